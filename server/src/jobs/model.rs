//! A job, what becomes of it, and how long it waits between attempts.

use chrono::{DateTime, TimeDelta, Utc};
use rand::RngExt;
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

use crate::{db::DbError, error::Error};

/// Names a job while it is there.
pub type JobId = i64;

/// How long a worker has for one attempt, before another may take the job.
pub const LEASE: TimeDelta = TimeDelta::minutes(2);
/// Attempts before a job is given up; with the waits between them half a day or more.
pub const ATTEMPTS: i64 = 14;
/// How long a job that was given up is kept for an operator: its payload may name people, so it does not stay for ever.
pub const DEAD_LIFE: TimeDelta = TimeDelta::days(30);
/// The wait after the first failure; each further one doubles it.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(15);
/// The longest wait.
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(4);
/// Doublings after which the longest wait is reached in any case.
const DOUBLINGS: i64 = 12;

/// A job to enqueue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// Which handler does it: `mail.send`.
    pub kind: &'static str,
    /// What it is about, for the operator who lists jobs. No secrets.
    pub about: String,
    /// What the handler needs, as JSON.
    pub payload: String,
    /// The account that it is about; the job goes when that is erased.
    pub user_id: Option<i64>,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// Not before this.
    pub run_at: DateTime<Utc>,
}

impl NewJob {
    /// A job that may run at once.
    pub fn new(kind: &'static str, now: DateTime<Utc>, about: impl Into<String>, payload: &impl Serialize) -> Self {
        let payload = serde_json::to_string(payload).expect("payloads are plain data with text keys");
        // PostgreSQL's texts hold no NUL; in the payload JSON has escaped it.
        Self { kind, about: about.into().replace('\0', ""), payload, user_id: None, created_at: now, run_at: now }
    }

    /// Makes it one about an account, if there is one.
    #[must_use]
    pub fn about_user(mut self, user_id: Option<i64>) -> Self {
        self.user_id = user_id;
        self
    }

    /// Lets it wait until then.
    #[must_use]
    pub fn not_before(mut self, at: DateTime<Utc>) -> Self {
        self.run_at = at;
        self
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
    /// The worker's hold on it.
    pub lease: Uuid,
}

impl Job {
    /// The payload as its handler knows it; what it cannot read, no further attempt will read.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Failed> {
        serde_json::from_str(&self.payload)
            .map_err(|error| Failed::Never(format!("its payload cannot be read: {error}")))
    }
}

/// Why an attempt came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// Another attempt may succeed.
    #[error("{0}")]
    Again(String),
    /// No attempt will.
    #[error("{0}")]
    Never(String),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Self::Again(error.to_string())
    }
}

impl From<DbError> for Failed {
    fn from(error: DbError) -> Self {
        Self::Again(format!("database: {error}"))
    }
}

/// How a job stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// For its time, or for a worker.
    Waiting,
    /// A worker holds it.
    Running,
    /// Given up, until an operator decides.
    Dead,
}

impl State {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Running, Self::Dead];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Dead => "dead",
        }
    }
}

/// A job as `jobs list` shows it: without its payload, which may hold single-use links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Listed {
    /// Its id.
    pub id: JobId,
    /// Which handler does it.
    pub kind: String,
    /// What it is about.
    pub about: String,
    /// How it stands.
    pub state: State,
    /// Attempts begun.
    pub attempts: i64,
    /// When it was enqueued.
    pub created_at: DateTime<Utc>,
    /// When it may run; of a running one, when its lease runs out.
    pub run_at: DateTime<Utc>,
    /// When it was given up.
    pub dead_at: Option<DateTime<Utc>>,
    /// Why the last attempt failed.
    pub error: Option<String>,
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
    fn a_job_outlives_a_night_without_its_outside_server() {
        let hours = (1..ATTEMPTS).map(|attempts| delay(attempts).num_seconds()).sum::<i64>() / 3600;
        assert!((8..=24).contains(&hours), "{hours}");
    }
}
