//! Text with line breaking.

use super::font::{Fonts, ShapedLine, Weight};

/// Horizontal alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Left-aligned.
    Start,
    /// Right-aligned.
    End,
}

/// Colours of text and lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Nearly black.
    Ink,
    /// Grey, for secondary text.
    Quiet,
    /// Light grey, for lines between rows.
    Line,
}

/// The style of text; lengths in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The weight.
    pub weight: Weight,
    /// The font size.
    pub size: f32,
    /// The line height.
    pub leading: f32,
    /// Its colour.
    pub colour: Colour,
}

/// A paragraph in one style.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    /// The text; lines are broken at spaces, but not at no-break spaces.
    pub text: String,
    /// The style.
    pub style: Style,
}

impl Paragraph {
    /// A paragraph.
    pub fn new(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), style }
    }

    /// Its width in a single line.
    pub(super) fn width(&self, fonts: &Fonts) -> f32 {
        fonts.shape(&self.text, self.style.weight).width * self.style.size
    }

    /// Its lines when broken to a width.
    pub(super) fn lines(&self, fonts: &Fonts, width: f32) -> Vec<ShapedLine> {
        let Style { weight, size, .. } = self.style;
        // A tolerance of a thousandth of a point: the same text may be slightly wider when it is shaped in two pieces.
        let available = (width + 0.001) / size;
        let mut lines: Vec<String> = Vec::new();
        for word in self.text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            for piece in pieces(fonts, word, weight, available) {
                // Shaped together with its line, since a space takes the font of the preceding text.
                let longer = lines.last().map(|line| format!("{line} {piece}"));
                match (longer.filter(|line| fonts.shape(line, weight).width <= available), lines.last_mut()) {
                    (Some(longer), Some(line)) => *line = longer,
                    _ => lines.push(piece),
                }
            }
        }
        lines.into_iter().map(|line| fonts.shape(&line, weight)).collect()
    }
}

/// A word; one that is wider than a line is split into pieces.
fn pieces(fonts: &Fonts, word: &str, weight: Weight, available: f32) -> Vec<String> {
    let shaped = fonts.shape(word, weight);
    if shaped.width <= available {
        return vec![word.to_owned()];
    }
    let mut pieces = vec![String::new()];
    let mut used = 0.0;
    for run in &shaped.runs {
        let mut at = 0;
        for glyph in &run.glyphs {
            let (range, advance) = (glyph.text_range.clone(), glyph.x_advance);
            // Glyphs of one cluster stay together, and so do those drawn before letters that precede them in the text.
            let text = if range.start == at { run.text.get(range.clone()) } else { None };
            if used + advance > available && text.is_some() && used > 0.0 {
                pieces.push(String::new());
                used = 0.0;
            }
            used += advance;
            if let (Some(text), Some(piece)) = (text, pieces.last_mut()) {
                piece.push_str(text);
                at = range.end;
            }
        }
    }
    pieces
}
