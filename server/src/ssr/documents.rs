//! The response to a document request: a shared page (`shared_pages`), a page for one person (`personal`), or a 503.

use std::sync::Arc;

use axum::{
    Router,
    http::{HeaderMap, HeaderValue},
    response::{IntoResponse, Response},
};
use tokio::sync::OnceCell;

use super::{
    admission::Admission,
    cache_control::{NO_STORE, shared_cache_control},
    document::PageResponse,
    page_cache::CachedPage,
    personal,
    pool::RenderError,
    ready_pages::{FoundPage, ReadyPages},
    redirect::{moved_page, redirected, see_other},
    renderer::Renderer,
    routes::{CachePolicy, PageAddress, PageRoutes},
    shared_pages::SharedPages,
    shell::Unavailable,
    visit::Visit,
};
use crate::{
    app::App,
    error::{Error, Result},
    telemetry::{self, RouteMetrics},
    tenancy::{Address, Tenant},
};

/// Concurrent renders for each runtime: one renders while another waits for the API.
const PERMITS_PER_THREAD: usize = 2;
/// `Cache-Control` of pages that are not public.
const PRIVATE: HeaderValue = HeaderValue::from_static("private, no-cache");

/// Responds to document requests. Cheap to clone.
#[derive(Clone)]
pub struct Documents(pub(super) Arc<Inner>);

pub(super) struct Inner {
    pub(super) pages: Arc<SharedPages>,
    routes: OnceCell<Routes>,
}

/// What is known once the server module has been read.
struct Routes {
    pages: PageRoutes,
    ready: ReadyPages,
}

impl Documents {
    /// Starts the renderers; `api` is the router for the pages' API calls.
    pub fn start(app: &App, api: Router) -> Result<Self> {
        let renderer = Renderer::start(app, api)?;
        let admission = Admission::new(app.settings.render_threads().max(1) * PERMITS_PER_THREAD);
        let pages = SharedPages::start(renderer, admission, app.settings.page_cache_mib * 1024 * 1024 * 3 / 4);
        Ok(Self(Arc::new(Inner { pages, routes: OnceCell::new() })))
    }

    /// Whether pages are rendered on the server.
    pub fn renders(&self) -> bool {
        self.0.renderer().has_pool()
    }

    /// The paths of all pages as the web declares them: `/product/:slug`.
    pub async fn paths(&self) -> Result<Vec<String>> {
        self.0.routes().await.map(|routes| routes.pages.paths()).map_err(Error::internal)
    }

    /// The Content-Security-Policy of a country's documents.
    pub fn security_policy(&self, tenant: &Tenant) -> HeaderValue {
        self.0.renderer().security_policy(tenant)
    }

    /// The page for this visitor, if it is cached and nothing that it shows has changed, or only within the grace time.
    pub fn cached(&self, visit: &Visit<'_>) -> Option<FoundPage> {
        let address = self.0.routes.get()?.pages.address(visit.path);
        if personal::is_wanted(visit.headers, visit.front, address.audience) {
            return None;
        }
        let (key, page) = self.0.pages.cached(visit.front, &address)?;
        let response = self.0.response_of(visit, &address, &page);
        Some(FoundPage { response, key, page, address })
    }

    /// The complete response to a guest's request, if one is stored for this address and its page may be served, and the metrics
    /// of its route.
    pub fn ready(&self, address: &Address<'_>, request: &HeaderMap) -> Option<(Response, RouteMetrics)> {
        self.0.routes.get()?.ready.find(&self.0.pages, address, request)
    }

    /// Stores the response to a request for the address: `headers` are those of the complete response.
    pub fn keep_ready(&self, address: &Address<'_>, visit: &Visit<'_>, found: &FoundPage, headers: &HeaderMap) {
        if let Some(routes) = self.0.routes.get() {
            routes.ready.keep(&self.0.renderer().app, address, visit.headers, visit.front, found, headers);
        }
    }

    /// The page for this visitor.
    pub async fn respond(&self, visit: &Visit<'_>) -> Response {
        let inner = &self.0;
        let Some(address) = inner.address(visit.path).await else {
            return inner.unavailable(visit, Unavailable::Failed);
        };
        telemetry::trace_route(&address.pattern);
        let mut response = if personal::is_wanted(visit.headers, visit.front, address.audience) {
            inner.respond_personally(visit, &address, None).await
        } else {
            match inner.pages.page(visit, &address).await {
                Ok(page) => inner.response_of(visit, &address, &page),
                Err(reason) => inner.unavailable(visit, reason),
            }
        };
        telemetry::note_page(&mut response, address.pattern);
        response
    }
}

impl Inner {
    pub(super) fn renderer(&self) -> &Renderer {
        &self.pages.renderer
    }

    async fn routes(&self) -> Result<&Routes, RenderError> {
        let read = async || {
            let pages = self.renderer().routes().await?;
            let ready = ReadyPages::new(pages.parameters());
            Ok(Routes { pages, ready })
        };
        self.routes.get_or_try_init(read).await
    }

    pub(super) async fn address(&self, path: &str) -> Option<PageAddress> {
        let routes = self.routes().await;
        let routes = routes.inspect_err(|error| tracing::error!(%error, "the table of page routes cannot be read"));
        routes.ok().map(|routes| routes.pages.address(path))
    }

    fn response_of(&self, visit: &Visit<'_>, address: &PageAddress, page: &CachedPage) -> Response {
        let cache_control = self.cache_control(address, page);
        match &page.page {
            PageResponse::Document(document) => document.respond(visit.headers, cache_control),
            PageResponse::SeeOther(target) => see_other(&address.carried_to(target)),
            PageResponse::Redirect(target) => moved_page(address, target, cache_control),
            PageResponse::Operator { target, is_permanent } => {
                redirected(&address.carried_to(target), *is_permanent, cache_control)
            }
        }
    }

    /// Shared caches may store a page that is the same for all visitors, until its own end time.
    fn cache_control(&self, address: &PageAddress, page: &CachedPage) -> HeaderValue {
        match address.cache {
            _ if !page.is_complete => NO_STORE,
            CachePolicy::None => NO_STORE,
            CachePolicy::Server => PRIVATE,
            CachePolicy::Public => shared_cache_control(page.freshness.reads(), &self.renderer().app),
        }
    }

    pub(super) fn unavailable(&self, visit: &Visit<'_>, reason: Unavailable) -> Response {
        match self.renderer().unavailable(visit, reason) {
            Ok(document) => document.respond(visit.headers, NO_STORE),
            Err(error) => error.into_response(),
        }
    }
}
