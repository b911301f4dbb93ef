//! Forms that a browser submits without scripts, as a POST to the address of their page.
//!
//! The web determines which API call a form makes (`actions` in `web/src/routes`). The call is made in-process, on behalf of the
//! visitor, so that the API's own checks, limits and messages apply. Success redirects with 303, also to the payment provider's
//! page that the API's response names; a rejected form renders the same page again with the values entered (never a password) and
//! the errors, under the status of the API's response.

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
    redirect::{see_other, to_payment_page},
    routes::PageAddress,
    shell::Unavailable,
    visit::{Visit, json, parsed},
};
use crate::{
    accounts,
    api::ShopDescription,
    error::{Error, Result},
    forms, idempotency, payments, telemetry,
    translate::translate,
};

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
    /// An API call.
    Call(ActionCall),
    /// A guest's wishlist, stored in the browser.
    Wishlist { ids: Vec<i64>, to: String, notice: String },
}

/// An API call; when it succeeds, or fails with one of the codes in `done`, the visitor is redirected.
#[derive(Deserialize)]
struct ActionCall {
    method: String,
    path: String,
    body: Option<serde_json::Value>,
    /// The target of the redirect: a path with its locale prefix.
    to: String,
    /// The field of the response's data that is appended to `to`, such as an order's token.
    completes: Option<String>,
    leave: Option<Leave>,
    done: Vec<String>,
}

/// Redirects to a payment provider's page instead, when the response has its address.
#[derive(Deserialize)]
struct Leave {
    /// JSON pointer to the address in the response's data.
    field: String,
    /// The message shown when there is no address.
    missing: Option<String>,
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

    /// The text at a JSON pointer into the data.
    fn text_at(&self, pointer: &str) -> Option<&str> {
        self.data.pointer(pointer)?.as_str()
    }
}

impl Documents {
    /// Whether the page has an action for forms with this intent.
    pub async fn has_action(&self, visit: &Visit<'_>, intent: &str) -> Result<bool> {
        let address = self.0.address(visit.path).await.ok_or_else(|| Error::internal("no renderer is running"))?;
        let fields = vec![(INTENT.to_owned(), intent.to_owned())];
        let action = self.0.action(visit, &address, &fields).await.map_err(Error::internal)?;
        Ok(!matches!(action, Action::Unknown))
    }

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
        telemetry::trace_route(&address.pattern);
        let mut response = match inner.action(visit, &address, &fields).await {
            Ok(action) => inner.act(visit, &address, fields, action).await,
            Err(RenderError::Busy) => inner.unavailable(visit, Unavailable::Busy),
            Err(error) => {
                tracing::error!(%error, page = address.logged(), "a form cannot be read");
                inner.unavailable(visit, Unavailable::Failed)
            }
        };
        telemetry::note_page(&mut response, address.pattern);
        response
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
                with_notice(response, front, &translate(&self.renderer().app, front, &notice, &[]))
            }
            Action::Call(action) => self.run(visit, address, fields, action).await,
        }
    }

    /// Makes the call, and responds with a redirect or, when the call is refused, with the page again.
    async fn run(&self, visit: &Visit<'_>, address: &PageAddress, fields: Fields, action: ActionCall) -> Response {
        let response = self.renderer().ask(visit.front, call(visit, &action, &fields)).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let answer = answer_of(response).await;
        if status.is_success() || action.done.contains(&answer.code) {
            return with_headers(self.redirect_after(visit, address, action, &answer), &headers);
        }
        let submission = refusal(status, fields, answer);
        let response = self.respond_personally(visit, address, Some(&submission)).await;
        with_headers(response, &headers)
    }

    /// The redirect after a successful call.
    fn redirect_after(
        &self,
        visit: &Visit<'_>,
        address: &PageAddress,
        action: ActionCall,
        answer: &Answer,
    ) -> Response {
        let (app, front) = (&self.renderer().app, visit.front);
        let page = action.leave.as_ref().and_then(|leave| answer.text_at(&leave.field));
        match page {
            Some(page) if payments::is_payment_page(&app.settings, front, page) => return to_payment_page(page),
            Some(_) => {
                let page = address.logged();
                tracing::error!(page, "a response names a payment page of no provider of this country");
            }
            None => {}
        }
        let missing = action.leave.and_then(|leave| leave.missing).map(|message| translate(app, front, &message, &[]));
        let to = answer.completed(action.to, action.completes.as_deref());
        with_notice(see_other(&address.carried_to(&to)), front, missing.as_deref().unwrap_or(&answer.message))
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

fn call(visit: &Visit<'_>, action: &ActionCall, fields: &Fields) -> axum::http::Result<Request<Body>> {
    let ActionCall { method, path, body, .. } = action;
    let mut request = request_of(visit.headers, visit.peer).method(method.as_str()).uri(path.as_str());
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
        code: answer.code,
        message: answer.message,
        data: answer.data,
        errors: answer.errors,
    }
}

/// Copies the API response's headers for the browser: cookies and `Retry-After`.
fn with_headers(mut response: Response, headers: &HeaderMap) -> Response {
    for cookie in headers.get_all(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    if let Some(seconds) = headers.get(header::RETRY_AFTER) {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.clone());
    }
    response
}
