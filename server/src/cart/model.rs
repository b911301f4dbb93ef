//! Carts as the wire has them. Amounts are in minor units of the country's currency, VAT included.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    catalog::{BrandName, FibreShare, GuaranteeNotice, Maker, Picture, Price, PriceFields},
    id::{ProductId, ValueId, VariantId},
    money::CurrencyCode,
};

/// A line as it is kept: in a guest's cookie or in a customer's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct StoredLine {
    /// The variant.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
    /// The price of a piece that was shown last.
    #[schema(required)]
    pub seen_minor: Option<i64>,
}

/// What is in a cart, without prices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CartLines {
    /// The lines, the first added first.
    pub lines: Vec<StoredLine>,
    /// Pieces of all lines.
    pub pieces: i64,
}

/// A priced cart.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartQuote {
    /// ISO 4217.
    #[schema(value_type = String)]
    pub currency: CurrencyCode,
    /// The lines in their order, also those that cannot be bought.
    pub lines: Vec<QuotedLine>,
    /// What comes for nothing.
    pub gifts: Vec<QuotedGift>,
    /// The legal guarantee of conformity; null outside the Union.
    #[schema(required)]
    pub guarantee: Option<GuaranteeNotice>,
    /// Pieces that are priced.
    pub pieces: i64,
    /// Whether all lines can be bought as they are wanted, at the prices that were shown last.
    pub is_clean: bool,
    /// All lines at their regular prices.
    pub regular_minor: i64,
    /// All lines at the prices of their pieces, before promotions of the whole cart and the coupon.
    pub subtotal_minor: i64,
    /// What these took off, by promotion.
    pub discounts: Vec<QuotedDiscount>,
    /// What goods cost in the end.
    pub goods_minor: i64,
    /// What is saved against regular prices.
    pub saved_minor: i64,
    /// Shipping.
    pub shipping_minor: i64,
    /// From which sum of goods shipping is free; null where it never is.
    #[schema(required)]
    pub free_shipping_from_minor: Option<i64>,
    /// What is missing to that; null where shipping is free or never is.
    #[schema(required)]
    pub missing_to_free_shipping_minor: Option<i64>,
    /// Charge for paying on delivery.
    pub cash_on_delivery_minor: i64,
    /// To be paid.
    pub total_minor: i64,
    /// VAT inside the total, by rate.
    pub vat: Vec<QuotedVat>,
    /// How far goals are.
    pub goals: Vec<QuotedGoal>,
    /// What became of the code that was entered.
    #[schema(required)]
    pub coupon: Option<QuotedCoupon>,
}

/// A line of a cart: product, colour and size are its identity. `unitPrice` and `discountPrice` are in minor units, as all amounts.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedLine {
    /// The variant.
    pub variant_id: VariantId,
    /// The product; null when nobody knows it.
    #[schema(required)]
    pub id: Option<ProductId>,
    /// Stock keeping unit.
    #[schema(required)]
    pub sku: Option<String>,
    /// The product's name; empty when the country does not show it.
    pub name: String,
    /// The product's brand.
    #[schema(required)]
    pub brand: Option<BrandName>,
    /// The product's page with this choice, without a locale prefix; empty when the country does not show it.
    pub path: String,
    /// The front in this colour.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// The colour's name.
    #[schema(required)]
    pub color: Option<String>,
    /// The colour.
    #[schema(required)]
    pub color_id: Option<ValueId>,
    /// The size's name.
    #[schema(required)]
    pub size: Option<String>,
    /// The size.
    #[schema(required)]
    pub size_id: Option<ValueId>,
    /// The name of the value of a third option.
    #[schema(required)]
    pub other: Option<String>,
    /// Names of the product's categories, root first.
    pub categories_arr: Vec<String>,
    /// What it is made of.
    pub composition: Vec<FibreShare>,
    /// Who made it, with the person responsible in the Union (Regulation 2023/988, article 19).
    #[schema(value_type = Option<Maker>, required)]
    pub manufacturer: Option<Arc<Maker>>,
    /// Pieces that are priced.
    pub quantity: i64,
    /// Pieces that are wanted.
    pub wanted: i64,
    /// Most pieces that can be bought, at most 99.
    pub max_quantity: i64,
    /// ISO 4217.
    #[schema(value_type = String)]
    pub currency: CurrencyCode,
    /// Regular price of a piece.
    pub unit_price: i64,
    /// Reduced price of a piece, when it counts; a flash deal's while one runs.
    #[schema(required)]
    pub discount_price: Option<i64>,
    /// What a piece costs: as `unitPrice` and `discountPrice`, with the lowest price of the 30 days before a reduction.
    #[schema(value_type = Option<PriceFields>, required)]
    pub price: Option<Price>,
    /// What the line costs, less its share of discounts.
    pub total_minor: i64,
    /// What it would cost at the prices of its pieces.
    pub subtotal_minor: i64,
    /// What quantity offers, goals and the coupon took off it.
    pub discounts: Vec<QuotedDiscount>,
    /// What is to be told of it.
    pub issues: Vec<LineIssue>,
}

