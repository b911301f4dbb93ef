//! Stock: the quantity of each variant, how much of it is reserved for orders, and all movements.
//!
//! `on hand` minus `reserved` is the available quantity; the policy says whether it limits sales. Quantities change only together
//! with an appended movement that names a reason and an actor, under a lock on the variant's row, so that two orders cannot both
//! get the last piece. `catalog::show_availability` is called only if the availability shown on pages changes: sold out, few
//! left, in stock. When a variant can be bought again, a job (`RETURNED`) is enqueued, which notifies the people waiting for it.

mod model;
mod store;
mod service;
#[cfg(test)]
mod tests;

pub use crate::catalog::StockPolicy;
pub use model::{
    Line, MOST_PIECES, MovementReason, MovementRecord, Origin, Purchasable, Quantity, SellableOffer, Shortage,
    StockItem, StockResult, Unavailable, is_possible_count,
};
pub use service::{
    Claims, FileOptions, FileReport, LowStock, ProductSaver, RETURNED, ReturnedProducts, ShownStock, SkuStock,
    StockChange, WriteMode, adjust, are_offers_current, import_file, items, list, low, movements, purchasable, release,
    restock, save_products, set, show, take,
};
