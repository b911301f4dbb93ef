//! Enqueues, claims, completes and lists jobs; and the operator's actions on jobs.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::Serialize;
use uuid::Uuid;

use super::{
    model::{ATTEMPTS, Details, Failure, Filter, Job, JobId, LEASE, ListedJob, NewJob, Queue, State, delay},
    store::{self, Row},
};
use crate::{
    db::{Db, DbResult, Tx},
    id::UserId,
};

/// Longest error text kept, in characters.
const LONGEST_ERROR: usize = 2000;

/// Inserts a job in the caller's transaction: it exists if and only if the transaction commits. A worker takes it within half a
/// second of that. Returns the id of the job that will do the work: with a dedup key, that may be a job that already waits.
pub async fn enqueue(tx: &mut Tx, job: &NewJob) -> DbResult<JobId> {
    store::insert(tx, job).await
}

/// As `enqueue`, for many jobs without dedup keys.
pub async fn enqueue_all(tx: &mut Tx, jobs: &[NewJob]) -> DbResult<()> {
    store::insert_many(tx, jobs).await
}

/// Takes the next due job of a queue under a lease.
pub async fn claim(db: &Db, queue: Queue, now: DateTime<Utc>) -> DbResult<Option<Job>> {
    Ok(claim_some(db, queue, now, 1).await?.pop())
}

/// Takes the next due jobs of a queue, up to a limit, under one lease and in one write.
pub async fn claim_some(db: &Db, queue: Queue, now: DateTime<Utc>, most: usize) -> DbResult<Vec<Job>> {
    if most == 0 || !store::is_due(db, queue, now).await? {
        return Ok(Vec::new());
    }
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    store::claim(db, queue, now, now + LEASE, Uuid::new_v4(), most).await
}

/// The result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The job is done and deleted.
    Done,
    /// It will be retried.
    Retried,
    /// It failed finally.
    Dead,
    /// The lease had expired and another worker has the job now; or the job no longer exists.
    LeaseLost,
}

/// Records that the holder completed these jobs, in one write; returns the outcome of each.
pub async fn all_done(db: &Db, jobs: &[Job]) -> DbResult<Vec<Outcome>> {
    let held: Vec<(JobId, Uuid)> = jobs.iter().map(|job| (job.id, job.lease)).collect();
    let deleted: HashSet<JobId> = store::delete_done(db, &held).await?.into_iter().collect();
    let outcome = |job: &Job| if deleted.contains(&job.id) { Outcome::Done } else { Outcome::LeaseLost };
    Ok(jobs.iter().map(outcome).collect())
}

/// Records that the holder completed a job.
pub async fn done(db: &Db, job: &Job) -> DbResult<Outcome> {
    let outcomes = all_done(db, std::slice::from_ref(job)).await?;
    Ok(outcomes.first().copied().unwrap_or(Outcome::LeaseLost))
}

/// Records that the holder's attempt failed: the job waits for the next one, or is dead after the last.
pub async fn failed(db: &Db, job: &Job, now: DateTime<Utc>, reason: &Failure) -> DbResult<Outcome> {
    let error: String = reason.to_string().replace('\0', "").chars().take(LONGEST_ERROR).collect();
    let is_last = matches!(reason, Failure::Permanent(_)) || job.attempts >= ATTEMPTS;
    let (written, outcome) = if !is_last {
        (reschedule(db, job, now, &error).await?, Outcome::Retried)
    } else if job.is_kept_when_dead {
        (store::mark_dead(db, job, now, &error).await?, Outcome::Dead)
    } else {
        (store::delete(db, job.id, job.lease).await?, Outcome::Dead)
    };
    Ok(if written > 0 { outcome } else { Outcome::LeaseLost })
}

/// A job with the same key that was enqueued meanwhile is deleted: this one runs after that was enqueued, and keeps its attempts.
async fn reschedule(db: &Db, job: &Job, now: DateTime<Utc>, error: &str) -> DbResult<u64> {
    let mut tx = db.begin().await?;
    if let Some(key) = &job.dedup_key {
        store::delete_waiting(&mut tx, key, job.id).await?;
    }
    let written = store::reschedule(&mut tx, job, now + delay(job.attempts), error).await?;
    if written > 0 {
        tx.commit().await?;
    }
    Ok(written)
}

/// Which jobs to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Query<'a> {
    /// The filter.
    pub filter: Filter<'a>,
    /// 1-based.
    pub page: i64,
    /// Jobs a page.
    pub take: i64,
}

