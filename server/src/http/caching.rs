//! Validators: a reader who already has the answer is told so before anything is read from the database.
//!
//! An answer is a function of what is stored (the change counters), of the address, country and language, of the day there and by
//! UTC (delivery dates, what counts as new) and of this program. The tag names all of these, so no body is hashed.

use std::{sync::OnceLock, time::UNIX_EPOCH};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::CookieJar;

use super::visitor::SESSION_COOKIES;
use crate::{app::App, tenancy::Storefront};

/// Caches keep the answer, and ask before they use it.
const REVALIDATE: HeaderValue = HeaderValue::from_static("public, max-age=0, must-revalidate");

/// Nobody keeps the answer: it is one person's, or it changed something.
const KEEP_NOTHING: HeaderValue = HeaderValue::from_static("no-store");

/// Answers 304 to a reader who has the current answer; gives other answers to GET their tag. What is asked in a person's name, and
/// whatever changes something, is kept nowhere.
pub async fn conditional(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_personal = is_personal(request.headers());
    let tag = match (request.method(), request.extensions().get::<Storefront>()) {
        (&Method::GET | &Method::HEAD, Some(storefront)) if !is_personal => tag_of(&app, storefront, &request),
        _ => return unkept(next.run(request).await),
    };
    if is_known(request.headers(), &tag) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag), (header::CACHE_CONTROL, REVALIDATE)]).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if headers.contains_key(header::CACHE_CONTROL) {
        return response;
    }
    headers.insert(header::CACHE_CONTROL, REVALIDATE);
    if response.status() == StatusCode::OK {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

/// Whether somebody asks in their own name, by token or by cookie.
fn is_personal(headers: &HeaderMap) -> bool {
    let jar = CookieJar::from_headers(headers);
    headers.contains_key(header::AUTHORIZATION) || SESSION_COOKIES.iter().any(|name| jar.get(name).is_some())
}

fn unkept(mut response: Response) -> Response {
    response.headers_mut().remove(header::ETAG);
    response.headers_mut().insert(header::CACHE_CONTROL, KEEP_NOTHING);
    response
}

fn tag_of(app: &App, storefront: &Storefront, request: &Request) -> HeaderValue {
    let mut hasher = blake3::Hasher::new();
    let language = storefront.language.id.to_string();
    let tenant = storefront.tenant.id.to_string();
    let now = app.clock.now();
    let day = format!("{} {}", now.date_naive(), storefront.tenant.local_date(now));
    let revisions = app.feed.version().to_string();
    for part in [build(), &revisions, &day, &tenant, &language, &storefront.origin, &request.uri().to_string()] {
        hasher.update(part.as_bytes());
        hasher.update(b"\0");
    }
    hasher.update(&encodings(request.headers()));
    let digest = hasher.finalize().to_hex();
    HeaderValue::from_str(&format!("\"{}\"", &digest[..32])).expect("hex is a header value")
}

/// A strong tag stands for the bytes as sent, so the ways of compression that the reader takes belong to it.
fn encodings(headers: &HeaderMap) -> [u8; 2] {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    [u8::from(accepted.contains("br")), u8::from(accepted.contains("gzip"))]
}

fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let ours = tag.as_bytes();
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|theirs| theirs.trim().trim_start_matches("W/").as_bytes() == ours)
}

/// Names this build of the program: another one may write the same data differently.
fn build() -> &'static str {
    static BUILD: OnceLock<String> = OnceLock::new();
    BUILD.get_or_init(|| {
        let file = std::env::current_exe().and_then(std::fs::metadata).ok();
        let length = file.as_ref().map_or(0, std::fs::Metadata::len);
        let written = file.and_then(|file| file.modified().ok()).and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        format!("{}-{length}-{}", env!("CARGO_PKG_VERSION"), written.unwrap_or_default().as_micros())
    })
}
