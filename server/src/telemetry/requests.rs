//! Observability of requests: an id, a log line, and a count and a duration under the route's pattern. Paths and queries are
//! neither logged nor traced, because many contain the secret of a link: an order's, a payment's, a password reset's.

use std::{
    borrow::Cow,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    extract::{MatchedPath, Request},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use metrics::{Counter, Histogram, SharedString};
use tracing::{Instrument, Span, field::Empty};
use uuid::fmt::Simple;

use crate::{error::Error, id};

/// Identifies a request in logs, in error responses and to the client.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The route label of responses of the shops' hosts that are neither an API call nor a page: short links, payment pages, files,
/// redirects.
const DOCUMENT: &str = "document";
/// Longest id that is accepted from a proxy.
const LONGEST_ID: usize = 128;

/// Whether this process exports traces.
static EXPORTS_TRACES: AtomicBool = AtomicBool::new(false);

/// Gives the spans of requests the fields of a trace, and lets cached responses have spans, too. To be called by a program that
/// has installed an exporter of traces.
pub fn export_traces() {
    EXPORTS_TRACES.store(true, Ordering::Relaxed);
}

/// Whether this process exports traces.
pub fn exports_traces() -> bool {
    EXPORTS_TRACES.load(Ordering::Relaxed)
}

/// An id that sorts by time.
///
/// Request ids are set and passed on by our own code instead of tower-http's `SetRequestIdLayer` and `PropagateRequestIdLayer`:
/// these also put the id into the extensions of every request and response, and cached pages, which are served before any layer,
/// would have to pass through them.
pub fn new_request_id() -> HeaderValue {
    let mut text = [0; Simple::LENGTH];
    let text = id::ordered().simple().encode_lower(&mut text);
    HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static("-"))
}

/// Whether an id may be accepted: short, and safe in a log line and in a page.
pub fn is_request_id(value: &HeaderValue) -> bool {
    let bytes = value.as_bytes();
    (1..=LONGEST_ID).contains(&bytes.len())
        && bytes.iter().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:=+/".contains(byte))
}

/// The pattern of the route that responded: an extension of the response.
#[derive(Clone, Debug)]
struct Route(SharedString);

/// Records the matched route for `observe`, and in the request's log lines: in nested routers only the inner one knows it.
pub async fn note_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|matched| Route(matched.as_str().to_owned().into()));
    if let Some(Route(route)) = &route {
        trace_route(route);
    }
    let mut response = next.run(request).await;
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// Notes the pattern of the page that responded, for `observe`.
pub fn note_page(response: &mut Response, pattern: impl Into<SharedString>) {
    response.extensions_mut().insert(Route(pattern.into()));
}

/// Adds the pattern of the route that responds to the current request's span, and so to its further log lines.
pub fn trace_route(pattern: &str) {
    record_route(&Span::current(), pattern);
}

/// Observes the response to a request, and adds a body to errors without one. Rejects requests that name several hosts.
pub async fn observe(request: Request, next: Next) -> Response {
    let (method, is_call) = (request.method().clone(), request.uri().path().starts_with("/api/"));
    let id = request.headers().get(&REQUEST_ID).and_then(|id| id.to_str().ok()).unwrap_or_default().to_owned();
    let matched = request.extensions().get::<MatchedPath>().map(|matched| matched.as_str().to_owned());
    let span = span_of(&id, &method);
    if let Some(route) = &matched {
        record_route(&span, route);
    }
    let started = Instant::now();
    let mut response = if names_several_hosts(request.headers()) {
        StatusCode::BAD_REQUEST.into_response()
    } else {
        next.run(request).instrument(span.clone()).await
    };
    let seconds = started.elapsed().as_secs_f64();
    let status = response.status();
    let noted = response.extensions_mut().remove::<Route>().map(|Route(route)| route);
    let route = noted.or_else(|| matched.map(SharedString::from)).unwrap_or_else(|| {
        let label = if is_call { "/api" } else { DOCUMENT };
        record_route(&span, label);
        SharedString::const_str(label)
    });
    if exports_traces() {
        span.record("http.response.status_code", status.as_u16());
    }
    let response = span.in_scope(|| {
        tracing::debug!(status = status.as_u16(), seconds, "answered");
        if is_bare_failure(&response) { described(response, &id, &route) } else { response }
    });
    measure(&method, status, route, seconds);
    response
}

