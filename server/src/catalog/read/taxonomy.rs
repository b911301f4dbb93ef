//! Categories, brands, collections and attribute values in one language, cached because every card names some of them.

use std::{collections::HashMap, sync::Arc};

use super::{
    language_preference::LanguagePreference,
    store::taxonomy::{self as store, CategoryRow, Kind, TextRow},
};
use crate::{
    app::App,
    catalog::{
        collection_rule::{COLLECTION_SORTS, collection_order},
        scope::{ListingScope, Order},
    },
    changes::{Change, Topic},
    db::Db,
    error::Result,
    id::{AssetId, AttributeId, BrandId, CategoryId, CollectionId, ValueId},
    media::{self, Asset},
    tenancy::{LanguageId, Storefront},
};

/// A category in one language.
#[derive(Clone, Debug)]
pub struct CategoryEntry {
    /// Its id.
    pub id: CategoryId,
    /// Its parent's id; 0 for a root.
    pub parent_id: CategoryId,
    /// The path of its page.
    pub path: String,
    /// Its translation.
    pub text: TextRow,
    /// Its picture.
    pub asset: Option<Asset>,
}

/// A brand.
#[derive(Clone, Debug)]
pub struct BrandEntry {
    /// Its id.
    pub id: BrandId,
    /// Its slug.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub description: String,
    /// Its picture.
    pub asset: Option<Asset>,
}

impl BrandEntry {
    /// The path of its page, the same in every country and language.
    pub fn path(&self) -> String {
        format!("/brands/{}", self.slug)
    }
}

/// A collection in one language.
#[derive(Clone, Debug)]
pub struct CollectionEntry {
    /// Its id.
    pub id: CollectionId,
    /// Its translation.
    pub text: TextRow,
    /// Its picture.
    pub asset: Option<Asset>,
    /// Its picture on phones.
    pub narrow_asset: Option<Asset>,
    /// Whether its rule uses prices or dates; then membership cannot be stored in a product's search document.
    pub is_moving: bool,
    /// The name of its default sort order.
    pub sort: String,
}

impl CollectionEntry {
    /// The path of its page.
    pub fn path(&self) -> String {
        collection_path(&self.text.slug)
    }
}

/// The path of a collection's page.
pub fn collection_path(slug: &str) -> String {
    format!("/collection/{slug}")
}

/// A value of an attribute in one language.
#[derive(Clone, Debug)]
pub struct ValueEntry {
    /// Its id.
    pub id: ValueId,
    /// Its attribute's id.
    pub attribute_id: AttributeId,
    /// Its attribute's key.
    pub attribute: String,
    /// Its key.
    pub key: String,
    /// Its name.
    pub name: String,
    /// A CSS colour.
    pub swatch: Option<String>,
}

/// Categories, brands, collections and attribute values in one language.
#[derive(Debug, Default)]
pub struct Taxonomy {
    /// Categories that are shown, by parent and position.
    pub categories: Vec<CategoryEntry>,
    /// Brands in order.
    pub brands: Vec<BrandEntry>,
    /// Collections in order.
    pub collections: Vec<CollectionEntry>,
    /// Attribute values, by attribute and position.
    pub values: Vec<ValueEntry>,
    category_index: HashMap<CategoryId, usize>,
    brand_index: HashMap<BrandId, usize>,
    value_index: HashMap<ValueId, usize>,
}

impl Taxonomy {
    /// Of the storefront's language.
    pub async fn of(app: &App, storefront: &Storefront) -> Result<Arc<Self>> {
        let language = storefront.language.id;
        let key = format!("taxonomy {} {language}", storefront.tenant.id);
        let reads = [Change::all(Topic::Taxonomy), Change::in_tenant(Topic::Tenancy, storefront.tenant.id)];
        let preference = LanguagePreference::of(storefront);
        app.cache.get(key, &reads, read(&app.db, &preference, language)).await
    }

    /// A category that is shown.
    pub fn category(&self, id: CategoryId) -> Option<&CategoryEntry> {
        self.category_index.get(&id).map(|index| &self.categories[*index])
    }

