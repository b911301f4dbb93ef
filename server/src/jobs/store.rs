//! SQL over job and job_schedule.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::model::{Filter, Job, JobId, NewJob, Queue, State};
use crate::{
    db::{self, Db, DbResult, Dialect, Session, Statement, Tx},
    id::UserId,
    tenancy::TenantId,
};

/// A stored job without its payload.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) id: JobId,
    pub(super) queue: String,
    pub(super) kind: String,
    pub(super) tenant_id: Option<TenantId>,
    pub(super) about: String,
    pub(super) created_at: DateTime<Utc>,
    pub(super) run_at: DateTime<Utc>,
    pub(super) attempts: i64,
    pub(super) lease: Option<Uuid>,
    pub(super) error: Option<String>,
    pub(super) dead_at: Option<DateTime<Utc>>,
    pub(super) acknowledged_at: Option<DateTime<Utc>>,
}

const COLUMNS: &str =
    "SELECT id, queue, kind, tenant_id, about, created_at, run_at, attempts, lease, error, dead_at, acknowledged_at
     FROM job WHERE ";

/// Inserts a job and returns its id; or the id of the waiting job with the same key. That job's row is updated too, so that no
/// worker takes it before the caller's transaction ends: the job sees the caller's changes when it runs.
pub(super) async fn insert(tx: &mut Tx, job: &NewJob) -> DbResult<JobId> {
    tx.sql(
        "INSERT INTO job (queue, kind, priority, dedup_key, tenant_id, user_id, about, payload, is_kept_when_dead, created_at, run_at, attempts)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0)
         ON CONFLICT (dedup_key) WHERE dedup_key IS NOT NULL AND lease IS NULL AND dead_at IS NULL DO UPDATE SET
           priority = CASE WHEN excluded.priority > job.priority THEN excluded.priority ELSE job.priority END,
           run_at = CASE WHEN job.attempts = 0 AND excluded.run_at < job.run_at THEN excluded.run_at ELSE job.run_at END
         RETURNING id",
    )
    .bind(job.queue.name())
    .bind(job.kind)
    .bind(job.priority as i64)
    .bind(job.dedup_key.clone())
    .bind(job.tenant_id)
    .bind(job.user_id)
    .bind(&*job.about)
    .bind(&*job.payload)
    .bind(job.is_kept_when_dead)
    .bind(job.created_at)
    .bind(job.run_at)
    .scalar()
    .await
}

/// Inserts jobs without keys.
pub(super) async fn insert_many(tx: &mut Tx, jobs: &[NewJob]) -> DbResult<()> {
    let head = "INSERT INTO job (queue, kind, priority, tenant_id, user_id, about, payload, is_kept_when_dead, created_at, run_at, attempts) VALUES";
    db::insert_many(tx, head, "", jobs, |statement, job| {
        statement
            .push_bind(" (", job.queue.name())
            .push_bind(",", job.kind)
            .push_bind(",", job.priority as i64)
            .push_bind(",", job.tenant_id)
            .push_bind(",", job.user_id)
            .push_bind(",", job.about.clone())
            .push_bind(",", job.payload.clone())
            .push_bind(",", job.is_kept_when_dead)
            .push_bind(",", job.created_at)
            .push_bind(",", job.run_at)
            .push(", 0)")
    })
    .await
}

/// Whether a job of a queue is due. Only reads, so that an idle worker never takes SQLite's writer.
pub(super) async fn is_due(db: &Db, queue: Queue, now: DateTime<Utc>) -> DbResult<bool> {
    let due: Option<i64> = db
        .sql("SELECT id FROM job WHERE dead_at IS NULL AND queue = $1 AND run_at <= $2 LIMIT 1")
        .bind(queue.name())
        .bind(now)
        .optional_scalar()
        .await?;
    Ok(due.is_some())
}

