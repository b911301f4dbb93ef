//! What links in letters do, and asking for such letters.

use axum::response::Response;

use super::{
    auth::{both, remembered, user_type},
    bodies::{ForgottenPassword, LinkToken, PasswordReset},
    guard::SignedIn,
};
use crate::{
    accounts::{model::UserType, service},
    error::Result,
    forms,
    http::{ApiContext, Body, Envelope, Told, Visitor},
    mail::Sender,
};

/// Sends a link to a new password, if there is such an account; says the same if there is none.
#[utoipa::path(post, path = "/auth/forgotPassword", tag = "auth", request_body = ForgottenPassword,
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn forgot_password(context: ApiContext, visitor: Visitor, body: Body) -> Result<Told<()>> {
    let app = &context.app;
    let form = forms::fill("forgotPassword", &body.0, &service::facts(app));
    let (form, user_type) = both(form, user_type(&body, &UserType::ALL))?;
    let sender = Sender::of(&context.storefront);
    service::forgot_password(app, sender, form.text("email"), user_type.id(), &visitor).await?;
    Ok(Told((), context.say("notice-reset-sent")))
}

/// Sets a password by a link and ends all sessions.
#[utoipa::path(post, path = "/auth/resetPassword", tag = "auth", request_body = PasswordReset,
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-link-expired`")))]
pub async fn reset_password(context: ApiContext, visitor: Visitor, body: Body) -> Result<Response> {
    let app = &context.app;
    let form = forms::fill("resetPassword", &body.0, &service::facts(app));
    let (form, token) = both(form, body.token())?;
    let sender = Sender::of(&context.storefront);
    let device = service::reset_password(app, sender, token, form.text("password"), &visitor).await?;
    Ok(remembered(&context, &device, Told((), context.say("notice-password-reset"))))
}

/// Shows by a link that letters to the address arrive.
#[utoipa::path(post, path = "/auth/verifyEmail", tag = "auth", request_body = LinkToken,
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-link-expired`")))]
pub async fn verify_email(context: ApiContext, visitor: Visitor, body: Body) -> Result<Told<()>> {
    service::verify_email(&context.app, Sender::of(&context.storefront), body.token()?, &visitor).await?;
    Ok(Told((), context.say("notice-email-verified")))
}

/// Sends the letter that asks whether the address is right once more.
#[utoipa::path(post, path = "/auth/resendVerification", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-email-verified`")))]
pub async fn resend_verification(context: ApiContext, person: SignedIn) -> Result<Told<()>> {
    service::resend_verification(&context.app, Sender::of(&context.storefront), &person.user).await?;
    Ok(Told((), context.say("notice-verification-sent")))
}

/// Sets the new address by the link in the letter to it.
#[utoipa::path(post, path = "/auth/confirmEmail", tag = "auth", request_body = LinkToken,
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-link-expired`")))]
pub async fn confirm_email(context: ApiContext, visitor: Visitor, body: Body) -> Result<Told<()>> {
    service::confirm_email(&context.app, Sender::of(&context.storefront), body.token()?, &visitor).await?;
    Ok(Told((), context.say("notice-email-changed")))
}
