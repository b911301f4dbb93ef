//! One serving process: the router on a listener, with the change watcher and the worker, and a graceful shutdown.

mod connections;
mod http;
mod limits;
mod stream;

use std::{future::Future, time::Duration};

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::{app::App, error::Result, router, search, telemetry, worker::Worker};

pub use http::serve_router;
pub use limits::ConnectionLimits;

/// How long open requests may take after the signal to stop.
const SHUTDOWN_TIME: Duration = Duration::from_secs(10);

/// Serves requests and runs jobs until `stop` completes, then lets open requests and running jobs finish.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
    let limits = ConnectionLimits::of(&app.settings);
    serve_within(app, listener, limits, stop).await
}

/// As `serve`, with the given limits instead of the settings'.
pub async fn serve_within(
    app: App,
    listener: TcpListener,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<()> {
    let metrics =
        telemetry::start_metrics().inspect_err(|error| tracing::warn!(%error, "metrics cannot be started")).ok();
    let upkeep = metrics.clone().map(|metrics| tokio::spawn(telemetry::run_upkeep(metrics)));
    let shop = router::shop(&app, metrics)?;
    let watcher = tokio::spawn({
        let app = app.clone();
        async move { app.follow_changes().await }
    });
    let searches = tokio::spawn({
        let app = app.clone();
        async move { search::follow(&app).await }
    });
    let worker = Worker::start(&app)?;
    let stopping = CancellationToken::new();
    let order = tokio::spawn({
        let stopping = stopping.clone();
        async move {
            stop.await;
            stopping.cancel();
        }
    });
    http::run(listener, shop, limits, stopping, SHUTDOWN_TIME).await;
    order.abort();
    // Requests that change something are completed even if their clients have disconnected.
    app.requests.close();
    if tokio::time::timeout(SHUTDOWN_TIME, app.requests.wait()).await.is_err() {
        tracing::warn!("some writes did not finish in time");
    }
    // Stopped after the last request, so that jobs which it enqueued can still run.
    worker.stop().await;
    watcher.abort();
    searches.abort();
    if let Err(error) = search::write_counts(&app).await {
        tracing::warn!(%error, "cannot store the search statistics");
    }
    if let Some(upkeep) = upkeep {
        upkeep.abort();
    }
    app.db.close().await;
    Ok(())
}
