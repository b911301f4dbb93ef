//! Operators' actions on orders.

use futures::FutureExt as _;
use serde_json::{Value, json};

use super::{
    CancelReason, cancel, credit::credit_whole, emails::enqueue_email, events::append_event, locked::locked,
    payment::payment_changed,
};
use crate::{
    app::App,
    commissions,
    db::Tx,
    error::{Error, Result},
    id::OrderId,
    mail::OrderEmailKind,
    orders::{
        event::{EmailJob, EventKind, Parcel},
        model::Order,
        status::{DeliveryStatus, PaymentStatus, is_paid, is_unpaid},
        store,
    },
    payments,
    pricing::DeliveryType,
};

/// An operator's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperatorAction {
    /// The goods are packed.
    Pack,
    /// A parcel was handed to a carrier.
    Ship {
        /// The carrier.
        carrier: String,
        /// The carrier's tracking number.
        tracking: String,
        /// The tracking URL.
        url: Option<String>,
    },
    /// The goods are ready for collection at the warehouse.
    Ready,
    /// The shopper has received the goods; an order paid on delivery is thereby paid.
    Deliver,
    /// The goods were returned.
    Return,
    /// Nothing is shipped; what was paid is refunded.
    Cancel,
}

impl OperatorAction {
    fn status(&self) -> DeliveryStatus {
        match self {
            Self::Pack => DeliveryStatus::Packed,
            Self::Ship { .. } => DeliveryStatus::Shipped,
            Self::Ready => DeliveryStatus::ReadyForPickup,
            Self::Deliver => DeliveryStatus::Delivered,
            Self::Return => DeliveryStatus::Returned,
            Self::Cancel => DeliveryStatus::Cancelled,
        }
    }

    fn event(&self) -> EventKind {
        match self {
            Self::Pack => EventKind::Packed,
            Self::Ship { .. } => EventKind::Shipped,
            Self::Ready => EventKind::ReadyForPickup,
            Self::Deliver => EventKind::Delivered,
            Self::Return => EventKind::Returned,
            Self::Cancel => EventKind::Cancelled,
        }
    }

    fn email(&self) -> Option<OrderEmailKind> {
        match self {
            Self::Ship { .. } => Some(OrderEmailKind::Shipped),
            Self::Ready => Some(OrderEmailKind::ReadyForPickup),
            Self::Deliver => Some(OrderEmailKind::Delivered),
            Self::Pack | Self::Return | Self::Cancel => None,
        }
    }

    fn data(&self) -> Value {
        match self {
            Self::Ship { carrier, tracking, url } => json!({ "carrier": carrier, "tracking": tracking, "url": url }),
            _ => Value::Null,
        }
    }

    /// Why the action is not possible at present, for the operator.
    pub fn refusal(&self, order: &Order) -> Option<String> {
        let to = self.status();
        if !order.delivery_status.may_become(to) {
            let next: Vec<&str> = order.delivery_status.next().iter().map(|status| status.name()).collect();
            let next = if next.is_empty() { "none".to_owned() } else { next.join(" or ") };
            let from = order.delivery_status.name();
            return Some(format!("order {} is {from}; possible next statuses: {next}", order.number));
        }
        let is_pickup = order.delivery() == DeliveryType::Pickup;
        if (to == DeliveryStatus::Shipped && is_pickup) || (to == DeliveryStatus::ReadyForPickup && !is_pickup) {
            return Some(format!("order {} is to be delivered by {}", order.number, order.delivery_type));
        }
        let is_payable = is_paid(order.payment_status) || order.is_cash_on_delivery();
        if matches!(self, Self::Pack) && !is_payable {
            return Some(format!("order {} is not paid: its payment is {}", order.number, order.payment_status.name()));
        }
        None
    }
}

/// Performs an action in one transaction. Fails with the reason when the order does not allow it.
pub async fn act(app: &App, id: OrderId, act: &OperatorAction, actor: &str) -> Result<Order> {
    app.db
        .transact(|mut tx| async move {
            let order = locked(&mut tx, id).await?;
            if let Some(refusal) = act.refusal(&order) {
                return Err(Error::from(crate::diagnostic::Diagnostic::new(
                    format!("order {}", order.number),
                    0,
                    refusal,
                )));
            }
            let order = match act {
                OperatorAction::Cancel => cancel(app, &mut tx, id, CancelReason::Operator, actor).boxed().await?,
                _ => moved(app, &mut tx, order, act, actor).boxed().await?,
            };
            tx.commit().await?;
            Ok(order)
        })
        .await
}

async fn moved(app: &App, tx: &mut Tx, mut order: Order, act: &OperatorAction, actor: &str) -> Result<Order> {
    let now = app.clock.now();
    order.delivery_status = act.status();
    store::orders::update_state(tx, &order, now).await?;
    if let OperatorAction::Ship { carrier, tracking, url } = act {
        let parcel = Parcel {
            order_id: order.id,
            carrier: carrier.clone(),
            tracking: tracking.clone(),
            tracking_url: url.clone(),
            shipped_at: now,
        };
        store::details::insert_parcel(tx, &parcel).await?;
    }
    append_event(tx, order.id, act.event(), actor, act.data(), now).await?;
    if let Some(kind) = act.email() {
        enqueue_email(tx, now, order.tenant_id, order.user_id, &EmailJob::of(order.id, kind)).await?;
    }
    if matches!(act, OperatorAction::Deliver) {
        commissions::delivered(tx, now, order.id).await?;
    }
    if matches!(act, OperatorAction::Return) && is_unpaid(order.payment_status) {
        return returned_unpaid(app, tx, order, actor).await;
    }
    if matches!(act, OperatorAction::Deliver) && order.is_cash_on_delivery() && is_unpaid(order.payment_status) {
        collect(app, tx, &order).await?;
        return locked(tx, order.id).await;
    }
    Ok(order)
}

/// Credits the invoice of an order returned unpaid, such as a parcel refused at the door: it will not be paid any more.
async fn returned_unpaid(app: &App, tx: &mut Tx, mut order: Order, actor: &str) -> Result<Order> {
    let now = app.clock.now();
    payments::cancel(tx, now, order.tenant_id, order.id).await?;
    commissions::cancel(tx, now, order.id).await?;
    order.payment_status = PaymentStatus::Cancelled;
    store::orders::update_state(tx, &order, now).await?;
    credit_whole(app, tx, &order, actor).await?;
    Ok(order)
}

/// Records the money of an order paid on delivery as collected.
async fn collect(app: &App, tx: &mut Tx, order: &Order) -> Result<()> {
    let collected = payments::collected(tx, app.clock.now(), order.tenant_id, order.id).await?;
    match collected {
        Some(transition) => payment_changed(app, tx, &transition).await,
        None => Ok(()),
    }
}

/// Stores an operator's note on an order.
pub async fn add_note(app: &App, id: OrderId, text: &str, actor: &str) -> Result<()> {
    let mut tx = app.db.begin().await?;
    locked(&mut tx, id).await?;
    append_event(&mut tx, id, EventKind::Note, actor, json!({ "text": text }), app.clock.now()).await?;
    tx.commit().await?;
    Ok(())
}
