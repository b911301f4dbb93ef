//! What a batch records in the change feed: its products, and the listings that it changes.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{change::ProductChange, store::offers as store};
use crate::{
    catalog::scope::ListingScope,
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    id::{CategoryId, ProductId},
    tenancy::{Directory, TenantId},
};

/// Larger batches record whole countries.
const MOST_PRODUCTS: usize = 32;
/// With more products that words find otherwise than before, all are recorded: the search reads everything anew then in any case.
const MOST_DOCUMENTS: usize = 5_000;
/// With more products whose related ones are others, all of their countries are recorded: the index reads everything anew then in any case.
const MOST_RELATED: usize = 5_000;
/// All that can change of listings.
const LISTINGS: [Topic; 6] = [
    Topic::Price,
    Topic::Assortment,
    Topic::ShopListing,
    Topic::CategoryListing,
    Topic::BrandListing,
    Topic::CollectionListing,
];

/// The countries that offer each product, those that hide it included: no other country's pages show anything of it.
pub(super) type OfferingTenants = HashMap<ProductId, BTreeSet<TenantId>>;

/// Where the products of a batch were before it was written.
#[derive(Debug, Default)]
pub(super) struct StateBefore {
    offered: OfferingTenants,
    listed: HashSet<ListingEntry>,
}

/// A product that a country shows in a listing.
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

/// Where products are listed now. `parents` leads from a category to the one above it.
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

/// Where products are offered now.
pub(super) async fn offered(tx: &mut Tx, products: &[ProductId]) -> DbResult<OfferingTenants> {
    let mut offered = OfferingTenants::new();
    for (tenant, product, _) in store::visibility(tx, products).await? {
        offered.entry(product).or_default().insert(tenant);
    }
    Ok(offered)
}

/// Where the batch's products are now; of large batches not in which listings.
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
    let listed = if is_large(&products) { nowhere() } else { listed(tx, &products, parents).await? };
    Ok(StateBefore { offered, listed })
}

/// Records the batch, which is written; `before` is where its products were. Texts and facts are the same in all countries that offer a
/// product; prices, visibility and badges are a country's own.
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

/// Records products whose related ones are others, in the countries that offer them.
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

/// Records products that words find otherwise than before: by their texts, options, codes or places. Few are recorded together, so that each
/// is named: who hears that any may have changed reads all of them.
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

/// Records products whose offers were written anew because of a change in `places`: their prices there, and what they can be filtered by,
/// may be others. Other countries offer them as before, and nothing of theirs is recorded.
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

/// Records products whose texts changed: their own pages and cards, and the order by name of the listings that they are in. `listed` is
/// where, and nothing of large batches, which record all listings.
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

/// Of a large batch, whose listings nobody looks up.
pub(super) fn nowhere() -> HashSet<ListingEntry> {
    HashSet::new()
}

/// Whether a batch is so large that all listings are recorded instead of those that it is in.
pub(super) fn is_large(products: &[ProductId]) -> bool {
    products.len() > MOST_PRODUCTS
}

/// Records products of which a variant sold out or came back: their cards, and what their listings can be filtered by.
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

/// The listings that lost or gained a product, and their countries.
fn moved(before: &HashSet<ListingEntry>, after: &HashSet<ListingEntry>) -> Vec<Change> {
    let rows = before.symmetric_difference(after);
    rows.flat_map(|row| [row.listing(), Change::in_tenant(Topic::Assortment, row.tenant)]).collect()
}

/// What a saved product changes in a country; `None` for all.
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
