//! Issuing credit notes: for the rest of an invoice, or for refunded amounts. `credit_note` explains when each is due.

use serde_json::json;

use super::{note, place::tenant_of};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::RefundId,
    orders::{
        credit_note::vat_shares,
        event::EventKind,
        model::{CreditNote, CreditedLine, Order, OrderLine},
        number::{credit_note_number, invoice_year},
        store,
    },
    payments,
};

/// Credits the rest of an order's invoice, because nothing is sold any more. Must be the last statement of a transaction.
pub async fn credit_whole(app: &App, tx: &mut Tx, order: &Order, actor: &str) -> Result<()> {
    let left = order.total_minor - credited(&store::credit_notes::of_order(&mut *tx, order.id).await?);
    credit(app, tx, order, left, Vec::new(), actor).await
}

/// Credits the amount of a refund that has succeeded. Must be the last statement of a transaction.
pub async fn credit_refund(app: &App, tx: &mut Tx, order: &Order, refund: RefundId, actor: &str) -> Result<()> {
    let mut kept = 0;
    for payment in payments::of_order(&mut *tx, order.tenant_id, order.id).await? {
        if payment.status.counts() {
            kept += payment.paid.minor - payment.refunded.minor;
        }
    }
    let earlier = credited(&store::credit_notes::of_order(&mut *tx, order.id).await?);
    let amount = order.total_minor - kept - earlier;
    let (lines, extra_minor) = refunded_lines(tx, order, refund).await?;
    let is_about_lines = lines.iter().map(|line| line.amount_minor).sum::<i64>() + extra_minor == amount;
    credit(app, tx, order, amount, if is_about_lines { lines } else { Vec::new() }, actor).await
}

fn credited(notes: &[CreditNote]) -> i64 {
    notes.iter().map(|note| note.amount_minor).sum()
}

/// The lines that a refund was requested for, and its amount beyond them, if the request resulted in this refund alone.
async fn refunded_lines(tx: &mut Tx, order: &Order, refund: RefundId) -> Result<(Vec<CreditedLine>, i64)> {
    let events = store::details::events(tx, &[order.id]).await?;
    let requested = events
        .iter()
        .find(|event| event.kind == EventKind::RefundRequested.name() && event.data["refundIds"] == json!([refund]));
    let Some(data) = requested.map(|event| &event.data).filter(|data| data["lines"].is_array()) else {
        return Ok((Vec::new(), 0));
    };
    let lines: Vec<CreditedLine> = serde_json::from_value(data["lines"].clone()).map_err(Error::internal)?;
    // A line whose pieces cost nothing credits nothing.
    let lines = lines.into_iter().filter(|line| line.amount_minor > 0).collect();
    Ok((lines, data["extraMinor"].as_i64().unwrap_or_default()))
}

/// Issues a credit note of an amount above zero, if the order has an invoice.
async fn credit(
    app: &App,
    tx: &mut Tx,
    order: &Order,
    amount_minor: i64,
    lines: Vec<CreditedLine>,
    actor: &str,
) -> Result<()> {
    if order.invoice_number.is_none() || amount_minor <= 0 {
        return Ok(());
    }
    let now = app.clock.now();
    let tenant = tenant_of(app, order.tenant_id)?;
    let earlier = store::credit_notes::of_order(&mut *tx, order.id).await?;
    let sold = store::details::lines(&mut *tx, &[order.id]).await?;
    let of_lines: Vec<(i64, i64)> = lines.iter().filter_map(|line| rate_and_amount(&sold, line)).collect();
    let currency = order.money(&tenant, amount_minor).currency;
    let vat = vat_shares(currency, &order.snapshot.vat, &earlier, amount_minor, &of_lines)?;
    let year = invoice_year(&tenant, now);
    let sequence = store::credit_notes::draw(tx, tenant.id, year).await?;
    let number = credit_note_number(&tenant, year, sequence);
    let data = json!({ "number": number, "amountMinor": amount_minor });
    let made = CreditNote { order_id: order.id, number, amount_minor, lines, vat, issued_at: now };
    store::credit_notes::insert(tx, tenant.id, &made).await?;
    note(tx, order.id, EventKind::Credited, actor, data, now).await
}

fn rate_and_amount(sold: &[OrderLine], line: &CreditedLine) -> Option<(i64, i64)> {
    let found = sold.iter().find(|sold| sold.position == line.position)?;
    Some((found.vat_basis_points, line.amount_minor))
}
