//! Creates a draft from a product's row and its variations' rows.

use super::{
    super::{
        categories,
        context::{Context, FormatParts, ParsedProduct, State, assemble},
        fields, html,
        issues::Severity,
        table::Row,
    },
    layout::{Kind, Layout},
    reader::{Reader, list},
    variations,
};
use crate::catalog::{OfferDraft, ProductDraft, ProductText};

/// Creates a draft from a product's rows; `None` if one of them has an error.
pub(in super::super) fn product(
    rows: &[Row],
    layout: &Layout,
    context: &Context,
    state: &mut State,
) -> Option<ParsedProduct> {
    let format = FormatParts {
        header: layout.header(),
        columns: &layout.columns,
        defaults: [("Published", "1"), ("Visibility in catalog", "visible")],
    };
    assemble(rows, &format, state, |state| {
        let mut reader = Reader { layout, context, issues: &mut state.issues };
        let own = reader.own_row(rows)?;
        let variations: Vec<&Row> = rows.iter().filter(|row| layout.kind(row) == Kind::Variation).collect();
        let mut draft = reader.facts(own)?;
        let mut media_lines = reader.pictures(own, None, &mut draft);
        match layout.kind(own) {
            Kind::Variable => media_lines.extend(variations::variable(&mut reader, own, &variations, &mut draft)),
            _ => variations::simple(&mut reader, own, &variations, &mut draft),
        }
        reader.offers(own, &mut draft);
        let bought = if variations.is_empty() { vec![own] } else { variations };
        for row in bought {
            state.note_sku(row.line, layout.column(layout.sku), row.get(layout.sku));
        }
        let file_categories = draft.categories.clone();
        Some(ParsedProduct { line: own.line, media_lines, file_categories, draft })
    })
}

impl Reader<'_> {
    /// The product's own row among its rows.
    fn own_row<'r>(&mut self, rows: &'r [Row]) -> Option<&'r Row> {
        let layout = self.layout;
        let mut own = rows.iter().filter(|row| layout.kind(row) != Kind::Variation);
        let Some(first) = own.next() else {
            self.report(Severity::Error, &rows[0], layout.parent, "is not in the file: a variation needs its product");
            return None;
        };
        if let Some(second) = own.next() {
            self.report(Severity::Error, second, layout.sku, format!("is also the product of line {}", first.line));
            return None;
        }
        if layout.kind(first) == Kind::Other {
            self.report(Severity::Error, first, layout.kind, "is not sold here: only simple and variable products are");
            return None;
        }
        if row_is_virtual(layout, first) {
            self.report(Severity::Warning, first, layout.kind, "is treated as goods to be shipped");
        }
        Some(first)
    }

    fn facts(&mut self, row: &Row) -> Option<ProductDraft> {
        let layout = self.layout;
        let name = row.get(layout.name);
        if name.is_empty() {
            self.report(Severity::Error, row, layout.name, "is empty: a product needs a name");
        }
        let key = layout.product_key(row)?;
        let kilograms = row.get(layout.weight).replace(',', ".").parse::<f64>().ok();
        let grams = kilograms.map(|kilograms| kilograms * 1000.0).filter(|grams| (0.5..1e7).contains(grams));
        let text = ProductText { name: name.to_owned(), description: self.description(row), ..ProductText::default() };
        Some(ProductDraft {
            brand: list(row.get(layout.brands)).into_iter().next(),
            categories: list(row.get(layout.categories)).iter().filter_map(|path| categories::path(path)).collect(),
            tags: list(row.get(layout.tags)),
            published_at: fields::date(row.get(layout.date)),
            is_backfill: self.context.is_backfill,
            grams: grams.map(|grams| grams.round() as i64),
            texts: self.context.languages.iter().map(|language| (*language, text.clone())).collect(),
            extra: self.extra(row, &[layout.name, layout.description, layout.sku, layout.gtin]),
            key,
            ..ProductDraft::default()
        })
    }

    /// The long description, otherwise the short one. Line ends may be written as `\n`, and paragraphs lack their elements.
    fn description(&mut self, row: &Row) -> String {
        let layout = self.layout;
        let column = if row.get(layout.description).is_empty() { layout.short_description } else { layout.description };
        let text = row.get(column).replace("\\r", "").replace("\\n", "\n");
        let removed = html::removed(&text);
        if !removed.is_empty() {
            self.report(
                Severity::Note,
                row,
                column,
                format!("contained unsafe markup: {} was removed", removed.join(", ")),
            );
        }
        let safe = html::clean(&text);
        if safe.is_empty() || safe.contains('<') {
            return safe;
        }
        let paragraphs =
            safe.split("\n\n").map(|paragraph| format!("<p>{}</p>", paragraph.trim().replace('\n', "<br>")));
        paragraphs.collect()
    }

    fn offers(&mut self, row: &Row, draft: &mut ProductDraft) {
        let layout = self.layout;
        let is_published = ["", "1"].contains(&row.get(layout.published));
        let is_visible = is_published && !row.get(layout.visibility).eq_ignore_ascii_case("hidden");
        for tenant in &self.context.tenants {
            draft.offers.insert(tenant.id, OfferDraft { is_visible, badges: None });
        }
    }
}

fn row_is_virtual(layout: &Layout, row: &Row) -> bool {
    let kind = row.get(layout.kind).to_lowercase();
    kind.contains("virtual") || kind.contains("downloadable")
}
