//! The middleware of the API that answers a repeated POST with the first response.
//!
//! It is a middleware, not an extractor: it covers every POST, including those added later, without changes to their handlers, and
//! it can store the response, which an extractor does not see.

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest as _, MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    model::{Answer, Call, IdempotencyKey, Identity},
    service::{self, CallState, Outcome},
};
use crate::{
    app::App,
    error::Error,
    http::{SESSION_COOKIES, cookie_value},
    tenancy::Storefront,
};

/// The header with the client's key.
pub const HEADER: &str = "Idempotency-Key";
/// Headers that are stored with a response.
const KEPT: [HeaderName; 2] = [header::CONTENT_TYPE, header::SET_COOKIE];
/// Seconds after which a client may repeat a call that is still running.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("1");
/// Largest response that is stored, in bytes. Larger ones are sent once, and not kept.
const LARGEST_ANSWER: usize = 256 * 1024;

/// Executes a POST with an `Idempotency-Key` once. The router completes every change even if the client disconnects, so a retry
/// finds the response.
pub async fn idempotent(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(key) = request.headers().get(HEADER).filter(|_| request.method() == Method::POST) else {
        return next.run(request).await;
    };
    let Some(key) = IdempotencyKey::parse(key.as_bytes()) else {
        return Error::field(HEADER, "error-idempotency-key").into_response();
    };
    let (parts, body) = request.into_parts();
    let bytes = match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(bytes) => bytes,
        Err(rejection) => return rejection.into_response(),
    };
    let call = identity(&key, &parts, &bytes);
    let request = Request::from_parts(parts, Body::from(bytes));
    once(&app, &call, request, next).await
}

/// The scope is the country and the session. Requests without a session share a scope; the hash of the request tells them apart.
fn identity(key: &IdempotencyKey, parts: &Parts, body: &[u8]) -> Identity {
    let tenant = parts.extensions.get::<Storefront>().map(|front| front.tenant.id).unwrap_or_default().to_string();
    let session = session(&parts.headers);
    let address = parts.uri.to_string();
    let request = [parts.method.as_str().as_bytes(), address.as_bytes(), body];
    Call { key, scope: &[tenant.as_bytes(), session.as_bytes()], request: &request }.identity()
}

fn session(headers: &HeaderMap) -> String {
    if let Some(token) = headers.get(header::AUTHORIZATION) {
        let token = token.to_str().unwrap_or_default();
        return token.split_once(' ').map_or(token, |(_, token)| token).trim().to_owned();
    }
    SESSION_COOKIES.iter().find_map(|name| cookie_value(headers, name)).unwrap_or_default()
}

async fn once(app: &App, call: &Identity, request: Request, next: Next) -> Response {
    let began = match service::begin(app, call).await {
        Ok(CallState::New(began)) => began,
        Ok(CallState::Answered(answer)) => return replayed(answer),
        Ok(CallState::Unkept) => return Error::rejected("error-idempotency-unkept").into_response(),
        Ok(CallState::Pending) => {
            let refusal = Error::rejected("error-idempotency-pending");
            return ([(header::RETRY_AFTER, RETRY_AFTER)], refusal).into_response();
        }
        Ok(CallState::Reused) => return Error::field(HEADER, "error-idempotency-reused").into_response(),
        Err(error) => return error.into_response(),
    };
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map(MatchedPath::as_str);
    let (response, outcome) = outcome_of(next.run(request).await, route).await;
    if let Err(error) = service::settle(app, call, began, &outcome).await {
        tracing::error!(%error, route, "the response to an idempotent call could not be stored");
    }
    response
}

/// A response, unchanged, and what is stored of it. A successful call has taken effect, whatever becomes of its response.
async fn outcome_of(response: Response, route: Option<&str>) -> (Response, Outcome) {
    if !response.status().is_success() {
        return (response, Outcome::Rejected);
    }
    let (parts, body) = response.into_parts();
    let bytes = match axum::body::to_bytes(body, usize::MAX).await {
        Ok(bytes) => bytes,
        Err(error) => {
            tracing::error!(%error, route, "the body of a response to an idempotent call could not be read completely");
            return (StatusCode::INTERNAL_SERVER_ERROR.into_response(), Outcome::Unkept);
        }
    };
    let outcome = match std::str::from_utf8(&bytes) {
        Ok(body) if body.len() <= LARGEST_ANSWER => {
            let text = |value: &HeaderValue| value.to_str().unwrap_or_default().to_owned();
            let headers = parts.headers.iter().filter(|(name, _)| KEPT.contains(name));
            let headers = headers.map(|(name, value)| (name.to_string(), text(value))).collect();
            Outcome::Answered(Answer { status: parts.status.as_u16(), headers, body: body.to_owned() })
        }
        text => {
            let (bytes, is_text) = (bytes.len(), text.is_ok());
            tracing::error!(route, bytes, is_text, "the response to an idempotent call is too large or no text");
            Outcome::Unkept
        }
    };
    (Response::from_parts(parts, Body::from(bytes)), outcome)
}

fn replayed(answer: Answer) -> Response {
    let mut response = Response::new(Body::from(answer.body));
    *response.status_mut() = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::OK);
    for (name, value) in answer.headers {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.parse()) {
            response.headers_mut().append(name, value);
        }
    }
    response.headers_mut().insert("idempotency-replayed", HeaderValue::from_static("true"));
    response
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use axum::{Router, middleware, routing};
    use tower::ServiceExt as _;

    use super::*;
    use crate::{both, clock::Clock, config::Settings};

    both!(a_call_with_a_large_response_is_executed_once, test, {
        let app = App::new(Settings::default(), test.db.clone(), Clock::default());
        for (key, body) in [("large", vec![b'a'; LARGEST_ANSWER + 1]), ("binary", vec![0xff; 3])] {
            let executed = Arc::new(AtomicU32::new(0));
            let (counted, answer) = (Arc::clone(&executed), body.clone());
            let call = move || {
                counted.fetch_add(1, Ordering::SeqCst);
                async move { answer }
            };
            let router = Router::new()
                .route("/", routing::post(call))
                .layer(middleware::from_fn_with_state(app.clone(), idempotent));
            let send = || {
                let request = Request::post("/").header(HEADER, key).body(Body::empty()).unwrap();
                router.clone().oneshot(request)
            };
            let first = send().await.unwrap();
            assert_eq!(first.status(), StatusCode::OK, "{key}");
            assert_eq!(axum::body::to_bytes(first.into_body(), usize::MAX).await.unwrap(), body, "{key}");
            let again = send().await.unwrap();
            assert_eq!(again.status(), StatusCode::CONFLICT, "{key}");
            let error = again.extensions().get::<Error>().unwrap();
            assert_eq!(error.code(), "error-idempotency-unkept");
            assert_eq!(executed.load(Ordering::SeqCst), 1, "{key}");
        }
    });
}
