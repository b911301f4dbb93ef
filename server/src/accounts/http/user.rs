//! What people do with their own account.

use axum::response::Response;

use super::{
    auth::{Begun, entered},
    bodies::{EmailChange, PasswordChange, ProfileChange},
    guard::SignedIn,
};
use crate::{
    accounts::{
        model::{Profile, UserId},
        service,
    },
    error::Result,
    forms,
    http::{Answer, ApiContext, Body, Envelope, Segments, Told, Visitor},
    mail::Sender,
};

/// Sets another password. Every session ends, the one that asks too: the answer begins a new one.
#[utoipa::path(put, path = "/auth/changePassword/{id}", tag = "auth", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = PasswordChange, responses((status = 200, body = Envelope<Begun>)))]
pub async fn change_password(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<UserId>,
    body: Body,
) -> Result<Response> {
    person.own(id)?;
    let app = &context.app;
    let Body(mut members) = body;
    // The specification's payload has no second password; the page's own has.
    if let (None, Some(password)) = (members.get("repeatPassword"), members.get("password").cloned()) {
        members.insert("repeatPassword".to_owned(), password);
    }
    let form = forms::fill("changePassword", &members, &service::facts(app))?;
    let passwords = (form.text("oldPassword"), form.text("password"));
    let sender = Sender::of(&context.storefront);
    let entry = service::change_password(app, sender, &person.seen(), passwords, &visitor).await?;
    Ok(entered(&context, entry, "notice-password-changed"))
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
    body: Body,
) -> Result<Told<Profile>> {
    person.own(id)?;
    let form = forms::fill("profile", &body.0, &service::facts(&context.app))?;
    let profile = service::update_profile(&context.app, &person.user, &form).await?;
    Ok(Told(profile, context.say("notice-profile-saved")))
}

/// Asks another address by letter whether it is the person's; it counts once the link there is opened.
#[utoipa::path(post, path = "/user/changeEmail/{id}", tag = "user", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = EmailChange, responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn change_email(
    context: ApiContext,
    person: SignedIn,
    visitor: Visitor,
    Segments(id): Segments<UserId>,
    body: Body,
) -> Result<Told<()>> {
    person.own(id)?;
    let form = forms::fill("changeEmail", &body.0, &service::facts(&context.app))?;
    let sender = Sender::of(&context.storefront);
    let asked = (form.text("email"), form.text("password"));
    service::change_email(&context.app, sender, &person.user, asked, &visitor).await?;
    Ok(Told((), context.say("notice-email-change-sent")))
}
