//! Price and stock of a row.

use chrono::NaiveDate;

use super::{
    super::{fields, issues::Severity, prices, table::Row},
    layout::Kind,
    reader::Reader,
};
use crate::catalog::{Extra, PriceDraft, StockDraft, StockPolicy};

/// A row's price. As in WooCommerce, a variation without a price is not sold; any other product requires one. A sale price
/// outside its period is kept for the export only.
pub(super) fn price(reader: &mut Reader<'_>, row: &Row, extra: &mut Extra) -> Option<PriceDraft> {
    let layout = reader.layout;
    let text = row.get(layout.regular);
    if text.is_empty() {
        let (severity, reason) = match layout.kind(row) {
            Kind::Variation => (Severity::Warning, "is empty: the variation is not offered"),
            _ => (Severity::Error, "is empty: it cannot be bought without a price"),
        };
        reader.report(severity, row, layout.regular, reason);
        return None;
    }
    let regular = match prices::price(text, &reader.currency()) {
        Ok(regular) => regular,
        Err(reason) => {
            reader.report(Severity::Error, row, layout.regular, reason);
            return None;
        }
    };
    Some(PriceDraft {
        price_minor: regular,
        discount_minor: sale(reader, row, regular, extra),
        ..PriceDraft::default()
    })
}

fn sale(reader: &mut Reader<'_>, row: &Row, regular: i64, extra: &mut Extra) -> Option<i64> {
    let layout = reader.layout;
    let text = row.get(layout.sale);
    if text.is_empty() {
        return None;
    }
    let reason = match prices::price(text, &reader.currency()) {
        Err(reason) => {
            reader.report(Severity::Error, row, layout.sale, reason);
            return None;
        }
        Ok(sale) if sale >= regular => "is not below the regular price: no reduction is shown",
        Ok(_) if !is_on(reader, row) => "is not for today: no reduction is shown",
        Ok(sale) => return Some(sale),
    };
    reader.report(Severity::Warning, row, layout.sale, reason);
    if let Some(name) = layout.column(layout.sale) {
        extra.insert(name.to_owned(), text.to_owned());
    }
    None
}

/// Whether a sale is active; invalid dates do not end it.
fn is_on(reader: &Reader<'_>, row: &Row) -> bool {
    let day = |column| row.get(column).get(..10).and_then(|text| text.parse::<NaiveDate>().ok());
    let today = reader.context.today;
    day(reader.layout.sale_starts).is_none_or(|start| start <= today)
        && day(reader.layout.sale_ends).is_none_or(|end| end >= today)
}

/// Holds the value of `Stock` of a variant whose stock is not tracked, for the export.
pub(crate) const UNCOUNTED: &str = "_uncounted";
/// Holds a value of `In stock?` that is neither yes nor no, for the export.
pub(crate) const IN_STOCK: &str = "_in_stock";

/// A row's stock. Without a quantity `In stock?` decides; with backorders, sold-out variants can still be bought.
pub(super) fn stock(reader: &mut Reader<'_>, row: &Row, extra: &mut Extra) -> StockDraft {
    let layout = reader.layout;
    let text = row.get(layout.stock);
    let in_stock = row.get(layout.in_stock);
    if !in_stock.is_empty() && !["0", "1"].contains(&in_stock) {
        extra.insert(IN_STOCK.to_owned(), in_stock.to_owned());
    }
    if text.is_empty() || text.eq_ignore_ascii_case("parent") {
        extra.insert(UNCOUNTED.to_owned(), text.to_owned());
        if !in_stock.is_empty() && fields::parse_bool(in_stock) == Some(false) {
            return StockDraft::tracked(0);
        }
        reader.report(Severity::Note, row, layout.stock, "pieces are not counted: it can always be bought");
        return StockDraft { quantity: None, policy: StockPolicy::Untracked };
    }
    let backorders = row.get(layout.backorders);
    let is_open = backorders.eq_ignore_ascii_case("notify") || fields::parse_bool(backorders) == Some(true);
    let policy = if is_open { StockPolicy::Continue } else { StockPolicy::Tracked };
    match fields::quantity(text) {
        Ok(pieces) => {
            if pieces < 0 && policy == StockPolicy::Tracked {
                reader.report(Severity::Note, row, layout.stock, "is below zero: it counts as sold out");
            }
            StockDraft { quantity: Some(pieces), policy }
        }
        Err(reason) => {
            reader.report(Severity::Error, row, layout.stock, reason);
            StockDraft::default()
        }
    }
}
