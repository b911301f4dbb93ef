//! Responses that are the same for every visitor are cached as bytes, plain and compressed, until something that they were read
//! from changes. Opt-in: a route is cached only when the API lists it as public (`api/public.rs`), and its handler then receives
//! nothing that identifies the visitor: no header, no cookie, no address, and of the query only the parameters that it declares.
//! Every other response is `no-store`.

use std::{
    fmt::Write,
    sync::{Arc, Mutex, OnceLock, PoisonError, Weak},
};

use axum::{
    body::Body,
    extract::{MatchedPath, OriginalUri, Request, State},
    http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, Uri, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use http_body_util::BodyExt;
use moka::{
    future::Cache,
    ops::compute::{CompResult, Op},
};
use url::form_urlencoded;

use super::{
    ByAddress,
    negotiation::{Compression, accepts, compressed, takes_brotli},
};
use crate::{
    app::App,
    cache::{Freshness, Reads, tracked},
    changes::{CATALOG, Change, Topic},
    entity_tag,
    id::{LanguageId, TenantId},
    telemetry::RouteMetrics,
    tenancy::{Address, Storefront},
};

/// Caches may store the response, but must revalidate it before each use.
const REVALIDATE: HeaderValue = HeaderValue::from_static("public, max-age=0, must-revalidate");
/// No cache may store the response: it belongs to one person, or the request changed something.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");
/// Shorter responses are not worth compressing.
const SHORTEST_COMPRESSED: usize = 512;
/// Requests with longer targets are answered, but not cached.
const LONGEST_CACHED: usize = 1024;
/// Bytes of an entry besides its bodies.
const OVERHEAD: usize = 512;

/// A route whose responses are the same for every visitor.
#[derive(Clone, Debug)]
pub struct PublicRoute {
    /// The pattern as the router has it: `/api/brand/by-slug/{slug}`.
    pub pattern: &'static str,
    /// The query parameters that it reads.
    pub parameters: Vec<String>,
    /// Whether it reads products, listings or content: a response that recorded none of these as dependencies then depends on all
    /// of them.
    pub reads_catalog: bool,
}

/// The cached responses of a process. Cheap to clone.
#[derive(Clone, Debug)]
pub struct AnswerCache {
    app: App,
    routes: Arc<matchit::Router<PublicRoute>>,
    answers: Cache<AnswerKey, Arc<CachedAnswer>>,
    ready: Arc<ByAddress<ReadyAnswer>>,
}

/// A response stored for an address, with the headers that every response carries.
#[derive(Debug)]
struct ReadyAnswer {
    answer: Weak<CachedAnswer>,
    metrics: RouteMetrics,
    /// Headers of the brotli response.
    headers: HeaderMap,
}

/// A cached response that was found for a request.
pub struct FoundAnswer<'a> {
    /// The response to this request, without the headers that every response carries.
    pub response: Response,
    route: &'a PublicRoute,
    answer: Arc<CachedAnswer>,
}

impl FoundAnswer<'_> {
    /// The pattern of the response's route.
    pub fn pattern(&self) -> &'static str {
        self.route.pattern
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct AnswerKey {
    tenant: TenantId,
    language: LanguageId,
    origin: Arc<str>,
    is_unknown_host: bool,
    /// The path and the query parameters that the route reads.
    target: String,
}

impl AnswerKey {
    fn new(front: &Storefront, uri: &Uri, route: &PublicRoute) -> Self {
        Self {
            tenant: front.tenant.id,
            language: front.language.id,
            origin: Arc::clone(&front.origin),
            is_unknown_host: front.unknown_host,
            target: target(uri, &route.parameters),
        }
    }
}

#[derive(Debug)]
struct CachedAnswer {
    plain: Bytes,
    /// Compressed for the first client that accepts it: most responses are only ever read by pages, in-process.
    brotli: OnceLock<Bytes>,
    content_type: HeaderValue,
    tag: HeaderValue,
    freshness: Freshness,
}

/// A response that is not to be cached.
struct Uncacheable(Mutex<Response>);

impl AnswerCache {
    /// An empty cache of at most so many bytes.
    pub fn new(app: &App, public: Vec<PublicRoute>, most_bytes: u64) -> Self {
        let ready = Arc::new(ByAddress::new(public.iter().flat_map(|route| route.parameters.clone())));
        let mut routes = matchit::Router::new();
        for route in public {
            routes.insert(route.pattern, route).expect("the router has the same patterns");
        }
        let weigh = |key: &AnswerKey, cached: &Arc<CachedAnswer>| {
            // The compressed form, which may be added later, takes about a fifth of the plain one.
            let bodies = cached.plain.len() + cached.plain.len() / 5;
            let reads = size_of_val(cached.freshness.reads().changes());
            u32::try_from(bodies + reads + key.target.len() + OVERHEAD).unwrap_or(u32::MAX)
        };
        let answers = Cache::builder().max_capacity(most_bytes).weigher(weigh).build();
        Self { app: app.clone(), routes: Arc::new(routes), answers, ready }
    }

