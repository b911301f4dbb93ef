//! Products as serialised in API responses. Money is in minor units of the country's currency.

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
    /// Reduced price, if valid.
    pub discount: Option<Money>,
    /// The price the customer pays.
    pub effective: Money,
    /// The lowest price of the 30 days before the reduction.
    pub lowest: Option<Money>,
    /// The reduction from that, in whole percent; 0 when not reduced.
    pub percent: i64,
    /// When the flash deal that sets the price ends.
    pub ends_at: Option<DateTime<Utc>>,
}

impl Price {
    /// From a stored price or the price of a flash deal.
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

/// A price in one country. Amounts are in minor units and include VAT.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = Price)]
#[serde(rename_all = "camelCase")]
pub struct PriceFields {
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Regular price, in minor units.
    price_minor: i64,
    /// Reduced price, in minor units; null if the price is not reduced.
    #[schema(required)]
    discount_minor: Option<i64>,
    /// Price that the shopper pays: the reduced price or, if there is none, the regular price; in minor units.
    effective_minor: i64,
    /// Lowest price of the 30 days before the reduction, in minor units; null if the price is not reduced or the earlier prices
    /// are not known.
    #[schema(required)]
    lowest_minor: Option<i64>,
    /// Reduction in whole percent, measured from `lowestMinor` or, if that is null, from the regular price; 0 if not reduced.
    percent: i64,
    /// End of the flash deal that determines the price, RFC 3339; absent if no deal does.
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

/// An option value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Swatch {
    /// Value ID.
    pub id: ValueId,
    /// Stable key used in URLs.
    pub key: String,
    /// Name in the response language.
    pub name: String,
    /// CSS colour; null if the value has none.
    #[schema(required)]
    pub swatch: Option<String>,
}

/// A badge on a product card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    /// Badge key: `special`, `promotional`, `fire` or `low`.
    pub key: String,
    /// Name in the response language.
    pub name: String,
    /// URL of the badge image.
    pub image_url: String,
}

/// Brand of a product card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BrandName {
    /// Brand slug.
    pub slug: String,
    /// Brand name.
    pub name: String,
}

/// A product in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductCard {
    /// Product ID.
    pub id: ProductId,
    /// Slug in the response language.
    pub slug: String,
    /// URL path of the product page, without a locale prefix.
    pub path: String,
    /// Product name.
    pub name: String,
    /// Brand; null if the product has none.
    #[schema(required)]
    pub brand: Option<BrandName>,
    /// Names of the product's categories, root category first; at most five.
    pub categories: Vec<String>,
    /// Price of the cheapest variant.
    #[schema(value_type = PriceFields)]
    pub price: Price,
    /// Whether other variants have a higher price.
    pub price_varies: bool,
    /// At most two pictures: the front and a second view.
    pub pictures: Vec<Picture>,
    /// Colours in which the product is sold in this country.
    pub colours: Vec<Swatch>,
    /// Badges of the product in this country.
    pub badges: Vec<Badge>,
    /// Whether the product was added in the last 45 days and is among the newest 15 % of the products that the country shows.
    pub is_new: bool,
    /// Whether at least one variant can be bought.
    pub in_stock: bool,
}

/// An option in which the variants differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Option)]
pub struct ProductOption {
    /// Attribute key: `colour`, `size` or another key.
    pub attribute: String,
    /// Option name. For colour and size it is in the response language; otherwise it is the name given by the product's source.
    pub name: String,
    /// Values in the order of the variants; sizes in size order.
    pub values: Vec<Swatch>,
}

/// Stock level of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Stock {
    /// More than 3 pieces are available.
    In,
    /// 1 to 3 pieces are available.
    Low,
    /// Sold out.
    Out,
}

