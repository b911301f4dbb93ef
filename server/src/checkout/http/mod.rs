//! HTTP endpoints of the checkout.

mod bodies;

use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::PlacedOrder,
    service::{self, CheckoutOptions, DeliveryOption, PaymentOption, Reordered, Shopper},
};
use crate::{
    accounts::Customer,
    app::App,
    attribution::BrowserTrail,
    cart::{self, CartOwner, CartQuote},
    error::Result,
    http::{Answer, ApiContext, Body, Envelope, Notice, Segment, Segments},
    money::CurrencyCode,
    orders,
    tenancy::{PaymentProvider, Tenant},
    translate::translate,
    visitor::Visitor,
};

use bodies::PlaceForm;

/// Routes of the checkout, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(options))
        .routes(routes!(place))
        .routes(routes!(pay))
        .routes(routes!(pay_own))
        .routes(routes!(pay_again))
        .routes(routes!(reorder_own))
        .routes(routes!(reorder_by_link))
}

/// Delivery and payment methods of the country. Amounts are in minor units.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CheckoutOffer {
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Delivery methods.
    delivery_types: Vec<DeliveryOffer>,
    /// Payment methods.
    payment_methods: Vec<PaymentOffer>,
    /// Version of the terms and conditions that the shopper accepts.
    terms_version: String,
    /// Return period in days.
    return_days: i64,
    /// Minutes for which stock is reserved for an order that is paid in advance.
    hold_minutes: i64,
}

/// A delivery method.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DeliveryOffer {
    /// `courier` or `pickup`.
    r#type: String,
    /// Shipping charge in minor units, unless the cart qualifies for free shipping (see `cart/quote`).
    shipping_minor: i64,
    /// Total of goods from which shipping is free, in minor units; null if there is no such amount.
    #[schema(required)]
    free_from_minor: Option<i64>,
    /// Estimated delivery dates of an order placed now, as text in the response language; null for collection.
    #[schema(required)]
    arrives: Option<String>,
    /// Collection point; null for delivery by courier.
    #[schema(required)]
    pickup: Option<PickupOffer>,
}

/// Collection point and its opening hours, Monday to Friday.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PickupOffer {
    /// Postal address on one line.
    address: String,
    /// Opening time, such as `10:00`, Central European Time.
    opens: String,
    /// Closing time, such as `15:00`, Central European Time.
    closes: String,
    /// Date on which an order placed now is ready for collection, as text in the response language.
    ready_on: String,
}

/// A payment method.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentOffer {
    /// `stripe`, `sslcommerz`, `sandbox` or `cash-on-delivery`.
    method: String,
    /// Whether the shopper pays in advance on the payment provider's page.
    is_online: bool,
    /// Charge for this method, in minor units.
    charge_minor: i64,
}

/// A placed order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Placed {
    /// Order number.
    order_number: String,
    /// Token that gives access to the order without signing in. Only this response contains it.
    token: String,
    /// URL path of the confirmation page, without a locale prefix.
    confirmation_path: String,
    /// Payment of the order.
    payment: PlacedPayment,
}

/// Payment of a placed order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlacedPayment {
    /// `PENDING`, `PROCESSING`, `COMPLETED`, `FAILED`, `CANCELLED`, `PARTIALLY_REFUNDED` or `REFUNDED`.
    status: String,
    /// URL of the payment page; null for cash on delivery, or if the payment provider is currently unavailable.
    #[schema(required)]
    redirect_url: Option<String>,
}

/// Payment page of an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentPage {
    /// URL of the payment provider's page; null if the provider is currently unavailable.
    #[schema(required)]
    redirect_url: Option<String>,
}

/// Returns the delivery and payment methods of the country, with their charges.
#[utoipa::path(get, path = "/checkout/options", tag = "checkout",
    responses((status = 200, body = Envelope<CheckoutOffer>)))]
async fn options(context: ApiContext) -> Result<Answer<CheckoutOffer>> {
    let offered = service::options(&context.app, &context.storefront).await?;
    Ok(Answer(offer(&context.storefront.tenant, offered)))
}

/// Places an order for a guest or a customer.
///
/// Repeating the same request with the same `key` returns the same order; a different request with that key returns 422 with
/// `error-idempotency-reused`. If prices or stock differ from `shown`, no order is placed, and the 409 response contains the
/// current cart in `data`.
#[utoipa::path(post, path = "/checkout/place", tag = "checkout", request_body = PlaceForm,
    responses((status = 200, body = Envelope<Placed>),
        (status = 409, description = "`error-price-changed`: `data` is the current CartQuote"),
        (status = 429, description = "Too many orders; `Retry-After` is the number of seconds to wait")))]
async fn place(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    trail: BrowserTrail,
    Body(body): Body<PlaceForm>,
) -> Result<Response> {
    let shopper = Shopper { user: customer.map(|customer| customer.0.user), visitor, trail };
    let order = body.into_order(context.storefront.tenant.currency.code);
    let placed = service::place(&context.app, &context.storefront, &shopper, &order).await?;
    let answer = Notice(Placed::from(placed), context.text("notice-order-placed"));
    Ok(cart::without_cart(&context.storefront, answer))
}

/// Starts another payment attempt for an unpaid order, by the token of its link.
///
/// Returns 404 if the token is not valid.
#[utoipa::path(post, path = "/order/by-link/{token}/pay", tag = "order", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<PaymentPage>),
        (status = 409, description = "`error-order-payment-closed`")))]
