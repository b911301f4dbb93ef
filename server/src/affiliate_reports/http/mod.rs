//! The partner endpoints for figures, for pictures and texts of products, and for the product feed.

mod analytics;
mod kit;
mod types;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(analytics::dashboard))
        .routes(routes!(analytics::utm_analytics))
        .routes(routes!(analytics::export))
        .routes(routes!(kit::media_kit))
        .routes(routes!(kit::feed))
}
