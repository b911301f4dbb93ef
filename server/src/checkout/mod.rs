//! Turns a cart into an order and starts its payment. Owns no table: composes `cart`, `orders` and `payments`.
//!
//! A cart is priced with current prices before the transaction that places the order, and compared with what the shopper saw.
//! Stock, coupon limits and order numbers are decided in the transaction, under their locks. The order's row stores the
//! idempotency key that the checkout page generates once for each visit: however often it is sent, it places one order.

mod model;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::{PlaceOrder, PlacedOrder, ShownLine, ShownTotals};
pub use service::{EXPIRE, FOLLOW, Shopper, expire, place};
