//! Catalogues from the files that people have: Shopify's and WooCommerce's CSV, read as a stream.
//!
//! A file is read twice: once to learn where each product's last row is (rows of one product need not stand together) and whether
//! the file can be read at all, and once to make drafts and save them in batches. A product with an error is left out whole; what
//! is wrong is said with line, column, value and reason.

mod clean;
mod fields;
#[cfg(test)]
mod fuzz;
mod html;
mod images;
mod index;
mod names;
mod options;
mod pictures;
mod problems;
mod run;
mod setting;
pub(super) mod shopify;
mod table;
#[cfg(test)]
mod tests;
pub(super) mod woocommerce;

pub(super) use fields::truth;

pub(super) use options::FORMAT;
pub use options::{Format, Options, Progress, Report};
pub use problems::{Problem, Problems, Severity};
pub use run::import;
