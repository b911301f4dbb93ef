//! Stock of orders: reserved, released, sold, returned. Each happens once for a reference, however often it is asked for.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{DateTime, Utc};

use super::write;
use crate::{
    db::Tx,
    error::{Error, Result},
    id::VariantId,
    inventory::{
        model::{Line, Origin, Quantity, Reason, Shortage, Step, StockItem, StockResult},
        store::{self, Recorded},
    },
};

/// Promises pieces to the order that the origin's reference names: all lines or none. Locks the stock of the lines until the
/// transaction ends.
pub async fn reserve(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, lines: &[Line]) -> Result<StockResult> {
    claim(tx, now, origin, lines, Reason::Reservation, |item, pieces| item.reserved += pieces).await
}

/// Sells pieces that were not promised before: all lines or none.
pub async fn sell(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, lines: &[Line]) -> Result<StockResult> {
    claim(tx, now, origin, lines, Reason::Sale, |item, pieces| item.on_hand -= pieces).await
}

/// Takes back what is still promised to the reference.
pub async fn release(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>) -> Result<()> {
    settle(tx, now, origin, Reason::Release).await
}

/// Makes what is still promised to the reference a sale.
pub async fn take(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>) -> Result<()> {
    settle(tx, now, origin, Reason::Sale).await
}

/// Puts sold pieces back. The reference is the return's own, so that an order can be returned in parts.
pub async fn restock(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, lines: &[Line]) -> Result<()> {
    let lines = merged(lines)?;
    let stock = Locked::of(tx, reference(origin)?, lines.keys().copied().collect()).await?;
    let steps = stock.steps(&lines, Reason::Return, |item, pieces| item.on_hand += pieces);
    Ok(write(tx, now, origin, &steps).await?)
}

async fn claim(
    tx: &mut Tx,
    now: DateTime<Utc>,
    origin: Origin<'_>,
    lines: &[Line],
    reason: Reason,
    change: fn(&mut StockItem, i64),
) -> Result<StockResult> {
    let lines = merged(lines)?;
    let stock = Locked::of(tx, reference(origin)?, lines.keys().copied().collect()).await?;
    let shortages = stock.shortages(&lines, reason);
    if !shortages.is_empty() {
        return Ok(StockResult::Short(shortages));
    }
    write(tx, now, origin, &stock.steps(&lines, reason, change)).await?;
    Ok(StockResult::Done)
}

/// Ends the open reservations of a reference.
async fn settle(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, reason: Reason) -> Result<()> {
    let reference = reference(origin)?;
    let reserved = store::of_reference(tx, reference).await?;
    let stock = Locked::of(tx, reference, reserved.iter().map(|row| row.variant_id).collect()).await?;
    let steps: Vec<Step> = stock
        .open()
        .filter_map(|reservation| {
            let item = stock.items.get(&reservation.variant_id)?;
            Some(Step::of(item, reason, reservation.quantity, |item| {
                // Pieces of a variant that was not counted then were never added.
                item.reserved -= reservation.reserved_change;
                if reason == Reason::Sale {
                    item.on_hand -= item.counted(reservation.quantity);
                }
            }))
        })
        .collect();
    Ok(write(tx, now, origin, &steps).await?)
}

/// Items that are locked, and what their reference did to them before.
struct Locked {
    items: HashMap<VariantId, StockItem>,
    recorded: Vec<Recorded>,
}

impl Locked {
    /// What is recorded is read after the lock, so that the second of two equal calls sees the first.
    async fn of(tx: &mut Tx, reference: &str, mut variants: Vec<VariantId>) -> Result<Self> {
        variants.sort_unstable();
        variants.dedup();
        let items = store::lock_counted(tx, &variants).await?;
        let recorded = store::of_reference(tx, reference).await?;
        Ok(Self { items: items.into_iter().map(|item| (item.variant_id, item)).collect(), recorded })
    }

    fn is_recorded(&self, variant: VariantId, reason: Reason) -> bool {
        self.recorded.iter().any(|row| row.variant_id == variant && row.reason == reason.name())
    }

    /// Reservations that were neither released nor sold.
    fn open(&self) -> impl Iterator<Item = &Recorded> {
        let ended: HashSet<VariantId> = self
            .recorded
            .iter()
            .filter(|row| [Reason::Release.name(), Reason::Sale.name()].contains(&row.reason.as_str()))
            .map(|row| row.variant_id)
            .collect();
        self.recorded
            .iter()
            .filter(move |row| row.reason == Reason::Reservation.name() && !ended.contains(&row.variant_id))
    }

    fn shortages(&self, lines: &BTreeMap<VariantId, i64>, reason: Reason) -> Vec<Shortage> {
        lines
            .iter()
            .filter(|(variant, _)| !self.is_recorded(**variant, reason))
            .filter_map(|(variant, wanted)| {
                let quantity = self.items.get(variant).map_or(Quantity::UpTo(0), StockItem::quantity);
                let available = quantity.limit()?;
                (!quantity.covers(*wanted)).then_some(Shortage { variant_id: *variant, wanted: *wanted, available })
            })
            .collect()
    }

    fn steps(&self, lines: &BTreeMap<VariantId, i64>, reason: Reason, change: fn(&mut StockItem, i64)) -> Vec<Step> {
        lines
            .iter()
            .filter(|(variant, _)| !self.is_recorded(**variant, reason))
            .filter_map(|(variant, pieces)| {
                let item = self.items.get(variant)?;
                Some(Step::of(item, reason, *pieces, |item| change(item, item.counted(*pieces))))
            })
            .collect()
    }
}

/// Pieces by variant, in the order of the variants.
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
    origin.reference.ok_or_else(|| Error::internal("stock of an order moves under a reference"))
}
