//! Error responses in the language of the request: the outermost layer of the API.

use axum::{
    Json,
    extract::{MatchedPath, Request, State},
    http::{HeaderValue, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    context::asked_language,
    envelope::{Failure, FieldMessage},
};
use crate::{
    app::App,
    error::{Error, FieldError},
    i18n::Arg,
    tenancy::Storefront,
};

/// The header that carries a request's id.
const REQUEST_ID: &str = "x-request-id";

/// `Retry-After` in seconds when something was unavailable.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("2");

/// The HTTP status of an error.
fn status(error: &Error) -> StatusCode {
    match error {
        Error::Unauthenticated | Error::Credentials => StatusCode::UNAUTHORIZED,
        Error::Forbidden => StatusCode::FORBIDDEN,
        Error::NotFound => StatusCode::NOT_FOUND,
        Error::Rejected { .. } => StatusCode::CONFLICT,
        Error::Invalid(_) | Error::Diagnostics(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Error::RateLimited(_) => StatusCode::TOO_MANY_REQUESTS,
        Error::Aborted(_) | Error::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        Error::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The status with the error as an extension: the API's outermost layer writes the body in the request's language.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = status(&self).into_response();
        if response.status() == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes the envelope of every error response: the status gives the kind of error, the body a message in the request's language.
/// Internal errors are logged here, once.
pub async fn localise_errors(State(app): State<App>, request: Request, next: Next) -> Response {
    let storefront = request.extensions().get::<Storefront>().cloned();
    let uri = request.uri().clone();
    let asked_id = request.headers().get(REQUEST_ID).cloned();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    if !is_bare_failure(&response) {
        return response;
    }
    let id = response.headers().get(REQUEST_ID).cloned().or(asked_id);
    if response.status() == StatusCode::INTERNAL_SERVER_ERROR {
        log_failure(&response, route.as_ref(), id.as_ref());
    }
    let translator = ErrorTranslator { app: &app, storefront: storefront.map(|found| in_asked_language(found, &uri)) };
    written(&translator, response, &uri, id.as_ref())
}

/// Whether a response is an error without an envelope.
fn is_bare_failure(response: &Response) -> bool {
    let failed = response.status().is_client_error() || response.status().is_server_error();
    let is_json = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    failed && !is_json
}

fn in_asked_language(mut storefront: Storefront, uri: &Uri) -> Storefront {
    if let Some(language) = asked_language(uri.query(), &storefront) {
        storefront.language = language;
    }
    storefront
}

/// Logs the route's pattern, not the path: many paths contain the secret of a link.
fn log_failure(response: &Response, route: Option<&MatchedPath>, id: Option<&HeaderValue>) {
    let cause = response.extensions().get::<Error>().map(ToString::to_string).unwrap_or_default();
    let (route, id) = (route.map(MatchedPath::as_str), id.and_then(|id| id.to_str().ok()));
    tracing::error!(request_id = id, route, cause, "a request failed");
}

fn written(translator: &ErrorTranslator<'_>, mut bare: Response, uri: &Uri, id: Option<&HeaderValue>) -> Response {
    let error = bare.extensions_mut().remove::<Error>();
    let id = id.and_then(|id| id.to_str().ok());
    let status = bare.status();
    let failure = match &error {
        Some(error) => translator.refusal(error, id),
        None => translator.failure(status, uri.path(), id),
    };
    let mut response = (status, Json(failure)).into_response();
    let headers = response.headers_mut();
    for name in [header::ALLOW, header::LOCATION, header::RETRY_AFTER] {
        if let Some(value) = bare.headers().get(&name) {
            headers.insert(name, value.clone());
        }
    }
    if let Some(Error::RateLimited(seconds)) = error {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

struct ErrorTranslator<'a> {
    app: &'a App,
    storefront: Option<Storefront>,
}

impl ErrorTranslator<'_> {
    /// The body for an error that one of our services returned.
    fn refusal(&self, error: &Error, id: Option<&str>) -> Failure {
        let fields: &[FieldError] = if let Error::Invalid(fields) = error { fields } else { &[] };
        let errors = fields.iter().map(|field| self.field(field)).collect();
        match error {
            Error::Rejected { code, args, data } => Failure { data: data.clone(), ..self.envelope(code, args, id) },
            _ => Failure { errors, ..self.envelope(error.code(), &[], id) },
        }
    }

    /// The body for an error from outside our services: an unknown path, a wrong method, a body too large.
    fn failure(&self, status: StatusCode, path: &str, id: Option<&str>) -> Failure {
        let args = if status == StatusCode::NOT_FOUND { vec![("path", path.to_owned())] } else { Vec::new() };
        self.envelope(code_of(status), &args, id)
    }

    fn envelope(&self, code: &str, args: &[(&'static str, String)], id: Option<&str>) -> Failure {
        Failure {
            is_success: false,
            message: self.text(code, args.iter().map(|(name, value)| (*name, value.as_str()))),
            data: serde_json::Value::Null,
            code: code.to_owned(),
            errors: Vec::new(),
            request_id: id.map(str::to_owned),
        }
    }

    fn field(&self, field: &FieldError) -> FieldMessage {
        let args = || field.args.iter().map(|(name, value)| (&**name, value.as_str()));
        FieldMessage {
            field: field.field.to_string(),
            code: field.code.to_string(),
            message: self.text_of_field(field).unwrap_or_else(|| self.text(&field.code, args())),
        }
    }

    /// The message's own text for this field, stored as a Fluent attribute of the field's name: "enter your first name" instead
    /// of "enter something".
    fn text_of_field(&self, field: &FieldError) -> Option<String> {
        let front = self.storefront.as_ref()?;
        let id = format!("{}.{}", field.code, field.field);
        self.app.translations().find(front.tenant.id, &front.language, &id, &[])
    }

    fn text<'a>(&self, id: &str, args: impl Iterator<Item = (&'a str, &'a str)>) -> String {
        let Some(front) = &self.storefront else { return id.to_owned() };
        let args: Vec<(&str, Arg<'_>)> = args.map(|(name, value)| (name, arg(value))).collect();
        self.app.translations().text(front.tenant.id, &front.language, id, &args)
    }
}

/// A variable of an error's message. Whole numbers are counts and limits, which select plural forms.
fn arg(value: &str) -> Arg<'_> {
    value.parse::<i64>().map_or_else(|_| Arg::from(value), Arg::from)
}

/// The message id for an error that came from outside our services.
fn code_of(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "error-page-not-found",
        StatusCode::METHOD_NOT_ALLOWED => "error-method-not-allowed",
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => "error-too-large",
        StatusCode::TOO_MANY_REQUESTS => "error-rate-limited",
        StatusCode::REQUEST_TIMEOUT => "error-request-timeout",
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT => "error-unavailable",
        status if status.is_client_error() => "error-bad-request",
        _ => "error-internal",
    }
}
