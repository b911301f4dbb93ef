//! Pictures as serialised in API responses.

use crate::id::ValueId;
use serde::Serialize;
use utoipa::ToSchema;

/// A picture. Use `imageUrl` directly, or build a `srcset` from `path`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// URL of a WebP rendition 640 pixels wide.
    pub image_url: String,
    /// MIME type of the picture at `imageUrl`.
    pub image_mime_type: String,
    /// Path of the original, to be appended to the folder of any rendition.
    pub path: String,
    /// Width of the original, in pixels.
    pub width: i64,
    /// Height of the original, in pixels.
    pub height: i64,
    /// Alternative text; empty for a decorative picture.
    pub alt: String,
    /// Whether the picture is a cut-out with a transparent background.
    pub has_alpha: bool,
    /// View of the product: `front`, `back` or `detail`; null if not set.
    #[schema(required)]
    pub view: Option<String>,
    /// Value ID of the colour shown; null if not set.
    #[schema(required)]
    pub colour_id: Option<ValueId>,
}
