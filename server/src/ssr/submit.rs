//! Forms that a browser submits without scripts, as a POST to the address of their page.
//!
//! The web determines which API call a form makes (`actions` in `web/src/routes`). The call is made in-process, on behalf of the
//! visitor, so that the API's own checks, limits and messages apply. Success redirects with 303; a rejected form renders the same
//! page again with the values entered (never a password) and the errors, under the status of the API's response.

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest as _, Request},
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use http_body_util::BodyExt;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use url::form_urlencoded;

use super::{
    documents::{Documents, Inner},
    personal::{Submission, request_of, with_notice, with_wishlist},
    pool::RenderError,
    redirect::see_other,
    routes::PageAddress,
    shell::Unavailable,
    visit::{Visit, json, parsed},
};
use crate::{accounts, api::ShopDescription, forms, idempotency, translate::say};

/// Largest form body that is accepted.
pub const LARGEST_FORM: usize = 64 * 1024;
/// Most fields of a form.
const MAX_FIELDS: usize = 100;
/// The field with the idempotency key: a form that is submitted several times makes one call.
const FORM_KEY: &str = "formKey";
/// The field that names the form's purpose.
const INTENT: &str = "intent";

type Fields = Vec<(String, String)>;

/// The action of a form, as the web returns it.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Action {
    /// The page has no such form.
    Unknown,
    /// The page is not available to this visitor.
    SeeOther { to: String },
    /// An API call; when it succeeds, or fails with one of these codes, the visitor is redirected to `to`, a path with its locale
    /// prefix.
    Call {
        method: String,
        path: String,
        body: Option<serde_json::Value>,
        to: String,
        /// The field of the response's data that is appended to `to`, such as an order's token.
        completes: Option<String>,
        done: Vec<String>,
    },
    /// A guest's wishlist, stored in the browser.
    Wishlist { ids: Vec<i64>, to: String, notice: String },
}

/// The parts of the API's response that are needed here.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Answer {
    message: String,
    code: String,
    errors: serde_json::Value,
    data: serde_json::Value,
}

impl Answer {
    /// The address with this field of the response appended; unchanged where there is no such field.
    fn completed(&self, to: String, field: Option<&str>) -> String {
        let end = field.and_then(|field| self.data.get(field)).and_then(serde_json::Value::as_str);
        match end {
            Some(end) => format!("{to}{}", utf8_percent_encode(end, NON_ALPHANUMERIC)),
            None => to,
        }
    }
}

impl Documents {
    /// The response to a submitted form.
    pub async fn submit(&self, visit: &Visit<'_>, request: Request) -> Response {
        let inner = &self.0;
        if !is_form(visit.headers) {
            return StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response();
        }
        if !accounts::is_same_origin(request.method(), visit.headers, visit.front) {
            return inner.refused(visit, StatusCode::FORBIDDEN, "error-forbidden");
        }
        let Ok(body) = Bytes::from_request(request, &()).await else {
            return inner.refused(visit, StatusCode::PAYLOAD_TOO_LARGE, "error-too-large");
        };
        let fields: Fields = form_urlencoded::parse(&body).into_owned().take(MAX_FIELDS).collect();
        let Some(address) = inner.address(visit.path).await else {
            return inner.unavailable(visit, Unavailable::Failed);
        };
        match inner.action(visit, &address, &fields).await {
            Ok(action) => inner.act(visit, &address, fields, action).await,
            Err(RenderError::Busy) => inner.unavailable(visit, Unavailable::Busy),
            Err(error) => {
                tracing::error!(%error, url = address.url, "a form cannot be read");
                inner.unavailable(visit, Unavailable::Failed)
            }
        }
    }
}