/// A variant of a product that can be bought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Variant {
    /// Variant ID.
    pub id: VariantId,
    /// Stock keeping unit; null if the variant has none.
    #[schema(required)]
    pub sku: Option<String>,
    /// GTIN; null if the variant has none.
    #[schema(required)]
    pub barcode: Option<String>,
    /// Value ID of the colour; null if the product has no colours.
    #[schema(required)]
    pub colour_id: Option<ValueId>,
    /// Value ID of the size; null if the product has no sizes.
    #[schema(required)]
    pub size_id: Option<ValueId>,
    /// Value ID of a third option; null if there is no such option.
    #[schema(required)]
    pub other_id: Option<ValueId>,
    /// Stock level.
    pub stock: Stock,
    /// Number of pieces left if `stock` is `low`; otherwise null.
    #[schema(required)]
    pub stock_left: Option<i64>,
    /// Price of the variant.
    #[schema(value_type = PriceFields)]
    pub price: Price,
}

/// Share of a fibre in a product's composition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FibreShare {
    /// Fibre key.
    pub fibre: String,
    /// Fibre name in the response language.
    pub name: String,
    /// Share in percent.
    pub percent: i64,
}

/// A care instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CareSign {
    /// Key of the care symbol.
    pub key: String,
    /// Meaning in the response language.
    pub name: String,
}

/// Contact details of the person responsible for a product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Contact {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// E-mail address or another electronic address.
    pub email: String,
}

/// Manufacturer of a product (Regulation 2023/988, article 19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Manufacturer)]
pub struct Maker {
    /// Name.
    pub name: String,
    /// Postal address.
    pub address: String,
    /// E-mail address or another electronic address.
    pub email: String,
    /// Responsible person in the European Union if the manufacturer is outside it; otherwise null.
    #[schema(required)]
    pub responsible_person: Option<Contact>,
}

/// Notice of the legal guarantee of conformity that EU law requires before a purchase (2011/83/EU, article 6(1)(l)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GuaranteeNotice {
    /// Heading of the notice.
    pub title: String,
    /// Text of the notice: the remedies that the shopper can claim.
    pub text: String,
}

/// Estimated delivery of an order placed now. Dates are formatted in the response language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Delivery {
    /// Earliest delivery date.
    pub from: String,
    /// Latest delivery date.
    pub to: String,
    /// Date on which the parcel leaves the warehouse.
    pub shipping: String,
}

/// End of a flash deal, with its text in the response language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealEnd {
    /// End of the deal, RFC 3339; the same value as `endsAt` of the prices.
    #[schema(value_type = String)]
    pub ends_at: DateTime<Utc>,
    /// The same date and time formatted in the response language, in the country's time zone.
    pub written: String,
}

/// A product with all data of its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductDetail {
    /// The fields of the product card.
    #[serde(flatten)]
    pub card: ProductCard,
    /// Description as sanitised HTML.
    pub description: String,
    /// Title for search engines; null if not set.
    #[schema(required)]
    pub seo_title: Option<String>,
    /// Description for search engines; null if not set.
    #[schema(required)]
    pub seo_description: Option<String>,
    /// All pictures of the product, in display order.
    pub gallery: Vec<Picture>,
    /// Variants sold in this country, in display order.
    pub variants: Vec<Variant>,
    /// Options in which the variants differ, in display order.
    pub options: Vec<ProductOption>,
    /// Fibre composition (Regulation 1007/2011).
    pub composition: Vec<FibreShare>,
    /// Care instructions.
    pub care: Vec<CareSign>,
    /// Weight in grams; null if not known.
    #[schema(required)]
    pub grams: Option<i64>,
    /// `women`, `men`, `kids` or `unisex`; null if not set.
    #[schema(required)]
    pub gender: Option<String>,
    /// Manufacturer; null if not known.
    #[schema(required)]
    pub manufacturer: Option<Maker>,
    /// Notice of the legal guarantee of conformity; null outside the European Union.
    #[schema(required)]
    pub guarantee: Option<GuaranteeNotice>,
    /// Breadcrumbs from the root category; the last one is the product.
    pub breadcrumbs: Vec<Crumb>,
    /// Related products: at most eight.
    pub related: Vec<ProductCard>,
    /// Ends of the flash deals that determine the product's prices.
    pub deal_ends: Vec<DealEnd>,
    /// Estimated delivery of an order placed now.
    pub delivery: Delivery,
    /// The product page in every country that shows the product, in each language of that country.
    pub alternates: Vec<Alternate>,
}
