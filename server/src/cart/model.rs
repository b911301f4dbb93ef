//! API types of carts. Amounts are in minor units of the country's currency, VAT included.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    catalog::{BrandName, FibreShare, GuaranteeNotice, Maker, Picture, Price, PriceFields},
    id::{ProductId, ValueId, VariantId},
    money::{CurrencyCode, Money, as_minor},
};

/// A cart line as stored, in a guest's cookie or with the customer's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct StoredLine {
    /// Variant ID.
    pub variant_id: VariantId,
    /// Number of pieces.
    pub quantity: i64,
    /// Price per piece that was last shown to the shopper, in minor units; null if not known.
    #[schema(required)]
    pub shown_minor: Option<i64>,
}

/// Contents of a cart, without prices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CartLines {
    /// Cart lines, oldest first.
    pub lines: Vec<StoredLine>,
    /// Total number of pieces.
    pub pieces: i64,
}

/// A cart with prices. All amounts are in minor units.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartQuote {
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    pub currency: CurrencyCode,
    /// Cart lines in their order, including those that cannot be bought.
    pub lines: Vec<QuotedLine>,
    /// Free gifts from promotions.
    pub gifts: Vec<QuotedGift>,
    /// Notice of the legal guarantee of conformity; null outside the European Union.
    #[schema(required)]
    pub guarantee: Option<GuaranteeNotice>,
    /// Number of pieces included in the price.
    pub pieces: i64,
    /// Whether every line can be bought in the requested quantity and at the price last shown to the shopper, so that no line has
    /// `issues`.
    pub is_clean: bool,
    /// Total of all lines at regular prices, in minor units.
    #[serde(rename = "regularMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub regular: Money,
    /// Total of all lines at current prices per piece, before discounts, in minor units.
    #[serde(rename = "subtotalMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub subtotal: Money,
    /// Discounts deducted from the subtotal, by promotion.
    pub discounts: Vec<QuotedDiscount>,
    /// Total of goods after all discounts, in minor units.
    #[serde(rename = "goodsMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub goods: Money,
    /// Amount saved compared with regular prices, in minor units.
    #[serde(rename = "savedMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub saved: Money,
    /// Shipping charge, in minor units.
    #[serde(rename = "shippingMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub shipping: Money,
    /// Total of goods from which shipping is free, in minor units; null if shipping is never free.
    #[serde(rename = "freeShippingFromMinor", serialize_with = "as_minor")]
    #[schema(value_type = Option<i64>, required)]
    pub free_shipping_from: Option<Money>,
    /// Amount missing until shipping is free, in minor units; null if shipping is free or never is.
    #[serde(rename = "missingToFreeShippingMinor", serialize_with = "as_minor")]
    #[schema(value_type = Option<i64>, required)]
    pub missing_to_free_shipping: Option<Money>,
    /// Charge for cash on delivery, in minor units.
    #[serde(rename = "cashOnDeliveryMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub cash_on_delivery: Money,
    /// Amount to pay, in minor units.
    #[serde(rename = "totalMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub total: Money,
    /// VAT included in the total, by rate.
    pub vat: Vec<QuotedVat>,
    /// Progress towards promotions that depend on the value of the cart.
    pub goals: Vec<QuotedGoal>,
    /// Status of the coupon code that was entered; null if none was.
    #[schema(required)]
    pub coupon: Option<QuotedCoupon>,
}

/// A line of a cart. `unitPrice` and `discountPrice` are in minor units, like all amounts.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedLine {
    /// Variant ID.
    pub variant_id: VariantId,
    /// Product ID; null if the country does not sell the product.
    #[schema(required)]
    pub id: Option<ProductId>,
    /// Stock keeping unit; null if the variant has none.
    #[schema(required)]
    pub sku: Option<String>,
    /// Product name; empty if the country does not show the product.
    pub name: String,
    /// Brand; null if the product has none.
    #[schema(required)]
    pub brand: Option<BrandName>,
    /// URL path of the product page with this variant selected, without a locale prefix; empty if the country does not show the
    /// product.
    pub path: String,
    /// Front picture in this colour; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Colour name; null if the product has no colours.
    #[schema(required)]
    pub color: Option<String>,
    /// Value ID of the colour; null if the product has no colours.
    #[schema(required)]
    pub color_id: Option<ValueId>,
    /// Size name; null if the product has no sizes.
    #[schema(required)]
    pub size: Option<String>,
    /// Value ID of the size; null if the product has no sizes.
    #[schema(required)]
    pub size_id: Option<ValueId>,
    /// Name of the value of a third option; null if there is no such option.
    #[schema(required)]
    pub other: Option<String>,
    /// Names of the product's categories, root category first.
    pub categories_arr: Vec<String>,
    /// Fibre composition.
    pub composition: Vec<FibreShare>,
    /// Manufacturer, with the responsible person in the European Union (Regulation 2023/988, article 19); null if not known.
    #[schema(value_type = Option<Maker>, required)]
    pub manufacturer: Option<Arc<Maker>>,
    /// Number of pieces included in the price.
    pub quantity: i64,
    /// Number of pieces requested.
    pub wanted: i64,
    /// Maximum number of pieces that can be bought, at most 99.
    pub max_quantity: i64,
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    pub currency: CurrencyCode,
    /// Regular price per piece, in minor units.
    #[serde(serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub unit_price: Money,
    /// Reduced price per piece, including that of a running flash deal, in minor units; null if the price is not reduced.
    #[serde(serialize_with = "as_minor")]
    #[schema(value_type = Option<i64>, required)]
    pub discount_price: Option<Money>,
    /// Price per piece with the same amounts as `unitPrice` and `discountPrice`, and the lowest price of the 30 days before a
    /// reduction; null if the line is not priced.
    #[schema(value_type = Option<PriceFields>, required)]
    pub price: Option<Price>,
    /// Line total after its share of the discounts, in minor units.
    #[serde(rename = "totalMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub total: Money,
    /// Line total before discounts, in minor units.
    #[serde(rename = "subtotalMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub subtotal: Money,
    /// Discounts on this line from quantity offers, cart goals and the coupon.
    pub discounts: Vec<QuotedDiscount>,
    /// Problems and price changes to show to the shopper.
    pub issues: Vec<LineIssue>,
}

