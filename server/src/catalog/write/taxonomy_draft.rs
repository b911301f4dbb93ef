//! What products are sorted by, as drafts: attributes, brands, categories, collections.

use std::collections::BTreeMap;

use crate::{catalog::collection_rule::CollectionRule, media::AssetId, tenancy::LanguageId};

/// What a catalogue is sorted by. What is stored and not named here stays.
#[derive(Clone, Debug, Default)]
pub struct TaxonomyDraft {
    /// What variants differ in.
    pub attributes: Vec<AttributeDraft>,
    /// Who makes the products.
    pub brands: Vec<BrandDraft>,
    /// The tree, parents before children.
    pub categories: Vec<CategoryDraft>,
    /// Collections: products picked by hand or chosen by rules.
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
    /// Its place among brands.
    pub position: i64,
    /// Whether it is shown nowhere.
    pub is_hidden: bool,
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
    /// Whether it is shown nowhere.
    pub is_hidden: bool,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its words.
    pub texts: BTreeMap<LanguageId, TaxonomyText>,
}

/// A collection.
#[derive(Clone, Debug, Default)]
pub struct CollectionDraft {
    /// Its stable name.
    pub key: String,
    /// Whether it is shown nowhere.
    pub is_hidden: bool,
    /// What it holds; `None` leaves that as it is.
    pub content: Option<CollectionContent>,
    /// The word of its order.
    pub sort: Option<String>,
    /// Its place among collections.
    pub position: i64,
    /// Its picture; `None` keeps the one it has.
    pub asset_id: Option<AssetId>,
    /// Its picture on phones; `None` keeps the one it has.
    pub narrow_asset_id: Option<AssetId>,
    /// Its words; it has no title of its own.
    pub texts: BTreeMap<LanguageId, TaxonomyText>,
}

/// What fills a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CollectionContent {
    /// Products whose own source names it.
    BySource,
    /// The products with these keys.
    Products(Vec<String>),
    /// The products that the rule chooses.
    Rule(CollectionRule),
}

/// A category's or collection's words in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TaxonomyText {
    /// Its address, unique among its siblings.
    pub slug: String,
    /// Its name in menus.
    pub name: String,
    /// The heading of its page.
    pub title: String,
    /// A sentence or two.
    pub description: String,
}
