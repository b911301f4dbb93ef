//! HTTP endpoints of the cart.

mod bodies;
mod cookies;
mod shopper;

use axum::response::Response;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{CartLines, CartQuote},
    service::{self, Quantity},
};
use crate::{
    accounts::Customer,
    app::App,
    catalog::ProductCard,
    error::Result,
    http::{Answer, ApiContext, Body, Envelope, Notice},
    visitor::Visitor,
};

use bodies::{CartMerge, ChosenLine, CouponBody, LineQuantity, QuoteBody};
pub use cookies::{added, lines as browser_lines, pieces, without_cart};
use cookies::{with_code, with_lines};
pub use shopper::CartOwner;

/// Routes of the cart, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(cart))
        .routes(routes!(lines))
        .routes(routes!(related))
        .routes(routes!(add, set))
        .routes(routes!(coupon))
        .routes(routes!(merge))
        .routes(routes!(quote))
}

/// Returns the cart with prices.
///
/// This is the customer's cart or, for guests, the cart stored in the browser's cookie.
#[utoipa::path(get, path = "/cart", tag = "cart", responses((status = 200, body = Envelope<CartQuote>)))]
async fn cart(context: ApiContext, CartOwner(shopper): CartOwner) -> Result<Answer<CartQuote>> {
    Ok(Answer(service::view(&context.app, &context.storefront, &shopper).await?))
}

/// Returns the contents of the cart, without prices.
#[utoipa::path(get, path = "/cart/lines", tag = "cart", responses((status = 200, body = Envelope<CartLines>)))]
async fn lines(context: ApiContext, CartOwner(shopper): CartOwner) -> Result<Answer<CartLines>> {
    Ok(Answer(CartLines::of(service::lines_of(&context.app, &context.storefront, &shopper).await?)))
}

/// Returns products related to those in the cart, at most eight.
#[utoipa::path(get, path = "/cart/related", tag = "cart", responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
async fn related(context: ApiContext, CartOwner(shopper): CartOwner) -> Result<Answer<Vec<ProductCard>>> {
    Ok(Answer(service::related(&context.app, &context.storefront, &shopper).await?))
}

/// Adds pieces of a variant to the cart.
///
/// If fewer pieces are available than requested, the line is set to the available quantity and `message` says so.
#[utoipa::path(post, path = "/cart/line", tag = "cart", request_body = ChosenLine,
    responses((status = 200, body = Envelope<CartQuote>),
        (status = 409, description = "`error-cart-gone`, `error-cart-not-here`, `error-cart-sold-out`, `error-cart-full`")))]
async fn add(context: ApiContext, CartOwner(shopper): CartOwner, Body(body): Body<ChosenLine>) -> Result<Response> {
    let front = &context.storefront;
    let quantity = Quantity::Add(body.quantity.unwrap_or(1));
    let changed = service::change_line(&context.app, front, &shopper, body.line()?, quantity).await?;
    Ok(with_lines(front, &changed.browser_lines, Notice(changed.cart, changed.message)))
}

/// Sets the quantity of a variant in the cart; 0 removes the line.
///
/// If fewer pieces are available than requested, the line is set to the available quantity and `message` says so.
#[utoipa::path(put, path = "/cart/line", tag = "cart", request_body = LineQuantity,
    responses((status = 200, body = Envelope<CartQuote>),
        (status = 409, description = "`error-cart-gone`, `error-cart-not-here`, `error-cart-sold-out`, `error-cart-full`")))]
async fn set(context: ApiContext, CartOwner(shopper): CartOwner, Body(body): Body<LineQuantity>) -> Result<Response> {
    let front = &context.storefront;
    let quantity = Quantity::Set(body.quantity.unwrap_or_default());
    let changed = service::change_line(&context.app, front, &shopper, body.line(), quantity).await?;
    Ok(with_lines(front, &changed.browser_lines, Notice(changed.cart, changed.message)))
}

/// Sets the coupon code of the cart; an empty code removes it.
///
/// A valid code that does not apply to the current cart is kept, and `coupon.state` says why. Returns 429 with `Retry-After`
/// after too many attempts.
#[utoipa::path(put, path = "/cart/coupon", tag = "cart", request_body = CouponBody,
    responses((status = 200, body = Envelope<CartQuote>),
        (status = 409, description = "`error-coupon-unknown`, `error-coupon-used-up`, `error-coupon-used`, \
            `error-coupon-not-started`, `error-coupon-expired`")))]
async fn coupon(context: ApiContext, CartOwner(shopper): CartOwner, Body(body): Body<CouponBody>) -> Result<Response> {
    let front = &context.storefront;
    let cart = service::set_coupon(&context.app, front, &shopper, &body.code).await?;
    let message = match &cart.coupon {
        Some(coupon) => coupon.message.clone(),
        None => context.text("notice-coupon-removed"),
    };
    Ok(with_code(front, &body.code, Notice(cart, message)))
}

/// Merges lines added before signing in into the customer's cart.
///
/// The lines come from the browser's cookie and from the body. For the same variant, the larger quantity is kept. Lines that no
/// longer fit into the cart are dropped, and `message` says so.
#[utoipa::path(post, path = "/cart/merge", tag = "cart", security(("bearer" = [])), request_body = CartMerge,
    responses((status = 200, body = Envelope<CartQuote>)))]
async fn merge(
    context: ApiContext,
    _customer: Customer,
    CartOwner(shopper): CartOwner,
    Body(body): Body<CartMerge>,
) -> Result<Response> {
    let front = &context.storefront;
    let merged = service::merge(&context.app, front, &shopper, &body.lines()).await?;
    let message = match (merged.changed, merged.left) {
        (_, 1..) => context.text("error-cart-full"),
        (1.., _) => context.text("notice-cart-merged"),
        _ => String::new(),
    };
    Ok(with_lines(front, &[], Notice(merged.cart, message)))
}

/// Prices lines without storing anything.
#[utoipa::path(post, path = "/cart/quote", tag = "cart", request_body = QuoteBody,
    responses((status = 200, body = Envelope<CartQuote>)))]
async fn quote(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    Body(body): Body<QuoteBody>,
) -> Result<Answer<CartQuote>> {
    let wanted = body.wanted(customer.as_ref(), &visitor);
    Ok(Answer(service::quote_choices(&context.app, &context.storefront, &wanted).await?))
}
