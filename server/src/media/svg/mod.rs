//! SVG: rasterised. Nothing outside the file is ever read: no files, URLs, fonts or scripts.

mod canvas;
mod guard;

use std::io::Cursor;

use image::{ImageFormat, RgbaImage};
use resvg::{
    tiny_skia::{Pixmap, PremultipliedColorU8, Transform},
    usvg::{self, ImageHrefResolver, Options, Tree, roxmltree},
};

use super::model::{Format, ImageInfo, MAX_SIDE, MAX_SVG_BYTES, MediaError, WIDTHS};

/// Most elements and text nodes of an SVG, before references are expanded.
const MAX_NODES: u32 = 100_000;
/// An SVG is rendered at this width once, to find out whether it works and is transparent.
const TRIAL_WIDTH: u32 = 96;
/// An SVG that can be rendered at this width can be rendered at every width that a URL may ask for.
const LARGEST_WIDTH: u32 = WIDTHS[WIDTHS.len() - 1];

/// Size and transparency of an SVG, or why it is refused.
pub(super) fn inspect(bytes: &[u8]) -> Result<ImageInfo, MediaError> {
    let tree = read(bytes)?;
    let (width, height) = (tree.size().width().round(), tree.size().height().round());
    let (width, height) = ((width as u32).max(1), (height as u32).max(1));
    if width > MAX_SIDE || height > MAX_SIDE {
        return Err(MediaError::Large(width, height));
    }
    canvas::check(&tree, LARGEST_WIDTH, proportional(height, width, LARGEST_WIDTH))?;
    let trial = draw(&tree, TRIAL_WIDTH, proportional(height, width, TRIAL_WIDTH))?;
    let has_alpha = trial.pixels().any(|pixel| pixel.0[3] < 255);
    Ok(ImageInfo { format: Format::Svg, width, height, has_alpha })
}

/// Renders at a size in pixels, stretched to it.
pub(super) fn rasterise(bytes: &[u8], width: u32, height: u32) -> Result<RgbaImage, MediaError> {
    let tree = read(bytes)?;
    canvas::check(&tree, width, height)?;
    draw(&tree, width, height)
}

/// Renders an SVG of the program's own as PNG.
pub fn drawing_as_png(bytes: &[u8], width: u32, height: u32) -> Result<Vec<u8>, MediaError> {
    let mut png = Cursor::new(Vec::new());
    let pixels = rasterise(bytes, width, height)?;
    pixels.write_to(&mut png, ImageFormat::Png).map_err(|error| MediaError::Drawing(error.to_string()))?;
    Ok(png.into_inner())
}

fn proportional(height: u32, width: u32, at_width: u32) -> u32 {
    let scaled = u64::from(height) * u64::from(at_width) / u64::from(width);
    u32::try_from(scaled).unwrap_or(u32::MAX).clamp(1, at_width * 4)
}

