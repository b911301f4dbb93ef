//! Carts: what somebody wants of a country's shop, priced by the pipeline with its promotions. Owns cart_line.
//!
//! A guest's cart is a cookie of the country's host, which the page's scripts read too; a customer's is in the database. The same calls
//! change both. A cart that was filled before signing in counts beside the customer's own until a change writes it there. Pricing writes
//! nothing, and outside of a transaction it reads prices and names from what the process keeps, so that only stock is asked of the database.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::{browser_lines, pieces, routes, without_cart};
pub use model::{
    CartLines, CartQuote, CouponState, LineIssue, QuotedCoupon, QuotedDiscount, QuotedGift, QuotedGoal, QuotedLine,
    QuotedReward, QuotedVat, StoredLine,
};
pub use service::{
    CartPrice, CartRequest, CodeAnswer, LineProblem, MOST_PIECES, Person, QuoteRequest, WantedLine, customer_lines,
    last_touched, personal_data, price, priced_quote, prune, quote, take_out,
};
