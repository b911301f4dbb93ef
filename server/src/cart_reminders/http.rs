//! HTTP endpoints of cart reminders.

use axum::{
    extract::{FromRequest, Request},
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{Reminder, ReminderId},
    service::{self, ReminderRequest},
};
use crate::{
    accounts::Customer,
    app::App,
    cart,
    error::{Error, Result},
    form,
    forms::{self, Facts},
    http::{Answer, ApiContext, Body, Envelope, LinkToken, Notice, Query, Segments},
    visitor::Visitor,
};

/// Routes of cart reminders, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(ask))
        .routes(routes!(delete))
        .routes(routes!(reminders))
        .routes(routes!(end))
}

/// A request for one e-mail about an abandoned cart.
#[derive(Debug, Deserialize, ToSchema)]
struct CartReminderRequest {
    /// E-mail address for the reminder, which is sent once.
    email: String,
    /// Consent to the e-mail; must be true.
    consent: Option<bool>,
    /// Honeypot field, hidden from people: leave it empty. If it is filled in, nothing is stored.
    website: Option<String>,
}

// A single e-mail field, as in the newsletter's form.
form!(CartReminderRequest, "newsletter", email);

/// Token of an e-mailed link.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct CartReminderToken {
    /// Token from the link in the e-mail.
    #[garde(skip)]
    #[schema(value_type = String)]
    token: LinkToken,
}

/// One-click unsubscription by mail programs (RFC 8058).
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct OneClickEnd {
    /// Token from the e-mail's header; the body is then that of the mail program.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    token: Option<LinkToken>,
}

/// Requests one e-mail about the cart, sent a day after it was abandoned.
#[utoipa::path(post, path = "/cart/reminder", tag = "cart", request_body = CartReminderRequest,
    responses((status = 200, body = Envelope<Option<String>>),
        (status = 409, description = "`error-cart-reminder-empty`")))]
async fn ask(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(body): Body<CartReminderRequest>,
) -> Result<Notice<()>> {
    let email = forms::email(&body.email).unwrap_or_default();
    let own = customer.filter(|customer| customer.user.email == email);
    let asked = ReminderRequest {
        email: &email,
        user_id: own.map(|customer| customer.user.id),
        browser_lines: &cart::browser_lines(&headers),
        consent: body.consent.unwrap_or_default(),
        website: body.website.as_deref().unwrap_or_default(),
    };
    service::ask(&context.app, &context.storefront, asked, &visitor).await?;
    Ok(Notice((), context.text("notice-cart-reminder-saved")))
}

/// Deletes a cart reminder, by the token from its e-mail.
///
/// The token is in the body or, for mail programs, in the query.
#[utoipa::path(post, path = "/cart/reminder/delete", tag = "cart", params(OneClickEnd), request_body = CartReminderToken,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn delete(
    context: ApiContext,
    Query(one_click): Query<OneClickEnd>,
    request: Request,
) -> Result<Response, Response> {
    let token = match one_click.token {
        Some(token) => token,
        None => Body::<CartReminderToken>::from_request(request, &context.app).await?.0.token,
    };
    let deleted = service::delete(&context.app, &context.storefront, token.as_str()).await;
    deleted.map_err(IntoResponse::into_response)?;
    Ok(Notice((), context.text("notice-cart-reminder-deleted")).into_response())
}

/// Lists the e-mails that the customer requested and that have not been sent yet: stock alerts and the cart reminder.
#[utoipa::path(get, path = "/user/reminders", tag = "user", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<Reminder>>)))]
async fn reminders(context: ApiContext, customer: Customer) -> Result<Answer<Vec<Reminder>>> {
    Ok(Answer(service::reminders(&context.app, &context.storefront, &customer.user).await?))
}

/// Deletes a requested e-mail; `kind` is `stock-alert` or `cart`.
#[utoipa::path(delete, path = "/user/reminders/{kind}/{id}", tag = "user", security(("bearer" = [])),
    params(("kind" = String, Path), ("id" = i64, Path)), responses((status = 200, body = Envelope<Option<String>>)))]
async fn end(
    context: ApiContext,
    customer: Customer,
    Segments((kind, id)): Segments<(String, i64)>,
) -> Result<Notice<()>> {
    let id = ReminderId::of_path(&kind, id).ok_or(Error::NotFound)?;
    service::end(&context.app, &context.storefront, &customer.user, id).await?;
    Ok(Notice((), context.text("notice-reminder-ended")))
}
