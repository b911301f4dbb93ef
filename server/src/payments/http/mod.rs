//! What payments answer over HTTP: the bank account of a refund, and outside the described API reports of providers, browsers that come
//! back by POST, the sandbox's page.

mod accounts;
mod pages;
mod redirect;
mod reports;
mod sandbox_page;

pub use accounts::calls;
pub use pages::{is_page, page};
pub use reports::routes;
