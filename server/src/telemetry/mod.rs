//! Metrics and request ids: one log line and one measurement for every request.

mod requests;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::error::{Error, Result};

pub use requests::observe;

/// Buckets of the duration histograms, in seconds.
const SECONDS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Starts the metrics of this process; the handle renders them in Prometheus' text format.
pub fn start_metrics() -> Result<PrometheusHandle> {
    PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
        .and_then(PrometheusBuilder::install_recorder)
        .map_err(Error::internal)
}
