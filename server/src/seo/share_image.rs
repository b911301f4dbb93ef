//! The image for shared links to pages that have none of their own: the shop's name, its country and what it sells, in the page's
//! language.

use std::{fmt::Write as _, sync::Arc};

use bytes::Bytes;
use rustybuzz::{
    Face, UnicodeBuffer,
    ttf_parser::{GlyphId, OutlineBuilder},
};

use crate::{
    app::App,
    cache::depend_on,
    changes::{Change, Topic},
    error::{Error, Result},
    media, pdf,
    tenancy::Storefront,
    translate::{country_name, texts_of, translate},
};

/// Width in pixels, as recommended for Open Graph.
pub(super) const WIDTH: u32 = 1200;
pub(super) const HEIGHT: u32 = 630;
const MARGIN: f32 = 96.0;

/// The path of a shop's image in a language, on any of its hosts.
pub fn share_image_path(front: &Storefront) -> String {
    format!("/share/{}.png", front.language.code)
}

/// The image as PNG.
pub(super) async fn share_image(app: &App, front: &Storefront) -> Result<Bytes> {
    let key = format!("share image {} {}", front.tenant.id, front.language.id);
    let make = async {
        depend_on(Change::all(Topic::Tenancy));
        depend_on(texts_of(front));
        let drawing = drawing(app, front)?;
        let draw = move || media::drawing_as_png(drawing.as_bytes(), WIDTH, HEIGHT);
        let png = tokio::task::spawn_blocking(draw).await.map_err(Error::internal)?;
        Ok(Bytes::from(png.map_err(Error::internal)?))
    };
    Ok(Arc::unwrap_or_clone(app.cache.get(key, &[], make).await?))
}

fn drawing(app: &App, front: &Storefront) -> Result<String> {
    let fonts = Fonts::open()?;
    let brand = translate(app, front, "shop-name", &[]);
    let country = country_name(app, front, &front.tenant);
    let line = translate(app, front, "seo-share-line", &[]);
    let accent = front.tenant.look.unwrap_or_default().accent;
    let texts = [
        fonts.line(&brand, 132.0, 290.0, "#111318"),
        fonts.line(&line, 56.0, 400.0, "#111318"),
        fonts.line(&country, 40.0, 480.0, "#69645c"),
    ];
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">{BACKDROP}\
         <rect x=\"{MARGIN}\" y=\"128\" width=\"72\" height=\"6\" fill=\"{accent}\"/>{}</svg>",
        texts.concat()
    ))
}

/// The backdrop of the shop's product images, as in its style sheet: warm grey, lit from the top left.
const BACKDROP: &str = "<defs>\
    <linearGradient id=\"ground\" x2=\"0\" y2=\"1\"><stop stop-color=\"#f6f4f1\"/><stop offset=\"1\" stop-color=\"#e3ded6\"/></linearGradient>\
    <radialGradient id=\"light\" cx=\"0.26\" cy=\"0.12\" r=\"0.8\"><stop stop-color=\"#ffffff\" stop-opacity=\"0.7\"/>\
    <stop offset=\"1\" stop-color=\"#ffffff\" stop-opacity=\"0\"/></radialGradient></defs>\
    <rect width=\"100%\" height=\"100%\" fill=\"url(#ground)\"/><rect width=\"100%\" height=\"100%\" fill=\"url(#light)\"/>";

/// The fonts of texts; the first is preferred.
struct Fonts(Vec<Face<'static>>);

impl Fonts {
    fn open() -> Result<Self> {
        let faces: Option<Vec<Face<'static>>> =
            pdf::font_files().into_iter().map(|file| Face::from_slice(file, 0)).collect();
        faces.map(Self).ok_or_else(|| Error::internal("a font of the program cannot be read"))
    }

    /// The font that covers most characters of a text.
    fn of(&self, text: &str) -> Option<&Face<'static>> {
        let known =
            |face: &Face<'static>| text.chars().filter(|character| face.glyph_index(*character).is_some()).count();
        // `max_by_key` returns the last of equal ones, hence the reversed order.
        self.0.iter().rev().max_by_key(|face| known(face))
    }

    /// A line of text as outlines, scaled down if it is wider than the image.
    fn line(&self, text: &str, size: f32, baseline: f32, colour: &str) -> String {
        let Some(face) = self.of(text) else { return String::new() };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(face, &[], buffer);
        let mut outline = Outline::default();
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            outline.offset = (outline.pen + position.x_offset as f32, position.y_offset as f32);
            if let Ok(glyph) = u16::try_from(info.glyph_id) {
                face.outline_glyph(GlyphId(glyph), &mut outline);
            }
            outline.pen += position.x_advance as f32;
        }
        let room = (WIDTH as f32 - 2.0 * MARGIN) / outline.pen.max(1.0);
        let scale = (size / face.units_per_em() as f32).min(room);
        let path = outline.path;
        format!(
            "<path fill=\"{colour}\" transform=\"translate({MARGIN} {baseline}) scale({scale} -{scale})\" d=\"{path}\"/>"
        )
    }
}

/// Builds an SVG path of glyph outlines, in font units.
#[derive(Default)]
struct Outline {
    path: String,
    pen: f32,
    offset: (f32, f32),
}

impl Outline {
    fn push(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let (x, y) = (x + self.offset.0, y + self.offset.1);
            let _ = write!(self.path, "{x} {y} ");
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.push('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.push('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
