//! The calls of partners about themselves, and the extractors that are their permissions.

mod bodies;
mod guard;
mod views;

use axum::response::{IntoResponse as _, Response};
use utoipa_axum::{router::OpenApiRouter, routes};

use self::{
    bodies::{AffiliateChange, AffiliateDeletion, PayoutAccountBody, UserOrAffiliate},
    views::{AdvancedProfile, AffiliateProfile, PayoutView},
};
use super::service::{self, Applicant, ProfileEdit};
use crate::{
    accounts::{self, FromPage, Sender, SessionAnswer, UserId},
    app::App,
    error::{Error, Result},
    http::{Answer, ApiContext, Body, Envelope, Notice, Segments},
    visitor::Visitor,
};

pub use guard::{OwnAffiliate, OwnProfile};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(register))
        .routes(routes!(profile))
        .routes(routes!(advanced_profile, update))
        .routes(routes!(set_payout_account))
        .routes(routes!(leave))
}

/// Makes an account of a customer, or of a partner with the application to the affiliate programme, and signs in: a partner's browser stays
/// signed out. An e-mail asks whether the address is right.
#[utoipa::path(post, path = "/auth/register-user-or-affiliate", tag = "auth", request_body = UserOrAffiliate,
    responses((status = 200, body = Envelope<SessionAnswer>),
        (status = 409, description = "`error-user-exists`, or `error-affiliate-programme-closed`")))]
async fn register(
    context: ApiContext,
    visitor: Visitor,
    from: FromPage,
    Body(body): Body<UserOrAffiliate>,
) -> Result<Response> {
    let (app, front) = (&context.app, &context.storefront);
    if !body.is_affiliate() {
        let sender = Sender::of(front);
        let session = accounts::register(app, sender, body.person(), body.password.as_str(), &visitor).await?;
        return Ok(accounts::signed_in(&context, from, &session, "notice-registered"));
    }
    let applicant = Applicant {
        person: body.person(),
        password: body.password.as_str(),
        details: body.details(),
        trap: body.trap(),
    };
    let session = service::apply(app, front, applicant, &visitor).await?;
    // What follows an application is a page for guests.
    Ok(accounts::session_answer(&context, from, &session, "notice-affiliate-applied").into_response())
}

/// The partner of an account.
#[utoipa::path(get, path = "/affiliate/profile/by/user/{userId}", tag = "affiliate", security(("bearer" = [])),
    params(("userId" = i64, Path)), responses((status = 200, body = Envelope<AffiliateProfile>)))]
async fn profile(
    context: ApiContext,
    own: OwnProfile,
    Segments(id): Segments<UserId>,
) -> Result<Answer<AffiliateProfile>> {
    let OwnProfile(user, partner) = own;
    if id != user.id {
        return Err(Error::Forbidden);
    }
    Ok(Answer(AffiliateProfile::of(&user, service::own_page(&context.app, partner).await?)))
}

/// The partner with the terms of the programme that hold for them.
#[utoipa::path(get, path = "/affiliate/{id}", tag = "affiliate", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<AdvancedProfile>)))]
async fn advanced_profile(context: ApiContext, own: OwnProfile) -> Result<Answer<AdvancedProfile>> {
    let OwnProfile(user, partner) = own;
    let page = service::own_page(&context.app, partner).await?;
    Ok(Answer(AdvancedProfile::of(&context, &user, page)))
}

/// Writes what the partner says of themselves.
#[utoipa::path(put, path = "/affiliate/{id}", tag = "affiliate", security(("bearer" = [])), params(("id" = i64, Path)),
    request_body = AffiliateChange, responses((status = 200, body = Envelope<AffiliateProfile>),
        (status = 409, description = "`error-affiliate-suspended` and the like")))]
async fn update(
    context: ApiContext,
    own: OwnProfile,
    Body(body): Body<AffiliateChange>,
) -> Result<Notice<AffiliateProfile>> {
    let OwnProfile(user, partner) = own;
    let edit = ProfileEdit {
        details: body.details(),
        agrees_to_programme: body.agrees_to_programme == Some(true),
        time_zone: body.time_zone,
    };
    let page = service::update(&context.app, &partner, edit).await?;
    Ok(Notice(AffiliateProfile::of(&user, page), context.say("notice-affiliate-profile-saved")))
}

/// Writes where the partner's money goes. The account's own address is told.
#[utoipa::path(put, path = "/affiliate/{id}/payout-account", tag = "affiliate", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = PayoutAccountBody, responses((status = 200, body = Envelope<PayoutView>),
        (status = 409, description = "`error-affiliate-payout-closed`")))]
async fn set_payout_account(
    context: ApiContext,
    own: OwnProfile,
    visitor: Visitor,
    Body(body): Body<PayoutAccountBody>,
) -> Result<Notice<PayoutView>> {
    let OwnProfile(user, partner) = own;
    let (app, password) = (&context.app, body.password.as_str());
    let info = service::set_payout_account(app, (&user, &partner), body.typed(), password, &visitor).await?;
    Ok(Notice(info.into(), context.say("notice-affiliate-payout-saved")))
}

/// Ends the partnership. What was earned is still paid.
#[utoipa::path(post, path = "/affiliate/{id}/leave", tag = "affiliate", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = AffiliateDeletion, responses((status = 200, body = Envelope<AffiliateProfile>)))]
async fn leave(
    context: ApiContext,
    own: OwnProfile,
    visitor: Visitor,
    Body(body): Body<AffiliateDeletion>,
) -> Result<Notice<AffiliateProfile>> {
    let OwnProfile(user, partner) = own;
    let left = service::leave(&context.app, &user, &partner, body.password.as_str(), &visitor).await?;
    Ok(Notice(AffiliateProfile::of(&user, left), context.say("notice-affiliate-left")))
}
