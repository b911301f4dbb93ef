//! From a cart to an order, and from there to its payment. Owns no table: composes `cart`, `orders` and `payments`.
//!
//! A cart is priced outside of the transaction that places it, with the prices of that moment, and held against what the shopper saw.
//! Stock, limits of coupons and numbers are decided in the transaction, under their locks. The key that the checkout page makes once for
//! each visit stands in the order's row: however often it is sent, there is one order.

mod model;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::{PlaceOrder, PlacedOrder, ShownLine, ShownTotals};
pub use service::{EXPIRE, FOLLOW, Shopper, expire, place};
