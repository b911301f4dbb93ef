//! Effects of a return on its order: refunds of exact amounts, pieces returned to stock, parcels of exchanges.

use serde_json::json;

use super::{
    events::append_event,
    locked::locked,
    refund::{OrderRefund, RefundDetails, Share, left_of_payments, parts_of, refund_lines, refused},
};
use crate::{
    app::App,
    db::Tx,
    error::Result,
    id::{OrderId, VariantId},
    inventory::{self, Line, Origin},
    money::Money,
    orders::{
        event::{EventKind, Parcel},
        model::{self, Order, OrderLine},
        status::{DeliveryStatus, is_unpaid},
        store,
    },
};

/// Returned pieces of a line, with the amount refunded for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRefund {
    /// The line's position.
    pub position: i64,
    /// The number of its pieces; `None` when an earlier deduction is refunded.
    pub pieces: i64,
    /// The refunded amount.
    pub amount: Money,
}

/// A refund with amounts that are already decided.
#[derive(Clone, Debug)]
pub struct ExactRefund {
    /// The lines.
    pub lines: Vec<LineRefund>,
    /// Amount for shipping and charges.
    pub extra: Money,
    /// The reason.
    pub reason: String,
}

/// Pieces that are returned to stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestockedPieces {
    /// The order line that they belong to.
    pub position: i64,
    /// Their variant: after an exchange, it differs from the line's.
    pub variant_id: VariantId,
    /// Their number.
    pub pieces: i64,
}

/// An order by its id, locked with its payments until the transaction ends.
pub async fn lock(tx: &mut Tx, id: OrderId) -> Result<Order> {
    locked(tx, id).await
}

/// Refunds exact amounts in the caller's transaction, at most what is left of the payments; returns the refunded amount, which
/// may be zero. An order whose pieces have all been returned then gets the status "returned".
pub async fn refund_exactly(
    app: &App,
    tx: &mut Tx,
    id: OrderId,
    request: &ExactRefund,
    actor: &str,
) -> Result<OrderRefund> {
    let order = locked(tx, id).await?;
    let paid = left_of_payments(tx, &order).await?;
    if paid.is_empty() && is_unpaid(order.payment_status) {
        return Err(refused(&order, "nothing is paid yet that could be refunded"));
    }
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    let left = Money::sum(order.currency(), paid.iter().map(|(_, left)| *left))?;
    let (shares, extra) = within(&order, &lines, request, left)?;
    let amount = Money::sum(order.currency(), shares.iter().map(|share| share.amount).chain([extra]))?;
    let details = RefundDetails { actor, reason: &request.reason, amount, extra, restocks: false, key: None };
    let refunds = refund_lines(app, tx, &order, &lines, &shares, parts_of(paid, amount)?, details).await?;
    return_if_whole(app, tx, order, actor).await?;
    Ok(OrderRefund { refunds, amount })
}

/// The request's shares and extra amount, reduced to what is left.
fn within(order: &Order, lines: &[OrderLine], request: &ExactRefund, left: Money) -> Result<(Vec<Share>, Money)> {
    let (mut rest, mut shares) = (left, Vec::with_capacity(request.lines.len()));
    for refund in &request.lines {
        let found = lines.iter().position(|line| line.position == refund.position);
        let index = found.ok_or_else(|| refused(order, &format!("there is no line {}", refund.position)))?;
        let amount = refund.amount.at_least_zero().min(rest)?;
        rest = rest.checked_sub(amount)?;
        shares.push(Share { index, pieces: refund.pieces, amount });
    }
    Ok((shares, request.extra.at_least_zero().min(rest)?))
}

async fn return_if_whole(app: &App, tx: &mut Tx, mut order: Order, actor: &str) -> Result<()> {
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    let is_back = |line: &OrderLine| line.details.is_gift || line.refunded_pieces >= line.quantity;
    if !lines.iter().all(is_back) || !order.delivery_status.may_become(DeliveryStatus::Returned) {
        return Ok(());
    }
    order.delivery_status = DeliveryStatus::Returned;
    store::orders::update_state(tx, &order, app.clock.now()).await?;
    append_event(tx, order.id, EventKind::Returned, actor, json!(null), app.clock.now()).await
}

/// Returns pieces of an order to stock, once per reference. Pieces that were exchanged were sold under the references `exchanges`.
pub async fn restock(
    app: &App,
    tx: &mut Tx,
    id: OrderId,
    reference: &str,
    exchanges: Vec<String>,
    pieces: &[RestockedPieces],
) -> Result<()> {
    let lines = store::details::lines(&mut *tx, &[id]).await?;
    let sales: Vec<String> = exchanges.into_iter().chain([model::reference(id)]).collect();
    let back: Vec<Line> = pieces.iter().map(|one| Line { variant_id: one.variant_id, quantity: one.pieces }).collect();
    let origin = Origin { actor: "order", reference: Some(reference), note: None };
    inventory::restock(tx, app.clock.now(), origin, &sales, &back).await?;
    for one in pieces {
        if let Some(line) = lines.iter().find(|line| line.position == one.position) {
            store::details::add_restocked(tx, line.id, one.pieces).await?;
        }
    }
    Ok(())
}

/// Adds a parcel to an order that was shipped before, such as one with an exchange.
pub async fn add_parcel(app: &App, tx: &mut Tx, parcel: &Parcel, actor: &str) -> Result<()> {
    store::details::insert_parcel(tx, parcel).await?;
    let data = json!({ "carrier": parcel.carrier, "tracking": parcel.tracking, "url": parcel.tracking_url });
    append_event(tx, parcel.order_id, EventKind::Shipped, actor, data, app.clock.now()).await
}
