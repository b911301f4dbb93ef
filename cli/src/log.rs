//! Log lines on stderr and, in a program built with the feature `otel`, traces to an OpenTelemetry collector.

use tracing_subscriber::{EnvFilter, Layer, Registry, layer::SubscriberExt as _, util::SubscriberInitExt as _};
use vitrina_server::config::{LogFormat, Settings};

use crate::output::Output;

/// A boxed layer of any kind.
type AnyLayer = Box<dyn Layer<Registry> + Send + Sync>;

/// Flushes pending traces when dropped.
#[must_use = "traces are sent until it is dropped"]
pub struct Guard {
    #[cfg(feature = "otel")]
    traces: Option<opentelemetry_sdk::trace::SdkTracerProvider>,
}

/// Starts logging as configured. Lines go to stderr; stdout is reserved for data.
pub fn start(settings: &Settings, output: &Output) -> Guard {
    let filter = EnvFilter::builder().parse_lossy(&settings.log);
    let lines = tracing_subscriber::fmt::layer().with_ansi(output.colours_stderr()).with_writer(std::io::stderr);
    let lines: AnyLayer = match settings.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    #[cfg(feature = "otel")]
    {
        let lines = lines.with_filter(filter).boxed();
        let traces = otel::provider(output);
        if traces.is_some() {
            vitrina_server::telemetry::export_traces();
        }
        let layers = std::iter::once(lines).chain(traces.as_ref().map(otel::layer));
        tracing_subscriber::registry().with(layers.collect::<Vec<_>>()).init();
        Guard { traces }
    }
    #[cfg(not(feature = "otel"))]
    {
        tracing_subscriber::registry().with(lines).with(filter).init();
        Guard {}
    }
}

#[cfg(feature = "otel")]
impl Drop for Guard {
    fn drop(&mut self) {
        if let Some(traces) = self.traces.take()
            && let Err(error) = traces.shutdown()
        {
            tracing::warn!(%error, "the last traces could not be sent");
        }
    }
}

/// Exports traces by OTLP over HTTP, to the endpoint of OpenTelemetry's own environment variables; without them nothing is
/// exported.
#[cfg(feature = "otel")]
mod otel {
    use opentelemetry::trace::TracerProvider as _;
    use opentelemetry_otlp::SpanExporter;
    use opentelemetry_sdk::{Resource, trace::SdkTracerProvider};
    use tracing_subscriber::{Layer as _, filter::LevelFilter};

    use super::AnyLayer;
    use crate::output::Output;

    const ENDPOINTS: [&str; 2] = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];
    const NAME: &str = "OTEL_SERVICE_NAME";

    pub fn provider(output: &Output) -> Option<SdkTracerProvider> {
        ENDPOINTS.iter().find_map(std::env::var_os)?;
        vitrina_server::tls::install_provider();
        let exporter = SpanExporter::builder().with_http().build();
        let exporter = exporter.inspect_err(|error| output.warn(&format!("no traces are sent: {error}"))).ok()?;
        let resource = match std::env::var(NAME) {
            Ok(_) => Resource::builder(),
            Err(_) => Resource::builder().with_service_name("vitrina"),
        };
        Some(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource.build()).build())
    }

    pub fn layer(provider: &SdkTracerProvider) -> AnyLayer {
        tracing_opentelemetry::layer().with_tracer(provider.tracer("vitrina")).with_filter(LevelFilter::INFO).boxed()
    }
}
