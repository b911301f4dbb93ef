//! The calls of stock alerts.

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

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(ask)).routes(routes!(forget))
}

/// Who wants to hear when a sold-out variant is back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct StockAlertRequest {
    /// The variant.
    variant_id: VariantId,
    /// The address to write to, once.
    email: String,
    /// Left empty by people.
    website: Option<String>,
}

// One address, as the newsletter's form asks for it.
form!(StockAlertRequest, "newsletter", email);

/// What a link carries.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct StockAlertToken {
    /// As it stood in the e-mail's link.
    #[garde(skip)]
    #[schema(value_type = String)]
    token: LinkToken,
}

/// For mail programs that unsubscribe by themselves (RFC 8058).
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct OneClickForget {
    /// As it stood in the e-mail's header; the body is the mail program's then.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    token: Option<LinkToken>,
}

/// Asks for one e-mail when a sold-out variant is back.
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
    Ok(Notice((), context.say("notice-stock-alert-saved")))
}

/// Deletes all stock alerts of an address by the token of its e-mail, in the body or, for mail programs, in the query.
#[utoipa::path(post, path = "/stock-alert/forget", tag = "stockAlert", params(OneClickForget), request_body = StockAlertToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn forget(
    context: ApiContext,
    Query(one_click): Query<OneClickForget>,
    request: Request,
) -> Result<Response, Response> {
    let token = match one_click.token {
        Some(token) => token,
        None => Body::<StockAlertToken>::from_request(request, &context.app).await?.0.token,
    };
    let forgotten = service::forget(&context.app, &context.storefront, token.as_str()).await;
    forgotten.map_err(IntoResponse::into_response)?;
    Ok(Notice((), context.say("notice-stock-alert-forgotten")).into_response())
}
