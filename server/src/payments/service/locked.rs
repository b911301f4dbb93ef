//! A payment under the lock of its order: read, and written back.

use chrono::{DateTime, Utc};

use crate::{
    db::Tx,
    error::{Error, Result},
    id::{OrderId, PaymentId},
    payments::{model::Payment, store::payments as store},
};

/// Makes everybody wait who changes payments of an order, or the order with them, until the transaction ends. Taken before the order's row,
/// so that what a provider reports and what a shopper or operator does never wait for each other crosswise.
pub async fn lock_order(tx: &mut Tx, order: OrderId) -> Result<()> {
    Ok(tx.lock("payment.order", order).await?)
}

/// Reads a payment under the lock of its order, so that of two payments of an order only one counts.
pub async fn lock(tx: &mut Tx, id: PaymentId) -> Result<Payment> {
    let payment = store::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    lock_order(tx, payment.order_id).await?;
    store::lock(tx, id).await?.ok_or(Error::NotFound)
}

/// Writes a payment and when the provider is asked about it next.
pub async fn save(tx: &mut Tx, now: DateTime<Utc>, payment: &Payment, check_at: Option<DateTime<Utc>>) -> Result<()> {
    store::update(tx, payment, check_at, now).await?;
    Ok(())
}
