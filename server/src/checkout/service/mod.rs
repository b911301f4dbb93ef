//! Operations of the checkout.

mod expire;
mod group;
mod options;
mod pay;
mod place;
mod reorder;
mod snapshot;

pub use expire::{EXPIRE, expire};
#[cfg(test)]
pub use group::{hold, waiting};
pub use options::{CheckoutOptions, DeliveryOption, PaymentOption, options};
pub use pay::{FOLLOW, pay_again, pay_for, pay_own};
pub use place::{Shopper, place};
pub use reorder::{Reordered, reorder_by_link, reorder_own};
