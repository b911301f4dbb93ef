//! The middleware around every request: an id, a log line, a count and a duration.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

use crate::id;

/// Names a request in logs, in error answers and to the client.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Gives the request an id, and observes how it is answered.
pub async fn observe(mut request: Request, next: Next) -> Response {
    let id = id::ordered().simple().to_string();
    let header = HeaderValue::from_str(&id).expect("hexadecimal digits are a header value");
    // Whoever answers can name the request; what a client claims to be its id is not believed.
    request.headers_mut().insert(HEADER, header.clone());
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = request.extensions().get::<MatchedPath>().map_or("document", |matched| family(matched.as_str()));
    let span = tracing::info_span!("request", %id);
    let started = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let seconds = started.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    metrics::counter!("vitrina_requests_total", "route" => route, "status" => status.to_string()).increment(1);
    metrics::histogram!("vitrina_request_seconds", "route" => route).record(seconds);
    span.in_scope(|| tracing::debug!(%method, path, status, seconds, "answered"));
    response.headers_mut().insert(HEADER, header);
    response
}

/// The first step of a route, so that metrics have few labels.
fn family(route: &str) -> &'static str {
    match route.trim_start_matches('/').split('/').next() {
        Some("api") => "api",
        Some("media") => "media",
        Some("assets") => "assets",
        Some("healthz" | "readyz" | "metrics") => "operations",
        _ => "document",
    }
}
