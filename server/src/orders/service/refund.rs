//! Refunds, for lines or for an amount.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::{events::append_event, locked::locked};
use crate::{
    app::App,
    commissions,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{OrderId, RefundId},
    inventory::{self, Line, Origin},
    money::Money,
    orders::{
        event::{EventKind, OrderEvent},
        model::{CreditedLine, Order, OrderLine},
        status::is_paid,
        store,
    },
    payments::{self, Payment},
};

/// What to refund.
#[derive(Clone, Debug, Default)]
pub struct RefundRequest {
    /// Positions of lines, each with a number of pieces; `None` means all that are left.
    pub lines: Vec<(i64, Option<i64>)>,
    /// An amount instead of lines. When both are absent, everything that is left is refunded.
    pub amount: Option<Money>,
    /// Whether the lines' pieces are returned to stock.
    pub restocks: bool,
    /// The reason.
    pub reason: String,
}

/// Requested refunds of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRefund {
    /// One for each payment that is refunded from.
    pub refunds: Vec<RefundId>,
    /// Their sum.
    pub amount: Money,
}

/// A refunded line: its pieces and amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) index: usize,
    pub(super) pieces: i64,
    pub(super) amount: Money,
}

/// Data of a refund apart from its lines.
pub(super) struct RefundDetails<'a> {
    pub(super) actor: &'a str,
    pub(super) reason: &'a str,
    pub(super) amount: Money,
    /// The part of the amount for shipping and charges.
    pub(super) extra: Money,
    /// Whether the lines' pieces are returned to stock.
    pub(super) restocks: bool,
    /// The idempotency key; when absent, that of the order's next refund.
    pub(super) key: Option<String>,
}

/// Requests refunds of the order's payments, in the sequence in which the payments were started; jobs carry them out. Never
/// refunds more than was paid less earlier refunds.
pub async fn refund(app: &App, id: OrderId, request: &RefundRequest, actor: &str) -> Result<OrderRefund> {
    app.db
        .transact(|mut tx| async move {
            let done = refund_within(app, &mut tx, id, request, actor).await?;
            tx.commit().await?;
            Ok(done)
        })
        .await
}

/// What `refund` would refund at present; writes nothing.
pub async fn preview_refund(app: &App, id: OrderId, request: &RefundRequest) -> Result<Money> {
    let mut tx = app.db.begin().await?;
    let order = locked(&mut tx, id).await?;
    let planned = plan(&mut tx, &order, request).await?;
    tx.rollback().await?;
    Ok(planned.amount)
}

/// The result of evaluating a request.
struct RefundPlan {
    lines: Vec<OrderLine>,
    shares: Vec<Share>,
    amount: Money,
    /// Payments with the amount to refund of each.
    parts: Vec<(Payment, Money)>,
}

async fn plan(tx: &mut Tx, order: &Order, request: &RefundRequest) -> Result<RefundPlan> {
    let paid = left_of_payments(tx, order).await?;
    if paid.is_empty() {
        return Err(refused(order, "nothing is paid that could be refunded"));
    }
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    let shares = shares(order, &lines, request)?;
    let left = Money::sum(order.currency(), paid.iter().map(|(_, left)| *left))?;
    let amount = match (request.amount, shares.is_empty()) {
        (Some(amount), _) => amount,
        (None, true) => left,
        (None, false) => Money::sum(order.currency(), shares.iter().map(|share| share.amount))?,
    };
    if !amount.is_positive() {
        return Err(refused(order, "nothing is left to refund"));
    }
    if amount.compare(left)?.is_gt() {
        return Err(refused(order, &format!("{amount} is more than what is left to refund: {left}")));
    }
    Ok(RefundPlan { lines, shares, amount, parts: parts_of(paid, amount)? })
}

/// The order's paid payments, each with its refundable rest.
pub(super) async fn left_of_payments(tx: &mut Tx, order: &Order) -> Result<Vec<(Payment, Money)>> {
    let mut paid = Vec::new();
    for payment in payments::of_order(&mut *tx, order.tenant_id, order.id).await? {
        if is_paid(payment.status) {
            let left = payments::refundable(tx, &payment).await?;
            paid.push((payment, left));
        }
    }
    Ok(paid)
}

/// The amount of an order's payments that the shop keeps: without refunds.
async fn kept(tx: &mut Tx, order: &Order) -> Result<Money> {
    let paid = left_of_payments(tx, order).await?;
    Ok(Money::sum(order.currency(), paid.into_iter().map(|(_, left)| left))?)
}

/// Spreads an amount over payments, oldest first.
pub(super) fn parts_of(paid: Vec<(Payment, Money)>, amount: Money) -> Result<Vec<(Payment, Money)>> {
    let (mut rest, mut parts) = (amount, Vec::with_capacity(paid.len()));
    for (payment, left) in paid {
        let part = rest.min(left)?;
        rest = rest.checked_sub(part)?;
        if part.is_positive() {
            parts.push((payment, part));
        }
    }
    Ok(parts)
}

