//! What a batch records in the change feed: its products, and the listings that it changes.

use std::collections::HashSet;

use super::{
    change::Change as Saved,
    store::listing::{self as store, Listed},
};
use crate::{
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    tenancy::TenantId,
};

/// Larger batches record whole countries.
const MOST_PRODUCTS: usize = 32;
/// All that can change of listings.
const LISTINGS: [Topic; 6] = [
    Topic::Price,
    Topic::Assortment,
    Topic::ShopListing,
    Topic::CategoryListing,
    Topic::BrandListing,
    Topic::CollectionListing,
];

/// Where the batch's products are listed now; nothing for large batches.
pub(super) async fn listed(tx: &mut Tx, saved: &[Saved<'_>]) -> DbResult<HashSet<Listed>> {
    let products: Vec<i64> = saved.iter().map(|change| change.product_id).filter(|id| *id > 0).collect();
    if saved.len() > MOST_PRODUCTS || products.is_empty() {
        return Ok(HashSet::new());
    }
    Ok(store::listed(tx, &products).await?.into_iter().collect())
}

/// Records the batch, which is written; `before` is where its products were listed. Texts and facts are the same in all countries;
/// prices, visibility and badges are a country's own.
pub(super) async fn record(
    tx: &mut Tx,
    saved: &[Saved<'_>],
    before: &HashSet<Listed>,
    has_new_names: bool,
) -> DbResult<()> {
    let mut changes: Vec<Change> = saved.iter().flat_map(of_product).collect();
    if saved.len() > MOST_PRODUCTS {
        let tenants = saved.iter().flat_map(tenants);
        changes.extend(tenants.flat_map(|tenant| LISTINGS.map(|topic| Change { topic, tenant, entity: None })));
    } else {
        let after = listed(tx, saved).await?;
        let reordered: HashSet<i64> =
            saved.iter().filter(|change| is_everywhere(change)).map(|change| change.product_id).collect();
        let moved = before.symmetric_difference(&after);
        changes.extend(moved.clone().map(|row| Change::in_tenant(Topic::Assortment, row.tenant_id)));
        let stayed = before.intersection(&after).filter(|row| reordered.contains(&row.product_id));
        changes.extend(moved.chain(stayed).filter_map(listing));
    }
    changes.extend(has_new_names.then_some(Change::all(Topic::Taxonomy)));
    changes::record(tx, &changes).await
}

fn of_product<'c>(saved: &'c Saved<'_>) -> impl Iterator<Item = Change> + 'c {
    let entity = Some(saved.product_id);
    tenants(saved).flat_map(move |tenant| {
        let stock = saved.difference.core.then_some(Change { topic: Topic::Stock, tenant, entity });
        [Change { topic: Topic::Product, tenant, entity }, Change { topic: Topic::Price, tenant, entity: None }]
            .into_iter()
            .chain(stock)
    })
}

fn is_everywhere(saved: &Saved<'_>) -> bool {
    saved.difference.core || !saved.difference.languages.is_empty()
}

/// The countries that a saved product changed in; one `None` for all.
fn tenants<'c>(saved: &'c Saved<'_>) -> impl Iterator<Item = Option<TenantId>> + 'c {
    let own = if is_everywhere(saved) { &[][..] } else { &saved.difference.tenants };
    is_everywhere(saved).then_some(None).into_iter().chain(own.iter().copied().map(Some))
}

fn listing(row: &Listed) -> Option<Change> {
    let (tenant, id) = (row.tenant_id, row.shelf_id);
    match row.shelf {
        0 => Some(Change::in_tenant(Topic::ShopListing, tenant)),
        1 => Some(Change::one(Topic::CategoryListing, tenant, id)),
        2 => Some(Change::one(Topic::BrandListing, tenant, id)),
        3 => Some(Change::one(Topic::CollectionListing, tenant, id)),
        _ => None,
    }
}
