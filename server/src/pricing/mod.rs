//! Cart pricing: one pure function that recomputes the whole cart on every change, used by cart, checkout, orders and operators
//! alike.
//!
//! Steps, in this sequence: the price of a piece (a reduction applies when it is above 0 and below the price) → flash deals → buy
//! X get Y → cart goals → coupon or affiliate discount → shipping → cash-on-delivery charge → total, with the included VAT by
//! rate. Each step adds records to a trace.
//!
//! Invariants:
//! - Amounts are integer minor units of one currency and are never converted.
//! - Percentages are rounded half up for each line; an amount deducted from the whole cart is spread over its lines by largest
//!   remainder, so that lines add up to the total.
//! - No price is negative.
//! - A promotion that cannot be combined applies only to lines that no other promotion has applied to, and no later one applies
//!   to its lines.
//! - Free shipping is decided before the coupon, so that a coupon never raises the total.
//! - The order of lines and of promotions makes no difference.

mod charges;
mod code;
mod goals;
mod line;
mod model;
mod percent;
mod pipeline;
mod priced_by;
mod promotion;
mod quantity_offers;
mod state;
mod trace;
mod unit_price;
mod vat;
#[cfg(test)]
mod tests;

pub use line::{CartLine, EffectivePrice, LineKey};
pub use model::{
    Charges, CodeOutcome, DeliveryType, Discount, GoalProgress, LineQuote, PaymentType, PricingRequest, Quote, VatShare,
};
pub use percent::BasisPoints;
pub use pipeline::quote;
pub use priced_by::PricedBy;
pub use promotion::{CodeRefusal, GoalTier, Offer, Period, PriceCut, Promotion, Reward, Scope, Selector};
pub use trace::{Step, TraceEvent, TraceRecord};
pub use unit_price::flash_price;
