//! The index: one document per product, in memory, with fields for the name and the description in each language.
//!
//! Besides its words a document has facts: the categories, brands, colours, sizes and fibres by whose names it is found as well.
//! The names are not part of the document, so that renaming a category changes no document. Nor is the visibility in a country,
//! which is the responsibility of the catalogue's own index.

mod collect;
mod document;
mod engine;
mod error;
mod facts;
mod fields;
mod load;
mod vocabulary;
mod written;

pub use document::{STEM, code_term};
pub use engine::Engine;
pub use facts::Fact;
pub use fields::{Fields, LanguageFields};
pub use load::{SearchIndex, SearchState, current_index, follow, write_counts};
#[cfg(any(test, feature = "testing"))]
pub use load::{is_followed, products_read};
pub use vocabulary::{Vocabulary, beginning_with, exactly};
pub use written::WrittenWords;
