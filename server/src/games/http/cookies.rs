//! The cookie by which a browser's daily spins are counted. It is HTTP-only, contains no personal data, and expires after two
//! days.

use axum::{
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use cookie::time::Duration;

use crate::{accounts::Customer, games::service::SpinVisitor, id, tenancy::Storefront};

const COOKIE: &str = "wheel";
const LIFE: Duration = Duration::days(2);
/// Length of a token in hexadecimal digits.
const LENGTH: usize = 32;

/// The visitor who spins. A browser without a valid cookie gets a new token.
pub(super) fn spinner(headers: &HeaderMap, customer: Option<&Customer>) -> SpinVisitor {
    let is_token = |text: &str| text.len() == LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let sent = CookieJar::from_headers(headers).get(COOKIE).map(|cookie| cookie.value().to_owned());
    let known = sent.filter(|token| is_token(token));
    SpinVisitor {
        customer: customer.map(|customer| (customer.user.id, customer.user.email.clone())),
        is_new_browser: known.is_none(),
        browser: known.unwrap_or_else(id::nonce),
    }
}

/// The response, with a cookie that stores a new token.
pub(super) fn with_browser(front: &Storefront, spinner: Option<&SpinVisitor>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    let Some(spinner) = spinner.filter(|spinner| spinner.is_new_browser) else { return response };
    let mut cookie = Cookie::new(COOKIE, spinner.browser.clone());
    cookie.set_path("/");
    cookie.set_max_age(LIFE);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(front.origin.starts_with("https:"));
    if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}
