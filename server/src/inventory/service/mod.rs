//! Stock operations. Functions that take a transaction leave the commit to their caller.

mod file;
mod import;
mod operator;
mod orders;
mod products;
mod purchasable;
mod returned;
mod write;

pub use file::{FileOptions, FileReport, import_file};
pub use operator::{ShownStock, SkuStock, StockChange, adjust, list, movements, set, show};
pub use orders::{Claims, release, restock, take};
pub use products::{ProductSaver, WriteMode, save_products};
pub use purchasable::{are_offers_current, purchasable};
pub use returned::{RETURNED, ReturnedProducts};

use super::{
    model::StockItem,
    store::{self, RemainingStock},
};
use crate::{
    catalog,
    db::{Db, DbResult, Session},
    id::VariantId,
};

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
