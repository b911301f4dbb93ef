//! The call that takes reports.

use std::time::Duration;

use axum::Extension;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::model::{ClientReport, VitalName, page_label, scrubbed};
use crate::{
    app::App,
    error::Result,
    http::{Answer, Body, Envelope},
    rate_limit::InMemoryLimit,
    visitor::Visitor,
};

/// Reports of one network within `WINDOW`: an office's worth of page views.
const MOST_REPORTS: u32 = 120;
const WINDOW: Duration = Duration::from_mins(1);

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(report)).layer(Extension(InMemoryLimit::new(MOST_REPORTS, WINDOW)))
}

/// Receives a browser's measurements and script errors.
///
/// No personal data is requested or stored.
#[utoipa::path(post, path = "/client-events", tag = "client-events", request_body = ClientReport,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn report(
    Extension(limit): Extension<InMemoryLimit>,
    visitor: Visitor,
    Body(report): Body<ClientReport>,
) -> Result<Answer<()>> {
    limit.limit(visitor.network())?;
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
