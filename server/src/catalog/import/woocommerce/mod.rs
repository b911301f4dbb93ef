//! WooCommerce's product CSV: simple products, and variable ones with their variations in rows of their own.

mod layout;
mod product;
mod stock;
mod variations;

pub(in crate::catalog) use layout::{ATTRIBUTES, GTIN};
pub(super) use layout::{Layout, key, look};
pub(super) use product::product;
