//! Errors of the index.

use crate::error::Error;

/// Converts an error of the index, which can only be caused by a bug.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` takes")]
pub(super) fn failed(error: tantivy::TantivyError) -> Error {
    Error::internal(format!("the search index: {error}"))
}
