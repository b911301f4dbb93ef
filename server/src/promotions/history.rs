//! History of operators' changes to a promotion and its codes.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::text_enum::named_enum;

/// An event in a promotion's history.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct PromotionEvent {
    /// A `PromotionEventKind`'s name.
    pub kind: String,
    /// The actor: `operator ana`.
    pub actor: String,
    /// The changed fields, or the codes concerned.
    #[sqlx(json)]
    pub data: serde_json::Value,
    /// When it happened.
    pub happened_at: DateTime<Utc>,
}

/// The actor and the time of a change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Actor<'a> {
    pub(super) actor: &'a str,
    pub(super) now: DateTime<Utc>,
}

named_enum! {
    /// Kind of an event in a promotion's history.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum PromotionEventKind {
        Created = "created",
        Changed = "changed",
        Enabled = "enabled",
        Disabled = "disabled",
        CodesCreated = "codes-created",
        CodesDisabled = "codes-disabled",
    }
}
