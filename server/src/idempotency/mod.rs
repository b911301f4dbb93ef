//! Calls that may be sent twice: a POST with an `Idempotency-Key` is worked on once, and sending it again gets the first answer. Owns
//! idempotency_key.
//!
//! A key belongs to a country and a session (or to nobody), and is good for a day. While the first call is being worked on, the second is
//! refused with 409 and `Retry-After`; another request under the same key is refused with 422. Only answers that succeeded are kept: a
//! call that was refused changed nothing and may be tried again. Answers may hold tokens, so they are sealed with a key made of the
//! request itself, which the database does not have.

mod model;
mod store;
mod service;
mod http;

pub use http::{HEADER, idempotent};
pub use service::prune;
