//! SQL over job.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::model::{Job, JobId, NewJob, State};
use crate::db::{Db, DbResult, Dialect, Session, Statement, Tx};

/// A stored job without its payload.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) id: JobId,
    pub(super) kind: String,
    pub(super) about: String,
    pub(super) created_at: DateTime<Utc>,
    pub(super) run_at: DateTime<Utc>,
    pub(super) attempts: i64,
    pub(super) lease: Option<Uuid>,
    pub(super) error: Option<String>,
    pub(super) dead_at: Option<DateTime<Utc>>,
}

/// Writes a job and gives its id.
pub(super) async fn insert(tx: &mut Tx, job: &NewJob) -> DbResult<JobId> {
    tx.sql(
        "INSERT INTO job (kind, about, payload, user_id, created_at, run_at, attempts)
         VALUES ($1, $2, $3, $4, $5, $6, 0) RETURNING id",
    )
    .bind(job.kind)
    .bind(&*job.about)
    .bind(&*job.payload)
    .bind(job.user_id)
    .bind(job.created_at)
    .bind(job.run_at)
    .scalar()
    .await
}

/// Whether a job waits to be taken. Reads only, so that an idle worker never asks for SQLite's writer.
pub(super) async fn is_due(db: &Db, now: DateTime<Utc>) -> DbResult<bool> {
    let due: Option<i64> = db
        .sql("SELECT id FROM job WHERE dead_at IS NULL AND run_at <= $1 ORDER BY run_at, id LIMIT 1")
        .bind(now)
        .optional_scalar()
        .await?;
    Ok(due.is_some())
}

/// Takes the job that has waited longest. No two workers get the same one: on PostgreSQL the row is locked and passed over by the
/// others, on SQLite there is one writer.
pub(super) async fn claim(db: &Db, now: DateTime<Utc>, until: DateTime<Utc>, lease: Uuid) -> DbResult<Option<Job>> {
    let pass_over = match db.dialect() {
        Dialect::Sqlite => "",
        Dialect::Postgres => " FOR UPDATE SKIP LOCKED",
    };
    db.sql(
        "UPDATE job SET lease = $1, run_at = $2, attempts = attempts + 1
         WHERE dead_at IS NULL AND run_at <= $3
           AND id = (SELECT id FROM job WHERE dead_at IS NULL AND run_at <= $3 ORDER BY run_at, id LIMIT 1",
    )
    .bind(lease)
    .bind(until)
    .bind(now)
    .push(pass_over)
    .push(") RETURNING id, kind, about, payload, created_at, attempts, lease")
    .optional()
    .await
}

/// Deletes a job that its holder has done.
pub(super) async fn delete(db: &Db, id: JobId, lease: Uuid) -> DbResult<u64> {
    db.sql("DELETE FROM job WHERE id = $1 AND lease = $2").bind(id).bind(lease).execute().await
}

/// Gives a job back for another attempt.
pub(super) async fn put_off(db: &Db, job: &Job, run_at: DateTime<Utc>, error: &str) -> DbResult<u64> {
    db.sql("UPDATE job SET lease = NULL, run_at = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(job.id)
        .bind(job.lease)
        .bind(run_at)
        .bind(error)
        .execute()
        .await
}

/// Gives a job up.
pub(super) async fn bury(db: &Db, job: &Job, now: DateTime<Utc>, error: &str) -> DbResult<u64> {
    db.sql("UPDATE job SET lease = NULL, dead_at = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(job.id)
        .bind(job.lease)
        .bind(now)
        .bind(error)
        .execute()
        .await
}

/// Lets jobs run now that no worker holds, the dead with all their attempts anew.
pub(super) async fn revive(tx: &mut Tx, ids: &[JobId], now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE job SET dead_at = NULL, attempts = 0, lease = NULL, run_at = $1 WHERE (lease IS NULL OR run_at <= $1) AND ")
        .bind(now)
        .push_in("id", ids)
        .execute()
        .await
}

/// Deletes jobs that no worker holds.
pub(super) async fn discard(tx: &mut Tx, ids: &[JobId], now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM job WHERE (lease IS NULL OR run_at <= $1) AND ").bind(now).push_in("id", ids).execute().await
}

/// Deletes all jobs about an account. A worker that holds one finds it gone.
pub(super) async fn forget_user(tx: &mut Tx, user_id: i64) -> DbResult<u64> {
    tx.sql("DELETE FROM job WHERE user_id = $1").bind(user_id).execute().await
}

/// Deletes all jobs of a kind about exactly this.
pub(super) async fn forget(tx: &mut Tx, kind: &str, about: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM job WHERE kind = $1 AND about = $2")
        .bind(kind.to_owned())
        .bind(about.to_owned())
        .execute()
        .await
}

/// Deletes jobs that were given up before then.
pub(super) async fn delete_dead(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM job WHERE dead_at < $1").bind(before).execute().await
}

/// Jobs of some ids.
pub(super) async fn find(session: impl Session<'_>, ids: &[JobId]) -> DbResult<Vec<Row>> {
    session
        .sql("SELECT id, kind, about, created_at, run_at, attempts, lease, error, dead_at FROM job WHERE ")
        .push_in("id", ids)
        .push(" ORDER BY id")
        .all()
        .await
}

/// Jobs in the order in which they come, of one state and kind only where given.
pub(super) async fn list(
    db: &Db,
    filter: (Option<State>, Option<&str>),
    now: DateTime<Utc>,
    take: i64,
    skip: i64,
) -> DbResult<Vec<Row>> {
    let statement =
        db.sql("SELECT id, kind, about, created_at, run_at, attempts, lease, error, dead_at FROM job WHERE 1 = 1");
    filtered(statement, filter, now)
        .push_bind(" ORDER BY run_at, id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// How many there are.
pub(super) async fn count(db: &Db, filter: (Option<State>, Option<&str>), now: DateTime<Utc>) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM job WHERE 1 = 1"), filter, now).scalar().await
}

fn filtered<'c>(
    statement: Statement<'c>,
    (state, kind): (Option<State>, Option<&str>),
    now: DateTime<Utc>,
) -> Statement<'c> {
    let statement = statement.push_some(" AND kind =", kind.map(str::to_owned));
    match state {
        None => statement,
        Some(State::Dead) => statement.push(" AND dead_at IS NOT NULL"),
        Some(State::Running) => statement.push_bind(" AND dead_at IS NULL AND lease IS NOT NULL AND run_at >", now),
        Some(State::Waiting) => {
            statement.push_bind(" AND dead_at IS NULL AND (lease IS NULL OR run_at <=", now).push(")")
        }
    }
}

/// When the job that has been due longest became so.
pub(super) async fn oldest_due(db: &Db, now: DateTime<Utc>) -> DbResult<Option<DateTime<Utc>>> {
    db.sql("SELECT run_at FROM job WHERE dead_at IS NULL AND run_at <= $1 ORDER BY run_at, id LIMIT 1")
        .bind(now)
        .optional_scalar()
        .await
}
