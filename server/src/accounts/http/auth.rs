//! Registering, signing in and out, and where somebody is signed in.

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    bodies::{Credentials, Registration},
    guard::SignedIn,
};
use crate::{
    accounts::{
        model::{DEVICE_LIFE, NewUser, SessionId, SessionInfo, UserId, UserType},
        service::{self, Entry},
        tokens::Token,
    },
    error::{Error, FieldError, Result},
    forms,
    http::{Answer, ApiContext, Body, DEVICE_COOKIE, Envelope, Segments, Told, Visitor},
    mail::Sender,
};

/// A session that has just begun.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Session)]
#[serde(rename_all = "camelCase")]
pub struct Begun {
    /// The user's id.
    id: UserId,
    /// Goes as `Authorization: Bearer …` with every call in the person's name. It is told only here.
    token: String,
    /// What kind of user the account is for.
    user_type_id: i64,
    /// When the session ends at the latest; earlier after thirty days without a visit.
    expires_at: DateTime<Utc>,
}

/// A kind of user.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserTypeEntry {
    /// Its id.
    id: i64,
    /// Its name.
    user_type: String,
}

/// The kinds of user.
#[utoipa::path(get, path = "/userType", tag = "auth", responses((status = 200, body = Envelope<Vec<UserTypeEntry>>)))]
pub async fn user_types(context: ApiContext) -> Answer<Vec<UserTypeEntry>> {
    let directory = context.app.directory();
    let types = directory.user_types.iter();
    Answer(types.map(|kind| UserTypeEntry { id: kind.id, user_type: kind.name.clone() }).collect())
}

/// Makes an account and signs in. A letter asks whether the address is right.
#[utoipa::path(post, path = "/auth/register", tag = "auth", request_body = Registration,
    responses((status = 200, body = Envelope<Begun>), (status = 409, description = "`error-user-exists`")))]
pub async fn register(context: ApiContext, visitor: Visitor, body: Body) -> Result<Response> {
    let app = &context.app;
    let form = forms::fill("register", &body.0, &service::facts(app));
    let user_type = user_type(&body, &[UserType::Customer, UserType::Affiliate]);
    let (form, user_type) = both(form, user_type)?;
    let (phone_code, phone) = service::phone_of(&form)?;
    let sender = Sender::of(&context.storefront);
    let new = NewUser {
        user_type,
        email: forms::email(form.text("email")).ok_or_else(|| Error::field("email", "form-email"))?,
        first_name: form.text("firstName").to_owned(),
        last_name: form.text("lastName").to_owned(),
        phone,
        phone_code,
        country_id: form.id("countryId")?,
        tenant_id: sender.tenant,
        language_id: sender.language,
        accepts_terms: true,
        is_verified: false,
    };
    let entry = service::register(app, sender, new, form.text("password"), &visitor).await?;
    Ok(entered(&context, entry, "notice-registered"))
}

/// As `auth/register`.
#[utoipa::path(post, path = "/auth/register-user-or-affiliate", tag = "auth", request_body = Registration,
    responses((status = 200, body = Envelope<Begun>), (status = 409, description = "`error-user-exists`")))]
pub async fn register_either(context: ApiContext, visitor: Visitor, body: Body) -> Result<Response> {
    register(context, visitor, body).await
}

/// Signs in. Whatever is wrong, the answer is the same.
#[utoipa::path(post, path = "/auth/login", tag = "auth", request_body = Credentials,
    responses((status = 200, body = Envelope<Begun>), (status = 401, description = "`error-credentials`"),
        (status = 429, description = "Too many failures: `Retry-After` says how long to wait")))]
pub async fn sign_in(context: ApiContext, visitor: Visitor, body: Body) -> Result<Response> {
    let app = &context.app;
    let form = forms::fill("login", &body.0, &service::facts(app));
    let (form, user_type) = both(form, user_type(&body, &UserType::ALL))?;
    let entry = service::sign_in(app, form.text("email"), form.text("password"), user_type.id(), &visitor).await?;
    Ok(entered(&context, entry, "notice-signed-in"))
}

/// Ends the session that asks.
#[utoipa::path(post, path = "/auth/logout", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn sign_out(context: ApiContext, person: SignedIn, visitor: Visitor) -> Result<Told<()>> {
    service::sign_out(&context.app, &person.seen(), &visitor).await?;
    Ok(Told((), context.say("notice-signed-out")))
}

/// Ends all sessions of the person.
#[utoipa::path(post, path = "/auth/logoutEverywhere", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn sign_out_everywhere(context: ApiContext, person: SignedIn, visitor: Visitor) -> Result<Told<()>> {
    service::sign_out_everywhere(&context.app, person.user.id, &visitor).await?;
    Ok(Told((), context.say("notice-signed-out-everywhere")))
}

/// Where the person is signed in, the latest first.
#[utoipa::path(get, path = "/auth/sessions", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Vec<SessionInfo>>)))]
pub async fn sessions(context: ApiContext, person: SignedIn) -> Result<Answer<Vec<SessionInfo>>> {
    Ok(Answer(service::list_sessions(&context.app, &person.seen()).await?))
}

/// Ends one of the person's sessions.
#[utoipa::path(delete, path = "/auth/sessions/{id}", tag = "auth", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn end_session(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<SessionId>,
) -> Result<Told<()>> {
    service::end_session(&context.app, person.user.id, id, &visitor).await?;
    Ok(Told((), context.say("notice-session-ended")))
}

/// The user type that a body names, one of these; a customer where it names none.
pub(super) fn user_type(body: &Body, allowed: &[UserType]) -> Result<UserType> {
    let Some(id) = body.number("userTypeId")? else { return Ok(UserType::Customer) };
    allowed.iter().copied().find(|kind| kind.id() == id).ok_or_else(|| Error::field("userTypeId", "form-choice"))
}

/// Both, or what is wrong with either.
pub(super) fn both<A, B>(one: Result<A>, other: Result<B>) -> Result<(A, B)> {
    match (one, other) {
        (Err(Error::Invalid(mut wrong)), Err(Error::Invalid(more))) => {
            wrong.extend::<Vec<FieldError>>(more);
            Err(Error::Invalid(wrong))
        }
        (one, other) => Ok((one?, other?)),
    }
}

/// The answer that lets somebody in, and has their browser remembered.
pub(super) fn entered(context: &ApiContext, entry: Entry, notice: &str) -> Response {
    let begun = Begun {
        id: entry.user.id,
        token: entry.token.0,
        user_type_id: entry.user.user_type_id,
        expires_at: entry.expires_at,
    };
    remembered(context, &entry.device, Told(begun, context.say(notice)))
}

/// The answer with the cookie by which a browser is known again. It opens nothing.
pub(super) fn remembered(context: &ApiContext, device: &Token, answer: impl IntoResponse) -> Response {
    let secure = if context.storefront.origin.starts_with("https:") { "; Secure" } else { "" };
    let cookie = format!(
        "{DEVICE_COOKIE}={}; Path=/api/auth; Max-Age={}; HttpOnly; SameSite=Lax{secure}",
        device.0,
        DEVICE_LIFE.num_seconds()
    );
    let mut response = answer.into_response();
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}
