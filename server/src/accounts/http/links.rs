//! The endpoints behind links in e-mails, and those that request such e-mails.

use axum::response::Response;

use super::{
    bodies::{ForgottenPassword, LinkBody, PasswordReset, user_type},
    cookies::with_device,
    guard::SignedIn,
};
use crate::{
    accounts::service::{self, Sender},
    error::Result,
    http::{ApiContext, Body, Envelope, Notice},
    visitor::Visitor,
};

/// Sends an e-mail with a password reset link.
///
/// The response is the same whether or not there is an account with the address.
#[utoipa::path(post, path = "/auth/forgotPassword", tag = "auth", request_body = ForgottenPassword,
    responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn forgot_password(
    context: ApiContext,
    visitor: Visitor,
    Body(body): Body<ForgottenPassword>,
) -> Result<Notice<()>> {
    let user_type = user_type(body.user_type_id).id();
    let sender = Sender::of(&context.storefront);
    service::forgot_password(&context.app, sender, &body.email, user_type, &visitor).await?;
    Ok(Notice((), context.text("notice-reset-sent")))
}

/// Sets a new password with a password reset link, and ends all sessions.
#[utoipa::path(post, path = "/auth/resetPassword", tag = "auth", request_body = PasswordReset,
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-link-expired`")))]
pub async fn reset_password(
    context: ApiContext,
    visitor: Visitor,
    Body(body): Body<PasswordReset>,
) -> Result<Response> {
    let sender = Sender::of(&context.storefront);
    let (token, password) = (body.token.as_str(), body.password.as_str());
    let device = service::reset_password(&context.app, sender, token, password, &visitor).await?;
    Ok(with_device(&context, &device, Notice((), context.text("notice-password-reset"))))
}

/// Verifies an e-mail address with the link that was sent to it.
#[utoipa::path(post, path = "/auth/verifyEmail", tag = "auth", request_body = LinkBody,
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-link-expired`")))]
pub async fn verify_email(context: ApiContext, visitor: Visitor, Body(body): Body<LinkBody>) -> Result<Notice<()>> {
    service::verify_email(&context.app, Sender::of(&context.storefront), body.token.as_str(), &visitor).await?;
    Ok(Notice((), context.text("notice-email-verified")))
}

/// Sends the verification e-mail again.
#[utoipa::path(post, path = "/auth/resendVerification", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-email-verified`")))]
pub async fn resend_verification(context: ApiContext, person: SignedIn) -> Result<Notice<()>> {
    service::resend_verification(&context.app, Sender::of(&context.storefront), &person.user).await?;
    Ok(Notice((), context.text("notice-verification-sent")))
}

/// Confirms a change of the e-mail address with the link sent to the new address.
#[utoipa::path(post, path = "/auth/confirmEmail", tag = "auth", request_body = LinkBody,
    responses((status = 200, body = Envelope<Option<String>>), (status = 409, description = "`error-link-expired`")))]
pub async fn confirm_email(context: ApiContext, visitor: Visitor, Body(body): Body<LinkBody>) -> Result<Notice<()>> {
    service::confirm_email(&context.app, Sender::of(&context.storefront), body.token.as_str(), &visitor).await?;
    Ok(Notice((), context.text("notice-email-changed")))
}
