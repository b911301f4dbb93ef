//! Writes a document to a PDF file.

use std::num::NonZeroU16;

use chrono::{DateTime, Datelike as _, Timelike as _, Utc};
use krilla::{
    Document, SerializeSettings,
    color::rgb,
    configure::{Accessibility, Archival, ConfigurationBuilder},
    destination::XyzDestination,
    geom::{PathBuilder, Point, Rect},
    metadata::{DateTime as Moment, Metadata},
    num::NormalizedF32,
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::Fill,
    surface::Surface,
    tagging::{
        Artifact, ArtifactType, ContentTag, Identifier, Node as TagNode, SpanTag, TableHeaderScope, Tag as Tags,
        TagGroup, TagKind, TagTree,
    },
};

use super::{
    flow::{Flow, Mark, Node, PAGE, SIDE, Tag, WIDTH},
    font::ShapedLine,
    paragraph::{Align, Colour, Paragraph},
};
use crate::error::{Error, Result};

/// The document's metadata.
#[derive(Clone, Debug)]
pub struct About {
    /// Its title.
    pub title: String,
    /// The author.
    pub author: String,
    /// Its language as a tag: `cs-CZ`.
    pub locale: String,
    /// The date of creation.
    pub created: DateTime<Utc>,
}

impl Flow {
    /// Writes the file. Each page's footer has a text and the page number.
    pub fn write(mut self, about: &About, foot: &Paragraph) -> Result<Vec<u8>> {
        self.footers(foot);
        let mut document = Document::new_with(settings()?);
        document.set_metadata(metadata(about));
        let mut identifiers: Vec<Option<Identifier>> = vec![None; self.count];
        for marks in &self.pages {
            let size = PageSettings::from_wh(PAGE.0, PAGE.1);
            let mut page = document.start_page_with(size.ok_or_else(|| failure("no page"))?);
            let mut surface = page.surface();
            for mark in marks {
                draw(&mut surface, mark, &mut identifiers)?;
            }
            surface.finish();
            page.finish();
        }
        let mut tree = TagTree::new().with_lang(Some(about.locale.clone()));
        for node in &self.nodes {
            tree.push(tag_node(node, &mut identifiers, &about.title)?);
        }
        document.set_tag_tree(tree);
        document.set_outline(outline(&about.title));
        document.finish().map_err(|error| failure(&format!("{error:?}")))
    }

    fn footers(&mut self, foot: &Paragraph) {
        let pages = self.pages.len();
        let top = PAGE.1 - 48.0;
        for number in 1..=pages {
            let text = Paragraph::new(format!("{number} / {pages}"), foot.style);
            let width = text.width(&self.fonts) + 14.0;
            // Footers are drawn on the last page, so the pages are rotated until each has been the last one.
            self.pages.rotate_left(1);
            self.draw(Mark::Rule { y: top - 8.0, from: SIDE, to: SIDE + WIDTH, thickness: 0.5, colour: Colour::Line });
            self.place(foot, SIDE, WIDTH - width, Align::Start, top, false);
            self.place(&text, SIDE + WIDTH - width, width, Align::End, top, false);
        }
    }
}

fn failure(what: &str) -> Error {
    Error::Internal(format!("the PDF cannot be written: {what}"))
}

fn settings() -> Result<SerializeSettings> {
    let configuration = ConfigurationBuilder::new()
        .with_archival_validator(Archival::A2_A)
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| failure(&format!("{error:?}")))?;
    Ok(SerializeSettings { configuration, ..SerializeSettings::default() })
}

/// A single entry that leads to the first page: PDF/UA-1 requires an outline for documents with headings.
fn outline(title: &str) -> Outline {
    let mut outline = Outline::new();
    outline.push_child(OutlineNode::new(title.to_owned(), XyzDestination::new(0, Point::from_xy(0.0, 0.0))));
    outline
}

fn metadata(about: &About) -> Metadata {
    let at = about.created;
    let moment = Moment::new(u16::try_from(at.year()).unwrap_or_default())
        .month(at.month() as u8)
        .day(at.day() as u8)
        .hour(at.hour() as u8)
        .minute(at.minute() as u8)
        .second(at.second() as u8)
        .utc_offset_hour(0);
    Metadata::new()
        .title(about.title.clone())
        .language(about.locale.clone())
        .authors(vec![about.author.clone()])
        .creation_date(moment)
}

fn fill(colour: Colour) -> Fill {
    let (red, green, blue) = match colour {
        Colour::Ink => (0x11, 0x13, 0x18),
        Colour::Quiet => (0x57, 0x5b, 0x63),
        Colour::Line => (0xe3, 0xdf, 0xd8),
    };
    Fill { paint: rgb::Color::new(red, green, blue).into(), opacity: NormalizedF32::ONE, ..Fill::default() }
}

fn draw(surface: &mut Surface<'_>, mark: &Mark, identifiers: &mut [Option<Identifier>]) -> Result<()> {
    match mark {
        Mark::Text { line, x, baseline, size, colour, number } => {
            let content = match number {
                Some(_) => ContentTag::Span(SpanTag::empty()),
                None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)),
            };
            let identifier = surface.start_tagged(content);
            surface.set_fill(Some(fill(*colour)));
            text(surface, line, *x, *baseline, *size);
            surface.end_tagged();
            if let Some(place) = number.and_then(|number| identifiers.get_mut(number)) {
                *place = Some(identifier);
            }
        }
        Mark::Rule { y, from, to, thickness, colour } => {
            let mut path = PathBuilder::new();
            let rect = Rect::from_xywh(*from, *y, to - from, *thickness).ok_or_else(|| failure("an empty rule"))?;
            path.push_rect(rect);
            let path = path.finish().ok_or_else(|| failure("an empty rule"))?;
            surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
            surface.set_fill(Some(fill(*colour)));
            surface.draw_path(&path);
            surface.end_tagged();
        }
    }
    Ok(())
}

fn text(surface: &mut Surface<'_>, line: &ShapedLine, mut x: f32, baseline: f32, size: f32) {
    for run in &line.runs {
        surface.draw_glyphs(Point::from_xy(x, baseline), &run.glyphs, run.font.clone(), &run.text, size, false);
        x += run.width * size;
    }
}

/// A node of the structure tree. Each line belongs to exactly one.
fn tag_node(node: &Node, identifiers: &mut [Option<Identifier>], title: &str) -> Result<TagNode> {
    match node {
        Node::Line(number) => {
            let identifier = identifiers.get_mut(*number).and_then(Option::take);
            Ok(identifier.ok_or_else(|| failure("a line was not drawn"))?.into())
        }
        Node::Group(tag, children) => {
            let children: Result<Vec<TagNode>> =
                children.iter().map(|child| tag_node(child, identifiers, title)).collect();
            Ok(TagGroup::with_children(tag_kind(*tag, title), children?).into())
        }
    }
}

fn tag_kind(tag: Tag, title: &str) -> TagKind {
    match tag {
        Tag::Title => Tags::Hn(NonZeroU16::MIN, Some(title.to_owned())).into(),
        Tag::Paragraph => Tags::P.into(),
        Tag::Group => Tags::Div.into(),
        Tag::Table => Tags::Table.into(),
        Tag::Head => Tags::THead.into(),
        Tag::Body => Tags::TBody.into(),
        Tag::Row => Tags::TR.into(),
        Tag::ColumnName => Tags::TH(TableHeaderScope::Column).into(),
        Tag::RowName => Tags::TH(TableHeaderScope::Row).into(),
        Tag::Cell => Tags::TD.into(),
    }
}
