//! SQL over throttle.

use chrono::{DateTime, Utc};

use crate::db::{Db, DbResult, Session, Tx, insert_many, insert_returning};

/// A number of failures, which expire from a time on.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Count {
    pub failures: i64,
    pub failed_at: DateTime<Utc>,
}

/// Adds to the counts of keys and returns them with the time of the previous failure; for a new key, the current time. The rows
/// are locked in the given order until the transaction ends.
pub async fn add(tx: &mut Tx, keys: &[(&str, i64)], now: DateTime<Utc>) -> DbResult<Vec<(String, Count)>> {
    let rows: Vec<(String, i64, DateTime<Utc>)> = insert_returning(
        tx,
        "INSERT INTO throttle (key, failures, failed_at) VALUES",
        " ON CONFLICT (key) DO UPDATE SET failures = throttle.failures + excluded.failures RETURNING key, failures, failed_at",
        keys,
        |statement, (key, times)| {
            statement.push_bind(" (", (*key).to_owned()).push_bind(",", *times).push_bind(",", now).push(")")
        },
    )
    .await?;
    Ok(rows.into_iter().map(|(key, failures, failed_at)| (key, Count { failures, failed_at })).collect())
}

/// Writes the counts of keys whose rows are locked.
pub async fn set(tx: &mut Tx, counts: &[(&str, &Count)]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO throttle (key, failures, failed_at) VALUES",
        " ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, failed_at = excluded.failed_at",
        counts,
        |statement, (key, count)| {
            statement
                .push_bind(" (", (*key).to_owned())
                .push_bind(",", count.failures)
                .push_bind(",", count.failed_at)
                .push(")")
        },
    )
    .await
}

/// Restores a count to `before`, if it still equals `after`.
pub async fn restore(tx: &mut Tx, key: &str, after: &Count, before: &Count) -> DbResult<u64> {
    tx.sql("UPDATE throttle SET failures = $1, failed_at = $2 WHERE key = $3 AND failures = $4 AND failed_at = $5")
        .bind(before.failures)
        .bind(before.failed_at)
        .bind(key.to_owned())
        .bind(after.failures)
        .bind(after.failed_at)
        .execute()
        .await
}

/// Reduces a count by one.
pub async fn subtract(tx: &mut Tx, key: &str) -> DbResult<u64> {
    tx.sql("UPDATE throttle SET failures = failures - 1 WHERE key = $1 AND failures > 0")
        .bind(key.to_owned())
        .execute()
        .await
}

pub async fn delete(tx: &mut Tx, key: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM throttle WHERE key = $1").bind(key.to_owned()).execute().await
}

/// Deletes expired counts one by one: a single lock at a time cannot deadlock with transactions that lock several.
pub async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<()> {
    let keys: Vec<String> = db.sql("SELECT key FROM throttle WHERE failed_at <= $1").bind(before).scalars().await?;
    for key in keys {
        db.sql("DELETE FROM throttle WHERE key = $1 AND failed_at <= $2").bind(key).bind(before).execute().await?;
    }
    Ok(())
}
