//! Carts: the lines that a customer or guest wants to buy in a country's shop, priced by the pipeline with its promotions. Owns
//! cart_line.
//!
//! A guest's cart is a cookie of the country's host, which the page's scripts read too; a customer's is in the database. Both are
//! changed by the same endpoints. Lines added before signing in are shown together with the customer's own until a change writes
//! them to the database. Pricing writes nothing. Outside of a transaction it reads prices and names from the process's cache, so
//! that only stock is queried from the database.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::{CartOwner, added, browser_lines, pieces, routes, without_cart};
pub use model::{
    CartLines, CartQuote, CouponState, LineIssue, QuotedCoupon, QuotedDiscount, QuotedGift, QuotedGoal, QuotedLine,
    QuotedReward, QuotedVat, StoredLine,
};
pub use service::{
    AddedLines, CartPrice, CartRequest, CodeAnswer, LineProblem, MOST_PIECES, Person, QuoteRequest, Shopper,
    WantedLine, add_lines, customer_lines, last_touched, personal_data, price, priced_quote, prune, quote,
    remove_lines,
};
