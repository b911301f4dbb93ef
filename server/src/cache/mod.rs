//! The cache of a process: values that are valid until something that they were read from changes.
//!
//! A value carries the version of the change feed at which it was read, its dependencies (`Reads`), and perhaps an expiry time.
//! It is validated on each lookup; the cache is never scanned or cleared. Concurrent requests for one value share one
//! computation.

mod in_flight;
mod reads;

use std::{
    any::Any,
    fmt,
    future::Future,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures::{
    FutureExt as _,
    future::{self, BoxFuture, Either, Ready},
};
use moka::{
    future::Cache as Store,
    ops::compute::{CompResult, Op},
};

pub use in_flight::InFlight;
pub use reads::{Reads, depend_on, depend_until, depend_until_exactly, tracked, untracked};

use crate::{
    changes::{Change, Feed},
    clock::Clock,
    error::{Error, Result},
};

/// Values that were not requested for this long are dropped.
const IDLE: Duration = Duration::from_mins(10);
/// The most values in the cache.
const CAPACITY: u64 = 20_000;

/// When a value was read, from what, and whether it is still valid.
#[derive(Debug)]
pub struct Freshness {
    reads: Reads,
    /// The latest version at which it was known to be valid.
    version: AtomicU64,
    /// When the first change after that version was published; `None` inside when that is no longer known. Unset until a change
    /// that affects the value is found: a stale value never becomes valid again.
    changed: OnceLock<Option<Instant>>,
}

impl Clone for Freshness {
    fn clone(&self) -> Self {
        let version = AtomicU64::new(self.version());
        Self { reads: self.reads.clone(), version, changed: self.changed.clone() }
    }
}

impl Freshness {
    /// For a value read at `version` or later.
    pub fn new(version: u64, reads: Reads) -> Self {
        Self { reads, version: AtomicU64::new(version), changed: OnceLock::new() }
    }

    /// Whether it is still valid. Costs one comparison as long as nothing at all has changed.
    pub fn is_current(&self, feed: &Feed, clock: &Clock) -> bool {
        if self.reads.until().is_some_and(|end| clock.now() >= end) {
            return false;
        }
        let now = feed.version();
        let known = self.version();
        if known == now {
            return true;
        }
        if self.changed.get().is_some() {
            return false;
        }
        let is_current = feed.is_current(known, self.reads.changes());
        if is_current {
            // `now` was read before the check: a change published meanwhile is found the next time.
            self.version.fetch_max(now, Ordering::Relaxed);
        } else {
            self.changed.get_or_init(|| feed.published_after(known));
        }
        is_current
    }

    /// How long it has been stale, at most; `None` when that is no longer known, or when it must not be shown after its expiry.
    pub fn stale_for(&self, feed: &Feed, clock: &Clock) -> Option<Duration> {
        if self.has_ended_exactly(clock) {
            return None;
        }
        let ended = self.reads.until().map(|end| clock.now() - end);
        let ended = ended.and_then(|time| time.to_std().ok());
        if self.version() >= feed.version() {
            return ended;
        }
        let changed = self.changed.get().copied().unwrap_or_else(|| feed.published_after(self.version()));
        Some(changed?.elapsed().max(ended.unwrap_or_default()))
    }

    /// Whether it has expired and must not be shown any longer, not even while a new one is computed.
    pub fn has_ended_exactly(&self, clock: &Clock) -> bool {
        self.reads.exact_until().is_some_and(|end| clock.now() >= end)
    }

    /// The latest version at which it was known to be valid.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Relaxed)
    }

    /// Its dependencies.
    pub fn reads(&self) -> &Reads {
        &self.reads
    }
}

#[derive(Clone)]
struct CachedValue {
    freshness: Arc<Freshness>,
    value: Arc<dyn Any + Send + Sync>,
}

/// A process's cache of values. Cheap to clone.
#[derive(Clone)]
pub struct Cache {
    store: Store<String, CachedValue>,
    feed: Feed,
    clock: Clock,
}

impl fmt::Debug for Cache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cache").field("entries", &self.store.entry_count()).finish_non_exhaustive()
    }
}

