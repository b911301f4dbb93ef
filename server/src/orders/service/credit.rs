//! Issuing credit notes: for the rest of an invoice, or for refunded amounts. `credit_note` explains when each is due.

use serde_json::json;

use super::{events::append_event, place::tenant_of};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::RefundId,
    money::Money,
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
    let left = order.total.checked_sub(credited(tx, order).await?)?;
    credit(app, tx, order, left, Vec::new(), actor).await
}

/// Credits the amount of a refund that has succeeded. Must be the last statement of a transaction.
pub async fn credit_refund(app: &App, tx: &mut Tx, order: &Order, refund: RefundId, actor: &str) -> Result<()> {
    let amount = refunded_of_total(tx, order).await?.checked_sub(credited(tx, order).await?)?;
    let (lines, extra) = refunded_lines(tx, order, refund).await?;
    let of_request = Money::sum(order.currency(), lines.iter().map(|line| line.amount).chain(extra))?;
    credit(app, tx, order, amount, if of_request == amount { lines } else { Vec::new() }, actor).await
}

/// The part of an order's total that the shop does not keep, after completed refunds. Negative when the shop keeps more than the
/// total.
pub(super) async fn refunded_of_total(tx: &mut Tx, order: &Order) -> Result<Money> {
    let mut kept = Money::zero(order.currency());
    for payment in payments::of_order(&mut *tx, order.tenant_id, order.id).await? {
        if payment.status.counts() {
            kept = kept.checked_add(payment.paid.checked_sub(payment.refunded)?)?;
        }
    }
    Ok(order.total.checked_sub(kept)?)
}

/// The amount of an order's credit notes.
async fn credited(tx: &mut Tx, order: &Order) -> Result<Money> {
    let notes = store::credit_notes::of_order(&mut *tx, order.id).await?;
    Ok(Money::sum(order.currency(), notes.iter().map(|note| note.amount))?)
}

/// The lines that a refund was requested for, and its amount beyond them, if the request resulted in this refund alone.
async fn refunded_lines(tx: &mut Tx, order: &Order, refund: RefundId) -> Result<(Vec<CreditedLine>, Option<Money>)> {
    let events = store::details::events(tx, &[order.id]).await?;
    let requested = events
        .iter()
        .find(|event| event.kind == EventKind::RefundRequested.name() && event.data["refundIds"] == json!([refund]));
    let Some(data) = requested.map(|event| &event.data).filter(|data| data["lines"].is_array()) else {
        return Ok((Vec::new(), None));
    };
    let lines: Vec<CreditedLine> = serde_json::from_value(data["lines"].clone()).map_err(Error::internal)?;
    // A line whose pieces cost nothing credits nothing.
    let lines = lines.into_iter().filter(|line| line.amount.is_positive()).collect();
    Ok((lines, serde_json::from_value(data["extra"].clone()).map_err(Error::internal)?))
}

/// Issues a credit note of an amount above zero, if the order has an invoice.
async fn credit(
    app: &App,
    tx: &mut Tx,
    order: &Order,
    amount: Money,
    lines: Vec<CreditedLine>,
    actor: &str,
) -> Result<()> {
    if order.invoice_number.is_none() || !amount.is_positive() {
        return Ok(());
    }
    let now = app.clock.now();
    let tenant = tenant_of(app, order.tenant_id)?;
    let earlier = store::credit_notes::of_order(&mut *tx, order.id).await?;
    let sold = store::details::lines(&mut *tx, &[order.id]).await?;
    let of_lines: Vec<(i64, Money)> = lines.iter().filter_map(|line| rate_and_amount(&sold, line)).collect();
    let vat = vat_shares(&order.snapshot.vat, &earlier, amount, &of_lines)?;
    let year = invoice_year(&tenant, now);
    let sequence = store::credit_notes::draw(tx, tenant.id, year).await?;
    let number = credit_note_number(&tenant, year, sequence);
    let data = json!({ "number": number, "amount": amount });
    let made = CreditNote { order_id: order.id, number, amount, lines, vat, issued_at: now };
    store::credit_notes::insert(tx, tenant.id, &made).await?;
    append_event(tx, order.id, EventKind::Credited, actor, data, now).await
}

fn rate_and_amount(sold: &[OrderLine], line: &CreditedLine) -> Option<(i64, Money)> {
    let found = sold.iter().find(|sold| sold.position == line.position)?;
    Some((found.vat_basis_points, line.amount))
}
