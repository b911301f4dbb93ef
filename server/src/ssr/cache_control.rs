//! `Cache-Control` of documents.

use axum::http::HeaderValue;

use crate::{app::App, cache::Reads};

/// How long shared caches serve a page without revalidation, in seconds; and how long they may serve it while they revalidate.
const SHARED_SECONDS: u64 = 30;
const SHARED_GRACE: u64 = 60;
const SHARED: HeaderValue = HeaderValue::from_static("public, max-age=0, s-maxage=30, stale-while-revalidate=60");
/// For responses that no cache may store.
pub(super) const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// For a page that is the same for all visitors: shared caches may store it, at most until its own end time.
pub(super) fn shared_cache_control(reads: &Reads, app: &App) -> HeaderValue {
    if reads.until().is_none() {
        return SHARED;
    }
    let left = reads.until().map(|end| (end - app.clock.now()).num_seconds());
    let seconds = left.map_or(SHARED_SECONDS, |left| u64::try_from(left).unwrap_or(0).min(SHARED_SECONDS));
    let exact = reads.exact_until().map(|end| (end - app.clock.now()).num_seconds());
    let grace =
        exact.map_or(SHARED_GRACE, |left| u64::try_from(left).unwrap_or(0).saturating_sub(seconds).min(SHARED_GRACE));
    let text = format!("public, max-age=0, s-maxage={seconds}, stale-while-revalidate={grace}");
    HeaderValue::from_str(&text).unwrap_or(NO_STORE)
}
