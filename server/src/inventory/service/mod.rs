//! What can be done with stock. Functions that take a transaction leave its end to their caller.

mod file;
mod import;
mod operator;
mod orders;
mod products;
mod purchasable;

use chrono::{DateTime, Utc};

pub use file::{FileOptions, FileReport, import_file};
pub use operator::{SkuStock, StockChange, adjust, movements, set, show};
pub use orders::{release, reserve, restock, sell, take};
pub use products::{ProductSaver, WriteMode, save_products};
pub use purchasable::purchasable;

use super::{
    model::{Origin, Step, StockItem},
    store,
};
use crate::{
    catalog,
    db::{Db, DbResult, Session, Tx},
    id::VariantId,
};

/// The stock of these variants, by id; variants without are left out.
pub async fn items<'c>(session: impl Session<'c>, variants: &[VariantId]) -> DbResult<Vec<StockItem>> {
    store::list(session, variants).await
}

/// Counted variants of which few or no pieces are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowStock {
    /// Those with few.
    pub few: usize,
    /// Those with none.
    pub sold_out: usize,
}

/// How many variants are low on stock, and how many sold out.
pub async fn low(db: &Db) -> DbResult<LowStock> {
    let count = |number: i64| usize::try_from(number).unwrap_or_default();
    Ok(LowStock {
        few: count(store::count_left(db, 1, catalog::LOW_STOCK).await?),
        sold_out: count(store::count_left(db, i64::MIN, 0).await?),
    })
}

/// Writes changed items, appends the movements and tells the catalogue what pages have to say otherwise. Items must be locked.
async fn write(tx: &mut Tx, now: DateTime<Utc>, origin: Origin<'_>, steps: &[Step]) -> DbResult<()> {
    let changed: Vec<&Step> = steps.iter().filter(|step| step.is_changed()).collect();
    store::save(tx, now, &changed).await?;
    let moved: Vec<&Step> = steps.iter().filter(|step| step.quantity != 0).collect();
    store::append(tx, now, origin, &moved).await?;
    let shown: Vec<_> = changed.iter().filter_map(|step| step.availability_change()).collect();
    catalog::show_availability(tx, &shown).await
}
