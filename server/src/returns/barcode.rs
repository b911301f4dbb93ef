//! A return's number as a Code 128 barcode, drawn as SVG.

use std::fmt::Write as _;

use barcoders::sym::code128::Code128;

use crate::error::{Error, Result};

/// The library's name for character set B: all printable ASCII characters.
const SET_B: char = '\u{0181}';
/// Quiet zone that scanners need on each side, in modules (ISO/IEC 15417).
const QUIET: usize = 10;
/// Height in modules: enough for scanners to find a line through it when the label is held askew.
const HEIGHT: usize = 50;

/// An SVG that scales to the width of its container; a module is one unit wide.
pub fn svg(text: &str) -> Result<String> {
    let code = Code128::new(format!("{SET_B}{text}")).map_err(|error| Error::internal(format!("{error:?}")))?;
    let modules = code.encode();
    let width = modules.len() + 2 * QUIET;
    let mut drawing = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" role=\"img\" aria-label=\"{text}\" \
         shape-rendering=\"crispEdges\"><rect width=\"{width}\" height=\"{HEIGHT}\" fill=\"#fff\"/>"
    );
    let mut at = 0;
    for bar in modules.chunk_by(|one, other| one == other) {
        if bar.first() == Some(&1) {
            // Writing to a String cannot fail.
            let _ = write!(drawing, "<rect x=\"{}\" width=\"{}\" height=\"{HEIGHT}\"/>", at + QUIET, bar.len());
        }
        at += bar.len();
    }
    drawing.push_str("</svg>");
    Ok(drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Widths of the bars and spaces of a drawing, in modules.
    fn widths(svg: &str) -> Vec<(usize, usize)> {
        let bars = svg.split("<rect x=\"").skip(1).map(|part| {
            let (x, rest) = part.split_once('"').unwrap();
            let width = rest.split_once("width=\"").unwrap().1.split_once('"').unwrap().0;
            (x.parse().unwrap(), width.parse().unwrap())
        });
        bars.collect()
    }

    #[test]
    fn a_number_is_drawn_as_code_128() {
        // Widths of bars and spaces by ISO/IEC 15417, table 1: start B, R (50), 7 (23), check (104 + 50 + 2 * 23) % 103 = 97, stop.
        let signs = ["211214", "231131", "312131", "411113", "2331112"];
        let elements: Vec<usize> = signs.concat().bytes().map(|width| usize::from(width - b'0')).collect();
        let mut at = QUIET;
        let expected = elements.iter().enumerate().filter_map(|(place, width)| {
            let x = at;
            at += width;
            (place % 2 == 0).then_some((x, *width))
        });
        let expected: Vec<(usize, usize)> = expected.collect();
        assert_eq!(widths(&svg("R7").unwrap()), expected);
    }
}
