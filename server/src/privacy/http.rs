//! The calls of these rights.

use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service;
use crate::{
    accounts::{Sender, SignedIn, UserId, without_session},
    app::App,
    error::Result,
    form,
    http::{Answer, ApiContext, Body, Envelope, Notice, Password, Segments},
    visitor::Visitor,
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
#[derive(Debug, Deserialize, ToSchema)]
struct AccountDeletion {
    /// The account's password.
    #[schema(value_type = String)]
    password: Password,
}

form!(AccountDeletion, "deleteAccount", password);

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
    Body(body): Body<AccountDeletion>,
) -> Result<Response> {
    person.own(id)?;
    let sender = Sender::of(&context.storefront);
    service::erase_own_account(&context.app, &person.user, body.password.as_str(), sender, &visitor).await?;
    Ok(without_session(&context.storefront, Notice((), context.say("notice-account-deleted"))))
}
