//! A product as lists and checks use it.

use std::collections::BTreeMap;

use crate::{
    catalog::{Fibre, HidingReason, Manufacturer},
    id::{AssetId, BrandId, CategoryId, CollectionId, ProductId},
    tenancy::{LanguageId, TenantId},
};

/// A product with its data of all countries and languages.
#[derive(Clone, Debug, Default)]
pub struct ProductOverview {
    /// Its id.
    pub id: ProductId,
    /// Its key: the handle in its file.
    pub key: String,
    /// Its brand.
    pub brand_id: Option<BrandId>,
    /// Its brand's name.
    pub brand: Option<String>,
    /// The target group: `women`, `men`, `kids` or `unisex`.
    pub gender: Option<String>,
    /// Fibres.
    pub composition: Vec<Fibre>,
    /// Keys of care symbols.
    pub care: Vec<String>,
    /// Weight.
    pub grams: Option<i64>,
    /// The manufacturer.
    pub manufacturer: Option<Manufacturer>,
    /// Its texts.
    pub texts: BTreeMap<LanguageId, TextOverview>,
    /// The categories it is assigned to, the main one first.
    pub categories: Vec<CategoryId>,
    /// Its collections.
    pub collections: Vec<CollectionId>,
    /// The number of variants that are not retired.
    pub variants: usize,
    /// Their SKUs.
    pub skus: Vec<String>,
    /// Keys of their sizes, without duplicates.
    pub sizes: Vec<String>,
    /// The number of its variants with a price, by country.
    pub priced: BTreeMap<TenantId, usize>,
    /// Countries that sell it.
    pub offers: BTreeMap<TenantId, OfferOverview>,
    /// Reasons for which countries hide it, whether they sell it or not.
    pub hidden: Vec<HiddenOffer>,
    /// Its pictures in order.
    pub pictures: Vec<AssetId>,
    /// The number of its pictures that are stored, not only recorded.
    pub stored_pictures: usize,
}

/// A product's text in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextOverview {
    /// Its name.
    pub name: String,
    /// Whether it has a description.
    pub has_description: bool,
}

/// A product's offer in a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferOverview {
    /// Whether its source publishes it.
    pub is_published: bool,
    /// Whether the shop shows it.
    pub is_visible: bool,
    /// What its cheapest variant costs, without flash deals.
    pub effective_minor: i64,
    /// Whether a variant can be bought.
    pub in_stock: bool,
}

/// Why a country does not show a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenOffer {
    /// The country.
    pub tenant_id: TenantId,
    /// The reason.
    pub reason: HidingReason,
}

impl ProductOverview {
    /// Whether a country hides it for this reason.
    pub fn is_hidden(&self, tenant: TenantId, reason: HidingReason) -> bool {
        self.hidden.iter().any(|hidden| hidden.tenant_id == tenant && hidden.reason == reason)
    }

    /// Its name in the first of these languages that it has, otherwise in any language.
    pub fn name(&self, languages: &[LanguageId]) -> &str {
        let preferred = languages.iter().find_map(|language| self.texts.get(language));
        preferred.or_else(|| self.texts.values().next()).map_or("", |text| &text.name)
    }
}