async fn refund_within(
    app: &App,
    tx: &mut Tx,
    id: OrderId,
    request: &RefundRequest,
    actor: &str,
) -> Result<OrderRefund> {
    let order = locked(tx, id).await?;
    let RefundPlan { lines, shares, amount, parts } = plan(tx, &order, request).await?;
    let extra = Money::zero(amount.currency);
    let details =
        RefundDetails { actor, reason: &request.reason, amount, extra, restocks: request.restocks, key: None };
    let refunds = refund_lines(app, tx, &order, &lines, &shares, parts, details).await?;
    Ok(OrderRefund { refunds, amount })
}

/// Writes the refunded lines, requests the refund of each payment, and reverses commissions. Used by every refund except that of
/// a cancellation.
pub(super) async fn refund_lines(
    app: &App,
    tx: &mut Tx,
    order: &Order,
    lines: &[OrderLine],
    shares: &[Share],
    parts: Vec<(Payment, Money)>,
    details: RefundDetails<'_>,
) -> Result<Vec<RefundId>> {
    let now = app.clock.now();
    let events = store::details::events(&mut *tx, &[order.id]).await?;
    let key = details.key.unwrap_or_else(|| next_key(order, &events));
    for share in shares {
        if store::details::add_refunded(tx, lines[share.index].id, share.amount, share.pieces).await? == 0 {
            return Err(refused(order, "a line was already refunded"));
        }
    }
    if details.restocks {
        restock(app, tx, order, lines, shares, &events, &key).await?;
    }
    let mut refunds = Vec::with_capacity(parts.len());
    let mut reversals = Vec::with_capacity(parts.len());
    for (payment, part) in parts {
        let id = payments::refund(tx, now, payment.id, part, details.reason, &key).await?;
        refunds.push(id);
        reversals.push((reversal(id), part));
    }
    let data = json!({
        "refundIds": refunds, "amount": details.amount, "extra": details.extra, "lines": credited_lines(lines, shares),
        "reason": details.reason, "restocked": details.restocks,
    });
    append_event(tx, order.id, EventKind::RefundRequested, details.actor, data, now).await?;
    let returned = returned_money(lines, shares, details.extra);
    let kept = kept(tx, order).await?;
    commissions::reverse(tx, now, order.id, &reversals, &returned, kept).await?;
    Ok(refunds)
}

/// The amounts by which commissions are reversed: the amount of each line, and at position 0 that for shipping and charges, which
/// earn no commission. Empty when an amount is not for lines.
fn returned_money(lines: &[OrderLine], shares: &[Share], extra: Money) -> Vec<(i64, Money)> {
    let of_lines = shares.iter().map(|share| (lines[share.index].position, share.amount));
    of_lines.chain(extra.is_positive().then_some((0, extra))).collect()
}

/// The reference of a refund in reversals of commissions.
fn reversal(refund: RefundId) -> String {
    format!("refund:{refund}")
}

/// The idempotency key of the order's next refund.
fn next_key(order: &Order, events: &[OrderEvent]) -> String {
    let earlier = events.iter().filter(|event| event.kind == EventKind::RefundRequested.name()).count();
    format!("{}:refund:{}", order.reference(), earlier + 1)
}

fn credited_lines(lines: &[OrderLine], shares: &[Share]) -> Vec<CreditedLine> {
    let credited = |&Share { index, pieces, amount }| CreditedLine { position: lines[index].position, pieces, amount };
    shares.iter().map(credited).collect()
}

/// After a failed refund, restores the partner's commission and makes its lines refundable again. When one request resulted in
/// several refunds, the lines are not restored, because the other refunds covered a part of them; then only an amount can be
/// refunded.
pub(super) async fn give_lines_back(tx: &mut Tx, order: &Order, refund: RefundId, now: DateTime<Utc>) -> Result<()> {
    let kept = kept(tx, order).await?;
    commissions::restore(tx, now, order.id, &reversal(refund), kept).await?;
    let events = store::details::events(&mut *tx, &[order.id]).await?;
    let Some(requested) = request_of(&events, &json!(refund)) else { return Ok(()) };
    let refunded = lines_of(requested)?;
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    for CreditedLine { position, pieces, amount } in refunded {
        if let Some(line) = lines.iter().find(|line| line.position == position) {
            store::details::add_refunded(tx, line.id, amount.checked_neg()?, -pieces).await?;
        }
    }
    Ok(())
}

/// The request that resulted in this refund alone.
fn request_of<'e>(events: &'e [OrderEvent], refund: &Value) -> Option<&'e OrderEvent> {
    let is_its_request = |event: &&OrderEvent| {
        event.kind == EventKind::RefundRequested.name() && event.data["refundIds"] == json!([refund])
    };
    events.iter().find(is_its_request)
}

/// The lines of a request.
fn lines_of(request: &OrderEvent) -> Result<Vec<CreditedLine>> {
    serde_json::from_value(request.data["lines"].clone()).map_err(Error::internal)
}

