//! A country's own colours, and checks of their contrast.

use serde::{Deserialize, Serialize};

/// The default accent, for countries without a colour of their own.
const ACCENT: Look = Look { accent: Colour([0x1e, 0x4f, 0xd8]), accent_dark: Colour([0x9d, 0xb7, 0xff]) };
/// The background of the accent, and of text on it: white in the light scheme, dark in the dark scheme.
const DAY: Colour = Colour([0xff; 3]);
const NIGHT: Colour = Colour([0x11, 0x13, 0x18]);
/// Minimum contrast of text (WCAG 2.1, 1.4.3).
const READABLE: f64 = 4.5;

/// The colours of a country's shop and e-mails that override the default ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Look {
    /// For links, markers of new or selected items, and buttons of e-mails, in the light scheme.
    pub accent: Colour,
    /// The same for the dark scheme.
    pub accent_dark: Colour,
}

impl Default for Look {
    fn default() -> Self {
        ACCENT
    }
}

impl Look {
    /// Why the accent of the light scheme has too little contrast, if so.
    pub(super) fn refuse_accent(colour: Colour) -> Option<String> {
        refuse(colour, DAY, "white", "darker")
    }

    /// Why the accent of the dark scheme has too little contrast, if so.
    pub(super) fn refuse_accent_dark(colour: Colour) -> Option<String> {
        refuse(colour, NIGHT, "the night's #111318", "lighter")
    }
}

fn refuse(colour: Colour, ground: Colour, name: &str, better: &str) -> Option<String> {
    let contrast = colour.contrast(ground);
    (contrast < READABLE).then(|| {
        format!("{colour} has a contrast of {contrast:.1} with {name}, and text needs {READABLE}: use a {better} one")
    })
}

/// An sRGB colour, written `#1e4fd8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Colour([u8; 3]);

impl Colour {
    /// Reads `#1e4fd8`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hex.then_some(Self([part(0)?, part(2)?, part(4)?]))
    }

    /// The contrast ratio, from 1 (the same colour) to 21 (black on white), by WCAG 2.1.
    fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::parse(&text).ok_or_else(|| format!("{text} is no colour such as #1e4fd8"))
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> Self {
        colour.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_a_hash_and_six_digits() {
        assert_eq!(Colour::parse("#1E4fd8").unwrap().to_string(), "#1e4fd8");
        for text in ["1e4fd8", "#1e4fd", "#1e4fd88", "#1e4fdg", "#+e4fd8", "blue", "", "#ž4fd8", "#1e4fd8;x"] {
            assert_eq!(Colour::parse(text), None, "{text}");
        }
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        let black = Colour([0; 3]);
        assert!((black.contrast(DAY) - 21.0).abs() < 1e-9 && (DAY.contrast(DAY) - 1.0).abs() < 1e-9);
        let grey = Colour::parse("#767676").unwrap();
        assert!((grey.contrast(DAY) - 4.54).abs() < 0.01, "the lightest grey that is readable on white");
        assert_eq!(Look::refuse_accent(ACCENT.accent), None);
        assert_eq!(Look::refuse_accent_dark(ACCENT.accent_dark), None);
        assert!(Look::refuse_accent(ACCENT.accent_dark).unwrap().contains("darker"));
        assert!(Look::refuse_accent_dark(ACCENT.accent).unwrap().contains("lighter"));
    }
}
