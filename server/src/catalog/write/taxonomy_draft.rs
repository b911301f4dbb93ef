//! Drafts of the taxonomy: attributes, brands, categories, collections.

use std::collections::BTreeMap;

use crate::{catalog::collection_rule::CollectionRule, media::AssetId, tenancy::LanguageId};

/// The taxonomy of a catalogue. Stored records that are not named here are kept.
#[derive(Clone, Debug, Default)]
pub struct TaxonomyDraft {
    /// The attributes of variants.
    pub attributes: Vec<AttributeDraft>,
    /// The brands.
    pub brands: Vec<BrandDraft>,
    /// The category tree, parents before children.
    pub categories: Vec<CategoryDraft>,
    /// Collections: hand-picked products or products selected by rules.
    pub collections: Vec<CollectionDraft>,
}

/// An attribute and its values in order.
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
    /// Its slug.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its position among brands.
    pub position: i64,
    /// Whether it is hidden everywhere.
    pub is_hidden: bool,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its description in each language.
    pub descriptions: BTreeMap<LanguageId, String>,
}

/// A category.
#[derive(Clone, Debug, Default)]
pub struct CategoryDraft {
    /// Its stable key: the path of keys from the root, `women/underwear`.
    pub key: String,
    /// The key of its parent.
    pub parent: Option<String>,
    /// Its position among its siblings.
    pub position: i64,
    /// Whether it is hidden everywhere.
    pub is_hidden: bool,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its texts.
    pub texts: BTreeMap<LanguageId, TaxonomyText>,
}

/// A collection.
#[derive(Clone, Debug, Default)]
pub struct CollectionDraft {
    /// Its stable key.
    pub key: String,
    /// Whether it is hidden everywhere.
    pub is_hidden: bool,
    /// Its content; `None` keeps the stored one.
    pub content: Option<CollectionContent>,
    /// The name of its sort order.
    pub sort: Option<String>,
    /// Its position among collections.
    pub position: i64,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its picture on phones; `None` keeps the one it has.
    pub narrow_asset_id: Option<AssetId>,
    /// Its texts; a collection has no title.
    pub texts: BTreeMap<LanguageId, TaxonomyText>,
}

/// The content of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CollectionContent {
    /// Products whose own source names the collection.
    BySource,
    /// The products with these keys.
    Products(Vec<String>),
    /// The products selected by the rule.
    Rule(CollectionRule),
}

/// A category's or collection's texts in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TaxonomyText {
    /// Its slug, unique among its siblings.
    pub slug: String,
    /// Its name in menus.
    pub name: String,
    /// The heading of its page.
    pub title: String,
    /// A sentence or two.
    pub description: String,
}
