//! Cache of rendered pages, stored compressed and valid until something that they show changes. A stale page may be served for
//! two more seconds while it is rendered again; older ones are kept as the last good page, for when nothing can be rendered.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use moka::{ops::compute::Op, sync::Cache};

use super::document::PageResponse;
use crate::{
    app::App,
    cache::Freshness,
    id::{LanguageId, TenantId},
    tenancy::Storefront,
};

/// How long a stale page may still be served.
pub(super) const GRACE: Duration = Duration::from_secs(2);
/// A page is rendered again at most once in this time.
pub(super) const SHORTEST_LIFE: Duration = Duration::from_secs(1);
/// Pages requested within this time, and more than once, are rendered again without waiting for a request.
const HOT: Duration = Duration::from_secs(30);
/// The most pages that are kept up to date in this way.
const MOST_HOT: usize = 128;
/// Bytes of an entry besides its contents: the map's bookkeeping and the storefront's pointers.
const OVERHEAD: usize = 768;

/// What a page depends on besides stored data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PageKey {
    tenant: TenantId,
    language: LanguageId,
    /// The origin of the configured host, or of a local name.
    origin: Arc<str>,
    is_unknown_host: bool,
    /// The path and the query parameters that the page reads.
    url: Arc<str>,
}

impl PageKey {
    pub(super) fn new(front: &Storefront, url: &str) -> Self {
        Self {
            tenant: front.tenant.id,
            language: front.language.id,
            origin: Arc::clone(&front.origin),
            is_unknown_host: front.unknown_host,
            url: url.into(),
        }
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }
}

/// A rendered page in the cache.
#[derive(Debug)]
pub(super) struct CachedPage {
    pub(super) page: PageResponse,
    /// Whether every API call succeeded; incomplete pages are served once and not cached.
    pub(super) is_complete: bool,
    pub(super) freshness: Freshness,
    pub(super) front: Storefront,
    /// The page in log lines.
    pub(super) logged: Arc<str>,
    rendered_at: Instant,
    /// When the page's last request was recorded, in milliseconds after `rendered_at`.
    noted: AtomicU64,
    /// Whether a new render has been requested.
    is_being_replaced: AtomicBool,
}

impl CachedPage {
    pub(super) fn new(
        page: PageResponse,
        is_complete: bool,
        freshness: Freshness,
        front: Storefront,
        logged: Arc<str>,
    ) -> Self {
        let (noted, is_being_replaced) = (AtomicU64::new(0), AtomicBool::new(false));
        Self { page, is_complete, freshness, front, logged, rendered_at: Instant::now(), noted, is_being_replaced }
    }

    /// The same page compressed more strongly; `None` when it is not a document, or is compressed so already.
    fn to_dense(&self) -> Option<Self> {
        let PageResponse::Document(document) = &self.page else { return None };
        let page = || PageResponse::Document(Arc::new(document.to_dense()));
        (!document.is_dense()).then(|| Self {
            page: page(),
            is_complete: self.is_complete,
            freshness: self.freshness.clone(),
            front: self.front.clone(),
            logged: Arc::clone(&self.logged),
            rendered_at: self.rendered_at,
            noted: AtomicU64::new(self.noted.load(Ordering::Relaxed)),
            is_being_replaced: AtomicBool::new(false),
        })
    }

    /// Whether it was rendered less than `SHORTEST_LIFE` ago.
    pub(super) fn is_recent(&self) -> bool {
        self.rendered_at.elapsed() < SHORTEST_LIFE
    }

    /// Whether the caller must start the new render: there is at most one at a time, and none in the page's first second.
    pub(super) fn begin_replacing(&self) -> bool {
        !self.is_recent() && !self.is_being_replaced.swap(true, Ordering::Relaxed)
    }

    /// Marks the page as no longer being rendered again.
    pub(super) fn end_replacing(&self) {
        self.is_being_replaced.store(false, Ordering::Relaxed);
    }

    fn size(&self) -> usize {
        self.page.size() + size_of_val(self.freshness.reads().changes()) + self.logged.len() + size_of::<Self>()
    }
}

