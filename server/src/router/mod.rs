//! Every URL: operations, assets, media, API and documents, with the layers around them.

mod operations;
mod routes;

use std::{
    convert::Infallible,
    future::{Ready, ready},
    net::SocketAddr,
    sync::Arc,
    task::{Context, Poll},
    time::{Duration, Instant},
};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::{ConnectInfo, DefaultBodyLimit, FromRequest as _, Path, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header, request::Parts, uri::Authority},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use futures::future::{BoxFuture, Either};
use http_body_util::Limited;
use metrics::SharedString;
use metrics_exporter_prometheus::PrometheusHandle;
use tower::{Service, ServiceBuilder, ServiceExt as _};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer};

use self::routes::Routes;
use crate::{
    api::{self, Api},
    app::App,
    attribution,
    error::{Error, Result},
    http::{self as api_http, client_address},
    media, network, payments, returns, seo,
    ssr::{self, Documents, Visit, assets},
    telemetry,
    tenancy::{self, Address, Forwarded, RequestedHost, Resolution, Storefront, requested_host},
};

/// Largest request body: a photograph that is too large is read to its end, so that the client receives the error. Handlers that
/// read bodies have limits of their own, far below.
const LARGEST_BODY: usize = returns::LARGEST_UPLOAD;
/// Time limit of one response.
const ANSWER_TIME: Duration = Duration::from_secs(30);
/// Headers that a response may still get from the outer layers.
const MOST_HEADERS: usize = 10;

/// State of the shops' handler; the routers have layers of their own.
struct Shared {
    routes: Routes,
    calls: Router,
    payment_pages: Router,
    submissions: Router,
    files: Router,
}

type AnsweredRoute = std::result::Result<Response, Infallible>;

/// The whole shop. Cheap to clone.
#[derive(Clone)]
pub struct Shop {
    routes: Arc<Routes>,
    router: Router,
}

impl Service<Request> for Shop {
    type Response = Response;
    type Error = Infallible;
    type Future = Either<Ready<AnsweredRoute>, BoxFuture<'static, AnsweredRoute>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<std::result::Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    /// Cached responses are served at once, because the router's layers would cost more than the response. While traces are
    /// exported, every request passes the router, which makes the spans.
    fn call(&mut self, request: Request) -> Self::Future {
        let (parts, body) = request.into_parts();
        let may_be_cached = parts.method == Method::GET
            && !telemetry::exports_traces()
            && !telemetry::names_several_hosts(&parts.headers);
        let is_call = is_call(parts.uri.path());
        let find = if is_call { ready_answer } else { cached_page };
        if may_be_cached && let Some(answer) = find(&self.routes, &parts) {
            return Either::Left(ready(Ok(answer)));
        }
        let mut shop = self.clone();
        Either::Right(Box::pin(async move {
            let answer = if may_be_cached && is_call { cached_answer(&shop.routes, &parts).await } else { None };
            match answer {
                Some(answer) => Ok(answer),
                None => shop.router.call(Request::from_parts(parts, body)).await,
            }
        }))
    }
}

/// Every URL of the shop.
pub fn shop(app: &App, metrics: Option<PrometheusHandle>) -> Result<Shop> {
    let Api { router: api, answers, .. } = api::api(app);
    let api = api.with_state(app.clone());
    let documents = Documents::start(app, api.clone())?;
    Ok(with_routes(Routes { app: app.clone(), documents, answers, metrics }, api))
}

