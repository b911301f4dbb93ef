//! The target state of a product: the only input of the write path, filled by the file import and by the demo loader.
//!
//! A draft describes the product itself completely (variants, stock, pictures), but countries and languages only as far as it
//! names them: prices of other countries and texts in other languages stay unchanged.

use std::{
    collections::{BTreeMap, HashSet},
    mem,
};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::stock::StockDraft;
use crate::{
    error::{Error, Result},
    media::AssetId,
    tenancy::{LanguageId, TenantId},
};

/// Columns and flags that only an export needs, by name.
pub type Extra = BTreeMap<String, String>;

/// The key in `extra` under which a product stores which columns of its format the file had.
pub const COLUMNS: &str = "_columns";

/// A product as its source describes it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProductDraft {
    /// The catalogue's stable name of the product (a file's handle).
    pub key: String,
    /// The brand's slug or name; created if missing.
    pub brand: Option<String>,
    /// Category paths from the root, each step a key, slug or name; created if missing.
    pub categories: Vec<Vec<String>>,
    /// The language of the names in `categories`; `None` means the languages of the texts.
    pub category_language: Option<LanguageId>,
    /// Keys of existing categories, in addition to `categories`; unknown keys are skipped.
    pub category_keys: Vec<String>,
    /// Keys or names of collections; created if missing. Collections filled by a rule or a list are not affected.
    pub collections: Vec<String>,
    /// The source's name for the kind of product.
    pub product_type: Option<String>,
    /// The tags given by the source.
    pub tags: Vec<String>,
    /// The target group: `women`, `men`, `kids` or `unisex`.
    pub gender: Option<String>,
    /// Fibres, with percentages that add up to 100.
    pub composition: Vec<Fibre>,
    /// Keys of care symbols.
    pub care: Vec<String>,
    /// Weight in grams.
    pub grams: Option<i64>,
    /// The manufacturer (Regulation 2023/988, article 19).
    pub manufacturer: Option<Manufacturer>,
    /// When it was first published; a later draft without a date keeps the stored one.
    pub published_at: Option<DateTime<Utc>>,
    /// Whether it belongs to a first bulk import: without a date of its own it is unknown since when it has been sold, so it is
    /// not shown as new.
    pub is_backfill: bool,
    /// Its texts, per language.
    pub texts: BTreeMap<LanguageId, ProductText>,
    /// The options of its variants: at most one colour, one size and one other.
    pub options: Vec<OptionDraft>,
    /// Its variants, in order.
    pub variants: Vec<VariantDraft>,
    /// Its pictures, in order.
    pub media: Vec<MediaDraft>,
    /// How it is shown in the countries that the draft covers.
    pub offers: BTreeMap<TenantId, OfferDraft>,
    /// Keys of related products.
    pub related: Vec<String>,
    /// Columns of its file that only the export needs.
    pub extra: Extra,
}

/// A product's text in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ProductText {
    /// The preferred slug, used if it is free; otherwise the slug is made from the name.
    pub slug: Option<String>,
    /// Its name.
    pub name: String,
    /// Safe HTML.
    pub description: String,
    /// Title for search engines.
    pub seo_title: Option<String>,
    /// Description for search engines.
    pub seo_description: Option<String>,
}

/// An option by which variants differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionDraft {
    /// Which of a variant's three option slots it uses.
    pub kind: OptionKind,
    /// The option's name in its file.
    pub name: String,
}

/// The attribute of an option.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum OptionKind {
    /// The attribute `colour`.
    Colour,
    /// The attribute `size`.
    Size,
    /// Another attribute of the file, by its name.
    Other(String),
}

/// A variant of a product.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariantDraft {
    /// Stock keeping unit.
    pub sku: Option<String>,
    /// GTIN, EAN or UPC.
    pub barcode: Option<String>,
    /// One value (key or name) for each of the product's options.
    pub values: Vec<String>,
    /// Quantity, and whether it limits sales.
    pub stock: StockDraft,
    /// Prices by country; a country without a price does not sell it.
    pub prices: BTreeMap<TenantId, PriceDraft>,
    /// Columns of its file that only the export needs.
    pub extra: Extra,
}

/// What a variant costs in one country, VAT included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PriceDraft {
    /// Regular price in minor units, above zero.
    pub price_minor: i64,
    /// Reduced price in minor units.
    pub discount_minor: Option<i64>,
    /// The regular price given by the source, kept for exports only; it may be at or below the price.
    pub compare_minor: Option<i64>,
    /// Effective prices in the past; written only for a variant that has no history yet.
    pub history: Vec<(DateTime<Utc>, i64)>,
}

/// A product's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaDraft {
    /// The stored original, or only its address.
    pub source: MediaSource,
    /// The colour that it shows, by key or name.
    pub colour: Option<String>,
    /// `front`, `back`, `detail`.
    pub view: Option<String>,
    /// Alternative text; without one it is generated from the language's template.
    pub alt: Option<String>,
}

/// The location of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaSource {
    /// A stored original, with the address that a file gave for it, if any.
    Stored(AssetId, Option<String>),
    /// An address that is only recorded; the import does not fetch it.
    Address(String),
}

/// How a country shows a product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferDraft {
    /// Whether the country's shop shows it.
    pub is_visible: bool,
    /// Keys of badge types; `None` keeps the stored badges.
    pub badges: Option<Vec<String>>,
}

/// A fibre and its share in whole percent (Regulation 1007/2011).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fibre {
    /// Its key: `cotton`, `elastane`.
    pub fibre: String,
    /// Its share.
    pub percent: i64,
}

/// The manufacturer of a product and the person responsible for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manufacturer {
    /// Company name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
    /// The person responsible in the Union, if the manufacturer is outside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub responsible_person: Option<ResponsiblePerson>,
}

/// The person responsible for a product in the Union.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResponsiblePerson {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
}

/// The result of writing a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The product was created.
    Created,
    /// The product existed and was changed.
    Updated,
    /// The product was already in this state.
    Unchanged,
}

impl ProductDraft {
    /// Rejects invalid drafts: without key or variants, with a price that is not above zero, or with values that match no option.
    pub fn check(&self) -> Result<()> {
        let wrong = |reason: &str| Err(Error::internal(format!("product draft `{}`: {reason}", self.key)));
        if self.key.is_empty() {
            return wrong("has no key");
        }
        let kinds: HashSet<_> = self.options.iter().map(|option| mem::discriminant(&option.kind)).collect();
        if self.options.len() > 3 || kinds.len() < self.options.len() {
            return wrong("has more options than places");
        }
        for variant in &self.variants {
            if variant.values.len() != self.options.len() {
                return wrong("has a variant whose values are not those of its options");
            }
            if variant.prices.values().any(|price| price.price_minor <= 0) {
                return wrong("has a price that is not above zero");
            }
            if variant.prices.keys().any(|tenant| !self.offers.contains_key(tenant)) {
                return wrong("has a price for a country that is not given");
            }
        }
        Ok(())
    }
}
