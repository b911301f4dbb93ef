//! Sellers: companies that apply to sell in a country's shop, the shop's decisions, and the public list of sellers. Owns
//! seller_application.
//!
//! An application is stored because its sender agreed to the terms. It is read by operators (`vitrina seller`), who accept or
//! reject it; the sender is notified of each step by e-mail. Accepted companies that agreed to it are named on the country's page
//! of sellers.

mod model;
mod store;
mod service;
mod emails;
mod http;
#[cfg(test)]
mod tests;

pub use emails::{SEND, send};
pub use http::routes;
pub use model::{Application, Decision, Goods, Quantity, Seller, Status};
pub use service::{
    Applicant, Query, accepted, apply, decide, erase_everywhere, export, find, list, of_email, prune_open,
    prune_rejected,
};
