//! The calls of these rights.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    accounts::{self, Erased, SignedIn, UserId},
    app::App,
    error::Result,
    forms,
    http::{Answer, ApiContext, Body, Envelope, Segments, Told, Visitor},
    mail::Sender,
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export)).routes(routes!(delete))
}

/// Everything kept about a person, slice by slice.
#[derive(Serialize, ToSchema)]
#[schema(value_type = Object)]
struct PersonalData(Value);

/// That the account may go.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes the body; `forms::fill` reads it")]
struct AccountDeletion {
    /// The account's password.
    password: String,
}

/// Everything kept about the person.
#[utoipa::path(get, path = "/user/export/{id}", tag = "user", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<PersonalData>)))]
async fn export(context: ApiContext, person: SignedIn, Segments(id): Segments<UserId>) -> Result<Answer<PersonalData>> {
    person.own(id)?;
    Ok(Answer(PersonalData(service::export(&context.app, &person.user).await?)))
}

/// Deletes the account with everything in it. What the law wants kept stays apart and names nobody.
#[utoipa::path(post, path = "/user/delete/{id}", tag = "user", security(("bearer" = [])), params(("id" = i64, Path)),
    request_body = AccountDeletion, responses((status = 200, body = Envelope<Option<String>>)))]
async fn delete(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<UserId>,
    body: Body,
) -> Result<Told<()>> {
    person.own(id)?;
    let app = &context.app;
    let form = forms::fill("deleteAccount", &body.0, &accounts::facts(app))?;
    accounts::check_password(app, &person.user, form.text("password"), "password", &visitor).await?;
    service::erase(app, id, Erased::ByPerson, Some(Sender::of(&context.storefront))).await?;
    Ok(Told((), context.say("notice-account-deleted")))
}
