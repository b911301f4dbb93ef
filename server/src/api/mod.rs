//! All API endpoints, and their OpenAPI description. Endpoints about modules below `http` in the module order (countries,
//! translations) are implemented here.

mod countries;
mod document;
mod navigation;
mod payments;
mod public;
mod shop_description;
mod translations;
#[cfg(test)]
mod tests;

use std::time::Duration;

use axum::{Router, http::StatusCode, middleware, routing};
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    accounts, affiliate_reports, affiliates,
    app::App,
    attribution, cart, cart_reminders, catalog, checkout, client_events, commissions, consent, content, games,
    http::{AnswerCache, localise_errors, refuse_slow_bodies, serve_cached},
    idempotency, newsletter, orders, privacy, redirects, returns, search, sellers, stock_alerts, wishlist,
};

pub use self::shop_description::ShopDescription;

/// Largest request body that is read, in bytes.
const LARGEST_BODY: usize = 256 * 1024;
/// Timeout of one request: slightly less than the whole router's, so that an error response can still be sent.
const CALL_TIME: Duration = Duration::from_secs(29);

/// The API of a process.
pub struct Api {
    /// All endpoints below `/api`, with errors in envelopes. A request must have its `tenancy::Storefront` as an extension.
    pub router: Router<App>,
    /// The cache of responses to public endpoints.
    pub answers: AnswerCache,
    /// The OpenAPI description.
    pub description: OpenApi,
}

/// The API with an empty response cache.
pub fn api(app: &App) -> Api {
    let (router, description) = described();
    let most_bytes = app.settings.page_cache_mib * 1024 * 1024 / 4;
    let answers = AnswerCache::new(app, public::routes(&description), most_bytes);
    let router = router
        .route("/api/openapi.json", routing::get(document::serve(&description)))
        .merge(crate::payments::routes())
        .fallback(async || StatusCode::NOT_FOUND)
        .method_not_allowed_fallback(async || StatusCode::METHOD_NOT_ALLOWED)
        .layer(middleware::from_fn_with_state(app.clone(), idempotency::idempotent))
        .layer(axum::extract::DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(answers.clone(), serve_cached))
        .layer(CatchPanicLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, CALL_TIME))
        .layer(middleware::from_fn(refuse_slow_bodies))
        .layer(middleware::from_fn_with_state(app.clone(), localise_errors));
    Api { router, answers, description }
}

/// All endpoints: as a router, and as an OpenAPI description.
fn described() -> (Router<App>, OpenApi) {
    let (router, described) = OpenApiRouter::default().nest("/api", calls()).split_for_parts();
    (router, document::finished(described))
}

/// The endpoints of all slices.
fn calls() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .merge(countries::routes())
        .merge(navigation::routes())
        .merge(translations::routes())
        .merge(catalog::routes())
        .merge(content::routes())
        .merge(accounts::routes())
        .merge(wishlist::routes())
        .merge(affiliates::routes())
        .merge(attribution::routes())
        .merge(commissions::routes())
        .merge(affiliate_reports::routes())
        .merge(cart::routes())
        .merge(orders::routes())
        .merge(checkout::routes())
        .merge(returns::routes())
        .merge(stock_alerts::routes())
        .merge(newsletter::routes())
        .merge(sellers::routes())
        .merge(search::routes())
        .merge(cart_reminders::routes())
        .merge(games::routes())
        .merge(privacy::routes())
        .merge(payments::routes())
        .merge(crate::payments::calls())
        .merge(redirects::routes())
        .merge(consent::routes())
        .merge(client_events::routes())
}
