//! One serving process: the router on a listener, the change watcher and the worker beside it, and a graceful end.

use std::{future::Future, net::SocketAddr, time::Duration};

use axum::serve::ListenerExt;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
};

use crate::{app::App, error::Result, router, telemetry, worker::Worker};

/// How long open requests may take after the order to stop.
const LAST_PATIENCE: Duration = Duration::from_secs(10);

/// Serves and does jobs until `stop` is done, then lets open requests and begun jobs finish.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
    let metrics = telemetry::start_metrics().inspect_err(|error| tracing::warn!(%error, "no metrics")).ok();
    let router = router::router(&app, metrics)?;
    let watcher = tokio::spawn({
        let app = app.clone();
        async move { app.follow_changes().await }
    });
    let worker = Worker::start(&app)?;
    let (stopping, mut stopped) = watch::channel(false);
    let serving =
        axum::serve(listener.tap_io(send_at_once), router.into_make_service_with_connect_info::<SocketAddr>())
            .with_graceful_shutdown(async move {
                stop.await;
                // Nobody listens any more when serving has ended on its own.
                let _ = stopping.send(true);
            })
            .into_future();
    let overdue = async {
        if stopped.wait_for(|stopping| *stopping).await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(LAST_PATIENCE).await;
    };
    let served = tokio::select! {
        result = serving => result,
        () = overdue => {
            tracing::warn!("some requests did not finish in time");
            Ok(())
        }
    };
    // After the last request, so that nothing is enqueued behind it that could still have been done.
    worker.stop().await;
    watcher.abort();
    app.db.close().await;
    Ok(served?)
}

/// A short answer does not wait for the acknowledgement of an earlier one.
fn send_at_once(connection: &mut TcpStream) {
    if let Err(error) = connection.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
}
