//! Enqueues, hands out, settles, lists; and what an operator decides about jobs.

use chrono::{DateTime, Utc};
use serde::Serialize;
use uuid::Uuid;

use super::{
    model::{ATTEMPTS, DEAD_LIFE, Failed, Job, JobId, LEASE, Listed, NewJob, State, delay},
    store::{self, Row},
};
use crate::db::{Db, DbResult, Tx};

/// Longest reason kept of a failure, in characters.
const LONGEST_ERROR: usize = 2000;

/// Writes a job in the caller's transaction: it is there when, and only when, the transaction commits. A worker takes it within half
/// a second of that.
pub async fn enqueue(tx: &mut Tx, job: &NewJob) -> DbResult<JobId> {
    store::insert(tx, job).await
}

/// Takes the next due job under a lease.
pub async fn claim(db: &Db, now: DateTime<Utc>) -> DbResult<Option<Job>> {
    if !store::is_due(db, now).await? {
        return Ok(None);
    }
    store::claim(db, now, now + LEASE, Uuid::new_v4()).await
}

/// What settling a job came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is done, and gone.
    Done,
    /// It will be tried again.
    PutOff,
    /// It is given up, until an operator decides.
    Dead,
    /// The lease had run out, and the job is another worker's now.
    Lost,
}

/// Says that the holder did the job.
pub async fn done(db: &Db, job: &Job) -> DbResult<Settled> {
    let deleted = store::delete(db, job.id, job.lease).await?;
    Ok(if deleted > 0 { Settled::Done } else { Settled::Lost })
}

/// Says that the holder's attempt failed: the job waits for the next one, or is dead when that was the last.
pub async fn failed(db: &Db, job: &Job, now: DateTime<Utc>, reason: &Failed) -> DbResult<Settled> {
    let error: String = reason.to_string().replace('\0', "").chars().take(LONGEST_ERROR).collect();
    let is_last = matches!(reason, Failed::Never(_)) || job.attempts >= ATTEMPTS;
    let (written, outcome) = if is_last {
        (store::bury(db, job, now, &error).await?, Settled::Dead)
    } else {
        (store::put_off(db, job, now + delay(job.attempts), &error).await?, Settled::PutOff)
    };
    Ok(if written > 0 { outcome } else { Settled::Lost })
}

/// Which jobs to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Query<'a> {
    /// Of this state only.
    pub state: Option<State>,
    /// Of this kind only.
    pub kind: Option<&'a str>,
    /// 1-based.
    pub page: i64,
    /// Jobs a page.
    pub take: i64,
}

/// A page of jobs in the order in which they come, and how many there are in all.
pub async fn list(db: &Db, now: DateTime<Utc>, query: Query<'_>) -> DbResult<(Vec<Listed>, i64)> {
    let filter = (query.state, query.kind);
    let rows = store::list(db, filter, now, query.take, (query.page - 1).max(0) * query.take).await?;
    let count = store::count(db, filter, now).await?;
    Ok((rows.into_iter().map(|row| listed(row, now)).collect(), count))
}

/// Jobs of some ids, those that there are.
pub async fn get(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<Vec<Listed>> {
    Ok(store::find(db, ids).await?.into_iter().map(|row| listed(row, now)).collect())
}

/// Lets jobs run now, dead ones with all attempts anew; gives those that could be, running ones could not.
pub async fn retry(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<u64> {
    let mut tx = db.begin().await?;
    let revived = store::revive(&mut tx, ids, now).await?;
    tx.commit().await?;
    Ok(revived)
}

/// Deletes jobs undone; running ones stay. Gives how many.
pub async fn discard(db: &Db, now: DateTime<Utc>, ids: &[JobId]) -> DbResult<u64> {
    let mut tx = db.begin().await?;
    let discarded = store::discard(&mut tx, ids, now).await?;
    tx.commit().await?;
    Ok(discarded)
}

/// Deletes, in the caller's transaction, all that waits to be done about an account.
pub async fn forget_user(tx: &mut Tx, user_id: i64) -> DbResult<u64> {
    store::forget_user(tx, user_id).await
}

/// Deletes, in the caller's transaction, jobs of a kind about exactly this.
pub async fn forget(tx: &mut Tx, kind: &str, about: &str) -> DbResult<u64> {
    store::forget(tx, kind, about).await
}

/// Deletes jobs that were given up so long ago that no operator will look for them. Gives how many.
pub async fn sweep(db: &Db, now: DateTime<Utc>) -> DbResult<u64> {
    store::delete_dead(db, now - DEAD_LIFE).await
}

/// How the jobs stand as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// For their time, or for a worker.
    pub waiting: i64,
    /// Held by a worker.
    pub running: i64,
    /// Given up.
    pub dead: i64,
    /// When the one that has been due longest became so.
    pub oldest_due: Option<DateTime<Utc>>,
}

/// How the jobs stand as a whole.
pub async fn standing(db: &Db, now: DateTime<Utc>) -> DbResult<Standing> {
    Ok(Standing {
        waiting: store::count(db, (Some(State::Waiting), None), now).await?,
        running: store::count(db, (Some(State::Running), None), now).await?,
        dead: store::count(db, (Some(State::Dead), None), now).await?,
        oldest_due: store::oldest_due(db, now).await?,
    })
}

fn listed(row: Row, now: DateTime<Utc>) -> Listed {
    let state = match (row.dead_at, row.lease) {
        (Some(_), _) => State::Dead,
        (None, Some(_)) if row.run_at > now => State::Running,
        _ => State::Waiting,
    };
    Listed {
        id: row.id,
        kind: row.kind,
        about: row.about,
        state,
        attempts: row.attempts,
        created_at: row.created_at,
        run_at: row.run_at,
        dead_at: row.dead_at,
        error: row.error,
    }
}
