//! Shopify's product CSV, both generations of its columns.

mod columns;
mod layout;
mod prices;
mod product;
mod stock;

pub(crate) use columns::{COLUMNS, NEW_ORDER, VARIANT_COLUMNS};
pub(super) use layout::{Layout, key};
pub(super) use product::product;
