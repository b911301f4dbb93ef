//! Redirects that operators set: a path of a country's shop leads to another path or to another site. Documents and navigations in the
//! browser both follow them, whether or not there is a page at the path. Owns redirect.

mod model;
mod file;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use file::read as read_file;
pub use http::routes;
pub use model::{Finding, Redirect, Target};
pub use service::{Added, add, any, check, find, import, list, remove};
