//! The account cookies: the browser's session, who is signed in, and the mark of a browser that has signed in before.
//!
//! A browser's session is in a cookie that scripts cannot read. Over HTTPS it is `__Host-session` (Secure, host-only, without
//! Domain), which neither another subdomain nor plain HTTP can set. Over plain HTTP, which only development uses, some browsers
//! refuse that prefix, so the name there is `session`; each name is accepted only over its own scheme. Browsers send cookies
//! automatically, so a change authenticated by the cookie must come from a page of the same origin: `SameSite=Lax` blocks most
//! cross-site requests, and `is_same_origin` blocks the rest, including those of subdomains.
//!
//! `signed_in` tells the page's scripts, which cannot read the session cookie, who is signed in: `<user id>.<user type id>.<end,
//! in Unix seconds>.<key>`. It grants no access.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, Method, header, request::Parts},
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use cookie::time::Duration;

use crate::{
    accounts::{
        model::{DEVICE_LIFE, LONGEST},
        service::NewSession,
        tokens::Token,
    },
    http::{ApiContext, DEVICE_COOKIE, SESSION_COOKIES},
    tenancy::Storefront,
};

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
/// Names who is signed in, for scripts.
const SIGNED_IN_COOKIE: &str = "signed_in";

fn is_secure(front: &Storefront) -> bool {
    front.origin.starts_with("https:")
}

fn session_name(front: &Storefront) -> &'static str {
    let [secure, plain] = SESSION_COOKIES;
    if is_secure(front) { secure } else { plain }
}

/// The session's token, if the browser sent one.
pub fn session_token(headers: &HeaderMap, front: &Storefront) -> Option<String> {
    CookieJar::from_headers(headers).get(session_name(front)).map(|cookie| cookie.value().to_owned())
}

/// Identifies a session among those of the same account without revealing its token.
pub fn session_key(token: &str) -> String {
    let digest = blake3::derive_key("vitrina session key", token.as_bytes());
    blake3::Hash::from(digest).to_hex()[..16].to_owned()
}

/// Whether a request may use the session of its cookie: reads always, changes only when they come from a page of the same origin.
/// Browsers send the request's origin in `Sec-Fetch-Site`, older ones in `Origin`; without either header changes are refused.
pub fn is_same_origin(method: &Method, headers: &HeaderMap, front: &Storefront) -> bool {
    if method.is_safe() {
        return true;
    }
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match (text(SEC_FETCH_SITE), text(header::ORIGIN)) {
        (Some(site), _) => site == "same-origin",
        (None, Some(origin)) => origin == &*front.origin,
        (None, None) => false,
    }
}

/// Whether the request comes from a page of the shop. The session is then set in the cookie and the response body has no token,
/// because every script of the page, including third-party tags, could read it.
#[derive(Clone, Copy, Debug)]
pub struct FromPage(pub(super) bool);

impl<S: Sync> FromRequestParts<S> for FromPage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let front = parts.extensions.get::<Storefront>();
        Ok(Self(front.is_some_and(|front| is_same_origin(&Method::POST, &parts.headers, front))))
    }
}

/// The response with the cookie of a session that has just started.
pub(super) fn with_session(context: &ApiContext, session: &NewSession, answer: impl IntoResponse) -> Response {
    let front = &context.storefront;
    let NewSession { user, token, expires_at, .. } = session;
    let who = format!("{}.{}.{}.{}", user.id, user.user_type_id, expires_at.timestamp(), session_key(&token.0));
    let jar = CookieJar::new().add(session_cookie(front, token.0.clone(), seconds(LONGEST))).add(signed_in_cookie(
        front,
        who,
        seconds(LONGEST),
    ));
    (jar, answer).into_response()
}

/// The response that deletes the browser's session cookies.
pub fn without_session(front: &Storefront, answer: impl IntoResponse) -> Response {
    let jar = CookieJar::new().add(session_cookie(front, String::new(), Duration::ZERO)).add(signed_in_cookie(
        front,
        String::new(),
        Duration::ZERO,
    ));
    (jar, answer).into_response()
}

fn session_cookie(front: &Storefront, token: String, life: Duration) -> Cookie<'static> {
    lasting(front, Cookie::new(session_name(front), token), life, "/")
}

fn signed_in_cookie(front: &Storefront, who: String, life: Duration) -> Cookie<'static> {
    let mut cookie = lasting(front, Cookie::new(SIGNED_IN_COOKIE, who), life, "/");
    cookie.set_http_only(false);
    cookie
}

fn lasting(front: &Storefront, mut cookie: Cookie<'static>, life: Duration, path: &'static str) -> Cookie<'static> {
    cookie.set_path(path);
    cookie.set_max_age(life);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(is_secure(front));
    cookie
}

/// The response with the cookie that identifies a known browser at its next sign-in. The cookie does not authenticate anyone.
pub(super) fn with_device(context: &ApiContext, device: &Token, answer: impl IntoResponse) -> Response {
    // Forms that work without script post to page paths, so the cookie is sent with every request.
    let cookie = Cookie::new(DEVICE_COOKIE, device.0.clone());
    let cookie = lasting(&context.storefront, cookie, seconds(DEVICE_LIFE), "/");
    (CookieJar::new().add(cookie), answer).into_response()
}

fn seconds(life: chrono::TimeDelta) -> Duration {
    Duration::seconds(life.num_seconds())
}
