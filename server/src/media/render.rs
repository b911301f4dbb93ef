//! From an original to a rendition: resize, rotate, convert to sRGB, blur, encode. Pure functions of bytes.
//!
//! Metadata is never copied: only pixels go from the decoder to the encoder.

use std::io::Cursor;

use fast_image_resize::{FilterType, ResizeAlg, ResizeOptions, Resizer, SrcCropping};
use image::{
    DynamicImage, ExtendedColorType, ImageEncoder, RgbaImage,
    codecs::{
        jpeg::JpegEncoder,
        png::{CompressionType, FilterType as PngFilter, PngEncoder},
    },
};

use super::{
    colour, decode,
    model::{Format, MediaError, WIDTHS},
    path::ImageTransform,
    svg,
};

/// Incremented with every change of how renditions look, so that disk and browser caches do not serve the old ones.
pub(super) const REVISION: u32 = 1;
const WEBP_QUALITY: f32 = 80.0;
const JPEG_QUALITY: u8 = 82;
const PLACEHOLDER_QUALITY: u8 = 50;
const PLACEHOLDER_BLUR: f32 = 3.0;
/// WebP is limited to 16383 pixels per side; an image longer than this is of no use on a screen.
const MAX_HEIGHT: u32 = 6144;
/// An SVG is rasterised at one of these widths and scaled down from there: one raster serves the sizes of listings, one those of
/// the gallery, one the full width of large screens.
const DRAWN_WIDTHS: [u32; 3] = [768, 1536, 2560];

/// The size of a rendition and how it is cropped and blurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    style: Style,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Whole,
    MiddleSquare,
    Squeezed,
}

impl Frame {
    /// Never larger than the original, except for an SVG, which has no pixels and may be enlarged up to the largest width.
    pub fn new(mods: ImageTransform, format: Format, width: u32, height: u32) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        match mods {
            ImageTransform::Width { width: wanted, density } => {
                let largest = if format == Format::Svg { width.max(WIDTHS[WIDTHS.len() - 1]) } else { width };
                Self::whole((wanted * density).min(largest), width, height)
            }
            ImageTransform::Avatar => {
                let side = 80.min(width).min(height);
                Self { width: side, height: side, style: Style::MiddleSquare }
            }
            ImageTransform::Placeholder => {
                Self { width: 10.min(width), height: 10.min(height), style: Style::Squeezed }
            }
        }
    }

    fn whole(wanted: u32, width: u32, height: u32) -> Self {
        let scale = (f64::from(wanted) / f64::from(width)).min(f64::from(MAX_HEIGHT) / f64::from(height));
        let scaled = |side: u32| (f64::from(side) * scale).round().max(1.0) as u32;
        Self { width: scaled(width), height: scaled(height), style: Style::Whole }
    }

    /// The size at which an SVG is rasterised for this frame.
    pub fn drawn(self, width: u32, height: u32) -> Self {
        let wanted = DRAWN_WIDTHS.into_iter().find(|drawn| *drawn >= self.width).unwrap_or(self.width);
        Self::whole(wanted, width.max(1), height.max(1))
    }

    /// A unique name of the frame among those of one image.
    pub fn name(self) -> String {
        match self.style {
            Style::Whole => format!("w{}", self.width),
            Style::MiddleSquare => "80x80".to_owned(),
            Style::Squeezed => "10x10q50b3".to_owned(),
        }
    }
}

/// Makes a rendition of an original that is not an SVG.
pub(super) fn photo(bytes: &[u8], format: Format, frame: Frame, to: Format) -> Result<Vec<u8>, MediaError> {
    decode::guarded(|| {
        let decoded = decode::decode(format, bytes)?;
        let sideways = decode::turns_sideways(decoded.orientation);
        let stored = if sideways { Frame { width: frame.height, height: frame.width, ..frame } } else { frame };
        let small = shrink(decoded.pixels, stored, !decoded.inks)?;
        let mut small = if decoded.inks {
            DynamicImage::ImageRgb8(colour::inks_to_srgb(&small.into_rgba8(), decoded.profile.as_deref()))
        } else {
            colour::to_srgb(small, decoded.profile.as_deref())
        };
        small.apply_orientation(decoded.orientation);
        finish(small, frame, to)
    })
}

/// Rasterises an SVG at the size of `Frame::drawn`.
pub(super) fn draw(bytes: &[u8], drawn: Frame) -> Result<RgbaImage, MediaError> {
    decode::guarded(|| svg::rasterise(bytes, drawn.width, drawn.height))
}

/// Makes a rendition of an SVG that was already rasterised.
pub(super) fn drawing(drawn: RgbaImage, frame: Frame, to: Format) -> Result<Vec<u8>, MediaError> {
    decode::guarded(|| {
        let small = shrink(DynamicImage::ImageRgba8(drawn), frame, true)?;
        finish(colour::to_srgb(small, None), frame, to)
    })
}

