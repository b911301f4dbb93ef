//! Pictures: stored originals and the renditions made of them on demand. Owns `media_asset`.

mod colour;
mod decode;
mod jpeg;
mod model;
mod path;
mod read;
mod render;
mod svg;

pub use decode::inspect;
pub use model::{AssetId, Format, ImageInfo, MAX_BYTES, MediaError, WIDTHS};
pub use path::Mods;
pub use read::{Asset, assets};

pub fn media_base(settings: &crate::config::Settings) -> String {
    settings.media_url.clone().unwrap_or_default()
}
