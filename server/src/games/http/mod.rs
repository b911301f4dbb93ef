//! HTTP endpoints of wheels, coupons and flash deals.

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

/// Routes of games, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(wheel))
        .routes(routes!(spin))
        .routes(routes!(coupons))
        .routes(routes!(deals))
        .routes(routes!(check_deals))
}

/// A spin of the prize wheel.
#[derive(Debug, Deserialize, ToSchema)]
struct WheelSpin {
    /// E-mail address that receives the prize's coupon code; not needed for signed-in customers.
    email: Option<String>,
    /// Whether to subscribe to the newsletter as well: a separate choice, false by default.
    newsletter: Option<bool>,
    /// Honeypot field, hidden from people: leave it empty.
    website: Option<String>,
}

form!(WheelSpin, "wheel", email);

/// Purpose of the request.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct WheelQuery {
    /// Whether the wheel is only to be offered. If true, a browser without the wheel's cookie does not get one.
    #[garde(skip)]
    offer: Option<bool>,
}

/// Number of products per deal.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct DealQuery {
    /// Products per deal, 1 to 12; 12 by default.
    #[garde(skip)]
    take: Option<usize>,
}

/// Returns the country's prize wheel with its actual odds and this visitor's remaining spins; null if there is none.
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

/// Spins the prize wheel.
///
/// The number of spins per day is limited for the browser and for the person.
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

/// Lists the customer's coupons in this country.
#[utoipa::path(get, path = "/user/coupons", tag = "user", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<AccountCoupon>>)))]
async fn coupons(context: ApiContext, customer: Customer) -> Result<Answer<Vec<AccountCoupon>>> {
    Ok(Answer(service::coupons(&context.app, &context.storefront, &customer.user).await?))
}

/// Lists running flash deals, those that end first coming first, and then upcoming ones, with their products.
#[utoipa::path(get, path = "/flash-deals/page", tag = "flashDeal", params(DealQuery),
    responses((status = 200, body = Envelope<Vec<RunningDeal>>)))]
async fn deals(context: ApiContext, Query(query): Query<DealQuery>) -> Result<Answer<Vec<RunningDeal>>> {
    let take = query.take.unwrap_or(DEAL_PRODUCTS).clamp(1, DEAL_PRODUCTS);
    Ok(Answer(service::deals(&context.app, &context.storefront, take).await?))
}

/// Returns which flash deals are running and upcoming by the server's clock, for countdowns; never cached.
#[utoipa::path(get, path = "/flash-deals/check", tag = "flashDeal", responses((status = 200, body = Envelope<DealCheck>)))]
async fn check_deals(context: ApiContext) -> Result<Answer<DealCheck>> {
    Ok(Answer(service::check_deals(&context.app, &context.storefront).await?))
}
