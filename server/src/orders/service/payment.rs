//! Updates orders when their payments change.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::{
    credit::{credit_refund, refunded_of_total},
    emails::enqueue_email,
    events::append_event,
    locked::locked,
    place::{issue_invoice, tenant_of},
    refund::give_lines_back,
};
use crate::{
    app::App,
    commissions::{self, PaidByCard},
    db::Tx,
    error::{Error, Result},
    id::{OrderId, PaymentId, RefundId},
    inventory::{self, Origin},
    mail::OrderEmailKind,
    money::Money,
    orders::{
        event::{EmailJob, EventKind},
        model::Order,
        status::{DeliveryStatus, PaymentStatus, is_unpaid, payment_may_become},
        store,
    },
    payments::{self, Cause, NewPayment, Payment, Transition},
    tenancy::PaymentProvider,
};

/// The actor of events caused by a payment.
const ACTOR: &str = "payment";

/// Updates the order of a changed payment, in the same transaction.
pub async fn payment_changed(app: &App, tx: &mut Tx, transition: &Transition) -> Result<()> {
    let Some(order) = store::orders::lock(tx, transition.payment.order_id).await? else {
        // The payment's record must not be lost because a restored backup lacks its order.
        tracing::error!(payment = transition.payment.id.0, "a payment changed, but its order does not exist");
        return Ok(());
    };
    match transition.cause {
        Cause::Provider | Cause::Collected => state_changed(app, tx, order, &transition.payment).await,
        Cause::Cancelled => Ok(()),
        Cause::SurplusPayment(refund) => {
            let data = json!({ "refundId": refund, "amount": transition.payment.paid });
            append_event(tx, order.id, EventKind::LatePayment, ACTOR, data, app.clock.now()).await
        }
        Cause::Refunded { refund_id, amount } => refunded(app, tx, order, &transition.payment, refund_id, amount).await,
        Cause::RefundFailed(refund) => {
            give_lines_back(tx, &order, refund, app.clock.now()).await?;
            append_event(tx, order.id, EventKind::RefundFailed, ACTOR, json!({ "refundId": refund }), app.clock.now())
                .await
        }
    }
}

/// A change that the order's status does not allow arrived too late.
async fn state_changed(app: &App, tx: &mut Tx, mut order: Order, payment: &Payment) -> Result<()> {
    let to = payment.status;
    // A payment that the shopper abandoned or let expire can be retried.
    let to = if to == PaymentStatus::Cancelled { PaymentStatus::Failed } else { to };
    if !payment_may_become(order.payment_status, to) {
        return Ok(());
    }
    order.payment_status = to;
    match to {
        PaymentStatus::Completed => paid(app, tx, order, payment.card.as_deref()).await,
        PaymentStatus::Failed => failed(app, tx, &order).await,
        PaymentStatus::Processing => {
            store::orders::update_state(tx, &order, app.clock.now()).await?;
            append_event(tx, order.id, EventKind::PaymentProcessing, ACTOR, json!(null), app.clock.now()).await
        }
        _ => Ok(store::orders::update_state(tx, &order, app.clock.now()).await?),
    }
}

/// Marks the order as paid: reserved stock is sold and the invoice is issued, unless that was done when it was placed.
async fn paid(app: &App, tx: &mut Tx, mut order: Order, card: Option<&str>) -> Result<()> {
    let now = app.clock.now();
    let was_held = order.hold_until.take().is_some();
    store::orders::update_state(tx, &order, now).await?;
    append_event(tx, order.id, EventKind::Paid, ACTOR, json!(null), now).await?;
    commissions::paid(tx, now, order.id).await?;
    if let Some(card) = card {
        let paid = PaidByCard { order: order.id, user: order.user_id, email: order.email.as_deref(), card };
        commissions::card_used(app, tx, paid).await?;
    }
    if !was_held {
        return Ok(());
    }
    let reference = order.reference();
    let origin = Origin { actor: "order", reference: Some(&reference), note: None };
    inventory::take(tx, now, origin).await?;
    let email = EmailJob::of(order.id, OrderEmailKind::Confirmation);
    enqueue_email(tx, now, order.tenant_id, order.user_id, &email).await?;
    if order.invoice_number.is_none() {
        issue_invoice(tx, &*tenant_of(app, order.tenant_id)?, order.id, now).await?;
    }
    Ok(())
}

