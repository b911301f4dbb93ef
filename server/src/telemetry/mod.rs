//! Metrics and request ids: one log line and one measurement for every request.

mod requests;

use std::{sync::OnceLock, time::Duration};

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::error::{Error, Result};

pub use requests::{
    REQUEST_ID, RouteMetrics, export_traces, exports_traces, is_request_id, names_several_hosts, new_request_id,
    note_cached, note_page, note_route, observe, trace_route,
};

/// Buckets of the duration histograms, in seconds.
const SECONDS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// Buckets of layout shift scores: 0.1 is good, 0.25 is poor (<https://web.dev/articles/cls>).
const SCORES: &[f64] = &[0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0];
/// How often samples are moved into their buckets.
const UPKEEP: Duration = Duration::from_secs(5);

/// The metrics of this process, shared by all callers.
static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// Starts the metrics of this process; the handle renders them in Prometheus' text format.
pub fn start_metrics() -> Result<PrometheusHandle> {
    if let Some(handle) = METRICS.get() {
        return Ok(handle.clone());
    }
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
        .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_score".to_owned()), SCORES))
        .and_then(PrometheusBuilder::install_recorder);
    match handle {
        Ok(handle) => Ok(METRICS.get_or_init(|| handle).clone()),
        // Another thread started them first.
        Err(error) => METRICS.get().cloned().ok_or_else(|| Error::internal(error)),
    }
}

/// Moves samples into their buckets. Otherwise samples would accumulate until metrics are requested.
pub async fn run_upkeep(metrics: PrometheusHandle) {
    let mut turns = tokio::time::interval(UPKEEP);
    loop {
        turns.tick().await;
        metrics.run_upkeep();
    }
}
