//! The fonts of documents and text shaping: Commissioner for Latin, Greek and Cyrillic, Anek Bangla for Bengali.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{
    Face, Feature, UnicodeBuffer,
    ttf_parser::{GlyphId as FaceGlyph, Tag},
};

use crate::error::{Error, Result};

const COMMISSIONER: [&[u8]; 2] = [
    include_bytes!("../../fonts/Commissioner_400Regular.ttf"),
    include_bytes!("../../fonts/Commissioner_500Medium.ttf"),
];
const ANEK_BANGLA: [&[u8]; 2] =
    [include_bytes!("../../fonts/AnekBangla_400Regular.ttf"), include_bytes!("../../fonts/AnekBangla_500Medium.ttf")];

/// The font files of the heavier weights, for images with text.
pub fn font_files() -> [&'static [u8]; 2] {
    [COMMISSIONER[1], ANEK_BANGLA[1]]
}

/// Replaces a character that no font has.
const REPLACEMENT: char = '?';

/// Font weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// 400.
    Regular,
    /// 500.
    Medium,
}

struct LoadedFont {
    face: Face<'static>,
    font: Font,
}

impl LoadedFont {
    fn open(file: &'static [u8]) -> Result<Self> {
        let face = Face::from_slice(file, 0);
        let font = Font::new(file.into(), 0);
        let (Some(face), Some(font)) = (face, font) else {
            return Err(Error::Internal("a font of the program cannot be read".to_owned()));
        };
        Ok(Self { face, font })
    }

    fn has(&self, character: char) -> bool {
        self.face.glyph_index(character).is_some_and(|glyph| glyph != FaceGlyph(0))
    }
}

/// Shaped glyphs of a single font.
pub(super) struct Run {
    pub(super) font: Font,
    pub(super) text: String,
    /// Advances and offsets in em.
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// In em.
    pub(super) width: f32,
}

/// A shaped line of text.
pub(super) struct ShapedLine {
    pub(super) runs: Vec<Run>,
    /// In em.
    pub(super) width: f32,
}

/// All fonts, loaded for one document.
pub(super) struct Fonts {
    weights: [Vec<LoadedFont>; 2],
}

impl Fonts {
    pub(super) fn open() -> Result<Self> {
        let of = |at: usize| -> Result<Vec<LoadedFont>> {
            [COMMISSIONER[at], ANEK_BANGLA[at]].into_iter().map(LoadedFont::open).collect()
        };
        Ok(Self { weights: [of(0)?, of(1)?] })
    }

    fn of(&self, weight: Weight) -> &[LoadedFont] {
        match weight {
            Weight::Regular => &self.weights[0],
            Weight::Medium => &self.weights[1],
        }
    }

    /// Shapes a text with the first font that has each character; a space takes the font of the preceding text.
    pub(super) fn shape(&self, text: &str, weight: Weight) -> ShapedLine {
        let fonts = self.of(weight);
        let mut parts: Vec<(usize, String)> = Vec::new();
        for character in text.chars().filter(|character| !is_invisible(*character)) {
            let character = substitute(character, fonts);
            let of_last = parts.last().map(|(font, _)| *font);
            let continues = of_last.filter(|font| character.is_whitespace() && fonts[*font].has(character));
            let (font, character) = match continues.or_else(|| fonts.iter().position(|font| font.has(character))) {
                Some(font) => (font, character),
                None => (of_last.unwrap_or(0), REPLACEMENT),
            };
            match parts.last_mut() {
                Some((last, part)) if *last == font => part.push(character),
                _ => parts.push((font, character.to_string())),
            }
        }
        let runs: Vec<Run> = parts.into_iter().map(|(font, text)| run(&fonts[font], text)).collect();
        let width = runs.iter().map(|run| run.width).sum();
        ShapedLine { runs, width }
    }
}

/// The character to draw: narrow and other rare spaces, which dates of some languages contain, become plain spaces where a font
/// lacks them.
fn substitute(character: char, fonts: &[LoadedFont]) -> char {
    match character {
        _ if character.is_control() => ' ',
        _ if fonts.iter().any(|font| font.has(character)) => character,
        _ if character.is_whitespace() => '\u{a0}',
        '\u{2010}' | '\u{2011}' => '-',
        _ => character,
    }
}

/// Whether a character is invisible and not needed in fonts. Bengali joiners and non-joiners are excluded, since they affect the
/// shaping.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2060}'..='\u{2069}' | '\u{fe0f}' | '\u{feff}'
    )
}

fn run(loaded: &LoadedFont, text: String) -> Run {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&text);
    buffer.guess_segment_properties();
    // Tabular figures, so that the digits of amounts are aligned.
    let features = [Feature::new(Tag::from_bytes(b"tnum"), 1, ..)];
    let shaped = rustybuzz::shape(&loaded.face, &features, buffer);
    let em = loaded.font.units_per_em();
    let clusters: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    let end_of = |start: usize| clusters.iter().copied().filter(|next| *next > start).min().unwrap_or(text.len());
    let glyphs: Vec<KrillaGlyph> = shaped
        .glyph_infos()
        .iter()
        .zip(shaped.glyph_positions())
        .map(|(info, position)| {
            let start = info.cluster as usize;
            let [x, dx, dy] = [position.x_advance, position.x_offset, position.y_offset].map(|units| units as f32 / em);
            KrillaGlyph::new(GlyphId::new(info.glyph_id), x, dx, dy, 0.0, start..end_of(start), None)
        })
        .collect();
    let width = glyphs.iter().map(|glyph| glyph.x_advance).sum();
    Run { font: loaded.font.clone(), text, glyphs, width }
}
