//! The names known to the catalogue, loaded once and updated while drafts create new ones.

use std::collections::{HashMap, HashSet};

use super::super::{
    names::fold,
    store::lookup::{self as store, CategoryRow, ValueNameRow},
    values,
};
use crate::{
    db::{DbResult, Tx},
    id::{AttributeId, BadgeTypeId, BrandId, CategoryId, CollectionId, ValueId},
    media::RecordedUrl,
    tenancy::{Directory, LanguageId},
};

/// The names known to the catalogue, kept for all batches of one run.
#[derive(Debug, Default)]
pub(in super::super) struct Lookup {
    /// Folded name or slug → id of the brand.
    pub(super) brands: HashMap<String, BrandId>,
    pub(super) brand_names: HashMap<BrandId, String>,
    /// Parent and folded key, slug or name → id of the category.
    pub(super) categories: HashMap<(CategoryId, String), CategoryId>,
    pub(super) category_keys: HashMap<CategoryId, String>,
    pub(super) category_ids: HashMap<String, CategoryId>,
    pub(super) category_parents: HashMap<CategoryId, CategoryId>,
    pub(super) category_texts: HashSet<(CategoryId, LanguageId)>,
    pub(super) collections: HashMap<String, CollectionId>,
    pub(super) collection_texts: HashSet<(CollectionId, LanguageId)>,
    pub(super) attributes: HashMap<String, AttributeId>,
    /// Attribute and folded key, or name in any language → id of the value.
    pub(super) values: HashMap<(AttributeId, String), ValueId>,
    pub(super) values_in: HashMap<(AttributeId, LanguageId, String), ValueId>,
    pub(super) value_names: HashMap<(ValueId, LanguageId), String>,
    pub(super) badges: HashMap<String, BadgeTypeId>,
    /// Pictures that are only recorded, by address; loaded for each batch.
    pub(in super::super) addresses: HashMap<String, RecordedUrl>,
    /// The last suffix assigned to a slug in a language.
    pub(in super::super) suffixes: HashMap<(LanguageId, String), u32>,
}

impl Lookup {
    /// Loads all names.
    pub(in super::super) async fn load(tx: &mut Tx, directory: &Directory) -> DbResult<Self> {
        let badges = directory.badge_types.iter().map(|badge| (badge.key.clone(), badge.id)).collect();
        let mut lookup = Self { badges, ..Self::default() };
        for brand in store::brands(tx).await? {
            lookup.add_brand(brand.id, &brand.slug, brand.name);
        }
        for CategoryRow { id, key, parent_id } in store::categories(tx).await? {
            let own = key.rsplit('/').next().unwrap_or(&key);
            lookup.categories.insert((parent_id, fold(own)), id);
            lookup.category_ids.insert(key.clone(), id);
            lookup.category_keys.insert(id, key);
            lookup.category_parents.insert(id, parent_id);
        }
        for row in store::category_names(tx).await? {
            lookup.add_category_text(row.category_id, row.language_id, row.parent_id, &row.slug, &row.name);
        }
        for (id, key) in store::collections(tx).await? {
            lookup.collections.insert(fold(&key), id);
        }
        for row in store::collection_names(tx).await? {
            lookup.add_collection_text(row.collection_id, row.language_id, &row.slug, &row.name);
        }
        lookup.load_attributes(tx).await?;
        Ok(lookup)
    }

    async fn load_attributes(&mut self, tx: &mut Tx) -> DbResult<()> {
        self.attributes = store::attributes(tx).await?.into_iter().collect();
        let values = store::values(tx).await?;
        let attribute_of: HashMap<ValueId, AttributeId> =
            values.iter().map(|value| (value.id, value.attribute_id)).collect();
        for value in values {
            let found_by = self.value_key(value.attribute_id, &value.key);
            self.values.insert((value.attribute_id, found_by), value.id);
        }
        for ValueNameRow { attribute_value_id, language_id, name } in store::value_names(tx).await? {
            if let Some(attribute) = attribute_of.get(&attribute_value_id) {
                self.add_value_text(*attribute, attribute_value_id, language_id, name);
            }
        }
        Ok(())
    }

    pub(super) fn add_brand(&mut self, id: BrandId, slug: &str, name: String) {
        self.brands.insert(slug.to_owned(), id);
        self.brands.entry(fold(&name)).or_insert(id);
        self.brand_names.insert(id, name);
    }

    pub(super) fn add_category_text(
        &mut self,
        id: CategoryId,
        language: LanguageId,
        parent: CategoryId,
        slug: &str,
        name: &str,
    ) {
        self.categories.entry((parent, slug.to_owned())).or_insert(id);
        self.categories.entry((parent, fold(name))).or_insert(id);
        self.category_texts.insert((id, language));
    }

    pub(super) fn add_collection_text(&mut self, id: CollectionId, language: LanguageId, slug: &str, name: &str) {
        self.collections.entry(slug.to_owned()).or_insert(id);
        self.collections.entry(fold(name)).or_insert(id);
        self.collection_texts.insert((id, language));
    }

    pub(super) fn add_value_text(&mut self, attribute: AttributeId, id: ValueId, language: LanguageId, name: String) {
        let folded = self.value_key(attribute, &name);
        self.values_in.entry((attribute, language, folded.clone())).or_insert(id);
        self.values.entry((attribute, folded)).or_insert(id);
        self.value_names.insert((id, language), name);
    }

    pub(super) fn value_key(&self, attribute: AttributeId, name: &str) -> String {
        values::lookup_key(self.attributes.get("size") == Some(&attribute), name)
    }

    /// The number of known names; it grows with each one that is created.
    pub(in super::super) fn size(&self) -> usize {
        let places = self.brands.len() + self.categories.len() + self.category_texts.len();
        let collections = self.collections.len() + self.collection_texts.len();
        places + collections + self.attributes.len() + self.values.len() + self.value_names.len()
    }

    /// Child → parent of every category.
    pub(in super::super) fn category_parents(&self) -> &HashMap<CategoryId, CategoryId> {
        &self.category_parents
    }

    /// The id of a badge type.
    pub(in super::super) fn badge(&self, key: &str) -> Option<BadgeTypeId> {
        self.badges.get(key).copied()
    }
}
