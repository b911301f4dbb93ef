//! A request that may change something is worked off to its end, also when the client has gone away or the time limit has answered for it.

use axum::{
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::Instrument as _;

use crate::app::App;

/// Runs every request that is not a plain read in a task of its own, which the server waits for when it stops.
pub async fn run_to_end(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match app.requests.spawn(next.run(request).in_current_span()).await {
        Ok(response) => response,
        // The outer layers log a panic and answer for it.
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}
