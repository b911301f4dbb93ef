//! A stored product as one record: in one language, with names in place of ids.

use std::collections::{BTreeMap, HashMap};

use crate::{catalog::draft::Extra, tenancy::TenantId};

/// A product with all that a file says of it.
#[derive(Clone, Debug, Default)]
pub struct ProductRecord {
    pub key: String,
    pub brand: Option<String>,
    /// Category paths by name, the first one first.
    pub categories: Vec<Vec<String>>,
    pub collection: Option<String>,
    pub gender: Option<String>,
    pub grams: Option<i64>,
    pub name: String,
    pub description: String,
    pub seo_title: Option<String>,
    pub seo_description: Option<String>,
    /// Names of the options.
    pub options: Vec<String>,
    pub variants: Vec<VariantRecord>,
    pub media: Vec<MediaRecord>,
    /// Country → whether it is shown there.
    pub offers: BTreeMap<TenantId, bool>,
    pub extra: Extra,
}

/// A variant.
#[derive(Clone, Debug, Default)]
pub struct VariantRecord {
    pub sku: Option<String>,
    pub barcode: Option<String>,
    /// One for each option.
    pub values: Vec<String>,
    pub stock: i64,
    /// Price and reduced price.
    pub prices: HashMap<TenantId, (i64, Option<i64>)>,
    pub extra: Extra,
}

/// A picture.
#[derive(Clone, Debug, Default)]
pub struct MediaRecord {
    pub address: String,
    pub alt: Option<String>,
}
