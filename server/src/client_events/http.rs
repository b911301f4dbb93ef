//! The call that takes reports.

use std::time::Duration;

use axum::Extension;
use garde::Validate;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::model::{VitalName, page_label, scrubbed};
use crate::{
    app::App,
    error::Result,
    forms::Facts,
    http::{Answer, Body, Envelope, check::at_most},
    rate_limit::InMemoryLimit,
    visitor::Visitor,
};

/// Reports of one network within `WINDOW`: an office's worth of page views.
const MOST_REPORTS: u32 = 120;
const WINDOW: Duration = Duration::from_mins(1);
/// Most measurements of one report: each web vital once.
const MOST_VITALS: usize = 5;
/// Most errors of one report, and of one page view.
const MOST_ERRORS: usize = 5;

/// Measurements and errors of one page since it was loaded or since the last report.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
pub struct ClientReport {
    /// Route pattern of the page, such as `/product/:slug`.
    #[garde(skip)]
    pub page: String,
    /// At most 5 measurements.
    #[garde(custom(at_most(MOST_VITALS)))]
    #[schema(max_items = 5)]
    pub vitals: Vec<Vital>,
    /// At most 5 unhandled script errors.
    #[garde(custom(at_most(MOST_ERRORS)))]
    #[schema(max_items = 5)]
    pub errors: Vec<ScriptError>,
}

/// A web vital (<https://web.dev/articles/vitals>).
#[derive(Debug, Deserialize, ToSchema)]
pub struct Vital {
    /// Name of the measurement.
    pub name: VitalName,
    /// Value in milliseconds; for CLS, the score.
    pub value: f64,
}

/// An error of a script.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ScriptError {
    /// Error message.
    pub message: String,
    /// Script URL, line and column.
    pub source: String,
}

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
        metrics::histogram!("vitrina_web_vital_seconds", "name" => name.name(), "page" => page).record(value / 1000.0);
    }
}
