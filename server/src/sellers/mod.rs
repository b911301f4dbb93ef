//! Sellers: companies that apply to sell in a country's shop, what the shop decided, and those that it shows. Owns seller_application.
//!
//! An application is stored because its sender agreed to the terms. It is read by operators (`vitrina seller`), who accept or reject it; the
//! sender hears of each step by e-mail. Whoever was accepted, and agreed to it, is named on the country's page of sellers.

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
    Applicant, Query, accepted, apply, decide, export, find, forget_everywhere, list, of_email, prune_open,
    prune_rejected,
};
