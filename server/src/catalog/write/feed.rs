//! What a batch records in the change feed: its products, the listings that they are in or were in, and countries in which one of
//! these lost or gained products.

use std::collections::{HashMap, HashSet};

use super::{change::Change as Saved, store::offers as store};
use crate::{
    catalog::scope::ListingScope,
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    tenancy::TenantId,
};

/// Larger batches record whole listings of whole countries.
const MOST_PRODUCTS: usize = 32;

/// A product that a country shows in a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Membership {
    tenant: TenantId,
    product: i64,
    scope: ListingScope,
}

/// Where these products are listed now. Asked before and after writing. `parents` leads from a category to the one above it.
pub(super) async fn memberships(
    tx: &mut Tx,
    products: &[i64],
    parents: &HashMap<i64, i64>,
) -> DbResult<HashSet<Membership>> {
    let mut scopes: HashMap<i64, HashSet<ListingScope>> = HashMap::new();
    for (product, brand) in store::brands(tx, products).await? {
        scopes
            .entry(product)
            .or_default()
            .extend([ListingScope::Shop].into_iter().chain(brand.map(ListingScope::Brand)));
    }
    for (product, category) in store::categories(tx, products).await? {
        let own = scopes.entry(product).or_default();
        let mut at = category;
        while at != 0 && own.insert(ListingScope::Category(at)) {
            at = parents.get(&at).copied().unwrap_or(0);
        }
    }
    for (product, collection) in store::collections(tx, products).await? {
        scopes.entry(product).or_default().insert(ListingScope::Collection(collection));
    }
    let shown = store::visibility(tx, products).await?.into_iter().filter(|(.., is_visible)| *is_visible);
    Ok(shown
        .flat_map(|(tenant, product, _)| {
            let scopes = scopes.get(&product).into_iter().flatten();
            scopes.map(move |scope| Membership { tenant, product, scope: *scope })
        })
        .collect())
}

/// As `memberships`, of the products of a batch that are stored; none for large batches.
pub(super) async fn of_batch(
    tx: &mut Tx,
    saved: &[Saved<'_>],
    parents: &HashMap<i64, i64>,
) -> DbResult<HashSet<Membership>> {
    if saved.len() > MOST_PRODUCTS {
        return Ok(HashSet::new());
    }
    let products: Vec<i64> = saved.iter().map(|change| change.product_id).filter(|id| *id > 0).collect();
    memberships(tx, &products, parents).await
}

/// Records the batch. Texts and facts are the same product's in all countries; prices, visibility and badges are a country's own.
pub(super) async fn record(
    tx: &mut Tx,
    saved: &[Saved<'_>],
    before: &HashSet<Membership>,
    after: &HashSet<Membership>,
    has_new_names: bool,
) -> DbResult<()> {
    let mut changes: Vec<Change> = saved
        .iter()
        .flat_map(|change| {
            tenants(change).map(|tenant| Change { topic: Topic::Product, tenant, entity: Some(change.product_id) })
        })
        .collect();
    if saved.len() > MOST_PRODUCTS {
        let listings = [
            Topic::ShopListing,
            Topic::CategoryListing,
            Topic::BrandListing,
            Topic::CollectionListing,
            Topic::ProductCounts,
        ];
        let places = saved.iter().flat_map(tenants);
        changes.extend(places.flat_map(|tenant| listings.map(|topic| Change { topic, tenant, entity: None })));
    } else {
        let touched: HashSet<Option<TenantId>> = saved.iter().flat_map(tenants).collect();
        let is_touched = |change: &Change| touched.contains(&None) || touched.contains(&change.tenant);
        changes.extend(listings(before, after).into_iter().filter(is_touched));
    }
    changes.extend(has_new_names.then_some(Change::all(Topic::Taxonomy)));
    changes::record(tx, &changes).await
}

/// Records products whose offers were written anew.
pub(super) async fn record_offers(
    tx: &mut Tx,
    products: &[i64],
    before: &HashSet<Membership>,
    after: &HashSet<Membership>,
) -> DbResult<()> {
    let mut changes = listings(before, after);
    changes.extend(products.iter().map(|product| Change::everywhere(Topic::Product, *product)));
    changes::record(tx, &changes).await
}

/// The listings that hold or held the products, and the countries in which one of them has other products now.
fn listings(before: &HashSet<Membership>, after: &HashSet<Membership>) -> Vec<Change> {
    let all = before.union(after).map(|membership| membership.scope.listed_in(membership.tenant));
    let moved = before.symmetric_difference(after).map(|membership| membership.tenant);
    all.chain(moved.map(|tenant| Change::in_tenant(Topic::ProductCounts, tenant))).collect()
}

/// The countries that a saved product changed in; one `None` for all.
fn tenants<'c>(saved: &'c Saved<'_>) -> impl Iterator<Item = Option<TenantId>> + 'c {
    let difference = &saved.difference;
    let is_all = difference.core || !difference.languages.is_empty();
    let all = is_all.then_some(None);
    all.into_iter().chain(difference.tenants.iter().filter(move |_| !is_all).copied().map(Some))
}