async fn failed(app: &App, tx: &mut Tx, order: &Order) -> Result<()> {
    let now = app.clock.now();
    store::orders::update_state(tx, order, now).await?;
    append_event(tx, order.id, EventKind::PaymentFailed, ACTOR, json!(null), now).await?;
    let email = EmailJob::of(order.id, OrderEmailKind::PaymentFailed);
    enqueue_email(tx, now, order.tenant_id, order.user_id, &email).await
}

/// Money that arrived after the cancellation, or a second time, never paid the order: its refund does not change the order.
async fn refunded(
    app: &App,
    tx: &mut Tx,
    mut order: Order,
    payment: &Payment,
    refund: RefundId,
    amount: Money,
) -> Result<()> {
    let now = app.clock.now();
    let data = json!({ "refundId": refund, "amount": amount });
    let refunded = refunded_of_total(tx, &order).await?;
    if payment.status.counts() && refunded.is_positive() {
        order.refunded = refunded;
        let is_whole = order.refunded.compare(order.total)?.is_ge();
        order.payment_status = if is_whole { PaymentStatus::Refunded } else { PaymentStatus::PartiallyRefunded };
        store::orders::update_state(tx, &order, now).await?;
    }
    append_event(tx, order.id, EventKind::Refunded, ACTOR, data, now).await?;
    let email = EmailJob { amount: Some(amount), ..EmailJob::of(order.id, OrderEmailKind::Refunded) };
    enqueue_email(tx, now, order.tenant_id, order.user_id, &email).await?;
    credit_refund(app, tx, &order, refund, ACTOR).await
}

/// A payment of an order that waits for its money: the last one while it can still be paid, otherwise a new one.
pub async fn begin_again(app: &App, tx: &mut Tx, id: OrderId) -> Result<(Order, PaymentId)> {
    let now = app.clock.now();
    let mut order = locked(tx, id).await?;
    let hold_until = order.hold_until.filter(|until| *until > now);
    let is_open = is_unpaid(order.payment_status) && order.delivery_status == DeliveryStatus::Pending;
    let (Some(expires_at), true) = (hold_until, is_open) else {
        return Err(Error::rejected("error-order-payment-closed"));
    };
    if let Some(payment) = payable(tx, &order).await? {
        return Ok((order, payment));
    }
    let payment = payments::begin(tx, now, &next_payment(&order, expires_at)?).await?;
    if order.payment_status == PaymentStatus::Failed {
        order.payment_status = PaymentStatus::Pending;
        store::orders::update_state(tx, &order, now).await?;
    }
    append_event(tx, order.id, EventKind::PaymentRetried, "shopper", json!(null), now).await?;
    Ok((order, payment))
}

/// The last payment of an order while it can still be paid, unless the latest attempt failed.
async fn payable(tx: &mut Tx, order: &Order) -> Result<Option<PaymentId>> {
    if order.payment_status != PaymentStatus::Pending {
        return Ok(None);
    }
    let payments = payments::of_order(tx, order.tenant_id, order.id).await?;
    let last = payments.last().filter(|payment| payment.status == PaymentStatus::Pending);
    Ok(last.map(|payment| payment.id))
}

fn next_payment(order: &Order, expires_at: DateTime<Utc>) -> Result<NewPayment> {
    let provider = PaymentProvider::from_name(&order.payment_method);
    let provider =
        provider.ok_or_else(|| Error::internal(format!("order {} is paid by {}", order.id, order.payment_method)))?;
    Ok(NewPayment {
        tenant_id: order.tenant_id,
        order_id: order.id,
        provider,
        amount: order.total,
        reference: order.number.clone(),
        expires_at,
    })
}
