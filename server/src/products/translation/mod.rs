//! Export of product texts for translators, together with the source texts, and import of the translations in one transaction.
//!
//! Each line names the product, the language of its source text, and the state of that text; a line whose source text has changed
//! since the export is rejected, because its translation is out of date. Fields that a line leaves empty are kept.

mod model;
mod export;
mod file;
mod import;

pub use export::export_texts;
pub use import::import_texts;
pub use model::{FileFormat, TranslationExport, TranslationImport, TranslationReport};
