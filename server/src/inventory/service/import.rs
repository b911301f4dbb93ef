//! Stock given by product files.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::write::write;
use crate::{
    catalog::{SourceStock, StockDraft, StockMode},
    db::{DbResult, Tx},
    id::VariantId,
    inventory::{
        model::{MovementReason, Origin, Step, StockItem},
        store,
    },
};

const ORIGIN: Origin<'static> = Origin { actor: "import", reference: None, note: None };

/// Sets the stock if the source gives a different value than last time: while the source repeats its value, sales since then
/// remain deducted. New variants get the source's value.
pub(super) async fn import(tx: &mut Tx, now: DateTime<Utc>, rows: &[SourceStock], mode: StockMode) -> DbResult<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let variants: Vec<VariantId> = rows.iter().map(|row| row.variant_id).collect();
    let stored: HashMap<VariantId, StockItem> =
        store::lock(tx, &variants).await?.into_iter().map(|item| (item.variant_id, item)).collect();
    let steps: Vec<Step> = rows
        .iter()
        .filter_map(|row| match stored.get(&row.variant_id) {
            None => Some(new_item(row, now)),
            Some(_) if mode == StockMode::Keep => None,
            Some(item) => Some(changed_item(item, row.stock, now)).filter(Step::is_changed),
        })
        .collect();
    write(tx, now, ORIGIN, &steps).await
}

fn new_item(row: &SourceStock, now: DateTime<Utc>) -> Step {
    let StockDraft { quantity, policy } = row.stock;
    let after = StockItem {
        variant_id: row.variant_id,
        product_id: row.product_id,
        on_hand: quantity.unwrap_or(0),
        reserved: 0,
        policy,
        imported: quantity,
        imported_policy: Some(policy.name().to_owned()),
        stock_file: None,
        imported_at: Some(now),
    };
    Step { before: None, quantity: after.on_hand, after, reason: MovementReason::Import }
}

fn changed_item(item: &StockItem, source: StockDraft, now: DateTime<Utc>) -> Step {
    let mut step = Step::of(item, MovementReason::Import, 0, |item| {
        if source.quantity != item.imported {
            item.on_hand = source.quantity.unwrap_or(item.on_hand);
            item.imported = source.quantity;
            item.imported_at = Some(now);
        }
        if item.imported_policy.as_deref() != Some(source.policy.name()) {
            item.policy = source.policy;
            item.imported_policy = Some(source.policy.name().to_owned());
            item.imported_at = Some(now);
        }
    });
    step.quantity = step.on_hand_change();
    step
}
