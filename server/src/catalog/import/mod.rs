//! Catalogues from the files that people have: Shopify's and WooCommerce's CSV, read as a stream.
//!
//! A file is read twice: once to learn where each product's last row is (rows of one product need not stand together) and whether
//! the file can be read at all, and once to make drafts and save them in batches. A product with an error is left out whole; what
//! is wrong is said with line, column, value and reason.

mod clean;
mod table;
mod problems;
mod index;
mod fields;
mod html;
mod names;
mod images;
mod options;
mod setting;
pub(super) mod shopify;
pub(super) mod woocommerce;
mod pictures;
mod run;
#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod tests;

pub(super) use fields::truth;

pub(super) use options::FORMAT;
pub use options::{Format, Options, Progress, Report};
pub use problems::{Problem, Problems, Severity};
pub use run::import;
pub(super) use setting::no_country;
