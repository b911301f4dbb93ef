//! IndexNow (indexnow.org/documentation): notifies search engines of changed URLs. Disabled unless a country has a key. Owns
//! indexnow_progress.
//!
//! A recurring job reads the change feed from where the last run stopped, and enqueues a job for each batch of a host's URLs;
//! that job submits them, and is retried while the endpoint is unreachable. Products are submitted when the feed names them,
//! content when its text is dated within the last days. What changed before IndexNow was enabled, or is no longer in the feed, is
//! found through the sitemaps.

mod collect;
mod send;
mod store;
mod submission;

pub use collect::collect;
pub use send::send;
pub use submission::SUBMIT;

use crate::{
    config::{IndexNowKey, Settings},
    tenancy::Tenant,
};

/// The kind of the job that reads the change feed. A repeated run only finds what the first one left.
pub const COLLECT: &str = "seo.indexnow-collect";

/// Whether a path has the form of a key file's.
pub(super) fn is_key_path(path: &str) -> bool {
    key_of_path(path).is_some()
}

fn key_of_path(path: &str) -> Option<&str> {
    path.strip_prefix('/')?.strip_suffix(".txt").filter(|name| IndexNowKey::may_be(name))
}

/// The key file at a path: it proves the right to submit the country's URLs.
pub(super) fn key_file(settings: &Settings, tenant: &Tenant, path: &str) -> Option<String> {
    let key = settings.indexnow_key_of(&tenant.code)?;
    (key_of_path(path)? == key.as_str()).then(|| key.as_str().to_owned())
}
