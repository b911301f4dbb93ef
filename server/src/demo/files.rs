//! The demo's files, `tenants/demo/*.toml`, embedded in the program.

use std::collections::BTreeMap;

use rust_embed::RustEmbed;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    catalog::{Fibre, Manufacturer},
    diagnostic::{Diagnostic, line_at},
    error::{Error, Result},
};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../tenants/demo"]
#[include = "*.toml"]
#[include = "content/*"]
#[include = "garments/*.js"]
#[include = "garments/shapes/*.js"]
pub(super) struct Files;

/// The contents of all files except the texts.
#[derive(Clone, Debug)]
pub(super) struct Demo {
    pub(super) catalog: Catalog,
    pub(super) products: Vec<Product>,
}

/// `catalog.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Catalog {
    pub(super) attributes: Vec<Attribute>,
    pub(super) brands: Vec<Brand>,
    pub(super) categories: Vec<Category>,
    pub(super) collections: Vec<Collection>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attribute {
    pub(super) key: String,
    pub(super) values: Vec<AttributeValue>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttributeValue {
    pub(super) key: String,
    pub(super) swatch: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Brand {
    pub(super) key: String,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) manufacturer: Manufacturer,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Category {
    pub(super) key: String,
    pub(super) parent: Option<String>,
    pub(super) position: i64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Collection {
    pub(super) key: String,
    pub(super) position: i64,
}

/// A product of `products-*.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Product {
    pub(super) key: String,
    pub(super) brand: String,
    pub(super) categories: Vec<String>,
    pub(super) collections: Vec<String>,
    pub(super) gender: String,
    /// `2026-11-12`.
    pub(super) published: String,
    pub(super) drawing: Drawing,
    pub(super) colours: Vec<String>,
    pub(super) sizes: Vec<String>,
    pub(super) composition: Vec<Fibre>,
    pub(super) care: Vec<String>,
    pub(super) grams: i64,
    /// Currency → price.
    pub(super) price: BTreeMap<String, String>,
    /// Country → price, where it differs from its currency's.
    #[serde(default)]
    pub(super) price_country: BTreeMap<String, String>,
    /// Currency → reduced price.
    #[serde(default)]
    pub(super) discount: BTreeMap<String, String>,
    /// The countries in which it is reduced; all by default.
    pub(super) discount_countries: Option<Vec<String>>,
    #[serde(default)]
    pub(super) badges: BTreeMap<String, Countries>,
    #[serde(default)]
    pub(super) hidden_in: Vec<String>,
    /// Pairs of colour and size.
    #[serde(default)]
    pub(super) sold_out: Vec<(String, String)>,
    #[serde(default)]
    pub(super) sold_out_all: bool,
    #[serde(default)]
    pub(super) related: Vec<String>,
}

/// The parameters of a drawing by `garments/garments.js`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawing {
    pub(super) cut: String,
    pub(super) fabric: String,
    pub(super) accent: Option<String>,
}

/// `"all"` or a list of country codes.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Countries {
    /// The word `all`.
    Word(String),
    /// A list of country codes.
    Some(Vec<String>),
}

impl Countries {
    pub(super) fn contains(&self, code: &str) -> bool {
        match self {
            Self::Word(word) => word == "all",
            Self::Some(codes) => codes.iter().any(|known| known == code),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProductFile {
    products: Vec<Product>,
}

impl Demo {
    /// Reads and validates the files.
    pub(super) fn read() -> Result<Self> {
        let mut products = Vec::new();
        for name in ["products-women.toml", "products-men.toml", "products-kids.toml"] {
            products.append(&mut read::<ProductFile>(name)?.products);
        }
        Ok(Self { catalog: read("catalog.toml")?, products })
    }
}

/// Reads a required file.
fn read<T: DeserializeOwned>(name: &str) -> Result<T> {
    read_optional(name)?.ok_or_else(|| Error::internal(format!("tenants/demo/{name} is not inside the program")))
}

/// Reads an optional file.
pub(super) fn read_optional<T: DeserializeOwned>(name: &str) -> Result<Option<T>> {
    let Some(file) = Files::get(name) else { return Ok(None) };
    let path = format!("tenants/demo/{name}");
    let text = str::from_utf8(&file.data).map_err(|_| Diagnostic::new(&*path, 0, "is not UTF-8"))?;
    let parsed = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(0, |span| line_at(text, span.start));
        Diagnostic::new(&*path, line, error.message())
    })?;
    Ok(Some(parsed))
}

/// The demo's content files in addition to those of every shop: path and bytes.
pub(super) fn content() -> impl Iterator<Item = (String, Vec<u8>)> {
    Files::iter().filter_map(|path| {
        let own = path.strip_prefix("content/")?.to_owned();
        Some((own, Files::get(&path)?.data.into_owned()))
    })
}
