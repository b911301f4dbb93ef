//! What pages say of stock, changed without writing anything else of a product.

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

/// Writes what pages say of variants' stock, and records it. Only when a variant sold out or came back are the offers of its product
/// written anew; while pages count down the last pieces, its own page alone changes.
///
/// Locks the products whose variants sold out or came back, so that two that sell out at once see each other. The caller holds the
/// variants' stock.
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

/// Cards, filters and counts say otherwise of products whose variants sold out or came back; prices are what they were.
async fn refresh_offers(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    let parents = offers::category_parents(tx).await?.into_iter().collect();
    let listed = feed::listed(tx, products, &parents).await?;
    refresh(tx, products, &HashMap::new()).await?;
    feed::record_availability(tx, products, &listed).await
}
