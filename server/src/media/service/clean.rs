//! Photographs that people upload: accepted only when they can be decoded, and re-encoded without metadata.

use bytes::Bytes;

use super::super::{
    decode,
    model::{Format, MAX_MEMORY, MediaError},
    path::ImageTransform,
    render::{self, Frame},
    state::Media,
};

/// Largest width of the result, in pixels; wider photographs are scaled down.
const WIDTH: u32 = 1600;

/// Re-encodes a JPEG, PNG or WebP photograph as JPEG: rotated upright, in sRGB, without metadata.
pub async fn clean_photo(media: &Media, bytes: Bytes) -> Result<Vec<u8>, MediaError> {
    let format = decode::sniff(&bytes)?;
    if !matches!(format, Format::Jpeg | Format::Png | Format::WebP) {
        return Err(MediaError::Unsupported("this format"));
    }
    let clean = move || {
        let info = decode::inspect(&bytes)?;
        let frame = Frame::new(ImageTransform::width(WIDTH), format, info.width, info.height);
        render::photo(&bytes, format, frame, Format::Jpeg)
    };
    media.pool.run(MAX_MEMORY >> 20, clean).await
}
