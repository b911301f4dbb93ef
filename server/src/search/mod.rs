//! The search: what shoppers type, understood in their language, on an index of Tantivy in each process. Owns search_dictionary and
//! search_count.
//!
//! `analysis` makes words comparable, `index` holds the products and follows the change feed, `query` reads what was typed, `rank` orders
//! what was found. The catalogue's own index then says what the country shows, narrows, counts and pages it.

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
