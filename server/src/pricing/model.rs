//! What is asked of the pipeline, and what it answers.

use chrono::{DateTime, Utc};

use crate::{
    id::VariantId,
    money::{CurrencyCode, Money},
    pricing::{BasisPoints, CartLine, CodeRefusal, LineKey, Promotion, Reward, TraceRecord},
};

/// How goods get to the shopper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryType {
    /// Brought by a courier.
    Courier,
    /// Collected at the warehouse.
    Pickup,
}

/// How a shopper pays, as far as it changes the price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaymentType {
    /// In advance.
    Prepaid,
    /// To the courier.
    CashOnDelivery,
}

/// What a country asks on top of prices, in its currency, VAT included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charges {
    /// Shipping by courier.
    pub shipping: Money,
    /// From which sum of goods shipping is free.
    pub free_from: Option<Money>,
    /// For paying on delivery.
    pub cash_on_delivery: Money,
    /// VAT of charges where no goods say otherwise.
    pub vat_rate: BasisPoints,
}

/// All that a price depends on.
#[derive(Clone, Copy, Debug)]
pub struct PricingRequest<'a> {
    /// The instant for which promotions count.
    pub at: DateTime<Utc>,
    /// Currency of every amount.
    pub currency: CurrencyCode,
    /// What the country charges.
    pub charges: Charges,
    /// Lines, each variant once.
    pub lines: &'a [CartLine],
    /// The country's flash deals, quantity offers and cart goals; those that do not hold now are passed over.
    pub promotions: &'a [Promotion],
    /// The coupon or affiliate discount that was entered.
    pub code: Option<&'a Promotion>,
    /// How goods are sent.
    pub delivery: DeliveryType,
    /// How they are paid.
    pub payment: PaymentType,
}

/// What a promotion took off a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discount {
    /// The promotion's name.
    pub promotion: String,
    /// Above zero.
    pub amount: Money,
}

/// A line with its price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineQuote {
    /// Which line.
    pub key: LineKey,
    /// Pieces.
    pub quantity: u32,
    /// Regular price of a piece.
    pub regular_unit: Money,
    /// Price of a piece after its reduction and a flash deal.
    pub unit: Money,
    /// The flash deal that made it so.
    pub flash_deal: Option<String>,
    /// What quantity offers, goals and the code took off the line.
    pub discounts: Vec<Discount>,
    /// What the line costs in the end.
    pub total: Money,
    /// VAT that is inside.
    pub vat_rate: BasisPoints,
}

/// How far a cart is from the next tier of a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalProgress {
    /// The goal's name.
    pub promotion: String,
    /// What was reached, if anything.
    pub reached: Option<Reward>,
    /// What the next tier gives.
    pub next: Option<Reward>,
    /// What is missing to it.
    pub missing: Money,
}

/// What became of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeOutcome {
    /// It took this much off, or made shipping free, or gave a gift.
    Applied(Money),
    /// It did nothing.
    Refused(CodeRefusal),
}

/// VAT of one rate inside the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VatShare {
    /// The rate.
    pub rate: BasisPoints,
    /// The part of the total that is taxed so, VAT included.
    pub gross: Money,
    /// The VAT.
    pub tax: Money,
}

/// A priced cart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// The lines, in the order in which they were given.
    pub lines: Vec<LineQuote>,
    /// All lines at their regular prices.
    pub regular: Money,
    /// All lines at the prices of their pieces, before quantity offers, goals and the code.
    pub subtotal: Money,
    /// What quantity offers, goals and the code took off.
    pub discount: Money,
    /// `subtotal` less `discount`.
    pub goods: Money,
    /// Shipping.
    pub shipping: Money,
    /// What is missing to free shipping; `None` where it is free or never is.
    pub missing_to_free_shipping: Option<Money>,
    /// Charge for paying on delivery.
    pub cash_on_delivery: Money,
    /// To be paid.
    pub total: Money,
    /// VAT inside the total, by rate, lowest first.
    pub vat: Vec<VatShare>,
    /// Variants that come for nothing.
    pub gifts: Vec<VariantId>,
    /// How far goals are.
    pub goals: Vec<GoalProgress>,
    /// What became of the code, when one was given.
    pub code: Option<CodeOutcome>,
    /// How it came about.
    pub trace: Vec<TraceRecord>,
}

impl Quote {
    /// What the shopper saves against regular prices, without shipping.
    pub fn saved(&self) -> Money {
        Money::new(self.regular.minor - self.goods.minor, self.regular.currency)
    }
}
