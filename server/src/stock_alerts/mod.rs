//! Stock alerts: who wants one e-mail when a sold-out size or colour is back. Owns stock_alert.
//!
//! An alert is stored because its owner asked for this one e-mail, and is deleted when that is sent. When a variant comes back, `inventory`
//! enqueues a job that waits a little, so that a size which is back for a moment only writes to nobody; then as many alerts as the pieces
//! can serve are e-mailed, in the order in which they were asked for, and the rest an hour later if there are still pieces.

mod model;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use http::routes;
pub use model::StockAlert;
pub use service::{AlertRequest, SEND, ask, forget, forget_everywhere, forget_own, of_person, prune, returned, send};
