//! What an operator asks of an export, and what its writers must know before the first row.

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

/// Which names Shopify's columns have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Generation {
    /// `Variant SKU`.
    #[default]
    Classic,
    /// `SKU`.
    New,
}

/// What an operator asks for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whose format.
    pub format: Format,
    /// Which generation of Shopify's.
    pub generation: Generation,
    /// Codes of countries: the first one's products and prices; further ones get columns of their own in Shopify's format.
    pub tenants: Vec<String>,
    /// Code of the language; by default the first country's own.
    pub language: Option<String>,
    /// Whether cells stay as they are that a spreadsheet would take for formulas.
    pub is_raw: bool,
}

/// What an export did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Products written.
    pub products: u64,
    /// Variants written.
    pub variants: u64,
}

/// What the writers of both formats need to know before the first row.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) format: Format,
    pub(super) tenants: Vec<Arc<Tenant>>,
    pub(super) generation: Generation,
    /// Columns of products that no format's list has.
    pub(super) product_extra: BTreeSet<String>,
    /// Columns of variants that no format's list has.
    pub(super) variant_extra: BTreeSet<String>,
    pub(super) has_collections: bool,
    /// Stock of the variants at hand.
    pub(super) stock: HashMap<VariantId, StockItem>,
    /// Columns of the format's list that some product's own file had.
    pub(super) columns: BTreeSet<&'static str>,
    /// Whether some product did not come from a file of this format: then all columns are written.
    pub(super) has_foreign: bool,
    /// The most options of one product.
    pub(super) most_options: usize,
}

/// What no file of either format can do without.
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
    /// Whether a file of the same format brought the product.
    pub(super) fn is_own(&self, product: &ProductRecord) -> bool {
        is_own(product, self.format)
    }

    /// Whether a column of the format's list is written: files of its own come back with the columns that they had.
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
