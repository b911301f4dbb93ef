//! Redirects that operators set: a path of a country's shop leads to another path or to another site. Documents and navigations in the
//! browser both follow them, whether or not there is a page at the path. One that would lead in a circle is refused, also over another of our
//! countries or over a page that leads elsewhere by itself (`chain`). Owns redirect.

mod model;
mod file;
mod store;
mod chain;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use file::read as read_file;
pub use http::routes;
pub use model::{Finding, Redirect, Target};
pub use service::{Added, Import, ImportSummary, add, any, check, find, import, list, remove};
