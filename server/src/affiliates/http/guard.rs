//! The permission extractors of partners: a handler that takes one receives the partner; what their status does not allow is
//! refused.

use axum::{
    extract::{FromRef, FromRequestParts, RawPathParams},
    http::{Method, request::Parts},
};

use crate::{
    accounts::{self, User},
    affiliates::{
        model::{Affiliate, Right},
        service,
    },
    app::App,
    error::{Error, Result},
};

/// The path parameter with a partner's id.
const SEGMENT: &str = "id";
/// The query parameter with a partner's id.
const PARAMETER: &str = "affiliateId";

/// A partner and their account, for figures, links, discounts and money. The caller must be signed in as a partner, and an id in
/// the path (`{id}`) or the query (`affiliateId`) must be their own; another partner's id is refused as forbidden. Pending and
/// rejected partners are refused; suspended partners and those who have left may only read.
#[derive(Clone, Debug)]
pub struct OwnAffiliate(pub User, pub Affiliate);

/// As `OwnAffiliate`, for the profile only: every partner may read it; changing it depends on the status.
#[derive(Clone, Debug)]
pub struct OwnProfile(pub User, pub Affiliate);

async fn own<S>(parts: &mut Parts, state: &S, read: Right, write: Right) -> Result<(User, Affiliate)>
where
    App: FromRef<S>,
    S: Send + Sync,
{
    let person = accounts::Affiliate::from_request_parts(parts, state).await?;
    let app = App::from_ref(state);
    // An account of type affiliate without an application is not a partner.
    let partner = service::of_user(&app.db, person.user.id).await?.ok_or(Error::Forbidden)?;
    let named = named(parts, state).await;
    if named.is_some_and(|id| id.parse() != Ok(partner.id.0)) {
        return Err(Error::Forbidden);
    }
    let is_reading = matches!(parts.method, Method::GET | Method::HEAD);
    let right = if is_reading { read } else { write };
    if !partner.status.may(right) {
        return Err(Error::rejected(partner.status.refusal()));
    }
    Ok((person.user.clone(), partner))
}

/// The id in the path or the query, as sent.
async fn named<S: Send + Sync>(parts: &mut Parts, state: &S) -> Option<String> {
    let query = parts.uri.query().unwrap_or_default();
    let asked = url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == PARAMETER);
    let asked = asked.map(|(_, value)| value.into_owned());
    let segments = RawPathParams::from_request_parts(parts, state).await.ok();
    let segment = segments.as_ref().and_then(|all| all.iter().find(|(name, _)| *name == SEGMENT));
    segment.map(|(_, value)| value.to_owned()).or(asked)
}

impl<S> FromRequestParts<S> for OwnAffiliate
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let (user, partner) = own(parts, state, Right::See, Right::Act).await?;
        Ok(Self(user, partner))
    }
}

impl<S> FromRequestParts<S> for OwnProfile
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    /// Requests that change more than the profile are checked against their own right in the service.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let (user, partner) = own(parts, state, Right::SeeProfile, Right::SeeProfile).await?;
        Ok(Self(user, partner))
    }
}
