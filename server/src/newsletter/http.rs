//! The newsletter endpoints.

use axum::{
    extract::{FromRequest, Request},
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    app::App,
    error::Result,
    form,
    forms::{self, Facts},
    http::{ApiContext, Body, Envelope, LinkToken, Notice, Query},
    visitor::Visitor,
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(subscribe)).routes(routes!(confirm)).routes(routes!(unsubscribe))
}

/// An address to subscribe to the newsletter.
#[derive(Debug, Deserialize, ToSchema)]
struct NewsletterAddress {
    /// E-mail address.
    email: String,
}

form!(NewsletterAddress, "newsletter", email);

/// Token of an e-mailed link.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct NewsletterToken {
    /// Token from the link in the e-mail.
    #[garde(skip)]
    #[schema(value_type = String)]
    token: LinkToken,
}

/// One-click unsubscription by mail programs (RFC 8058).
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct OneClick {
    /// Token from the e-mail's header; the body is then that of the mail program.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    token: Option<LinkToken>,
}

/// Sends an e-mail that asks for confirmation of a newsletter subscription.
///
/// Returns 409 with `error-newsletter-subscribed` if the address is already subscribed.
#[utoipa::path(post, path = "/newsletter/subscribe", tag = "newsletter", request_body = NewsletterAddress,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn subscribe(context: ApiContext, visitor: Visitor, Body(body): Body<NewsletterAddress>) -> Result<Notice<()>> {
    let email = forms::email(&body.email).unwrap_or_default();
    service::subscribe(&context.app, &context.storefront, &email, &visitor).await?;
    Ok(Notice((), context.text("notice-newsletter-saved")))
}

/// Confirms a subscription, by the token from the confirmation e-mail.
///
/// Returns 409 with `error-link-expired` if the token is not valid.
#[utoipa::path(post, path = "/newsletter/confirm", tag = "newsletter", request_body = NewsletterToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn confirm(context: ApiContext, Body(body): Body<NewsletterToken>) -> Result<Notice<()>> {
    service::confirm(&context.app, &context.storefront, body.token.as_str()).await?;
    Ok(Notice((), context.text("notice-newsletter-confirmed")))
}

/// Unsubscribes an address, by the token from any newsletter e-mail.
///
/// The token is in the body or, for mail programs, in the query. Returns 409 with `error-link-expired` if it is not valid.
#[utoipa::path(post, path = "/newsletter/unsubscribe", tag = "newsletter", params(OneClick), request_body = NewsletterToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn unsubscribe(
    context: ApiContext,
    Query(one_click): Query<OneClick>,
    request: Request,
) -> Result<Response, Response> {
    let token = match one_click.token {
        Some(token) => token,
        None => Body::<NewsletterToken>::from_request(request, &context.app).await?.0.token,
    };
    let left = service::unsubscribe(&context.app, &context.storefront, token.as_str()).await;
    left.map_err(IntoResponse::into_response)?;
    Ok(Notice((), context.text("notice-newsletter-left")).into_response())
}