impl Cache {
    /// An empty cache that follows `feed`.
    pub fn new(feed: Feed, clock: Clock) -> Self {
        Self::of_size(CAPACITY, feed, clock)
    }

    /// An empty cache with room for so many values.
    pub fn of_size(values: u64, feed: Feed, clock: Clock) -> Self {
        Self { store: Store::builder().max_capacity(values).time_to_idle(IDLE).build(), feed, clock }
    }

    /// The value of `key`, if it is cached and nothing that it was read from has changed.
    pub async fn find<T: Any + Send + Sync>(&self, key: &str) -> Option<Arc<T>> {
        let entry = self.store.get(key).await.filter(|entry| self.is_current(entry))?;
        entry.read().ok()
    }

    /// The version of the change feed; read it before reading a value for `put`.
    pub fn version(&self) -> u64 {
        self.feed.version()
    }

    /// Stores a value that was read at `version` or later. For several values read at once, which `get` would read one by one.
    pub async fn put<T: Any + Send + Sync>(&self, key: String, value: Arc<T>, version: u64, reads: Reads) {
        self.store.insert(key, CachedValue { freshness: Arc::new(Freshness::new(version, reads)), value }).await;
    }

    /// The value of `key`, computed by `make` when it is missing or stale. Its dependencies are `reads` and those that `make`
    /// records (`depend_on`); a computation that uses the value depends on the same. Errors are not cached. A key must always
    /// have the same type of value: start it with the name of what it holds.
    ///
    /// A cached value is looked up at once, without a box, and its dependencies count where `get` is called. The future of a
    /// computation is boxed, so that the compiler need not look through `make` again for each of its callers' callers.
    pub fn get<'f, T, F>(&'f self, key: String, reads: &'f [Change], make: F) -> Lookup<'f, T>
    where
        T: Any + Send + Sync,
        F: Future<Output = Result<T>> + Send + 'f,
    {
        let known = self.store.get(&key).now_or_never().flatten();
        match known.filter(|entry| self.is_current(entry)) {
            Some(entry) => Either::Left(future::ready(entry.read())),
            None => Either::Right(Box::pin(self.compute(key, reads, make))),
        }
    }

    async fn compute<T, F>(&self, key: String, reads: &[Change], make: F) -> Result<Arc<T>>
    where
        T: Any + Send + Sync,
        F: Future<Output = Result<T>> + Send,
    {
        let made = self.store.entry(key).and_try_compute_with(async |known| {
            if known.is_some_and(|entry| self.is_current(entry.value())) {
                return Ok(Op::Nop);
            }
            let version = self.feed.version();
            let (value, mut own) = tracked(make).await;
            own.extend(reads.iter().copied());
            Ok::<_, Error>(Op::Put(CachedValue {
                freshness: Arc::new(Freshness::new(version, own)),
                value: Arc::new(value?),
            }))
        });
        stored(made.await?).ok_or_else(|| Error::internal("a cached value is gone"))?.read()
    }

    fn is_current(&self, entry: &CachedValue) -> bool {
        entry.freshness.is_current(&self.feed, &self.clock)
    }
}

/// The future of `Cache::get`: a cached value, or its computation.
pub type Lookup<'f, T> = Either<Ready<Result<Arc<T>>>, BoxFuture<'f, Result<Arc<T>>>>;

impl CachedValue {
    fn read<T: Any + Send + Sync>(self) -> Result<Arc<T>> {
        self.freshness.reads().note();
        self.value.downcast().map_err(|_| Error::internal("a cached value of another type"))
    }
}

