//! The trace of a computation, for operators.

use std::fmt;

use crate::{
    id::VariantId,
    money::Money,
    pricing::{BasisPoints, CodeRefusal, LineKey},
};

/// The steps, in sequence.
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

/// An event of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraceEvent {
    /// Pieces at a price.
    Priced {
        /// Pieces.
        quantity: u32,
        /// Price of one.
        unit: Money,
        /// The regular price, when the price is reduced.
        reduced_from: Option<Money>,
    },
    /// A flash deal reduced the price of a piece.
    DealPrice(Money),
    /// Pieces of the line were reduced.
    Pieces {
        /// Pieces.
        quantity: u32,
        /// The reduction.
        percent_off: BasisPoints,
    },
    /// An amount was deducted from the line.
    TakenOff,
    /// The amount missing to a goal.
    GoalMissing(Money),
    /// Shipping became free.
    FreeDelivery,
    /// A free gift was added.
    Gift(VariantId),
    /// The code has no effect.
    CodeRefused(CodeRefusal),
    /// Collected by the shopper, so shipping is free.
    Pickup,
    /// The cart reached the total from which shipping is free.
    FreeFrom(Money),
    /// A charge of the country.
    Charge,
    /// The amount to be paid.
    Sum,
    /// VAT included in the total.
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

/// A record of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceRecord {
    /// The step.
    pub step: Step,
    /// The line; `None`: the cart.
    pub line: Option<LineKey>,
    /// The promotion that caused it.
    pub promotion: Option<String>,
    /// The event.
    pub event: TraceEvent,
    /// The amount added to the total (for VAT, the amount included in it).
    pub amount: Money,
}
