//! Slow and outside work, done after the transaction that wants it, at least once; and recurring work. Owns job, job_schedule.
//!
//! A slice enqueues in its own transaction and offers a handler; `worker` knows which handler does which kind. Each queue has slots of its
//! own, so that slow pictures never keep an e-mail waiting. A worker takes a job under a lease: when it is killed, the lease runs out and
//! another worker takes the job. So a job may be done twice, and each kind says beside its name why that does no harm.

mod model;
mod store;
mod service;
mod schedule;
#[cfg(test)]
mod tests;

pub use model::{
    ATTEMPTS, Details, Failure, Filter, Job, JobId, LEASE, ListedJob, NewJob, Priority, Queue, State, delay,
};
pub use schedule::{ListedSchedule, Schedule, list_schedules, run_schedules};
pub use service::{
    Outcome, Query, RetryResult, Stats, acknowledge, all_done, claim, claim_some, delete_of_user, discard, done,
    enqueue, enqueue_all, failed, get, list, prune, retry, show, stats,
};