/// Takes the due jobs of the highest priority that have waited longest, up to a limit. No two workers get the same job: on
/// PostgreSQL rows are locked and skipped by the others, on SQLite there is one writer.
pub(super) async fn claim(
    db: &Db,
    queue: Queue,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    lease: Uuid,
    most: i64,
) -> DbResult<Vec<Job>> {
    // PostgreSQL evaluates the subquery in ARRAY once; it may evaluate one in IN again for each row, and lock other rows each
    // time.
    let (chosen, end) = match db.dialect() {
        Dialect::Sqlite => (" AND id IN (", ")"),
        Dialect::Postgres => (" AND id = ANY(ARRAY(", " FOR UPDATE SKIP LOCKED))"),
    };
    db.sql("UPDATE job SET lease = $1, run_at = $2, attempts = attempts + 1 WHERE dead_at IS NULL AND run_at <= $3")
        .bind(lease)
        .bind(until)
        .bind(now)
        .push(chosen)
        .push_bind("SELECT id FROM job WHERE dead_at IS NULL AND queue =", queue.name())
        .push_bind(" AND run_at <=", now)
        .push_bind(" ORDER BY priority DESC, run_at, id LIMIT", most)
        .push(end)
        .push(" RETURNING id, kind, about, payload, created_at, attempts, dedup_key, is_kept_when_dead, lease")
        .all()
        .await
}

/// Deletes a job that its holder has completed.
pub(super) async fn delete(db: &Db, id: JobId, lease: Uuid) -> DbResult<u64> {
    db.sql("DELETE FROM job WHERE id = $1 AND lease = $2").bind(id).bind(lease).execute().await
}

/// Deletes jobs that their holder has completed; returns those that it still held.
pub(super) async fn delete_done(db: &Db, held: &[(JobId, Uuid)]) -> DbResult<Vec<JobId>> {
    let mut statement = db.sql("DELETE FROM job WHERE");
    for (index, (id, lease)) in held.iter().enumerate() {
        let opening = if index > 0 { " OR (id =" } else { " (id =" };
        statement = statement.push_bind(opening, *id).push_bind(" AND lease =", *lease).push(")");
    }
    statement.push(" RETURNING id").scalars().await
}

/// Deletes the waiting job with this key, except the given one.
pub(super) async fn delete_waiting(tx: &mut Tx, dedup_key: &str, except: JobId) -> DbResult<u64> {
    tx.sql("DELETE FROM job WHERE dedup_key = $1 AND id <> $2 AND lease IS NULL AND dead_at IS NULL")
        .bind(dedup_key.to_owned())
        .bind(except)
        .execute()
        .await
}

