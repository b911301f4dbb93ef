//! The calls of content: home pages, and editorial texts.

mod editorial;
mod home;

use utoipa_axum::router::OpenApiRouter;

pub use home::HomeBlock;

use crate::app::App;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    home::routes().merge(editorial::routes())
}
