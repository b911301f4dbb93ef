//! The catalogue as a file: Shopify's or WooCommerce's CSV, with everything that the format can carry.
//!
//! A file that was imported comes back with its own columns (kept in `extra`), so that importing an export changes nothing, and
//! exporting again gives the same bytes.

mod csv_writer;
mod model;
mod options;
mod shopify;
mod woocommerce;
mod run;

pub use csv_writer::CsvWriter;
pub use options::{Generation, Options, Report};
pub use run::export;
