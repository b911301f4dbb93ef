//! Records security events of accounts.

use chrono::{DateTime, Utc};

use crate::{
    accounts::{limits, model::UserId, store::events},
    db::Tx,
    error::Result,
    visitor::Visitor,
};

/// Records a security event.
pub(super) async fn append_event(
    tx: &mut Tx,
    user: Option<UserId>,
    kind: &'static str,
    visitor: &Visitor,
    now: DateTime<Utc>,
) -> Result<()> {
    tracing::info!(target: "vitrina::security", user = user.map(i64::from), kind, address = ?visitor.address, device = visitor.device);
    events::insert(tx, user, kind, visitor, now).await?;
    if let Some(user) = user {
        events::delete_oldest(tx, user, limits::EVENTS).await?;
    }
    Ok(())
}
