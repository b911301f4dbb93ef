//! HTTP endpoints of payments: the bank account of a refund and, outside the OpenAPI description, providers' webhooks, browsers
//! that return by POST, and the sandbox's page.

mod accounts;
mod pages;
mod redirect;
mod reports;
mod sandbox_page;

pub use accounts::calls;
pub use pages::{is_page, page};
pub use reports::routes;