/// Encodes a raster of an SVG losslessly and fast; its renditions are made of it.
pub(super) fn encode_raster(drawn: &RgbaImage) -> Result<Vec<u8>, MediaError> {
    let mut out = Vec::new();
    PngEncoder::new_with_quality(&mut out, CompressionType::Fast, PngFilter::Up)
        .write_image(drawn.as_raw(), drawn.width(), drawn.height(), ExtendedColorType::Rgba8)
        .map_err(failed)?;
    Ok(out)
}

/// Decodes the output of `encode_raster`.
pub(super) fn decode_raster(bytes: &[u8]) -> Result<RgbaImage, MediaError> {
    decode::decode(Format::Png, bytes).map(|decoded| decoded.pixels.into_rgba8())
}

fn failed(error: impl std::fmt::Display) -> MediaError {
    MediaError::Failed(format!("a picture cannot be made: {error}"))
}

fn shrink(image: DynamicImage, frame: Frame, has_alpha: bool) -> Result<DynamicImage, MediaError> {
    let image = readable(image);
    let options = ResizeOptions::new().use_alpha(has_alpha);
    let options = if frame.style == Style::MiddleSquare { options.fit_into_destination(None) } else { options };
    if frame.style != Style::MiddleSquare && (image.width(), image.height()) == (frame.width, frame.height) {
        return Ok(image);
    }
    let image = halve_repeatedly(image, frame, options)?;
    resize(&image, frame.width, frame.height, options)
}

/// Converts to integer pixels, which is all that the resizer supports.
fn readable(image: DynamicImage) -> DynamicImage {
    match image {
        DynamicImage::ImageRgb32F(_) => DynamicImage::ImageRgb16(image.into_rgb16()),
        DynamicImage::ImageRgba32F(_) => DynamicImage::ImageRgba16(image.into_rgba16()),
        other => other,
    }
}

/// Averages a much too large image down to at least twice the target size first: five times faster, no visible difference.
fn halve_repeatedly(image: DynamicImage, frame: Frame, options: ResizeOptions) -> Result<DynamicImage, MediaError> {
    let factor = (image.width() / frame.width / 2).min(image.height() / frame.height / 2);
    if factor < 2 {
        return Ok(image);
    }
    let options = ResizeOptions { cropping: SrcCropping::None, ..options };
    resize(
        &image,
        image.width() / factor,
        image.height() / factor,
        options.resize_alg(ResizeAlg::Convolution(FilterType::Box)),
    )
}

fn resize(image: &DynamicImage, width: u32, height: u32, options: ResizeOptions) -> Result<DynamicImage, MediaError> {
    let mut small = DynamicImage::new(width, height, image.color());
    Resizer::new().resize(image, &mut small, &options).map_err(failed)?;
    Ok(small)
}

/// Blurs if it is a placeholder, and encodes.
fn finish(image: DynamicImage, frame: Frame, to: Format) -> Result<Vec<u8>, MediaError> {
    if frame.style == Style::Squeezed {
        return encode(&blur(image), to, PLACEHOLDER_QUALITY, f32::from(PLACEHOLDER_QUALITY));
    }
    encode(&image, to, JPEG_QUALITY, WEBP_QUALITY)
}

/// Weights colours by their opacity when blurring, so that transparent pixels do not affect visible ones.
fn blur(image: DynamicImage) -> DynamicImage {
    let DynamicImage::ImageRgba8(mut image) = image else { return image.blur(PLACEHOLDER_BLUR) };
    for image::Rgba([red, green, blue, alpha]) in image.pixels_mut() {
        let weigh = |colour: u8| (u32::from(colour) * u32::from(*alpha) / 255) as u8;
        (*red, *green, *blue) = (weigh(*red), weigh(*green), weigh(*blue));
    }
    let mut blurred = image::imageops::blur(&image, PLACEHOLDER_BLUR);
    for image::Rgba([red, green, blue, alpha]) in blurred.pixels_mut() {
        let unweigh = |colour: u8| (u32::from(colour) * 255 / u32::from(*alpha).max(1)).min(255) as u8;
        (*red, *green, *blue) = (unweigh(*red), unweigh(*green), unweigh(*blue));
    }
    DynamicImage::ImageRgba8(blurred)
}

/// Expects RGB8 or RGBA8.
fn encode(image: &DynamicImage, to: Format, jpeg: u8, webp: f32) -> Result<Vec<u8>, MediaError> {
    match to {
        Format::WebP => encode_webp(image, webp),
        Format::Jpeg => {
            let mut out = Vec::new();
            let image = image.to_rgb8();
            JpegEncoder::new_with_quality(&mut out, jpeg).encode_image(&image).map_err(failed)?;
            Ok(out)
        }
        _ => {
            let mut out = Cursor::new(Vec::new());
            let encoder = PngEncoder::new_with_quality(&mut out, CompressionType::Default, PngFilter::Adaptive);
            image.write_with_encoder(encoder).map_err(failed)?;
            Ok(out.into_inner())
        }
    }
}

