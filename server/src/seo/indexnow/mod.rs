//! IndexNow (indexnow.org/documentation): search engines are told which addresses changed. Off unless a country has a key. Owns
//! indexnow_progress.
//!
//! A recurring job reads the change feed on from where the last one was, and enqueues a job for each batch of addresses of a host; that job
//! submits them, and is repeated while the endpoint cannot be reached. Products are told of when the feed names them, content when the
//! date of its text is of these days. What changed before IndexNow was switched on, and what a feed that nobody read has forgotten, is in
//! the sitemaps.

mod collect;
mod send;
mod store;

use serde::{Deserialize, Serialize};

pub use collect::collect;
pub use send::send;

use crate::{
    config::{IndexNowKey, Settings},
    id::TenantId,
    tenancy::Tenant,
};

/// The kind of the job that reads the change feed. Done twice, it finds what the first left.
pub const COLLECT: &str = "seo.indexnow-collect";
/// The kind of the job that submits addresses. Submitted twice, they are read twice.
pub const SUBMIT: &str = "seo.indexnow-submit";

/// Addresses of one host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Submission {
    tenant: TenantId,
    host: String,
    addresses: Vec<String>,
}

/// Whether a path may be that of a key file.
pub(super) fn is_key_path(path: &str) -> bool {
    key_of_path(path).is_some()
}

fn key_of_path(path: &str) -> Option<&str> {
    path.strip_prefix('/')?.strip_suffix(".txt").filter(|name| IndexNowKey::may_be(name))
}

/// The key file of a path: it proves that who submits a country's addresses may do so.
pub(super) fn key_file(settings: &Settings, tenant: &Tenant, path: &str) -> Option<String> {
    let key = settings.indexnow_key_of(&tenant.code)?;
    (key_of_path(path)? == key.as_str()).then(|| key.as_str().to_owned())
}
