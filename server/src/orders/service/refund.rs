//! Giving money back, for lines or as an amount.

use serde_json::json;

use super::{locked, note};
use crate::{
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{OrderId, RefundId},
    inventory::{self, Line, Origin},
    money::Money,
    orders::{
        event::EventKind,
        model::{Order, OrderLine},
        status::is_paid,
        store,
    },
    payments,
};

/// What is given back.
#[derive(Clone, Debug, Default)]
pub struct RefundRequest {
    /// Positions of lines, each with the pieces that are meant; none means all.
    pub lines: Vec<(i64, Option<i64>)>,
    /// An amount in minor units, instead of lines. Neither means all that is left.
    pub amount_minor: Option<i64>,
    /// Whether the lines' pieces go back to stock.
    pub restocks: bool,
    /// Why.
    pub reason: String,
}

/// A line of a refund: what of it, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Share {
    index: usize,
    pieces: i64,
    minor: i64,
}

/// Asks for money to be given back, of the order's payment; a job does it. Never more than was paid and not given back.
pub async fn refund(app: &App, id: OrderId, request: &RefundRequest, actor: &str) -> Result<(RefundId, Money)> {
    app.db
        .transact(|mut tx| async move {
            let done = refund_within(app, &mut tx, id, request, actor).await?;
            tx.commit().await?;
            Ok(done)
        })
        .await
}

async fn refund_within(
    app: &App,
    tx: &mut Tx,
    id: OrderId,
    request: &RefundRequest,
    actor: &str,
) -> Result<(RefundId, Money)> {
    let now = app.clock.now();
    let order = locked(tx, id).await?;
    let payments = payments::of_order(&mut *tx, order.tenant_id, order.id).await?;
    let paid = payments.into_iter().find(|payment| is_paid(payment.status));
    let payment = paid.ok_or_else(|| refused(&order, "nothing is paid that could be given back"))?;
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    let shares = shares(&order, &lines, request)?;
    let left = payment.paid.checked_sub(payment.refunded).map_err(Error::internal)?;
    let minor = match (request.amount_minor, shares.is_empty()) {
        (Some(minor), _) => minor,
        (None, true) => left.minor,
        (None, false) => shares.iter().map(|share| share.minor).sum(),
    };
    if minor <= 0 {
        return Err(refused(&order, "that is nothing"));
    }
    let amount = Money::new(minor, payment.amount.currency);
    let count = store::details::events(&mut *tx, &[order.id]).await?;
    let earlier = count.iter().filter(|event| event.kind == EventKind::RefundRequested.name()).count();
    let key = format!("{}:refund:{}", order.reference(), earlier + 1);
    for share in &shares {
        if store::details::add_refunded(tx, lines[share.index].id, share.minor).await? == 0 {
            return Err(refused(&order, "a line was given back already"));
        }
    }
    if request.restocks {
        restock(app, tx, &lines, &shares, &key).await?;
    }
    let refund = payments::refund(tx, now, payment.id, amount, &request.reason, &key).await?;
    let positions: Vec<i64> = shares.iter().map(|share| lines[share.index].position).collect();
    let data = json!({
        "refundId": refund, "amountMinor": amount.minor, "lines": positions, "reason": request.reason, "restocked": request.restocks,
    });
    note(tx, order.id, EventKind::RefundRequested, actor, data, now).await?;
    Ok((refund, amount))
}

fn refused(order: &Order, reason: &str) -> Error {
    Diagnostic::new(format!("order {}", order.number), 0, reason).into()
}

/// What each of the named lines gives back: its share by pieces of what it cost and was not given back.
fn shares(order: &Order, lines: &[OrderLine], request: &RefundRequest) -> Result<Vec<Share>> {
    let mut shares: Vec<Share> = Vec::new();
    for (position, pieces) in &request.lines {
        let found = lines.iter().enumerate().find(|(_, line)| line.position == *position);
        let (index, line) = found.ok_or_else(|| refused(order, &format!("there is no line {position}")))?;
        let pieces = pieces.unwrap_or(line.quantity);
        if !(1..=line.quantity).contains(&pieces) {
            return Err(refused(order, &format!("line {position} has {} pieces", line.quantity)));
        }
        if shares.iter().any(|share| share.index == index) {
            return Err(refused(order, &format!("line {position} is named twice")));
        }
        shares.push(Share { index, pieces, minor: share_of(line, pieces) });
    }
    Ok(shares)
}

/// Rounded half up, and at most what is left: the last pieces give back the rest.
fn share_of(line: &OrderLine, pieces: i64) -> i64 {
    let left = line.total_minor - line.refunded_minor;
    if pieces == line.quantity {
        return left;
    }
    let exact = i128::from(line.total_minor) * i128::from(pieces);
    let rounded = (exact * 2 + i128::from(line.quantity)) / (i128::from(line.quantity) * 2);
    i64::try_from(rounded).unwrap_or(left).min(left)
}

async fn restock(app: &App, tx: &mut Tx, lines: &[OrderLine], shares: &[Share], reference: &str) -> Result<()> {
    let pieces: Vec<Line> =
        shares.iter().map(|share| Line { variant_id: lines[share.index].variant_id, quantity: share.pieces }).collect();
    let origin = Origin { actor: "order", reference: Some(reference), note: None };
    inventory::restock(tx, app.clock.now(), origin, &pieces).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::{OrderLineId, ProductId, VariantId};

    fn line(quantity: i64, total_minor: i64, refunded_minor: i64) -> OrderLine {
        OrderLine {
            id: OrderLineId(1),
            order_id: OrderId(1),
            position: 1,
            product_id: ProductId(1),
            variant_id: VariantId(1),
            sku: None,
            quantity,
            regular_unit_minor: 0,
            unit_minor: 0,
            total_minor,
            vat_basis_points: 2200,
            refunded_minor,
            details: crate::orders::model::LineDetails::default(),
        }
    }

    #[test]
    fn pieces_give_back_their_share_and_together_no_more_than_the_line_cost() {
        assert_eq!(share_of(&line(3, 1000, 0), 1), 333);
        assert_eq!(share_of(&line(3, 1000, 333), 2), 667);
        assert_eq!(share_of(&line(3, 1000, 667), 1), 333);
        assert_eq!(share_of(&line(2, 999, 0), 1), 500);
        assert_eq!(share_of(&line(2, 999, 500), 1), 499);
        assert_eq!(share_of(&line(2, 999, 999), 2), 0);
    }
}
