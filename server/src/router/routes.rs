//! What the handlers of the router need.

use metrics_exporter_prometheus::PrometheusHandle;

use crate::{app::App, http::AnswerCache, ssr::Documents};

/// State that the handlers share.
#[derive(Clone)]
pub(super) struct Routes {
    pub(super) app: App,
    pub(super) documents: Documents,
    pub(super) answers: AnswerCache,
    pub(super) metrics: Option<PrometheusHandle>,
}
