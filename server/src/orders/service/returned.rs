//! What a return does to its order: money goes back for exact amounts, pieces go back to stock, an exchange is sent.

use serde_json::json;

use super::{
    locked, note,
    refund::{Entry, OrderRefund, Share, give_back, left_of_payments, parts_of, refused},
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{OrderId, VariantId},
    inventory::{self, Line, Origin},
    money::Money,
    orders::{
        event::{EventKind, Parcel},
        model::{Order, OrderLine},
        status::{DeliveryStatus, is_unpaid},
        store,
    },
};

/// Pieces of a line that go back, and what is given back for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRefund {
    /// Which line.
    pub position: i64,
    /// How many of its pieces; none where an earlier deduction is made good.
    pub pieces: i64,
    /// For how much.
    pub amount_minor: i64,
}

/// A refund whose amounts are decided already.
#[derive(Clone, Debug, Default)]
pub struct ExactRefund {
    /// The lines.
    pub lines: Vec<LineRefund>,
    /// Shipping and charges.
    pub extra_minor: i64,
    /// Why.
    pub reason: String,
}

/// Pieces that go back to stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestockedPieces {
    /// The line of the order that they belong to.
    pub position: i64,
    /// What they are: after an exchange another variant than the line's.
    pub variant_id: VariantId,
    /// How many.
    pub pieces: i64,
}

/// An order by its id, locked with its payments until the transaction ends.
pub async fn lock(tx: &mut Tx, id: OrderId) -> Result<Order> {
    locked(tx, id).await
}

/// Gives exact amounts back, in the caller's transaction, as far as so much is left of what was paid; gives what it came to, which may be
/// nothing. An order of which everything went back is returned then.
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
        return Err(refused(&order, "nothing is paid yet that could be given back"));
    }
    let currency = order.currency.parse().map_err(Error::internal)?;
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    let left = Money::sum(currency, paid.iter().map(|(_, left)| *left)).map_err(Error::internal)?;
    let (shares, extra_minor) = within(&order, &lines, request, left.minor)?;
    let minor = shares.iter().map(|share| share.minor).sum::<i64>() + extra_minor;
    let amount = Money::new(minor, currency);
    let entry = Entry { actor, reason: &request.reason, amount, extra_minor, restocks: false };
    let refunds = give_back(app, tx, &order, (&lines, &shares), parts_of(paid, amount), entry).await?;
    return_if_whole(app, tx, order, actor).await?;
    Ok(OrderRefund { refunds, amount })
}

/// The shares of a request and what is beside them, cut to what is left.
fn within(order: &Order, lines: &[OrderLine], request: &ExactRefund, left: i64) -> Result<(Vec<Share>, i64)> {
    let (mut rest, mut shares) = (left, Vec::with_capacity(request.lines.len()));
    for refund in &request.lines {
        let found = lines.iter().position(|line| line.position == refund.position);
        let index = found.ok_or_else(|| refused(order, &format!("there is no line {}", refund.position)))?;
        let minor = refund.amount_minor.clamp(0, rest);
        rest -= minor;
        shares.push(Share { index, pieces: refund.pieces, minor });
    }
    Ok((shares, request.extra_minor.clamp(0, rest)))
}

async fn return_if_whole(app: &App, tx: &mut Tx, mut order: Order, actor: &str) -> Result<()> {
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    let is_back = |line: &OrderLine| line.details.is_gift || line.refunded_pieces >= line.quantity;
    if !lines.iter().all(is_back) || !order.delivery_status.may_become(DeliveryStatus::Returned) {
        return Ok(());
    }
    order.delivery_status = DeliveryStatus::Returned;
    store::orders::update_state(tx, &order, app.clock.now()).await?;
    note(tx, order.id, EventKind::Returned, actor, json!(null), app.clock.now()).await
}

/// Puts pieces of an order back to stock, once for a reference.
pub async fn put_back(app: &App, tx: &mut Tx, id: OrderId, reference: &str, pieces: &[RestockedPieces]) -> Result<()> {
    let lines = store::details::lines(&mut *tx, &[id]).await?;
    let back: Vec<Line> = pieces.iter().map(|one| Line { variant_id: one.variant_id, quantity: one.pieces }).collect();
    let origin = Origin { actor: "order", reference: Some(reference), note: None };
    inventory::restock(tx, app.clock.now(), origin, &back).await?;
    for one in pieces {
        if let Some(line) = lines.iter().find(|line| line.position == one.position) {
            store::details::add_restocked(tx, line.id, one.pieces).await?;
        }
    }
    Ok(())
}

/// Adds a parcel to an order that was sent before, such as one with an exchange.
pub async fn add_parcel(app: &App, tx: &mut Tx, parcel: &Parcel, actor: &str) -> Result<()> {
    store::details::insert_parcel(tx, parcel).await?;
    let data = json!({ "carrier": parcel.carrier, "tracking": parcel.tracking, "url": parcel.tracking_url });
    note(tx, parcel.order_id, EventKind::Shipped, actor, data, app.clock.now()).await
}
