//! The options of an import, and its report.

use std::path::PathBuf;

use serde::Serialize;

use super::issues::Issues;
use crate::catalog::{IncompleteProducts, StockMode};

/// The format of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Shopify's product CSV, classic or new columns.
    Shopify,
    /// WooCommerce's product CSV.
    WooCommerce,
}

/// The options of an import.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file.
    pub file: PathBuf,
    /// The format of the file.
    pub format: Format,
    /// Codes of the countries to import into; prices are in the first one's currency.
    pub tenants: Vec<String>,
    /// Code of the language of its texts; by default the countries' own, if they share one.
    pub language: Option<String>,
    /// A folder of pictures.
    pub images: Option<PathBuf>,
    /// A category map, which assigns products to the shop's own categories.
    pub categories: Option<PathBuf>,
    /// How the file's stock affects existing variants.
    pub stock: StockMode,
    /// Whether nothing is written.
    pub dry_run: bool,
}

/// The progress of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of bytes of the file that were read and saved.
    pub bytes: u64,
    /// Size of the file in bytes.
    pub total: u64,
    /// Number of variants so far.
    pub variants: u64,
}

/// The result of an import.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Whether nothing was written.
    pub dry_run: bool,
    /// Number of rows below the header.
    pub rows: u64,
    /// Number of created products.
    pub created: u64,
    /// Number of updated products.
    pub updated: u64,
    /// Number of unchanged products.
    pub unchanged: u64,
    /// Number of rows that belong to no product.
    pub rows_without_product: u64,
    /// Number of products skipped by the category map.
    pub skipped: u64,
    /// Number of products not imported because of errors.
    pub left_out: u64,
    /// Number of variants of the imported products.
    pub variants: u64,
    /// Number of pictures found in the folder.
    pub pictures: u64,
    /// Duration in seconds.
    pub seconds: f64,
    /// The countries in which imported products lack something required by law or by the shop.
    pub incomplete: Vec<IncompleteProducts>,
    /// The problems in the file.
    pub issues: Issues,
}

/// The key in `extra` that says which format's columns it holds.
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
