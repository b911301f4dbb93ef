//! Photographs of damage: size limits, and the errors for refused ones.

use crate::{
    error::{Error, FieldError},
    media::MediaError,
};

/// Maximum size of a photograph, in bytes.
pub const LARGEST_PHOTO: usize = 10 << 20;
/// Maximum size of a photograph's request body that is read to the end, in bytes: above `LARGEST_PHOTO` it is discarded.
pub const LARGEST_UPLOAD: usize = 64 << 20;
/// Maximum number of photographs that an order may have, waiting for a return or attached to one.
pub const MOST_PHOTOS: i64 = 12;
/// Its field name in the API.
const FIELD: &str = "photo";

/// The error for a file larger than `LARGEST_PHOTO`.
pub fn too_large() -> Error {
    let most = format!("{}\u{a0}MB", LARGEST_PHOTO >> 20);
    Error::Invalid(vec![FieldError::new(FIELD, "error-file-size").with("max", most)])
}

/// The error for a refused photograph, for its sender.
pub fn refusal(error: MediaError) -> Error {
    match error {
        MediaError::Heavy(..) | MediaError::Large(..) | MediaError::Hungry => too_large(),
        MediaError::Empty
        | MediaError::Unknown
        | MediaError::Unsupported(_)
        | MediaError::Drawing(_)
        | MediaError::Damaged(_) => Error::field(FIELD, "error-file-kind"),
        MediaError::Overloaded => Error::Unavailable("too many pictures are being made"),
        other => Error::internal(other),
    }
}
