//! A document request: kept page, or plan → API in-process → render → shell.
//!
//! Pages are drawn once for all who wait for them, in a task of its own: who hangs up spoils nothing for the others. When nothing
//! can be drawn, the last good page is shown, else an honest 503.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Arc, Weak},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    http::{self, HeaderValue, Method, Request, StatusCode, header},
    response::{IntoResponse, Response},
};
use futures::future::{OptionFuture, join_all};
use http_body_util::BodyExt;
use moka::future::Cache;
use serde::Deserialize;
use tokio::sync::OnceCell;
use tower::ServiceExt;

use super::{
    admission::{Admission, Asker},
    assets::{self, DocumentAssets, Manifest},
    page::Page,
    pages::{DrawnPage, PageKey, Pages, State},
    personal::{self, Personal},
    pool::{Pool, RenderError},
    redirect::{moved, moved_to, see_other},
    routes::{PageAddress, PageCache, PageRoutes},
    security_policy::Sources,
    shell::{Frame, Rendered, Shell, Unavailable},
    visit::{Visit, json, parsed},
};
use crate::{
    api::ShopDescription,
    app::App,
    cache::{Freshness, Reads, depend_on, tracked},
    changes::{Change, Topic},
    error::{Error, Result},
    media,
    tenancy::{Storefront, Tenant},
};

/// How often pages that are often asked for are looked through.
const RENEW_EVERY: Duration = Duration::from_millis(500);
/// Pages drawn at the same time for each renderer: one renders while another waits for the API.
const PLACES_PER_THREAD: usize = 2;
/// The shop's name among its translations.
const BRAND: &str = "shop-name";
/// Calls that one page may ask for.
const MOST_CALLS: usize = 24;
/// How long shared caches show a page without asking, in seconds; and how long they may show it while they ask.
const SHARED_SECONDS: u64 = 30;
const SHARED_GRACE: u64 = 60;
/// When to come again, in seconds, while no page can be drawn.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("5");
const KEEP_NOTHING: HeaderValue = HeaderValue::from_static("no-store");
const KEEP_PRIVATELY: HeaderValue = HeaderValue::from_static("private, no-cache");

/// Answers document requests. Cheap to clone.
#[derive(Clone)]
pub struct Documents(pub(super) Arc<Inner>);

pub(super) struct Inner {
    pub(super) app: App,
    api: Router,
    pool: Option<Pool>,
    shell: Shell,
    manifest: Option<Manifest>,
    routes: OnceCell<PageRoutes>,
    pub(super) admission: Admission,
    pages: Pages,
    /// Pages that are being drawn.
    drawing: Cache<PageKey, Arc<DrawnPage>>,
}

#[derive(Deserialize)]
struct Plan {
    status: u16,
    api: Vec<String>,
    /// Calls for this visitor alone, by name.
    #[serde(default)]
    own: BTreeMap<String, String>,
    /// Where a visitor goes for whom the page is not.
    #[serde(default)]
    elsewhere: Option<String>,
}

/// One answer of the API as the web reads it: `{"status":200,"body":…}`.
struct Answer {
    /// The call's path or name.
    key: String,
    status: StatusCode,
    body: String,
}

/// What drawing yields: the page, and whether every call was answered.
pub(super) struct Drawing {
    pub(super) page: Page,
    is_whole: bool,
}

impl Documents {
    /// Starts the renderers; `api` is the router whose calls the pages make.
    pub fn start(app: &App, api: Router) -> Result<Self> {
        let threads = app.settings.render_threads();
        let pool = assets::server_module().map(|module| Pool::start(&module, threads)).transpose()?;
        if pool.is_none() {
            tracing::warn!("the web is not built, so there are no pages: run `npm run build` in web/ and build again");
        }
        let manifest = Manifest::read();
        let sources = Sources { media: media::media_base(&app.settings), vite: app.settings.vite.as_deref() };
        let shell = Shell::new(&linked_assets(app, manifest.as_ref(), "", &[]), &sources);
        let inner = Arc::new(Inner {
            app: app.clone(),
            api,
            pool,
            shell,
            manifest,
            routes: OnceCell::new(),
            admission: Admission::new(threads.max(1) * PLACES_PER_THREAD),
            pages: Pages::new(app, app.settings.page_cache_mib * 1024 * 1024 * 3 / 4),
            drawing: Cache::new(10_000),
        });
        tokio::spawn(renew(Arc::downgrade(&inner)));
        Ok(Self(inner))
    }

