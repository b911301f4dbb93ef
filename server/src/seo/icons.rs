//! The shop's icon in the sizes for home screens, drawn from the same file as the favicon.

use std::sync::OnceLock;

use bytes::Bytes;

use crate::{
    error::{Error, Result},
    media,
};

/// The favicon.
const DRAWING: &str = include_str!("../../../web/public/favicon.svg");
/// The icon's background with rounded corners, as in the favicon.
const ROUNDED: &str = "<rect width=\"32\" height=\"32\" rx=\"7\" fill=\"#111318\"/>";
const FILLED: &str = "<rect x=\"-8\" y=\"-8\" width=\"48\" height=\"48\" fill=\"#111318\"/>";

/// An icon.
pub(super) struct Icon {
    pub(super) path: &'static str,
    /// Width and height in pixels.
    pub(super) side: u32,
    /// Whether the system crops it to a shape: its background then extends to the edges, and its logo stays in the centre.
    pub(super) is_maskable: bool,
    pub(super) is_in_manifest: bool,
    drawn: OnceLock<Bytes>,
}

const fn icon(path: &'static str, side: u32, is_maskable: bool, is_in_manifest: bool) -> Icon {
    Icon { path, side, is_maskable, is_in_manifest, drawn: OnceLock::new() }
}

/// All icons.
pub(super) static ICONS: [Icon; 5] = [
    icon("/icons/192.png", 192, false, true),
    icon("/icons/512.png", 512, false, true),
    icon("/icons/maskable-512.png", 512, true, true),
    // iOS rounds the corners itself.
    icon("/apple-touch-icon.png", 180, true, false),
    // For clients that request this path without reading the markup.
    icon("/favicon.ico", 48, false, false),
];

impl Icon {
    /// As PNG.
    pub(super) fn png(&self) -> Result<Bytes> {
        if let Some(drawn) = self.drawn.get() {
            return Ok(drawn.clone());
        }
        let drawing = if self.is_maskable {
            DRAWING.replace(ROUNDED, FILLED).replace("viewBox=\"0 0 32 32\"", "viewBox=\"-4 -4 40 40\"")
        } else {
            DRAWING.to_owned()
        };
        let png = media::drawing_as_png(drawing.as_bytes(), self.side, self.side).map_err(Error::internal)?;
        Ok(self.drawn.get_or_init(|| Bytes::from(png)).clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_have_their_size_and_those_that_are_cut_have_no_clear_corners() {
        for icon in &ICONS {
            let png = image::load_from_memory(&icon.png().unwrap()).unwrap().to_rgba8();
            assert_eq!(png.dimensions(), (icon.side, icon.side), "{}", icon.path);
            assert_eq!(png.get_pixel(0, 0).0[3], if icon.is_maskable { 255 } else { 0 }, "{}", icon.path);
            assert!(png.pixels().any(|pixel| pixel.0 == [255; 4]), "{} has its mark", icon.path);
        }
    }
}
