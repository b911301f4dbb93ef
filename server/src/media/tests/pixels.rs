//! Renditions show the image upright, in the right colours and without the camera's metadata.

use image::{
    Delay, ExtendedColorType, Frame as GifFrame, ImageEncoder, RgbaImage,
    codecs::{gif::GifEncoder, jpeg::JpegEncoder},
};

use super::*;
use crate::media::{
    Format,
    path::ImageTransform,
    render::{self, Frame},
};

fn rendition(bytes: &[u8], mods: ImageTransform, webp: bool) -> (Vec<u8>, RgbaImage) {
    let info = inspect(bytes).unwrap();
    let frame = Frame::new(mods, info.format, info.width, info.height);
    let made = render::photo(bytes, info.format, frame, info.format.rendition(webp)).unwrap();
    let pixels = image::load_from_memory(&made).unwrap().into_rgba8();
    assert_eq!(pixels.dimensions(), (frame.width, frame.height));
    (made, pixels)
}

fn is_about(pixels: &RgbaImage, x: u32, y: u32, colour: [u8; 3]) -> bool {
    let pixel = pixels.get_pixel(x, y).0;
    pixel.iter().zip(colour).all(|(is, wanted)| is.abs_diff(wanted) < 24)
}

/// An Exif block with only an orientation and a name.
fn exif(orientation: u8) -> Vec<u8> {
    let entry = [&[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0][..], &[orientation, 0, 0]].concat();
    [&b"MM\0*\0\0\0\x08\0\x01"[..], &entry, &[0, 0, 0, 0], b"TAKEN AT HOME"].concat()
}

fn photo_held(orientation: u8) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut out, 95);
    encoder.set_exif_metadata(exif(orientation)).unwrap();
    let image = quarters(80, 40);
    encoder.write_image(image.as_bytes(), 80, 40, ExtendedColorType::Rgb8).unwrap();
    out
}

#[test]
fn exif_orientation_is_applied_and_metadata_removed() {
    let (red, green, blue, yellow) = ([220, 30, 30], [30, 200, 30], [30, 30, 220], [220, 220, 30]);
    // Colours of the displayed corners, clockwise from the top left (Exif 2.32, tag 0x0112).
    for (orientation, corners) in [
        (1, [red, green, blue, yellow]),
        (2, [green, red, yellow, blue]),
        (3, [blue, yellow, red, green]),
        (4, [yellow, blue, green, red]),
        (5, [red, yellow, blue, green]),
        (6, [yellow, red, green, blue]),
        (7, [blue, green, red, yellow]),
        (8, [green, blue, yellow, red]),
    ] {
        let bytes = photo_held(orientation);
        let info = inspect(&bytes).unwrap();
        assert_eq!((info.width, info.height), if orientation < 5 { (80, 40) } else { (40, 80) });
        for (mods, webp) in
            [(ImageTransform::width(320), true), (ImageTransform::width(320), false), (ImageTransform::Avatar, true)]
        {
            let (made, pixels) = rendition(&bytes, mods, webp);
            let (right, bottom) = (pixels.width() - 4, pixels.height() - 4);
            for ((x, y), colour) in [(3, 3), (right, 3), (right, bottom), (3, bottom)].into_iter().zip(corners) {
                assert!(
                    is_about(&pixels, x, y, colour),
                    "{orientation} {mods} at {x},{y}: {:?}",
                    pixels.get_pixel(x, y)
                );
            }
            assert!(!made.windows(5).any(|part| part == b"TAKEN"));
        }
    }
}

#[test]
fn the_colour_profile_is_applied_and_removed() {
    let mut out = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut out, 95);
    encoder.set_icc_profile(moxcms::ColorProfile::new_display_p3().encode().unwrap()).unwrap();
    let image = RgbImage::from_pixel(16, 16, Rgb([100, 200, 100]));
    encoder.write_image(image.as_raw(), 16, 16, ExtendedColorType::Rgb8).unwrap();
    let (made, pixels) = rendition(&out, ImageTransform::width(320), false);
    assert!(is_about(&pixels, 8, 8, [45, 203, 86]), "{:?}", pixels.get_pixel(8, 8));
    assert!(!made.windows(11).any(|part| part == b"ICC_PROFILE"));
}

#[test]
fn cmyk_with_a_profile_is_converted_by_the_profile() {
    // Inks with 255 as full ink: the encoder inverts them because of Adobe's marker.
    let cyan = [255, 0, 0, 0].repeat(64);
    let dark_orange = [0, 128, 255, 128].repeat(64);
    for (inks, light) in [(cyan, [0, 255, 255]), (dark_orange, [127, 63, 0])] {
        for kind in [jpeg_encoder::ColorType::Cmyk, jpeg_encoder::ColorType::CmykAsYcck] {
            let mut out = Vec::new();
            jpeg_encoder::Encoder::new(&mut out, 100).encode(&inks, 8, 8, kind).unwrap();
            let (_, pixels) = rendition(&out, ImageTransform::width(320), false);
            assert!(is_about(&pixels, 4, 4, light), "{kind:?}: {:?} is not {light:?}", pixels.get_pixel(4, 4));
        }
    }
}

#[test]
fn the_first_frame_of_an_animation_is_used() {
    let mut out = Vec::new();
    let mut encoder = GifEncoder::new(&mut out);
    for colour in [[220, 30, 30, 255], [30, 30, 220, 255]] {
        let image = RgbaImage::from_pixel(20, 20, image::Rgba(colour));
        let delay = Delay::from_numer_denom_ms(100, 1);
        encoder.encode_frame(GifFrame::from_parts(image, 0, 0, delay)).unwrap();
    }
    drop(encoder);
    let (made, pixels) = rendition(&out, ImageTransform::width(320), false);
    assert_eq!(inspect(&made).unwrap().format, Format::Png);
    assert!(is_about(&pixels, 10, 10, [220, 30, 30]));
}

#[test]
fn grey_deep_and_transparent_pictures_of_all_formats_are_correct() {
    let deep = image::ImageBuffer::from_pixel(700, 350, image::LumaA([0x8000_u16, 0x8000]));
    let deep = encoded(&DynamicImage::ImageLumaA16(deep), ImageFormat::Png);
    assert!(inspect(&deep).unwrap().has_alpha);
    for webp in [true, false] {
        let (_, pixels) = rendition(&deep, ImageTransform::width(640), webp);
        assert!(is_about(&pixels, 320, 160, [128, 128, 128]));
        assert!(pixels.get_pixel(320, 160).0[3].abs_diff(128) <= 1);
    }
    for format in [ImageFormat::Bmp, ImageFormat::WebP, ImageFormat::Png, ImageFormat::Gif] {
        let (_, pixels) = rendition(&encoded(&quarters(700, 350), format), ImageTransform::width(320), true);
        assert!(is_about(&pixels, 3, 3, [220, 30, 30]), "{format:?}");
        assert!(is_about(&pixels, 316, 156, [30, 30, 220]), "{format:?}");
    }
}
