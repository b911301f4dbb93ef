//! A request that may change something runs to completion, even when the client has disconnected or the time limit has ended the
//! response.

use axum::{
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::Instrument as _;

use crate::app::App;

/// Runs every request that is not a plain read in a task of its own; on shutdown the server waits for these tasks.
pub async fn run_to_end(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match app.requests.spawn(next.run(request).in_current_span()).await {
        Ok(response) => response,
        // The outer layers log the panic and respond to it.
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{
            Arc,
            atomic::{AtomicU32, Ordering},
        },
        time::Duration,
    };

    use axum::{Router, body::Body, http::Request, middleware, routing};
    use tower::ServiceExt as _;

    use super::*;
    use crate::{clock::Clock, config::Settings, testing};

    #[tokio::test]
    async fn a_change_completes_without_its_client_and_a_read_is_cancelled() {
        let test = testing::sqlite().await;
        let app = App::new(Settings::default(), test.db.clone(), Clock::default());
        let ended = Arc::new(AtomicU32::new(0));
        let work = {
            let ended = Arc::clone(&ended);
            async move || {
                tokio::time::sleep(Duration::from_millis(50)).await;
                ended.fetch_add(1, Ordering::SeqCst);
            }
        };
        let router = Router::new()
            .route("/", routing::get(work.clone()).post(work))
            .layer(middleware::from_fn_with_state(app.clone(), run_to_end));
        for method in ["GET", "POST"] {
            let request = Request::builder().method(method).uri("/").body(Body::empty()).unwrap();
            let answer = router.clone().oneshot(request);
            assert!(tokio::time::timeout(Duration::from_millis(5), answer).await.is_err(), "the client hangs up");
        }
        app.requests.close();
        app.requests.wait().await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(ended.load(Ordering::SeqCst), 1);
    }
}
