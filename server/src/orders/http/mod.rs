//! HTTP endpoints of orders: a customer's own, and those opened by a link.

mod invoice;
mod track;
mod types;
mod view;

use axum::response::Response;
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    accounts::Customer,
    app::App,
    error::Result,
    http::{Answer, ApiContext, Envelope, Listed, Meta, Notice, PageParams, PageQuery, Queries, Segment, Segments},
    id::UserId,
};

use types::{OrderStateView, OrderSummary, OrderView};
use view::Viewer;

/// Orders per page.
const TAKE: i64 = 10;

/// Routes of orders, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(page))
        .routes(routes!(own))
        .routes(routes!(cancel))
        .routes(routes!(by_link))
        .routes(routes!(state_by_link))
        .routes(routes!(cancel_by_link))
        .routes(routes!(own_invoice))
        .routes(routes!(invoice_by_link))
        .routes(routes!(own_invoice_pdf))
        .routes(routes!(invoice_pdf_by_link))
        .routes(routes!(own_credit_note))
        .routes(routes!(credit_note_by_link))
        .routes(routes!(track::track))
}

/// Owner of the orders.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct OrderOwnerQuery {
    /// User ID of the signed-in customer.
    #[garde(skip)]
    user_id: UserId,
}

/// Lists the customer's orders in this country, newest first; 10 per page by default.
#[utoipa::path(get, path = "/order/findAllDataByPagination", tag = "order", security(("bearer" = [])),
    params(OrderOwnerQuery, PageParams<TAKE>), responses((status = 200, body = Envelope<Vec<OrderSummary>>)))]
async fn page(
    context: ApiContext,
    customer: Customer,
    Queries((owner, page)): Queries<(OrderOwnerQuery, PageQuery)>,
) -> Result<Listed<OrderSummary>> {
    let paging = page.paging(TAKE);
    customer.own(owner.user_id)?;
    let tenant = context.storefront.tenant.id;
    let (orders, count) = service::list_own(&context.app, tenant, &customer.user, paging).await?;
    let viewer = Viewer::of(&context);
    let items = orders.iter().map(|own| viewer.summary(&own.order, &own.lines)).collect();
    Ok(Listed { items, meta: Meta::of(paging, count) })
}

/// Returns an order of the customer, by its order or invoice number.
///
/// Returns 404 if the customer has no such order.
#[utoipa::path(get, path = "/order/{number}", tag = "order", security(("bearer" = [])), params(("number" = String, Path)),
    responses((status = 200, body = Envelope<OrderView>)))]
async fn own(
    context: ApiContext,
    customer: Customer,
    Segments(Segment(number)): Segments<Segment>,
) -> Result<Answer<OrderView>> {
    let tenant = context.storefront.tenant.id;
    let details = service::own_details(&context.app, tenant, &customer.user, &number).await?;
    Ok(Answer(Viewer::of(&context).order(&details)))
}

/// Cancels an order of the customer, as long as nothing is packed.
#[utoipa::path(post, path = "/order/{number}/cancel", tag = "order", security(("bearer" = [])),
    params(("number" = String, Path)),
    responses((status = 200, body = Envelope<OrderView>), (status = 409, description = "`error-order-not-cancellable`")))]
async fn cancel(
    context: ApiContext,
    customer: Customer,
    Segments(Segment(number)): Segments<Segment>,
) -> Result<Notice<OrderView>> {
    let tenant = context.storefront.tenant.id;
    let details = service::cancel_own(&context.app, tenant, &customer.user, &number).await?;
    Ok(Notice(Viewer::of(&context).order(&details), context.text("notice-order-cancelled")))
}

/// Returns the order to which a link's token gives access, without signing in.
///
/// A link issued for an invoice number and a postcode shows only the order's status. Returns 404 if the token is not valid.
#[utoipa::path(get, path = "/order/by-link/{token}", tag = "order", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<OrderView>)))]
async fn by_link(context: ApiContext, Segments(Segment(token)): Segments<Segment>) -> Result<Answer<OrderView>> {
    let linked = service::linked_details(&context.app, context.storefront.tenant.id, &token).await?;
    let view = Viewer::of(&context).order(&linked.order);
    Ok(Answer(if linked.is_limited { view.limited() } else { view }))
}