/// The state of a cached page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EntryState {
    /// Nothing that it shows has changed.
    Fresh,
    /// It became stale within the last `GRACE`.
    Grace,
    /// It is stale, and kept as the last good page.
    Stale,
}

/// The cached pages of a process.
#[derive(Debug)]
pub(super) struct PageCache {
    app: App,
    entries: Cache<PageKey, Arc<CachedPage>>,
    hot: Mutex<HashMap<PageKey, Instant>>,
}

impl PageCache {
    /// An empty cache of at most so many bytes.
    pub(super) fn new(app: &App, most_bytes: u64) -> Self {
        let weigh = |key: &PageKey, cached: &Arc<CachedPage>| {
            u32::try_from(cached.size() + key.url.len() + key.origin.len() + OVERHEAD).unwrap_or(u32::MAX)
        };
        let entries = Cache::builder().max_capacity(most_bytes).weigher(weigh).build();
        Self { app: app.clone(), entries, hot: Mutex::default() }
    }

    pub(super) fn get(&self, key: &PageKey) -> Option<Arc<CachedPage>> {
        self.entries.get(key)
    }

    pub(super) fn insert(&self, key: PageKey, cached: Arc<CachedPage>) {
        self.entries.insert(key, cached);
    }

    /// The current state of a cached page.
    pub(super) fn state(&self, cached: &CachedPage) -> EntryState {
        let (feed, clock) = (&self.app.feed, &self.app.clock);
        if cached.freshness.is_current(feed, clock) {
            return EntryState::Fresh;
        }
        let has_grace = cached.freshness.stale_for(feed, clock).is_some_and(|time| time <= GRACE);
        if has_grace { EntryState::Grace } else { EntryState::Stale }
    }

