//! security_event.

use chrono::{DateTime, Utc};

use crate::{
    accounts::model::UserId,
    db::{Db, DbResult, Session, Tx},
    visitor::Visitor,
};

/// A security event of an account.
#[derive(Clone, Debug, serde::Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    /// Its kind.
    pub kind: String,
    /// The client's network address.
    pub address: Option<String>,
    /// The client's browser.
    pub device: Option<String>,
    /// When.
    pub happened_at: DateTime<Utc>,
}

pub async fn insert(
    tx: &mut Tx,
    user: Option<UserId>,
    kind: &'static str,
    visitor: &Visitor,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO security_event (user_id, kind, address, device, happened_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(user)
        .bind(kind)
        .bind(visitor.address.map(|address| address.to_string()))
        .bind(Some(visitor.device.clone()).filter(|device| !device.is_empty()))
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// A user's events, the latest first.
pub async fn list(db: &Db, user: UserId) -> DbResult<Vec<Event>> {
    db.sql(
        "SELECT kind, address, device, happened_at FROM security_event WHERE user_id = $1 \
         ORDER BY happened_at DESC, id DESC",
    )
    .bind(user)
    .all()
    .await
}

/// Removes from a user's events everything that could identify the person.
pub async fn anonymise(tx: &mut Tx, user: UserId) -> DbResult<u64> {
    tx.sql("UPDATE security_event SET address = NULL, device = NULL, user_id = NULL WHERE user_id = $1")
        .bind(user)
        .execute()
        .await
}

/// Deletes a user's oldest events, keeping the newest `kept`.
pub async fn delete_oldest(tx: &mut Tx, user: UserId, kept: i64) -> DbResult<u64> {
    tx.sql(
        "DELETE FROM security_event WHERE user_id = $1 AND id <= \
         (SELECT id FROM security_event WHERE user_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)",
    )
    .bind(user)
    .bind(kept)
    .execute()
    .await
}

/// Deletes the oldest events without an account, keeping the newest `kept`.
pub async fn delete_oldest_of_nobody(tx: &mut Tx, kept: i64) -> DbResult<u64> {
    tx.sql(
        "DELETE FROM security_event WHERE user_id IS NULL AND id <= \
         (SELECT id FROM security_event WHERE user_id IS NULL ORDER BY id DESC LIMIT 1 OFFSET $1)",
    )
    .bind(kept)
    .execute()
    .await
}

/// Deletes events older than a given time.
pub async fn delete_before(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM security_event WHERE happened_at <= $1").bind(before).execute().await
}
