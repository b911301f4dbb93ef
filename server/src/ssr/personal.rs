//! Pages for one person: rendered with the session's own API responses, a guest's wishlist, or the notice after a submitted form,
//! and never cached. All other pages are the same for all visitors.

use std::net::SocketAddr;

use axum::{
    extract::ConnectInfo,
    http::{HeaderMap, HeaderName, Request, header, request::Builder},
    response::Response,
};
use axum_extra::extract::cookie::Cookie;
use chrono::{DateTime, SecondsFormat, TimeDelta};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde::Serialize;

use super::{
    routes::Audience,
    visit::{Visit, json},
};
use crate::{
    accounts::{self, SignedIn, UserType},
    app::App,
    cart,
    error::{Error, Result},
    forms,
    http::{cookie_value, is_secure, script_cookie, set_cookie},
    id::{ProductId, UserId, UserTypeId},
    tenancy::Storefront,
};

/// Request headers that are passed on to the API calls made for a visitor: identity, address and browser.
static PASSED_ON: [HeaderName; 6] = [
    header::COOKIE,
    header::USER_AGENT,
    header::ORIGIN,
    HeaderName::from_static("sec-fetch-site"),
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("x-request-id"),
];
/// What a guest saved before the page's scripts ran, or without scripts: product ids joined by dots. Scripts move it to their own
/// storage.
const WISHLIST_COOKIE: &str = "wishlist";
/// The most products in the wishlist of a guest without scripts.
const MAX_WISHES: usize = 50;
const WISHLIST_LIFE: TimeDelta = TimeDelta::days(30);
/// The message after a submitted form, in cookies for HTTPS and for plain HTTP; the next page shows it once.
const NOTICE_COOKIES: [&str; 2] = ["__Host-notice", "notice"];
const LONGEST_NOTICE: usize = 300;
const NOTICE_LIFE: TimeDelta = TimeDelta::seconds(60);

/// What a page for one person is rendered with.
#[derive(Debug, Default)]
pub(super) struct Personal {
    /// The visitor, as JSON for the web.
    pub(super) visitor: String,
    /// The form that was submitted and rejected, as JSON for the web.
    submission: Option<String>,
    headers: HeaderMap,
    peer: Option<SocketAddr>,
    has_notice: bool,
    has_ended_session: bool,
}

