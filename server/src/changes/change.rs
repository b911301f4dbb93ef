//! What a change names: its topic, and where possible the country and the entity.

use crate::{id::TenantId, text_enum::named_enum};

named_enum! {
    /// A kind of data that changes. The last sentence says what its `entity` is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Topic {
        /// Countries with their names, hosts, languages, currencies. No entity.
        Tenancy = "tenancy",
        /// Fluent messages and a country's overrides of them. A language.
        Translations = "translations",
        /// Names, order and pictures of categories, brands, collections and attribute values. No entity.
        Taxonomy = "taxonomy",
        /// What a product's card or page shows, including availability. A product.
        Product = "product",
        /// What the search finds a product by: its texts, options, codes and categories. A product.
        SearchDocument = "search-document",
        /// Quantities of a product's variants. A product.
        Stock = "stock",
        /// Prices, for listings that are sorted or filtered by them; a change of the products themselves is recorded as well. No
        /// entity.
        Price = "price",
        /// Whether a country shows a product, and in which listings: for counts. No entity.
        Assortment = "assortment",
        /// The listing of all products: which it contains, their order by age and name, and their filters. No entity.
        ShopListing = "shop-listing",
        /// The same for a category including its subcategories. A category.
        CategoryListing = "category-listing",
        /// The same for a brand. A brand.
        BrandListing = "brand-listing",
        /// The same for a collection. A collection.
        CollectionListing = "collection-listing",
        /// Home pages, headers and editorial texts that a country shows. No entity.
        Content = "content",
        /// Promotions and their codes. No entity.
        Promotion = "promotion",
        /// Flash deals, which affect shown prices. No entity.
        FlashDeal = "flash-deal",
        /// Redirects of paths. No entity.
        Redirects = "redirects",
        /// Synonyms, and pages that searches redirect to. A language.
        SearchDictionary = "search-dictionary",
        /// The affiliate programme. No entity.
        Affiliates = "affiliates",
    }
}

/// The topics of what countries show of the catalogue.
pub const CATALOG: [Topic; 9] = [
    Topic::Taxonomy,
    Topic::Product,
    Topic::Stock,
    Topic::Price,
    Topic::Assortment,
    Topic::ShopListing,
    Topic::CategoryListing,
    Topic::BrandListing,
    Topic::CollectionListing,
];

/// What changed, or what a cached value was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Change {
    /// The kind of data.
    pub topic: Topic,
    /// The country; `None` means all countries, as a dependency any.
    pub tenant: Option<TenantId>,
    /// The entity; `None` means all, as a dependency any.
    pub entity: Option<i64>,
}

impl Change {
    /// All of a topic, in all countries.
    pub const fn all(topic: Topic) -> Self {
        Self { topic, tenant: None, entity: None }
    }

    /// All of a topic in one country.
    pub const fn in_tenant(topic: Topic, tenant: TenantId) -> Self {
        Self { topic, tenant: Some(tenant), entity: None }
    }

    /// One entity in one country.
    pub fn one(topic: Topic, tenant: TenantId, entity: impl Into<i64>) -> Self {
        Self { topic, tenant: Some(tenant), entity: Some(entity.into()) }
    }

    /// One entity in all countries.
    pub fn everywhere(topic: Topic, entity: impl Into<i64>) -> Self {
        Self { topic, tenant: None, entity: Some(entity.into()) }
    }

    /// Whether this change makes a value with `dependency` stale.
    pub fn touches(&self, dependency: &Self) -> bool {
        self.topic == dependency.topic && meets(self.tenant, dependency.tenant) && meets(self.entity, dependency.entity)
    }
}

fn meets<T: Copy + PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    a.is_none() || b.is_none() || a == b
}
