//! The change feed: a log of changes, appended in the transaction of the change and followed by every process.
//!
//! With it, two servers on one database, or a command beside a running server, see each other's changes within a second. A
//! `Change` names a topic and, where possible, the country and the entity; the same type describes what a cached value was read
//! from.

mod feed;
mod store;

use std::collections::{BTreeMap, BTreeSet};

pub use feed::Feed;
#[cfg(any(test, feature = "testing"))]
pub use store::times_recorded;
pub use store::{FeedUpdate, Position, latest, prune};

use crate::{
    db::{Db, DbResult, Tx},
    id::TenantId,
};

/// The same change in more countries than this is recorded for all countries.
const MOST_TENANTS: usize = 8;
/// A change of more entities than this, of one topic and country, is recorded for all entities.
pub const MOST_ENTITIES: usize = 256;

/// A kind of data that changes. The last sentence says what its `entity` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Countries with their names, hosts, languages, currencies. No entity.
    Tenancy,
    /// Fluent messages and a country's overrides of them. A language.
    Translations,
    /// Names, order and pictures of categories, brands, collections and attribute values. No entity.
    Taxonomy,
    /// What a product's card or page shows, including availability. A product.
    Product,
    /// What the search finds a product by: its texts, options, codes and categories. A product.
    SearchDocument,
    /// Quantities of a product's variants. A product.
    Stock,
    /// Prices, for listings that are sorted or filtered by them; a change of the products themselves is recorded as well. No
    /// entity.
    Price,
    /// Whether a country shows a product, and in which listings: for counts. No entity.
    Assortment,
    /// The listing of all products: which it contains, their order by age and name, and their filters. No entity.
    ShopListing,
    /// The same for a category including its subcategories. A category.
    CategoryListing,
    /// The same for a brand. A brand.
    BrandListing,
    /// The same for a collection. A collection.
    CollectionListing,
    /// Home pages, headers and editorial texts that a country shows. No entity.
    Content,
    /// Promotions and their codes. No entity.
    Promotion,
    /// Flash deals, which affect shown prices. No entity.
    FlashDeal,
    /// Redirects of paths. No entity.
    Redirects,
    /// Synonyms, and pages that searches redirect to. A language.
    SearchDictionary,
    /// The affiliate programme. No entity.
    Affiliates,
}

/// Every topic.
pub const TOPICS: [Topic; 18] = [
    Topic::Tenancy,
    Topic::Translations,
    Topic::Taxonomy,
    Topic::Product,
    Topic::SearchDocument,
    Topic::Stock,
    Topic::Price,
    Topic::Assortment,
    Topic::ShopListing,
    Topic::CategoryListing,
    Topic::BrandListing,
    Topic::CollectionListing,
    Topic::Content,
    Topic::Promotion,
    Topic::FlashDeal,
    Topic::Redirects,
    Topic::SearchDictionary,
    Topic::Affiliates,
];

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

impl Topic {
    /// The topic's name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tenancy => "tenancy",
            Self::Translations => "translations",
            Self::Taxonomy => "taxonomy",
            Self::Product => "product",
            Self::SearchDocument => "search-document",
            Self::Stock => "stock",
            Self::Price => "price",
            Self::Assortment => "assortment",
            Self::ShopListing => "shop-listing",
            Self::CategoryListing => "category-listing",
            Self::BrandListing => "brand-listing",
            Self::CollectionListing => "collection-listing",
            Self::Content => "content",
            Self::Promotion => "promotion",
            Self::FlashDeal => "flash-deal",
            Self::Redirects => "redirects",
            Self::SearchDictionary => "search-dictionary",
            Self::Affiliates => "affiliates",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        TOPICS.into_iter().find(|topic| topic.name() == name)
    }
}

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

/// Records changes in their own transaction. The same change in many countries, or of many entities, is recorded as one change of
/// all.
pub async fn record(tx: &mut Tx, changes: &[Change]) -> DbResult<()> {
    store::insert(tx, &coarsened(changes)).await
}

/// Records that anything in the catalogue may have changed, in all countries, including what the search finds products by.
pub async fn record_catalog(tx: &mut Tx) -> DbResult<()> {
    record_shown_catalog(tx).await?;
    record(tx, &[Change::all(Topic::SearchDocument)]).await
}

/// Records that anything that countries show of the catalogue may have changed. Products whose search terms change are recorded
/// by their ids.
pub async fn record_shown_catalog(tx: &mut Tx) -> DbResult<()> {
    record(tx, &CATALOG.map(Change::all)).await
}

/// The changes recorded since `position`, and the position after them. A feed that comes with a dump from another PostgreSQL
/// cluster is restarted: everything may have changed, once.
pub async fn read(db: &Db, position: &Position) -> DbResult<(FeedUpdate, Position)> {
    let (update, next) = store::read(db, position).await?;
    if update == FeedUpdate::Unknown && store::restart_if_foreign(db).await? {
        // Continues after the position where the feed restarts.
        return Ok((FeedUpdate::Unknown, store::latest(db).await?));
    }
    Ok((update, next))
}

fn coarsened(changes: &[Change]) -> Vec<Change> {
    let mut tenants: BTreeMap<(Topic, Option<i64>), BTreeSet<Option<TenantId>>> = BTreeMap::new();
    for change in changes {
        tenants.entry((change.topic, change.entity)).or_default().insert(change.tenant);
    }
    let mut entities: BTreeMap<(Topic, Option<TenantId>), BTreeSet<Option<i64>>> = BTreeMap::new();
    for ((topic, entity), tenants) in tenants {
        let is_all = tenants.contains(&None) || tenants.len() > MOST_TENANTS;
        let tenants = if is_all { BTreeSet::from([None]) } else { tenants };
        for tenant in tenants {
            entities.entry((topic, tenant)).or_default().insert(entity);
        }
    }
    let mut coarse = Vec::new();
    for ((topic, tenant), entities) in entities {
        let is_all = entities.contains(&None) || entities.len() > MOST_ENTITIES;
        let entities = if is_all { BTreeSet::from([None]) } else { entities };
        coarse.extend(entities.into_iter().map(|entity| Change { topic, tenant, entity }));
    }
    coarse
}

#[cfg(test)]
mod tests;
