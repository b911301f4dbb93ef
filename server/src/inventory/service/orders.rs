//! Stock of orders: claimed by new orders, then released, sold or returned. The later operations are idempotent per reference:
//! repeating them has no effect.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{DateTime, Utc};

use super::write::{write, write_movements};
use crate::{
    db::Tx,
    error::{Error, Result},
    id::VariantId,
    inventory::{
        model::{Line, Movement, MovementReason, Origin, Quantity, Shortage, Step, StockItem, StockResult},
        store::{self, RecordedMovement},
    },
};

/// The stock claimed by new orders in one transaction: their variants are locked, each order gets all of its lines or none, and
/// the movements are written once the orders have their references.
#[derive(Debug)]
pub struct Claims {
    items: HashMap<VariantId, StockItem>,
    /// The steps of each order that got its lines.
    steps: Vec<Vec<Step>>,
}

impl Claims {
    /// Locks the stock of all lines to be claimed until the transaction ends.
    pub async fn lock(tx: &mut Tx, variants: Vec<VariantId>) -> Result<Self> {
        Ok(Self { items: lock(tx, variants).await?, steps: Vec::new() })
    }

    /// Reserves pieces for the next order, until they are taken or released: all lines or none.
    pub fn reserve(&mut self, lines: &[Line]) -> Result<StockResult> {
        self.claim(lines, MovementReason::Reservation, |item, pieces| item.reserved += pieces)
    }

    /// Sells pieces to the next order: all lines or none.
    pub fn sell(&mut self, lines: &[Line]) -> Result<StockResult> {
        self.claim(lines, MovementReason::Sale, |item, pieces| item.on_hand -= pieces)
    }

    fn claim(
        &mut self,
        lines: &[Line],
        reason: MovementReason,
        change: fn(&mut StockItem, i64),
    ) -> Result<StockResult> {
        let lines = merged(lines)?;
        let shortages = shortages(&self.items, &lines);
        if !shortages.is_empty() {
            return Ok(StockResult::Short(shortages));
        }
        let steps = steps(&self.items, &lines, reason, change);
        self.items.extend(steps.iter().map(|step| (step.after.variant_id, step.after.clone())));
        self.steps.push(steps);
        Ok(StockResult::Done)
    }

    /// Writes the movements of the orders under their references, in the order of the claims. A reference that has claimed before
    /// is an error: an order claims only once.
    pub async fn write(self, tx: &mut Tx, now: DateTime<Utc>, actor: &str, references: &[String]) -> Result<()> {
        let movements = references.iter().zip(&self.steps).flat_map(|(reference, steps)| {
            let origin = Origin { actor, reference: Some(reference), note: None };
            steps.iter().map(move |step| Movement { origin, step })
        });
        Ok(write_movements(tx, now, &movements.collect::<Vec<_>>()).await?)
    }
}

/// Releases the quantity that is still reserved under the reference.
pub async fn release(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>) -> Result<()> {
    settle(tx, now, origin, MovementReason::Release).await
}

/// Turns the quantity that is still reserved under the reference into a sale.
pub async fn take(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>) -> Result<()> {
    settle(tx, now, origin, MovementReason::Sale).await
}

/// Returns pieces to stock that were sold under the references `sales`: no more than these sales deducted, which is nothing if
/// the variant was not tracked then, whatever its policy is now. The origin's reference is that of the return, not of the order,
/// so that an order can be returned in parts.
pub async fn restock(
    tx: &mut Tx,
    now: DateTime<Utc>,
    origin: Origin<'_>,
    sales: &[String],
    lines: &[Line],
) -> Result<()> {
    let lines = merged(lines)?;
    let variants: Vec<VariantId> = lines.keys().copied().collect();
    let stock = LockedItems::of(tx, reference(origin)?, &variants).await?;
    let deducted: HashMap<VariantId, i64> = store::deducted(tx, sales, &variants).await?.into_iter().collect();
    let steps: Vec<Step> = lines
        .iter()
        .filter(|(variant, _)| !stock.is_recorded(**variant, MovementReason::Return))
        .filter_map(|(variant, pieces)| {
            let item = stock.items.get(variant)?;
            let restored = deducted.get(variant).map_or(0, |deducted| *pieces.min(deducted));
            Some(Step::of(item, MovementReason::Return, *pieces, |item| item.on_hand += restored))
        })
        .collect();
    Ok(write(tx, now, origin, &steps).await?)
}

