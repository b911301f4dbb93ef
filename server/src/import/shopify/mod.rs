//! Shopify's product CSV, with the columns of the classic and the newer export.

mod columns;
mod layout;
mod prices;
mod product;
mod stock;

pub(crate) use columns::{COLUMNS, NEW_ORDER, VARIANT_COLUMNS};
pub(super) use layout::{Layout, key};
pub(super) use product::product;
