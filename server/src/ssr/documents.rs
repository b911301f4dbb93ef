//! A document request: plan → API in-process → render → shell, cached for guests.

use std::{fmt::Write, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, HeaderValue, Request, StatusCode, header},
    response::{IntoResponse, Response},
};
use futures::future::join_all;
use http_body_util::BodyExt;
use moka::future::Cache;
use serde::Deserialize;
use tower::ServiceExt;

use super::{
    assets::{self, DocumentAssets, Manifest},
    page::Page,
    pool::{Pool, RenderError},
    shell::{Frame, Rendered, Shell},
    shop::{Shop, Theme},
};
use crate::{
    app::App,
    error::{Error, Result},
    tenancy::{self, Storefront},
};

/// Pages are drawn anew at least this often: delivery dates move on without a change in the database.
const PAGE_LIFETIME: Duration = Duration::from_mins(5);
/// Longer addresses are drawn but not kept.
const LONGEST_CACHED_PATH: usize = 1024;
/// The shop's name among its words.
const BRAND: &str = "shop-name";
/// Calls that one page may ask for.
const MOST_CALLS: usize = 24;

/// Answers document requests. Cheap to clone.
#[derive(Clone)]
pub struct Documents(Arc<Inner>);

struct Inner {
    app: App,
    api: Router,
    pool: Option<Pool>,
    shell: Shell,
    manifest: Option<Manifest>,
    pages: Cache<PageKey, Page>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct PageKey {
    version: u64,
    origin: Arc<str>,
    language: i64,
    theme: Option<Theme>,
    path: String,
}

#[derive(Deserialize)]
struct Plan {
    status: u16,
    api: Vec<String>,
}

/// One answer of the API as the web reads it: `{"status":200,"body":…}`.
struct Answer {
    path: String,
    status: StatusCode,
    body: String,
}

impl Documents {
    /// Starts the renderers; `api` is the router whose calls the pages make.
    pub fn start(app: &App, api: Router) -> Result<Self> {
        let pool =
            assets::server_module().map(|module| Pool::start(&module, app.settings.render_threads())).transpose()?;
        if pool.is_none() {
            tracing::warn!("the web is not built, so pages stay empty: run `npm run build` in web/ and build again");
        }
        let pages = Cache::builder()
            .max_capacity(app.settings.page_cache_mib * 1024 * 1024)
            .weigher(|_: &PageKey, page: &Page| page.weight())
            .time_to_live(PAGE_LIFETIME)
            .build();
        let inner = Inner { app: app.clone(), api, pool, shell: Shell::new(), manifest: Manifest::read(), pages };
        Ok(Self(Arc::new(inner)))
    }

    /// Whether pages are rendered on the server.
    pub fn renders(&self) -> bool {
        self.0.pool.is_some()
    }

    /// The page of `path` (with query, without locale prefix) as this shopper sees it.
    pub async fn respond(&self, front: &Storefront, path: &str, headers: &HeaderMap, nonce: &str) -> Response {
        let theme = headers.get(header::COOKIE).and_then(|value| value.to_str().ok()).and_then(Theme::from_cookies);
        match self.page(front, path, theme).await {
            Ok(Page::Document(document)) => match document.elsewhere(is_signed_in(headers)) {
                Some(target) => found(target),
                None => document.respond(headers, nonce),
            },
            Ok(Page::Moved(target)) => moved(&target),
            Err(error) => error.into_response(),
        }
    }

