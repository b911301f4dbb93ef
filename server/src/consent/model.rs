//! A stored choice.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::tenancy::LanguageId;

/// A stored choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct KeptChoice {
    /// The language of the question.
    pub language_id: LanguageId,
    /// The version of the question.
    pub version: i64,
    /// Whether usage of the shop may be measured.
    pub analytics: bool,
    /// Whether advertisements may be measured and personalised.
    pub marketing: bool,
    /// When the choice was made.
    pub decided_at: DateTime<Utc>,
}
