//! What payments answer over HTTP outside the described API: reports of providers, browsers that come back by POST, the sandbox's page.

mod pages;
mod redirect;
mod reports;
mod sandbox_page;

pub use pages::{is_page, page};
pub use reports::routes;
