//! What the pipeline did, for operators to read.

use std::fmt;

use crate::{
    id::VariantId,
    money::Money,
    pricing::{BasisPoints, CodeRefusal, LineKey},
};

/// The steps, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Price of a piece.
    UnitPrice,
    /// Flash deals.
    FlashDeal,
    /// Buy X get Y.
    BuyXGetY,
    /// Cart goals.
    CartGoal,
    /// Coupon or affiliate discount.
    Code,
    /// Shipping.
    Shipping,
    /// Cash on delivery.
    CashOnDelivery,
    /// Total and VAT.
    Total,
}

impl fmt::Display for Step {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::UnitPrice => "unit price",
            Self::FlashDeal => "flash deal",
            Self::BuyXGetY => "buy X get Y",
            Self::CartGoal => "cart goal",
            Self::Code => "coupon",
            Self::Shipping => "shipping",
            Self::CashOnDelivery => "cash on delivery",
            Self::Total => "total",
        })
    }
}

/// What happened in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraceEvent {
    /// So many pieces at this price.
    Priced {
        /// Pieces.
        quantity: u32,
        /// Price of one.
        unit: Money,
        /// The regular price, when the price is a reduced one.
        reduced_from: Option<Money>,
    },
    /// A flash deal made a piece cheaper.
    DealPrice(Money),
    /// So many pieces of the line got cheaper.
    Pieces {
        /// Pieces.
        quantity: u32,
        /// By how much.
        percent_off: BasisPoints,
    },
    /// So much off the line.
    TakenOff,
    /// A goal asks for more.
    GoalMissing(Money),
    /// Shipping became free.
    FreeDelivery,
    /// A piece came for nothing.
    Gift(VariantId),
    /// The code gives nothing here.
    CodeRefused(CodeRefusal),
    /// Collected by the shopper.
    Pickup,
    /// The cart reached the sum from which shipping is free.
    FreeFrom(Money),
    /// A charge of the country.
    Charge,
    /// What is to be paid.
    Sum,
    /// VAT inside the sum.
    Vat(BasisPoints),
}

impl fmt::Display for TraceEvent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Priced { quantity, unit, reduced_from: None } => write!(formatter, "{quantity} × {unit}"),
            Self::Priced { quantity, unit, reduced_from: Some(regular) } => {
                write!(formatter, "{quantity} × {unit}, reduced from {regular}")
            }
            Self::DealPrice(unit) => write!(formatter, "price of a piece {unit}"),
            Self::Pieces { quantity, percent_off } => write!(formatter, "{percent_off} off {quantity} pieces"),
            Self::TakenOff => formatter.write_str("taken off"),
            Self::GoalMissing(missing) => write!(formatter, "not reached: {missing} missing"),
            Self::FreeDelivery => formatter.write_str("shipping is free"),
            Self::Gift(variant) => write!(formatter, "gift: variant {variant}"),
            Self::CodeRefused(refusal) => write!(formatter, "not applied: {refusal}"),
            Self::Pickup => formatter.write_str("collected at the warehouse"),
            Self::FreeFrom(sum) => write!(formatter, "free from {sum}"),
            Self::Charge => formatter.write_str("the country's charge"),
            Self::Sum => formatter.write_str("to be paid"),
            Self::Vat(rate) => write!(formatter, "of which VAT at {rate}"),
        }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceRecord {
    /// In which step.
    pub step: Step,
    /// To which line; `None`: to the cart.
    pub line: Option<LineKey>,
    /// Because of which promotion.
    pub promotion: Option<String>,
    /// What.
    pub event: TraceEvent,
    /// What it added to the total (or, of VAT, what is inside it).
    pub amount: Money,
}
