//! Photographs of damage: how large they may be, and what is said of those that are not taken.

use crate::{
    error::{Error, FieldError},
    media::MediaError,
};

/// Largest photograph, in bytes.
pub const LARGEST_PHOTO: usize = 10 << 20;
/// Largest body that is read of a photograph, in bytes: beyond `LARGEST_PHOTO` nothing of it is kept.
pub const LARGEST_UPLOAD: usize = 64 << 20;
/// Most photographs that may wait for a return of an order, or belong to it.
pub const MOST_PHOTOS: i64 = 12;
/// Its field on the wire.
const FIELD: &str = "photo";

/// A file that is larger than that.
pub fn too_large() -> Error {
    let most = format!("{}\u{a0}MB", LARGEST_PHOTO >> 20);
    Error::Invalid(vec![FieldError::new(FIELD, "error-file-size").with("max", most)])
}

/// Why a photograph is not taken, for its sender.
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
