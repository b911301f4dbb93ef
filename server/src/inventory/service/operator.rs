//! Stock for operators, shown and set by SKU.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::write::write;
use crate::{
    app::App,
    catalog::{self, SkuRow, StockPolicy},
    db::{Db, Tx},
    diagnostic::Diagnostic,
    error::Result,
    id::VariantId,
    inventory::{
        model::{MOST_PIECES, MovementReason, MovementRecord, Origin, Step, StockItem, is_possible_count},
        store::{self, RemainingStock},
    },
};

/// Prefix that identifies a variant by its id where a SKU is expected: `id:1027`.
const BY_ID: &str = "id:";

/// The stock of a variant.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkuStock {
    /// Its SKU.
    pub sku: Option<String>,
    /// Its id.
    pub variant_id: VariantId,
    /// Its product's handle.
    pub product: String,
    /// When it was retired, that is, no longer in its file.
    pub retired_at: Option<DateTime<Utc>>,
    /// Quantity in the warehouse.
    pub on_hand: i64,
    /// Quantity reserved for orders.
    pub reserved: i64,
    /// The available quantity; `None` if there is no limit.
    pub available: Option<i64>,
    /// The stock policy: whether the quantity limits sales.
    pub policy: StockPolicy,
    /// The quantity given by the last product file.
    pub imported: Option<i64>,
}

/// The stock of the variants that were asked for.
#[derive(Clone, Debug)]
pub struct ShownStock {
    /// The stock of those that have a stock item.
    pub items: Vec<SkuStock>,
    /// An error for each of the others.
    pub missing: Vec<Diagnostic>,
}

/// The result of an operator's change to a variant's stock.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StockChange {
    /// Quantity on hand before the change.
    pub before: i64,
    /// The state after the change, or after a dry run the state it would have.
    pub stock: SkuStock,
    /// Whether nothing was written.
    pub dry_run: bool,
}

/// The stock of these SKUs, in their order; a SKU shared by several variants yields several entries. Fails if a SKU is unknown.
pub async fn show(db: &Db, skus: &[String]) -> Result<ShownStock> {
    let mut rows = Vec::new();
    for sku in skus {
        rows.extend(found(db, sku).await?);
    }
    let ids: Vec<VariantId> = rows.iter().map(|row| row.id).collect();
    let items: HashMap<VariantId, StockItem> =
        store::list(db, &ids).await?.into_iter().map(|item| (item.variant_id, item)).collect();
    let mut shown = ShownStock { items: Vec::with_capacity(rows.len()), missing: Vec::new() };
    for row in &rows {
        match items.get(&row.id) {
            Some(item) => shown.items.push(described(row, item)),
            None => shown.missing.push(without_item(row)),
        }
    }
    Ok(shown)
}

/// A page of the tracked variants with at most this available quantity, the lowest first, and their total number.
pub async fn list(db: &Db, most: i64, page: i64, take: i64) -> Result<(Vec<SkuStock>, i64)> {
    let range = RemainingStock { least: i64::MIN, most };
    let ids = store::list_left(db, range, take, (page - 1).max(0) * take).await?;
    let rows: HashMap<VariantId, SkuRow> =
        catalog::variants_by_id(db, &ids).await?.into_iter().map(|row| (row.id, row)).collect();
    let items: HashMap<VariantId, StockItem> =
        store::list(db, &ids).await?.into_iter().map(|item| (item.variant_id, item)).collect();
    let listed = ids.iter().filter_map(|id| Some(described(rows.get(id)?, items.get(id)?)));
    Ok((listed.collect(), store::count_left(db, range).await?))
}

/// Sets the quantity on hand, at most `MOST_PIECES` present or missing, and optionally the stock policy.
pub async fn set(
    app: &App,
    origin: Origin<'_>,
    sku: &str,
    pieces: i64,
    policy: Option<StockPolicy>,
    dry_run: bool,
) -> Result<StockChange> {
    change(app, origin, sku, Change::Set { pieces, policy }, dry_run).await
}

/// Adds or removes pieces; afterwards at most `MOST_PIECES` are present or missing.
pub async fn adjust(app: &App, origin: Origin<'_>, sku: &str, pieces: i64, dry_run: bool) -> Result<StockChange> {
    change(app, origin, sku, Change::Add { pieces }, dry_run).await
}

/// What an operator changes.
#[derive(Clone, Copy)]
enum Change {
    Set { pieces: i64, policy: Option<StockPolicy> },
    Add { pieces: i64 },
}

impl Change {
    fn reason(self) -> MovementReason {
        match self {
            Self::Set { .. } => MovementReason::Correction,
            Self::Add { .. } => MovementReason::Adjustment,
        }
    }

