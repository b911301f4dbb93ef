//! HTTP client for providers: timeouts, retries where that is safe, bounded response sizes, and errors without URLs (which may
//! contain a password) and without request bodies.

use std::time::Duration;

use reqwest::{Client, RequestBuilder, Response, StatusCode, header::CONTENT_TYPE, redirect::Policy};
use serde::de::DeserializeOwned;
use url::form_urlencoded;

use super::call::CallError;
use crate::{app::App, tls};

/// Maximum number of attempts of a call that may be repeated.
const ATTEMPTS: u32 = 3;
/// Delay before the second attempt; doubled before the third.
const FIRST_WAIT: Duration = Duration::from_millis(250);
/// Connect timeout.
const CONNECT_TIME: Duration = Duration::from_secs(3);
/// Maximum size of a response, in bytes.
const LARGEST_ANSWER: usize = 1 << 20;

/// One client per process, so that connections are reused.
struct SharedClient(Result<Client, String>);

impl Default for SharedClient {
    fn default() -> Self {
        tls::install_provider();
        let client = Client::builder().connect_timeout(CONNECT_TIME).redirect(Policy::none()).referer(false).build();
        Self(client.map_err(|error| error.without_url().to_string()))
    }
}

/// A provider's response: status and body.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub(super) status: StatusCode,
    body: Vec<u8>,
}

impl Answer {
    /// Parses the response; one that cannot be parsed leaves the outcome uncertain.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, CallError> {
        // The parser's error may quote the response, which must not be logged.
        serde_json::from_slice(&self.body).map_err(|error| {
            CallError::Uncertain(format!(
                "the provider's answer could not be read (line {}, column {})",
                error.line(),
                error.column()
            ))
        })
    }
}

/// Whether a call may be repeated when its outcome is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeat {
    /// It only reads, or carries an idempotency key.
    Safe,
    /// A repetition might take effect twice.
    Never,
}

/// Makes a call; `request` is built anew for each attempt. Responses with 5xx, 409 and 429 count as failed attempts.
pub(super) async fn call(
    app: &App,
    repeat: Repeat,
    request: impl Fn(&Client) -> RequestBuilder,
) -> Result<Answer, CallError> {
    let shared = app.slice_state::<SharedClient>();
    let client = shared.0.as_ref().map_err(|error| CallError::NotSent(error.clone()))?;
    let time = Duration::from_secs(app.settings.payments.timeout_seconds);
    let mut attempt = 1;
    loop {
        let failure = match tokio::time::timeout(time, exchange(request(client))).await {
            Ok(Ok(answer)) => return Ok(answer),
            Ok(Err(failure)) => failure,
            Err(_) => CallError::Uncertain(format!("the provider did not answer within {} seconds", time.as_secs())),
        };
        let is_safe = repeat == Repeat::Safe || matches!(failure, CallError::NotSent(_));
        if !is_safe || attempt == ATTEMPTS {
            return Err(failure);
        }
        tokio::time::sleep(FIRST_WAIT * 2_u32.pow(attempt - 1)).await;
        attempt += 1;
    }
}

async fn exchange(request: RequestBuilder) -> Result<Answer, CallError> {
    let response = request.send().await.map_err(failed)?;
    let status = response.status();
    let body = bounded(response).await?;
    if status.is_server_error() {
        return Err(CallError::Uncertain(format!("the provider answered {}", status.as_u16())));
    }
    if matches!(status, StatusCode::CONFLICT | StatusCode::TOO_MANY_REQUESTS) {
        return Err(CallError::NotSent(format!("the provider answered {}", status.as_u16())));
    }
    Ok(Answer { status, body })
}

async fn bounded(mut response: Response) -> Result<Vec<u8>, CallError> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(failed)? {
        body.extend_from_slice(&chunk);
        if body.len() > LARGEST_ANSWER {
            return Err(CallError::Uncertain("the provider's answer is too large".to_owned()));
        }
    }
    Ok(body)
}

fn failed(error: reqwest::Error) -> CallError {
    let is_unsent = error.is_connect() || error.is_builder();
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(next) = cause {
        text = format!("{text}: {next}");
        cause = next.source();
    }
    if is_unsent { CallError::NotSent(text) } else { CallError::Uncertain(text) }
}

/// A request with a form as its body.
pub(super) fn with_form(request: RequestBuilder, fields: &[(&str, String)]) -> RequestBuilder {
    request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(encoded(fields))
}

/// Fields in form or query encoding.
pub(super) fn encoded(fields: &[(&str, String)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}
