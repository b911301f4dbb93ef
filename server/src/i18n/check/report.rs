//! The result of a check.

use crate::diagnostic::Diagnostic;

/// The result of `translations check`.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Report {
    /// Problems that must be fixed.
    pub errors: Vec<Diagnostic>,
    /// Problems that should be reviewed.
    pub warnings: Vec<Diagnostic>,
}
