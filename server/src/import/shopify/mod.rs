//! Shopify's product CSV, both generations of its columns.

mod columns;
mod layout;
mod prices;
mod product;

pub(crate) use columns::{COLUMNS, NEW_ORDER, VARIANT_COLUMNS};
pub(super) use layout::{Layout, key};
pub(crate) use product::UNTRACKED;
pub(super) use product::product;
