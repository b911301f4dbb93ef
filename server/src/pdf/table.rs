//! Tables whose header is repeated on each page, and groups of short texts side by side.

use super::{
    flow::{Flow, Node, SIDE, Tag, WIDTH},
    paragraph::{Align, Colour, Paragraph},
};

/// Space between columns, in points.
const GAP: f32 = 14.0;
/// Space above and below a row's text, in points.
const PADDING: f32 = 6.0;

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column {
    x: f32,
    width: f32,
    align: Align,
}

/// A row of a table: its cells with their paragraphs.
pub type Row = Vec<Vec<Paragraph>>;

impl Flow {
    /// Columns of equal width.
    pub fn even_columns(count: usize) -> Vec<Column> {
        let width = (WIDTH - GAP * (count.max(1) - 1) as f32) / count.max(1) as f32;
        (0..count).map(|at| Column { x: SIDE + at as f32 * (width + GAP), width, align: Align::Start }).collect()
    }

    /// Columns as wide as their widest cell, right-aligned; the first takes the remaining width, or starts at `from` (0 to 1) of
    /// the page's width.
    pub fn fitted_columns(&self, rows: &[&Row], from: f32) -> Vec<Column> {
        let count = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let widest = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column)).flatten();
            cells.map(|paragraph| paragraph.width(&self.fonts)).fold(0.0, f32::max)
        };
        // Limits the other columns, so that the first one gets at least a third of the page.
        let most = WIDTH * 0.66 / count.max(2).saturating_sub(1) as f32 - GAP;
        let mut right = SIDE + WIDTH;
        let mut columns = Vec::new();
        for column in (1..count).rev() {
            let width = widest(column).min(most);
            columns.push(Column { x: right - width, width, align: Align::End });
            right -= width + GAP;
        }
        let x = SIDE + WIDTH * from;
        columns.push(Column { x, width: (right - x).max(1.0), align: Align::Start });
        columns.reverse();
        columns
    }

    /// Texts side by side, such as addresses.
    pub fn group(&mut self, columns: &[Column], row: &Row) {
        let height = self.height(columns, row);
        self.ensure(height);
        let cells = self.cells(columns, row, true);
        self.y += height;
        let groups = cells.into_iter().map(|paragraphs| Node::Group(Tag::Group, paragraphs)).collect();
        self.nodes.push(Node::Group(Tag::Group, groups));
    }

    /// A table with a header that is repeated on each page.
    pub fn table(&mut self, columns: &[Column], head: &Row, rows: &[Row]) {
        let head_height = self.height(columns, head) + PADDING;
        let first = rows.first().map_or(0.0, |row| self.height(columns, row) + 2.0 * PADDING);
        self.ensure(head_height + first);
        let cells = self.head(columns, head, head_height, true);
        let head_row = row_node(cells, |_| Tag::ColumnName);
        let mut body = Vec::new();
        for row in rows {
            let height = self.height(columns, row);
            if self.ensure(height + 2.0 * PADDING) {
                self.head(columns, head, head_height, false);
            }
            self.y += PADDING;
            let cells = self.cells(columns, row, true);
            self.y += height + PADDING;
            self.rule(left(columns), 0.5, Colour::Line);
            body.push(row_node(cells, |_| Tag::Cell));
        }
        let parts = vec![Node::Group(Tag::Head, vec![head_row]), Node::Group(Tag::Body, body)];
        self.nodes.push(Node::Group(Tag::Table, parts));
    }

    fn head(&mut self, columns: &[Column], head: &Row, height: f32, is_content: bool) -> Vec<Vec<Node>> {
        let cells = self.cells(columns, head, is_content);
        self.y += height;
        self.rule(left(columns), 0.75, Colour::Ink);
        cells
    }

    /// Labels with amounts; a line is drawn above the rows for which `is_total` returns true. All rows are kept on one page.
    pub fn sums(&mut self, columns: &[Column], rows: &[Row], is_total: impl Fn(usize) -> bool) {
        let heights: Vec<f32> = rows.iter().map(|row| self.height(columns, row) + PADDING).collect();
        self.ensure(heights.iter().sum::<f32>() + 2.0 * PADDING);
        let mut body = Vec::new();
        for (at, (row, height)) in rows.iter().zip(heights).enumerate() {
            if is_total(at) {
                self.rule(left(columns), 0.75, Colour::Ink);
                self.y += PADDING;
            }
            let cells = self.cells(columns, row, true);
            self.y += height;
            body.push(row_node(cells, |column| if column == 0 { Tag::RowName } else { Tag::Cell }));
        }
        self.nodes.push(Node::Group(Tag::Table, body));
    }

    fn height(&self, columns: &[Column], row: &Row) -> f32 {
        let of_cell = |(column, cell): (&Column, &Vec<Paragraph>)| {
            let of = |paragraph: &Paragraph| {
                paragraph.lines(&self.fonts, column.width).len() as f32 * paragraph.style.leading
            };
            cell.iter().map(of).sum::<f32>()
        };
        columns.iter().zip(row).map(of_cell).fold(0.0, f32::max)
    }

    /// Draws a row's cells; returns their structure nodes.
    fn cells(&mut self, columns: &[Column], row: &Row, is_content: bool) -> Vec<Vec<Node>> {
        let mut cells = Vec::new();
        for (column, cell) in columns.iter().zip(row) {
            let mut y = self.y;
            let mut paragraphs = Vec::new();
            for paragraph in cell {
                let (lines, height) = self.place(paragraph, column.x, column.width, column.align, y, is_content);
                y += height;
                paragraphs.push(Node::Group(Tag::Paragraph, lines));
            }
            cells.push(paragraphs);
        }
        cells
    }
}

/// The left edge of a table.
fn left(columns: &[Column]) -> f32 {
    columns.first().map_or(SIDE, |column| column.x)
}

fn row_node(cells: Vec<Vec<Node>>, tag: impl Fn(usize) -> Tag) -> Node {
    let cells = cells.into_iter().enumerate().map(|(at, cell)| Node::Group(tag(at), cell));
    Node::Group(Tag::Row, cells.collect())
}
