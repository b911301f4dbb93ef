//! The accounts' cookies: the browser's session, who is signed in, and the mark of a browser that has signed in before.
//!
//! A browser's session travels in a cookie that no script can read. Over HTTPS it is `__Host-session` (Secure, the whole host, no
//! domain), which neither another subdomain nor plain HTTP can set. Over plain HTTP, which only development speaks, browsers refuse that
//! prefix in part, so there it is `session`; each name counts only where it is given. Browsers send the cookie by themselves, so a
//! change that comes by it must come from a page of the same origin: `SameSite=Lax` keeps most others away, and `is_same_origin` the
//! rest, subdomains among them.
//!
//! `signed_in` tells the page's scripts, which cannot read the session, who is signed in: `<user id>.<user type id>.<end, in Unix
//! seconds>.<key>`.
//! It opens nothing.

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

/// Tells a session from others of the same account, where the token itself is nobody's business.
pub fn session_key(token: &str) -> String {
    let digest = blake3::derive_key("vitrina session key", token.as_bytes());
    blake3::Hash::from(digest).to_hex()[..16].to_owned()
}

/// Whether a request may do what its cookie allows: to read always, to change something when a page of the same origin asks. Browsers
/// say where a request comes from in `Sec-Fetch-Site`, older ones in `Origin`; without either nothing is changed.
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

/// Whether a page of the shop asks. Its session is in the cookie, so the answer that begins it has no token: every script of the page,
/// also a tag of somebody else, could read that.
#[derive(Clone, Copy, Debug)]
pub struct FromPage(pub(super) bool);

impl<S: Sync> FromRequestParts<S> for FromPage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let front = parts.extensions.get::<Storefront>();
        Ok(Self(front.is_some_and(|front| is_same_origin(&Method::POST, &parts.headers, front))))
    }
}

/// The answer with the cookie of a session that has just begun.
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

/// The answer that has the browser forget its session.
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

/// The answer with the cookie by which a browser is recognised at its next sign-in. It signs nobody in.
pub(super) fn with_device(context: &ApiContext, device: &Token, answer: impl IntoResponse) -> Response {
    // Forms without script are sent to the pages' own paths, so it goes with every request.
    let cookie = Cookie::new(DEVICE_COOKIE, device.0.clone());
    let cookie = lasting(&context.storefront, cookie, seconds(DEVICE_LIFE), "/");
    (CookieJar::new().add(cookie), answer).into_response()
}

fn seconds(life: chrono::TimeDelta) -> Duration {
    Duration::seconds(life.num_seconds())
}
