//! The fields of the index.

use std::collections::HashMap;

use tantivy::schema::Field;

use crate::{search::analysis::Analyser, tenancy::LanguageId};

/// The fields of a language.
#[derive(Clone)]
pub struct LanguageFields {
    /// Its code.
    pub code: String,
    /// Words and stems of names.
    pub name: Field,
    /// Stems of descriptions.
    pub body: Field,
    /// The language's text analysis.
    pub analyser: Analyser,
}

/// The fields.
#[derive(Clone)]
pub struct Fields {
    pub(super) id: Field,
    /// Facts.
    pub facts: Field,
    /// SKUs, barcodes and keys, without punctuation.
    pub codes: Field,
    pub(super) languages: HashMap<LanguageId, LanguageFields>,
}

impl Fields {
    /// The fields of a language.
    pub fn of(&self, language: LanguageId) -> Option<&LanguageFields> {
        self.languages.get(&language)
    }
}
