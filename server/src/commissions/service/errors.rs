//! Errors about commissions, for operators.

use crate::{diagnostic::Diagnostic, error::Error, id::CommissionId};

/// An error about a commission, for operators.
pub(super) fn refused(id: CommissionId, message: impl Into<String>) -> Error {
    Diagnostic::new(format!("commission {id}"), 0, message).into()
}

/// The error about a commission that does not exist.
pub(super) fn unknown(id: CommissionId) -> Error {
    refused(id, "does not exist; `vitrina commission list` lists all commissions")
}