    /// Whether pages are rendered on the server.
    pub fn renders(&self) -> bool {
        self.0.pool.is_some()
    }

    /// The paths of all pages as the web declares them: `/product/:slug`.
    pub async fn paths(&self) -> Result<Vec<String>> {
        self.0.routes().await.map(PageRoutes::paths).map_err(Error::internal)
    }

    /// The Content-Security-Policy of a country's documents.
    pub fn security_policy(&self, tenant: &Tenant) -> &HeaderValue {
        self.0.shell.security_policy(tenant)
    }

    /// The page as this visitor sees it.
    pub async fn respond(&self, visit: &Visit<'_>) -> Response {
        let inner = &self.0;
        let Some(address) = inner.address(visit.path).await else {
            return inner.unavailable(visit, Unavailable::Failed);
        };
        if personal::is_wanted(visit, address.audience) {
            return inner.respond_personally(visit, &address, None).await;
        }
        match inner.page(visit, &address).await {
            Ok(drawn) => inner.show(visit, &address, &drawn),
            Err(reason) => inner.unavailable(visit, reason),
        }
    }
}

/// Draws pages that are often asked for, and stale, before the next visitor comes; one after another.
async fn renew(documents: Weak<Inner>) {
    loop {
        tokio::time::sleep(RENEW_EVERY).await;
        let Some(inner) = documents.upgrade() else { return };
        for (key, drawn) in inner.pages.to_renew().await {
            if let Some(front) = renewed(&inner.app, &drawn.front) {
                // A page that cannot be drawn is the next visitor's to hear of.
                let _ = inner.draw_once(key, front, Asker::Renewal).await;
            }
        }
    }
}

