//! Proof of consent (GDPR, article 7(1)): what visitors chose about analytics and marketing tags, for which version of the
//! question, and when; no data about the person. Owns consent_record.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::KeptChoice;
pub use service::{proof, prune};
