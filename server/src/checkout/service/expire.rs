//! Cancelling orders that were not paid in time.

use super::FOLLOW;
use crate::{app::App, error::Result, id::OrderId, orders, payments};

/// Kind of the recurring job that cancels orders that were not paid in time. Idempotent.
pub const EXPIRE: &str = "checkout.expire";

/// Queries the providers once more for every payment whose deadline has passed, and cancels the orders that are still unpaid. An
/// order that cannot be decided at present does not block the others.
pub async fn expire(app: &App) -> Result<()> {
    let mut last = None;
    loop {
        let overdue = orders::overdue(app, last).await?;
        let Some(next) = overdue.last().copied() else { return Ok(()) };
        for (_, id) in overdue {
            if let Err(error) = expire_one(app, id).await {
                tracing::warn!(%error, order = id.0, "an order past its payment deadline could not be checked and will be checked again");
            }
        }
        last = Some(next);
    }
}

async fn expire_one(app: &App, id: OrderId) -> Result<()> {
    let order = orders::get(app, id).await?;
    for payment in payments::of_order(&app.db, order.tenant_id, id).await? {
        if payment.status.is_open() {
            payments::settle(app, payment.id, FOLLOW).await?;
        }
    }
    if orders::cancel_overdue(app, id).await? {
        tracing::info!(order = order.number, "an order was cancelled: it was not paid in time");
    }
    Ok(())
}
