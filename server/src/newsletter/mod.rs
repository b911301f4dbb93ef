//! Newsletter subscriptions per country: requested, confirmed by e-mail (double opt-in), ended with one click. Owns
//! newsletter_subscription.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::{DELETE_AFTER_DAYS, State, Subscription};
pub use service::{
    DELETE_UNCONFIRMED, Query, SEND, confirm, delete_unconfirmed, export, list, of_email, send, subscribe, unsubscribe,
    unsubscribe_everywhere,
};
