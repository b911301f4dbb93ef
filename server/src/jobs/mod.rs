//! Jobs: slow work and calls to outside services, run at least once after the transaction that enqueued them; and recurring work.
//! Owns job, job_schedule.
//!
//! A slice enqueues in its own transaction and provides a handler; `worker` maps kinds to handlers. Each queue has its own slots,
//! so that slow pictures never delay an e-mail. A worker takes a job under a lease: if the worker is killed, the lease expires
//! and another worker takes the job. So a job may run twice, and each kind documents next to its name why that is harmless.

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
