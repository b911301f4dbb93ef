//! The content of a map.

use crate::{catalog::fold, text_enum::named_enum};

/// A pattern for values in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// Exactly this text, in lower case.
    Exactly(String),
    /// Any text with this prefix.
    Beginning(String),
}

impl Pattern {
    pub(super) fn of(text: &str) -> Self {
        match text.strip_suffix('*') {
            Some(beginning) => Self::Beginning(fold(beginning)),
            None => Self::Exactly(fold(text)),
        }
    }

    pub(super) fn fits(&self, folded: &str) -> bool {
        match self {
            Self::Exactly(text) => text == folded,
            Self::Beginning(text) => folded.starts_with(text.as_str()),
        }
    }
}

named_enum! {
    /// The parts of a product that entries can map, in order of precedence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Subject {
        Type = "type",
        Category = "file_category",
        Vendor = "vendor",
        Tag = "tag",
    }
}

/// A `[[map]]` entry.
#[derive(Clone, Debug)]
pub(super) struct MapEntry {
    pub(super) line: usize,
    /// What it matches: for each subject that it names, any of these patterns.
    pub(super) conditions: Vec<(Subject, Vec<Pattern>)>,
    /// Keys of the assigned categories.
    pub(super) categories: Vec<String>,
    /// Keys of the assigned collections.
    pub(super) collections: Vec<String>,
    pub(super) gender: Option<String>,
    /// The slug of the assigned brand.
    pub(super) brand: Option<String>,
    pub(super) skip: bool,
}

/// What to do with products to which no entry gives a category.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Fallback {
    /// They keep the categories named in the file.
    #[default]
    AsInFile,
    /// They are assigned to the category with this key.
    Category(String),
    /// They are skipped.
    Skip,
}

/// A complete map.
#[derive(Clone, Debug)]
pub(in super::super) struct CategoryMap {
    /// The file's path as given by the operator.
    pub(super) file: String,
    pub(super) entries: Vec<MapEntry>,
    pub(super) otherwise: Fallback,
}
