//! Prices and pieces of a row.

use chrono::NaiveDate;

use super::{
    super::{fields, issues::Severity, prices, shopify::UNTRACKED, table::Row},
    layout::Kind,
    reader::Reader,
};
use crate::catalog::{Extra, PriceDraft};

/// A row's price. A variation without one is not offered, as in WooCommerce; any other product needs one. A sale price outside of
/// its days is kept for the export only.
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

/// Whether a sale is on; days that cannot be read do not end it.
fn is_on(reader: &Reader<'_>, row: &Row) -> bool {
    let day = |column| row.get(column).get(..10).and_then(|text| text.parse::<NaiveDate>().ok());
    let today = reader.context.today;
    day(reader.layout.sale_starts).is_none_or(|start| start <= today)
        && day(reader.layout.sale_ends).is_none_or(|end| end >= today)
}

/// A row's pieces: counted, or taken for granted while it is in stock.
pub(super) fn pieces(reader: &mut Reader<'_>, row: &Row, extra: &mut Extra) -> i64 {
    let layout = reader.layout;
    let text = row.get(layout.stock);
    if !text.is_empty() && !text.eq_ignore_ascii_case("parent") {
        return match fields::quantity(text) {
            Ok(pieces) if pieces < 0 => {
                reader.report(Severity::Warning, row, layout.stock, "is below zero: 0 is taken");
                0
            }
            Ok(pieces) => pieces,
            Err(reason) => {
                reader.report(Severity::Error, row, layout.stock, reason);
                0
            }
        };
    }
    extra.insert(UNTRACKED.to_owned(), text.to_owned());
    let in_stock = row.get(layout.in_stock);
    if !in_stock.is_empty() && fields::parse_bool(in_stock) != Some(true) {
        return 0;
    }
    let taken = reader.context.untracked_stock;
    reader.report(Severity::Note, row, layout.stock, format!("pieces are not counted, {taken} are taken"));
    taken
}