fn read(bytes: &[u8]) -> Result<Tree, MediaError> {
    if bytes.len() > MAX_SVG_BYTES {
        return Err(MediaError::Heavy(bytes.len(), MAX_SVG_BYTES));
    }
    let refuse = |error: &dyn std::fmt::Display| MediaError::Drawing(error.to_string());
    let text = std::str::from_utf8(bytes).map_err(|_| MediaError::Drawing("it is not in UTF-8".to_owned()))?;
    let text = text.trim_start_matches('\u{feff}');
    if text.contains("<!ENTITY") {
        return Err(MediaError::Drawing("it declares entities, save it as plain SVG".to_owned()));
    }
    let parsing = roxmltree::ParsingOptions { allow_dtd: true, nodes_limit: MAX_NODES, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(text, parsing).map_err(|error| refuse(&error))?;
    guard::check(&document)?;
    Tree::from_xmltree(&document, &options()).map_err(|error| refuse(&error))
}

/// Options that load no images, even those that the guard has missed.
fn options() -> Options<'static> {
    Options {
        resources_dir: None,
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

fn draw(tree: &Tree, width: u32, height: u32) -> Result<RgbaImage, MediaError> {
    let size: usvg::Size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    let mut canvas = Pixmap::new(width, height).ok_or_else(|| MediaError::Drawing("it has no size".to_owned()))?;
    resvg::render(tree, scale, &mut canvas.as_mut());
    let straight = canvas.pixels().iter().copied().flat_map(unmultiply).collect();
    Ok(RgbaImage::from_raw(width, height, straight).expect("four bytes for each pixel of the canvas"))
}

fn unmultiply(pixel: PremultipliedColorU8) -> [u8; 4] {
    let colour = pixel.demultiply();
    [colour.red(), colour.green(), colour.blue(), colour.alpha()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(inside: &str) -> Vec<u8> {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \
             viewBox='0 0 8 10' width='800' height='1000'>{inside}</svg>"
        )
        .into_bytes()
    }

    #[test]
    fn a_drawing_has_its_own_size_and_transparency() {
        let sheer = inspect(&svg("<circle cx='4' cy='5' r='2' fill='red'/>")).unwrap();
        assert_eq!(sheer, ImageInfo { format: Format::Svg, width: 800, height: 1000, has_alpha: true });
        let solid = inspect(&svg("<rect width='8' height='10' fill='red'/>")).unwrap();
        assert!(!solid.has_alpha);
        let pixels = rasterise(&svg("<rect width='4' height='10' fill='#f00' opacity='.5'/>"), 8, 10).unwrap();
        assert_eq!(pixels.get_pixel(0, 0).0, [255, 0, 0, 128]);
        assert_eq!(pixels.get_pixel(7, 9).0, [0, 0, 0, 0]);
    }

    #[test]
    fn a_drawing_with_external_references_is_refused() {
        for inside in [
            "<image href='file:///etc/passwd' width='8' height='8'/>",
            "<image xlink:href='https://example.com/a.png' width='8' height='8'/>",
            "<image href='data:image/png;base64,AAAA' width='8' height='8'/>",
            "<use href='https://example.com/a.svg#x'/>",
            "<filter id='f'><feImage href='/etc/passwd'/></filter>",
            "<script>alert(1)</script>",
            "<foreignObject><b xmlns='http://www.w3.org/1999/xhtml'>b</b></foreignObject>",
            "<text>words</text>",
            "<style>@import url(https://example.com/a.css);</style>",
        ] {
            assert!(matches!(inspect(&svg(inside)), Err(MediaError::Drawing(_))), "{inside}");
        }
    }

    #[test]
    fn decompression_bombs_are_refused() {
        let laughs: Vec<String> = ('b'..='z')
            .zip('a'..='y')
            .map(|(letter, before)| format!("<!ENTITY {letter} '{}'>", format!("&{before};").repeat(10)))
            .collect();
        let laughs = format!(
            "<!DOCTYPE svg [<!ENTITY a 'ha'>{}]><svg xmlns='http://www.w3.org/2000/svg'>&z;</svg>",
            laughs.concat()
        );
        let doubled: Vec<String> =
            (1..30).map(|n| format!("<g id='l{n}'><use href='#l{0}'/><use href='#l{0}'/></g>", n - 1)).collect();
        let doubled = doubled.concat();
        let deep = format!("{}{}", "<g>".repeat(90_000), "</g>".repeat(90_000));
        let blurs = "<rect width='8' height='10' filter='url(#f)'/>".repeat(2000);
        for bomb in [
            laughs.into_bytes(),
            svg(&format!("<rect id='l0' width='8' height='8'/>{doubled}")),
            svg(&deep),
            svg(&format!("<filter id='f'><feGaussianBlur stdDeviation='9'/></filter>{blurs}")),
            svg(
                "<filter id='f'><feTurbulence numOctaves='900000000'/></filter><rect width='8' height='10' filter='url(#f)'/>",
            ),
            svg("<filter id='f'><feMorphology radius='90000'/></filter><rect width='8' height='10' filter='url(#f)'/>"),
            svg(&"<rect width='8' height='10'/>".repeat(60_000)),
            svg(
                "<pattern id='p' width='9e6' height='9e6' patternUnits='userSpaceOnUse'><path d='M0 0h9v9z'/></pattern>\
                 <rect width='8' height='10' fill='url(#p)'/>",
            ),
            svg(&format!("{}<path d='M-99-99h300v300h-300z'/>{}", "<g opacity='.9'>".repeat(30), "</g>".repeat(30))),
            svg(&"<g opacity='.9'><path d='M-99-99h300v300h-300z'/></g>".repeat(300)),
            b"<svg xmlns='http://www.w3.org/2000/svg' width='9e9' height='9e9'/>".to_vec(),
            b"<svg xmlns='http://www.w3.org/2000/svg' width='0' height='10'/>".to_vec(),
            b"<svg".to_vec(),
            vec![b' '; MAX_SVG_BYTES + 1],
        ] {
            assert!(inspect(&bomb).is_err(), "{}", String::from_utf8_lossy(&bomb[..bomb.len().min(200)]));
        }
    }
}
