//! Registering, signing in and out, and where somebody is signed in.

use axum::response::Response;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    bodies::{Credentials, Registration, user_type},
    cookies::{FromPage, with_device, with_session, without_session},
    guard::SignedIn,
};
use crate::{
    accounts::{
        model::{SessionId, SessionInfo, UserId},
        service::{self, NewAccount, NewSession, Sender},
    },
    error::Result,
    http::{Answer, ApiContext, Body, Envelope, Notice, Segments},
    id::UserTypeId,
    visitor::Visitor,
};

/// A session that has just begun.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Session)]
#[serde(rename_all = "camelCase")]
pub struct SessionAnswer {
    /// The user's id.
    id: UserId,
    /// Goes as `Authorization: Bearer …` with every call in the person's name. Only this answer has it, and not to a page of the shop.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    token: Option<String>,
    /// What kind of user the account is for.
    user_type_id: UserTypeId,
    /// When the session ends at the latest; earlier after thirty days without a visit.
    expires_at: DateTime<Utc>,
}

/// A kind of user.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = UserTypeEntry)]
#[serde(rename_all = "camelCase")]
pub struct UserTypeInfo {
    /// Its id.
    id: UserTypeId,
    /// Its name.
    user_type: String,
}

/// The kinds of user.
#[utoipa::path(get, path = "/userType", tag = "auth", responses((status = 200, body = Envelope<Vec<UserTypeInfo>>)))]
pub async fn user_types(context: ApiContext) -> Answer<Vec<UserTypeInfo>> {
    let directory = context.app.directory();
    let types = directory.user_types.iter();
    Answer(types.map(|kind| UserTypeInfo { id: kind.id, user_type: kind.name.clone() }).collect())
}

/// Makes an account and signs in. An e-mail asks whether the address is right.
#[utoipa::path(post, path = "/auth/register", tag = "auth", request_body = Registration,
    responses((status = 200, body = Envelope<SessionAnswer>), (status = 409, description = "`error-user-exists`")))]
pub async fn register(
    context: ApiContext,
    visitor: Visitor,
    from: FromPage,
    Body(body): Body<Registration>,
) -> Result<Response> {
    let new = NewAccount {
        user_type: user_type(body.user_type_id),
        email: body.email,
        first_name: body.first_name,
        last_name: body.last_name,
        phone: body.phone,
        phone_code: body.phone_code,
        country_id: body.country_id,
    };
    let sender = Sender::of(&context.storefront);
    let session = service::register(&context.app, sender, new, body.password.as_str(), &visitor).await?;
    Ok(signed_in(&context, from, &session, "notice-registered"))
}

/// Signs in. Whatever is wrong, the answer is the same.
#[utoipa::path(post, path = "/auth/login", tag = "auth", request_body = Credentials,
    responses((status = 200, body = Envelope<SessionAnswer>), (status = 401, description = "`error-credentials`"),
        (status = 429, description = "Too many failures: `Retry-After` says how long to wait")))]
pub async fn sign_in(
    context: ApiContext,
    visitor: Visitor,
    from: FromPage,
    Body(body): Body<Credentials>,
) -> Result<Response> {
    let user_type = user_type(body.user_type_id).id();
    let session = service::sign_in(&context.app, &body.email, body.password.as_str(), user_type, &visitor).await?;
    Ok(signed_in(&context, from, &session, "notice-signed-in"))
}

/// Ends the session that asks.
#[utoipa::path(post, path = "/auth/logout", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn sign_out(context: ApiContext, person: SignedIn, visitor: Visitor) -> Result<Response> {
    service::sign_out(&context.app, &person.caller(), &visitor).await?;
    Ok(without_session(&context.storefront, Notice((), context.say("notice-signed-out"))))
}

/// Ends all sessions of the person.
#[utoipa::path(post, path = "/auth/logoutEverywhere", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn sign_out_everywhere(context: ApiContext, person: SignedIn, visitor: Visitor) -> Result<Response> {
    service::sign_out_everywhere(&context.app, person.user.id, &visitor).await?;
    Ok(without_session(&context.storefront, Notice((), context.say("notice-signed-out-everywhere"))))
}

/// Where the person is signed in, the latest first.
#[utoipa::path(get, path = "/auth/sessions", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<SessionInfo>>)))]
pub async fn sessions(context: ApiContext, person: SignedIn) -> Result<Answer<Vec<SessionInfo>>> {
    Ok(Answer(service::list_sessions(&context.app, &person.caller()).await?))
}

/// Ends one of the person's sessions.
#[utoipa::path(delete, path = "/auth/sessions/{id}", tag = "auth", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn end_session(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<SessionId>,
) -> Result<Notice<()>> {
    service::end_session(&context.app, person.user.id, id, &visitor).await?;
    Ok(Notice((), context.say("notice-session-ended")))
}

/// The answer that begins a session: the token in the body for API clients, the same in a cookie for browsers.
pub fn signed_in(context: &ApiContext, from: FromPage, session: &NewSession, notice: &str) -> Response {
    with_device(
        context,
        &session.device,
        with_session(context, session, session_answer(context, from, session, notice)),
    )
}

/// The answer that begins a session for API clients alone: a browser stays signed out.
pub fn session_answer(
    context: &ApiContext,
    from: FromPage,
    session: &NewSession,
    notice: &str,
) -> Notice<SessionAnswer> {
    let answer = SessionAnswer {
        id: session.user.id,
        token: (!from.0).then(|| session.token.0.clone()),
        user_type_id: session.user.user_type_id,
        expires_at: session.expires_at,
    };
    Notice(answer, context.say(notice))
}
