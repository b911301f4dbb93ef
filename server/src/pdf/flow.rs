//! What is put on pages, from top to bottom, and what each part of it is for readers that do not see it.

use super::{
    font::{Fonts, ShapedLine},
    paragraph::{Align, Colour, Paragraph},
};
use crate::error::Result;

/// A4 in points.
pub(super) const PAGE: (f32, f32) = (595.28, 841.89);
/// The margin at the sides.
pub(super) const SIDE: f32 = 48.0;
const TOP: f32 = 52.0;
/// Below this nothing stands but the page's foot.
const BOTTOM: f32 = PAGE.1 - 64.0;
/// How wide text may be.
pub(super) const WIDTH: f32 = PAGE.0 - 2.0 * SIDE;

/// What a part of the document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// The document's title.
    Title,
    /// A paragraph.
    Paragraph,
    /// Parts that belong together.
    Group,
    /// A table, and what it is made of.
    Table,
    /// Its head.
    Head,
    /// Its rows.
    Body,
    /// A row.
    Row,
    /// A cell that names its column.
    ColumnName,
    /// A cell that names its row.
    RowName,
    /// Any other cell.
    Cell,
}

/// A part of the document's structure.
pub(super) enum Node {
    Group(Tag, Vec<Node>),
    /// A line of text, by its number in the document.
    Line(usize),
}

/// Something that is drawn.
pub(super) enum Mark {
    Text {
        line: ShapedLine,
        x: f32,
        /// Of the letters' feet.
        baseline: f32,
        size: f32,
        colour: Colour,
        /// Its number in the document; none for what is repeated on each page.
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

/// A document that grows downwards.
pub struct Flow {
    pub(super) fonts: Fonts,
    pub(super) pages: Vec<Vec<Mark>>,
    pub(super) nodes: Vec<Node>,
    pub(super) y: f32,
    /// How many lines were numbered.
    pub(super) count: usize,
    /// What stands at the head of each page but the first.
    running_head: Paragraph,
}

impl Flow {
    /// An empty document.
    pub fn new(running_head: Paragraph) -> Result<Self> {
        let (pages, nodes) = (vec![Vec::new()], Vec::new());
        Ok(Self { fonts: Fonts::open()?, pages, nodes, y: TOP, count: 0, running_head })
    }

    /// Leaves some points empty; at the head of a page nothing.
    pub fn space(&mut self, points: f32) {
        if self.y > TOP {
            self.y += points;
        }
    }

    /// A paragraph as wide as the page.
    pub fn paragraph(&mut self, tag: Tag, paragraph: &Paragraph) {
        self.ensure(paragraph.style.leading);
        let (lines, height) = self.place(paragraph, SIDE, WIDTH, Align::Start, self.y, true);
        self.y += height;
        self.nodes.push(Node::Group(tag, lines));
    }

    /// Begins a page when there is less space left than this. Whether it began one.
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

    /// Puts a paragraph's lines on the last page. What they are in the structure, and how high they are.
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

    /// A line from there to the right margin.
    pub(super) fn rule(&mut self, from: f32, thickness: f32, colour: Colour) {
        self.draw(Mark::Rule { y: self.y, from, to: SIDE + WIDTH, thickness, colour });
    }
}
