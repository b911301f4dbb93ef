//! Idempotent calls: a POST with an `Idempotency-Key` is executed once, and repeating it returns the first response. Owns
//! idempotency_key.
//!
//! A key is valid for 24 hours, within a country and a session; requests without a session share one scope. While the first call
//! is running, a repeated one gets 409 with `Retry-After`; a different request with the same key gets 422. Only successful
//! responses are stored: a rejected call changed nothing and may be retried. A successful call is never executed again: if its
//! response is too large to be kept, a repeated one gets 409, which says so. Responses may contain tokens, so they are encrypted
//! with a key derived from the request, which the database does not contain.

mod model;
mod store;
mod service;
mod http;

pub use http::{HEADER, idempotent};
pub use service::prune;