/// Closes the open reservations of a reference.
async fn settle(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, reason: MovementReason) -> Result<()> {
    let reference = reference(origin)?;
    let reserved = store::of_reference(tx, reference).await?;
    let variants: Vec<VariantId> = reserved.iter().map(|row| row.variant_id).collect();
    let stock = LockedItems::of(tx, reference, &variants).await?;
    let steps: Vec<Step> = stock
        .open()
        .filter_map(|reservation| {
            let item = stock.items.get(&reservation.variant_id)?;
            Some(Step::of(item, reason, reservation.quantity, |item| {
                // If the variant was not tracked at the time of the reservation, its pieces were not added to `reserved`.
                item.reserved -= reservation.reserved_change;
                if reason == MovementReason::Sale {
                    item.on_hand -= item.counted(reservation.quantity);
                }
            }))
        })
        .collect();
    Ok(write(tx, now, origin, &steps).await?)
}

/// Locked items, with the movements recorded under their reference before.
struct LockedItems {
    items: HashMap<VariantId, StockItem>,
    recorded: Vec<RecordedMovement>,
}

impl LockedItems {
    /// Untracked items are locked as well: their counts change by what was reserved or sold while they were tracked. Recorded
    /// movements are read after the lock is taken, so that the second of two identical calls sees the first.
    async fn of(tx: &mut Tx, reference: &str, variants: &[VariantId]) -> Result<Self> {
        let items = store::lock(tx, variants).await?.into_iter().map(|item| (item.variant_id, item)).collect();
        Ok(Self { items, recorded: store::of_reference(tx, reference).await? })
    }

    fn is_recorded(&self, variant: VariantId, reason: MovementReason) -> bool {
        self.recorded.iter().any(|row| row.variant_id == variant && row.reason == reason.name())
    }

    /// Reservations that were neither released nor sold.
    fn open(&self) -> impl Iterator<Item = &RecordedMovement> {
        let ended: HashSet<VariantId> = self
            .recorded
            .iter()
            .filter(|row| [MovementReason::Release.name(), MovementReason::Sale.name()].contains(&row.reason.as_str()))
            .map(|row| row.variant_id)
            .collect();
        self.recorded
            .iter()
            .filter(move |row| row.reason == MovementReason::Reservation.name() && !ended.contains(&row.variant_id))
    }
}

/// The stock of variants to be claimed; the tracked ones are locked in the order of their ids until the transaction ends.
async fn lock(tx: &mut Tx, mut variants: Vec<VariantId>) -> Result<HashMap<VariantId, StockItem>> {
    variants.sort_unstable();
    variants.dedup();
    let items = store::lock_counted(tx, &variants).await?;
    Ok(items.into_iter().map(|item| (item.variant_id, item)).collect())
}

fn shortages(items: &HashMap<VariantId, StockItem>, lines: &BTreeMap<VariantId, i64>) -> Vec<Shortage> {
    let short = lines.iter().filter_map(|(variant, wanted)| {
        let quantity = items.get(variant).map_or(Quantity::UpTo(0), StockItem::quantity);
        let available = quantity.limit()?;
        (!quantity.covers(*wanted)).then_some(Shortage { variant_id: *variant, wanted: *wanted, available })
    });
    short.collect()
}

fn steps(
    items: &HashMap<VariantId, StockItem>,
    lines: &BTreeMap<VariantId, i64>,
    reason: MovementReason,
    change: fn(&mut StockItem, i64),
) -> Vec<Step> {
    let steps = lines.iter().filter_map(|(variant, pieces)| {
        let item = items.get(variant)?;
        Some(Step::of(item, reason, *pieces, |item| change(item, item.counted(*pieces))))
    });
    steps.collect()
}

/// Quantities by variant, in the order of the variants.
fn merged(lines: &[Line]) -> Result<BTreeMap<VariantId, i64>> {
    let mut merged = BTreeMap::new();
    for line in lines {
        if line.quantity <= 0 {
            return Err(Error::internal(format!("{} pieces of variant {}", line.quantity, line.variant_id)));
        }
        *merged.entry(line.variant_id).or_insert(0) += line.quantity;
    }
    Ok(merged)
}

fn reference(origin: Origin<'_>) -> Result<&str> {
    origin.reference.ok_or_else(|| Error::internal("the stock change of an order has no reference"))
}
