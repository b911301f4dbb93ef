//! The options of an export, and the data that its writers need before the first row.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use serde::Serialize;

use super::model::{is_inner, is_own, own_options};
use crate::{
    catalog::{COLUMNS, ProductRecord},
    id::VariantId,
    import::{COLUMNS as SHOPIFY_COLUMNS, Format, WOOCOMMERCE_COLUMNS, has_column},
    inventory::StockItem,
    tenancy::Tenant,
};

/// The generation of Shopify's column names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Generation {
    /// `Variant SKU`.
    #[default]
    Classic,
    /// `SKU`.
    New,
}

/// The options of an export.
#[derive(Clone, Debug)]
pub struct Options {
    /// The format.
    pub format: Format,
    /// The generation of Shopify's column names.
    pub generation: Generation,
    /// Country codes: the first determines products and prices; the others get columns of their own in Shopify's format.
    pub tenants: Vec<String>,
    /// The language code; the default is the first country's default language.
    pub language: Option<String>,
    /// Whether to leave cells unescaped that a spreadsheet would run as formulas.
    pub is_raw: bool,
}

/// The result of an export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Number of products written.
    pub products: u64,
    /// Number of variants written.
    pub variants: u64,
}

/// What the writers of both formats need before the first row.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) format: Format,
    pub(super) tenants: Vec<Arc<Tenant>>,
    pub(super) generation: Generation,
    /// Product columns that are not standard columns of a format.
    pub(super) product_extra: BTreeSet<String>,
    /// Variant columns that are not standard columns of a format.
    pub(super) variant_extra: BTreeSet<String>,
    pub(super) has_collections: bool,
    /// Stock of the current batch's variants.
    pub(super) stock: HashMap<VariantId, StockItem>,
    /// Standard columns of the format that occurred in the imported file of any product.
    pub(super) columns: BTreeSet<&'static str>,
    /// Whether any product was not imported from this format: then all columns are written.
    pub(super) has_foreign: bool,
    /// The largest number of options of a product.
    pub(super) most_options: usize,
}

/// Columns that every file of either format needs.
const ALWAYS: [&str; 12] = [
    "Handle",
    "Title",
    "Variant Price",
    "Variant SKU",
    "Option1 Name",
    "Option1 Value",
    "Type",
    "SKU",
    "Name",
    "Regular price",
    "Parent",
    "Stock",
];

fn format_columns(format: Format) -> impl Iterator<Item = &'static str> {
    let (shopify, woocommerce) = match format {
        Format::Shopify => (SHOPIFY_COLUMNS, &[][..]),
        Format::WooCommerce => (&[][..], WOOCOMMERCE_COLUMNS),
    };
    shopify.iter().map(|column| column.classic).chain(woocommerce.iter().copied())
}

impl Shape {
    /// Whether the product was imported from a file of the same format.
    pub(super) fn is_own(&self, product: &ProductRecord) -> bool {
        is_own(product, self.format)
    }

    /// Whether a standard column is written: products imported from this format only need the columns of their file.
    pub(super) fn has(&self, column: &str) -> bool {
        self.has_foreign || self.columns.contains(column) || ALWAYS.contains(&column)
    }

    pub(super) fn learn(&mut self, product: &ProductRecord) {
        match product.extra.get(COLUMNS).filter(|_| self.is_own(product)) {
            Some(set) => {
                let names = format_columns(self.format).enumerate().filter(|(index, _)| has_column(set, *index));
                self.columns.extend(names.map(|(_, name)| name));
            }
            None => self.has_foreign = true,
        }
        self.has_collections |= product.collection.is_some();
        self.most_options = self.most_options.max(own_options(product).len());
        self.product_extra.extend(product.extra.keys().filter(|key| !is_inner(key)).cloned());
        for variant in &product.variants {
            self.variant_extra.extend(variant.extra.keys().filter(|key| !is_inner(key)).cloned());
        }
    }
}
