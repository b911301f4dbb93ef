//! API endpoints of content: home pages, editorial texts, events and partners.

mod editorial;
mod events;
mod home;
mod partners;

use utoipa_axum::router::OpenApiRouter;

pub use home::HomeBlock;

use crate::app::App;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    home::routes().merge(editorial::routes()).merge(events::routes()).merge(partners::routes())
}
