//! The progress of loading the demo shop, and its result.

use serde::Serialize;

/// The progress of loading, for a progress bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The current step.
    pub what: &'static str,
    /// Number of items done.
    pub done: u64,
    /// Total number of items.
    pub total: u64,
}

/// The result of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Number of pictures drawn in this run; existing ones are kept.
    pub pictures_drawn: u64,
    /// Number of changed categories, brands, collections and attributes.
    pub taxonomy_changed: u64,
    /// Number of new products.
    pub created: u64,
    /// Number of changed products.
    pub updated: u64,
    /// Number of unchanged products.
    pub unchanged: u64,
    /// Number of changed content files: home pages, posts, questions.
    pub texts_changed: u64,
    /// Warnings, such as a language without texts.
    pub warnings: Vec<String>,
}

impl Report {
    /// Whether anything was written.
    pub fn is_changed(&self) -> bool {
        self.pictures_drawn + self.taxonomy_changed + self.created + self.updated + self.texts_changed > 0
    }
}