/// What is wrong with a line, or has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LineIssue {
    /// Stable: the id of the message.
    pub code: &'static str,
    /// In the request's language.
    pub message: String,
}

/// What comes for nothing.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedGift {
    /// The variant.
    pub variant_id: VariantId,
    /// The product's name.
    pub name: String,
    /// The product's page, without a locale prefix.
    pub path: String,
    /// The article's number.
    #[schema(required)]
    pub sku: Option<String>,
    /// Colour and size.
    pub options: Vec<String>,
    /// What it is made of.
    pub composition: Vec<FibreShare>,
    /// Who made it, with the person responsible in the Union.
    #[schema(value_type = Option<Maker>, required)]
    pub manufacturer: Option<Arc<Maker>>,
    /// The front.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// What a promotion took off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedDiscount {
    /// The promotion's title in the language; empty when it has none.
    pub title: String,
    /// Above zero.
    pub amount_minor: i64,
}

/// VAT of one rate inside the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedVat {
    /// In hundredths of a percent.
    pub rate_basis_points: i64,
    /// The part of the total that is taxed so.
    pub gross_minor: i64,
    /// The VAT.
    pub tax_minor: i64,
}

/// What a goal gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum QuotedReward {
    /// A part of the price.
    #[serde(rename_all = "camelCase")]
    Percent {
        /// In hundredths of a percent.
        basis_points: i64,
    },
    /// So much less.
    #[serde(rename_all = "camelCase")]
    Amount {
        /// In minor units.
        amount_minor: i64,
    },
    /// Shipping costs nothing.
    FreeDelivery,
    /// A piece for nothing.
    Gift,
}

/// How far the cart is from the next tier of a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedGoal {
    /// The goal's title in the language; empty when it has none.
    pub title: String,
    /// What was reached.
    #[schema(required)]
    pub reached: Option<QuotedReward>,
    /// What the next tier gives.
    #[schema(required)]
    pub next: Option<QuotedReward>,
    /// What is missing to it.
    pub missing_minor: i64,
}

/// What became of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CouponState {
    /// It counts.
    Applied,
    /// It would count in another cart: too little in it, or none of its products.
    Waiting,
    /// It counts once an e-mail address is given, or somebody is signed in.
    NeedsEmail,
    /// It cannot be used.
    Refused,
    /// There is no such code, or nobody may ask for a while.
    Unknown,
}

/// What became of the code that was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedCoupon {
    /// As it was entered.
    pub code: String,
    /// What became of it.
    pub state: CouponState,
    /// Stable: the id of the message.
    pub reason: &'static str,
    /// In the request's language.
    pub message: String,
    /// What it took off.
    pub amount_minor: i64,
}
