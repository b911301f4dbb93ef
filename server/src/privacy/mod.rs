//! A person's right of access to all stored data about them, and their right to erasure. Owns no tables: it calls every module
//! that stores personal data.

mod service;
mod http;

pub use http::routes;
pub use service::{erase, export};