/// A problem with a cart line, or a change of its price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LineIssue {
    /// Stable code: `error-cart-gone`, `error-cart-not-here`, `error-cart-sold-out`, `error-cart-short` or `error-cart-price`.
    pub code: &'static str,
    /// Message in the response language.
    pub message: String,
}

/// A free gift from a promotion.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedGift {
    /// Variant ID.
    pub variant_id: VariantId,
    /// Product name.
    pub name: String,
    /// URL path of the product page, without a locale prefix.
    pub path: String,
    /// Stock keeping unit; null if the variant has none.
    #[schema(required)]
    pub sku: Option<String>,
    /// Names of the colour, the size and the value of a third option, as far as the variant has them.
    pub options: Vec<String>,
    /// Fibre composition.
    pub composition: Vec<FibreShare>,
    /// Manufacturer, with the responsible person in the European Union; null if not known.
    #[schema(value_type = Option<Maker>, required)]
    pub manufacturer: Option<Arc<Maker>>,
    /// Front picture; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A promotion's discount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedDiscount {
    /// Promotion title in the response language, or the coupon code in upper case; empty if the promotion has no title.
    pub title: String,
    /// Discount in minor units, greater than zero.
    #[serde(rename = "amountMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub amount: Money,
}

/// VAT of one rate included in the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedVat {
    /// VAT rate in hundredths of a percent.
    pub rate_basis_points: i64,
    /// Part of the total taxed at this rate, VAT included, in minor units.
    #[serde(rename = "grossMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub gross: Money,
    /// VAT amount, in minor units.
    #[serde(rename = "taxMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub tax: Money,
}

/// Reward of a cart goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum QuotedReward {
    /// A percentage discount.
    #[serde(rename_all = "camelCase")]
    Percent {
        /// Discount in hundredths of a percent.
        basis_points: i64,
    },
    /// A fixed discount.
    #[serde(rename_all = "camelCase")]
    Amount {
        /// Discount in minor units.
        #[serde(rename = "amountMinor", serialize_with = "as_minor")]
        #[schema(value_type = i64)]
        amount: Money,
    },
    /// Free shipping.
    FreeDelivery,
    /// A free gift.
    Gift,
}

/// Progress towards the next tier of a cart goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedGoal {
    /// Promotion title in the response language; empty if it has none.
    pub title: String,
    /// Reward of the tier reached; null if none is reached yet.
    #[schema(required)]
    pub reached: Option<QuotedReward>,
    /// Reward of the next tier; null if there is none.
    #[schema(required)]
    pub next: Option<QuotedReward>,
    /// Amount missing until the next tier, in minor units.
    #[serde(rename = "missingMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub missing: Money,
}

/// Status of a coupon code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CouponState {
    /// The code is applied.
    Applied,
    /// The code is valid but does not apply to this cart: the minimum amount is not reached, or none of its products are
    /// included.
    Waiting,
    /// The code applies once an e-mail address is given or the customer has signed in.
    NeedsEmail,
    /// The code cannot be used.
    Refused,
    /// The code does not exist, or attempts are blocked for a while because too many codes were tried.
    Unknown,
}

/// Status of the coupon code that was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedCoupon {
    /// The code in upper case.
    pub code: String,
    /// Status of the code.
    pub state: CouponState,
    /// Stable code that explains the status, such as `notice-coupon-applied` or `error-coupon-minimum`.
    pub reason: &'static str,
    /// Message in the response language.
    pub message: String,
    /// Discount given by the code, in minor units; 0 unless it is applied.
    #[serde(rename = "amountMinor", serialize_with = "as_minor")]
    #[schema(value_type = i64)]
    pub amount: Money,
}
