//! HTTP handlers of the catalogue.

mod listings;
mod places;
mod products;

use utoipa_axum::{router::OpenApiRouter, routes};

pub use listings::{FilterQuery, OrderQuery, page_range};

use crate::app::App;

/// The routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(places::categories))
        .routes(routes!(places::category_index))
        .routes(routes!(places::category_root))
        .routes(routes!(places::category_below))
        .routes(routes!(places::attribute_values))
        .routes(routes!(places::brands))
        .routes(routes!(places::brand))
        .routes(routes!(places::collections))
        .routes(routes!(places::collection))
        .routes(routes!(listings::filters))
        .routes(routes!(listings::shop))
        .routes(routes!(listings::category))
        .routes(routes!(listings::brand))
        .routes(routes!(listings::collection))
        .routes(routes!(products::product))
        .routes(routes!(products::by_ids))
}