    /// A category's ancestors and itself, root first.
    pub fn lineage(&self, id: CategoryId) -> Vec<&CategoryEntry> {
        let mut lineage: Vec<&CategoryEntry> =
            std::iter::successors(self.category(id), |entry| self.category(entry.parent_id)).collect();
        lineage.reverse();
        lineage
    }

    /// The category with a slug below a parent (0 for roots), ignoring case.
    pub fn child(&self, parent: CategoryId, slug: &str) -> Option<&CategoryEntry> {
        self.categories.iter().find(|entry| entry.parent_id == parent && entry.text.slug.eq_ignore_ascii_case(slug))
    }

    /// A brand.
    pub fn brand(&self, id: BrandId) -> Option<&BrandEntry> {
        self.brand_index.get(&id).map(|index| &self.brands[*index])
    }

    /// A brand by its slug, ignoring case.
    pub fn brand_by_slug(&self, slug: &str) -> Option<&BrandEntry> {
        self.brands.iter().find(|brand| brand.slug.eq_ignore_ascii_case(slug))
    }

    /// A collection.
    pub fn collection(&self, id: CollectionId) -> Option<&CollectionEntry> {
        self.collections.iter().find(|entry| entry.id == id)
    }

    /// The default order of a listing; only collections have their own.
    pub fn order_of(&self, scope: ListingScope) -> Option<Order> {
        match scope {
            ListingScope::Collection(id) => self.collection(id).and_then(|entry| collection_order(&entry.sort)),
            _ => None,
        }
    }

    /// An attribute value.
    pub fn value(&self, id: ValueId) -> Option<&ValueEntry> {
        self.value_index.get(&id).map(|index| &self.values[*index])
    }

    /// The position of a value within its attribute.
    pub fn value_rank(&self, id: ValueId) -> Option<usize> {
        self.value_index.get(&id).copied()
    }

