//! Products as an export sees them: in one language, with names in place of ids.

use std::collections::{BTreeMap, HashMap};

use crate::{catalog::Extra, tenancy::TenantId};

/// A product with all that a file says of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Product {
    pub(super) key: String,
    pub(super) brand: Option<String>,
    /// Category paths by name, the first one first.
    pub(super) categories: Vec<Vec<String>>,
    pub(super) collection: Option<String>,
    pub(super) gender: Option<String>,
    pub(super) grams: Option<i64>,
    pub(super) name: String,
    pub(super) description: String,
    pub(super) seo_title: Option<String>,
    pub(super) seo_description: Option<String>,
    /// Names of the options.
    pub(super) options: Vec<String>,
    pub(super) variants: Vec<Variant>,
    pub(super) media: Vec<Media>,
    /// Country → whether it is shown there.
    pub(super) offers: BTreeMap<TenantId, bool>,
    pub(super) extra: Extra,
    /// Whether a file of the same format brought it: then `extra` says how it stood there.
    pub(super) is_own: bool,
}

/// A variant.
#[derive(Clone, Debug, Default)]
pub(super) struct Variant {
    pub(super) sku: Option<String>,
    pub(super) barcode: Option<String>,
    /// One for each option.
    pub(super) values: Vec<String>,
    pub(super) stock: i64,
    /// Price and reduced price.
    pub(super) prices: HashMap<TenantId, (i64, Option<i64>)>,
    pub(super) extra: Extra,
}

/// A picture.
#[derive(Clone, Debug, Default)]
pub(super) struct Media {
    pub(super) address: String,
    pub(super) alt: Option<String>,
}

impl Product {
    /// Columns of another format say nothing in this one.
    pub(super) fn forget_columns(&mut self) {
        self.extra.retain(|name, _| is_inner(name));
        for variant in &mut self.variants {
            variant.extra.retain(|name, _| is_inner(name));
        }
    }

    /// The options as the file had them, when more than one shared a place here.
    pub(super) fn own_options(&self) -> Vec<String> {
        let own: Vec<String> =
            (1..=3).filter_map(|number| self.extra.get(&format!("Option{number} Name")).cloned()).collect();
        if own.is_empty() { self.options.clone() } else { own }
    }
}

impl Variant {
    /// A value of `Product::own_options`, spelt as its file spelt it.
    pub(super) fn own_value(&self, index: usize) -> &str {
        let own = self.extra.get(&format!("Option{} Value", index + 1));
        own.or_else(|| self.values.get(index)).map_or("", String::as_str)
    }
}

/// Whether a key of `extra` is no column of a file.
pub(super) fn is_inner(key: &str) -> bool {
    key.starts_with('_') || (key.starts_with("Option") && (key.ends_with(" Name") || key.ends_with(" Value")))
}

/// Minor units as files have them: `1234.50`.
pub(super) fn price(minor: i64) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}
