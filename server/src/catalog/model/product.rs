//! Products as readers see them. Answers carry money in minor units of the country's currency.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    picture::Picture,
    place::{Alternate, Crumb},
};
use crate::{
    catalog::price::{self, ShownPrice},
    id::{ProductId, ValueId, VariantId},
    money::{CurrencyCode, Money},
    tenancy::Tenant,
};

/// What something costs in one country, VAT included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "PriceFields")]
pub struct Price {
    /// Regular price.
    pub regular: Money,
    /// Reduced price, when it counts.
    pub discount: Option<Money>,
    /// What a shopper pays.
    pub effective: Money,
    /// The lowest price of the 30 days before the reduction.
    pub lowest: Option<Money>,
    /// The reduction from that, in whole percent; 0 when not reduced.
    pub percent: i64,
    /// When the flash deal that makes the price ends.
    pub ends_at: Option<DateTime<Utc>>,
}

impl Price {
    /// A stored price, or what a flash deal made of it.
    pub(in crate::catalog) fn of(tenant: &Tenant, shown: ShownPrice, ends_at: Option<DateTime<Utc>>) -> Self {
        let discount = price::counting_discount(shown.price_minor, shown.discount_minor);
        Self {
            regular: tenant.money(shown.price_minor),
            discount: discount.map(|minor| tenant.money(minor)),
            effective: tenant.money(shown.effective()),
            lowest: discount.and(shown.lowest_minor).map(|minor| tenant.money(minor)),
            percent: shown.percent(),
            ends_at,
        }
    }
}

/// What something costs in one country, VAT included.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = Price)]
#[serde(rename_all = "camelCase")]
pub struct PriceFields {
    /// ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Regular price.
    price_minor: i64,
    /// Reduced price, when it counts.
    #[schema(required)]
    discount_minor: Option<i64>,
    /// What a shopper pays.
    effective_minor: i64,
    /// The lowest price of the 30 days before the reduction.
    #[schema(required)]
    lowest_minor: Option<i64>,
    /// The reduction from that, in whole percent; 0 when not reduced.
    percent: i64,
    /// When the flash deal that makes the price ends, by RFC 3339; left out where none does.
    #[schema(value_type = Option<String>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    ends_at: Option<DateTime<Utc>>,
}

impl From<Price> for PriceFields {
    fn from(price: Price) -> Self {
        let minor = |amount: Money| amount.minor;
        Self {
            currency: price.regular.currency,
            price_minor: price.regular.minor,
            discount_minor: price.discount.map(minor),
            effective_minor: price.effective.minor,
            lowest_minor: price.lowest.map(minor),
            percent: price.percent,
            ends_at: price.ends_at,
        }
    }
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Swatch {
    /// Its id.
    pub id: ValueId,
    /// Its stable name in addresses.
    pub key: String,
    /// Its name in the language.
    pub name: String,
    /// A CSS colour.
    #[schema(required)]
    pub swatch: Option<String>,
}

/// A mark on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    /// `special`, `promotional`, `fire`, `low`.
    pub key: String,
    /// Its name in the language.
    pub name: String,
    /// Its image.
    pub image_url: String,
}

/// A brand as a card names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BrandName {
    /// Its slug.
    pub slug: String,
    /// Its name.
    pub name: String,
}

/// A product in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductCard {
    /// Its id.
    pub id: ProductId,
    /// Its slug in the language.
    pub slug: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Its name.
    pub name: String,
    /// Its brand.
    #[schema(required)]
    pub brand: Option<BrandName>,
    /// Names of its categories, root first, at most five.
    pub categories: Vec<String>,
    /// Of its cheapest variant.
    #[schema(value_type = PriceFields)]
    pub price: Price,
    /// Whether other variants cost more.
    pub price_varies: bool,
    /// The front, and a second view: at most two.
    pub pictures: Vec<Picture>,
    /// The colours that it comes in here.
    pub colours: Vec<Swatch>,
    /// Marks of this country.
    pub badges: Vec<Badge>,
    /// Whether it came in the last 45 days, and is among the newest 15 % of what the country shows.
    pub is_new: bool,
    /// Whether any variant can be had.
    pub in_stock: bool,
}

