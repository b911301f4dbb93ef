//! What is asked of an export and an import of texts, and the lines of their files.

use std::{path::PathBuf, sync::Arc};

use serde::Serialize;

use crate::{catalog::ProductText, tenancy::Tenant};

/// How a file is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileFormat {
    /// For spreadsheets.
    #[default]
    Csv,
    /// For version control.
    Toml,
}

/// What to export.
#[derive(Clone, Debug)]
pub struct TranslationExport {
    /// Code of the language to translate into.
    pub language: String,
    /// Code of the language to translate from, where a product has a text in it; English by default, else any other.
    pub from: Option<String>,
    /// Only products without a name or description in the language.
    pub missing: bool,
    /// Only products that one of these countries sells; all without any.
    pub tenants: Vec<Arc<Tenant>>,
    /// How to write.
    pub format: FileFormat,
    /// Whether cells stay as they are that a spreadsheet would take for formulas.
    pub is_raw: bool,
}

/// What to import.
#[derive(Clone, Debug)]
pub struct TranslationImport {
    /// The file, CSV or TOML by its name's ending.
    pub file: PathBuf,
    /// Code of the language that its texts are in.
    pub language: String,
    /// Whether texts are taken whose source was changed since the export.
    pub accept_changed: bool,
    /// Whether nothing shall be written.
    pub dry_run: bool,
}

/// What an import did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TranslationReport {
    /// Products whose text was written.
    pub written: usize,
    /// Products that had this text.
    pub unchanged: usize,
    /// Lines without a translation.
    pub untranslated: usize,
    /// Empty cells beside a translation, whose stored texts stay.
    pub kept: usize,
    /// Descriptions from which something that no page may hold was taken out.
    pub cleaned: usize,
    /// Whether nothing was written.
    pub dry_run: bool,
}

/// The columns of a file, and its keys in TOML.
pub(super) const COLUMNS: [&str; 11] = [
    "product",
    "source",
    "state",
    "source_name",
    "source_description",
    "source_seo_title",
    "source_seo_description",
    "name",
    "description",
    "seo_title",
    "seo_description",
];

/// A line as a translator gives it back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) product: String,
    pub(super) source: String,
    pub(super) state: String,
    pub(super) name: String,
    pub(super) description: String,
    pub(super) seo_title: String,
    pub(super) seo_description: String,
}

impl Line {
    /// Whether nothing is translated.
    pub(super) fn is_empty(&self) -> bool {
        [&self.name, &self.description, &self.seo_title, &self.seo_description].iter().all(|text| text.is_empty())
    }
}

/// What a source text was at an export.
pub(super) fn state(text: &ProductText) -> String {
    let parts = (&text.name, &text.description, &text.seo_title, &text.seo_description);
    let json = serde_json::to_vec(&parts).expect("texts are always JSON");
    blake3::hash(&json).to_hex()[..16].to_owned()
}
