//! WooCommerce's product CSV: simple products, and variable ones with their variations in rows of their own.

mod layout;
mod product;
mod reader;
mod stock;
mod variations;

pub(crate) use layout::{ATTRIBUTES, COLUMNS, GTIN};
pub(super) use layout::{Layout, index_row, key};
pub(super) use product::product;
pub(crate) use stock::{IN_STOCK, UNCOUNTED};