/// A form that was submitted and rejected.
#[derive(Debug, Default, Serialize)]
pub(super) struct Submission {
    pub(super) intent: String,
    /// The entered values, without secrets.
    pub(super) fields: Vec<(String, String)>,
    pub(super) status: u16,
    /// Code, message, data and errors of the API's response.
    pub(super) code: String,
    pub(super) message: String,
    pub(super) data: serde_json::Value,
    pub(super) errors: serde_json::Value,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Visitor {
    auth: Option<Auth>,
    wishlist: Vec<ProductId>,
    /// Items in the cart.
    cart: i64,
    notice: Option<String>,
    /// The idempotency key of this page's forms: resubmitting a form does not repeat its call.
    form_key: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Auth {
    id: UserId,
    user_type_id: UserTypeId,
    expires_at: String,
    key: String,
}

/// Whether a request needs a page of its own; all others share one.
pub(super) fn is_wanted(headers: &HeaderMap, front: &Storefront, audience: Audience) -> bool {
    let has_session = || accounts::session_token(headers, front).is_some();
    let by_audience = match audience {
        Audience::Everybody => false,
        Audience::Guest => has_session(),
        Audience::Visitor => has_session() || !wishlist(headers).is_empty(),
        Audience::Person | Audience::Member => true,
    };
    by_audience || notice(headers, front).is_some()
}

impl Personal {
    pub(super) async fn of(app: &App, visit: &Visit<'_>, submission: Option<&Submission>) -> Result<Self> {
        let Visit { front, headers, .. } = *visit;
        let session = accounts::browser_session(app, front, headers).await?;
        let customer = session.as_ref().filter(|session| session.user.user_type() == Some(UserType::Customer));
        let customer = customer.map(|session| session.user.id);
        let token = accounts::session_token(headers, front);
        let has_ended_session = session.is_none() && (token.is_some() || cookie_value(headers, "signed_in").is_some());
        let notice = notice(headers, front);
        let passed_on = PASSED_ON.iter().filter_map(|name| Some((name.clone(), headers.get(name)?.clone())));
        let visitor = Visitor {
            auth: session.as_ref().zip(token.as_deref()).map(|(session, token)| Auth::of(session, token)),
            wishlist: wishlist(headers),
            cart: cart::pieces(app, front, headers, customer).await?,
            notice: notice.clone(),
            form_key: blake3::Hash::from(rand::random::<[u8; 32]>()).to_hex()[..32].to_owned(),
        };
        Ok(Self {
            visitor: json(&visitor).map_err(Error::internal)?,
            submission: submission.map(json).transpose().map_err(Error::internal)?,
            headers: passed_on.collect(),
            peer: visit.peer,
            has_notice: notice.is_some(),
            has_ended_session,
        })
    }

    /// The state that the web renders from and the browser hydrates with.
    pub(super) fn state(&self, own: &str) -> String {
        let submission = self.submission.as_deref().unwrap_or("null");
        format!(r#"{{"visitor":{},"own":{own},"submission":{submission}}}"#, self.visitor)
    }

    /// An API request on behalf of this person.
    pub(super) fn request(&self) -> Builder {
        request_of(&self.headers, self.peer)
    }

    /// Deletes cookies that have served their purpose: the notice that is shown now, and a session that the server no longer
    /// knows.
    pub(super) fn settle(&self, front: &Storefront, mut response: Response, is_shown: bool) -> Response {
        if self.has_notice && is_shown {
            response = with_cookie(response, &notice_cookie(front, ""));
        }
        if self.has_ended_session { accounts::without_session(front, response) } else { response }
    }
}

/// An API request on behalf of the sender of these headers.
pub(super) fn request_of(headers: &HeaderMap, peer: Option<SocketAddr>) -> Builder {
    let mut request = Request::builder();
    for name in &PASSED_ON {
        if let Some(value) = headers.get(name) {
            request = request.header(name, value);
        }
    }
    match peer {
        Some(peer) => request.extension(ConnectInfo(peer)),
        None => request,
    }
}

impl Auth {
    /// The expiry is in whole seconds, as scripts read it from the cookie.
    fn of(session: &SignedIn, token: &str) -> Self {
        let end = DateTime::from_timestamp(session.expires_at.timestamp(), 0).unwrap_or(session.expires_at);
        Self {
            id: session.user.id,
            user_type_id: session.user.user_type_id,
            expires_at: end.to_rfc3339_opts(SecondsFormat::Millis, true),
            key: accounts::session_key(token),
        }
    }
}

fn wishlist(headers: &HeaderMap) -> Vec<ProductId> {
    let text = cookie_value(headers, WISHLIST_COOKIE).unwrap_or_default();
    let ids = text.split('.').filter_map(|id| id.parse().ok());
    ids.filter(|id| i64::from(*id) > 0).take(MAX_WISHES).collect()
}

fn notice(headers: &HeaderMap, front: &Storefront) -> Option<String> {
    let text = cookie_value(headers, notice_name(front))?;
    let text = percent_decode_str(&text).decode_utf8().ok()?;
    let text: String = text.chars().filter(|sign| !forms::is_forbidden(*sign)).take(LONGEST_NOTICE).collect();
    (!text.is_empty()).then_some(text)
}

fn notice_name(front: &Storefront) -> &'static str {
    let [secure, plain] = NOTICE_COOKIES;
    if is_secure(front) { secure } else { plain }
}

/// The cookie whose message the next page shows after a form was submitted. An empty text deletes it.
pub(super) fn notice_cookie(front: &Storefront, text: &str) -> Cookie<'static> {
    let text = utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    script_cookie(front, notice_name(front), text, NOTICE_LIFE)
}

/// The response with a notice for the next page to show.
pub(super) fn with_notice(response: Response, front: &Storefront, text: &str) -> Response {
    if text.is_empty() { response } else { with_cookie(response, &notice_cookie(front, text)) }
}

/// The response with a cookie that stores these products in a guest's browser.
pub(super) fn with_wishlist(response: Response, front: &Storefront, ids: &[i64]) -> Response {
    let text = ids.iter().take(MAX_WISHES).map(i64::to_string).collect::<Vec<_>>().join(".");
    with_cookie(response, &script_cookie(front, WISHLIST_COOKIE, text, WISHLIST_LIFE))
}

fn with_cookie(mut response: Response, cookie: &Cookie<'_>) -> Response {
    set_cookie(&mut response, cookie);
    response
}