    /// The public route that matches a request. In the router a route that is not public may take precedence over it.
    fn route(&self, request: &Request) -> Option<&PublicRoute> {
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        let matched = request.extensions().get::<MatchedPath>().filter(|_| is_read)?;
        let route = self.routes.at(request.uri().path()).ok()?.value;
        (matched.as_str() == route.pattern).then_some(route)
    }

    /// The cached response to a read request, if there is a fresh one. Only requests that pass the router's layers are cached.
    pub async fn cached(&self, front: &Storefront, request: &Parts) -> Option<FoundAnswer<'_>> {
        let route = self.routes.at(request.uri.path()).ok()?.value;
        let answer = self.answers.get(&AnswerKey::new(front, &request.uri, route)).await?;
        let response = self.is_current(&answer).then(|| answer.respond(&request.headers))?;
        Some(FoundAnswer { response, route, answer })
    }

    /// The complete response to a request, if one is stored for the address and is fresh, and the metrics of its route.
    pub fn ready(&self, address: &Address<'_>, request: &HeaderMap) -> Option<(Response, RouteMetrics)> {
        if !takes_brotli(request) {
            return None;
        }
        let ready = self.ready.get(address, &self.app.directory())?;
        let answer = ready.answer.upgrade().filter(|answer| self.is_current(answer))?;
        let mut response = Response::new(answer.brotli()?.clone().into());
        *response.headers_mut() = ready.headers.clone();
        Some((response, ready.metrics.clone()))
    }

    /// Stores the response to a request for the address; `headers` are those of the complete response.
    pub fn keep_ready(&self, address: &Address<'_>, request: &HeaderMap, found: &FoundAnswer<'_>, headers: &HeaderMap) {
        if takes_brotli(request) && found.answer.brotli().is_some() {
            let (answer, metrics) = (Arc::downgrade(&found.answer), RouteMetrics::of(found.route.pattern));
            let is_own = |name: &str| found.route.parameters.iter().any(|own| own == name);
            let ready = ReadyAnswer { answer, metrics, headers: headers.clone() };
            self.ready.insert(address, is_own, &self.app.directory(), ready);
        }
    }

    fn is_current(&self, cached: &CachedAnswer) -> bool {
        cached.freshness.is_current(&self.app.feed, &self.app.clock)
    }

    async fn answer(
        &self,
        key: AnswerKey,
        route: &PublicRoute,
        asked: Request,
        next: Next,
    ) -> Result<Arc<CachedAnswer>, Response> {
        if key.target.len() > LONGEST_CACHED {
            return Err(next.run(asked).await);
        }
        if let Some(cached) = self.answers.get(&key).await
            && self.is_current(&cached)
        {
            return Ok(cached);
        }
        let (tenant, language) = (key.tenant, key.language);
        let made = self.answers.entry(key).and_try_compute_with(async |known| {
            if known.is_some_and(|entry| self.is_current(entry.value())) {
                return Ok(Op::Nop);
            }
            let version = self.app.feed.version();
            let (response, reads) = tracked(next.run(asked)).await;
            CachedAnswer::read(response, |own| Freshness::new(version, completed(own, route, tenant, language)), reads)
                .await
                .map(|cached| Op::Put(Arc::new(cached)))
        });
        match made.await {
            Ok(CompResult::Inserted(entry) | CompResult::ReplacedWith(entry) | CompResult::Unchanged(entry)) => {
                Ok(entry.into_value())
            }
            Ok(CompResult::Removed(_) | CompResult::StillNone(_)) => {
                Err(StatusCode::INTERNAL_SERVER_ERROR.into_response())
            }
            Err(Uncacheable(response)) => Err(response.into_inner().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}

/// Adds the dependencies that every response has, such as the country's texts.
fn completed(mut reads: Reads, route: &PublicRoute, tenant: TenantId, language: LanguageId) -> Reads {
    let catalog = CATALOG.into_iter().chain([Topic::Content]);
    let names_any = reads.changes().iter().any(|read| catalog.clone().any(|topic| topic == read.topic));
    if route.reads_catalog && !names_any {
        reads.extend(catalog.map(|topic| Change::in_tenant(topic, tenant)));
    }
    reads.extend([Change::all(Topic::Tenancy), Change::one(Topic::Translations, tenant, language)]);
    reads
}

impl CachedAnswer {
    /// Only responses with status 200 are cached.
    async fn read(
        response: Response,
        freshness: impl FnOnce(Reads) -> Freshness,
        reads: Reads,
    ) -> Result<Self, Uncacheable> {
        let has_type = response.headers().get(header::CONTENT_TYPE).cloned();
        let Some(content_type) = has_type.filter(|_| response.status() == StatusCode::OK) else {
            return Err(Uncacheable(Mutex::new(response)));
        };
        let plain = match response.into_body().collect().await {
            // Copied, because the buffer that the body was written into has spare capacity.
            Ok(body) => Bytes::copy_from_slice(&body.to_bytes()),
            Err(error) => {
                tracing::error!(%error, "the body of a response could not be read completely");
                return Err(Uncacheable(Mutex::new(StatusCode::INTERNAL_SERVER_ERROR.into_response())));
            }
        };
        Ok(Self {
            brotli: OnceLock::new(),
            content_type,
            tag: entity_tag::of(&plain),
            freshness: freshness(reads),
            plain,
        })
    }

    /// The compressed form, for responses that are worth it.
    fn brotli(&self) -> Option<&Bytes> {
        (self.plain.len() >= SHORTEST_COMPRESSED)
            .then(|| self.brotli.get_or_init(|| compressed(&self.plain, Compression::Balanced)))
    }

    fn respond(&self, headers: &HeaderMap) -> Response {
        let is_known = entity_tag::is_known(headers, &self.tag);
        let brotli = if !is_known && accepts(headers, "br") { self.brotli() } else { None };
        let body = match brotli {
            _ if is_known => Body::empty(),
            Some(brotli) => brotli.clone().into(),
            None => self.plain.clone().into(),
        };
        let mut response = Response::new(body);
        if is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let own = response.headers_mut();
        own.insert(header::CACHE_CONTROL, REVALIDATE);
        own.insert(header::ETAG, self.tag.clone());
        own.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if !is_known {
            own.insert(header::CONTENT_TYPE, self.content_type.clone());
        }
        if brotli.is_some() {
            own.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        response
    }
}

/// Serves public routes from the cache, and marks every other response as `no-store`.
pub async fn serve_cached(State(cache): State<AnswerCache>, request: Request, next: Next) -> Response {
    let storefront = request.extensions().get::<Storefront>().cloned();
    let (Some(route), Some(storefront)) = (cache.route(&request), storefront) else {
        return not_stored(next.run(request).await);
    };
    let key = AnswerKey::new(&storefront, request.uri(), route);
    let Ok(uri) = key.target.parse::<Uri>() else { return not_stored(next.run(request).await) };
    let (parts, _) = request.into_parts();
    let asked = without_client(uri, parts.extensions);
    match cache.answer(key, route, asked, next).await {
        Ok(cached) => {
            cached.freshness.reads().note();
            cached.respond(&parts.headers)
        }
        Err(response) => not_stored(response),
    }
}

/// The path and the known parameters, in a fixed order.
fn target(uri: &Uri, known: &[String]) -> String {
    let query = uri.query().unwrap_or_default();
    let mut pairs: Vec<_> = form_urlencoded::parse(query.as_bytes())
        .filter_map(|(name, value)| Some((known.iter().position(|known| *known == name)?, name, value)))
        .collect();
    pairs.sort_by_key(|(place, ..)| *place);
    let mut target = uri.path().to_owned();
    if !pairs.is_empty() {
        let pairs = pairs.iter().map(|(_, name, value)| (name, value));
        let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
        // Writing to a String cannot fail.
        let _ = write!(target, "?{query}");
    }
    target
}

/// The request without anything about the client: a public response cannot depend on what its handler does not receive.
fn without_client(uri: Uri, mut extensions: Extensions) -> Request {
    extensions.remove::<axum::extract::ConnectInfo<std::net::SocketAddr>>();
    extensions.insert(OriginalUri(uri.clone()));
    let mut request = Request::new(Body::empty());
    *request.uri_mut() = uri;
    *request.extensions_mut() = extensions;
    request
}

fn not_stored(mut response: Response) -> Response {
    response.headers_mut().remove(header::ETAG);
    response.headers_mut().insert(header::CACHE_CONTROL, NO_STORE);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_parameters_are_not_part_of_the_cache_key() {
        let known = ["page".to_owned(), "color".to_owned()];
        let asked = |uri: &'static str| target(&Uri::from_static(uri), &known);
        assert_eq!(asked("/api/x?color=a%2Cb&utm_source=mail&page=2"), "/api/x?page=2&color=a%2Cb");
        assert_eq!(asked("/api/x?page=2&color=a,b"), "/api/x?page=2&color=a%2Cb");
        assert_eq!(asked("/api/x?gclid=1"), "/api/x");
    }
}
