//! Cart reminders: a visitor or customer asks for one e-mail about the cart they leave behind. Owns cart_reminder. The account's
//! settings also list and end stock alerts.
//!
//! A reminder is stored only on request for this one e-mail. It is deleted when the e-mail is sent, when an order was placed
//! before, or when nothing in the cart can be bought any more. While a customer keeps changing the cart, the e-mail is postponed
//! until the cart has been unchanged for a while.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::{CartReminder, Reminder, ReminderKind};
pub use service::{SEND, erase_everywhere, of_person, prune, send};