/// A page of jobs in the order in which they will run, and the total number.
pub async fn list(db: &Db, now: DateTime<Utc>, query: Query<'_>) -> DbResult<(Vec<ListedJob>, i64)> {
    let rows = store::list(db, query.filter, now, query.take, (query.page - 1).max(0) * query.take).await?;
    let count = store::count(db, query.filter, now).await?;
    Ok((rows.into_iter().map(|row| listed(row, now)).collect(), count))
}

/// The jobs with these ids that exist.
pub async fn get(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<Vec<ListedJob>> {
    Ok(store::find(db, ids).await?.into_iter().map(|row| listed(row, now)).collect())
}

/// All data of a job.
pub async fn show(db: &Db, now: DateTime<Utc>, id: JobId) -> DbResult<Option<Details>> {
    let Some(job) = get(db, now, &[id]).await?.pop() else { return Ok(None) };
    let extra = store::find_extra(db, id).await?;
    Ok(extra.map(|extra| Details {
        job,
        priority: extra.priority,
        dedup_key: extra.dedup_key,
        user_id: extra.user_id,
        payload: serde_json::from_str(&extra.payload).unwrap_or(serde_json::Value::String(extra.payload)),
    }))
}

/// The result of retrying jobs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RetryResult {
    /// Jobs that are due now.
    pub retried: u64,
    /// Jobs deleted because another one with the same key waits.
    pub superseded: u64,
}

/// Makes jobs due now, dead ones with all attempts again; running ones are unchanged.
pub async fn retry(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<RetryResult> {
    let mut tx = db.begin().await?;
    let superseded = store::delete_superseded(&mut tx, ids).await?;
    let retried = store::retry(&mut tx, ids, now).await?;
    tx.commit().await?;
    Ok(RetryResult { retried, superseded })
}

/// Deletes jobs without running them, except running ones. Returns how many.
pub async fn discard(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<u64> {
    let mut tx = db.begin().await?;
    let discarded = store::discard(&mut tx, ids, now).await?;
    tx.commit().await?;
    Ok(discarded)
}

/// Marks dead jobs as acknowledged by an operator: they are no longer reported as a problem, and are deleted some time later.
/// Returns how many were new.
pub async fn acknowledge(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<u64> {
    let mut tx = db.begin().await?;
    let acknowledged = store::acknowledge(&mut tx, ids, now).await?;
    tx.commit().await?;
    Ok(acknowledged)
}

/// Deletes, in the caller's transaction, all jobs about an account, dead ones included.
pub async fn delete_of_user(tx: &mut Tx, user_id: UserId) -> DbResult<u64> {
    store::delete_of_user(tx, user_id).await
}

/// Deletes dead jobs that were acknowledged before the given time; unacknowledged ones are kept. Returns how many.
pub async fn prune(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    store::delete_acknowledged(db, before).await
}

/// How many jobs there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Stats {
    /// Waiting for their time or for a worker.
    pub waiting: i64,
    /// Held by a worker under a lease.
    pub running: i64,
    /// Finally failed, and not acknowledged.
    pub dead: i64,
    /// When the job that has been due longest became due.
    pub oldest_due: Option<DateTime<Utc>>,
}

/// How many jobs there are.
pub async fn stats(db: &Db, now: DateTime<Utc>) -> DbResult<Stats> {
    let of = |state| Filter { state: Some(state), unacknowledged: true, ..Filter::default() };
    Ok(Stats {
        waiting: store::count(db, of(State::Waiting), now).await?,
        running: store::count(db, of(State::Running), now).await?,
        dead: store::count(db, of(State::Dead), now).await?,
        oldest_due: store::oldest_due(db, now).await?,
    })
}

fn listed(row: Row, now: DateTime<Utc>) -> ListedJob {
    let state = match (row.dead_at, row.lease) {
        (Some(_), _) => State::Dead,
        (None, Some(_)) if row.run_at > now => State::Running,
        _ => State::Waiting,
    };
    ListedJob {
        id: row.id,
        queue: row.queue,
        kind: row.kind,
        tenant_id: row.tenant_id,
        about: row.about,
        state,
        attempts: row.attempts,
        created_at: row.created_at,
        run_at: row.run_at,
        dead_at: row.dead_at,
        acknowledged_at: row.acknowledged_at,
        error: row.error,
    }
}
