//! Locks an order together with its payments.

use crate::{
    db::Tx,
    error::{Error, Result},
    id::OrderId,
    orders::{model::Order, store},
    payments,
};

/// Locks an order and its payments until the transaction ends, and returns the order.
pub(super) async fn locked(tx: &mut Tx, id: OrderId) -> Result<Order> {
    payments::lock_order(tx, id).await?;
    store::orders::lock(tx, id).await?.ok_or(Error::NotFound)
}
