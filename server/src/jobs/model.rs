//! A job, its queue and state, and how long it waits between attempts.

use chrono::{DateTime, TimeDelta, Utc};
use rand::RngExt;
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

use crate::{db::DbError, error::Error, id::UserId, tenancy::TenantId, text_enum::text_enum};

/// The id of a job.
pub use crate::id::JobId;

/// How long a worker holds a job for one attempt before another may take it.
pub const LEASE: TimeDelta = TimeDelta::minutes(2);
/// Attempts before a job is dead; including the waits, they span half a day or more.
pub const ATTEMPTS: i64 = 14;
/// The wait after the first failure; each further one doubles it.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(15);
/// The longest wait.
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(4);
/// After this many doublings the longest wait is reached in any case.
const DOUBLINGS: i64 = 12;

text_enum! {
    /// The queue that determines a job's slots. Queues do not block each other.
    pub enum Queue {
        /// Everything else.
        Default = "default",
        /// E-mails.
        Mail = "mail",
        /// Calls to other companies' servers.
        Webhook = "webhook",
    }
}

impl Queue {
    /// How many of its jobs one process runs concurrently.
    pub fn slots(self) -> usize {
        match self {
            Self::Default => 2,
            // An e-mail spends most of its time waiting for the mail server.
            Self::Mail => 10,
            Self::Webhook => 4,
        }
    }
}

/// The order of the due jobs in a queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Priority {
    /// After all others: bulk work.
    Low = -1,
    /// In the order of due times.
    #[default]
    Normal = 0,
    /// Before all others: a person is waiting for it.
    High = 1,
}

/// A job to enqueue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// The kind, which determines the handler: `mail.send`.
    pub kind: &'static str,
    /// The queue that it runs in.
    pub queue: Queue,
    /// Its priority.
    pub priority: Priority,
    /// At most one job with a given key waits; the first one's payload is used.
    pub dedup_key: Option<String>,
    /// What it is about, for operators who list jobs. No secrets.
    pub about: String,
    /// The handler's input, as JSON. No secrets: anyone with access to a backup can read the table.
    pub payload: String,
    /// The country that it is about.
    pub tenant_id: Option<TenantId>,
    /// The account that it is about; the job is deleted with the account.
    pub user_id: Option<UserId>,
    /// Whether it is kept for an operator after it has finally failed.
    pub is_kept_when_dead: bool,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// The earliest time to run it.
    pub run_at: DateTime<Utc>,
}

impl NewJob {
    /// A job that may run at once, in the default queue.
    pub fn new(kind: &'static str, now: DateTime<Utc>, about: impl Into<String>, payload: &impl Serialize) -> Self {
        Self {
            kind,
            queue: Queue::Default,
            priority: Priority::Normal,
            dedup_key: None,
            // PostgreSQL's texts cannot contain NUL; in the payload, JSON escapes it.
            about: about.into().replace('\0', ""),
            payload: serde_json::to_string(payload).expect("payloads are plain data with text keys"),
            tenant_id: None,
            user_id: None,
            is_kept_when_dead: true,
            created_at: now,
            run_at: now,
        }
    }

    /// Sets the queue.
    #[must_use]
    pub fn in_queue(self, queue: Queue) -> Self {
        Self { queue, ..self }
    }

    /// Sets the priority.
    #[must_use]
    pub fn with_priority(self, priority: Priority) -> Self {
        Self { priority, ..self }
    }

    /// Sets the dedup key: the job merges into a waiting one with the same key. Keys begin with the name of the kind.
    #[must_use]
    pub fn dedup(self, key: impl Into<String>) -> Self {
        Self { dedup_key: Some(key.into()), ..self }
    }

    /// Sets the country that it is about.
    #[must_use]
    pub fn of_tenant(self, tenant_id: TenantId) -> Self {
        Self { tenant_id: Some(tenant_id), ..self }
    }

    /// Sets the account that it is about, if there is one.
    #[must_use]
    pub fn of_user(self, user_id: Option<UserId>) -> Self {
        Self { user_id, ..self }
    }

    /// Deletes the job when it finally fails, instead of keeping it.
    #[must_use]
    pub fn deleted_when_dead(self) -> Self {
        Self { is_kept_when_dead: false, ..self }
    }

    /// Delays the job until then.
    #[must_use]
    pub fn not_before(self, at: DateTime<Utc>) -> Self {
        Self { run_at: at, ..self }
    }
}

/// A job that a worker holds under a lease.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Job {
    /// Its id.
    pub id: JobId,
    /// The kind, which determines the handler.
    pub kind: String,
    /// What it is about.
    pub about: String,
    /// The handler's input, as JSON.
    pub payload: String,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// Attempts started, including the current one.
    pub attempts: i64,
    /// Its dedup key among waiting jobs.
    pub dedup_key: Option<String>,
    /// Whether it is kept for an operator after it has finally failed.
    pub is_kept_when_dead: bool,
    /// The id of the worker's lease.
    pub lease: Uuid,
}

