//! Webhooks and notifications of providers: raw bodies, signed. Anybody may call these. One without a valid signature is refused; a valid one
//! only makes a job ask the provider, and the provider's answer decides.

use axum::{
    Router,
    body::Bytes,
    extract::{DefaultBodyLimit, State},
    http::HeaderMap,
    routing::post,
};
use url::form_urlencoded;

use crate::{app::App, error::Result, payments::service};

/// Largest report.
const LARGEST_REPORT: usize = 128 * 1024;
/// Most fields of a report.
const MOST_FIELDS: usize = 200;

/// Their routes. Not part of the described API, which is for the shop's own clients.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/payments/webhook/stripe", post(stripe))
        .route("/api/payments/ipn/sslcommerz", post(sslcommerz))
        .layer(DefaultBodyLimit::max(LARGEST_REPORT))
}

async fn stripe(State(app): State<App>, headers: HeaderMap, body: Bytes) -> Result<&'static str> {
    let signature = headers.get("stripe-signature").and_then(|value| value.to_str().ok()).unwrap_or_default();
    service::receive_stripe(&app, signature, &body).await?;
    Ok("ok\n")
}

async fn sslcommerz(State(app): State<App>, body: Bytes) -> Result<&'static str> {
    let fields: Vec<(String, String)> = form_urlencoded::parse(&body).into_owned().take(MOST_FIELDS).collect();
    service::receive_sslcommerz(&app, &fields).await?;
    Ok("ok\n")
}
