//! Pictures as the wire has them.

use crate::id::ValueId;
use serde::Serialize;
use utoipa::ToSchema;

/// A picture, ready to show: `imageUrl` as it is, `path` for a `srcset`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// A middle-sized WebP rendition.
    pub image_url: String,
    /// Type of the original.
    pub image_mime_type: String,
    /// The original's path below every rendition's folder.
    pub path: String,
    /// Of the original, in pixels.
    pub width: i64,
    /// Of the original, in pixels.
    pub height: i64,
    /// What it shows; empty for decoration.
    pub alt: String,
    /// Whether it is a cut-out garment that wants a backdrop.
    pub has_alpha: bool,
    /// `front`, `back`, `detail`.
    #[schema(required)]
    pub view: Option<String>,
    /// The colour that it shows.
    #[schema(required)]
    pub colour_id: Option<ValueId>,
}
