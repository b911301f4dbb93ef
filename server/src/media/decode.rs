//! Decodes images within limits: the format is detected from the bytes, then the dimensions in the header are checked against the
//! limits, and only then is anything decoded.
//!
//! Of animated GIF and WebP images only the first frame is used, which is all that a storefront needs.

use std::{
    io::Cursor,
    panic::{AssertUnwindSafe, catch_unwind},
};

use image::{
    DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, RgbaImage, metadata::Orientation,
};

use super::{
    jpeg,
    model::{Format, ImageInfo, MAX_BYTES, MAX_MEMORY, MAX_PIXELS, MAX_SIDE, MediaError},
    svg,
};

/// Pixels as decoded from the file: orientation and colour profile are not applied yet.
#[derive(Debug)]
pub(super) struct DecodedPicture {
    /// The pixels; for CMYK images the four ink channels in an RGBA buffer.
    pub pixels: DynamicImage,
    /// Whether the pixels are CMYK inks (255 is full ink).
    pub inks: bool,
    /// The Exif orientation.
    pub orientation: Orientation,
    /// The colour profile.
    pub profile: Option<Vec<u8>>,
}

/// Reads an image's properties, and decodes it once to make sure that it can be shown. Uses a core for up to a second: not to be
/// called on asynchronous threads.
pub fn inspect(bytes: &[u8]) -> Result<ImageInfo, MediaError> {
    let format = sniff(bytes)?;
    guarded(|| {
        if format == Format::Svg {
            return svg::inspect(bytes);
        }
        let decoded = decode(format, bytes)?;
        let (width, height) = (decoded.pixels.width(), decoded.pixels.height());
        let (width, height) = if turns_sideways(decoded.orientation) { (height, width) } else { (width, height) };
        Ok(ImageInfo { format, width, height, has_alpha: !decoded.inks && has_transparency(&decoded.pixels) })
    })
}

/// Treats a panic of the decoder as a damaged image.
pub(super) fn guarded<T>(work: impl FnOnce() -> Result<T, MediaError>) -> Result<T, MediaError> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(MediaError::Damaged("it cannot be decoded".to_owned())))
}

/// Detects the format by the first bytes.
pub(super) fn sniff(bytes: &[u8]) -> Result<Format, MediaError> {
    if bytes.is_empty() {
        return Err(MediaError::Empty);
    }
    if bytes.len() > MAX_BYTES {
        return Err(MediaError::Heavy(bytes.len(), MAX_BYTES));
    }
    match bytes {
        [0xff, 0xd8, 0xff, ..] => Ok(Format::Jpeg),
        [0x89, b'P', b'N', b'G', ..] => Ok(Format::Png),
        [b'G', b'I', b'F', b'8', ..] => Ok(Format::Gif),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Ok(Format::WebP),
        [b'B', b'M', ..] => Ok(Format::Bmp),
        _ if looks_like_svg(bytes) => Ok(Format::Svg),
        _ => Err(foreign(bytes)),
    }
}

/// The root element may follow a byte order mark, an XML declaration, comments and a doctype.
fn looks_like_svg(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]);
    let head = head.trim_start_matches('\u{feff}').trim_start();
    head.starts_with('<') && (head.contains("<svg") || head.contains(":svg"))
}

