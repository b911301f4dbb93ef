//! What can be done at the checkout.

mod expire;
mod options;
mod pay;
mod place;
mod snapshot;

pub use expire::{EXPIRE, expire};
pub use options::{CheckoutOptions, DeliveryOption, PaymentOption, options};
pub use pay::{FOLLOW, pay_again, pay_own};
pub use place::{Shopper, place};
