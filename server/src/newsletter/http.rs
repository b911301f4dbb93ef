//! The newsletter's calls.

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

/// Who wants the newsletter.
#[derive(Debug, Deserialize, ToSchema)]
struct NewsletterAddress {
    /// The address to write to.
    email: String,
}

form!(NewsletterAddress, "newsletter", email);

/// What a link carries.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct NewsletterToken {
    /// As it stood in the e-mail's link.
    #[garde(skip)]
    #[schema(value_type = String)]
    token: LinkToken,
}

/// For mail programs that unsubscribe by themselves (RFC 8058).
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct OneClick {
    /// As it stood in the e-mail's header; the body is the mail program's then.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    token: Option<LinkToken>,
}

/// Asks the owner of an address, by e-mail, whether newsletters are welcome.
#[utoipa::path(post, path = "/newsletter/subscribe", tag = "newsletter", request_body = NewsletterAddress,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn subscribe(context: ApiContext, visitor: Visitor, Body(body): Body<NewsletterAddress>) -> Result<Notice<()>> {
    let email = forms::email(&body.email).unwrap_or_default();
    service::subscribe(&context.app, &context.storefront, &email, &visitor).await?;
    Ok(Notice((), context.say("notice-newsletter-saved")))
}

/// Confirms a subscription by the token of its e-mail.
#[utoipa::path(post, path = "/newsletter/confirm", tag = "newsletter", request_body = NewsletterToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn confirm(context: ApiContext, Body(body): Body<NewsletterToken>) -> Result<Notice<()>> {
    service::confirm(&context.app, &context.storefront, body.token.as_str()).await?;
    Ok(Notice((), context.say("notice-newsletter-confirmed")))
}

/// Unsubscribes by the token of any e-mail, in the body or, for mail programs, in the query.
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
    Ok(Notice((), context.say("notice-newsletter-left")).into_response())
}
