//! Appends events to orders.

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::{
    db::Tx,
    error::Result,
    id::OrderId,
    orders::{event::EventKind, store},
};

/// Appends an event to an order.
pub(super) async fn append_event(
    tx: &mut Tx,
    order: OrderId,
    kind: EventKind,
    actor: &str,
    data: Value,
    now: DateTime<Utc>,
) -> Result<()> {
    Ok(store::details::insert_events(tx, &[order], kind, actor, data, now).await?)
}
