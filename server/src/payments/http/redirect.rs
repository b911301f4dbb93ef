//! Redirects after forms and POSTs.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

/// A 303 redirect, which the browser follows with GET.
pub(super) fn see_other(to: &str) -> Response {
    let Ok(location) = HeaderValue::from_str(to) else { return StatusCode::BAD_REQUEST.into_response() };
    let kept = HeaderValue::from_static("private, no-store");
    (StatusCode::SEE_OTHER, [(header::LOCATION, location), (header::CACHE_CONTROL, kept)]).into_response()
}
