//! A stored product as one record: in one language, with names instead of ids.

use std::collections::{BTreeMap, HashMap};

use crate::{catalog::draft::Extra, id::VariantId, tenancy::TenantId};

/// A product with all data that a file contains.
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
    /// Country → whether its source shows it there; hiding by an operator is not part of a file.
    pub offers: BTreeMap<TenantId, bool>,
    pub extra: Extra,
}

/// A variant.
#[derive(Clone, Debug, Default)]
pub struct VariantRecord {
    pub id: VariantId,
    pub sku: Option<String>,
    pub barcode: Option<String>,
    /// One value for each option.
    pub values: Vec<String>,
    /// What it costs in each country.
    pub prices: HashMap<TenantId, PriceRecord>,
    pub extra: Extra,
}

/// A picture.
#[derive(Clone, Debug, Default)]
pub struct MediaRecord {
    pub address: String,
    pub alt: Option<String>,
}

/// A variant's price in a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PriceRecord {
    /// The country.
    pub tenant_id: TenantId,
    /// The variant.
    pub variant_id: VariantId,
    /// The regular price that the shop displays.
    pub price_minor: i64,
    /// The reduced price that the shop displays.
    pub discount_minor: Option<i64>,
    /// The regular price given by its source, whether displayed or not.
    pub compare_minor: Option<i64>,
}

impl PriceRecord {
    /// The price the customer pays.
    pub fn paid_minor(&self) -> i64 {
        self.discount_minor.unwrap_or(self.price_minor)
    }

    /// The regular price that it is compared with.
    pub fn compared_minor(&self) -> Option<i64> {
        self.compare_minor.or(self.discount_minor.map(|_| self.price_minor))
    }
}
