//! The cookie by which a browser's daily spins are counted. It is HTTP-only, contains no personal data, and expires after two
//! days.

use axum::{
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use chrono::TimeDelta;

use crate::{
    accounts::Customer,
    games::service::SpinVisitor,
    http::{cookie_value, http_only_cookie, set_cookie},
    id,
    tenancy::Storefront,
};

const COOKIE: &str = "wheel";
const LIFE: TimeDelta = TimeDelta::days(2);
/// Length of a token in hexadecimal digits.
const LENGTH: usize = 32;

/// The visitor who spins. A browser without a valid cookie gets a new token.
pub(super) fn spinner(headers: &HeaderMap, customer: Option<&Customer>) -> SpinVisitor {
    let is_token = |text: &str| text.len() == LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let known = cookie_value(headers, COOKIE).filter(|token| is_token(token));
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
    set_cookie(&mut response, &http_only_cookie(front, COOKIE, spinner.browser.clone(), LIFE));
    response
}
