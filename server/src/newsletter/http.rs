//! The newsletter's calls.

use std::collections::BTreeMap;

use axum::{
    extract::{FromRequest, Request},
    response::{IntoResponse, Response},
};
use chrono::TimeDelta;
use serde::Serialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    app::App,
    error::Result,
    forms::{self, Facts},
    http::{ApiContext, Body, Envelope, Params, Told, Visitor},
    rate_limit::{self, Policy},
};

/// Subscriptions from one network: enough for an office, too few for a list of strangers.
const SUBSCRIPTIONS: Policy = Policy::new("newsletter", 10, TimeDelta::minutes(1));

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(subscribe)).routes(routes!(confirm)).routes(routes!(unsubscribe))
}

/// Describes the body; the form's rules read it.
#[derive(Serialize, ToSchema)]
struct NewsletterAddress {
    /// The address to write to.
    email: String,
}

/// Describes the body; `Body` reads it.
#[derive(Serialize, ToSchema)]
struct NewsletterToken {
    /// As it stood in the letter's link.
    token: String,
}

#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "describes the parameter; `unsubscribe` reads it")]
struct OneClick {
    /// As it stood in the letter's header, for mail programs that leave by themselves (RFC 8058); the body is theirs then.
    token: Option<String>,
}

/// Asks the owner of an address, by letter, whether letters are welcome.
#[utoipa::path(post, path = "/newsletter/subscribe", tag = "newsletter", request_body = NewsletterAddress,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn subscribe(context: ApiContext, visitor: Visitor, body: Body) -> Result<Told<()>> {
    let app = &context.app;
    let now = app.clock.now();
    let facts = Facts { countries: BTreeMap::new(), today: now.date_naive() };
    let form = forms::fill("newsletter", &body.0, &facts)?;
    let email = forms::email(form.text("email")).unwrap_or_default();
    rate_limit::limit(app, SUBSCRIPTIONS.of_networks(visitor.address)).await?;
    service::subscribe(app, &context.storefront, &email).await?;
    Ok(Told((), context.say("notice-newsletter-saved")))
}

/// Confirms a subscription by the token of its letter.
#[utoipa::path(post, path = "/newsletter/confirm", tag = "newsletter", request_body = NewsletterToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn confirm(context: ApiContext, body: Body) -> Result<Told<()>> {
    service::confirm(&context.app, &context.storefront, body.token()?).await?;
    Ok(Told((), context.say("notice-newsletter-confirmed")))
}

/// Leaves the list by the token of any letter, in the body or, for mail programs, in the query.
#[utoipa::path(post, path = "/newsletter/unsubscribe", tag = "newsletter", params(OneClick), request_body = NewsletterToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn unsubscribe(context: ApiContext, mut params: Params, request: Request) -> Result<Response, Response> {
    let in_query = params.text("token");
    params.finish().map_err(IntoResponse::into_response)?;
    let token = match in_query {
        Some(token) => token,
        None => Body::from_request(request, &()).await?.token().map_err(IntoResponse::into_response)?.to_owned(),
    };
    let left = service::unsubscribe(&context.app, &context.storefront, &token).await;
    left.map_err(IntoResponse::into_response)?;
    Ok(Told((), context.say("notice-newsletter-left")).into_response())
}
