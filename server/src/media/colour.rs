//! Conversion to the colours that browsers show: profiles are applied and then dropped, CMYK becomes RGB, 16 bits become 8.

use image::{DynamicImage, RgbImage, RgbaImage};
use moxcms::{ColorProfile, DataColorSpace, Layout, TransformOptions};

/// Converts pixels to 8-bit sRGB by their colour profile. A profile that cannot be used is ignored.
pub(super) fn to_srgb(image: DynamicImage, profile: Option<&[u8]>) -> DynamicImage {
    let image = to_eight_bits(image);
    let Some(profile) = profile.and_then(|bytes| ColorProfile::new_from_slice(bytes).ok()) else { return image };
    match image {
        DynamicImage::ImageRgb8(image) if profile.color_space == DataColorSpace::Rgb => {
            let (width, height) = image.dimensions();
            let converted = convert(&profile, Layout::Rgb, image.as_raw(), Layout::Rgb);
            DynamicImage::ImageRgb8(converted.and_then(|raw| RgbImage::from_raw(width, height, raw)).unwrap_or(image))
        }
        DynamicImage::ImageRgba8(image) if profile.color_space == DataColorSpace::Rgb => {
            let (width, height) = image.dimensions();
            let converted = convert(&profile, Layout::Rgba, image.as_raw(), Layout::Rgba);
            DynamicImage::ImageRgba8(converted.and_then(|raw| RgbaImage::from_raw(width, height, raw)).unwrap_or(image))
        }
        other => other,
    }
}

/// Converts CMYK inks (255 is full ink) to sRGB by their profile or, without one, as browsers do: each channel is attenuated by
/// its ink and by black.
pub(super) fn inks_to_srgb(inks: &RgbaImage, profile: Option<&[u8]>) -> RgbImage {
    let (width, height) = inks.dimensions();
    let profile = profile
        .and_then(|bytes| ColorProfile::new_from_slice(bytes).ok())
        .filter(|profile| profile.color_space == DataColorSpace::Cmyk);
    profile
        .and_then(|profile| convert(&profile, Layout::Rgba, inks.as_raw(), Layout::Rgb))
        .and_then(|raw| RgbImage::from_raw(width, height, raw))
        .unwrap_or_else(|| RgbImage::from_fn(width, height, |x, y| plain_light(inks.get_pixel(x, y).0)))
}

fn plain_light([cyan, magenta, yellow, black]: [u8; 4]) -> image::Rgb<u8> {
    let through = |ink: u8| {
        let light = u16::from(255 - ink) * u16::from(255 - black);
        u8::try_from((light + 127) / 255).expect("a product of two bytes over 255 is a byte")
    };
    image::Rgb([through(cyan), through(magenta), through(yellow)])
}

/// The four CMYK channels are passed in the RGBA layout, as the library requires.
fn convert(profile: &ColorProfile, from: Layout, pixels: &[u8], to: Layout) -> Option<Vec<u8>> {
    let channels = |layout| if layout == Layout::Rgba { 4 } else { 3 };
    let transform =
        profile.create_transform_8bit(from, &ColorProfile::new_srgb(), to, TransformOptions::default()).ok()?;
    let mut converted = vec![0; pixels.len() / channels(from) * channels(to)];
    transform.transform(pixels, &mut converted).ok()?;
    Some(converted)
}

/// RGBA when any pixel is transparent, else RGB.
fn to_eight_bits(image: DynamicImage) -> DynamicImage {
    if !image.color().has_alpha() {
        return DynamicImage::ImageRgb8(image.into_rgb8());
    }
    let image = image.into_rgba8();
    if image.pixels().any(|pixel| pixel.0[3] < 255) {
        return DynamicImage::ImageRgba8(image);
    }
    DynamicImage::ImageRgb8(DynamicImage::ImageRgba8(image).into_rgb8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cmyk_without_a_profile_is_converted_by_the_simple_formula() {
        let inks = RgbaImage::from_raw(4, 1, vec![0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 128, 255, 128]).unwrap();
        let light = inks_to_srgb(&inks, None);
        assert_eq!(light.into_raw(), [255, 255, 255, 0, 255, 255, 0, 0, 0, 127, 63, 0]);
    }

    #[test]
    fn a_wide_gamut_profile_is_applied_and_invalid_ones_are_ignored() {
        let green = DynamicImage::ImageRgb8(RgbImage::from_pixel(2, 2, image::Rgb([100, 200, 100])));
        let wide = ColorProfile::new_display_p3().encode().unwrap();
        let converted = to_srgb(green.clone(), Some(&wide)).into_rgb8();
        let [red, lime, blue] = converted.get_pixel(0, 0).0;
        // Display P3 (100, 200, 100) lies at the edge of sRGB: (45, 203, 86) by the CSS Color 4 matrices.
        assert!(red.abs_diff(45) <= 2 && lime.abs_diff(203) <= 2 && blue.abs_diff(86) <= 2, "{red} {lime} {blue}");
        assert_eq!(to_srgb(green.clone(), Some(b"nonsense")).into_rgb8().get_pixel(0, 0).0, [100, 200, 100]);
        assert_eq!(to_srgb(green, None).into_rgb8().get_pixel(0, 0).0, [100, 200, 100]);
    }

    #[test]
    fn sixteen_bits_become_eight_and_an_opaque_alpha_channel_is_removed() {
        let deep = image::ImageBuffer::from_pixel(2, 1, image::LumaA([0x8080_u16, 0xffff]));
        let plain = to_srgb(DynamicImage::ImageLumaA16(deep), None);
        assert!(matches!(plain, DynamicImage::ImageRgb8(_)));
        assert_eq!(plain.into_rgb8().get_pixel(0, 0).0, [128, 128, 128]);
    }
}
