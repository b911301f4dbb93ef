//! Shopify's product CSV, both generations of its columns.

mod columns;
mod layout;
mod prices;
mod product;

pub(in crate::catalog) use columns::{COLUMNS, NEW_ORDER, VARIANT_COLUMNS};
pub(super) use layout::{Layout, key};
pub(in crate::catalog) use product::UNTRACKED;
pub(super) use product::product;
