//! Reminders of carts: who wants one e-mail about the cart that they leave. Owns cart_reminder. Shows and ends, in the account's settings,
//! stock alerts as well.
//!
//! A reminder is stored because its owner asked for this one e-mail, and is deleted when that is sent, when an order came first or when
//! nothing of the cart can be bought any more. A customer who goes on with the cart is left alone until it has rested.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::{CartReminder, Reminder, ReminderKind};
pub use service::{SEND, forget_everywhere, of_person, prune, send};
