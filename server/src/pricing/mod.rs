//! What a cart costs: one pure function, run anew as a whole on every change by cart, checkout, orders and operators alike.
//!
//! Steps, in this order: the price of a piece (a reduction counts when it is above 0 and below the price) → flash deals → buy X get Y →
//! cart goals → coupon or affiliate discount → shipping → cash-on-delivery charge → total, with the VAT that it includes, by rate.
//! Each step leaves lines in a trace.
//!
//! Rules that hold everywhere:
//! - Amounts are whole minor units of one currency and are never converted.
//! - Percentages are rounded half up for each line; an amount taken from the whole cart is spread over its lines by largest remainder,
//!   so that lines add up to the total.
//! - Nothing costs less than nothing.
//! - A promotion that cannot be combined takes only lines that no other promotion took, and no later one takes its lines.
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
