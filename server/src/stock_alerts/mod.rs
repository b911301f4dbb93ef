//! Stock alerts: requests for one e-mail when a sold-out variant is available again. Owns stock_alert.
//!
//! An alert is stored because the person asked for this one e-mail, and is deleted once it is sent. When a variant becomes
//! available, `inventory` enqueues a delayed job, so that a variant which is available only for a moment triggers no e-mails;
//! then as many alerts as the quantity allows are e-mailed, in the order of the requests, and the rest an hour later if there is
//! still stock.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::StockAlert;
pub use service::{AlertRequest, SEND, ask, delete, erase_everywhere, erase_own, of_person, prune, returned, send};
