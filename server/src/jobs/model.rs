//! A job, its queue and state, and how long it waits between attempts.

use chrono::{DateTime, TimeDelta, Utc};
use rand::RngExt;
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

use crate::{db::DbError, error::Error, id::UserId, tenancy::TenantId};

/// Names a job while it is there.
pub use crate::id::JobId;

/// How long a worker has for one attempt, before another may take the job.
pub const LEASE: TimeDelta = TimeDelta::minutes(2);
/// Attempts before a job is dead; with the waits between them half a day or more.
pub const ATTEMPTS: i64 = 14;
/// The wait after the first failure; each further one doubles it.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(15);
/// The longest wait.
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(4);
/// Doublings after which the longest wait is reached in any case.
const DOUBLINGS: i64 = 12;

/// Whose slots a job takes. Queues do not wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Queue {
    /// Everything else.
    Default,
    /// E-mails.
    Mail,
    /// Pictures: heavy on the processor.
    Media,
    /// Calls to other companies' servers.
    Webhook,
}

impl Queue {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Default, Self::Mail, Self::Media, Self::Webhook];

    /// Its name in the database and for operators.
    pub fn name(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Mail => "mail",
            Self::Media => "media",
            Self::Webhook => "webhook",
        }
    }

    /// Jobs of it that one process does at the same time.
    pub fn slots(self) -> usize {
        match self {
            Self::Default => 2,
            // An e-mail waits for the mail server most of its time.
            Self::Mail => 10,
            Self::Webhook => 4,
            Self::Media => 1,
        }
    }
}

/// Which of the due jobs of a queue goes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Priority {
    /// After all others: bulk work.
    Low = -1,
    /// In the order of due times.
    #[default]
    Normal = 0,
    /// Before all others: somebody waits for it.
    High = 1,
}

/// A job to enqueue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// Which handler does it: `mail.send`.
    pub kind: &'static str,
    /// Whose slots it takes.
    pub queue: Queue,
    /// Whether it goes before or after others.
    pub priority: Priority,
    /// Of the jobs with one key at most one waits; the first one's payload counts.
    pub dedup_key: Option<String>,
    /// What it is about, for the operator who lists jobs. No secrets.
    pub about: String,
    /// What the handler needs, as JSON. No secrets: the table can be read by whoever reads a backup.
    pub payload: String,
    /// The country that it is about.
    pub tenant_id: Option<TenantId>,
    /// The account that it is about; the job goes when that is erased.
    pub user_id: Option<UserId>,
    /// Whether it stays for an operator when it failed for good.
    pub is_kept_when_dead: bool,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// Not before this.
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
            // PostgreSQL's texts hold no NUL; in the payload JSON has escaped it.
            about: about.into().replace('\0', ""),
            payload: serde_json::to_string(payload).expect("payloads are plain data with text keys"),
            tenant_id: None,
            user_id: None,
            is_kept_when_dead: true,
            created_at: now,
            run_at: now,
        }
    }

    /// Puts it into a queue.
    #[must_use]
    pub fn in_queue(self, queue: Queue) -> Self {
        Self { queue, ..self }
    }

    /// Lets it go before or after others.
    #[must_use]
    pub fn with_priority(self, priority: Priority) -> Self {
        Self { priority, ..self }
    }

    /// Makes it one with a job of the same key that waits already. Kinds begin their keys with their name.
    #[must_use]
    pub fn dedup(self, key: impl Into<String>) -> Self {
        Self { dedup_key: Some(key.into()), ..self }
    }

    /// Makes it one about a country.
    #[must_use]
    pub fn of_tenant(self, tenant_id: TenantId) -> Self {
        Self { tenant_id: Some(tenant_id), ..self }
    }

    /// Makes it one about an account, if there is one.
    #[must_use]
    pub fn of_user(self, user_id: Option<UserId>) -> Self {
        Self { user_id, ..self }
    }

    /// Lets nothing of it stay when it fails for good.
    #[must_use]
    pub fn forgotten_when_dead(self) -> Self {
        Self { is_kept_when_dead: false, ..self }
    }

    /// Lets it wait until then.
    #[must_use]
    pub fn not_before(self, at: DateTime<Utc>) -> Self {
        Self { run_at: at, ..self }
    }
}

/// A job that a worker holds.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Job {
    /// Its id.
    pub id: JobId,
    /// Which handler does it.
    pub kind: String,
    /// What it is about.
    pub about: String,
    /// What the handler needs, as JSON.
    pub payload: String,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// How many attempts were begun, this one included.
    pub attempts: i64,
    /// Its key among jobs that wait.
    pub dedup_key: Option<String>,
    /// Whether it stays for an operator when it failed for good.
    pub is_kept_when_dead: bool,
    /// The worker's hold on it.
    pub lease: Uuid,
}

impl Job {
    /// The payload as its handler knows it; what it cannot read, no further attempt will read.
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
    /// No attempt will.
    #[error("{0}")]
    Permanent(String),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Transient(error.to_string())
    }
}

impl From<DbError> for Failure {
    fn from(error: DbError) -> Self {
        Self::Transient(format!("database: {error}"))
    }
}

/// The state of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// For its time, or for a worker.
    Waiting,
    /// A worker holds it.
    Running,
    /// Failed for good, until an operator decides.
    Dead,
}

impl State {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Running, Self::Dead];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Dead => "dead",
        }
    }
}

/// Which jobs are meant. The default is all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter<'a> {
    /// Of this state only.
    pub state: Option<State>,
    /// Of this kind only.
    pub kind: Option<&'a str>,
    /// Of this queue only.
    pub queue: Option<Queue>,
    /// About this country only.
    pub tenant_id: Option<TenantId>,
    /// Without dead ones that an operator has acknowledged.
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
    /// Which handler does it.
    pub kind: String,
    /// The country that it is about.
    pub tenant_id: Option<TenantId>,
    /// What it is about.
    pub about: String,
    /// Its state.
    pub state: State,
    /// Attempts begun.
    pub attempts: i64,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// When it may run; of a running one, when its lease runs out.
    pub run_at: DateTime<Utc>,
    /// When it failed for good.
    pub dead_at: Option<DateTime<Utc>>,
    /// When an operator acknowledged that.
    pub acknowledged_at: Option<DateTime<Utc>>,
    /// Why the last attempt failed.
    pub error: Option<String>,
}

/// A job as `jobs show` shows it: everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Details {
    /// As it is listed.
    #[serde(flatten)]
    pub job: ListedJob,
    /// Which of the due jobs goes first: the greater one.
    pub priority: i64,
    /// Its key among jobs that wait.
    pub dedup_key: Option<String>,
    /// The account that it is about.
    pub user_id: Option<UserId>,
    /// What its handler gets.
    pub payload: serde_json::Value,
}

/// How long to wait after so many attempts: doubling, with half of it left to chance so that jobs that failed together do not come
/// back together.
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
}
