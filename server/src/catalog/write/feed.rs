//! Change feed records of a batch: its products, and the listings that it changes.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{change::ProductChange, store::offers as store};
use crate::{
    catalog::scope::ListingScope,
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    id::{CategoryId, ProductId},
    tenancy::{Directory, TenantId},
};

/// Larger batches are recorded for whole countries.
const MOST_PRODUCTS: usize = 32;
/// If the search data of more products changes, the record covers all products: the search index is then rebuilt in any case.
const MOST_DOCUMENTS: usize = 5_000;
/// If the related products of more products change, their whole countries are recorded: the index is then reloaded in any case.
const MOST_RELATED: usize = 5_000;
/// All topics that affect listings.
const LISTINGS: [Topic; 6] = [
    Topic::Price,
    Topic::Assortment,
    Topic::ShopListing,
    Topic::CategoryListing,
    Topic::BrandListing,
    Topic::CollectionListing,
];

/// The countries that offer each product, including those that hide it: no other country's pages show any of its data.
pub(super) type OfferingTenants = HashMap<ProductId, BTreeSet<TenantId>>;

/// The offers and listings of a batch's products before it was written.
#[derive(Debug, Default)]
pub(super) struct StateBefore {
    offered: OfferingTenants,
    listed: HashSet<ListingEntry>,
}

/// A product in a listing of a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ListingEntry {
    tenant: TenantId,
    product: ProductId,
    scope: ListingScope,
}

impl ListingEntry {
    fn listing(&self) -> Change {
        self.scope.listed_in(self.tenant)
    }
}

/// The listings that products are in now. `parents` maps a category to its parent.
pub(super) async fn listed(
    tx: &mut Tx,
    products: &[ProductId],
    parents: &HashMap<CategoryId, CategoryId>,
) -> DbResult<HashSet<ListingEntry>> {
    let mut scopes: HashMap<ProductId, HashSet<ListingScope>> = HashMap::new();
    for (product, brand) in store::brands(tx, products).await? {
        let own = scopes.entry(product).or_default();
        own.insert(ListingScope::Shop);
        own.extend(brand.map(ListingScope::Brand));
    }
    for (product, category) in store::categories(tx, products).await? {
        let Some(own) = scopes.get_mut(&product) else { continue };
        let mut at = category;
        while at != CategoryId::ROOT && own.insert(ListingScope::Category(at)) {
            at = parents.get(&at).copied().unwrap_or(CategoryId::ROOT);
        }
    }
    for (product, collection) in store::collections(tx, products).await? {
        if let Some(own) = scopes.get_mut(&product) {
            own.insert(ListingScope::Collection(collection));
        }
    }
    let shown = store::visibility(tx, products).await?.into_iter().filter(|(.., is_visible)| *is_visible);
    Ok(shown
        .flat_map(|(tenant, product, _)| {
            let scopes = scopes.get(&product).into_iter().flatten();
            scopes.map(move |scope| ListingEntry { tenant, product, scope: *scope })
        })
        .collect())
}

/// The countries that offer products now.
pub(super) async fn offered(tx: &mut Tx, products: &[ProductId]) -> DbResult<OfferingTenants> {
    let mut offered = OfferingTenants::new();
    for (tenant, product, _) in store::visibility(tx, products).await? {
        offered.entry(product).or_default().insert(tenant);
    }
    Ok(offered)
}