async fn pay(context: ApiContext, Segments(Segment(token)): Segments<Segment>) -> Result<Answer<PaymentPage>> {
    let redirect_url = service::pay_again(&context.app, &context.storefront, &token).await?;
    Ok(Answer(PaymentPage { redirect_url }))
}

/// Starts another payment attempt for the customer's own unpaid order, by its order or invoice number.
///
/// Returns 404 if the customer has no such order.
#[utoipa::path(post, path = "/order/{number}/pay", tag = "order", security(("bearer" = [])),
    params(("number" = String, Path)),
    responses((status = 200, body = Envelope<PaymentPage>),
        (status = 409, description = "`error-order-payment-closed`")))]
async fn pay_own(
    context: ApiContext,
    customer: Customer,
    Segments(Segment(number)): Segments<Segment>,
) -> Result<Answer<PaymentPage>> {
    let user = customer.user.id;
    let redirect_url = service::pay_own(&context.app, &context.storefront, user, &number).await?;
    Ok(Answer(PaymentPage { redirect_url }))
}

/// Starts another payment attempt for the unpaid order of an earlier one, by the token in the URL that its provider returned to.
///
/// Returns 404 for an unknown payment or one of another country.
#[utoipa::path(post, path = "/payments/{token}/pay", tag = "payments", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<PaymentPage>),
        (status = 409, description = "`error-order-payment-closed`")))]
async fn pay_again(
    context: ApiContext,
    visitor: Visitor,
    Segments(Segment(token)): Segments<Segment>,
) -> Result<Answer<PaymentPage>> {
    let redirect_url = service::pay_for(&context.app, &context.storefront, &token, visitor.address).await?;
    Ok(Answer(PaymentPage { redirect_url }))
}

/// Adds the items of the customer's own order to the cart again, by its order or invoice number.
///
/// `message` names the items that are not available at present. Returns 404 if the customer has no such order.
#[utoipa::path(post, path = "/order/{number}/reorder", tag = "order", security(("bearer" = [])),
    params(("number" = String, Path)),
    responses((status = 200, body = Envelope<CartQuote>), (status = 409, description = "`error-reorder-gone`")))]
async fn reorder_own(
    context: ApiContext,
    customer: Customer,
    CartOwner(shopper): CartOwner,
    Segments(Segment(number)): Segments<Segment>,
) -> Result<Response> {
    let (app, front) = (&context.app, &context.storefront);
    Ok(reordered(&context, service::reorder_own(app, front, &shopper, customer.user.id, &number).await?))
}

/// Adds the items of an order to the cart again, by the token of its link.
///
/// `message` names the items that are not available at present. Returns 404 if the token is not valid, or if its link shows only
/// the order's status.
#[utoipa::path(post, path = "/order/by-link/{token}/reorder", tag = "order", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<CartQuote>), (status = 409, description = "`error-reorder-gone`")))]
async fn reorder_by_link(
    context: ApiContext,
    CartOwner(shopper): CartOwner,
    Segments(Segment(token)): Segments<Segment>,
) -> Result<Response> {
    let (app, front) = (&context.app, &context.storefront);
    Ok(reordered(&context, service::reorder_by_link(app, front, &shopper, &token).await?))
}

fn reordered(context: &ApiContext, Reordered { added, missing }: Reordered) -> Response {
    let (app, front) = (&context.app, &context.storefront);
    let message = match &*missing {
        [] => context.text("notice-reordered"),
        _ => translate(app, front, "error-reorder-gone", &[("names", missing.join(", ").as_str().into())]),
    };
    cart::added(front, added, message)
}

fn offer(tenant: &Tenant, options: CheckoutOptions) -> CheckoutOffer {
    CheckoutOffer {
        currency: tenant.currency.code,
        delivery_types: options.deliveries.into_iter().map(DeliveryOffer::from).collect(),
        payment_methods: options.payments.into_iter().map(PaymentOffer::from).collect(),
        terms_version: options.terms_version,
        return_days: options.return_days.into(),
        hold_minutes: options.hold_minutes.into(),
    }
}

impl From<DeliveryOption> for DeliveryOffer {
    fn from(option: DeliveryOption) -> Self {
        Self {
            r#type: orders::delivery_name(option.delivery).to_owned(),
            shipping_minor: option.shipping.minor,
            free_from_minor: option.free_from.map(|money| money.minor),
            arrives: option.arrives,
            pickup: option.pickup.map(|pickup| PickupOffer {
                address: pickup.address,
                opens: pickup.opens,
                closes: pickup.closes,
                ready_on: pickup.ready_on,
            }),
        }
    }
}

impl From<PaymentOption> for PaymentOffer {
    fn from(option: PaymentOption) -> Self {
        Self {
            method: option.provider.name().to_owned(),
            is_online: option.provider != PaymentProvider::CashOnDelivery,
            charge_minor: option.charge.minor,
        }
    }
}

impl From<PlacedOrder> for Placed {
    fn from(placed: PlacedOrder) -> Self {
        Self {
            confirmation_path: orders::page_of(&placed.token),
            order_number: placed.number,
            token: placed.token,
            payment: PlacedPayment {
                status: placed.payment_status.name().to_owned(),
                redirect_url: placed.redirect_url,
            },
        }
    }
}
