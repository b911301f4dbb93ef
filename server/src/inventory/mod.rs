//! Stock: how many pieces of each variant there are, how many are promised to orders, and every movement of them.
//!
//! `on hand` less `reserved` is what can be bought; the policy says whether that is a limit. Counts change only together with an
//! appended movement that names a reason and an actor, under a lock on the variant's row, so that no two orders get the last piece. The
//! catalogue is told (`catalog::show_availability`) only when what pages say of a variant changes: sold out, few left, in stock. When one
//! can be bought again, a job is enqueued (`RETURNED`), which tells who waits for it.

mod model;
mod store;
mod service;
#[cfg(test)]
mod tests;

pub use crate::catalog::StockPolicy;
pub use model::{
    Line, MovementReason, MovementRecord, Origin, Purchasable, Quantity, SellableOffer, Shortage, StockItem,
    StockResult, Unavailable,
};
pub use service::{
    Claims, FileOptions, FileReport, LowStock, ProductSaver, RETURNED, ReturnedProducts, SkuStock, StockChange,
    WriteMode, adjust, are_offers_current, import_file, items, list, low, movements, purchasable, release, restock,
    save_products, set, show, take,
};
