//! The job that submits URLs: its kind and its payload.

use serde::{Deserialize, Serialize};

use crate::id::TenantId;

/// The kind of the job that submits URLs. A repeated submission is harmless.
pub const SUBMIT: &str = "seo.indexnow-submit";

/// URLs of one host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Submission {
    pub(super) tenant: TenantId,
    pub(super) host: String,
    pub(super) addresses: Vec<String>,
}
