//! The answer with an invoice: a page that loads nothing but its own style, and that nobody keeps.

use std::sync::LazyLock;

use axum::{
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest as _, Sha256};

use crate::orders::invoice::STYLE;

static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
});

/// The page of an invoice.
pub(super) fn page(html: String) -> Response {
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    (headers, Html(html)).into_response()
}
