//! Slow and outside work, done after the transaction that wants it, at least once. Owns job.
//!
//! A slice enqueues in its own transaction and offers a handler; `worker` knows which handler does which kind. A worker takes a job
//! under a lease: when it is killed, the lease runs out and another worker takes the job. So a job may be done twice, and each kind says
//! beside its name why that does no harm.

mod model;
mod store;
mod service;
#[cfg(test)]
mod tests;

pub use model::{ATTEMPTS, DEAD_LIFE, Failed, Job, JobId, LEASE, Listed, NewJob, State, delay};
pub use service::{
    Query, Settled, Standing, claim, discard, done, enqueue, failed, forget, forget_user, get, list, retry, standing,
    sweep,
};