/// Every URL of the shop, with these documents; `api` is the router for API calls.
fn with_routes(routes: Routes, api: Router) -> Shop {
    let app = routes.app.clone();
    let compression = CompressionLayer::new().quality(tower_http::CompressionLevel::Precise(4));
    let files = Router::new().fallback(file).with_state(routes.clone()).layer(compression.clone());
    let calls = api
        .layer(compression)
        .layer(middleware::from_fn_with_state(app.clone(), api_http::run_to_end))
        .layer(middleware::from_fn(telemetry::note_route));
    let submissions = Router::new()
        .fallback(submission)
        .with_state(routes.clone())
        .layer(DefaultBodyLimit::max(ssr::LARGEST_FORM))
        .layer(middleware::from_fn(api_http::refuse_slow_bodies))
        .layer(middleware::from_fn_with_state(app.clone(), api_http::run_to_end));
    let payment_pages = Router::new()
        .fallback(payment_page)
        .with_state(routes.clone())
        .layer(DefaultBodyLimit::max(ssr::LARGEST_FORM))
        .layer(middleware::from_fn(api_http::refuse_slow_bodies))
        .layer(middleware::from_fn_with_state(app.clone(), api_http::run_to_end));
    let shared = Shared { routes: routes.clone(), calls, payment_pages, submissions, files };
    let cached = Arc::new(routes.clone());
    let all = Router::new()
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .route("/metrics", get(operations::metrics_text))
        .with_state(routes)
        .route(
            "/assets/{file}",
            get(async |Path(file): Path<String>, headers: HeaderMap| assets::asset(&file, &headers)),
        )
        .route("/favicon.svg", get(async |headers: HeaderMap| assets::favicon(&headers)))
        .merge(media::router(app.db.clone(), app.media.clone()))
        .merge(Router::new().fallback(enter).with_state(Arc::new(shared)));
    let router = all.layer(
        ServiceBuilder::new()
            .layer(middleware::from_fn_with_state(app.clone(), guard))
            .layer(CatchPanicLayer::new())
            .layer(middleware::map_request(limit_body))
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, ANSWER_TIME)),
    );
    Shop { routes: cached, router: router.with_state(()) }
}

/// A page that is in the cache and may be served.
fn cached_page(routes: &Routes, parts: &Parts) -> Option<Response> {
    let started = Instant::now();
    let address = address(&routes.app, parts);
    if let Some((mut page, metrics)) = routes.documents.ready(&address, &parts.headers) {
        page.headers_mut().insert(telemetry::REQUEST_ID, request_id(&routes.app, parts));
        metrics.note(started.elapsed());
        return Some(page);
    }
    let Resolution::Shop { storefront, path } = tenancy::resolve(&routes.app.directory(), address) else { return None };
    let path = ShopPath::new(path, &parts.uri);
    let is_payment_page = payments::is_page(&storefront, &parts.method, &parts.headers, path.path());
    // A cached 404 page must not hide a file or a link that came to exist.
    if is_payment_page || is_short_link(&parts.method, &path) || is_file(&parts.method, &path) {
        return None;
    }
    let visit = visit(routes, &storefront, &path, parts);
    let mut found = routes.documents.cached(&visit)?;
    let response = secured(routes, &storefront, std::mem::take(&mut found.response));
    let response = finished(routes, parts, response, found.pattern().into(), started);
    routes.documents.keep_ready(&address, &visit, &found, response.headers());
    Some(response)
}

/// The ready response to a public call, if one is stored for its address and is fresh.
fn ready_answer(routes: &Routes, parts: &Parts) -> Option<Response> {
    let started = Instant::now();
    let (mut answer, metrics) = routes.answers.ready(&address(&routes.app, parts), &parts.headers)?;
    answer.headers_mut().insert(telemetry::REQUEST_ID, request_id(&routes.app, parts));
    metrics.note(started.elapsed());
    Some(answer)
}

/// The response to a public call, if it is in the cache and fresh.
async fn cached_answer(routes: &Routes, parts: &Parts) -> Option<Response> {
    let started = Instant::now();
    let address = address(&routes.app, parts);
    let Resolution::Shop { storefront, .. } = tenancy::resolve(&routes.app.directory(), address) else { return None };
    let mut found = routes.answers.cached(&storefront, parts).await?;
    let response = std::mem::take(&mut found.response);
    let response = finished(routes, parts, response, found.pattern().into(), started);
    if !storefront.unknown_host {
        routes.answers.keep_ready(&address, &parts.headers, &found, response.headers());
    }
    Some(response)
}

fn finished(routes: &Routes, parts: &Parts, mut response: Response, route: SharedString, started: Instant) -> Response {
    finish(&mut response, request_id(&routes.app, parts));
    telemetry::note_cached(parts, response.status(), route, started.elapsed());
    response
}

