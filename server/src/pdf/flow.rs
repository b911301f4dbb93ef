//! Lays out content on pages from top to bottom, and tags its structure for screen readers.

use super::{
    font::{Fonts, ShapedLine},
    paragraph::{Align, Colour, Paragraph},
};
use crate::error::Result;

/// A4 in points, width and height.
pub(super) const PAGE: (f32, f32) = (595.28, 841.89);
/// The left and right margin in points.
pub(super) const SIDE: f32 = 48.0;
const TOP: f32 = 52.0;
/// Only the page's footer is below this, in points from the top.
const BOTTOM: f32 = PAGE.1 - 64.0;
/// The width available for text, in points.
pub(super) const WIDTH: f32 = PAGE.0 - 2.0 * SIDE;

/// The role of a structure element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// The document's title.
    Title,
    /// A paragraph.
    Paragraph,
    /// A group of elements.
    Group,
    /// A table, followed by its parts.
    Table,
    /// The table's header.
    Head,
    /// The table's body.
    Body,
    /// A row.
    Row,
    /// A header cell of a column.
    ColumnName,
    /// A header cell of a row.
    RowName,
    /// Any other cell.
    Cell,
}

/// A node of the structure tree.
pub(super) enum Node {
    Group(Tag, Vec<Node>),
    /// A line of text, by its number in the document.
    Line(usize),
}

/// A drawing operation.
pub(super) enum Mark {
    Text {
        line: ShapedLine,
        x: f32,
        /// The position of the text's baseline.
        baseline: f32,
        size: f32,
        colour: Colour,
        /// Its number in the document; none for artefacts that are repeated on each page.
        number: Option<usize>,
    },
    Rule {
        y: f32,
        from: f32,
        to: f32,
        thickness: f32,
        colour: Colour,
    },
}

/// A document to which content is appended.
pub struct Flow {
    pub(super) fonts: Fonts,
    pub(super) pages: Vec<Vec<Mark>>,
    pub(super) nodes: Vec<Node>,
    pub(super) y: f32,
    /// Number of lines numbered so far.
    pub(super) count: usize,
    /// Repeated at the top of each page except the first.
    running_head: Paragraph,
}

impl Flow {
    /// An empty document.
    pub fn new(running_head: Paragraph) -> Result<Self> {
        let (pages, nodes) = (vec![Vec::new()], Vec::new());
        Ok(Self { fonts: Fonts::open()?, pages, nodes, y: TOP, count: 0, running_head })
    }

    /// Adds vertical space in points; none at the top of a page.
    pub fn space(&mut self, points: f32) {
        if self.y > TOP {
            self.y += points;
        }
    }

    /// A paragraph in the page's full width.
    pub fn paragraph(&mut self, tag: Tag, paragraph: &Paragraph) {
        self.ensure(paragraph.style.leading);
        let (lines, height) = self.place(paragraph, SIDE, WIDTH, Align::Start, self.y, true);
        self.y += height;
        self.nodes.push(Node::Group(tag, lines));
    }

    /// Starts a new page when less than this height is left; returns whether it did.
    pub(super) fn ensure(&mut self, height: f32) -> bool {
        if self.y + height <= BOTTOM || self.y <= TOP {
            return false;
        }
        self.pages.push(Vec::new());
        self.y = TOP;
        let head = self.running_head.clone();
        let (_, height) = self.place(&head, SIDE, WIDTH, Align::Start, self.y - 20.0, false);
        self.y += height;
        true
    }

    /// Draws a paragraph's lines on the last page; returns their structure nodes and their height.
    pub(super) fn place(
        &mut self,
        paragraph: &Paragraph,
        x: f32,
        width: f32,
        align: Align,
        top: f32,
        is_content: bool,
    ) -> (Vec<Node>, f32) {
        let style = paragraph.style;
        let mut nodes = Vec::new();
        let mut y = top;
        for line in paragraph.lines(&self.fonts, width) {
            let x = if align == Align::End { x + width - line.width * style.size } else { x };
            let number = is_content.then_some(self.count);
            if let Some(number) = number {
                nodes.push(Node::Line(number));
                self.count += 1;
            }
            let baseline = y + style.leading / 2.0 + style.size * 0.35;
            self.draw(Mark::Text { line, x, baseline, size: style.size, colour: style.colour, number });
            y += style.leading;
        }
        (nodes, y - top)
    }

    pub(super) fn draw(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }

    /// Draws a line from `from` to the right margin.
    pub(super) fn rule(&mut self, from: f32, thickness: f32, colour: Colour) {
        self.draw(Mark::Rule { y: self.y, from, to: SIDE + WIDTH, thickness, colour });
    }
}