    /// The quantity on hand after the change; `None` if it is out of range.
    fn result(self, on_hand: i64) -> Option<i64> {
        let result = match self {
            Self::Set { pieces, .. } => Some(pieces),
            Self::Add { pieces } => on_hand.checked_add(pieces),
        };
        result.filter(|pieces| is_possible_count(*pieces))
    }

    fn policy(self) -> Option<StockPolicy> {
        match self {
            Self::Set { policy, .. } => policy,
            Self::Add { .. } => None,
        }
    }
}

/// The latest movements of a SKU's variant, newest first.
pub async fn movements(db: &Db, sku: &str, most: i64) -> Result<Vec<MovementRecord>> {
    let row = one(db, sku).await?;
    Ok(store::movements(db, row.id, most).await?)
}

async fn change(app: &App, origin: Origin<'_>, sku: &str, change: Change, dry_run: bool) -> Result<StockChange> {
    let row = one(&app.db, sku).await?;
    let mut tx = app.db.begin().await?;
    let changed = correct(&mut tx, app.clock.now(), origin, &row, change).await?;
    if dry_run {
        tx.rollback().await?;
    } else {
        tx.commit().await?;
    }
    let before = changed.before.as_ref().map_or(0, |item| item.on_hand);
    Ok(StockChange { before, stock: described(&row, &changed.after), dry_run })
}

async fn correct(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, row: &SkuRow, change: Change) -> Result<Step> {
    let item = store::lock(tx, &[row.id]).await?.pop().ok_or_else(|| without_item(row))?;
    let on_hand = change.result(item.on_hand).ok_or_else(|| out_of_range(row, item.on_hand))?;
    let mut step = Step::of(&item, change.reason(), 0, |item| {
        item.on_hand = on_hand;
        item.policy = change.policy().unwrap_or(item.policy);
    });
    step.quantity = step.on_hand_change();
    write(tx, now, origin, std::slice::from_ref(&step)).await?;
    Ok(step)
}

fn without_item(row: &SkuRow) -> Diagnostic {
    let sku = row.sku.as_ref().map(|sku| format!(" (SKU {sku})")).unwrap_or_default();
    let message = format!(
        "variant {}{sku} has no stock item: import its product with another quantity, which creates it",
        row.id
    );
    Diagnostic::new("stock", 0, message)
}

fn out_of_range(row: &SkuRow, on_hand: i64) -> Diagnostic {
    let name = row.sku.clone().unwrap_or_else(|| format!("{BY_ID}{}", row.id));
    let message = format!("{on_hand} pieces are on hand, and the result must be from -{MOST_PIECES} to {MOST_PIECES}");
    Diagnostic::new(name, 0, message)
}

fn described(row: &SkuRow, item: &StockItem) -> SkuStock {
    SkuStock {
        sku: row.sku.clone(),
        variant_id: row.id,
        product: row.product.clone(),
        retired_at: row.retired_at,
        on_hand: item.on_hand,
        reserved: item.reserved,
        available: item.quantity().limit(),
        policy: item.policy,
        imported: item.imported,
    }
}

async fn found(db: &Db, sku: &str) -> Result<Vec<SkuRow>> {
    let id: Option<VariantId> = sku.strip_prefix(BY_ID).and_then(|id| id.parse().ok());
    let rows = match id {
        Some(id) => catalog::variants_by_id(db, &[id]).await?,
        None => catalog::variants_by_sku(db, &[sku.to_owned()]).await?,
    };
    if rows.is_empty() {
        let searched = id.map_or_else(|| format!("SKU `{sku}`"), |id| format!("id {id}"));
        return Err(Diagnostic::new("SKU", 0, format!("no variant has the {searched}")).into());
    }
    Ok(rows)
}

/// The single variant of a SKU. One on sale takes precedence over retired ones.
async fn one(db: &Db, sku: &str) -> Result<SkuRow> {
    let mut rows = found(db, sku).await?;
    on_sale_first(&mut rows);
    if rows.len() > 1 {
        return Err(Diagnostic::new("SKU", 0, several(sku, &rows)).into());
    }
    Ok(rows.remove(0))
}

/// Removes retired variants if there are others.
pub(super) fn on_sale_first(rows: &mut Vec<SkuRow>) {
    if rows.iter().any(|row| row.retired_at.is_none()) {
        rows.retain(|row| row.retired_at.is_none());
    }
}

pub(super) fn several(sku: &str, rows: &[SkuRow]) -> String {
    let named: Vec<String> = rows.iter().map(|row| format!("{BY_ID}{} of {}", row.id, row.product)).collect();
    format!("`{sku}` is the SKU of {} variants: name one by its id ({})", rows.len(), named.join(", "))
}
