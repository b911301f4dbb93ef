//! What documents tell caches on the way.

use axum::http::HeaderValue;

use crate::{app::App, cache::Reads};

/// How long shared caches show a page without asking, in seconds; and how long they may show it while they ask.
const SHARED_SECONDS: u64 = 30;
const SHARED_GRACE: u64 = 60;
const SHARED: HeaderValue = HeaderValue::from_static("public, max-age=0, s-maxage=30, stale-while-revalidate=60");
/// For what nobody keeps.
pub(super) const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// For a page that is the same for everybody: shared caches may keep it until it ends by itself.
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
