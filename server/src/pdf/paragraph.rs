//! Text that is broken into lines.

use super::font::{Fonts, ShapedLine, Weight};

/// Where lines begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// At the left.
    Start,
    /// So that they end at the right.
    End,
}

/// Of text and rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Nearly black.
    Ink,
    /// Grey, for what explains.
    Quiet,
    /// Light grey, for rules between rows.
    Line,
}

/// How text looks; lengths in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How heavy.
    pub weight: Weight,
    /// How high.
    pub size: f32,
    /// From one line to the next.
    pub leading: f32,
    /// Its colour.
    pub colour: Colour,
}

/// A paragraph of one style.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    /// What it says; lines break at spaces, never at spaces that do not break.
    pub text: String,
    /// How it looks.
    pub style: Style,
}

impl Paragraph {
    /// A paragraph.
    pub fn new(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), style }
    }

    /// How wide it is in one line.
    pub(super) fn width(&self, fonts: &Fonts) -> f32 {
        fonts.shape(&self.text, self.style.weight).width * self.style.size
    }

    /// Its lines in a column.
    pub(super) fn lines(&self, fonts: &Fonts, width: f32) -> Vec<ShapedLine> {
        let Style { weight, size, .. } = self.style;
        // A thousandth of a point: what was measured in one piece may be a little wider in two.
        let available = (width + 0.001) / size;
        let mut lines: Vec<String> = Vec::new();
        for word in self.text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            for piece in pieces(fonts, word, weight, available) {
                // Measured with its line: a space is as wide as in the font of what stands before it.
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

/// A word, or what of it fits into lines of its own when it is wider than one.
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
            // Glyphs of one cluster, and those that stand before letters that they follow in the text, stay together.
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