/// Returns the status of the order of a link, for pages that poll while payment is pending.
#[utoipa::path(get, path = "/order/by-link/{token}/state", tag = "order", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<OrderStateView>)))]
async fn state_by_link(
    context: ApiContext,
    Segments(Segment(token)): Segments<Segment>,
) -> Result<Answer<OrderStateView>> {
    let order = service::by_link(&context.app, context.storefront.tenant.id, &token).await?;
    Ok(Answer(Viewer::of(&context).state_of(&order)))
}

/// Cancels the order of a link, as long as nothing is packed.
#[utoipa::path(post, path = "/order/by-link/{token}/cancel", tag = "order", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<OrderView>), (status = 409, description = "`error-order-not-cancellable`")))]
async fn cancel_by_link(context: ApiContext, Segments(Segment(token)): Segments<Segment>) -> Result<Notice<OrderView>> {
    let details = service::cancel_by_link(&context.app, context.storefront.tenant.id, &token).await?;
    Ok(Notice(Viewer::of(&context).order(&details), context.text("notice-order-cancelled")))
}

/// Returns the invoice of the customer's order as a printable HTML page, in the order's language.
///
/// Returns 404 if there is no invoice yet.
#[utoipa::path(get, path = "/order/{number}/invoice", tag = "order", security(("bearer" = [])),
    params(("number" = String, Path)), responses((status = 200, content_type = "text/html", body = String)))]
async fn own_invoice(
    context: ApiContext,
    customer: Customer,
    Segments(Segment(number)): Segments<Segment>,
) -> Result<Response> {
    let tenant = context.storefront.tenant.id;
    Ok(invoice::page(service::own_invoice(&context.app, tenant, &customer.user, &number).await?))
}

/// Returns the invoice of the order of a link as a printable HTML page, in the order's language.
///
/// Returns 404 if there is no invoice yet.
#[utoipa::path(get, path = "/order/by-link/{token}/invoice", tag = "order", params(("token" = String, Path)),
    responses((status = 200, content_type = "text/html", body = String)))]
async fn invoice_by_link(context: ApiContext, Segments(Segment(token)): Segments<Segment>) -> Result<Response> {
    let tenant = context.storefront.tenant.id;
    Ok(invoice::page(service::invoice_by_link(&context.app, tenant, &token).await?))
}

/// Returns the invoice of the customer's order as a PDF, in the order's language.
///
/// Returns 404 if there is no invoice yet.
#[utoipa::path(get, path = "/order/{number}/invoice.pdf", tag = "order", security(("bearer" = [])),
    params(("number" = String, Path)), responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
async fn own_invoice_pdf(
    context: ApiContext,
    customer: Customer,
    Segments(Segment(number)): Segments<Segment>,
) -> Result<Response> {
    let tenant = context.storefront.tenant.id;
    invoice::file(service::own_invoice_file(&context.app, tenant, &customer.user, &number).await?)
}

/// Returns the invoice of the order of a link as a PDF, in the order's language.
///
/// Returns 404 if there is no invoice yet.
#[utoipa::path(get, path = "/order/by-link/{token}/invoice.pdf", tag = "order", params(("token" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
async fn invoice_pdf_by_link(context: ApiContext, Segments(Segment(token)): Segments<Segment>) -> Result<Response> {
    let tenant = context.storefront.tenant.id;
    invoice::file(service::invoice_file_by_link(&context.app, tenant, &token).await?)
}

/// Returns a credit note of the customer's order as a PDF, in the order's language.
///
/// Returns 404 if there is no such credit note.
#[utoipa::path(get, path = "/order/{number}/credit-note/{note}", tag = "order", security(("bearer" = [])),
    params(("number" = String, Path), ("note" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
async fn own_credit_note(
    context: ApiContext,
    customer: Customer,
    Segments(path): Segments<(Segment, Segment)>,
) -> Result<Response> {
    let (tenant, (Segment(number), Segment(note))) = (context.storefront.tenant.id, path);
    invoice::file(service::own_credit_note(&context.app, tenant, &customer.user, &number, &note).await?)
}

/// Returns a credit note of the order of a link as a PDF, in the order's language.
///
/// Returns 404 if there is no such credit note.
#[utoipa::path(get, path = "/order/by-link/{token}/credit-note/{note}", tag = "order",
    params(("token" = String, Path), ("note" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
async fn credit_note_by_link(context: ApiContext, Segments(path): Segments<(Segment, Segment)>) -> Result<Response> {
    let (tenant, (Segment(token), Segment(note))) = (context.storefront.tenant.id, path);
    invoice::file(service::credit_note_by_link(&context.app, tenant, &token, &note).await?)
}