    /// Records a request for a cached page, at most once a second for each page.
    pub(super) fn note_visit(&self, key: &PageKey, cached: &CachedPage) {
        let now = u64::try_from(cached.rendered_at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let last = cached.noted.load(Ordering::Relaxed);
        if last != 0 && now.saturating_sub(last) < 1_000 {
            return;
        }
        cached.noted.store(now.max(1), Ordering::Relaxed);
        let mut hot = self.hot.lock().unwrap_or_else(PoisonError::into_inner);
        if hot.len() >= MOST_HOT && !hot.contains_key(key) {
            let oldest = hot.iter().min_by_key(|(_, visited)| **visited).map(|(key, _)| key.clone());
            oldest.and_then(|key| hot.remove(&key));
        }
        hot.insert(key.clone(), Instant::now());
    }

    /// Pages that are requested often.
    fn hot(&self) -> impl Iterator<Item = (PageKey, Arc<CachedPage>)> {
        let hot: Vec<PageKey> = {
            let mut hot = self.hot.lock().unwrap_or_else(PoisonError::into_inner);
            hot.retain(|_, visited| visited.elapsed() < HOT);
            hot.keys().cloned().collect()
        };
        hot.into_iter().filter_map(|key| self.get(&key).map(|cached| (key, cached)))
    }

    /// Pages that are requested often and must be rendered again.
    pub(super) fn to_revalidate(&self) -> Vec<(PageKey, Arc<CachedPage>)> {
        let is_due = |cached: &CachedPage| self.state(cached) != EntryState::Fresh && !cached.is_recent();
        self.hot().filter(|(_, cached)| is_due(cached)).collect()
    }

    /// Compresses pages that are requested often more strongly, once they have been fresh for this time since their render. Takes
    /// milliseconds for each.
    pub(super) fn condense(&self, after: Duration) {
        let is_due =
            |cached: &CachedPage| cached.rendered_at.elapsed() >= after && self.state(cached) == EntryState::Fresh;
        for (key, cached) in self.hot().filter(|(_, cached)| is_due(cached)) {
            if let Some(dense) = cached.to_dense() {
                // If the page was rendered again meanwhile, the newer one stays.
                self.entries.entry(key).and_compute_with(|entry| match entry {
                    Some(entry) if Arc::ptr_eq(entry.value(), &cached) => Op::Put(Arc::new(dense)),
                    _ => Op::Nop,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use chrono::{TimeDelta, Utc};

    use super::{super::document::Document, *};
    use crate::{
        cache::{Reads, depend_until, tracked},
        changes::{Change, Topic},
        clock::Clock,
        config::Settings,
        id::ProductId,
        tenancy::{self, Address, Configuration, Resolution, files},
        testing::sqlite,
    };

    fn front(app: &App, host: &str) -> Storefront {
        let address = Address { host: Some(host), path: "/", ..Address::default() };
        match tenancy::resolve(&app.directory(), address) {
            Resolution::Shop { storefront, .. } => storefront,
            other => panic!("{other:?}"),
        }
    }

    async fn app() -> (App, crate::testing::TestDb) {
        let test = sqlite().await;
        let app = App::new(Settings::default(), test.db.clone(), Clock::fixed(Utc::now()));
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        app.set_directory(tenancy::directory(files.configuration).unwrap());
        (app, test)
    }

    fn cached(app: &App, front: &Storefront, product: ProductId, html: &str) -> Arc<CachedPage> {
        let mut reads = Reads::default();
        reads.extend([Change::one(Topic::Product, front.tenant.id, product)]);
        read_from(app, front, reads, html)
    }

    fn read_from(app: &App, front: &Storefront, reads: Reads, html: &str) -> Arc<CachedPage> {
        let page = PageResponse::Document(Arc::new(Document::new(StatusCode::OK, html)));
        Arc::new(CachedPage::new(page, true, Freshness::new(app.feed.version(), reads), front.clone(), "/".into()))
    }

    /// The page, as if it had been rendered so much earlier.
    fn older(page: Arc<CachedPage>, age: Duration) -> Arc<CachedPage> {
        let mut page = Arc::into_inner(page).unwrap();
        page.rendered_at = page.rendered_at.checked_sub(age).unwrap();
        Arc::new(page)
    }

    #[tokio::test]
    async fn a_page_goes_stale_with_what_it_shows_and_has_two_seconds_of_grace() {
        let (app, _test) = app().await;
        let pages = PageCache::new(&app, 1 << 20);
        let front = front(&app, "si.localhost");
        let key = PageKey::new(&front, "/product/tee");
        pages.insert(key.clone(), cached(&app, &front, ProductId(7), "<p>tee</p>"));
        app.feed.publish(&[Change::one(Topic::Product, TenantId(3), 8), Change::one(Topic::Product, TenantId(13), 7)]);
        let state = || pages.state(&pages.get(&key).unwrap());
        assert_eq!(state(), EntryState::Fresh);
        app.feed.publish(&[Change::one(Topic::Product, TenantId(3), 7)]);
        assert_eq!(state(), EntryState::Grace);
        pages.insert(key.clone(), cached(&app, &front, ProductId(7), "<p>tee</p>"));
        let change = || app.feed.publish(&[Change::one(Topic::Product, TenantId(3), 7)]);
        change();
        app.feed.age(Duration::from_millis(1_800));
        assert_eq!(state(), EntryState::Grace, "the change is less than two seconds old");
        pages.insert(key.clone(), cached(&app, &front, ProductId(7), "<p>tee</p>"));
        change();
        app.feed.age(Duration::from_millis(1_800));
        change();
        app.feed.age(Duration::from_millis(300));
        assert_eq!(state(), EntryState::Stale, "two seconds after the first change that it does not show");
        let end = app.clock.now() + TimeDelta::minutes(1);
        let ((), reads) = tracked(async { depend_until(end) }).await;
        pages.insert(key.clone(), read_from(&app, &front, reads, "<p>tee</p>"));
        assert_eq!(state(), EntryState::Fresh);
        app.clock.advance(TimeDelta::minutes(1) + TimeDelta::from_std(GRACE).unwrap());
        assert_eq!(state(), EntryState::Grace);
        app.clock.advance(TimeDelta::milliseconds(1));
        assert_eq!(state(), EntryState::Stale, "kept as the last good page");
    }

    #[tokio::test]
    async fn pages_that_are_requested_again_are_rendered_again_and_others_are_not() {
        let (app, _test) = app().await;
        let pages = PageCache::new(&app, 1 << 20);
        let front = front(&app, "si.localhost");
        let [hot, cold] = ["/hot", "/cold"].map(|url| PageKey::new(&front, url));
        let page = || cached(&app, &front, ProductId(7), "<p>tee</p>");
        for key in [&hot, &cold] {
            pages.insert(key.clone(), page());
        }
        let kept = pages.get(&hot).unwrap();
        pages.note_visit(&hot, &kept);
        let second_old = [&hot, &cold].map(|key| (key.clone(), older(page(), SHORTEST_LIFE)));
        app.feed.publish(&[Change::one(Topic::Product, TenantId(3), 7)]);
        assert!(pages.to_revalidate().is_empty(), "not more than once a second");
        for (key, page) in second_old {
            pages.insert(key, page);
        }
        let stale: Vec<PageKey> = pages.to_revalidate().into_iter().map(|(key, _)| key).collect();
        assert_eq!(stale, [hot]);
    }

    #[tokio::test]
    async fn pages_that_are_requested_again_unchanged_are_compressed_without_loss() {
        let (app, _test) = app().await;
        let pages = PageCache::new(&app, 1 << 20);
        let front = front(&app, "si.localhost");
        let paragraph = |number: u32| format!("<p>{} of {number}</p>", number * number % 7_919);
        let html = (0..3_000).map(paragraph).collect::<Vec<_>>().concat();
        let [asked, other, changing] = ["/asked", "/other", "/changing"].map(|url| PageKey::new(&front, url));
        for (key, product) in [(&asked, 7), (&other, 7), (&changing, 8)] {
            pages.insert(key.clone(), cached(&app, &front, ProductId(product), &html));
        }
        for key in [&asked, &changing] {
            pages.note_visit(key, &pages.get(key).unwrap());
        }
        app.feed.publish(&[Change::one(Topic::Product, TenantId(3), 8)]);
        pages.condense(Duration::from_mins(1));
        let document = |key: &PageKey| match &pages.get(key).unwrap().page {
            PageResponse::Document(document) => Arc::clone(document),
            other => panic!("{other:?}"),
        };
        assert!(!document(&asked).is_dense(), "it has not stood for a minute");
        pages.condense(Duration::ZERO);
        assert!(document(&asked).is_dense() && !document(&other).is_dense() && !document(&changing).is_dense());
        assert!(document(&asked).brotli().len() < document(&other).brotli().len());
        assert_eq!(document(&asked).plain(), html.as_bytes());
        assert_eq!(pages.state(&pages.get(&asked).unwrap()), EntryState::Fresh);
    }

    #[tokio::test]
    async fn the_size_limit_counts_the_memory_that_pages_use() {
        let (app, _test) = app().await;
        let pages = PageCache::new(&app, 100_000);
        let front = front(&app, "si.localhost");
        // Random, so that brotli cannot compress it much.
        let html = |seed: u64| {
            let digest = |part: u64| blake3::hash(&(seed * 1_000 + part).to_le_bytes()).to_hex().to_string();
            (0..80).map(digest).collect::<String>()
        };
        for seed in 0..200 {
            pages.insert(PageKey::new(&front, &format!("/{seed}")), cached(&app, &front, ProductId(7), &html(seed)));
        }
        pages.entries.run_pending_tasks();
        assert!(pages.entries.weighted_size() <= 100_000);
        let count = pages.entries.entry_count();
        assert!((15..40).contains(&count), "{count} pages of about 2,600 bytes and 1,200 around them");
    }

    #[tokio::test]
    async fn an_unknown_host_has_pages_of_its_own() {
        let (app, _test) = app().await;
        let own = PageKey::new(&front(&app, "vitrina.si"), "/");
        let unknown = PageKey::new(&front(&app, "evil.example"), "/");
        assert_ne!(own, unknown);
        assert_eq!(unknown, PageKey::new(&front(&app, "other.example"), "/"));
    }
}
