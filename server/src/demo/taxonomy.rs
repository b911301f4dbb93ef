//! The demo's attributes, brands, categories and collections as a draft.

use std::collections::BTreeMap;

use super::{
    files::Demo,
    pictures::PictureIndex,
    texts::{DemoLanguage, PlaceText, Texts},
};
use crate::{
    catalog::{AttributeDraft, BrandDraft, CategoryDraft, CollectionDraft, TaxonomyDraft, TaxonomyText, ValueDraft},
    tenancy::LanguageId,
};

pub(super) fn draft(demo: &Demo, languages: &[DemoLanguage], shown: &PictureIndex) -> TaxonomyDraft {
    let catalog = &demo.catalog;
    let attributes = catalog.attributes.iter().map(|attribute| AttributeDraft {
        key: attribute.key.clone(),
        values: attribute
            .values
            .iter()
            .map(|value| ValueDraft {
                key: value.key.clone(),
                swatch: value.swatch.clone(),
                names: each(languages, |texts| Some(texts.colours.get(&value.key).unwrap_or(&value.key).clone())),
            })
            .collect(),
    });
    let brands = catalog.brands.iter().zip(1..).map(|(brand, position)| BrandDraft {
        position,
        is_hidden: false,
        slug: brand.slug.clone(),
        name: brand.name.clone(),
        asset_id: None,
        descriptions: each(languages, |texts| Some(texts.brands.get(&brand.key)?.description.clone())),
    });
    let categories = catalog.categories.iter().map(|category| CategoryDraft {
        key: category.key.clone(),
        is_hidden: false,
        parent: category.parent.clone(),
        position: category.position,
        asset_id: shown.tile(&category.key),
        texts: each(languages, |texts| texts.categories.get(&category.key).map(taxonomy_text)),
    });
    let collections = catalog.collections.iter().map(|collection| CollectionDraft {
        key: collection.key.clone(),
        is_hidden: false,
        content: None,
        sort: None,
        position: collection.position,
        asset_id: shown.banner(&collection.key, "wide"),
        narrow_asset_id: shown.banner(&collection.key, "narrow"),
        texts: each(languages, |texts| texts.collections.get(&collection.key).map(taxonomy_text)),
    });
    TaxonomyDraft {
        attributes: attributes.collect(),
        brands: brands.collect(),
        categories: categories.collect(),
        collections: collections.collect(),
    }
}

fn taxonomy_text(text: &PlaceText) -> TaxonomyText {
    TaxonomyText {
        slug: text.slug.clone(),
        name: text.name.clone(),
        title: text.title.clone(),
        description: text.description.clone(),
    }
}

/// The text in each language that has one.
pub(super) fn each<T>(languages: &[DemoLanguage], text: impl Fn(&Texts) -> Option<T>) -> BTreeMap<LanguageId, T> {
    languages.iter().filter_map(|demo| Some((demo.language.id, text(&demo.texts)?))).collect()
}