fn stored(result: CompResult<String, CachedValue>) -> Option<CachedValue> {
    match result {
        CompResult::Inserted(entry) | CompResult::ReplacedWith(entry) | CompResult::Unchanged(entry) => {
            Some(entry.into_value())
        }
        CompResult::Removed(_) | CompResult::StillNone(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicI64;

    use chrono::{DateTime, TimeDelta, Utc};

    use super::*;
    use crate::{changes::Topic, id::TenantId};

    const PRODUCT: Change = Change { topic: Topic::Product, tenant: Some(TenantId(3)), entity: Some(7) };

    struct Fixture {
        feed: Feed,
        clock: Clock,
        cache: Cache,
        made: AtomicI64,
    }

    impl Fixture {
        fn new() -> Self {
            let (feed, clock) = (Feed::default(), Clock::fixed(Utc::now()));
            Self { cache: Cache::new(feed.clone(), clock.clone()), feed, clock, made: AtomicI64::new(0) }
        }

        async fn count(&self) -> i64 {
            let make = async {
                depend_on(PRODUCT);
                depend_until(self.clock.now() + TimeDelta::minutes(5));
                Ok(self.made.fetch_add(1, Ordering::Relaxed) + 1)
            };
            *self.cache.get("count".to_owned(), &[Change::all(Topic::Taxonomy)], make).await.unwrap()
        }
    }

    #[tokio::test]
    async fn a_value_is_recomputed_when_its_dependencies_change() {
        let fixture = Fixture::new();
        assert_eq!((fixture.count().await, fixture.count().await), (1, 1));
        fixture
            .feed
            .publish(&[Change::one(Topic::Product, TenantId(3), 8), Change::one(Topic::Product, TenantId(4), 7)]);
        assert_eq!(fixture.count().await, 1, "another product, another country");
        fixture.feed.publish(&[PRODUCT]);
        assert_eq!((fixture.count().await, fixture.count().await), (2, 2));
        fixture.feed.publish(&[Change::in_tenant(Topic::Taxonomy, TenantId(3))]);
        assert_eq!(fixture.count().await, 3);
        fixture.feed.publish_all();
        assert_eq!(fixture.count().await, 4);
    }

    #[tokio::test]
    async fn a_value_expires_at_the_time_that_it_depends_on() {
        let fixture = Fixture::new();
        assert_eq!(fixture.count().await, 1);
        fixture.clock.advance(TimeDelta::minutes(4));
        assert_eq!(fixture.count().await, 1);
        fixture.clock.advance(TimeDelta::minutes(1));
        assert_eq!(fixture.count().await, 2);
    }

    #[test]
    fn a_value_with_an_exact_end_is_not_served_stale() {
        let (feed, clock) = (Feed::default(), Clock::fixed(Utc::now()));
        let end = clock.now() + TimeDelta::minutes(1);
        let freshness = |ends: fn(DateTime<Utc>)| {
            let ((), reads) = futures::executor::block_on(tracked(async { ends(end) }));
            Freshness::new(feed.version(), reads)
        };
        let (usual, exact) = (freshness(depend_until), freshness(depend_until_exactly));
        clock.advance(TimeDelta::minutes(1));
        assert!(!usual.is_current(&feed, &clock) && !exact.is_current(&feed, &clock));
        assert_eq!(usual.stale_for(&feed, &clock), Some(Duration::ZERO));
        assert_eq!(exact.stale_for(&feed, &clock), None);
    }

    #[tokio::test]
    async fn dependencies_of_a_cached_value_are_inherited() {
        let fixture = Fixture::new();
        let (_, made) = tracked(fixture.count()).await;
        let (_, found) = tracked(fixture.count()).await;
        assert_eq!(made, found);
        assert_eq!(found.changes(), [Change::all(Topic::Taxonomy), PRODUCT]);
        assert!(found.until().is_some());
    }

    #[tokio::test]
    async fn dependencies_of_an_untracked_value_are_not_inherited() {
        let fixture = Fixture::new();
        let own = Change::in_tenant(Topic::Content, TenantId(3));
        let value = async {
            depend_on(own);
            untracked(fixture.count()).await
        };
        let (made, reads) = tracked(value).await;
        assert_eq!((made, reads.changes(), reads.until()), (1, &[own][..], None));
        fixture.feed.publish(&[PRODUCT]);
        assert_eq!(untracked(fixture.count()).await, 2, "the value itself keeps its dependencies");
    }

    #[tokio::test]
    async fn an_error_is_not_cached() {
        let cache = Fixture::new().cache;
        let failed = cache.get::<i64, _>("count".to_owned(), &[], async { Err(Error::NotFound) }).await;
        assert!(failed.is_err());
        assert_eq!(*cache.get("count".to_owned(), &[], async { Ok(7_i64) }).await.unwrap(), 7);
    }
}
