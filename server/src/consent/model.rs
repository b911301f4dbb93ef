//! A choice as it is kept.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::tenancy::LanguageId;

/// What is kept of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct KeptChoice {
    /// The language of the question.
    pub language_id: LanguageId,
    /// The version of the question.
    pub version: i64,
    /// Whether the shop may measure how it is used.
    pub analytics: bool,
    /// Whether advertisements may be measured and fitted to the visitor.
    pub marketing: bool,
    /// When it was chosen.
    pub decided_at: DateTime<Utc>,
}
