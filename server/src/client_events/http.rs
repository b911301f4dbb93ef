//! The call that takes reports.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use axum::Extension;
use moka::sync::Cache;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::model::{ClientReport, VitalName, page_label, scrubbed};
use crate::{
    app::App,
    error::{Error, Result},
    http::{Answer, Body, Envelope},
    visitor::Visitor,
};

/// Reports of one network within `WINDOW`: an office's worth of page views.
const MOST_REPORTS: u32 = 120;
const WINDOW: Duration = Duration::from_mins(1);
/// Networks that are counted at a time; beyond these the oldest are forgotten.
const MOST_NETWORKS: u64 = 10_000;

/// Reports by network. They are not worth a write to the database each, so every process counts for itself.
#[derive(Clone)]
struct Reports(Cache<IpAddr, Arc<AtomicU32>>);

impl Default for Reports {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(MOST_NETWORKS).time_to_live(WINDOW).build())
    }
}

impl Reports {
    /// Counts a report, and refuses it where there were too many.
    fn admit(&self, network: Option<IpAddr>) -> Result<()> {
        let Some(network) = network else { return Ok(()) };
        let before = self.0.get_with(network, Arc::default).fetch_add(1, Ordering::Relaxed);
        if before >= MOST_REPORTS { Err(Error::RateLimited(WINDOW.as_secs())) } else { Ok(()) }
    }
}

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(report)).layer(Extension(Reports::default()))
}

/// Takes what a browser measured and which errors it met. Nothing about the person is asked for or kept.
#[utoipa::path(post, path = "/client-events", tag = "client-events", request_body = ClientReport,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn report(
    Extension(reports): Extension<Reports>,
    visitor: Visitor,
    Body(report): Body<ClientReport>,
) -> Result<Answer<()>> {
    reports.admit(visitor.network())?;
    let page = page_label(&report.page);
    for vital in report.vitals {
        record(page, vital.name, vital.value);
    }
    for error in report.errors {
        metrics::counter!("vitrina_client_errors_total", "page" => page).increment(1);
        let (message, source) = (scrubbed(&error.message), scrubbed(&error.source));
        tracing::warn!(page, message, source, "an error in a browser");
    }
    Ok(Answer(()))
}

/// Times become seconds. What no page can have measured is left out.
fn record(page: &'static str, name: VitalName, value: f64) {
    if !(0.0..=600_000.0).contains(&value) {
        return;
    }
    if name == VitalName::Cls {
        metrics::histogram!("vitrina_layout_shift_score", "page" => page).record(value);
    } else {
        metrics::histogram!("vitrina_web_vital_seconds", "name" => name.label(), "page" => page).record(value / 1000.0);
    }
}
