//! A person's right to see all that is kept about them, and to have it deleted. Owns nothing: asks every slice that knows people.

mod service;
mod http;

pub use http::routes;
pub use service::{erase, export};
