//! What an operator asks of an import, and what it answers.

use std::path::PathBuf;

use serde::Serialize;

use super::issues::Issues;
use crate::catalog::StockMode;

/// Whose file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Shopify's product CSV, classic or new columns.
    Shopify,
    /// WooCommerce's product CSV.
    WooCommerce,
}

/// What an operator asks for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file.
    pub file: PathBuf,
    /// Whose it is.
    pub format: Format,
    /// Codes of the countries that it is for; the first one's currency is that of its prices.
    pub tenants: Vec<String>,
    /// Code of the language of its words; by default the countries' own, when they have the same.
    pub language: Option<String>,
    /// A folder of pictures.
    pub images: Option<PathBuf>,
    /// A file that says in which of the shop's own categories products come.
    pub categories: Option<PathBuf>,
    /// What the file's stock does to variants that exist.
    pub stock: StockMode,
    /// Whether nothing shall be written.
    pub dry_run: bool,
}

/// How far an import is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Bytes of the file that were read and saved.
    pub bytes: u64,
    /// Of how many.
    pub total: u64,
    /// Variants so far.
    pub variants: u64,
}

/// What an import did.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Whether nothing was written.
    pub dry_run: bool,
    /// Rows below the header.
    pub rows: u64,
    /// New products.
    pub created: u64,
    /// Products that differed.
    pub updated: u64,
    /// Products that were so already.
    pub unchanged: u64,
    /// Rows that belong to no product.
    pub rows_without_product: u64,
    /// Products that the map of categories leaves out.
    pub skipped: u64,
    /// Products with errors.
    pub left_out: u64,
    /// Variants of the products that were not left out.
    pub variants: u64,
    /// Pictures matched in the folder.
    pub pictures: u64,
    /// How long it took.
    pub seconds: f64,
    /// What is wrong with the file.
    pub issues: Issues,
}

/// Where `extra` says which format's columns it holds.
pub(crate) const FORMAT: &str = "_format";

impl Format {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shopify => "shopify",
            Self::WooCommerce => "woocommerce",
        }
    }
}
