//! Front matter: TOML between two lines of `+++` above a Markdown text.

use super::{
    super::model::{EventFacts, FileId, FrontMatter, Kind},
    names::{countries, is_key},
    publication::{publication, when},
};
use crate::{
    catalog::{SELECTOR_PREFIXES, split_selector},
    diagnostic::Diagnostic,
    tenancy::Directory,
    toml_file::{Report, TableReader},
};

const FENCE: &str = "+++";
/// Longest description, in characters: search engines truncate longer ones.
const LONGEST_DESCRIPTION: usize = 160;

/// Slugs that pages cannot have: those of the shop's other pages, and other reserved paths.
const RESERVED: &[&str] = &[
    "affiliate",
    "api",
    "assets",
    "auth",
    "become-a-seller",
    "blog",
    "brand",
    "brands",
    "cart",
    "cart-reminder",
    "categories",
    "category",
    "checkout",
    "collection",
    "collections",
    "event",
    "event-check",
    "faq",
    "feeds",
    "flash-deals",
    "global-sellers",
    "guest",
    "healthz",
    "helpcenter",
    "media",
    "metrics",
    "new",
    "newsletter",
    "order",
    "orderconfirmation",
    "payment",
    "prize-wheel",
    "product",
    "product-cares",
    "readyz",
    "return",
    "sale",
    "sandbox",
    "search",
    "size-guides",
    "sslreturn",
    "stock-alert",
    "str",
    "track",
    "unsubscribe",
    "user",
    "wishlists",
    "withdrawal",
];

/// Segments below `/event` that are used for test pages.
const TEST_PAGES: [&str; 2] = ["test", "test2"];

/// Splits a source into the text below the front matter and the TOML between the fences; `None` if a fence is missing.
fn split(source: &str) -> Option<(&str, &str)> {
    let rest = source.strip_prefix(FENCE)?;
    let rest = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix('\n'))?;
    let mut start = 0;
    for line in rest.split_inclusive('\n') {
        if line.trim_end() == FENCE {
            return Some((&rest[..start], &rest[start + line.len()..]));
        }
        start += line.len();
    }
    None
}

/// The text below the front matter.
pub fn text_of(source: &str) -> &str {
    split(source).map_or("", |(_, text)| text)
}

pub(super) fn parse(report: &Report<'_>, source: &str, id: &FileId, directory: &Directory) -> Option<FrontMatter> {
    let Some((toml, text)) = split(source) else {
        report.add(Diagnostic::new(report.file, 1, "must begin with TOML between two lines of +++"));
        return None;
    };
    // The added line stands for the opening fence, so that line numbers are right.
    let toml = format!("\n{toml}");
    let inner = Report::new(report.file, &toml);
    let table = inner.parse();
    let sheet = TableReader::root(&inner, table.get_ref());
    let front = read(&sheet, id, directory);
    sheet.finish();
    for diagnostic in inner.into_diagnostics() {
        report.add(diagnostic);
    }
    let text_line = source[..source.len() - text.len()].matches('\n').count() + 1;
    if text.trim().is_empty() {
        report.add(Diagnostic::new(report.file, text_line, "has no text below its front matter"));
    }
    front.map(|front| FrontMatter { text_line, ..front })
}

fn read(sheet: &TableReader<'_>, id: &FileId, directory: &Directory) -> Option<FrontMatter> {
    let title = sheet.text("title");
    let description = sheet.text("description");
    if let Some(long) = description.as_ref().filter(|text| text.value.chars().count() > LONGEST_DESCRIPTION) {
        let count = long.value.chars().count();
        sheet.wrong(long.line, "description", format!("has {count} characters, {LONGEST_DESCRIPTION} at most"));
    }
    let slug = slug(sheet, id.kind, directory);
    let updated = sheet.date("updated");
    let publication = publication(sheet);
    let countries = countries(sheet, directory);
    let (is_post, is_event) = (id.kind == Kind::Post, id.kind == Kind::Event);
    let published = if is_post { sheet.date("published") } else { None };
    let picture = if is_post || is_event { sheet.text_if_any("picture") } else { None };
    let tags = if is_post { sheet.texts_if_any("tags") } else { Vec::new() };
    let products = if is_post { products(sheet) } else { Vec::new() };
    let event = if is_event { Some(event(sheet)) } else { None };
    Some(FrontMatter {
        title: title?.value,
        description: description?.value,
        slug: slug?,
        updated: updated?,
        publication,
        countries,
        published: if is_post { Some(published?) } else { None },
        picture: picture.map(|at| at.value),
        event: if let Some(event) = event { Some(event?) } else { None },
        tags: tags.into_iter().map(|at| at.value).collect(),
        products,
        text_line: 0,
    })
}

/// Whether the named products exist is checked when the file is applied.
fn products(sheet: &TableReader<'_>) -> Vec<String> {
    let named = sheet.texts_if_any("products");
    for wrong in named.iter().filter(|at| split_selector(&at.value).is_none()) {
        let forms = SELECTOR_PREFIXES.map(|prefix| format!("{prefix}:…")).join(", ");
        sheet.wrong(wrong.line, "products", format!("{} is none of {forms}", wrong.value));
    }
    named.into_iter().map(|at| at.value).collect()
}

fn event(sheet: &TableReader<'_>) -> Option<EventFacts> {
    let (starts, ends) = (when(sheet, "starts"), when(sheet, "ends"));
    for key in ["starts", "ends"].into_iter().filter(|key| !sheet.has(key)) {
        sheet.wrong(0, key, "is missing");
    }
    let collection = sheet.text("collection");
    let (starts, ends) = (starts?, ends?);
    let Some(is_in_order) = ends.value.is_after(starts.value) else {
        let message = "must be like `starts`: both by each country's clock, or both with a time zone";
        sheet.wrong(ends.line, "ends", message);
        return None;
    };
    if !is_in_order {
        sheet.wrong(ends.line, "ends", "is not after `starts`");
        return None;
    }
    Some(EventFacts { starts: starts.value, ends: ends.value, collection: collection?.value })
}

fn slug(sheet: &TableReader<'_>, kind: Kind, directory: &Directory) -> Option<String> {
    let slug = sheet.text("slug")?;
    if !is_key(&slug.value) {
        let message = format!("{} must be small letters a to z, digits and hyphens, 60 at most", slug.value);
        sheet.wrong(slug.line, "slug", message);
        return None;
    }
    let is_taken =
        kind == Kind::Page && (RESERVED.contains(&&*slug.value) || directory.language(&slug.value).is_some());
    let is_taken = is_taken
        || (kind == Kind::Post && slug.value == "page")
        || (kind == Kind::Event && TEST_PAGES.contains(&&*slug.value));
    if is_taken {
        sheet.wrong(slug.line, "slug", format!("{} is already an address in the shop", slug.value));
        return None;
    }
    Some(slug.value)
}
