//! What people do with their own account.

use axum::response::Response;

use super::{
    auth::{SessionAnswer, signed_in},
    bodies::{EmailChange, PasswordChange, ProfileChange},
    cookies::FromPage,
    guard::SignedIn,
};
use crate::{
    accounts::{
        model::{Profile, UserId},
        service::{self, Passwords, ProfileEdit, Sender},
    },
    error::Result,
    http::{Answer, ApiContext, Body, Envelope, Notice, Segments},
    visitor::Visitor,
};

/// Sets another password. Every session ends, the one that asks too: the answer begins a new one.
#[utoipa::path(put, path = "/auth/changePassword/{id}", tag = "auth", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = PasswordChange, responses((status = 200, body = Envelope<SessionAnswer>)))]
pub async fn change_password(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    from: FromPage,
    Segments(id): Segments<UserId>,
    Body(body): Body<PasswordChange>,
) -> Result<Response> {
    person.own(id)?;
    let passwords = Passwords { old: body.old_password.as_str(), new: body.password.as_str() };
    let sender = Sender::of(&context.storefront);
    let session = service::change_password(&context.app, sender, &person.caller(), passwords, &visitor).await?;
    Ok(signed_in(&context, from, &session, "notice-password-changed"))
}

/// What the account says of its person.
#[utoipa::path(get, path = "/user/{id}", tag = "user", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Profile>)))]
pub async fn profile(context: ApiContext, person: SignedIn, Segments(id): Segments<UserId>) -> Result<Answer<Profile>> {
    person.own(id)?;
    Ok(Answer(service::profile(&context.app, person.user).await?))
}

/// Writes what the person says of themselves.
#[utoipa::path(put, path = "/user/updateUserProfile/{id}", tag = "user", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = ProfileChange, responses((status = 200, body = Envelope<Profile>)))]
pub async fn update_profile(
    context: ApiContext,
    person: SignedIn,
    Segments(id): Segments<UserId>,
    Body(body): Body<ProfileChange>,
) -> Result<Notice<Profile>> {
    person.own(id)?;
    let edit = ProfileEdit {
        first_name: body.first_name,
        last_name: body.last_name,
        phone: body.phone,
        phone_code: body.phone_code,
        date_of_birth: body.date_of_birth,
        gender: body.gender,
    };
    let profile = service::update_profile(&context.app, &person.user, edit).await?;
    Ok(Notice(profile, context.say("notice-profile-saved")))
}

/// Asks another address by e-mail whether it is the person's; it counts once the link there is opened.
#[utoipa::path(post, path = "/user/changeEmail/{id}", tag = "user", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = EmailChange, responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn change_email(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<UserId>,
    Body(body): Body<EmailChange>,
) -> Result<Notice<()>> {
    person.own(id)?;
    let sender = Sender::of(&context.storefront);
    let (email, password) = (&*body.email, body.password.as_str());
    service::change_email(&context.app, sender, &person.user, email, password, &visitor).await?;
    Ok(Notice((), context.say("notice-email-change-sent")))
}
