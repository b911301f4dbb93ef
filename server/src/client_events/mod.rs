//! Web vitals and script errors reported by browsers, without personal data. Both become metrics; errors are also logged.

mod http;
mod model;
#[cfg(test)]
mod tests;

pub use http::routes;