/// The storefront with its country as it is configured now.
fn renewed(app: &App, front: &Storefront) -> Option<Storefront> {
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

impl Inner {
    async fn routes(&self) -> Result<&PageRoutes, RenderError> {
        let read = async {
            let pool = self.pool.as_ref().ok_or(RenderError::Stopped)?;
            PageRoutes::parse(&pool.routes().await?).map_err(|error| RenderError::Answer(error.to_string()))
        };
        self.routes.get_or_try_init(|| read).await
    }

    pub(super) async fn address(&self, path: &str) -> Option<PageAddress> {
        let routes = self.routes().await;
        let routes = routes.inspect_err(|error| tracing::error!(%error, "the pages' table cannot be read"));
        routes.ok().map(|routes| routes.address(path))
    }

    async fn page(self: &Arc<Self>, visit: &Visit<'_>, address: &PageAddress) -> Result<Arc<DrawnPage>, Unavailable> {
        let asker = Asker::Visitor(visit.network);
        let key = PageKey::new(visit.front, &address.url);
        if address.cache == PageCache::None || self.app.settings.vite.is_some() {
            let _place = self.admission.enter(asker).await.ok_or(Unavailable::Busy)?;
            return self.draw(visit.front, key.url()).await.map(Arc::new);
        }
        let known = self.pages.find(&key).await;
        if let Some((drawn, state)) = &known {
            self.pages.note_visit(&key, drawn);
            match state {
                State::Current => return Ok(Arc::clone(drawn)),
                State::Grace => {
                    if !drawn.is_young() {
                        let (inner, front) = (Arc::clone(self), visit.front.clone());
                        tokio::spawn(async move { inner.draw_once(key, front, Asker::Renewal).await });
                    }
                    return Ok(Arc::clone(drawn));
                }
                State::Stale => {}
            }
        }
        let last_good = known.map(|(drawn, _)| drawn);
        match (self.draw_once(key, visit.front.clone(), asker).await, last_good) {
            (Ok(drawn), Some(last_good)) if !drawn.is_whole => Ok(last_good),
            (Ok(drawn), _) => Ok(drawn),
            (Err(_), Some(last_good)) => Ok(last_good),
            (Err(reason), None) => Err(reason),
        }
    }

    /// Draws a page once for all who want it now. Goes on when the one who asked hangs up.
    async fn draw_once(
        self: &Arc<Self>,
        key: PageKey,
        front: Storefront,
        asker: Asker,
    ) -> Result<Arc<DrawnPage>, Unavailable> {
        let inner = Arc::clone(self);
        let drawing = tokio::spawn(async move {
            let drawn = inner.drawing.try_get_with(key.clone(), inner.draw_and_keep(&key, &front, asker)).await;
            inner.drawing.invalidate(&key).await;
            drawn.map_err(|reason| *reason)
        });
        drawing.await.unwrap_or(Err(Unavailable::Failed))
    }

    async fn draw_and_keep(
        &self,
        key: &PageKey,
        front: &Storefront,
        asker: Asker,
    ) -> Result<Arc<DrawnPage>, Unavailable> {
        let _place = self.admission.enter(asker).await.ok_or(Unavailable::Busy)?;
        if let Some((drawn, State::Current)) = self.pages.find(key).await {
            return Ok(drawn);
        }
        let drawn = Arc::new(self.draw(front, key.url()).await?);
        if drawn.is_whole {
            self.pages.keep(key.clone(), Arc::clone(&drawn)).await;
        }
        Ok(drawn)
    }

    async fn draw(&self, front: &Storefront, url: &str) -> Result<DrawnPage, Unavailable> {
        let version = self.app.feed.version();
        let (drawing, reads) = tracked(self.drawing_of(front, url, None)).await;
        match drawing {
            Ok(Drawing { page, is_whole }) => {
                Ok(DrawnPage::new(page, is_whole, Freshness::new(version, reads), front.clone()))
            }
            Err(RenderError::Busy) => Err(Unavailable::Busy),
            Err(error) => {
                tracing::error!(%error, url, "a page cannot be drawn");
                metrics::counter!("vitrina_render_failures_total").increment(1);
                Err(Unavailable::Failed)
            }
        }
    }

    /// Draws a page, for one person if one is given.
    pub(super) async fn drawing_of(
        &self,
        front: &Storefront,
        url: &str,
        personal: Option<&Personal>,
    ) -> Result<Drawing, RenderError> {
        depend_on(Change::all(Topic::Tenancy));
        depend_on(Change::in_tenant(Topic::Translations, front.tenant.id));
        let pool = self.pool.as_ref().ok_or(RenderError::Stopped)?;
        let started = std::time::Instant::now();
        let shop = json(&ShopDescription::new(&self.app, front, url))?;
        let address = serde_json::json!(url);
        let visitor = personal.map_or("null", |personal| &personal.visitor);
        let request = format!(r#"{{"url":{address},"shop":{shop},"visitor":{visitor}}}"#);
        let plan: Plan = parsed(&pool.plan(request).await?)?;
        if let Some(target) = plan.elsewhere {
            return Ok(Drawing { page: Page::SeeOther(target.into()), is_whole: true });
        }
        let calls = plan.api.iter().take(MOST_CALLS).map(|path| self.call(front, path, path, None));
        let answers = join_all(calls).await;
        let own = plan.own.iter().take(MOST_CALLS).map(|(name, path)| self.call(front, name, path, personal));
        let personal = personal.map(|personal| async { personal.state(&data_json(&join_all(own).await)) });
        let personal = OptionFuture::from(personal).await.unwrap_or_else(|| "null".to_owned());
        let data = data_json(&answers);
        let request = format!(r#"{{"url":{address},"shop":{shop},"personal":{personal}}}"#);
        let (html, frame) = pool.render(request, data.clone()).await?;
        let mut page = Rendered { html, ..parsed(&frame)? };
        if plan.status != 200 && page.redirect.is_none() {
            page.status = plan.status;
        }
        metrics::histogram!("vitrina_render_seconds").record(started.elapsed().as_secs_f64());
        let is_whole = answers.iter().all(|answer| !answer.status.is_server_error());
        if let Some(target) = &page.redirect {
            return Ok(Drawing { page: Page::Moved(target.as_str().into()), is_whole });
        }
        let state = format!(r#"{{"shop":{shop},"data":{data},"personal":{personal}}}"#);
        let document = self
            .with_frame(front, &page.modules, &state, |frame| self.shell.document(frame, &page))
            .map_err(|error| RenderError::Answer(error.to_string()))?;
        Ok(Drawing { page: Page::Document(document.into()), is_whole })
    }

    /// `modules` are those of the page's own chunks.
    fn with_frame<T>(
        &self,
        front: &Storefront,
        modules: &[String],
        state: &str,
        write: impl FnOnce(&Frame<'_>) -> T,
    ) -> T {
        let directory = self.app.directory();
        let assets = linked_assets(&self.app, self.manifest.as_ref(), &front.language.code, modules);
        let brand = self.text(front, BRAND);
        write(&Frame { front, directory: &directory, assets: &assets, brand: &brand, state })
    }

    fn text(&self, front: &Storefront, id: &str) -> String {
        self.app.translations().text(front.tenant.id, &front.language, id, &[])
    }

    /// Asks the API in-process, with the page's own country and language, in nobody's name or in that of one person. Follows one move.
    async fn call(&self, front: &Storefront, key: &str, path: &str, personal: Option<&Personal>) -> Answer {
        let ask = |path: &str| {
            let request = personal.map_or_else(Request::builder, Personal::request).method(Method::GET).uri(path);
            self.ask(front, request.body(Body::empty()))
        };
        let mut response = ask(path).await;
        if let Some(target) = moved_to(&response) {
            response = ask(&target).await;
        }
        let status = response.status();
        let body = match response.into_body().collect().await {
            Ok(body) => String::from_utf8_lossy(&body.to_bytes()).into_owned(),
            Err(error) => {
                tracing::error!(%error, path, "an API answer broke off");
                String::new()
            }
        };
        let body = if body.is_empty() { "null".to_owned() } else { body };
        Answer { key: key.to_owned(), status, body }
    }

    /// The answer of the API's own router; 400 for what is no request.
    pub(super) async fn ask(&self, front: &Storefront, request: http::Result<Request<Body>>) -> Response {
        let Ok(mut request) = request else { return StatusCode::BAD_REQUEST.into_response() };
        request.extensions_mut().insert(front.clone());
        self.api.clone().oneshot(request).await.into_response()
    }

    /// What the web makes of a form that was sent to a page.
    pub(super) async fn plan_submission(&self, request: String) -> Result<String, RenderError> {
        self.pool.as_ref().ok_or(RenderError::Stopped)?.plan(request).await
    }

    fn show(&self, visit: &Visit<'_>, address: &PageAddress, drawn: &DrawnPage) -> Response {
        let caching = self.caching(address, drawn);
        match &drawn.page {
            Page::Document(document) => document.respond(visit.headers, caching),
            Page::SeeOther(target) => see_other(&address.carried_to(target)),
            Page::Moved(target) => {
                let mut response = moved(&address.carried_to(target));
                response.headers_mut().insert(header::CACHE_CONTROL, caching);
                response
            }
        }
    }

    /// Shared caches may keep what is the same for everybody, until it ends by itself.
    fn caching(&self, address: &PageAddress, drawn: &DrawnPage) -> HeaderValue {
        match address.cache {
            _ if !drawn.is_whole => KEEP_NOTHING,
            PageCache::None => KEEP_NOTHING,
            PageCache::Server => KEEP_PRIVATELY,
            PageCache::Public => shared_caching(drawn.freshness.reads(), &self.app),
        }
    }

    pub(super) fn unavailable(&self, visit: &Visit<'_>, reason: Unavailable) -> Response {
        let front = visit.front;
        let shop = ShopDescription::new(&self.app, front, visit.path);
        let written = json(&shop).map_err(Error::internal).and_then(|shop| {
            let state = format!(r#"{{"shop":{shop},"data":{{}}}}"#);
            let say = |id: &str| self.text(front, id);
            self.with_frame(front, &[], &state, |frame| self.shell.unavailable(frame, reason, say))
                .map_err(Error::internal)
        });
        let mut response = match written {
            Ok(document) => document.respond(visit.headers, KEEP_NOTHING),
            Err(error) => return error.into_response(),
        };
        response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
        response
    }
}

fn shared_caching(reads: &Reads, app: &App) -> HeaderValue {
    let left = reads.until().map(|end| (end - app.clock.now()).num_seconds());
    let seconds = left.map_or(SHARED_SECONDS, |left| u64::try_from(left).unwrap_or(0).min(SHARED_SECONDS));
    let text = format!("public, max-age=0, s-maxage={seconds}, stale-while-revalidate={SHARED_GRACE}");
    HeaderValue::from_str(&text).unwrap_or(KEEP_NOTHING)
}

fn linked_assets(app: &App, manifest: Option<&Manifest>, language: &str, modules: &[String]) -> DocumentAssets {
    match (&app.settings.vite, manifest) {
        (Some(vite), _) => assets::development(vite),
        (None, Some(manifest)) => manifest.document(language, modules),
        (None, None) => DocumentAssets::default(),
    }
}

fn data_json(answers: &[Answer]) -> String {
    let mut data = String::from("{");
    for (index, answer) in answers.iter().enumerate() {
        if index > 0 {
            data.push(',');
        }
        let key = serde_json::json!(answer.key);
        let _ = write!(data, r#"{key}:{{"status":{},"body":{}}}"#, answer.status.as_u16(), answer.body);
    }
    data.push('}');
    data
}