impl Job {
    /// The payload, deserialised for its handler; a payload that cannot be read fails permanently.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_str(&self.payload)
            .map_err(|error| Failure::Permanent(format!("its payload cannot be read: {error}")))
    }
}

/// Why an attempt failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Another attempt may succeed.
    #[error("{0}")]
    Transient(String),
    /// No further attempt will succeed.
    #[error("{0}")]
    Permanent(String),
}

/// What a service refuses, or does not find, stays so; everything else may work later.
impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let reason = error.to_string();
        match error {
            Error::RateLimited(_) | Error::Aborted(_) | Error::Unavailable(_) | Error::Internal(_) => {
                Self::Transient(reason)
            }
            Error::Unauthenticated
            | Error::Credentials
            | Error::Forbidden
            | Error::NotFound
            | Error::Rejected { .. }
            | Error::Invalid(_)
            | Error::Diagnostics(_) => Self::Permanent(reason),
        }
    }
}

impl From<DbError> for Failure {
    fn from(error: DbError) -> Self {
        Self::Transient(format!("database: {error}"))
    }
}

text_enum! {
    /// The state of a job.
    pub enum State {
        /// Waits for its time or for a worker.
        Waiting = "waiting",
        /// A worker holds it under a lease.
        Running = "running",
        /// Failed finally, until an operator decides.
        Dead = "dead",
    }
}

/// Selects jobs. The default is all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter<'a> {
    /// Only of this state.
    pub state: Option<State>,
    /// Only of this kind.
    pub kind: Option<&'a str>,
    /// Only of this queue.
    pub queue: Option<Queue>,
    /// Only about this country.
    pub tenant_id: Option<TenantId>,
    /// Only dead jobs that no operator has acknowledged.
    pub unacknowledged: bool,
}

/// A job as `jobs list` shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedJob {
    /// Its id.
    pub id: JobId,
    /// Its queue.
    pub queue: String,
    /// The kind, which determines the handler.
    pub kind: String,
    /// The country that it is about.
    pub tenant_id: Option<TenantId>,
    /// What it is about.
    pub about: String,
    /// Its state.
    pub state: State,
    /// Attempts started.
    pub attempts: i64,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// When it may run; for a running job, when its lease expires.
    pub run_at: DateTime<Utc>,
    /// When it finally failed.
    pub dead_at: Option<DateTime<Utc>>,
    /// When an operator acknowledged the failure.
    pub acknowledged_at: Option<DateTime<Utc>>,
    /// Why the last attempt failed.
    pub error: Option<String>,
}

/// A job as `jobs show` shows it, with all its data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Details {
    /// The data shown in lists.
    #[serde(flatten)]
    pub job: ListedJob,
    /// Due jobs with greater values run first.
    pub priority: i64,
    /// Its dedup key among waiting jobs.
    pub dedup_key: Option<String>,
    /// The account that it is about.
    pub user_id: Option<UserId>,
    /// The handler's input.
    pub payload: serde_json::Value,
}

/// The wait after so many attempts: exponential backoff, half of it random, so that jobs that failed together do not retry
/// together.
pub fn delay(attempts: i64) -> TimeDelta {
    let doublings = attempts.saturating_sub(1).clamp(0, DOUBLINGS);
    let whole = (FIRST_WAIT * (1 << doublings)).min(LONGEST_WAIT).num_milliseconds();
    TimeDelta::milliseconds(whole / 2 + rand::rng().random_range(0..=whole / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_differ_by_chance() {
        for (attempts, seconds) in [(-1, 15), (1, 15), (2, 30), (6, 480), (10, 7680), (11, 14_400), (i64::MAX, 14_400)]
        {
            for _ in 0..50 {
                let delay = delay(attempts).num_milliseconds();
                assert!((seconds * 500..=seconds * 1000).contains(&delay), "{attempts}: {delay} ms");
            }
        }
        assert!((0..50).map(|_| delay(9)).collect::<std::collections::HashSet<_>>().len() > 1);
    }

    #[test]
    fn a_job_survives_an_outage_of_a_night() {
        let hours = (1..ATTEMPTS).map(|attempts| delay(attempts).num_seconds()).sum::<i64>() / 3600;
        assert!((8..=24).contains(&hours), "{hours}");
    }

    #[test]
    fn only_what_may_work_later_is_tried_again() {
        let refused = [
            Error::NotFound,
            Error::Forbidden,
            Error::rejected("error-no-stock"),
            Error::field("email", "error-email"),
        ];
        for error in refused {
            assert!(matches!(Failure::from(error.clone()), Failure::Permanent(_)), "{error}");
        }
        let failed =
            [Error::Unavailable("no country"), Error::Aborted("deadlock".to_owned()), Error::internal("a disk")];
        for error in failed.into_iter().chain([Error::RateLimited(3)]) {
            assert!(matches!(Failure::from(error.clone()), Failure::Transient(_)), "{error}");
        }
    }
}