fn is_call(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Finds the shop of the request's host, and redirects addresses that are not in normal form.
async fn enter(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    match resolve(&shared.routes.app, &parts) {
        Resolution::Shop { storefront, path } => {
            let path = ShopPath::new(path, &parts.uri);
            parts.extensions.insert(path);
            parts.extensions.insert(storefront);
            shop_response(&shared, Request::from_parts(parts, body)).await
        }
        Resolution::Redirect { to } => ssr::moved(&to),
        Resolution::Closed => StatusCode::NOT_FOUND.into_response(),
        Resolution::Empty => no_country(&parts),
    }
}

/// The response of a database without countries. Only an operator on this machine is told what to do.
fn no_country(parts: &Parts) -> Response {
    let is_operator = peer_of(parts).is_some_and(|peer| operations::is_direct(peer.ip(), &parts.headers));
    let text = if is_operator { tenancy::NO_COUNTRIES } else { "no country is set up" };
    (StatusCode::SERVICE_UNAVAILABLE, format!("{text}\n")).into_response()
}

/// Dispatches to calls, forms and documents without nested routes: path parameters captured by an outer route would count among
/// the segments that a call reads.
async fn shop_response(shared: &Shared, request: Request) -> Response {
    if is_call(request.uri().path()) {
        shared.calls.clone().oneshot(request).await.into_response()
    } else if is_payment_page(&request) {
        shared.payment_pages.clone().oneshot(request).await.into_response()
    } else if request.extensions().get().is_some_and(|path| is_short_link(request.method(), path)) {
        short_link(&shared.routes, request).await
    } else if request.extensions().get().is_some_and(|path| is_file(request.method(), path)) {
        shared.files.clone().oneshot(request).await.into_response()
    } else if request.method() == Method::POST {
        shared.submissions.clone().oneshot(request).await.into_response()
    } else {
        document(&shared.routes, request).await
    }
}

fn resolve(app: &App, parts: &Parts) -> Resolution {
    tenancy::resolve(&app.directory(), address(app, parts))
}

/// The address that the visitor requested, according to a trusted proxy if there is one.
fn address<'a>(app: &App, parts: &'a Parts) -> Address<'a> {
    let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    let own_host = parts.uri.authority().map(Authority::as_str).or_else(|| header("host"));
    let forwarded = Forwarded { host: header("x-forwarded-host"), proto: header("x-forwarded-proto") };
    let RequestedHost { host, is_https } =
        requested_host(own_host, forwarded, peer_of(parts).map(|peer| peer.ip()), &app.settings.trusted_proxies);
    Address { host, is_https, path: parts.uri.path(), query: parts.uri.query() }
}

fn peer_of(parts: &Parts) -> Option<SocketAddr> {
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0)
}

/// The request id: a trusted proxy's, or a new one. Otherwise any client could determine what logs and errors show.
fn request_id(app: &App, parts: &Parts) -> HeaderValue {
    let proxies = &app.settings.trusted_proxies;
    let given = parts.headers.get(telemetry::REQUEST_ID).filter(|id| telemetry::is_request_id(id));
    let trusted = given.filter(|_| peer_of(parts).is_some_and(|peer| network::contains(proxies, peer.ip())));
    trusted.cloned().unwrap_or_else(telemetry::new_request_id)
}

/// The path with query, without locale prefix.
#[derive(Clone)]
struct ShopPath(String);

impl ShopPath {
    fn new(mut path: String, uri: &Uri) -> Self {
        if let Some(query) = uri.query() {
            path.reserve(query.len() + 1);
            path.push('?');
            path.push_str(query);
        }
        Self(path)
    }

    /// Without its query.
    fn path(&self) -> &str {
        self.0.split('?').next().unwrap_or_default()
    }
}

async fn document(routes: &Routes, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let (parts, _) = request.into_parts();
    let Some(visit) = visit_of(routes, &parts) else { return Error::NotFound.into_response() };
    secured(routes, visit.front, routes.documents.respond(&visit).await)
}

/// A form that a page without scripts submits to its own address.
async fn submission(State(routes): State<Routes>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let Some(visit) = visit_of(&routes, &parts) else { return Error::NotFound.into_response() };
    let request = Request::from_parts(parts.clone(), body);
    secured(&routes, visit.front, routes.documents.submit(&visit, request).await)
}

