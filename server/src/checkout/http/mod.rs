//! The checkout's calls.

mod bodies;

use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::PlacedOrder,
    service::{self, CheckoutOptions, DeliveryOption, PaymentOption, Shopper},
};
use crate::{
    accounts::Customer,
    app::App,
    attribution::BrowserTrail,
    cart,
    error::Result,
    http::{Answer, ApiContext, Body, Envelope, Notice, Segment, Segments},
    money::CurrencyCode,
    orders,
    tenancy::{PaymentProvider, Tenant},
    visitor::Visitor,
};

use bodies::PlaceForm;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(options)).routes(routes!(place)).routes(routes!(pay)).routes(routes!(pay_own))
}

/// What the country's checkout offers. Amounts are in minor units.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CheckoutOffer {
    /// ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Ways of delivery.
    delivery_types: Vec<DeliveryOffer>,
    /// Ways to pay.
    payment_methods: Vec<PaymentOffer>,
    /// Which version of the terms and conditions is accepted.
    terms_version: String,
    /// Days to send goods back.
    return_days: i64,
    /// How long an order that is paid in advance holds its stock, in minutes.
    hold_minutes: i64,
}

/// A way of delivery.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DeliveryOffer {
    /// `courier` or `pickup`.
    r#type: String,
    /// What it costs, unless the cart makes it free: the quote says.
    shipping_minor: i64,
    /// From which sum of goods it is free.
    #[schema(required)]
    free_from_minor: Option<i64>,
    /// The days on which an order of now arrives, in the language's words.
    #[schema(required)]
    arrives: Option<String>,
    /// Where it is collected.
    #[schema(required)]
    pickup: Option<PickupOffer>,
}

/// Where and when orders are collected, from Monday to Friday.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PickupOffer {
    /// Postal address in one line.
    address: String,
    /// `10:00`, Central European Time.
    opens: String,
    /// `15:00`.
    closes: String,
    /// On which day an order of now is ready, in the language's words.
    ready_on: String,
}

/// A way to pay.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentOffer {
    /// `stripe`, `sslcommerz`, `sandbox`, `cash-on-delivery`.
    method: String,
    /// Whether the shopper pays in advance, on the provider's page.
    is_online: bool,
    /// What it costs.
    charge_minor: i64,
}

/// An order that was placed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Placed {
    /// What everybody calls it.
    order_number: String,
    /// Opens the order without signing in. Only this answer has it.
    token: String,
    /// The confirmation's page, without a locale prefix.
    confirmation_path: String,
    /// How its payment stands.
    payment: PlacedPayment,
}

/// How the payment of an order stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlacedPayment {
    /// `PENDING` …
    status: String,
    /// Where the shopper pays; null when it is paid on delivery, or when the provider cannot be reached now.
    #[schema(required)]
    redirect_url: Option<String>,
}

/// Where the shopper pays.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentPage {
    /// The provider's page; null when it cannot be reached now.
    #[schema(required)]
    redirect_url: Option<String>,
}

/// What the country offers: ways of delivery and to pay, with what they cost.
#[utoipa::path(get, path = "/checkout/options", tag = "checkout",
    responses((status = 200, body = Envelope<CheckoutOffer>)))]
async fn options(context: ApiContext) -> Result<Answer<CheckoutOffer>> {
    let offered = service::options(&context.app, &context.storefront).await?;
    Ok(Answer(offer(&context.storefront.tenant, offered)))
}

/// Places an order, for a guest or a customer. Sending the same `key` again gives the same order. Nothing is placed when prices or stock
/// are not as they were seen: `data` is the cart as it is now then.
#[utoipa::path(post, path = "/checkout/place", tag = "checkout", request_body = PlaceForm,
    responses((status = 200, body = Envelope<Placed>),
        (status = 409, description = "`error-price-changed`: `data` is a CartQuote"),
        (status = 429, description = "Too many orders: `Retry-After` says how long to wait")))]
async fn place(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    trail: BrowserTrail,
    Body(body): Body<PlaceForm>,
) -> Result<Response> {
    let shopper = Shopper { user: customer.map(|customer| customer.0.user), visitor, trail };
    let placed = service::place(&context.app, &context.storefront, &shopper, &body.into()).await?;
    let answer = Notice(Placed::from(placed), context.say("notice-order-placed"));
    Ok(cart::without_cart(&context.storefront, answer))
}

/// Begins another try to pay an order that waits for its payment.
#[utoipa::path(post, path = "/order/by-link/{token}/pay", tag = "order", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<PaymentPage>),
        (status = 409, description = "`error-order-payment-closed`")))]
async fn pay(context: ApiContext, Segments(Segment(token)): Segments<Segment>) -> Result<Answer<PaymentPage>> {
    let redirect_url = service::pay_again(&context.app, &context.storefront, &token).await?;
    Ok(Answer(PaymentPage { redirect_url }))
}

/// Begins another try to pay an order of the customer that waits for its payment.
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
