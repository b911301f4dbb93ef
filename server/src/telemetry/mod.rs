//! Logs, metrics and request ids: one line and one measurement for every request.

mod requests;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::{EnvFilter, fmt, layer::SubscriberExt, util::SubscriberInitExt};

use crate::{
    config::{LogFormat, Settings},
    error::{Error, Result},
};

pub use requests::{RequestId, observe};

/// Buckets of the duration histograms, in seconds.
const SECONDS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Starts logging to standard error. `verbosity` counts `-v`: 1 shows debug lines, 2 traces.
pub fn log_to_stderr(settings: &Settings, verbosity: u8) {
    let filter = match verbosity {
        0 => settings.log.clone(),
        1 => "debug,sqlx=info,hyper=info,h2=info".to_owned(),
        _ => "trace".to_owned(),
    };
    let filter = EnvFilter::try_new(&filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let registry = tracing_subscriber::registry().with(filter);
    // A second call (tests) keeps the first subscriber.
    let _ = match settings.log_format {
        LogFormat::Text => registry.with(fmt::layer().with_writer(std::io::stderr)).try_init(),
        LogFormat::Json => registry.with(fmt::layer().json().with_writer(std::io::stderr)).try_init(),
    };
}

/// Starts the metrics of this process; the handle renders them in Prometheus' text format.
pub fn start_metrics() -> Result<PrometheusHandle> {
    PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
        .and_then(PrometheusBuilder::install_recorder)
        .map_err(Error::internal)
}
