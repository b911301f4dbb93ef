//! Attributes, brands, categories and collections with their texts, saved as one description of them all.

use std::collections::HashMap;

use super::{
    store::taxonomy::{self as store, CategorySlugRow, CategoryTextRow, CollectionTextRow},
    taxonomy_draft::{AttributeDraft, BrandDraft, CategoryDraft, CollectionDraft, TaxonomyDraft},
};
use crate::{
    app::App,
    changes,
    db::{DbResult, Tx},
    error::{Error, Result},
    id::{CategoryId, CollectionId, ValueId},
    tenancy::LanguageId,
};

/// Saves all of it in one transaction; answers with the number of rows that changed. A changed slug leaves a redirect.
pub async fn save_taxonomy(app: &App, draft: &TaxonomyDraft) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let mut changed = 0;
    for (position, attribute) in (1..).zip(&draft.attributes) {
        changed += save_attribute(&mut tx, position, attribute).await?;
    }
    changed += save_brands(&mut tx, &draft.brands).await?;
    changed += save_categories(&mut tx, app, &draft.categories).await?;
    changed += save_collections(&mut tx, app, &draft.collections).await?;
    if changed > 0 {
        changes::record_catalog(&mut tx).await?;
    }
    tx.commit().await?;
    Ok(changed)
}

async fn save_attribute(tx: &mut Tx, position: i64, attribute: &AttributeDraft) -> DbResult<u64> {
    let mut changed = store::save_attribute(tx, &attribute.key, position).await?;
    let id = store::attribute_id(tx, &attribute.key).await?;
    for (position, value) in (1..).zip(&attribute.values) {
        changed += store::save_value(tx, id, &value.key, value.swatch.as_deref(), position).await?;
    }
    let ids: HashMap<String, ValueId> = store::value_ids(tx, id).await?.into_iter().collect();
    for value in &attribute.values {
        let Some(id) = ids.get(&value.key) else { continue };
        for (language, name) in &value.names {
            changed += store::save_value_text(tx, *id, *language, name).await?;
        }
    }
    Ok(changed)
}

async fn save_brands(tx: &mut Tx, brands: &[BrandDraft]) -> DbResult<u64> {
    let mut changed = 0;
    for (position, brand) in (1..).zip(brands) {
        changed += store::save_brand(tx, &brand.slug, &brand.name, position, brand.asset_id).await?;
        let id = store::brand_id(tx, &brand.slug).await?;
        for (language, description) in &brand.descriptions {
            changed += store::save_brand_text(tx, id, *language, description).await?;
        }
    }
    Ok(changed)
}

async fn save_categories(tx: &mut Tx, app: &App, categories: &[CategoryDraft]) -> Result<u64> {
    let mut changed = 0;
    let former: HashMap<(CategoryId, LanguageId), CategorySlugRow> =
        store::category_slugs(tx).await?.into_iter().map(|row| ((row.category_id, row.language_id), row)).collect();
    for category in categories {
        let parent_id = match &category.parent {
            Some(parent) => store::category_id(tx, parent).await?.ok_or_else(|| {
                Error::internal(format!("category `{}` stands below `{parent}`, which is not there", category.key))
            })?,
            None => CategoryId::ROOT,
        };
        changed += store::save_category(tx, &category.key, parent_id, category.position, category.asset_id).await?;
        let id = store::category_id(tx, &category.key).await?.ok_or(Error::NotFound)?;
        for (language, text) in &category.texts {
            let row = CategoryTextRow { category_id: id, language_id: *language, parent_id, text };
            changed += store::save_category_text(tx, row).await?;
            let old = former.get(&(id, *language));
            if let Some(old) = old.filter(|old| old.parent_id != parent_id || old.slug != text.slug) {
                store::redirect_slug(tx, "category", *language, old.parent_id, &old.slug, id, app.clock.now()).await?;
            }
        }
    }
    Ok(changed)
}

async fn save_collections(tx: &mut Tx, app: &App, collections: &[CollectionDraft]) -> Result<u64> {
    let mut changed = 0;
    let former: HashMap<(CollectionId, LanguageId), String> =
        store::collection_slugs(tx).await?.into_iter().map(|(id, language, slug)| ((id, language), slug)).collect();
    for collection in collections {
        changed += store::save_collection(tx, collection).await?;
        let id = store::collection_id(tx, &collection.key).await?;
        for (language, text) in &collection.texts {
            let row = CollectionTextRow { collection_id: id, language_id: *language, text };
            changed += store::save_collection_text(tx, row).await?;
            if let Some(slug) = former.get(&(id, *language)).filter(|slug| **slug != text.slug) {
                store::redirect_slug(tx, "collection", *language, CategoryId::ROOT, slug, id, app.clock.now()).await?;
            }
        }
    }
    Ok(changed)
}
