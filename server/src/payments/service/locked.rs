//! Reading and writing a payment under the lock of its order.

use chrono::{DateTime, Utc};

use crate::{
    db::Tx,
    error::{Error, Result},
    id::{OrderId, PaymentId},
    payments::{model::Payment, store::payments as store},
};

/// Locks an order's payments until the transaction ends: other transactions that change them, or the order together with them,
/// wait. Taken before the lock on the order's row, so that webhooks, shoppers and operators cannot deadlock.
pub async fn lock_order(tx: &mut Tx, order: OrderId) -> Result<()> {
    Ok(tx.lock("payment.order", order).await?)
}

/// Reads a payment under the lock of its order, so that only one of two payments pays the order.
pub async fn lock(tx: &mut Tx, id: PaymentId) -> Result<Payment> {
    let payment = store::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    lock_order(tx, payment.order_id).await?;
    store::lock(tx, id).await?.ok_or(Error::NotFound)
}

/// Writes a payment, and when the provider is queried next.
pub async fn save(tx: &mut Tx, now: DateTime<Utc>, payment: &Payment, check_at: Option<DateTime<Utc>>) -> Result<()> {
    store::update(tx, payment, check_at, now).await?;
    Ok(())
}
