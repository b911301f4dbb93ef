//! Responses with an invoice, never cached: an HTML page that loads nothing but its own style, and a PDF download.

use std::sync::LazyLock;

use axum::{
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest as _, Sha256};

use crate::{
    error::{Error, Result},
    orders::{invoice::STYLE, service::InvoiceFile},
};

static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
});

/// The HTML page of an invoice.
pub(super) fn page(html: String) -> Response {
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    (headers, Html(html)).into_response()
}

/// The PDF of an invoice, named after its number.
pub(super) fn file(file: InvoiceFile) -> Result<Response> {
    let name = format!("attachment; filename=\"{}.pdf\"", file.number);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(Error::internal)?),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    Ok((headers, file.pdf).into_response())
}