/// Pieces of each line, by position, that refunds returned to stock and that are to be refunded again because these refunds
/// failed.
fn restocked_by_failed_refunds(events: &[OrderEvent]) -> Result<HashMap<i64, i64>> {
    let mut restocked: HashMap<i64, i64> = HashMap::new();
    for event in events {
        let is_request = event.kind == EventKind::RefundRequested.name();
        let failed = (event.kind == EventKind::RefundFailed.name())
            .then(|| request_of(events, &event.data["refundId"]))
            .flatten();
        let request = if is_request { Some(event) } else { failed };
        for line in
            request.filter(|event| event.data["restocked"] == true).map(lines_of).transpose()?.unwrap_or_default()
        {
            let pieces = restocked.entry(line.position).or_default();
            *pieces = if is_request { (*pieces - line.pieces).max(0) } else { *pieces + line.pieces };
        }
    }
    Ok(restocked)
}

pub(super) fn refused(order: &Order, reason: &str) -> Error {
    Diagnostic::new(format!("order {}", order.number), 0, reason).into()
}

/// The refunded amount of each requested line.
fn shares(order: &Order, lines: &[OrderLine], request: &RefundRequest) -> Result<Vec<Share>> {
    let mut shares: Vec<Share> = Vec::new();
    for (position, pieces) in &request.lines {
        let found = lines.iter().enumerate().find(|(_, line)| line.position == *position);
        let (index, line) = found.ok_or_else(|| refused(order, &format!("there is no line {position}")))?;
        let left = line.quantity - line.refunded_pieces;
        let pieces = pieces.unwrap_or(left);
        if left == 0 {
            return Err(refused(order, &format!("line {position} was already refunded")));
        }
        if !(1..=left).contains(&pieces) {
            let counted = if left == 1 { "1 piece".to_owned() } else { format!("{left} pieces") };
            return Err(refused(order, &format!("line {position} has {counted} left to refund")));
        }
        if shares.iter().any(|share| share.index == index) {
            return Err(refused(order, &format!("line {position} is named twice")));
        }
        shares.push(Share { index, pieces, amount: line.cost_of_next(pieces)? });
    }
    Ok(shares)
}

/// Returns the pieces of the shares to stock, except those that a failed refund returned already.
async fn restock(
    app: &App,
    tx: &mut Tx,
    order: &Order,
    lines: &[OrderLine],
    shares: &[Share],
    events: &[OrderEvent],
    reference: &str,
) -> Result<()> {
    let before = restocked_by_failed_refunds(events)?;
    let returned: Vec<(&OrderLine, i64)> = shares
        .iter()
        .map(|share| {
            let line = &lines[share.index];
            (line, share.pieces - before.get(&line.position).copied().unwrap_or(0))
        })
        .filter(|(_, pieces)| *pieces > 0)
        .collect();
    let pieces: Vec<Line> =
        returned.iter().map(|(line, pieces)| Line { variant_id: line.variant_id, quantity: *pieces }).collect();
    let origin = Origin { actor: "order", reference: Some(reference), note: None };
    inventory::restock(tx, app.clock.now(), origin, &[order.reference()], &pieces).await?;
    for (line, pieces) in returned {
        store::details::add_restocked(tx, line.id, pieces).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::id::{OrderLineId, ProductId, VariantId};

    fn share_of(line: &OrderLine, pieces: i64) -> i64 {
        line.cost_of_next(pieces).unwrap().minor
    }

    fn line(quantity: i64, total: i64, refunded_pieces: i64) -> OrderLine {
        let euro = |minor| Money::new(minor, "EUR".parse().unwrap());
        OrderLine {
            id: OrderLineId(1),
            order_id: OrderId(1),
            position: 1,
            product_id: ProductId(1),
            variant_id: VariantId(1),
            sku: None,
            quantity,
            regular_unit: euro(0),
            unit: euro(0),
            total: euro(total),
            vat_basis_points: 2200,
            refunded: euro(0),
            refunded_pieces,
            restocked_pieces: 0,
            details: crate::orders::model::LineDetails::default(),
        }
    }

    #[test]
    fn pieces_are_refunded_with_their_share_of_the_line() {
        assert_eq!([0, 1, 2].map(|before| share_of(&line(3, 1000, before), 1)), [333, 334, 333]);
        assert_eq!((share_of(&line(3, 1000, 0), 2), share_of(&line(3, 1000, 2), 1)), (667, 333));
        assert_eq!((share_of(&line(2, 999, 0), 1), share_of(&line(2, 999, 1), 1)), (500, 499));
        assert_eq!((share_of(&line(2, 999, 0), 2), share_of(&line(1, 0, 0), 1)), (999, 0));
    }

    proptest! {
        #[test]
        fn parts_of_a_line_add_up_to_its_price(
            total in 0_i64..10_000_000,
            parts in prop::collection::vec(1_i64..30, 1..12),
        ) {
            let quantity: i64 = parts.iter().sum();
            let (mut before, mut given) = (0, 0);
            for part in parts {
                let minor = share_of(&line(quantity, total, before), part);
                prop_assert!(minor >= 0);
                // No part differs from its exact share by more than a minor unit.
                prop_assert!((minor * quantity - total * part).abs() <= quantity);
                before += part;
                given += minor;
            }
            prop_assert_eq!(given, total);
        }
    }
}
