//! Imports product files of other shop systems: Shopify's and WooCommerce's CSV, read as a stream.
//!
//! A file is read twice: first to find each product's last row (the rows of one product need not be adjacent) and to check that
//! the file can be read at all, then to create drafts and save them in batches. A product with an error is not imported at all;
//! problems are reported with line, column, value and reason.

mod encoding;
mod line_reader;
mod table;
mod issues;
mod csv_file;
mod row_index;
mod columns;
mod categories;
mod fields;
mod prices;
mod html;
mod language;
mod option_names;
mod image_folder;
mod options;
mod context;
mod colours;
mod category_map;
mod shopify;
mod woocommerce;
mod pictures;
mod run;
mod propose;
#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod tests;

pub(crate) use columns::has_column;
pub(crate) use context::{unknown_language, unknown_tenant};
pub(crate) use csv_file::CsvFile;
pub(crate) use fields::parse_bool;
pub(crate) use html::{clean as clean_html, removed as removed_html};
pub use issues::{Issue, IssueGroup, Issues, Severity};
pub(crate) use options::FORMAT;
pub use options::{Format, Options, Progress, Report};
pub use propose::{Proposal, propose};
pub use run::import;
pub(crate) use shopify::{COLUMNS, NEW_ORDER, VARIANT_COLUMNS};
pub(crate) use table::FORMULA_STARTS;
pub(crate) use woocommerce::{ATTRIBUTES, COLUMNS as WOOCOMMERCE_COLUMNS, GTIN, IN_STOCK, UNCOUNTED};
