//! Cancelling orders: stock, coupon use and payments are reversed.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::{credit::credit_whole, emails::enqueue_email, events::append_event, locked::locked};
use crate::{
    app::App,
    commissions,
    db::Tx,
    error::{Error, Result},
    id::OrderId,
    inventory::{self, Line, Origin},
    mail::OrderEmailKind,
    orders::{
        event::{EmailJob, EventKind},
        model::Order,
        status::{DeliveryStatus, PaymentStatus, is_paid, is_unpaid},
        store,
    },
    payments, promotions,
};

/// Overdue orders that are read at once.
const BATCH: i64 = 200;

/// Why an order is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CancelReason {
    /// On the shopper's request; only before it is packed.
    Shopper,
    /// By an operator; only before it is shipped.
    Operator,
    /// It was not paid in time.
    Expired,
}

impl CancelReason {
    fn event(self) -> EventKind {
        if self == Self::Expired { EventKind::Expired } else { EventKind::Cancelled }
    }

    fn allows(self, order: &Order) -> bool {
        match self {
            Self::Shopper => order.delivery_status == DeliveryStatus::Pending,
            Self::Operator => order.delivery_status.may_become(DeliveryStatus::Cancelled),
            Self::Expired => order.delivery_status == DeliveryStatus::Pending && is_unpaid(order.payment_status),
        }
    }
}

/// Cancels an order: releases stock and coupon use, closes its open payments, refunds what was paid and credits what was
/// invoiced.
pub async fn cancel(app: &App, tx: &mut Tx, id: OrderId, reason: CancelReason, actor: &str) -> Result<Order> {
    let now = app.clock.now();
    let mut order = locked(tx, id).await?;
    if !reason.allows(&order) {
        return Err(Error::rejected("error-order-not-cancellable"));
    }
    give_stock_back(app, tx, &order).await?;
    promotions::cancel_uses(tx, order.tenant_id, &order.reference(), now).await?;
    payments::cancel(tx, now, order.tenant_id, order.id).await?;
    commissions::cancel(tx, now, order.id).await?;
    refund_whole(app, tx, &order).await?;
    order.hold_until = None;
    order.delivery_status = DeliveryStatus::Cancelled;
    if is_unpaid(order.payment_status) {
        order.payment_status = PaymentStatus::Cancelled;
    }
    store::orders::update_state(tx, &order, now).await?;
    append_event(tx, order.id, reason.event(), actor, json!(null), now).await?;
    let email = EmailJob::of(order.id, OrderEmailKind::Cancelled);
    enqueue_email(tx, now, order.tenant_id, order.user_id, &email).await?;
    credit_whole(app, tx, &order, actor).await?;
    Ok(order)
}

async fn give_stock_back(app: &App, tx: &mut Tx, order: &Order) -> Result<()> {
    let now = app.clock.now();
    if order.hold_until.is_some() {
        let reference = order.reference();
        return inventory::release(tx, now, Origin { actor: "order", reference: Some(&reference), note: None }).await;
    }
    let lines = store::details::lines(&mut *tx, &[order.id]).await?;
    // Pieces of an earlier partial refund may already be back in stock.
    let left = lines.iter().map(|line| (line.variant_id, line.quantity - line.restocked_pieces));
    let left = left.filter(|(_, quantity)| *quantity > 0);
    let lines: Vec<Line> = left.map(|(variant_id, quantity)| Line { variant_id, quantity }).collect();
    let reference = format!("{}:cancelled", order.reference());
    let origin = Origin { actor: "order", reference: Some(&reference), note: None };
    inventory::restock(tx, now, origin, &[order.reference()], &lines).await
}

/// Refunds the rest of what was paid.
async fn refund_whole(app: &App, tx: &mut Tx, order: &Order) -> Result<()> {
    if !is_paid(order.payment_status) {
        return Ok(());
    }
    let payments = payments::of_order(&mut *tx, order.tenant_id, order.id).await?;
    for payment in payments.iter().filter(|payment| is_paid(payment.status)) {
        let left = payments::refundable(tx, payment).await?;
        if left.is_positive() {
            let key = format!("{}:cancelled", order.reference());
            payments::refund(tx, app.clock.now(), payment.id, left, "order cancelled", &key).await?;
        }
    }
    Ok(())
}

/// The next unpaid orders whose payment deadline has passed, each with its deadline, in the order of the deadlines.
pub async fn overdue(app: &App, after: Option<(DateTime<Utc>, OrderId)>) -> Result<Vec<(DateTime<Utc>, OrderId)>> {
    Ok(store::orders::overdue(&app.db, app.clock.now(), after, BATCH).await?)
}

/// Cancels an order whose payment deadline has passed, unless it was paid meanwhile or its provider is still processing it.
pub async fn cancel_overdue(app: &App, id: OrderId) -> Result<bool> {
    app.db
        .transact(|mut tx| async move {
            let order = locked(&mut tx, id).await?;
            let is_over = order.hold_until.is_some_and(|until| until <= app.clock.now());
            let waits = matches!(order.payment_status, PaymentStatus::Pending | PaymentStatus::Failed);
            if !is_over || !waits {
                tx.rollback().await?;
                return Ok(false);
            }
            cancel(app, &mut tx, id, CancelReason::Expired, "vitrina").await?;
            tx.commit().await?;
            Ok(true)
        })
        .await
}
