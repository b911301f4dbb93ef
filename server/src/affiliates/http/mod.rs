//! The endpoints of partners about themselves, and the extractors that enforce their permissions.

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

/// Creates an account for a customer, or for a partner with an application to the affiliate programme.
///
/// The user is signed in, except for a partner who registers in a browser. An e-mail with a verification link is sent to the
/// address.
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
    // The page that follows an application is one for guests.
    Ok(accounts::session_answer(&context, from, &session, "notice-affiliate-applied").into_response())
}

/// Returns the partner's profile by user ID.
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
    Ok(Answer(AffiliateProfile::of(&context, &user, service::own_page(&context.app, partner).await?)))
}

/// Returns the partner's profile with the programme terms that apply to the partner.
#[utoipa::path(get, path = "/affiliate/{id}", tag = "affiliate", security(("bearer" = [])), params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<AdvancedProfile>)))]
async fn advanced_profile(context: ApiContext, own: OwnProfile) -> Result<Answer<AdvancedProfile>> {
    let OwnProfile(user, partner) = own;
    let page = service::own_page(&context.app, partner).await?;
    Ok(Answer(AdvancedProfile::of(&context, &user, page)))
}

/// Updates the partner's profile.
#[utoipa::path(put, path = "/affiliate/{id}", tag = "affiliate", security(("bearer" = [])), params(("id" = i64, Path)),
    request_body = AffiliateChange, responses((status = 200, body = Envelope<AffiliateProfile>),
        (status = 409, description = "`error-affiliate-rejected`, `error-affiliate-suspended`, `error-affiliate-left`")))]
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
        changed: body.changed,
    };
    let page = service::update(&context.app, &partner, edit).await?;
    Ok(Notice(AffiliateProfile::of(&context, &user, page), context.text("notice-affiliate-profile-saved")))
}

/// Sets the partner's payout account.
///
/// The partner is notified by e-mail at the address of the user account.
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
    let info = service::set_payout_account(app, &user, &partner, body.typed(), password, &visitor).await?;
    Ok(Notice(info.into(), context.text("notice-affiliate-payout-saved")))
}

/// Ends the partnership.
///
/// Commissions already earned are still paid out.
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
    Ok(Notice(AffiliateProfile::of(&context, &user, left), context.text("notice-affiliate-left")))
}