/// Releases a job for another attempt.
pub(super) async fn reschedule(tx: &mut Tx, job: &Job, run_at: DateTime<Utc>, error: &str) -> DbResult<u64> {
    tx.sql("UPDATE job SET lease = NULL, run_at = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(job.id)
        .bind(job.lease)
        .bind(run_at)
        .bind(error.to_owned())
        .execute()
        .await
}

/// Marks a job as finally failed.
pub(super) async fn mark_dead(db: &Db, job: &Job, now: DateTime<Utc>, error: &str) -> DbResult<u64> {
    db.sql("UPDATE job SET lease = NULL, dead_at = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(job.id)
        .bind(job.lease)
        .bind(now)
        .bind(error)
        .execute()
        .await
}

/// Deletes dead jobs of the list that are superseded: by a waiting job with the same key, or by a later one in the list.
pub(super) async fn delete_superseded(tx: &mut Tx, ids: &[JobId]) -> DbResult<u64> {
    tx.sql(
        "DELETE FROM job WHERE dead_at IS NOT NULL AND dedup_key IS NOT NULL
         AND EXISTS (SELECT 1 FROM job other WHERE other.dedup_key = job.dedup_key AND other.id <> job.id
                     AND ((other.dead_at IS NULL AND other.lease IS NULL) OR (other.dead_at IS NOT NULL AND other.id > job.id AND ",
    )
    .push_in("other.id", ids)
    .push("))) AND ")
    .push_in("id", ids)
    .execute()
    .await
}

/// Makes jobs that no worker holds due now; dead jobs get all their attempts again.
pub(super) async fn retry(tx: &mut Tx, ids: &[JobId], now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(
        "UPDATE job SET dead_at = NULL, acknowledged_at = NULL, attempts = 0, lease = NULL, run_at = $1
         WHERE (lease IS NULL OR run_at <= $1) AND ",
    )
    .bind(now)
    .push_in("id", ids)
    .execute()
    .await
}

/// Deletes jobs that no worker holds.
pub(super) async fn discard(tx: &mut Tx, ids: &[JobId], now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM job WHERE (lease IS NULL OR run_at <= $1) AND ").bind(now).push_in("id", ids).execute().await
}

/// Marks dead jobs as acknowledged by an operator.
pub(super) async fn acknowledge(tx: &mut Tx, ids: &[JobId], now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE job SET acknowledged_at = $1 WHERE dead_at IS NOT NULL AND acknowledged_at IS NULL AND ")
        .bind(now)
        .push_in("id", ids)
        .execute()
        .await
}

/// Deletes all jobs about an account. A worker that holds one will find it missing.
pub(super) async fn delete_of_user(tx: &mut Tx, user_id: UserId) -> DbResult<u64> {
    tx.sql("DELETE FROM job WHERE user_id = $1").bind(user_id).execute().await
}

/// Deletes dead jobs that were acknowledged before the given time.
pub(super) async fn delete_acknowledged(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM job WHERE dead_at IS NOT NULL AND acknowledged_at < $1").bind(before).execute().await
}

/// Jobs by their ids.
pub(super) async fn find(session: impl Session<'_>, ids: &[JobId]) -> DbResult<Vec<Row>> {
    session.sql(COLUMNS).push_in("id", ids).push(" ORDER BY id").all().await
}

/// The data that `jobs show` adds to a row.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Extra {
    pub(super) priority: i64,
    pub(super) dedup_key: Option<String>,
    pub(super) user_id: Option<UserId>,
    pub(super) payload: String,
}

/// The data that `jobs show` adds to a row.
pub(super) async fn find_extra(db: &Db, id: JobId) -> DbResult<Option<Extra>> {
    db.sql("SELECT priority, dedup_key, user_id, payload FROM job WHERE id = $1").bind(id).optional().await
}

/// Jobs that match the filter, in the order in which they will run.
pub(super) async fn list(db: &Db, filter: Filter<'_>, now: DateTime<Utc>, take: i64, skip: i64) -> DbResult<Vec<Row>> {
    filtered(db.sql(COLUMNS).push("1 = 1"), filter, now)
        .push_bind(" ORDER BY run_at, id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// How many jobs match the filter.
pub(super) async fn count(db: &Db, filter: Filter<'_>, now: DateTime<Utc>) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM job WHERE 1 = 1"), filter, now).scalar().await
}

fn filtered<'c>(statement: Statement<'c>, filter: Filter<'_>, now: DateTime<Utc>) -> Statement<'c> {
    let statement = statement
        .push_some(" AND kind =", filter.kind.map(str::to_owned))
        .push_some(" AND queue =", filter.queue.map(Queue::name))
        .push_some(" AND tenant_id =", filter.tenant_id);
    let statement = if filter.unacknowledged { statement.push(" AND acknowledged_at IS NULL") } else { statement };
    match filter.state {
        None => statement,
        Some(State::Dead) => statement.push(" AND dead_at IS NOT NULL"),
        Some(State::Running) => statement.push_bind(" AND dead_at IS NULL AND lease IS NOT NULL AND run_at >", now),
        Some(State::Waiting) => {
            statement.push_bind(" AND dead_at IS NULL AND (lease IS NULL OR run_at <=", now).push(")")
        }
    }
}

/// When the job that has been due longest became due.
pub(super) async fn oldest_due(db: &Db, now: DateTime<Utc>) -> DbResult<Option<DateTime<Utc>>> {
    db.sql("SELECT run_at FROM job WHERE dead_at IS NULL AND run_at <= $1 ORDER BY run_at, id LIMIT 1")
        .bind(now)
        .optional_scalar()
        .await
}

/// The next and the last due time of a schedule.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct ScheduleRow {
    pub(super) name: String,
    pub(super) next_at: DateTime<Utc>,
    pub(super) last_at: Option<DateTime<Utc>>,
}

/// All schedules that have ever been stored.
pub(super) async fn schedules(db: &Db) -> DbResult<Vec<ScheduleRow>> {
    db.sql("SELECT name, next_at, last_at FROM job_schedule ORDER BY name").all().await
}

/// Inserts a schedule that does not exist yet.
pub(super) async fn insert_schedule(tx: &mut Tx, name: &str, next_at: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("INSERT INTO job_schedule (name, next_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name.to_owned())
        .bind(next_at)
        .execute()
        .await
}

/// Advances a due schedule; returns 0 in all processes but one.
pub(super) async fn advance_schedule(
    tx: &mut Tx,
    name: &str,
    now: DateTime<Utc>,
    next_at: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql("UPDATE job_schedule SET next_at = $3, last_at = $2 WHERE name = $1 AND next_at <= $2")
        .bind(name.to_owned())
        .bind(now)
        .bind(next_at)
        .execute()
        .await
}
