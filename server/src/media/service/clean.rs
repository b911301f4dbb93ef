//! Photographs that people send: taken only when they can be decoded, and made anew, without what their cameras wrote into them.

use bytes::Bytes;

use super::super::{
    decode,
    model::{Format, MAX_MEMORY, MediaError},
    path::ImageTransform,
    render::{self, Frame},
    state::Media,
};

/// Width of what is made, in pixels, of photographs that are wider.
const WIDTH: u32 = 1600;

/// A JPEG of a photograph in JPEG, PNG or WebP: turned upright, in the screen's colours, with pixels and nothing else.
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
