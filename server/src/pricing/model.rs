//! Input and output of the pipeline.

use chrono::{DateTime, Utc};

use crate::{
    id::VariantId,
    money::{CurrencyCode, Money, MoneyError},
    pricing::{BasisPoints, CartLine, CodeRefusal, LineKey, Promotion, Reward, TraceRecord},
};

/// Delivery method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryType {
    /// Brought by a courier.
    Courier,
    /// Collected by the shopper at the warehouse.
    Pickup,
}

/// Payment type, as far as it changes the price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaymentType {
    /// In advance.
    Prepaid,
    /// In cash on delivery.
    CashOnDelivery,
}

/// A country's charges in addition to goods, in its currency, VAT included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charges {
    /// Shipping by courier.
    pub shipping: Money,
    /// From which total of goods shipping is free.
    pub free_from: Option<Money>,
    /// The charge for paying on delivery.
    pub cash_on_delivery: Money,
    /// VAT rate of charges when there are no goods to derive it from.
    pub vat_rate: BasisPoints,
}

/// Everything that a price depends on.
#[derive(Clone, Copy, Debug)]
pub struct PricingRequest<'a> {
    /// The point in time at which promotions must be in force.
    pub at: DateTime<Utc>,
    /// Currency of every amount.
    pub currency: CurrencyCode,
    /// The country's charges.
    pub charges: Charges,
    /// Lines, each variant once.
    pub lines: &'a [CartLine],
    /// The country's flash deals, quantity offers and cart goals; those not in force are skipped.
    pub promotions: &'a [Promotion],
    /// The coupon or affiliate discount that was entered.
    pub code: Option<&'a Promotion>,
    /// Delivery method.
    pub delivery: DeliveryType,
    /// Payment type.
    pub payment: PaymentType,
}

/// A promotion's discount on a line.
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
    /// Its key.
    pub key: LineKey,
    /// Pieces.
    pub quantity: u32,
    /// Regular price of a piece.
    pub regular_unit: Money,
    /// Price of a piece after its reduction and a flash deal.
    pub unit: Money,
    /// The flash deal that determined it.
    pub flash_deal: Option<String>,
    /// The discounts of quantity offers, goals and the code.
    pub discounts: Vec<Discount>,
    /// The final price of the line.
    pub total: Money,
    /// The included VAT rate.
    pub vat_rate: BasisPoints,
}

/// How far a cart is from the next tier of a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalProgress {
    /// The goal's name.
    pub promotion: String,
    /// The reached reward, if any.
    pub reached: Option<Reward>,
    /// The reward of the next tier.
    pub next: Option<Reward>,
    /// The amount missing to the next tier.
    pub missing: Money,
}

/// Outcome of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeOutcome {
    /// It gave this discount, or free shipping, or a gift.
    Applied(Money),
    /// It had no effect.
    Refused(CodeRefusal),
}

/// VAT of one rate inside the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VatShare {
    /// The rate.
    pub rate: BasisPoints,
    /// The part of the total taxed at this rate, VAT included.
    pub gross: Money,
    /// The VAT.
    pub tax: Money,
}

/// A priced cart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// The lines, in the order in which they were given.
    pub lines: Vec<LineQuote>,
    /// Sum of the lines at their regular prices.
    pub regular: Money,
    /// Sum of the lines at the prices of their pieces, before quantity offers, goals and the code.
    pub subtotal: Money,
    /// Sum of the discounts of quantity offers, goals and the code.
    pub discount: Money,
    /// `subtotal` less `discount`.
    pub goods: Money,
    /// Shipping.
    pub shipping: Money,
    /// The amount missing to free shipping; `None` when it is free already or never is.
    pub missing_to_free_shipping: Option<Money>,
    /// Charge for paying on delivery.
    pub cash_on_delivery: Money,
    /// The amount to be paid.
    pub total: Money,
    /// VAT inside the total, by rate, lowest first.
    pub vat: Vec<VatShare>,
    /// Variants that are free gifts.
    pub gifts: Vec<VariantId>,
    /// Progress towards goals.
    pub goals: Vec<GoalProgress>,
    /// Outcome of the code, when one was given.
    pub code: Option<CodeOutcome>,
    /// The steps of the computation.
    pub trace: Vec<TraceRecord>,
}

impl Quote {
    /// The shopper's savings compared with regular prices, without shipping.
    pub fn saved(&self) -> Result<Money, MoneyError> {
        self.regular.checked_sub(self.goods)
    }
}
