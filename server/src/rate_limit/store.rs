//! throttle.

use chrono::{DateTime, Utc};

use crate::db::{Db, DbResult, Session, Tx};

/// Failures that faded from a time on.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Count {
    pub failures: i64,
    pub failed_at: DateTime<Utc>,
}

/// The count of a key, held until the transaction ends; a new key has none.
pub async fn hold(tx: &mut Tx, key: &str, now: DateTime<Utc>) -> DbResult<Count> {
    tx.sql(
        "INSERT INTO throttle (key, failures, failed_at) VALUES ($1, 0, $2)
         ON CONFLICT (key) DO UPDATE SET failures = throttle.failures RETURNING failures, failed_at",
    )
    .bind(key.to_owned())
    .bind(now)
    .one()
    .await
}

pub async fn set(tx: &mut Tx, key: &str, count: &Count) -> DbResult<u64> {
    tx.sql("UPDATE throttle SET failures = $1, failed_at = $2 WHERE key = $3")
        .bind(count.failures)
        .bind(count.failed_at)
        .bind(key.to_owned())
        .execute()
        .await
}

/// Sets what a count was before, if it still is what it became.
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

/// Takes one failure off.
pub async fn subtract(tx: &mut Tx, key: &str) -> DbResult<u64> {
    tx.sql("UPDATE throttle SET failures = failures - 1 WHERE key = $1 AND failures > 0")
        .bind(key.to_owned())
        .execute()
        .await
}

pub async fn delete(tx: &mut Tx, key: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM throttle WHERE key = $1").bind(key.to_owned()).execute().await
}

/// Deletes counts that have faded, each by itself: who holds one and waits for another is never waited for here.
pub async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<()> {
    let keys: Vec<String> = db.sql("SELECT key FROM throttle WHERE failed_at <= $1").bind(before).scalars().await?;
    for key in keys {
        db.sql("DELETE FROM throttle WHERE key = $1 AND failed_at <= $2").bind(key).bind(before).execute().await?;
    }
    Ok(())
}
