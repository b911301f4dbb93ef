//! SQL over idempotency_key.

use chrono::{DateTime, Utc};

use crate::db::{Db, DbResult, Session};

#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) request_hash: String,
    pub(super) answer: Option<Vec<u8>>,
    pub(super) created_at: DateTime<Utc>,
}

/// Number of inserted rows: 0 when the key exists.
pub(super) async fn insert(db: &Db, key: &str, request: &str, now: DateTime<Utc>) -> DbResult<u64> {
    db.sql(
        "INSERT INTO idempotency_key (key_hash, request_hash, answer, created_at) VALUES ($1, $2, NULL, $3)
         ON CONFLICT (key_hash) DO NOTHING",
    )
    .bind(key.to_owned())
    .bind(request.to_owned())
    .bind(now)
    .execute()
    .await
}

pub(super) async fn find(db: &Db, key: &str) -> DbResult<Option<Row>> {
    db.sql("SELECT request_hash, answer, created_at FROM idempotency_key WHERE key_hash = $1")
        .bind(key.to_owned())
        .optional()
        .await
}

/// Restarts an expired or abandoned call, if its row still has this start time.
pub(super) async fn take_over(
    db: &Db,
    key: &str,
    request: &str,
    since: DateTime<Utc>,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    db.sql(
        "UPDATE idempotency_key SET request_hash = $1, answer = NULL, created_at = $2
         WHERE key_hash = $3 AND created_at = $4",
    )
    .bind(request.to_owned())
    .bind(now)
    .bind(key.to_owned())
    .bind(since)
    .execute()
    .await
}

/// Stores the response of the call that began at this time.
pub(super) async fn update_answer(db: &Db, key: &str, began: DateTime<Utc>, answer: Vec<u8>) -> DbResult<u64> {
    db.sql("UPDATE idempotency_key SET answer = $1 WHERE key_hash = $2 AND created_at = $3")
        .bind(answer)
        .bind(key.to_owned())
        .bind(began)
        .execute()
        .await
}

/// Deletes the call that began at this time.
pub(super) async fn delete(db: &Db, key: &str, began: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM idempotency_key WHERE key_hash = $1 AND created_at = $2")
        .bind(key.to_owned())
        .bind(began)
        .execute()
        .await
}

pub(super) async fn delete_before(db: &Db, time: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM idempotency_key WHERE created_at <= $1").bind(time).execute().await
}
