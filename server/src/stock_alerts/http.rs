//! HTTP handlers of stock alerts.

use axum::{
    extract::{FromRequest, Request},
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service::{self, AlertRequest};
use crate::{
    accounts::Customer,
    app::App,
    error::Result,
    form,
    forms::{self, Facts},
    http::{ApiContext, Body, Envelope, LinkToken, Notice, Query},
    id::VariantId,
    visitor::Visitor,
};

/// The routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(ask)).routes(routes!(delete))
}

/// A request for an alert when a sold-out variant is available again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct StockAlertRequest {
    /// Variant ID.
    variant_id: VariantId,
    /// E-mail address for the alert, which is sent once.
    email: String,
    /// Honeypot field, hidden from people: leave it empty. If it is filled in, nothing is stored.
    website: Option<String>,
}

// The e-mail field follows the rules of the newsletter form: one address.
form!(StockAlertRequest, "newsletter", email);

/// Token of an e-mailed link.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct StockAlertToken {
    /// Token from the link in the e-mail.
    #[garde(skip)]
    #[schema(value_type = String)]
    token: LinkToken,
}

/// One-click unsubscription by mail programs (RFC 8058).
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct OneClickDelete {
    /// Token from the e-mail's header; the body is then that of the mail program.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    token: Option<LinkToken>,
}

/// Requests one e-mail when a sold-out variant is available again.
///
/// Returns 404 if the country does not sell the variant, and 409 with `error-stock-alert-available` if it is in stock.
#[utoipa::path(post, path = "/stock-alert", tag = "stockAlert", request_body = StockAlertRequest,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn ask(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    Body(body): Body<StockAlertRequest>,
) -> Result<Notice<()>> {
    let email = forms::email(&body.email).unwrap_or_default();
    let own = customer.filter(|customer| customer.user.email == email);
    let asked = AlertRequest {
        variant_id: body.variant_id,
        email: &email,
        user_id: own.map(|customer| customer.user.id),
        website: body.website.as_deref().unwrap_or_default(),
    };
    service::ask(&context.app, &context.storefront, asked, &visitor).await?;
    Ok(Notice((), context.text("notice-stock-alert-saved")))
}

/// Deletes all stock alerts of an e-mail address, by the token from an alert e-mail.
///
/// The token is in the body or, for mail programs, in the query.
#[utoipa::path(post, path = "/stock-alert/delete", tag = "stockAlert", params(OneClickDelete), request_body = StockAlertToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn delete(
    context: ApiContext,
    Query(one_click): Query<OneClickDelete>,
    request: Request,
) -> Result<Response, Response> {
    let token = match one_click.token {
        Some(token) => token,
        None => Body::<StockAlertToken>::from_request(request, &context.app).await?.0.token,
    };
    let deleted = service::delete(&context.app, &context.storefront, token.as_str()).await;
    deleted.map_err(IntoResponse::into_response)?;
    Ok(Notice((), context.text("notice-stock-alert-deleted")).into_response())
}
