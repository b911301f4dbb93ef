//! Updates the availability shown on pages without writing anything else of a product.

use std::collections::HashMap;

use super::{
    feed,
    offers::refresh,
    store::{availability as store, offers},
};
use crate::{
    catalog::stock::AvailabilityChange,
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    id::{ProductId, VariantId},
};

/// Stores the availability shown for variants, and records the change. The offers of a product are rewritten only when a variant
/// sold out or became available again; while pages count down the last pieces, only the product's own page changes.
///
/// Locks the products whose variants sold out or became available again, so that two variants that sell out concurrently see each
/// other's change. The caller holds the locks on the variants' stock.
pub async fn show_availability(tx: &mut Tx, changes: &[AvailabilityChange]) -> DbResult<()> {
    if changes.is_empty() {
        return Ok(());
    }
    let mut crossing: Vec<ProductId> =
        changes.iter().filter(|change| change.is_crossing()).map(|change| change.product_id).collect();
    crossing.sort_unstable();
    crossing.dedup();
    if !crossing.is_empty() {
        store::lock_products(tx, &crossing).await?;
    }
    let mut values: Vec<i64> = changes.iter().map(|change| change.after.stored()).collect();
    values.sort_unstable();
    values.dedup();
    for value in values {
        let variants: Vec<VariantId> =
            changes.iter().filter(|change| change.after.stored() == value).map(|change| change.variant_id).collect();
        store::set(tx, &variants, value).await?;
    }
    let counted: Vec<Change> = changes
        .iter()
        .filter(|change| !change.is_crossing())
        .map(|change| Change::everywhere(Topic::Stock, change.product_id))
        .collect();
    changes::record(tx, &counted).await?;
    if crossing.is_empty() { Ok(()) } else { refresh_offers(tx, &crossing).await }
}

/// Rewrites and records the offers of products whose variants sold out or became available again: cards, filters and counts
/// change, prices do not.
async fn refresh_offers(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    let parents = offers::category_parents(tx).await?.into_iter().collect();
    let listed = feed::listed(tx, products, &parents).await?;
    refresh(tx, products, &HashMap::new()).await?;
    feed::record_availability(tx, products, &listed).await
}
