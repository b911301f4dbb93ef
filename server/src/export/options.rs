//! What an operator asks of an export, and what its writers must know before the first row.

use std::{collections::BTreeSet, sync::Arc};

use serde::Serialize;

use super::model::{is_inner, is_own, own_options};
use crate::{catalog::ProductRecord, import::Format, tenancy::Tenant};

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
    /// The most options of one product.
    pub(super) most_options: usize,
}

impl Shape {
    /// Whether a file of the same format brought the product.
    pub(super) fn is_own(&self, product: &ProductRecord) -> bool {
        is_own(product, self.format)
    }

    pub(super) fn learn(&mut self, product: &ProductRecord) {
        self.has_collections |= product.collection.is_some();
        self.most_options = self.most_options.max(own_options(product).len());
        self.product_extra.extend(product.extra.keys().filter(|key| !is_inner(key)).cloned());
        for variant in &product.variants {
            self.variant_extra.extend(variant.extra.keys().filter(|key| !is_inner(key)).cloned());
        }
    }
}
