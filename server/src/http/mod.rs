//! The common parts of all API calls: country, language and client of a request, typed queries and bodies, the envelope, cookies,
//! pagination, localised errors, and the cache of public responses.

mod body;
mod by_address;
mod caching;
mod context;
mod cookies;
mod envelope;
mod errors;
mod negotiation;
mod page;
mod query;
mod reader;
mod run_to_end;
mod segments;
mod timed_body;
mod visitor;

pub use body::{Body, LinkToken, Password, check};
pub use by_address::ByAddress;
pub use caching::{AnswerCache, FoundAnswer, PublicRoute, serve_cached};
pub use context::{AnyCountry, ApiContext, CommonParams};
pub use cookies::{cookie_value, http_only_cookie, is_secure, script_cookie, set_cookie};
pub use envelope::{Answer, Envelope, Failure, FieldMessage, Meta, Moved, Notice, moved_to};
pub use errors::localise_errors;
pub use negotiation::{Compression, accepts, compressed, takes_brotli};
pub use page::{Listed, PageParams, PageQuery};
pub use query::{Queries, Query};
pub use run_to_end::run_to_end;
pub use segments::{Segment, Segments};
pub use timed_body::{BodyTimes, TimedBody, refuse_slow_bodies};
pub use visitor::{DEVICE_COOKIE, SESSION_COOKIES, client_address};
