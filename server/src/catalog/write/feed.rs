//! What a batch records in the change feed: its products, and the listings that they are in or were in.

use super::{change::Change as Saved, store::listing as store};
use crate::{
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    tenancy::TenantId,
};

/// Larger batches record whole listings of whole countries.
const MOST_PRODUCTS: usize = 32;

/// The listings that hold these products now. Asked before and after writing; none for large batches.
pub(super) async fn scopes(tx: &mut Tx, saved: &[Saved<'_>]) -> DbResult<Vec<Change>> {
    if saved.len() > MOST_PRODUCTS {
        return Ok(Vec::new());
    }
    let products: Vec<i64> = saved.iter().map(|change| change.product_id).filter(|id| *id > 0).collect();
    Ok(store::scopes(tx, &products).await?.into_iter().filter_map(listing).collect())
}

fn listing((tenant, kind, id): (TenantId, i64, i64)) -> Option<Change> {
    match kind {
        0 => Some(Change::in_tenant(Topic::ShopListing, tenant)),
        1 => Some(Change::one(Topic::CategoryListing, tenant, id)),
        2 => Some(Change::one(Topic::BrandListing, tenant, id)),
        3 => Some(Change::one(Topic::CollectionListing, tenant, id)),
        _ => None,
    }
}

/// Records the batch. Texts and facts are the same product's in all countries; prices, visibility and badges are a country's own.
pub(super) async fn record(tx: &mut Tx, saved: &[Saved<'_>], scopes: &[Change], has_new_names: bool) -> DbResult<()> {
    let mut changes: Vec<Change> = saved
        .iter()
        .flat_map(|change| {
            tenants(change).map(|tenant| Change { topic: Topic::Product, tenant, entity: Some(change.product_id) })
        })
        .collect();
    if saved.len() > MOST_PRODUCTS {
        let listings = [Topic::ShopListing, Topic::CategoryListing, Topic::BrandListing, Topic::CollectionListing];
        let places = saved.iter().flat_map(tenants);
        changes.extend(places.flat_map(|tenant| listings.map(|topic| Change { topic, tenant, entity: None })));
    } else {
        let touched =
            |scope: &&Change| saved.iter().flat_map(tenants).any(|tenant| tenant.is_none() || tenant == scope.tenant);
        changes.extend(scopes.iter().filter(touched));
    }
    changes.extend(has_new_names.then_some(Change::all(Topic::Taxonomy)));
    changes::record(tx, &changes).await
}

/// The countries that a saved product changed in; one `None` for all.
fn tenants<'c>(saved: &'c Saved<'_>) -> impl Iterator<Item = Option<TenantId>> + 'c {
    let difference = &saved.difference;
    let is_all = difference.core || !difference.languages.is_empty();
    let all = is_all.then_some(None);
    all.into_iter().chain(difference.tenants.iter().filter(move |_| !is_all).copied().map(Some))
}
