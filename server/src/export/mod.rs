//! Exports the catalogue in Shopify's or WooCommerce's CSV format, with everything that the format supports.
//!
//! An imported file is exported with its original columns (kept in `extra`), so that importing an export changes nothing, and
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
