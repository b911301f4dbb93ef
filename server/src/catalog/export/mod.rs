//! The catalogue as a file: Shopify's or WooCommerce's CSV, with everything that the format can carry.
//!
//! A file that was imported comes back with its own columns (kept in `extra`), so that importing an export changes nothing, and
//! exporting again gives the same bytes.

mod model;
mod run;
mod shopify;
mod store;
mod woocommerce;

pub use run::{Generation, Options, Report, export};
