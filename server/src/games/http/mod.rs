//! The calls of wheels, coupons and flash deals.

mod cookies;

use axum::{http::HeaderMap, response::Response};
use garde::Validate;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{AccountCoupon, DEAL_PRODUCTS, DealCheck, RunningDeal, SpinResult, WheelView},
    service::{self, SpinRequest},
};
use crate::{
    accounts::Customer,
    app::App,
    error::Result,
    form, forms,
    http::{Answer, ApiContext, Body, Envelope, Query},
    visitor::Visitor,
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(wheel))
        .routes(routes!(spin))
        .routes(routes!(coupons))
        .routes(routes!(deals))
        .routes(routes!(check_deals))
}

/// A spin.
#[derive(Debug, Deserialize, ToSchema)]
struct WheelSpin {
    /// The address whose code a prize becomes; who is signed in needs none.
    email: Option<String>,
    /// Whether the newsletter is wanted, too: asked for separately, and not unless the visitor says so.
    newsletter: Option<bool>,
    /// Left empty by people.
    website: Option<String>,
}

form!(WheelSpin, "wheel", email);

/// What the wheel is looked at for.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct WheelQuery {
    /// Whether it is looked at only to be offered: a browser that has no cookie of the wheel yet gets none then.
    #[garde(skip)]
    offer: Option<bool>,
}

/// How much of each deal is wanted.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct DealQuery {
    /// Products of each deal, from 1 to 12, which is also what comes without it.
    #[garde(skip)]
    take: Option<usize>,
}

/// The country's prize wheel with its true odds, and what is left to this visitor today; null where none turns.
#[utoipa::path(get, path = "/wheel", tag = "wheel", params(WheelQuery),
    responses((status = 200, body = Envelope<Option<WheelView>>)))]
async fn wheel(
    context: ApiContext,
    customer: Option<Customer>,
    Query(query): Query<WheelQuery>,
    headers: HeaderMap,
) -> Result<Response> {
    let spinner = cookies::spinner(&headers, customer.as_ref());
    let view = service::view(&context.app, &context.storefront, &spinner).await?;
    let keeps = view.is_some() && query.offer != Some(true);
    Ok(cookies::with_browser(&context.storefront, keeps.then_some(&spinner), Answer(view)))
}

/// Spins the wheel, once for each spin that the browser and the person have left on this day of the country.
#[utoipa::path(post, path = "/wheel/spin", tag = "wheel", request_body = WheelSpin,
    responses((status = 200, body = Envelope<SpinResult>),
        (status = 409, description = "`error-wheel-over`, `error-wheel-spun`")))]
async fn spin(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(body): Body<WheelSpin>,
) -> Result<Response> {
    let spinner = cookies::spinner(&headers, customer.as_ref());
    let email = body.email.as_deref().and_then(forms::email);
    let wish = SpinRequest {
        spinner: &spinner,
        email: email.as_deref(),
        newsletter: body.newsletter.unwrap_or_default(),
        website: body.website.as_deref().unwrap_or_default(),
    };
    let result = service::spin(&context.app, &context.storefront, wish, &visitor).await?;
    Ok(cookies::with_browser(&context.storefront, Some(&spinner), Answer(result)))
}

/// The customer's coupons in this country.
#[utoipa::path(get, path = "/user/coupons", tag = "user", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<AccountCoupon>>)))]
async fn coupons(context: ApiContext, customer: Customer) -> Result<Answer<Vec<AccountCoupon>>> {
    Ok(Answer(service::coupons(&context.app, &context.storefront, &customer.user).await?))
}

/// Flash deals that run, the one that ends first going first, and those that come, with their products.
#[utoipa::path(get, path = "/flash-deals/page", tag = "flashDeal", params(DealQuery),
    responses((status = 200, body = Envelope<Vec<RunningDeal>>)))]
async fn deals(context: ApiContext, Query(query): Query<DealQuery>) -> Result<Answer<Vec<RunningDeal>>> {
    let take = query.take.unwrap_or(DEAL_PRODUCTS).clamp(1, DEAL_PRODUCTS);
    Ok(Answer(service::deals(&context.app, &context.storefront, take).await?))
}

/// Which flash deals run and which come, by the server's clock: for countdowns, so never from a cache.
#[utoipa::path(get, path = "/flash-deals/check", tag = "flashDeal", responses((status = 200, body = Envelope<DealCheck>)))]
async fn check_deals(context: ApiContext) -> Result<Answer<DealCheck>> {
    Ok(Answer(service::check_deals(&context.app, &context.storefront).await?))
}
