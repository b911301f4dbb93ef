//! Stock operations. Functions that take a transaction leave the commit to their caller.

mod file;
mod import;
mod operator;
mod orders;
mod products;
mod purchasable;

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

pub use file::{FileOptions, FileReport, import_file};
pub use operator::{SkuStock, StockChange, adjust, list, movements, set, show};
pub use orders::{Claims, release, restock, take};
pub use products::{ProductSaver, WriteMode, save_products};
pub use purchasable::{are_offers_current, purchasable};

use super::{
    model::{Movement, Origin, Step, StockItem},
    store::{self, RemainingStock},
};
use crate::{
    catalog::{self, AvailabilityChange},
    db::{Db, DbResult, Session, Tx},
    id::VariantId,
    jobs::{self, NewJob},
};

/// The kind of the job for variants that can be bought again; `stock_alerts` runs it. Running it twice is harmless: nobody is
/// waiting any more.
pub const RETURNED: &str = "inventory.returned";
/// How long a variant must be available again before anybody is notified.
const STAYS_BACK: TimeDelta = TimeDelta::minutes(5);

/// The payload of the job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReturnedProducts {
    /// The variants.
    pub variants: Vec<VariantId>,
}

/// The stock of these variants, by id; variants without stock items are left out.
pub async fn items<'c>(session: impl Session<'c>, variants: &[VariantId]) -> DbResult<Vec<StockItem>> {
    store::list(session, variants).await
}

/// Counts of tracked variants that are low on stock or sold out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowStock {
    /// Number of variants with few pieces left.
    pub few: usize,
    /// Number of variants with none left.
    pub sold_out: usize,
}

/// The number of variants that are low on stock, and of those that are sold out.
pub async fn low(db: &Db) -> DbResult<LowStock> {
    let count = |number: i64| usize::try_from(number).unwrap_or_default();
    Ok(LowStock {
        few: count(store::count_left(db, RemainingStock { least: 1, most: catalog::LOW_STOCK }).await?),
        sold_out: count(store::count_left(db, RemainingStock { least: i64::MIN, most: 0 }).await?),
    })
}

/// Writes changed items, appends the movements and updates the availability shown by the catalogue. The items must be locked.
async fn write(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, steps: &[Step]) -> DbResult<()> {
    let movements: Vec<Movement<'_>> = steps.iter().map(|step| Movement { origin, step }).collect();
    write_movements(tx, now, &movements).await
}

/// Like `write`, for movements with different origins. Those of one variant must be in chronological order.
async fn write_movements(tx: &mut Tx, now: DateTime<Utc>, movements: &[Movement<'_>]) -> DbResult<()> {
    let changed: Vec<Step> = net_changes(movements).into_iter().filter(Step::is_changed).collect();
    store::save(tx, now, &changed).await?;
    let moved: Vec<Movement<'_>> = movements.iter().filter(|movement| movement.step.quantity != 0).copied().collect();
    store::append(tx, now, &moved).await?;
    let shown: Vec<_> = changed.iter().filter_map(Step::availability_change).collect();
    catalog::show_availability(tx, &shown).await?;
    let is_back = |change: &&AvailabilityChange| !change.before.is_available() && change.after.is_available();
    let variants: Vec<VariantId> = shown.iter().filter(is_back).map(|change| change.variant_id).collect();
    announce(tx, now, variants).await
}

/// One step per variant, from the state before its first movement to the state after its last one.
fn net_changes(movements: &[Movement<'_>]) -> Vec<Step> {
    let mut net: BTreeMap<VariantId, Step> = BTreeMap::new();
    for Movement { step, .. } in movements {
        net.entry(step.after.variant_id)
            .and_modify(|earlier| earlier.after = step.after.clone())
            .or_insert_with(|| (*step).clone());
    }
    net.into_values().collect()
}

/// Enqueues the job for variants that can be bought again, with a delay: a variant that is available only for a moment is not
/// announced.
async fn announce(tx: &mut Tx, now: DateTime<Utc>, variants: Vec<VariantId>) -> DbResult<()> {
    if variants.is_empty() {
        return Ok(());
    }
    let about = format!("{} variants", variants.len());
    let job = NewJob::new(RETURNED, now, about, &ReturnedProducts { variants }).not_before(now + STAYS_BACK);
    jobs::enqueue(tx, &job).await?;
    Ok(())
}