    async fn page(&self, front: &Storefront, path: &str, theme: Option<Theme>) -> Result<Page> {
        let inner = &self.0;
        if path.len() > LONGEST_CACHED_PATH || inner.app.settings.vite.is_some() {
            return inner.draw(front, path, theme).await.map(|(page, _)| page);
        }
        let key = PageKey {
            version: inner.app.feed.version(),
            origin: Arc::clone(&front.origin),
            language: front.language.id,
            theme,
            path: path.to_owned(),
        };
        let drawn = inner.pages.try_get_with(key, async {
            match inner.draw(front, path, theme).await {
                Ok((page, true)) => Ok(page),
                Ok((page, false)) => Err(Uncached::Page(page)),
                Err(error) => Err(Uncached::Error(error)),
            }
        });
        drawn.await.or_else(|uncached| match &*uncached {
            Uncached::Page(page) => Ok(page.clone()),
            Uncached::Error(error) => Err(error.clone()),
        })
    }
}

/// What must not be kept: pages that the browser has to render, and errors.
enum Uncached {
    Page(Page),
    Error(Error),
}

impl Inner {
    /// The page and whether it may be cached.
    async fn draw(&self, front: &Storefront, path: &str, theme: Option<Theme>) -> Result<(Page, bool)> {
        let shop = serde_json::to_string(&Shop::new(&self.app, front, path, theme)).map_err(Error::internal)?;
        let request = format!(r#"{{"url":{},"shop":{shop}}}"#, serde_json::json!(path));
        let assets = self.assets(front);
        let directory = self.app.directory();
        let brand = self.app.words().text(front.tenant.id, &front.language, BRAND, &[]);
        let frame = |state| Frame { front, directory: &directory, assets: &assets, theme, brand: &brand, state };
        match self.render(front, request).await {
            Ok((Rendered { redirect: Some(target), .. }, _, _)) => Ok((Page::Moved(target.into()), true)),
            Ok((page, data, cacheable)) => {
                let state = format!(r#"{{"shop":{shop},"data":{data}}}"#);
                let document = self.shell.document(&frame(&state), &page).map_err(Error::internal)?;
                Ok((Page::Document(document.into()), cacheable))
            }
            Err(error) => {
                tracing::error!(%error, path, "the page is left to the browser");
                metrics::counter!("vitrina_render_fallbacks_total").increment(1);
                let state = format!(r#"{{"shop":{shop},"data":{{}}}}"#);
                let bare = path.split('?').next().unwrap_or(path);
                let document = self.shell.empty(&frame(&state), StatusCode::OK, bare).map_err(Error::internal)?;
                Ok((Page::Document(document.into()), false))
            }
        }
    }

    /// The rendered page, its data as JSON, and whether every call was answered.
    async fn render(&self, front: &Storefront, request: String) -> Result<(Rendered, String, bool), RenderError> {
        let pool = self.pool.as_ref().ok_or(RenderError::Stopped)?;
        let started = std::time::Instant::now();
        let plan: Plan = parsed(&pool.plan(request.clone()).await?)?;
        let answers = join_all(plan.api.iter().take(MOST_CALLS).map(|path| self.call(front, path))).await;
        let data = data_json(&answers);
        let (html, frame) = pool.render(request, data.clone()).await?;
        let mut page = Rendered { html, ..parsed(&frame)? };
        if plan.status != 200 && page.redirect.is_none() {
            page.status = plan.status;
        }
        metrics::histogram!("vitrina_render_seconds").record(started.elapsed().as_secs_f64());
        let cacheable = answers.iter().all(|answer| !answer.status.is_server_error());
        Ok((page, data, cacheable))
    }

    /// Asks the API in-process, with the page's own country and language. Follows one move.
    async fn call(&self, front: &Storefront, path: &str) -> Answer {
        let mut response = self.ask(front, path).await;
        if let Some(target) = moved_to(&response) {
            response = self.ask(front, &target).await;
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
        Answer { path: path.to_owned(), status, body }
    }

    async fn ask(&self, front: &Storefront, path: &str) -> Response {
        let request = Request::get(path).extension(front.clone()).body(Body::empty());
        match request {
            Ok(request) => self.api.clone().oneshot(request).await.into_response(),
            Err(_) => StatusCode::BAD_REQUEST.into_response(),
        }
    }

    fn assets(&self, front: &Storefront) -> DocumentAssets {
        match (&self.app.settings.vite, &self.manifest) {
            (Some(vite), _) => assets::development(vite),
            (None, Some(manifest)) => manifest.document(&front.language.code),
            (None, None) => DocumentAssets::default(),
        }
    }
}

fn parsed<T: for<'de> Deserialize<'de>>(json: &str) -> Result<T, RenderError> {
    serde_json::from_str(json).map_err(|error| RenderError::Answer(error.to_string()))
}

fn data_json(answers: &[Answer]) -> String {
    let mut data = String::from("{");
    for (index, answer) in answers.iter().enumerate() {
        if index > 0 {
            data.push(',');
        }
        let key = serde_json::json!(answer.path);
        let _ = write!(data, r#"{key}:{{"status":{},"body":{}}}"#, answer.status.as_u16(), answer.body);
    }
    data.push('}');
    data
}

fn moved_to(response: &Response) -> Option<String> {
    if !response.status().is_redirection() {
        return None;
    }
    response.headers().get(header::LOCATION)?.to_str().ok().map(str::to_owned)
}

/// Whether the browser says that somebody is signed in. A hint that decides where documents lead, and nothing else: what
/// belongs to a person is fetched with their token.
fn is_signed_in(headers: &HeaderMap) -> bool {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).any(|pair| pair.trim() == "signed_in=1")
}

/// A move for this visitor and this time.
fn found(target: &str) -> Response {
    let mut response = StatusCode::FOUND.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    if let Ok(location) = HeaderValue::from_str(own_target(target)) {
        headers.insert(header::LOCATION, location);
    }
    response
}

/// The target, if it stays on the host; else the home page.
fn own_target(target: &str) -> &str {
    if tenancy::stays_on_host(target) { target } else { "/" }
}

/// A lasting move, answered without a body.
pub(crate) fn moved(target: &str) -> Response {
    let mut response = StatusCode::PERMANENT_REDIRECT.into_response();
    if let Ok(location) = HeaderValue::from_str(own_target(target)) {
        response.headers_mut().insert(header::LOCATION, location);
    }
    response
}
