//! Pages that all visitors share: served from the cache, or rendered once for all waiting requests, in a task of its own, so that
//! one client's disconnect does not affect the others. When nothing can be rendered, the last good page is served.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use super::{
    admission::{Admission, Requester},
    page_cache::{CachedPage, EntryState, PageCache, PageKey},
    pool::RenderError,
    renderer::{RenderResult, Renderer},
    routes::{CachePolicy, PageAddress},
    shell::Unavailable,
    visit::Visit,
};
use crate::{
    app::App,
    cache::{Freshness, InFlight, tracked},
    tenancy::Storefront,
};
use futures::FutureExt as _;

/// How often the pages that are requested often are checked.
const REVALIDATE_EVERY: Duration = Duration::from_millis(500);

/// Pages that are requested often are compressed more strongly when they are this old.
const DENSE_AFTER: Duration = Duration::from_secs(10);

/// Renderer and cache of shared pages. The admission queue also applies to personal pages.
pub(super) struct SharedPages {
    pub(super) renderer: Renderer,
    pub(super) admission: Admission,
    cache: PageCache,
    /// Pages that are being rendered.
    in_flight: InFlight<PageKey, Arc<CachedPage>>,
}

/// The request that a page is rendered for.
struct RenderRequest {
    front: Storefront,
    requester: Requester,
    /// The id of the request that started the render.
    id: String,
    /// The page in log lines.
    logged: Arc<str>,
}

impl RenderRequest {
    fn of(visit: &Visit<'_>, address: &PageAddress) -> Self {
        let (requester, logged) = (Requester::Visitor(visit.network), address.logged().into());
        Self { front: visit.front.clone(), requester, id: visit.request_id().to_owned(), logged }
    }
}

impl SharedPages {
    pub(super) fn start(renderer: Renderer, admission: Admission, cache_bytes: u64) -> Arc<Self> {
        let cache = PageCache::new(&renderer.app, cache_bytes);
        let pages = Arc::new(Self { renderer, admission, cache, in_flight: InFlight::default() });
        tokio::spawn(revalidate(Arc::downgrade(&pages)));
        pages
    }

    /// The page from the cache, if it may be served.
    pub(super) fn cached(
        self: &Arc<Self>,
        front: &Storefront,
        address: &PageAddress,
    ) -> Option<(PageKey, Arc<CachedPage>)> {
        if !self.is_cached(address) {
            return None;
        }
        let key = PageKey::new(front, &address.url);
        let page = self.cache.get(&key)?;
        self.may_be_shown(&key, &page).then_some((key, page))
    }

    /// Whether a cached page may be served now: nothing that it shows has changed, or only within the grace time; in that case
    /// this starts a new render.
    pub(super) fn may_be_shown(self: &Arc<Self>, key: &PageKey, page: &Arc<CachedPage>) -> bool {
        self.cache.note_visit(key, page);
        let state = self.cache.state(page);
        if state == EntryState::Grace && page.begin_replacing() {
            let (pages, key, page) = (Arc::clone(self), key.clone(), Arc::clone(page));
            tokio::spawn(async move {
                pages.replace(key, &page).await;
                page.end_replacing();
            });
        }
        state != EntryState::Stale
    }

    /// Renders a cached page again. If that fails, the next request handles the error.
    async fn replace(self: &Arc<Self>, key: PageKey, page: &CachedPage) {
        if let Some(front) = current_storefront(&self.renderer.app, &page.front) {
            let logged = Arc::clone(&page.logged);
            let request = RenderRequest { front, requester: Requester::Revalidation, id: String::new(), logged };
            let _ = self.render_once(key, request).await;
        }
    }

    fn is_cached(&self, address: &PageAddress) -> bool {
        address.cache != CachePolicy::None && self.renderer.app.settings.vite.is_none()
    }

