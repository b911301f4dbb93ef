//! Stock of a row: its quantity, and whether it limits sales, by Shopify's rules.

use super::{super::fields, layout::Layout};
use crate::{
    catalog::{StockDraft, StockPolicy},
    import::{issues::Severity, table::Row},
};

/// The stock of a row, and any problem with its quantity.
pub(super) fn stock(layout: &Layout, row: &Row) -> (StockDraft, Option<(Severity, &'static str)>) {
    let text = row.get(layout.pieces);
    let policy = policy(layout, row, text);
    let draft = |quantity| StockDraft { quantity, policy };
    if text.is_empty() {
        let note = (Severity::Note, "pieces are not counted: it can always be bought");
        let warning = (Severity::Warning, "is empty although pieces are counted: 0 is taken");
        return match policy {
            StockPolicy::Untracked => (draft(None), Some(note)),
            StockPolicy::Tracked | StockPolicy::Continue => (draft(Some(0)), Some(warning)),
        };
    }
    match fields::quantity(text) {
        Ok(pieces) if pieces < 0 && policy == StockPolicy::Tracked => {
            (draft(Some(pieces)), Some((Severity::Note, "is below zero: it counts as sold out")))
        }
        Ok(pieces) => (draft(Some(pieces)), None),
        Err(reason) => (draft(None), Some((Severity::Error, reason))),
    }
}

/// A blank tracker, or a file without quantities, means that stock is not tracked. Without a tracker column, given quantities are
/// tracked.
fn policy(layout: &Layout, row: &Row, quantity: &str) -> StockPolicy {
    let is_counted = match layout.tracker {
        Some(_) => !row.get(layout.tracker).is_empty() && layout.pieces.is_some(),
        None => !quantity.is_empty(),
    };
    let continues = row.get(layout.inventory_policy);
    if !is_counted {
        StockPolicy::Untracked
    } else if continues.eq_ignore_ascii_case("continue") || fields::parse_bool(continues) == Some(true) {
        StockPolicy::Continue
    } else {
        StockPolicy::Tracked
    }
}