/// The current offers and listings of the batch's products; for large batches without the listings.
pub(super) async fn of_batch(
    tx: &mut Tx,
    saved: &[ProductChange<'_>],
    parents: &HashMap<CategoryId, CategoryId>,
) -> DbResult<StateBefore> {
    let products: Vec<ProductId> =
        saved.iter().map(|change| change.product_id).filter(|id| *id != ProductId::default()).collect();
    if products.is_empty() {
        return Ok(StateBefore::default());
    }
    let offered = offered(tx, &products).await?;
    let listed = if is_large(&products) { no_listings() } else { listed(tx, &products, parents).await? };
    Ok(StateBefore { offered, listed })
}

/// Records the batch after it was written; `before` is the state of its products before that. Changes to texts and facts are
/// recorded for all countries that offer a product; changes to prices, visibility and badges for the single country.
pub(super) async fn record(
    tx: &mut Tx,
    directory: &Directory,
    parents: &HashMap<CategoryId, CategoryId>,
    saved: &[ProductChange<'_>],
    before: &StateBefore,
    has_new_names: bool,
) -> DbResult<()> {
    let products: Vec<ProductId> = saved.iter().map(|change| change.product_id).collect();
    let after = of_batch(tx, saved, parents).await?;
    let countries = |change: &ProductChange<'_>| {
        let mut own: BTreeSet<TenantId> = change.difference.tenants.iter().copied().collect();
        if is_everywhere(change) {
            let offered = [&before.offered, &after.offered].into_iter().filter_map(|all| all.get(&change.product_id));
            own.extend(offered.flatten());
        }
        own
    };
    let mut changes = Vec::new();
    let mut touched = BTreeSet::new();
    for change in saved {
        let own = countries(change);
        touched.extend(own.iter().copied());
        let is_in_all = !own.is_empty() && directory.active().all(|tenant| own.contains(&tenant.id));
        let own: Vec<Option<TenantId>> = if is_in_all { vec![None] } else { own.into_iter().map(Some).collect() };
        changes.extend(own.into_iter().flat_map(|tenant| of_product(change, tenant)));
    }
    if is_large(&products) {
        let listings = |tenant| LISTINGS.map(|topic| Change::in_tenant(topic, tenant));
        changes.extend(touched.into_iter().flat_map(listings));
    } else {
        let reordered: HashSet<ProductId> =
            saved.iter().filter(|change| is_everywhere(change)).map(|change| change.product_id).collect();
        changes.extend(moved(&before.listed, &after.listed));
        let stayed = before.listed.intersection(&after.listed).filter(|row| reordered.contains(&row.product));
        changes.extend(stayed.map(ListingEntry::listing));
    }
    changes.extend(has_new_names.then_some(Change::all(Topic::Taxonomy)));
    changes::record(tx, &changes).await?;
    let documents = saved.iter().filter(|change| is_everywhere(change)).map(|change| change.product_id);
    record_documents(tx, &documents.collect::<Vec<_>>()).await
}

/// Records products whose related products changed, in the countries that offer them.
pub(super) async fn record_related(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    let mut countries = BTreeSet::new();
    for part in products.chunks(changes::MOST_ENTITIES) {
        let offered = offered(tx, part).await?;
        if products.len() > MOST_RELATED {
            countries.extend(offered.into_values().flatten());
            continue;
        }
        let of_one = |(product, tenants): (ProductId, BTreeSet<TenantId>)| {
            tenants.into_iter().map(move |tenant| Change::one(Topic::Product, tenant, product))
        };
        changes::record(tx, &offered.into_iter().flat_map(of_one).collect::<Vec<_>>()).await?;
    }
    let all: Vec<Change> = countries.into_iter().map(|tenant| Change::in_tenant(Topic::Product, tenant)).collect();
    changes::record(tx, &all).await
}

/// Records products whose search data changed: texts, options, codes, categories or collections. Records are written in small
/// groups, so that each product is named: readers of a record that names no product reload all of them.
pub(super) async fn record_documents(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    if products.len() > MOST_DOCUMENTS {
        return changes::record(tx, &[Change::all(Topic::SearchDocument)]).await;
    }
    for part in products.chunks(changes::MOST_ENTITIES) {
        let changes = part.iter().map(|product| Change::everywhere(Topic::SearchDocument, *product));
        changes::record(tx, &changes.collect::<Vec<_>>()).await?;
    }
    Ok(())
}

/// Records products whose offers were rewritten because of a change in `places`: their prices and filter values there may have
/// changed. Nothing is recorded for other countries, where the offers are unchanged.
pub(super) async fn record_offers(
    tx: &mut Tx,
    places: &[(TenantId, ProductId)],
    before: &HashSet<ListingEntry>,
    after: &HashSet<ListingEntry>,
) -> DbResult<()> {
    let own: HashSet<(TenantId, ProductId)> = places.iter().copied().collect();
    let is_own = |row: &&ListingEntry| own.contains(&(row.tenant, row.product));
    let mut changes = moved(before, after);
    changes.extend(before.intersection(after).filter(is_own).map(ListingEntry::listing));
    changes.extend(after.iter().filter(is_own).map(|row| Change::in_tenant(Topic::Price, row.tenant)));
    changes.extend(own.iter().map(|(tenant, product)| Change::one(Topic::Product, *tenant, *product)));
    changes::record(tx, &changes).await
}

/// Records products whose texts changed: their pages and cards, and the order by name of the listings that contain them. `listed`
/// are these listings; it is empty for large batches, which record all listings.
pub(super) async fn record_texts(tx: &mut Tx, products: &[ProductId], listed: &HashSet<ListingEntry>) -> DbResult<()> {
    let mut changes: Vec<Change> =
        products.iter().map(|product| Change::everywhere(Topic::Product, *product)).collect();
    if products.len() > MOST_PRODUCTS {
        changes.extend(LISTINGS.map(Change::all));
    } else {
        changes.extend(listed.iter().map(ListingEntry::listing));
    }
    changes::record(tx, &changes).await?;
    record_documents(tx, products).await
}

/// The listings of a large batch, which are not looked up.
pub(super) fn no_listings() -> HashSet<ListingEntry> {
    HashSet::new()
}

/// Whether a batch is so large that all listings are recorded instead of those that contain its products.
pub(super) fn is_large(products: &[ProductId]) -> bool {
    products.len() > MOST_PRODUCTS
}

/// Records products of which a variant sold out or became available again: their cards, and the filter values of their listings.
pub(super) async fn record_availability(
    tx: &mut Tx,
    products: &[ProductId],
    listed: &HashSet<ListingEntry>,
) -> DbResult<()> {
    let mut changes: Vec<Change> = listed.iter().map(ListingEntry::listing).collect();
    for topic in [Topic::Product, Topic::Stock] {
        changes.extend(products.iter().map(|product| Change::everywhere(topic, *product)));
    }
    changes::record(tx, &changes).await
}

/// The listings that lost or gained a product, with their countries.
fn moved(before: &HashSet<ListingEntry>, after: &HashSet<ListingEntry>) -> Vec<Change> {
    let rows = before.symmetric_difference(after);
    rows.flat_map(|row| [row.listing(), Change::in_tenant(Topic::Assortment, row.tenant)]).collect()
}

/// The topics that a written product affects in a country; `None` means all countries.
fn of_product(saved: &ProductChange<'_>, tenant: Option<TenantId>) -> impl Iterator<Item = Change> {
    let entity = Some(saved.product_id.into());
    let stock = saved.difference.core.then_some(Change { topic: Topic::Stock, tenant, entity });
    [Change { topic: Topic::Product, tenant, entity }, Change { topic: Topic::Price, tenant, entity: None }]
        .into_iter()
        .chain(stock)
}

fn is_everywhere(saved: &ProductChange<'_>) -> bool {
    saved.difference.core || !saved.difference.languages.is_empty()
}
