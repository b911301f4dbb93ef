//! user_session and user_device.

use chrono::{DateTime, Utc};

use crate::{
    accounts::model::{SessionId, SessionInfo, UserId},
    db::{Db, DbResult, Session, Tx},
};

/// A session found by its token.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct SessionRow {
    pub id: SessionId,
    pub user_id: UserId,
    pub created_at: DateTime<Utc>,
    pub last_seen_at: DateTime<Utc>,
}

pub async fn insert(tx: &mut Tx, user: UserId, token: &str, device: &str, now: DateTime<Utc>) -> DbResult<SessionId> {
    tx.sql(
        "INSERT INTO user_session (user_id, token_hash, device, created_at, last_seen_at) VALUES ($1, $2, $3, $4, $4) \
         RETURNING id",
    )
    .bind(user)
    .bind(token.to_owned())
    .bind(device.to_owned())
    .bind(now)
    .scalar()
    .await
}

pub async fn find(db: &Db, token: &str) -> DbResult<Option<SessionRow>> {
    db.sql("SELECT id, user_id, created_at, last_seen_at FROM user_session WHERE token_hash = $1")
        .bind(token.to_owned())
        .optional()
        .await
}

/// Stores the time of a request, unless another request has stored one in the meantime.
pub async fn touch(db: &Db, session: &SessionRow, now: DateTime<Utc>) -> DbResult<u64> {
    db.sql("UPDATE user_session SET last_seen_at = $1 WHERE id = $2 AND last_seen_at = $3")
        .bind(now)
        .bind(session.id)
        .bind(session.last_seen_at)
        .execute()
        .await
}

/// The sessions of a user that started and were last used after these times, the latest first.
pub async fn list(
    db: &Db,
    user: UserId,
    begun_after: DateTime<Utc>,
    seen_after: DateTime<Utc>,
) -> DbResult<Vec<SessionInfo>> {
    db.sql(
        "SELECT id, created_at, last_seen_at, device FROM user_session \
         WHERE user_id = $1 AND created_at > $2 AND last_seen_at > $3 ORDER BY last_seen_at DESC, id DESC",
    )
    .bind(user)
    .bind(begun_after)
    .bind(seen_after)
    .all()
    .await
}

pub async fn delete(tx: &mut Tx, user: UserId, id: SessionId) -> DbResult<u64> {
    tx.sql("DELETE FROM user_session WHERE user_id = $1 AND id = $2").bind(user).bind(id).execute().await
}

pub async fn delete_all(tx: &mut Tx, user: UserId) -> DbResult<u64> {
    tx.sql("DELETE FROM user_session WHERE user_id = $1").bind(user).execute().await
}

/// Deletes the least recently used sessions, keeping `kept` of them.
pub async fn delete_oldest(tx: &mut Tx, user: UserId, kept: i64) -> DbResult<u64> {
    tx.sql(
        "DELETE FROM user_session WHERE user_id = $1 AND id NOT IN \
         (SELECT id FROM user_session WHERE user_id = $1 ORDER BY last_seen_at DESC, id DESC LIMIT $2)",
    )
    .bind(user)
    .bind(kept)
    .execute()
    .await
}

/// Deletes expired sessions of all users.
pub async fn delete_expired(tx: &mut Tx, last_seen: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM user_session WHERE last_seen_at <= $1").bind(last_seen).execute().await
}

/// Inserts a known browser.
pub async fn insert_device(tx: &mut Tx, user: UserId, token: &str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO user_device (token_hash, user_id, seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (token_hash, user_id) DO UPDATE SET seen_at = excluded.seen_at",
    )
    .bind(token.to_owned())
    .bind(user)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

pub async fn knows_device(db: &Db, user: UserId, token: &str, since: DateTime<Utc>) -> DbResult<bool> {
    let count: i64 = db
        .sql("SELECT COUNT(*) FROM user_device WHERE token_hash = $1 AND user_id = $2 AND seen_at > $3")
        .bind(token.to_owned())
        .bind(user)
        .bind(since)
        .scalar()
        .await?;
    Ok(count > 0)
}

/// Deletes known browsers not used since a given time.
pub async fn delete_old_devices(tx: &mut Tx, user: UserId, since: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM user_device WHERE user_id = $1 AND seen_at <= $2").bind(user).bind(since).execute().await
}

/// Deletes the least recently used known browsers, keeping `kept` of them.
pub async fn delete_oldest_devices(tx: &mut Tx, user: UserId, kept: i64) -> DbResult<u64> {
    tx.sql(
        "DELETE FROM user_device WHERE user_id = $1 AND token_hash NOT IN \
         (SELECT token_hash FROM user_device WHERE user_id = $1 ORDER BY seen_at DESC, token_hash LIMIT $2)",
    )
    .bind(user)
    .bind(kept)
    .execute()
    .await
}

/// Deletes all known browsers of a user.
pub async fn delete_devices(tx: &mut Tx, user: UserId) -> DbResult<u64> {
    tx.sql("DELETE FROM user_device WHERE user_id = $1").bind(user).execute().await
}
