//! The shop's cookies: sent to every page of a country's host, with navigations from other sites, and over HTTPS only where the shop
//! is served by HTTPS.

use axum::{
    http::{HeaderMap, HeaderValue, header},
    response::Response,
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use chrono::TimeDelta;

use crate::tenancy::Storefront;

/// Whether a country's host is served by HTTPS.
pub fn is_secure(front: &Storefront) -> bool {
    front.origin.starts_with("https:")
}

/// The value of a cookie that the browser sent.
pub fn cookie_value(headers: &HeaderMap, name: &str) -> Option<String> {
    CookieJar::from_headers(headers).get(name).map(|cookie| cookie.value().to_owned())
}

/// A cookie that the page's scripts can read. With an empty value it is deleted.
pub fn script_cookie(front: &Storefront, name: &'static str, value: String, life: TimeDelta) -> Cookie<'static> {
    let life = if value.is_empty() { TimeDelta::zero() } else { life };
    Cookie::build((name, value))
        .path("/")
        .max_age(cookie::time::Duration::seconds(life.num_seconds()))
        .same_site(SameSite::Lax)
        .secure(is_secure(front))
        .build()
}

/// A cookie that the page's scripts cannot read. With an empty value it is deleted.
pub fn http_only_cookie(front: &Storefront, name: &'static str, value: String, life: TimeDelta) -> Cookie<'static> {
    let mut cookie = script_cookie(front, name, value, life);
    cookie.set_http_only(true);
    cookie
}

/// Adds a cookie to a response.
pub fn set_cookie(response: &mut Response, cookie: &Cookie<'_>) {
    if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}
