//! What a check of `vitrina doctor` finds.

use serde::Serialize;

/// What was looked at and what is wrong there.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Finding {
    pub(super) what: &'static str,
    pub(super) state: String,
    pub(super) problems: Vec<String>,
}
