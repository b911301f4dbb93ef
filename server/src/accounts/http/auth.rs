//! Registration, sign-in and sign-out, and the list of a user's sessions.

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

/// A new session.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Session)]
#[serde(rename_all = "camelCase")]
pub struct SessionAnswer {
    /// User ID.
    id: UserId,
    /// Session token, to be sent as `Authorization: Bearer <token>`. Only this response contains it; it is absent for requests
    /// from a page of the shop, which get a cookie instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    token: Option<String>,
    /// User type ID.
    user_type_id: UserTypeId,
    /// Time at which the session ends at the latest, RFC 3339. It ends earlier after thirty days without a visit.
    expires_at: DateTime<Utc>,
}

/// A user type.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = UserTypeEntry)]
#[serde(rename_all = "camelCase")]
pub struct UserTypeInfo {
    /// User type ID.
    id: UserTypeId,
    /// Name of the user type.
    user_type: String,
}

/// Lists the user types.
#[utoipa::path(get, path = "/userType", tag = "auth", responses((status = 200, body = Envelope<Vec<UserTypeInfo>>)))]
pub async fn user_types(context: ApiContext) -> Answer<Vec<UserTypeInfo>> {
    let directory = context.app.directory();
    let types = directory.user_types.iter();
    Answer(types.map(|kind| UserTypeInfo { id: kind.id, user_type: kind.name.clone() }).collect())
}

/// Creates an account and signs the user in.
///
/// An e-mail with a verification link is sent to the address.
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

/// Signs a user in.
///
/// The error is the same whichever of the credentials is wrong.
#[utoipa::path(post, path = "/auth/login", tag = "auth", request_body = Credentials,
    responses((status = 200, body = Envelope<SessionAnswer>), (status = 401, description = "`error-credentials`"),
        (status = 429, description = "Too many failed attempts; `Retry-After` is the number of seconds to wait")))]
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

/// Ends the session of the request.
#[utoipa::path(post, path = "/auth/logout", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn sign_out(context: ApiContext, person: SignedIn, visitor: Visitor) -> Result<Response> {
    service::sign_out(&context.app, &person.caller(), &visitor).await?;
    Ok(without_session(&context.storefront, Notice((), context.text("notice-signed-out"))))
}

/// Ends all sessions of the user.
#[utoipa::path(post, path = "/auth/logoutEverywhere", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn sign_out_everywhere(context: ApiContext, person: SignedIn, visitor: Visitor) -> Result<Response> {
    service::sign_out_everywhere(&context.app, person.user.id, &visitor).await?;
    Ok(without_session(&context.storefront, Notice((), context.text("notice-signed-out-everywhere"))))
}

/// Lists the user's sessions, most recently used first.
#[utoipa::path(get, path = "/auth/sessions", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<SessionInfo>>)))]
pub async fn sessions(context: ApiContext, person: SignedIn) -> Result<Answer<Vec<SessionInfo>>> {
    Ok(Answer(service::list_sessions(&context.app, &person.caller()).await?))
}

/// Ends one of the user's sessions.
///
/// Returns 404 if the user has no such session.
#[utoipa::path(delete, path = "/auth/sessions/{id}", tag = "auth", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn end_session(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<SessionId>,
) -> Result<Notice<()>> {
    service::end_session(&context.app, person.user.id, id, &visitor).await?;
    Ok(Notice((), context.text("notice-session-ended")))
}

/// The response that starts a session: with the token in the body for API clients, or in a cookie for browsers.
pub fn signed_in(context: &ApiContext, from: FromPage, session: &NewSession, notice: &str) -> Response {
    with_device(
        context,
        &session.device,
        with_session(context, session, session_answer(context, from, session, notice)),
    )
}

/// The response that starts a session for API clients only: a browser stays signed out.
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
    Notice(answer, context.text(notice))
}
