//! What browsers report of themselves: web vitals and errors of scripts, without anything about the person. Both become metrics; errors
//! are logged as well.

mod http;
mod model;
#[cfg(test)]
mod tests;

pub use http::routes;