impl Inner {
    async fn action(&self, visit: &Visit<'_>, address: &PageAddress, fields: &Fields) -> Result<Action, RenderError> {
        let shop = json(&ShopDescription::new(&self.renderer().app, visit.front, &address.url))?;
        let visitor = self.visitor(visit).await.map_err(|error| RenderError::Answer(error.to_string()))?;
        let (url, fields) = (serde_json::json!(address.url), json(fields)?);
        let request = format!(r#"{{"url":{url},"shop":{shop},"visitor":{visitor},"fields":{fields}}}"#);
        parsed(&self.renderer().plan_submission(request).await?)
    }

    async fn act(&self, visit: &Visit<'_>, address: &PageAddress, fields: Fields, action: Action) -> Response {
        let front = visit.front;
        match action {
            Action::Unknown => self.refused(visit, StatusCode::BAD_REQUEST, "error-bad-request"),
            Action::SeeOther { to } => see_other(&address.carried_to(&to)),
            Action::Wishlist { ids, to, notice } => {
                let response = with_wishlist(see_other(&address.carried_to(&to)), front, &ids);
                with_notice(response, front, &say(&self.renderer().app, front, &notice, &[]))
            }
            Action::Call { method, path, body, to, completes, done } => {
                let response = self.renderer().ask(front, call(visit, &method, &path, body.as_ref(), &fields)).await;
                let (status, headers) = (response.status(), response.headers().clone());
                let answer = answer_of(response).await;
                if status.is_success() || done.contains(&answer.code) {
                    let to = answer.completed(to, completes.as_deref());
                    let response = with_notice(see_other(&address.carried_to(&to)), front, &answer.message);
                    return with_headers(response, &headers);
                }
                let submission = refusal(status, fields, answer);
                let response = self.respond_personally(visit, address, Some(&submission)).await;
                with_headers(response, &headers)
            }
        }
    }

    /// An error page that only says that the request cannot be fulfilled.
    fn refused(&self, visit: &Visit<'_>, status: StatusCode, message: &'static str) -> Response {
        let mut response = self.unavailable(visit, Unavailable::Refused(message));
        *response.status_mut() = status;
        response.headers_mut().remove(header::RETRY_AFTER);
        response
    }
}

/// Whether the content type is one that browsers send for plain forms.
fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/x-www-form-urlencoded"))
}

fn call(
    visit: &Visit<'_>,
    method: &str,
    path: &str,
    body: Option<&serde_json::Value>,
    fields: &Fields,
) -> axum::http::Result<Request<Body>> {
    let mut request = request_of(visit.headers, visit.peer).method(method).uri(path);
    if let Some(key) = idempotency_key(fields).filter(|_| method == Method::POST.as_str()) {
        request = request.header(idempotency::HEADER, key);
    }
    let Some(body) = body else { return request.body(Body::empty()) };
    request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string()))
}

/// An idempotency key, equal for the same form with the same entries; none for pages that all visitors share.
fn idempotency_key(fields: &Fields) -> Option<String> {
    fields.iter().find(|(name, value)| name == FORM_KEY && !value.is_empty())?;
    let mut hasher = blake3::Hasher::new_derive_key("vitrina form key");
    for part in fields.iter().flat_map(|(name, value)| [name, value]) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    Some(hasher.finalize().to_hex().to_string())
}

async fn answer_of(response: Response) -> Answer {
    let body = response.into_body().collect().await.map(http_body_util::Collected::to_bytes).unwrap_or_default();
    serde_json::from_slice(&body).unwrap_or_default()
}

fn refusal(status: StatusCode, fields: Fields, answer: Answer) -> Submission {
    let intent = fields.iter().find(|(name, _)| name == INTENT).map(|(_, value)| value.clone()).unwrap_or_default();
    let is_shown = |(name, _): &(String, String)| !forms::is_secret(name) && name != INTENT && name != FORM_KEY;
    Submission {
        intent,
        fields: fields.into_iter().filter(is_shown).collect(),
        status: status.as_u16(),
        message: answer.message,
        errors: answer.errors,
    }
}

/// Copies the API response's headers for the browser: cookies and `Retry-After`.
fn with_headers(mut response: Response, headers: &HeaderMap) -> Response {
    for name in [header::SET_COOKIE, header::RETRY_AFTER] {
        for value in headers.get_all(&name) {
            response.headers_mut().append(name.clone(), value.clone());
        }
    }
    response
}
