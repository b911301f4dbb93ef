//! What a map says.

use crate::catalog::fold;

/// A file's words that an entry is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// This, in small letters.
    Exactly(String),
    /// Whatever begins so.
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

/// Parts of a product that entries are about, the first first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Type,
    Category,
    Vendor,
    Tag,
}

pub(super) const SUBJECTS: [Subject; 4] = [Subject::Type, Subject::Category, Subject::Vendor, Subject::Tag];

impl Subject {
    /// Its key in the map.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Category => "file_category",
            Self::Vendor => "vendor",
            Self::Tag => "tag",
        }
    }
}

/// One `[[map]]`.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) line: usize,
    /// What it is for: of each subject that it names, any of these.
    pub(super) conditions: Vec<(Subject, Vec<Pattern>)>,
    /// Keys.
    pub(super) categories: Vec<String>,
    /// Keys.
    pub(super) collections: Vec<String>,
    pub(super) gender: Option<String>,
    /// A slug.
    pub(super) brand: Option<String>,
    pub(super) skip: bool,
}

/// What becomes of products that no entry gives a category.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Fallback {
    /// They come in the categories that the file names.
    #[default]
    AsInFile,
    /// They come in the category of this key.
    Category(String),
    /// They are left out.
    Skip,
}

/// A whole map.
#[derive(Clone, Debug)]
pub(in super::super) struct CategoryMap {
    /// As the operator named it.
    pub(super) file: String,
    pub(super) entries: Vec<Entry>,
    pub(super) otherwise: Fallback,
}
