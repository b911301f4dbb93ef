//! Options of an export and an import of texts, and the lines of their files.

use std::{path::PathBuf, sync::Arc};

use serde::Serialize;

use crate::{catalog::ProductText, tenancy::Tenant};

/// The format of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileFormat {
    /// For spreadsheets.
    #[default]
    Csv,
    /// For version control.
    Toml,
}

/// The options of an export.
#[derive(Clone, Debug)]
pub struct TranslationExport {
    /// Code of the language to translate into.
    pub language: String,
    /// Code of the source language, used where a product has a text in it; English by default, otherwise any other language.
    pub from: Option<String>,
    /// Only products without a name or description in the language.
    pub missing: bool,
    /// Only products that one of these countries sells; all products if empty.
    pub tenants: Vec<Arc<Tenant>>,
    /// The file format.
    pub format: FileFormat,
    /// Whether cells that a spreadsheet would take for formulas are written unescaped.
    pub is_raw: bool,
}

/// The options of an import.
#[derive(Clone, Debug)]
pub struct TranslationImport {
    /// The file; CSV or TOML by its extension.
    pub file: PathBuf,
    /// Code of the language that its texts are in.
    pub language: String,
    /// Whether to accept lines whose source text was changed since the export.
    pub accept_changed: bool,
    /// Whether nothing is written.
    pub dry_run: bool,
}

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TranslationReport {
    /// Number of products whose text was written.
    pub written: usize,
    /// Number of products that already had this text.
    pub unchanged: usize,
    /// Lines without a translation.
    pub untranslated: usize,
    /// Number of empty cells in translated lines; their stored texts are kept.
    pub kept: usize,
    /// Number of descriptions from which disallowed HTML was removed.
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

/// A line of a translator's file.
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
    /// Whether the line contains no translation.
    pub(super) fn is_empty(&self) -> bool {
        [&self.name, &self.description, &self.seo_title, &self.seo_description].iter().all(|text| text.is_empty())
    }
}

/// A digest of a source text, to detect changes since the export.
pub(super) fn state(text: &ProductText) -> String {
    let parts = (&text.name, &text.description, &text.seo_title, &text.seo_description);
    let json = serde_json::to_vec(&parts).expect("texts are always JSON");
    blake3::hash(&json).to_hex()[..16].to_owned()
}
