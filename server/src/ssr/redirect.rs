//! Redirects of documents: only those set by operators, and those to payment providers, may lead to another host.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use super::routes::{CachePolicy, PageAddress};
use crate::tenancy;

/// 303 to another page of the shop, for this request only; also the response to a form.
pub(super) fn see_other(target: &str) -> Response {
    see_other_at(own_target(target))
}

/// 303 to the page of a payment provider, as the response to a form. The caller has checked the address.
pub(super) fn to_payment_page(address: &str) -> Response {
    see_other_at(address)
}

fn see_other_at(address: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    if let Ok(location) = HeaderValue::from_str(address) {
        headers.insert(header::LOCATION, location);
    }
    response
}

/// The target if it stays on the host, else the home page.
fn own_target(target: &str) -> &str {
    if tenancy::stays_on_host(target) { target } else { "/" }
}

/// A permanent redirect without a body.
pub(crate) fn moved(target: &str) -> Response {
    let mut response = StatusCode::PERMANENT_REDIRECT.into_response();
    if let Ok(location) = HeaderValue::from_str(own_target(target)) {
        response.headers_mut().insert(header::LOCATION, location);
    }
    response
}

/// The redirect that a page requests: permanent, as for a former slug; or a 303 where the page is never cached, as for the search
/// page.
pub(super) fn moved_page(address: &PageAddress, target: &str, cache_control: HeaderValue) -> Response {
    let target = address.carried_to(target);
    if address.cache == CachePolicy::None {
        return see_other(&target);
    }
    let mut response = moved(&target);
    response.headers_mut().insert(header::CACHE_CONTROL, cache_control);
    response
}

/// A redirect set by an operator; also to other sites, which only operators can enter.
pub(super) fn redirected(target: &str, is_permanent: bool, cache_control: HeaderValue) -> Response {
    let status = if is_permanent { StatusCode::PERMANENT_REDIRECT } else { StatusCode::TEMPORARY_REDIRECT };
    let mut response = status.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, cache_control);
    let target =
        if target.starts_with("https://") || target.starts_with("http://") { target } else { own_target(target) };
    if let Ok(location) = HeaderValue::from_str(target) {
        headers.insert(header::LOCATION, location);
    }
    response
}

/// The target when the API responds with a redirect.
pub(super) fn moved_to(response: &Response) -> Option<String> {
    if !response.status().is_redirection() {
        return None;
    }
    response.headers().get(header::LOCATION)?.to_str().ok().map(str::to_owned)
}
