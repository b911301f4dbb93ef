//! What users do with their own account.

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

/// Changes the password of the signed-in user.
///
/// All sessions end, including the current one; the response contains a new session. Returns 422 if the old password is wrong,
/// and 404 for the ID of another user.
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

/// Returns the profile of the signed-in user.
///
/// Returns 404 for the ID of another user.
#[utoipa::path(get, path = "/user/{id}", tag = "user", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Profile>)))]
pub async fn profile(context: ApiContext, person: SignedIn, Segments(id): Segments<UserId>) -> Result<Answer<Profile>> {
    person.own(id)?;
    Ok(Answer(service::profile(&context.app, person.user).await?))
}

/// Updates the profile of the signed-in user.
///
/// Returns 404 for the ID of another user.
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
        changed: body.changed,
    };
    let profile = service::update_profile(&context.app, &person.user, edit).await?;
    Ok(Notice(profile, context.text("notice-profile-saved")))
}

/// Requests a change of the user's e-mail address.
///
/// A confirmation link is sent to the new address, and the change takes effect when the link is opened. Returns 404 for the ID of
/// another user.
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
    Ok(Notice((), context.text("notice-email-change-sent")))
}
