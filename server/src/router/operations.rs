//! Endpoints for monitoring a process: liveness, readiness, metrics.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode, header, uri::Authority},
    response::{IntoResponse, Response},
};

use super::routes::Routes;
use crate::{app::App, db};

pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Ready when the database accepts writes, its tables are up to date, changes are being followed and there is at least one shop.
pub(super) async fn readyz(State(routes): State<Routes>) -> Response {
    match readiness(&routes.app).await {
        Ok(()) => "ready\n".into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response(),
    }
}

async fn readiness(app: &App) -> std::result::Result<(), &'static str> {
    app.db.check_writable().await.map_err(|error| {
        tracing::warn!(%error, "not ready: the database accepts no writes");
        "the database accepts no writes"
    })?;
    let state = db::migration_state(&app.db).await.map_err(|_| "the database does not answer")?;
    if state.applied < state.known {
        return Err("migrations are missing: run `vitrina migrate`");
    }
    if app.is_behind() {
        return Err("changes of other processes cannot be applied: the log has the error");
    }
    if app.directory().active().next().is_none() {
        return Err("no country is active: `vitrina doctor` says what to do");
    }
    Ok(())
}

/// Headers that proxies add to the requests they forward.
const PROXY_HEADERS: [&str; 9] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-port",
    "x-client-ip",
    "cf-connecting-ip",
];

/// Whether a request comes from this machine, names this machine as its host, and was not forwarded by a proxy.
pub(super) fn is_direct(peer: IpAddr, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let authority = host.parse::<Authority>().ok();
    let name = authority.as_ref().map_or("", Authority::host).trim_matches(['[', ']']);
    let is_local = name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback());
    peer.to_canonical().is_loopback() && is_local && !PROXY_HEADERS.iter().any(|name| headers.contains_key(*name))
}

/// Metrics are served to this machine only: not to requests through a proxy or from elsewhere.
pub(super) async fn metrics_text(
    State(routes): State<Routes>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    match routes.metrics {
        Some(metrics) if is_direct(peer.ip(), &headers) => {
            ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.render()).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
