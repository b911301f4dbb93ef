//! Attributes, brands, categories and collections with their words, saved as one description of them all.

use std::collections::{BTreeMap, HashMap};

use super::store::taxonomy::{self as store, CategoryTextRow, CollectionTextRow};
use crate::{
    app::App,
    changes::{self, Scope},
    db::{Db, DbResult, Tx},
    error::{Error, Result},
    media::AssetId,
    tenancy::LanguageId,
};

/// What a catalogue is sorted by. What is stored and not named here stays.
#[derive(Clone, Debug, Default)]
pub struct TaxonomyDraft {
    /// What variants differ in.
    pub attributes: Vec<AttributeDraft>,
    /// Who makes the products.
    pub brands: Vec<BrandDraft>,
    /// The tree, parents before children.
    pub categories: Vec<CategoryDraft>,
    /// Hand-picked shelves.
    pub collections: Vec<CollectionDraft>,
}

/// An attribute and its values in their order.
#[derive(Clone, Debug, Default)]
pub struct AttributeDraft {
    /// `colour`, `size`.
    pub key: String,
    /// Its values.
    pub values: Vec<ValueDraft>,
}

/// A value of an attribute.
#[derive(Clone, Debug, Default)]
pub struct ValueDraft {
    /// Its stable name, also in addresses.
    pub key: String,
    /// `#rrggbb` of a colour.
    pub swatch: Option<String>,
    /// Its name in each language.
    pub names: BTreeMap<LanguageId, String>,
}

/// A brand. Its name is the same in all languages.
#[derive(Clone, Debug, Default)]
pub struct BrandDraft {
    /// Its address.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// What it stands for, in each language.
    pub descriptions: BTreeMap<LanguageId, String>,
}

/// A category.
#[derive(Clone, Debug, Default)]
pub struct CategoryDraft {
    /// Its stable name: the path of keys from the root, `women/underwear`.
    pub key: String,
    /// The key of the category above it.
    pub parent: Option<String>,
    /// Its place among its siblings.
    pub position: i64,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its words.
    pub texts: BTreeMap<LanguageId, ShelfText>,
}

/// A collection.
#[derive(Clone, Debug, Default)]
pub struct CollectionDraft {
    /// Its stable name.
    pub key: String,
    /// Its place among collections.
    pub position: i64,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its picture on phones; `None` keeps the one it has.
    pub narrow_asset_id: Option<AssetId>,
    /// Its words; it has no title of its own.
    pub texts: BTreeMap<LanguageId, ShelfText>,
}

/// A category's or collection's words in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfText {
    /// Its address, unique among its siblings.
    pub slug: String,
    /// Its name in menus.
    pub name: String,
    /// The heading of its page.
    pub title: String,
    /// A sentence or two.
    pub description: String,
}

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
        changes::mark(&mut tx, Scope::Catalog).await?;
    }
    tx.commit().await?;
    Ok(changed)
}

/// Ids of categories and collections by their keys.
#[derive(Clone, Debug, Default)]
pub struct ShelfIds {
    /// Categories.
    pub categories: HashMap<String, i64>,
    /// Collections.
    pub collections: HashMap<String, i64>,
}

/// Finds shelves by their keys, for blocks that lead to them.
pub async fn shelf_ids(db: &Db) -> Result<ShelfIds> {
    Ok(ShelfIds {
        categories: store::category_ids(db).await?.into_iter().collect(),
        collections: store::collection_ids(db).await?.into_iter().collect(),
    })
}

async fn save_attribute(tx: &mut Tx, position: i64, attribute: &AttributeDraft) -> DbResult<u64> {
    let mut changed = store::save_attribute(tx, &attribute.key, position).await?;
    let id = store::attribute_id(tx, &attribute.key).await?;
    for (position, value) in (1..).zip(&attribute.values) {
        changed += store::save_value(tx, id, &value.key, value.swatch.as_deref(), position).await?;
    }
    let ids: HashMap<String, i64> = store::value_ids(tx, id).await?.into_iter().collect();
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
    let former: HashMap<(i64, LanguageId), (i64, String)> = store::category_slugs(tx)
        .await?
        .into_iter()
        .map(|(id, language, parent, slug)| ((id, language), (parent, slug)))
        .collect();
    for category in categories {
        let parent_id = match &category.parent {
            Some(parent) => store::category_id(tx, parent).await?.ok_or_else(|| {
                Error::internal(format!("category `{}` stands below `{parent}`, which is not there", category.key))
            })?,
            None => 0,
        };
        changed += store::save_category(tx, &category.key, parent_id, category.position, category.asset_id).await?;
        let id = store::category_id(tx, &category.key).await?.ok_or(Error::NotFound)?;
        for (language, text) in &category.texts {
            let row = CategoryTextRow { category_id: id, language_id: *language, parent_id, text };
            changed += store::save_category_text(tx, row).await?;
            let old = former.get(&(id, *language));
            if let Some((parent, slug)) = old.filter(|(parent, slug)| (*parent, slug) != (parent_id, &text.slug)) {
                store::redirect_slug(tx, "category", *language, *parent, slug, id, app.clock.now()).await?;
            }
        }
    }
    Ok(changed)
}

async fn save_collections(tx: &mut Tx, app: &App, collections: &[CollectionDraft]) -> Result<u64> {
    let mut changed = 0;
    let former: HashMap<(i64, LanguageId), String> =
        store::collection_slugs(tx).await?.into_iter().map(|(id, language, slug)| ((id, language), slug)).collect();
    for collection in collections {
        changed += store::save_collection(tx, collection).await?;
        let id = store::collection_id(tx, &collection.key).await?;
        for (language, text) in &collection.texts {
            let row = CollectionTextRow { collection_id: id, language_id: *language, text };
            changed += store::save_collection_text(tx, row).await?;
            if let Some(slug) = former.get(&(id, *language)).filter(|slug| **slug != text.slug) {
                store::redirect_slug(tx, "collection", *language, 0, slug, id, app.clock.now()).await?;
            }
        }
    }
    Ok(changed)
}
