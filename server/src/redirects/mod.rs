//! Redirects set by operators, from a path of a country's shop to another path or to another site. They apply to both documents
//! and client-side navigation, whether or not the path has a page. A redirect that would form a loop is refused, including loops
//! through another of our countries or through a page that redirects itself (`chain`). Owns redirect.

mod model;
mod file;
mod store;
mod chain;
mod service;
mod content_files;
mod http;
#[cfg(test)]
mod tests;

pub use content_files::{apply_content, export_content, list_content, plan_content};
pub use file::read as read_file;
pub use http::routes;
pub use model::{Finding, Redirect, Target};
pub use service::{Added, Import, ImportSummary, add, any, check, find, import, list, remove};