fn is_file(method: &Method, path: &ShopPath) -> bool {
    matches!(*method, Method::GET | Method::HEAD) && seo::is_file(path.path())
}

/// A file for machines, such as robots.txt. If there is none, the web renders the shop's 404 page.
async fn file(State(routes): State<Routes>, request: Request) -> Response {
    let (Some(front), Some(path)) = (request.extensions().get::<Storefront>(), request.extensions().get::<ShopPath>())
    else {
        return Error::NotFound.into_response();
    };
    match seo::file(&routes.app, front, path.path()).await {
        Ok(answer) => answer,
        Err(Error::NotFound) => document(&routes, request).await,
        Err(error) => error.into_response(),
    }
}

fn is_short_link(method: &Method, path: &ShopPath) -> bool {
    attribution::is_short_link(method, path.path())
}

/// A partner's short link, which redirects. If there is none, the web renders the shop's 404 page.
async fn short_link(routes: &Routes, request: Request) -> Response {
    let (Some(front), Some(path)) = (request.extensions().get::<Storefront>(), request.extensions().get::<ShopPath>())
    else {
        return Error::NotFound.into_response();
    };
    match attribution::short_link(&routes.app, front, &path.0).await {
        Ok(answer) => answer,
        Err(Error::NotFound) => document(routes, request).await,
        Err(error) => error.into_response(),
    }
}

fn is_payment_page(request: &Request) -> bool {
    let parts = request.extensions();
    let (Some(front), Some(path)) = (parts.get::<Storefront>(), parts.get::<ShopPath>()) else { return false };
    payments::is_page(front, request.method(), request.headers(), path.path())
}

/// A page of the sandbox, or a browser returning from a payment provider.
async fn payment_page(State(routes): State<Routes>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let body = match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(body) => body,
        Err(rejection) => return rejection.into_response(),
    };
    let (Some(front), Some(path)) = (parts.extensions.get::<Storefront>(), parts.extensions.get::<ShopPath>()) else {
        return Error::NotFound.into_response();
    };
    match payments::page(&routes.app, front, &parts.method, &path.0, &parts.headers, &body).await {
        Ok(answer) => answer,
        // The web renders the shop's 404 page.
        Err(Error::NotFound) => document(&routes, Request::from_parts(parts.clone(), Body::empty())).await,
        Err(error) => error.into_response(),
    }
}

fn visit_of<'a>(routes: &Routes, parts: &'a Parts) -> Option<Visit<'a>> {
    Some(visit(routes, parts.extensions.get()?, parts.extensions.get()?, parts))
}

fn visit<'a>(routes: &Routes, front: &'a Storefront, path: &'a ShopPath, parts: &'a Parts) -> Visit<'a> {
    let (peer, trusted) = (peer_of(parts), &routes.app.settings.trusted_proxies);
    let client = peer.map(|peer| client_address(peer.ip(), &parts.headers, trusted));
    Visit { front, path: &path.0, headers: &parts.headers, network: client.map(network::of), peer }
}

/// Adds the security headers to a document.
fn secured(routes: &Routes, front: &Storefront, mut response: Response) -> Response {
    let policy = routes.documents.security_policy(&front.tenant);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    if front.origin.starts_with("https:") {
        let year = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// The outermost layer of every request: request id, logging and metrics, security headers.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let id = request_id(&app, &parts);
    parts.headers.insert(telemetry::REQUEST_ID, id.clone());
    let mut response = telemetry::observe(Request::from_parts(parts, body), next).await;
    finish(&mut response, id);
    response
}

/// Limits the body: reading fails where it becomes too large, and the handler that reads it reports the error.
async fn limit_body(request: Request) -> Request {
    request.map(|body| Body::new(Limited::new(body, LARGEST_BODY)))
}

/// Adds the headers that every response carries.
fn finish(response: &mut Response, id: HeaderValue) {
    let headers = response.headers_mut();
    harden(headers);
    headers.insert(telemetry::REQUEST_ID, id);
}

/// Security headers of a response.
fn harden(headers: &mut HeaderMap) {
    headers.reserve(MOST_HEADERS);
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "strict-origin-when-cross-origin");
    set(header::HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    set(header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'");
}

#[cfg(test)]
mod tests;
