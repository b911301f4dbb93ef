//! Errors about partners, for operators.

use crate::{diagnostic::Diagnostic, error::Error, id::AffiliateId};

/// An error about a partner, for operators.
pub(super) fn wrong(id: AffiliateId, message: impl Into<String>) -> Error {
    Diagnostic::new(format!("affiliate {id}"), 0, message).into()
}

/// The error about a partner who does not exist.
pub(super) fn unknown(id: AffiliateId) -> Error {
    wrong(id, "does not exist; `vitrina affiliate list` lists all partners")
}
