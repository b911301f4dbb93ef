//! Pages that all visitors share: from the cache, or rendered once for all who wait for them, in a task of its own: who hangs up spoils
//! nothing for the others. When nothing can be rendered, the last good page is shown.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use moka::future::Cache;

use super::{
    admission::{Admission, Requester},
    page_cache::{CachedPage, EntryState, PageCache, PageKey},
    pool::RenderError,
    renderer::{RenderResult, Renderer},
    routes::{CachePolicy, PageAddress},
    shell::Unavailable,
};
use crate::{
    app::App,
    cache::{Freshness, tracked},
    tenancy::Storefront,
};

/// How often pages that are often asked for are looked through.
const REVALIDATE_EVERY: Duration = Duration::from_millis(500);

/// Renderer and cache of shared pages. The admission queue counts for personal pages too.
pub(super) struct SharedPages {
    pub(super) renderer: Renderer,
    pub(super) admission: Admission,
    cache: PageCache,
    /// Pages that are being rendered.
    in_flight: Cache<PageKey, Arc<CachedPage>>,
}

impl SharedPages {
    pub(super) fn start(renderer: Renderer, admission: Admission, cache_bytes: u64) -> Arc<Self> {
        let cache = PageCache::new(&renderer.app, cache_bytes);
        let pages = Arc::new(Self { renderer, admission, cache, in_flight: Cache::new(10_000) });
        tokio::spawn(revalidate(Arc::downgrade(&pages)));
        pages
    }

    /// The page from the cache, if nothing that it shows has changed.
    pub(super) fn fresh(&self, front: &Storefront, address: &PageAddress) -> Option<(PageKey, Arc<CachedPage>)> {
        if !self.is_cached(address) {
            return None;
        }
        let key = PageKey::new(front, &address.url);
        let (page, _) = self.cache.find(&key).filter(|(_, state)| *state == EntryState::Fresh)?;
        self.cache.note_visit(&key, &page);
        Some((key, page))
    }

    pub(super) fn cache(&self) -> &PageCache {
        &self.cache
    }

    fn is_cached(&self, address: &PageAddress) -> bool {
        address.cache != CachePolicy::None && self.renderer.app.settings.vite.is_none()
    }

    /// The page as it is now, or as it was a moment ago, or the last good one.
    pub(super) async fn page(
        self: &Arc<Self>,
        front: &Storefront,
        address: &PageAddress,
        requester: Requester,
    ) -> Result<Arc<CachedPage>, Unavailable> {
        let key = PageKey::new(front, &address.url);
        if !self.is_cached(address) {
            let _permit = self.admission.enter(requester).await.ok_or(Unavailable::Busy)?;
            return self.render(front, key.url()).await.map(Arc::new);
        }
        let cached = self.cache.find(&key);
        if let Some((page, state)) = &cached {
            self.cache.note_visit(&key, page);
            match state {
                EntryState::Fresh => return Ok(Arc::clone(page)),
                EntryState::Grace => {
                    if !page.is_recent() {
                        let (pages, front) = (Arc::clone(self), front.clone());
                        tokio::spawn(async move { pages.render_once(key, front, Requester::Revalidation).await });
                    }
                    return Ok(Arc::clone(page));
                }
                EntryState::Stale => {}
            }
        }
        let last_good = cached.map(|(page, _)| page);
        match (self.render_once(key, front.clone(), requester).await, last_good) {
            (Ok(page), Some(last_good)) if !page.is_complete => Ok(last_good),
            (Ok(page), _) => Ok(page),
            (Err(_), Some(last_good)) => Ok(last_good),
            (Err(reason), None) => Err(reason),
        }
    }

    /// Renders a page once for all who want it now. Goes on when the one who asked hangs up.
    async fn render_once(
        self: &Arc<Self>,
        key: PageKey,
        front: Storefront,
        requester: Requester,
    ) -> Result<Arc<CachedPage>, Unavailable> {
        let pages = Arc::clone(self);
        let rendering = tokio::spawn(async move {
            let page = pages.in_flight.try_get_with(key.clone(), pages.render_and_cache(&key, &front, requester)).await;
            pages.in_flight.invalidate(&key).await;
            page.map_err(|reason| *reason)
        });
        rendering.await.unwrap_or(Err(Unavailable::Failed))
    }

    async fn render_and_cache(
        &self,
        key: &PageKey,
        front: &Storefront,
        requester: Requester,
    ) -> Result<Arc<CachedPage>, Unavailable> {
        let _permit = self.admission.enter(requester).await.ok_or(Unavailable::Busy)?;
        if let Some((page, EntryState::Fresh)) = self.cache.find(key) {
            return Ok(page);
        }
        let page = Arc::new(self.render(front, key.url()).await?);
        if page.is_complete {
            self.cache.insert(key.clone(), Arc::clone(&page));
        }
        Ok(page)
    }

    async fn render(&self, front: &Storefront, url: &str) -> Result<CachedPage, Unavailable> {
        let version = self.renderer.app.feed.version();
        let (result, reads) = tracked(self.renderer.render(front, url, None)).await;
        match result {
            Ok(RenderResult { page, is_complete }) => {
                Ok(CachedPage::new(page, is_complete, Freshness::new(version, reads), front.clone()))
            }
            Err(RenderError::Busy) => Err(Unavailable::Busy),
            Err(error) => {
                tracing::error!(%error, url, "a page cannot be rendered");
                metrics::counter!("vitrina_render_failures_total").increment(1);
                Err(Unavailable::Failed)
            }
        }
    }
}

/// Renders pages that are often asked for, and stale, before the next visitor comes; one after another.
async fn revalidate(pages: Weak<SharedPages>) {
    loop {
        tokio::time::sleep(REVALIDATE_EVERY).await;
        let Some(pages) = pages.upgrade() else { return };
        for (key, page) in pages.cache.to_revalidate() {
            if let Some(front) = current_storefront(&pages.renderer.app, &page.front) {
                // A page that cannot be rendered is the next visitor's to hear of.
                let _ = pages.render_once(key, front, Requester::Revalidation).await;
            }
        }
    }
}

/// The storefront with its country as it is configured now.
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