fn foreign(bytes: &[u8]) -> MediaError {
    let what = match bytes {
        [_, _, _, _, b'f', b't', b'y', b'p', b'a', b'v', b'i', b'f' | b's', ..] => "AVIF",
        [_, _, _, _, b'f', b't', b'y', b'p', b'h', b'e', ..] => "HEIC",
        [_, _, _, _, b'f', b't', b'y', b'p', ..]
        | [0x1a, 0x45, 0xdf, 0xa3, ..]
        | [b'R', b'I', b'F', b'F', _, _, _, _, b'A', b'V', b'I', ..]
        | [b'F', b'L', b'V', ..] => "video",
        [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => "TIFF",
        [0xff, 0x0a, ..] | [0, 0, 0, 0x0c, b'J', b'X', b'L', ..] => "JPEG XL",
        [b'%', b'P', b'D', b'F', ..] => "PDF",
        [b'8', b'B', b'P', b'S', ..] => "a Photoshop document",
        [0x1f, 0x8b, ..] => "a compressed drawing (.svgz)",
        _ => return MediaError::Unknown,
    };
    MediaError::Unsupported(what)
}

/// Decodes any format but SVG.
pub(super) fn decode(format: Format, bytes: &[u8]) -> Result<DecodedPicture, MediaError> {
    let header = if format == Format::Jpeg { Some(jpeg::header(bytes)?) } else { None };
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MAX_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), image_format(format));
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(damaged)?;
    let (width, height) = decoder.dimensions();
    check_size(width, height, decoder.total_bytes(), header)?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().ok().flatten();
    let inks = header.is_some_and(|header| header.components == 4);
    let pixels = match header {
        Some(header) if !header.complete => return Err(MediaError::Damaged("it ends too early".to_owned())),
        Some(header) if inks => {
            drop(decoder);
            let inks = jpeg::inks(bytes, header.adobe)?;
            let inks = RgbaImage::from_raw(width, height, inks).ok_or(MediaError::Unknown)?;
            DynamicImage::ImageRgba8(inks)
        }
        _ => DynamicImage::from_decoder(decoder).map_err(damaged)?,
    };
    Ok(DecodedPicture { pixels, inks, orientation, profile })
}

fn check_size(width: u32, height: u32, bytes: u64, jpeg: Option<jpeg::Header>) -> Result<(), MediaError> {
    let pixels = u64::from(width) * u64::from(height);
    if width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS {
        return Err(MediaError::Large(width, height));
    }
    if pixels == 0 {
        return Err(MediaError::Damaged("it has no pixels".to_owned()));
    }
    let coefficients =
        jpeg.filter(|header| header.progressive).map_or(0, |header| pixels * 2 * u64::from(header.components));
    let needed = bytes.saturating_add(coefficients);
    if needed > MAX_MEMORY { Err(MediaError::Hungry) } else { Ok(()) }
}

fn image_format(format: Format) -> ImageFormat {
    match format {
        Format::Jpeg => ImageFormat::Jpeg,
        Format::Gif => ImageFormat::Gif,
        Format::WebP => ImageFormat::WebP,
        Format::Bmp => ImageFormat::Bmp,
        Format::Png | Format::Svg => ImageFormat::Png,
    }
}

fn damaged(error: ImageError) -> MediaError {
    match error {
        ImageError::Limits(_) => MediaError::Hungry,
        ImageError::Unsupported(error) => MediaError::Damaged(format!("it uses an unsupported feature: {error}")),
        ImageError::IoError(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
            MediaError::Damaged("it ends too early".to_owned())
        }
        other => MediaError::Damaged(other.to_string()),
    }
}

/// Whether the orientation swaps width and height.
pub(super) fn turns_sideways(orientation: Orientation) -> bool {
    matches!(
        orientation,
        Orientation::Rotate90 | Orientation::Rotate270 | Orientation::Rotate90FlipH | Orientation::Rotate270FlipH
    )
}

fn has_transparency(image: &DynamicImage) -> bool {
    match image {
        DynamicImage::ImageRgba8(image) => image.pixels().any(|pixel| pixel.0[3] < u8::MAX),
        DynamicImage::ImageLumaA8(image) => image.pixels().any(|pixel| pixel.0[1] < u8::MAX),
        DynamicImage::ImageRgba16(image) => image.pixels().any(|pixel| pixel.0[3] < u16::MAX),
        DynamicImage::ImageLumaA16(image) => image.pixels().any(|pixel| pixel.0[1] < u16::MAX),
        _ => false,
    }
}
