//! What operators did with a promotion and its codes, and who did it.

use chrono::{DateTime, Utc};
use serde::Serialize;

/// An event in a promotion's history.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct PromotionEvent {
    /// A `PromotionEventKind`'s name.
    pub kind: String,
    /// Who did it: `operator ana`.
    pub actor: String,
    /// The fields that changed, or which codes.
    #[sqlx(json)]
    pub data: serde_json::Value,
    /// When.
    pub happened_at: DateTime<Utc>,
}

/// Who does something, and when.
#[derive(Clone, Copy, Debug)]
pub(super) struct Actor<'a> {
    pub(super) actor: &'a str,
    pub(super) now: DateTime<Utc>,
}

/// What can happen to a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PromotionEventKind {
    Created,
    Changed,
    Enabled,
    Disabled,
    CodesCreated,
    CodesDisabled,
}

impl PromotionEventKind {
    /// Its name in the database.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Changed => "changed",
            Self::Enabled => "enabled",
            Self::Disabled => "disabled",
            Self::CodesCreated => "codes-created",
            Self::CodesDisabled => "codes-disabled",
        }
    }
}