    /// The current page, or one within the grace time, or the last good one.
    pub(super) async fn page(
        self: &Arc<Self>,
        visit: &Visit<'_>,
        address: &PageAddress,
    ) -> Result<Arc<CachedPage>, Unavailable> {
        let key = PageKey::new(visit.front, &address.url);
        if !self.is_cached(address) {
            let request = RenderRequest::of(visit, address);
            let _permit = self.admission.enter(request.requester).await.ok_or(Unavailable::Busy)?;
            return self.render(&key, &request).await.map(Arc::new);
        }
        let last_good = self.cache.get(&key);
        if let Some(page) = last_good.as_ref().filter(|page| self.may_be_shown(&key, page)) {
            return Ok(Arc::clone(page));
        }
        let rendered = self.render_once(key, RenderRequest::of(visit, address)).await;
        // A page with a price that has ended must not be served as the last good page.
        let last_good = last_good.filter(|page| !page.freshness.has_ended_exactly(&self.renderer.app.clock));
        match (rendered, last_good) {
            (Ok(page), Some(last_good)) if !page.is_complete => Ok(last_good),
            (Ok(page), _) => Ok(page),
            (Err(_), Some(last_good)) => Ok(last_good),
            (Err(reason), None) => Err(reason),
        }
    }

    /// Renders a page once for all requests waiting for it. Continues when the client that started it disconnects.
    async fn render_once(
        self: &Arc<Self>,
        key: PageKey,
        request: RenderRequest,
    ) -> Result<Arc<CachedPage>, Unavailable> {
        let (pages, rendered) = (Arc::clone(self), key.clone());
        let rendering = async move { pages.render_and_cache(&rendered, &request).boxed().await };
        self.in_flight.join(key, rendering).await.unwrap_or(Err(Unavailable::Failed))
    }

    async fn render_and_cache(&self, key: &PageKey, request: &RenderRequest) -> Result<Arc<CachedPage>, Unavailable> {
        let _permit = self.admission.enter(request.requester).await.ok_or(Unavailable::Busy)?;
        if let Some(page) = self.cache.get(key).filter(|page| self.cache.state(page) == EntryState::Fresh) {
            return Ok(page);
        }
        let mut page = self.render(key, request).await?;
        if page.freshness.has_ended_exactly(&self.renderer.app.clock) {
            // A deal ended meanwhile: requests that came after its end and wait for this page must not show its price.
            page = self.render(key, request).await?;
        }
        let page = Arc::new(page);
        if page.is_complete {
            self.cache.insert(key.clone(), Arc::clone(&page));
        }
        Ok(page)
    }

    async fn render(&self, key: &PageKey, request: &RenderRequest) -> Result<CachedPage, Unavailable> {
        let version = self.renderer.app.feed.version();
        let (front, logged) = (&request.front, &request.logged);
        let (result, reads) = tracked(self.renderer.render(front, key.url(), None, &request.id)).await;
        match result {
            Ok(RenderResult { page, is_complete }) => {
                let freshness = Freshness::new(version, reads);
                Ok(CachedPage::new(page, is_complete, freshness, front.clone(), Arc::clone(logged)))
            }
            Err(RenderError::Busy) => Err(Unavailable::Busy),
            Err(error) => {
                tracing::error!(%error, page = &**logged, "a page cannot be rendered");
                metrics::counter!("vitrina_render_failures_total").increment(1);
                Err(Unavailable::Failed)
            }
        }
    }
}

/// Maintains pages that are requested often: stale ones are rendered again before the next request, one after another, and fresh
/// ones are compressed more strongly.
async fn revalidate(pages: Weak<SharedPages>) {
    loop {
        tokio::time::sleep(REVALIDATE_EVERY).await;
        let Some(pages) = pages.upgrade() else { return };
        for (key, page) in pages.cache.to_revalidate() {
            pages.replace(key, &page).await;
        }
        let condensing = tokio::task::spawn_blocking(move || pages.cache.condense(DENSE_AFTER));
        if let Err(error) = condensing.await {
            tracing::error!(%error, "cached pages cannot be compressed again");
        }
    }
}

/// The storefront with the current configuration of its country.
fn current_storefront(app: &App, front: &Storefront) -> Option<Storefront> {
    let directory = app.directory();
    let tenant = directory.tenant(front.tenant.id).filter(|tenant| tenant.is_active)?;
    let language = tenant.language_by_id(front.language.id)?;
    let host_language = tenant.language_by_id(front.host_language.id)?;
    Some(Storefront {
        tenant: Arc::clone(tenant),
        language: Arc::clone(language),
        host_language: Arc::clone(host_language),
        ..front.clone()
    })
}
