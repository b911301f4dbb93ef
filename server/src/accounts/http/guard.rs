//! The permission extractors: a handler that takes one receives the signed-in user; all other requests are refused.

use axum::{
    extract::{FromRef, FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, header, request::Parts},
};

use chrono::{DateTime, Utc};

use super::cookies::{is_same_origin, session_token};
use crate::{
    accounts::{
        model::{SessionId, User, UserId, UserType},
        service::{self, Caller},
    },
    app::App,
    error::{Error, Result},
    tenancy::Storefront,
};

/// Length of a token, in characters.
const LENGTH: usize = 64;

/// A signed-in user of any type.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The user.
    pub user: User,
    /// The session of the request.
    pub session: SessionId,
    /// When the session ends at the latest.
    pub expires_at: DateTime<Utc>,
}

impl SignedIn {
    /// Checks that an id in a request is that of the signed-in user. Another user's id fails like an unknown one.
    pub fn own(&self, id: UserId) -> Result<()> {
        if id == self.user.id { Ok(()) } else { Err(Error::NotFound) }
    }

    pub(super) fn caller(&self) -> Caller {
        Caller { user: self.user.clone(), session: self.session, expires_at: self.expires_at }
    }

    /// Authenticates by the bearer token of API clients, otherwise by the browser's cookie. An invalid token is an error; the
    /// cookie is not tried then.
    async fn from_parts<S>(parts: &Parts, state: &S) -> Result<Self>
    where
        App: FromRef<S>,
    {
        let front = parts.extensions.get::<Storefront>();
        let token = match (parts.headers.contains_key(header::AUTHORIZATION), front) {
            (true, _) => bearer(parts).map(str::to_owned),
            (false, Some(front)) => session_token(&parts.headers, front),
            (false, None) => None,
        };
        let token = token.filter(|token| token.len() == LENGTH).ok_or(Error::Unauthenticated)?;
        let Caller { user, session, expires_at } = service::authenticate(&App::from_ref(state), &token).await?;
        let is_by_cookie = !parts.headers.contains_key(header::AUTHORIZATION);
        if is_by_cookie && front.is_none_or(|front| !is_same_origin(&parts.method, &parts.headers, front)) {
            return Err(Error::Forbidden);
        }
        Ok(Self { user, session, expires_at })
    }

    fn only(self, kind: UserType) -> Result<Self> {
        if self.user.user_type() == Some(kind) { Ok(self) } else { Err(Error::Forbidden) }
    }
}

/// The user who is signed in in a browser, by the cookie alone: for page requests, which only read.
pub async fn browser_session(app: &App, front: &Storefront, headers: &HeaderMap) -> Result<Option<SignedIn>> {
    let Some(token) = session_token(headers, front).filter(|token| token.len() == LENGTH) else { return Ok(None) };
    match service::authenticate(app, &token).await {
        Ok(Caller { user, session, expires_at }) => Ok(Some(SignedIn { user, session, expires_at })),
        Err(Error::Unauthenticated) => Ok(None),
        Err(error) => Err(error),
    }
}

fn bearer(parts: &Parts) -> Option<&str> {
    let value = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

impl<S> FromRequestParts<S> for SignedIn
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        Self::from_parts(parts, state).await
    }
}

/// Defines the extractor of one user type.
macro_rules! permission {
    ($(#[$about:meta])* $name:ident = $kind:ident) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $name(pub SignedIn);

        impl std::ops::Deref for $name {
            type Target = SignedIn;

            fn deref(&self) -> &SignedIn {
                &self.0
            }
        }

        impl<S> FromRequestParts<S> for $name
        where
            App: FromRef<S>,
            S: Send + Sync,
        {
            type Rejection = Error;

            async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
                SignedIn::from_parts(parts, state).await?.only(UserType::$kind).map(Self)
            }
        }
    };
}

/// `Option<Customer>` is a customer or a guest, that is anyone not signed in as a customer. An invalid token of an API client is
/// still refused.
impl<S> OptionalFromRequestParts<S> for Customer
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>> {
        match SignedIn::from_parts(parts, state).await {
            Ok(person) => Ok(person.only(UserType::Customer).ok().map(Self)),
            Err(Error::Unauthenticated) if !parts.headers.contains_key(header::AUTHORIZATION) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

permission! {
    /// A customer.
    Customer = Customer
}
permission! {
    /// An affiliate.
    Affiliate = Affiliate
}
permission! {
    /// An operator of the shop.
    Operator = Admin
}
