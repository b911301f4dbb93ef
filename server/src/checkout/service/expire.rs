//! Orders that nobody paid in time.

use super::FOLLOW;
use crate::{app::App, error::Result, id::OrderId, orders, payments};

/// The kind of the recurring job that cancels orders which nobody paid in time. Done twice, it finds nothing.
pub const EXPIRE: &str = "checkout.expire";

/// Asks the providers once more about every payment whose time is over, and cancels the orders that are still unpaid. One order that cannot
/// be decided now does not keep the others waiting.
pub async fn expire(app: &App) -> Result<()> {
    for id in orders::overdue(app).await? {
        if let Err(error) = expire_one(app, id).await {
            tracing::warn!(%error, order = id.0, "an order whose time is over cannot be decided yet");
        }
    }
    Ok(())
}

async fn expire_one(app: &App, id: OrderId) -> Result<()> {
    let order = orders::get(app, id).await?;
    for payment in payments::of_order(&app.db, order.tenant_id, id).await? {
        if payment.status.is_open() {
            payments::settle(app, payment.id, FOLLOW).await?;
        }
    }
    if orders::cancel_overdue(app, id).await? {
        tracing::info!(order = order.number, "an order was cancelled: nobody paid it in time");
    }
    Ok(())
}
