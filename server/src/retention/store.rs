//! SQL over retention_rule and retention_run.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use crate::db::{Db, DbResult, Session, Tx};

/// The periods set by operators.
pub(super) async fn periods<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, i64)>> {
    session.sql("SELECT name, keep_seconds FROM retention_rule ORDER BY name").all().await
}

/// Sets the period of a rule.
pub(super) async fn save(tx: &mut Tx, name: &str, keep_seconds: i64, actor: &str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO retention_rule (name, keep_seconds, actor, applied_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE SET keep_seconds = excluded.keep_seconds, actor = excluded.actor,
             applied_at = excluded.applied_at",
    )
    .bind(name.to_owned())
    .bind(keep_seconds)
    .bind(actor.to_owned())
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// When a rule was last enforced.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Run {
    pub(super) name: String,
    pub(super) ran_at: DateTime<Utc>,
    pub(super) removed: i64,
}

/// When each rule was last enforced.
pub(super) async fn runs(db: &Db) -> DbResult<Vec<Run>> {
    db.sql("SELECT name, ran_at, removed FROM retention_run ORDER BY name").all().await
}

/// Records that a rule was enforced.
pub(super) async fn note_run(db: &Db, name: &str, removed: i64, now: DateTime<Utc>) -> DbResult<()> {
    db.sql(
        "INSERT INTO retention_run (name, ran_at, removed) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at, removed = excluded.removed",
    )
    .bind(name.to_owned())
    .bind(now)
    .bind(removed)
    .execute()
    .await?;
    Ok(())
}
