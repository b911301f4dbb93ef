//! Webhooks and notifications of providers: signed raw bodies. The endpoints are public. A report without a valid signature is
//! refused; a valid one only schedules a job that queries the provider, whose response decides.

use axum::{
    Router,
    body::Bytes,
    extract::{DefaultBodyLimit, State},
    http::HeaderMap,
    routing::post,
};
use url::form_urlencoded;

use crate::{app::App, error::Result, payments::service};

/// Maximum size of a report, in bytes.
const LARGEST_REPORT: usize = 128 * 1024;
/// Maximum number of fields of a report.
const MOST_FIELDS: usize = 200;

/// Routes of the webhooks. They are not part of the OpenAPI description, which is for the shop's own clients.
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
