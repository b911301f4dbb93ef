//! Pictures: stored originals and the renditions made of them on demand. Owns `media_asset`.

mod colour;
mod decode;
mod jpeg;
mod model;
mod path;
mod render;
mod svg;

pub use decode::inspect;
pub use model::{Asset, AssetId, Format, ImageInfo, MAX_BYTES, MediaError, WIDTHS};
pub use path::Mods;