    /// The ids of an attribute's values by keys (ignoring case) or, if no key matches, by ids.
    pub fn value_ids(&self, attribute: &str, asked: &[String]) -> Vec<ValueId> {
        let values: Vec<&ValueEntry> = self.values.iter().filter(|value| value.attribute == attribute).collect();
        let mut ids: Vec<ValueId> = asked
            .iter()
            .filter_map(|word| {
                let by_key = values.iter().find(|value| value.key.to_lowercase() == word.to_lowercase());
                let by_id = || values.iter().find(|value| word.parse() == Ok(value.id));
                by_key.or_else(by_id).map(|value| value.id)
            })
            .collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// The ids of brands by slugs or ids.
    pub fn brand_ids(&self, asked: &[String]) -> Vec<BrandId> {
        let by_id = |word: &str| word.parse().ok().and_then(|id| self.brand(id));
        let mut ids: Vec<BrandId> = asked
            .iter()
            .filter_map(|word| self.brand_by_slug(word).or_else(|| by_id(word)))
            .map(|brand| brand.id)
            .collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }
}

async fn read(db: &Db, preference: &LanguagePreference, language: LanguageId) -> Result<Taxonomy> {
    let categories = store::categories(db).await?;
    let brands = store::brands(db).await?;
    let collections = store::collections(db).await?;
    let values = store::values(db).await?;
    let asset_ids: Vec<AssetId> = (categories.iter().map(|row| row.asset_id))
        .chain(brands.iter().map(|row| row.asset_id))
        .chain(collections.iter().flat_map(|row| [row.asset_id, row.narrow_asset_id]))
        .flatten()
        .collect();
    let assets = media::assets(db, &asset_ids).await?;
    let texts = Texts { db, preference, language };
    let mut category_texts = texts.of(Kind::Category, categories.iter().map(|row| row.id)).await?;
    let mut brand_texts = texts.of(Kind::Brand, brands.iter().map(|row| row.id)).await?;
    let mut collection_texts = texts.of(Kind::Collection, collections.iter().map(|row| row.id)).await?;
    let mut value_texts = texts.of(Kind::Value, values.iter().map(|row| row.id)).await?;
    let asset = |id: Option<AssetId>| id.and_then(|id| assets.get(&id).cloned());
    let brands = brands.into_iter().map(|row| BrandEntry {
        id: row.id,
        slug: row.slug,
        name: row.name,
        description: brand_texts.remove(&row.id.into()).unwrap_or_default().description,
        asset: asset(row.asset_id),
    });
    let collections = collections.into_iter().filter_map(|row| {
        let text = collection_texts.remove(&row.id.into())?;
        Some(CollectionEntry {
            id: row.id,
            text,
            asset: asset(row.asset_id),
            narrow_asset: asset(row.narrow_asset_id),
            is_moving: row.rule.is_some_and(|rule| rule.0.is_moving()),
            sort: row.sort.unwrap_or_else(|| COLLECTION_SORTS[0].to_owned()),
        })
    });
    let values = values.into_iter().map(|row| ValueEntry {
        id: row.id,
        attribute_id: row.attribute_id,
        attribute: row.attribute,
        name: value_texts.remove(&row.id.into()).map_or_else(|| row.key.clone(), |text| text.name),
        key: row.key,
        swatch: row.swatch,
    });
    let entries = category_entries(&categories, &mut category_texts, &assets);
    Ok(Taxonomy::indexed(entries, brands.collect(), collections.collect(), values.collect()))
}

impl Taxonomy {
    fn indexed(
        categories: Vec<CategoryEntry>,
        brands: Vec<BrandEntry>,
        collections: Vec<CollectionEntry>,
        values: Vec<ValueEntry>,
    ) -> Self {
        let category_index = categories.iter().enumerate().map(|(index, entry)| (entry.id, index)).collect();
        let brand_index = brands.iter().enumerate().map(|(index, entry)| (entry.id, index)).collect();
        let value_index = values.iter().enumerate().map(|(index, entry)| (entry.id, index)).collect();
        Self { categories, brands, collections, values, category_index, brand_index, value_index }
    }
}

/// Categories from the roots down, so that subcategories of a hidden category are hidden too.
fn category_entries(
    rows: &[CategoryRow],
    texts: &mut HashMap<i64, TextRow>,
    assets: &HashMap<AssetId, Asset>,
) -> Vec<CategoryEntry> {
    let mut entries: Vec<CategoryEntry> = Vec::with_capacity(rows.len());
    let mut parents = vec![(CategoryId::ROOT, "/category".to_owned())];
    while let Some((parent_id, parent_path)) = parents.pop() {
        for row in rows.iter().filter(|row| row.parent_id == parent_id) {
            let Some(text) = texts.remove(&row.id.into()) else { continue };
            let path = format!("{parent_path}/{}", text.slug);
            parents.push((row.id, path.clone()));
            let asset = row.asset_id.and_then(|id| assets.get(&id).cloned());
            entries.push(CategoryEntry { id: row.id, parent_id, path, text, asset });
        }
    }
    let order: HashMap<CategoryId, usize> = rows.iter().enumerate().map(|(index, row)| (row.id, index)).collect();
    entries.sort_by_key(|entry| order[&entry.id]);
    entries
}

struct Texts<'a> {
    db: &'a Db,
    preference: &'a LanguagePreference,
    language: LanguageId,
}

impl Texts<'_> {
    /// Each record's translation: in the requested language, or the next preferred one.
    async fn of(&self, kind: Kind, ids: impl Iterator<Item = impl Into<i64>>) -> Result<HashMap<i64, TextRow>> {
        let own = store::texts_in(self.db, kind, self.language).await?;
        let mut texts: HashMap<i64, TextRow> = own.into_iter().map(|row| (row.id, row)).collect();
        let missing: Vec<i64> = ids.map(Into::into).filter(|id| !texts.contains_key(id)).collect();
        if !missing.is_empty() {
            let rows = store::texts_for(self.db, kind, &missing).await?;
            texts.extend(self.preference.best(rows, |row| (row.id, row.language_id)));
        }
        Ok(texts)
    }
}