/// What variants differ in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Option)]
pub struct ProductOption {
    /// `colour`, `size` or another key.
    pub attribute: String,
    /// Its name as the product's source gives it.
    pub name: String,
    /// Its values in the order of the variants.
    pub values: Vec<Swatch>,
}

/// Whether a variant can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Stock {
    /// Enough.
    In,
    /// A few pieces.
    Low,
    /// None.
    Out,
}

/// Something that can be bought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Variant {
    /// Its id.
    pub id: VariantId,
    /// Stock keeping unit.
    #[schema(required)]
    pub sku: Option<String>,
    /// GTIN.
    #[schema(required)]
    pub barcode: Option<String>,
    /// Its colour.
    #[schema(required)]
    pub colour_id: Option<ValueId>,
    /// Its size.
    #[schema(required)]
    pub size_id: Option<ValueId>,
    /// Its value of a third option.
    #[schema(required)]
    pub other_id: Option<ValueId>,
    /// Whether it can be had.
    pub stock: Stock,
    /// Pieces left, said only when few.
    #[schema(required)]
    pub stock_left: Option<i64>,
    /// What it costs.
    #[schema(value_type = PriceFields)]
    pub price: Price,
}

/// A share of a fibre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FibreShare {
    /// Its key.
    pub fibre: String,
    /// Its name in the language.
    pub name: String,
    /// In percent.
    pub percent: i64,
}

/// How to care for a product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CareSign {
    /// Its key.
    pub key: String,
    /// What it says in the language.
    pub name: String,
}

/// Who answers for a product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Contact {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
}

/// Who made a product (Regulation 2023/988, article 19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Manufacturer)]
pub struct Maker {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// Electronic address.
    pub email: String,
    /// The person responsible in the Union, for a maker outside it.
    #[schema(required)]
    pub responsible_person: Option<Contact>,
}

/// What the law of the Union has said before a purchase of a trader's liability for goods (2011/83/EU, article 6(1)(l)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GuaranteeNotice {
    /// Its heading.
    pub title: String,
    /// What a shopper may ask for.
    pub text: String,
}

/// When an order of now arrives, written in the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Delivery {
    /// The earliest day at the door.
    pub from: String,
    /// The latest day at the door.
    pub to: String,
    /// The day it leaves the warehouse.
    pub shipping: String,
}

/// The end of a flash deal, written in the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealEnd {
    /// As prices name it.
    #[schema(value_type = String)]
    pub ends_at: DateTime<Utc>,
    /// Day and time in the country.
    pub written: String,
}

/// A product with everything that its page shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductDetail {
    /// What its card says.
    #[serde(flatten)]
    pub card: ProductCard,
    /// Safe HTML.
    pub description: String,
    /// Title for search engines.
    #[schema(required)]
    pub seo_title: Option<String>,
    /// Description for search engines.
    #[schema(required)]
    pub seo_description: Option<String>,
    /// All its pictures, in order.
    pub gallery: Vec<Picture>,
    /// What can be bought here, in order.
    pub variants: Vec<Variant>,
    /// What variants differ in, in order.
    pub options: Vec<ProductOption>,
    /// What it is made of (Regulation 1007/2011).
    pub composition: Vec<FibreShare>,
    /// How to care for it.
    pub care: Vec<CareSign>,
    /// Weight.
    #[schema(required)]
    pub grams: Option<i64>,
    /// `women`, `men`, `kids`, `unisex`.
    #[schema(required)]
    pub gender: Option<String>,
    /// Who made it.
    #[schema(required)]
    pub manufacturer: Option<Maker>,
    /// The legal guarantee of conformity; null outside the Union.
    #[schema(required)]
    pub guarantee: Option<GuaranteeNotice>,
    /// The way to it; the last step is itself.
    pub breadcrumbs: Vec<Crumb>,
    /// What goes with it: at most eight.
    pub related: Vec<ProductCard>,
    /// When the flash deals that its prices name end.
    pub deal_ends: Vec<DealEnd>,
    /// When it arrives.
    pub delivery: Delivery,
    /// Its page in every country that shows it, in each of their languages.
    pub alternates: Vec<Alternate>,
}
