//! The product search: interprets what customers type in their language, on a Tantivy index in each process. Owns
//! search_dictionary and search_count.
//!
//! `analysis` normalises words, `index` holds the products and follows the change feed, `query` interprets queries, `rank` orders
//! the results. The catalogue's own index then determines which of them the country shows, and filters, counts and paginates
//! them.

mod analysis;
mod dictionary;
mod store;
mod counts;
mod index;
mod query;
mod rank;
mod dictionaries;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use counts::{ReportedQuery, prune, report};
pub use dictionaries::{DictionaryChange, apply, stored};
pub use dictionary::built_in;
pub use http::routes;
pub use index::{follow, write_counts};
#[cfg(any(test, feature = "testing"))]
pub use index::{is_followed, products_read};
pub use rank::Rank;
pub use service::{Explanation, IndexState, RankExplanation, SearchPage, explain, index_state, search};
