//! The endpoints for these rights.

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

/// All data stored about a user, by area.
#[derive(Serialize, ToSchema)]
#[schema(value_type = Object)]
struct PersonalData(Value);

/// Password confirmation of the deletion of an account.
#[derive(Debug, Deserialize, ToSchema)]
struct AccountDeletion {
    /// Current password of the account.
    #[schema(value_type = String)]
    password: Password,
}

form!(AccountDeletion, "deleteAccount", password);

/// Returns all data stored about the signed-in user.
///
/// Returns 404 for the ID of another user.
#[utoipa::path(get, path = "/user/export/{id}", tag = "user", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<PersonalData>)))]
async fn export(context: ApiContext, person: SignedIn, Segments(id): Segments<UserId>) -> Result<Answer<PersonalData>> {
    person.own(id)?;
    Ok(Answer(PersonalData(service::export(&context.app, &person.user).await?)))
}

/// Deletes the signed-in user's account and its data.
///
/// Data that the law requires to be kept is retained separately, without personal details. Returns 404 for the ID of another
/// user.
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
    Ok(without_session(&context.storefront, Notice((), context.text("notice-account-deleted"))))
}
