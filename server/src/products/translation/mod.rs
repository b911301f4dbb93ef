//! Texts of products as files for translators: out with what they are translated from, and in again, all or nothing.
//!
//! Each line names the product, the language that its text is given in, and the state of that text; a line whose source text was changed
//! since then is refused, for its translation is of something else. What a line leaves empty stays as it is.

mod model;
mod export;
mod file;
mod import;

pub use export::export_texts;
pub use import::import_texts;
pub use model::{FileFormat, TranslationExport, TranslationImport, TranslationReport};
