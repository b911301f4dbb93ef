//! An operator's changes to a product.

use std::collections::BTreeMap;

use crate::{
    catalog::{Fibre, Manufacturer},
    id::VariantId,
    tenancy::{LanguageId, TenantId},
};

/// The change of a field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Field<T> {
    /// It keeps its value.
    #[default]
    Keep,
    /// It is cleared.
    Clear,
    /// It gets this value.
    Set(T),
}

impl<T> Field<T> {
    /// Whether it keeps its value.
    pub fn is_kept(&self) -> bool {
        matches!(self, Self::Keep)
    }

    /// The new value, given the stored one.
    pub(super) fn over<'t>(&'t self, stored: Option<&'t T>) -> Option<&'t T> {
        match self {
            Self::Keep => stored,
            Self::Clear => None,
            Self::Set(value) => Some(value),
        }
    }
}

/// A change of a product. Fields that are not named keep their values.
#[derive(Clone, Debug, Default)]
pub struct ProductEdit {
    /// Prices, each country once.
    pub prices: Vec<PriceEdit>,
    /// Texts by language.
    pub texts: BTreeMap<LanguageId, TextEdit>,
    /// The brand's slug or name.
    pub brand: Field<String>,
    /// Keys of categories to add, after the present ones.
    pub add_categories: Vec<String>,
    /// Keys of categories to remove the product from.
    pub remove_categories: Vec<String>,
    /// Keys of collections to add the product to.
    pub add_collections: Vec<String>,
    /// Keys of collections to remove the product from.
    pub remove_collections: Vec<String>,
    /// `women`, `men`, `kids`, `unisex`.
    pub gender: Field<String>,
    /// Fibres, summing to 100.
    pub composition: Field<Vec<Fibre>>,
    /// Keys of care symbols.
    pub care: Field<Vec<String>>,
    /// Weight.
    pub grams: Field<i64>,
    /// The manufacturer.
    pub manufacturer: Field<Manufacturer>,
}

/// A change of a product's price in one country.
#[derive(Clone, Debug)]
pub struct PriceEdit {
    /// The country.
    pub tenant_id: TenantId,
    /// The regular price in minor units; if cleared, the country no longer sells it.
    pub price: Field<i64>,
    /// The reduced price; if cleared, the regular price applies again.
    pub discount: Field<i64>,
    /// The variants; if empty, all variants of the product.
    pub variants: Vec<VariantId>,
}

/// A change of a text. A name is required if the product has no text in the language yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextEdit {
    /// The name.
    pub name: Option<String>,
    /// Safe HTML.
    pub description: Option<String>,
    /// Title for search engines.
    pub seo_title: Option<String>,
    /// Description for search engines.
    pub seo_description: Option<String>,
}

impl ProductEdit {
    /// Whether it contains no change.
    pub fn is_empty(&self) -> bool {
        self.prices.is_empty() && !self.is_everywhere()
    }

    /// Whether it changes data shown in all countries that offer the product, not only prices.
    pub(super) fn is_everywhere(&self) -> bool {
        !self.texts.is_empty() || self.changes_places() || self.changes_facts()
    }

    pub(super) fn changes_places(&self) -> bool {
        let lists = [&self.add_categories, &self.remove_categories, &self.add_collections, &self.remove_collections];
        lists.iter().any(|keys| !keys.is_empty())
    }

    pub(super) fn changes_facts(&self) -> bool {
        let kept = self.brand.is_kept()
            && self.gender.is_kept()
            && self.composition.is_kept()
            && self.care.is_kept()
            && self.grams.is_kept()
            && self.manufacturer.is_kept();
        !kept
    }
}
