//! What a product shall be: the one input of the write path, filled by a file's import and by the demo's loader.
//!
//! A draft says everything about the product itself (variants, stock, pictures), but only what it knows about countries and
//! languages: prices of countries and texts of languages that it does not name stay as they are.

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

/// Columns and marks that only an export needs, by name.
pub type Extra = BTreeMap<String, String>;

/// Where `extra` says which columns of its format a product's file had.
pub const COLUMNS: &str = "_columns";

/// A product as its source describes it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProductDraft {
    /// The catalogue's stable name of the product (a file's handle).
    pub key: String,
    /// The brand's slug or name; made when it is missing.
    pub brand: Option<String>,
    /// Category paths from the root, each step a key, slug or name; made when missing.
    pub categories: Vec<Vec<String>>,
    /// The language of the names in `categories`; without one, those of the texts.
    pub category_language: Option<LanguageId>,
    /// Keys of categories that are there, besides `categories`; one that is not is passed over.
    pub category_keys: Vec<String>,
    /// Collections' keys or names; made when missing. Those that a rule or a list fills stay as these say.
    pub collections: Vec<String>,
    /// What its source calls its kind.
    pub product_type: Option<String>,
    /// Its source's tags.
    pub tags: Vec<String>,
    /// `women`, `men`, `kids`, `unisex`.
    pub gender: Option<String>,
    /// Fibres, summing to 100.
    pub composition: Vec<Fibre>,
    /// Keys of care signs.
    pub care: Vec<String>,
    /// Weight.
    pub grams: Option<i64>,
    /// Who made it (Regulation 2023/988, article 19).
    pub manufacturer: Option<Manufacturer>,
    /// Since when it is new; a product keeps its date when a later draft has none.
    pub published_at: Option<DateTime<Utc>>,
    /// Whether it comes with a bulk first import: without a date of its own, nobody knows since when it has been sold, and it is
    /// not shown as new.
    pub is_backfill: bool,
    /// Its texts, per language.
    pub texts: BTreeMap<LanguageId, ProductText>,
    /// What variants differ in: at most one colour, one size and one other.
    pub options: Vec<OptionDraft>,
    /// What can be bought, in order.
    pub variants: Vec<VariantDraft>,
    /// Its pictures, in order.
    pub media: Vec<MediaDraft>,
    /// How the countries that the draft speaks for show it.
    pub offers: BTreeMap<TenantId, OfferDraft>,
    /// Keys of products that go with it.
    pub related: Vec<String>,
    /// A file's columns that only its export needs.
    pub extra: Extra,
}

/// A product's words in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ProductText {
    /// The slug to have if it is free; else made of the name.
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

/// What variants differ in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionDraft {
    /// Which of the three places of a variant it takes.
    pub kind: OptionKind,
    /// The name that its file gives it.
    pub name: String,
}

/// The attribute behind an option.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum OptionKind {
    /// The attribute `colour`.
    Colour,
    /// The attribute `size`.
    Size,
    /// An attribute of the file's own, by its name.
    Other(String),
}

/// Something that can be bought.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariantDraft {
    /// Stock keeping unit.
    pub sku: Option<String>,
    /// GTIN, EAN, UPC.
    pub barcode: Option<String>,
    /// One value (key or name) for each of the product's options.
    pub values: Vec<String>,
    /// Pieces, and whether they limit what can be bought.
    pub stock: StockDraft,
    /// Per country; a country without a price does not sell it.
    pub prices: BTreeMap<TenantId, PriceDraft>,
    /// A file's columns that only its export needs.
    pub extra: Extra,
}

/// What a variant costs in one country, VAT included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PriceDraft {
    /// Regular price in minor units, above zero.
    pub price_minor: i64,
    /// Reduced price in minor units.
    pub discount_minor: Option<i64>,
    /// The regular price that the source names, for exports alone; it may be at or below the price.
    pub compare_minor: Option<i64>,
    /// Effective prices of the past, written only for a variant that has no history yet.
    pub history: Vec<(DateTime<Utc>, i64)>,
}

/// A product's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaDraft {
    /// Stored, or only named.
    pub source: MediaSource,
    /// The colour that it shows, by key or name.
    pub colour: Option<String>,
    /// `front`, `back`, `detail`.
    pub view: Option<String>,
    /// What it shows, in words; templates of a language do it when there are none.
    pub alt: Option<String>,
}

/// Where a picture is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaSource {
    /// A stored original, with the address that a file gave for it.
    Stored(AssetId, Option<String>),
    /// An address that is recorded and never fetched.
    Address(String),
}

/// How a country shows a product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferDraft {
    /// Whether its shop shows it.
    pub is_visible: bool,
    /// Keys of badge types; `None` leaves them as they are.
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

/// Who made a product and who answers for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manufacturer {
    /// Company name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
    /// The person responsible in the Union, when the maker is outside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub responsible_person: Option<ResponsiblePerson>,
}

/// Who answers for a product in the Union.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResponsiblePerson {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
}

/// What became of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// New in the catalogue.
    Created,
    /// It differed.
    Updated,
    /// It was so already.
    Unchanged,
}

impl ProductDraft {
    /// What no draft may be: without key or variants, with a price that is not above zero, with values that fit no option.
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
                return wrong("has a price of a country that it does not speak for");
            }
        }
        Ok(())
    }
}
