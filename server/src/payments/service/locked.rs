//! A payment under the lock of its order: read, and written back.

use chrono::{DateTime, Utc};

use crate::{
    db::Tx,
    error::{Error, Result},
    id::PaymentId,
    payments::{model::Payment, store::payments as store},
};

/// Reads a payment under the lock of its order, so that of two payments of an order only one counts.
pub async fn lock(tx: &mut Tx, id: PaymentId) -> Result<Payment> {
    let payment = store::find(&mut *tx, id).await?.ok_or(Error::NotFound)?;
    tx.lock("payment.order", payment.order_id).await?;
    store::lock(tx, id).await?.ok_or(Error::NotFound)
}

/// Writes a payment and when the provider is asked about it next.
pub async fn save(tx: &mut Tx, now: DateTime<Utc>, payment: &Payment, check_at: Option<DateTime<Utc>>) -> Result<()> {
    store::update(tx, payment, check_at, now).await?;
    Ok(())
}
