//! What the general decoder does not report about a JPEG: whether it is complete, how much memory decoding takes, and its CMYK
//! channels.

use zune_jpeg::{
    JpegDecoder,
    zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions},
};

use super::model::MediaError;

/// What precedes the image data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Header {
    /// Number of components: 1 grey, 3 colour, 4 CMYK.
    pub components: u8,
    /// Progressive: all coefficients are kept in memory until the last scan.
    pub progressive: bool,
    /// Has Adobe's marker: inks are stored inverted.
    pub adobe: bool,
    /// Whether the end-of-image marker was found.
    pub complete: bool,
}

/// Reads the segments without decoding anything.
pub(super) fn header(bytes: &[u8]) -> Result<Header, MediaError> {
    let damaged = || MediaError::Damaged("its JPEG header is broken".to_owned());
    let mut header = Header::default();
    let mut at = 2;
    loop {
        let [0xff, marker] = *bytes.get(at..at + 2).ok_or_else(damaged)? else { return Err(damaged()) };
        if marker == 0xff {
            at += 1;
            continue;
        }
        if matches!(marker, 0x01 | 0xd0..=0xd7) {
            at += 2;
            continue;
        }
        let length = bytes.get(at + 2..at + 4).ok_or_else(damaged)?;
        let length = usize::from(u16::from_be_bytes([length[0], length[1]]));
        let segment = bytes.get(at + 4..at + 2 + length.max(2)).ok_or_else(damaged)?;
        match marker {
            0xc0..=0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                header.components = *segment.get(5).ok_or_else(damaged)?;
                header.progressive = matches!(marker, 0xc2 | 0xc6 | 0xca | 0xce);
            }
            0xee => header.adobe = segment.starts_with(b"Adobe"),
            0xda => {
                // A scan that does not hold all components is buffered entirely, like a progressive one.
                header.progressive |= segment.first() != Some(&header.components);
                header.complete = ends(&bytes[at + 2 + length..]);
                return Ok(header);
            }
            _ => {}
        }
        at += 2 + length.max(2);
    }
}

/// Inside the image data the end-of-image marker cannot occur, only at its end.
fn ends(data: &[u8]) -> bool {
    data.windows(2).rev().any(|pair| pair == [0xff, 0xd9])
}

/// Decodes the four inks of a CMYK or YCCK image row by row; 255 is full ink.
pub(super) fn inks(bytes: &[u8], adobe: bool) -> Result<Vec<u8>, MediaError> {
    let damaged = |error: zune_jpeg::errors::DecodeErrors| MediaError::Damaged(error.to_string());
    let options = DecoderOptions::default().set_strict_mode(false).set_max_width(usize::MAX).set_max_height(usize::MAX);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(damaged)?;
    let space = decoder.input_colorspace().unwrap_or(ColorSpace::CMYK);
    decoder.set_options(options.jpeg_set_out_colorspace(space));
    let mut inks = decoder.decode().map_err(damaged)?;
    if space == ColorSpace::YCCK {
        inks.chunks_exact_mut(4).for_each(ycc_to_cmy);
    }
    if adobe {
        for ink in &mut inks {
            *ink = 255 - *ink;
        }
    }
    Ok(inks)
}

/// JFIF's conversion to RGB, whose complement the inks are. K stays unchanged.
fn ycc_to_cmy(pixel: &mut [u8]) {
    let [y, cb, cr] = [f32::from(pixel[0]), f32::from(pixel[1]) - 128.0, f32::from(pixel[2]) - 128.0];
    let rgb = [y + 1.402 * cr, y - 0.344_136 * cb - 0.714_136 * cr, y + 1.772 * cb];
    for (ink, light) in pixel.iter_mut().zip(rgb) {
        *ink = 255 - light.round().clamp(0.0, 255.0) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_truncated_or_inconsistent_header_is_damaged() {
        for bytes in
            [&b"\xff\xd8"[..], b"\xff\xd8\xff\xe0", b"\xff\xd8\xff\xe0\xff\xff..", b"\xff\xd8\xff\xc0\0\x02\xff\xda"]
        {
            assert!(matches!(header(bytes), Err(MediaError::Damaged(_))), "{bytes:?}");
        }
    }
}