/// Logs and measures a request that was served from a cache.
pub fn note_cached(request: &Parts, status: StatusCode, route: SharedString, time: Duration) {
    let seconds = time.as_secs_f64();
    tracing::debug!(route = &*route, status = status.as_u16(), seconds, "answered from a cache");
    measure(&request.method, status, route, seconds);
}

/// The metrics of a route's ready responses, which are successful responses to GET requests. Looked up once.
#[derive(Clone, Debug)]
pub struct RouteMetrics {
    route: SharedString,
    seconds: Histogram,
    requests: Counter,
    ready: Counter,
}

impl RouteMetrics {
    /// The metrics of a route. Call it after the process's metrics have been started.
    pub fn of(route: impl Into<SharedString>) -> Self {
        let route = route.into();
        Self {
            seconds: metrics::histogram!("vitrina_request_seconds", "route" => route.clone()),
            ready: metrics::counter!("vitrina_ready_responses_total", "route" => route.clone()),
            requests: metrics::counter!(
                "vitrina_requests_total", "method" => "GET", "status" => "200", "route" => route.clone()
            ),
            route,
        }
    }

    /// Records a request that was served with a ready response.
    pub fn note(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        self.seconds.record(seconds);
        self.requests.increment(1);
        self.ready.increment(1);
        tracing::debug!(route = &*self.route, status = 200, seconds, "answered from a cache");
    }
}

fn measure(method: &Method, status: StatusCode, route: SharedString, seconds: f64) {
    metrics::histogram!("vitrina_request_seconds", "route" => route.clone()).record(seconds);
    let status = match status {
        StatusCode::OK => Cow::Borrowed("200"),
        StatusCode::NOT_MODIFIED => Cow::Borrowed("304"),
        other => Cow::Owned(other.as_str().to_owned()),
    };
    metrics::counter!("vitrina_requests_total", "method" => label_of(method), "status" => status, "route" => route)
        .increment(1);
}

/// The span of a request's log lines; the further fields of its trace cost time, and are omitted when no traces are exported.
fn span_of(id: &str, method: &Method) -> Span {
    if !exports_traces() {
        return tracing::info_span!("request", id, %method, route = Empty);
    }
    tracing::info_span!("request", id, otel.kind = "server", http.request.method = %method, http.route = Empty,
        http.response.status_code = Empty)
}

fn record_route(span: &Span, pattern: &str) {
    span.record(if exports_traces() { "http.route" } else { "route" }, pattern);
}

/// Unusual methods share one label, because otherwise clients could create any number of labels.
fn label_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Whether a response is an error without a body.
fn is_bare_failure(response: &Response) -> bool {
    let failed = response.status().is_client_error() || response.status().is_server_error();
    failed && !response.headers().contains_key(header::CONTENT_TYPE)
}

/// Adds one line of text to the response. Internal errors are logged.
fn described(bare: Response, id: &str, route: &str) -> Response {
    let (mut parts, _) = bare.into_parts();
    if parts.status.is_server_error() {
        let cause = parts.extensions.get::<Error>().map(ToString::to_string).unwrap_or_default();
        tracing::error!(request_id = id, route, status = parts.status.as_u16(), cause, "a request failed");
    }
    if let Some(Error::RateLimited(seconds)) = parts.extensions.get::<Error>() {
        parts.headers.insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
    }
    let reason = parts.status.canonical_reason().unwrap_or("failed");
    let text = format!("{} {reason}\nRequest id: {id}\n", parts.status.as_u16());
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    parts.headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Response::from_parts(parts, Body::from(text))
}

/// With several hosts, proxies and this server could each choose a different one (RFC 9112, 3.2).
pub fn names_several_hosts(headers: &HeaderMap) -> bool {
    headers.get_all(header::HOST).iter().nth(1).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_short_plain_request_ids_are_accepted() {
        for good in ["4f3c", "0190b6d1-2e7a-7f00-8000-3b2a1c0d9e8f", "Root=1-67891233-abcdef012345678912345678"] {
            assert!(is_request_id(&HeaderValue::from_static(good)), "{good}");
        }
        let long = "a".repeat(129);
        for bad in ["", "a b", "<script>", "a\"b", &long] {
            assert!(!is_request_id(&HeaderValue::from_str(bad).unwrap()), "{bad}");
        }
    }
}
