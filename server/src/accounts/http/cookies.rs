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

use crate::{
    accounts::{
        model::{DEVICE_LIFE, LONGEST},
        service::NewSession,
        tokens::Token,
    },
    http::{
        ApiContext, DEVICE_COOKIE, SESSION_COOKIES, cookie_value, http_only_cookie, is_secure, script_cookie,
        set_cookie,
    },
    tenancy::Storefront,
};

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
/// Names who is signed in, for scripts.
const SIGNED_IN_COOKIE: &str = "signed_in";

fn session_name(front: &Storefront) -> &'static str {
    let [secure, plain] = SESSION_COOKIES;
    if is_secure(front) { secure } else { plain }
}

/// The session's token, if the browser sent one.
pub fn session_token(headers: &HeaderMap, front: &Storefront) -> Option<String> {
    cookie_value(headers, session_name(front))
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
    let mut response = answer.into_response();
    set_session(&mut response, front, token.0.clone(), who);
    response
}

/// The response that deletes the browser's session cookies.
pub fn without_session(front: &Storefront, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    set_session(&mut response, front, String::new(), String::new());
    response
}

fn set_session(response: &mut Response, front: &Storefront, token: String, who: String) {
    set_cookie(response, &http_only_cookie(front, session_name(front), token, LONGEST));
    set_cookie(response, &script_cookie(front, SIGNED_IN_COOKIE, who, LONGEST));
}

/// The response with the cookie that identifies a known browser at its next sign-in. The cookie does not authenticate anyone.
pub(super) fn with_device(context: &ApiContext, device: &Token, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    set_cookie(&mut response, &http_only_cookie(&context.storefront, DEVICE_COOKIE, device.0.clone(), DEVICE_LIFE));
    response
}