fn encode_webp(image: &DynamicImage, quality: f32) -> Result<Vec<u8>, MediaError> {
    let (width, height) = (image.width(), image.height());
    let encoder = match image {
        DynamicImage::ImageRgba8(image) => webp::Encoder::from_rgba(image.as_raw(), width, height),
        DynamicImage::ImageRgb8(image) => webp::Encoder::from_rgb(image.as_raw(), width, height),
        _ => return Err(failed("unexpected pixels")),
    };
    encoder.encode_simple(false, quality).map(|bytes| bytes.to_vec()).map_err(|error| failed(format!("{error:?}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(mods: ImageTransform, width: u32, height: u32) -> (u32, u32) {
        let frame = Frame::new(mods, Format::Jpeg, width, height);
        (frame.width, frame.height)
    }

    #[test]
    fn a_picture_keeps_its_aspect_ratio_and_is_never_enlarged() {
        assert_eq!(frame(ImageTransform::width(640), 1200, 1500), (640, 800));
        assert_eq!(frame(ImageTransform::Width { width: 640, density: 2 }, 1200, 1500), (1200, 1500));
        assert_eq!(frame(ImageTransform::width(1536), 100, 50), (100, 50));
        assert_eq!(frame(ImageTransform::width(2560), 2000, 1000), (2000, 1000));
        assert_eq!(frame(ImageTransform::width(320), 20_000, 10), (320, 1));
        assert_eq!(frame(ImageTransform::width(1536), 1000, 20_000), (307, 6144));
        assert_eq!(frame(ImageTransform::Avatar, 1200, 1500), (80, 80));
        assert_eq!(frame(ImageTransform::Avatar, 1200, 15), (15, 15));
        assert_eq!(frame(ImageTransform::Placeholder, 1200, 5), (10, 5));
    }

    #[test]
    fn a_drawing_may_be_enlarged_and_is_rendered_at_few_sizes() {
        let at = |mods| Frame::new(mods, Format::Svg, 800, 1000);
        assert_eq!(at(ImageTransform::width(1536)).width, 1536);
        assert_eq!(at(ImageTransform::Width { width: 1536, density: 2 }).width, 2560);
        assert_eq!(at(ImageTransform::width(320)).drawn(800, 1000).width, 768);
        assert_eq!(at(ImageTransform::Placeholder).drawn(800, 1000).height, 960);
        assert_eq!(at(ImageTransform::width(1024)).drawn(800, 1000).width, 1536);
        let wide = Frame::new(ImageTransform::Width { width: 1536, density: 2 }, Format::Svg, 2000, 1000);
        assert_eq!((wide.width, wide.drawn(2000, 1000).width), (2560, 2560));
        assert_eq!(at(ImageTransform::width(2048)).drawn(800, 1000).width, 2560);
    }

    #[test]
    fn transparent_pixels_do_not_bleed_when_scaled_or_blurred() {
        let half = RgbaImage::from_fn(400, 400, |x, _| {
            if x < 200 { image::Rgba([200, 0, 0, 255]) } else { image::Rgba([0, 255, 0, 0]) }
        });
        for mods in [ImageTransform::width(320), ImageTransform::Placeholder, ImageTransform::Avatar] {
            let frame = Frame::new(mods, Format::Png, 400, 400);
            let bytes = drawing(half.clone(), frame, Format::Png).unwrap();
            let small = image::load_from_memory(&bytes).unwrap().into_rgba8();
            assert_eq!(small.dimensions(), (frame.width, frame.height));
            for pixel in small.pixels().filter(|pixel| pixel.0[3] > 16) {
                assert!(pixel.0[0] >= 180 && pixel.0[1] <= 16, "{mods}: {pixel:?}");
            }
        }
    }

    #[test]
    fn a_rasterised_drawing_is_read_back_from_the_cache_unchanged() {
        let drawn = RgbaImage::from_fn(9, 7, |x, y| image::Rgba([x as u8, y as u8, 9, (x * y) as u8]));
        assert_eq!(decode_raster(&encode_raster(&drawn).unwrap()).unwrap(), drawn);
    }

    #[test]
    fn every_format_is_encoded_as_itself() {
        let photo = DynamicImage::new_rgb8(8, 8);
        let magic = |to| encode(&photo, to, 82, 80.0).map(|bytes| decode::sniff(&bytes).unwrap());
        for to in [Format::Jpeg, Format::Png, Format::WebP] {
            assert_eq!(magic(to).unwrap(), to);
        }
    }
}
