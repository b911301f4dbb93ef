//! Whose cart a request is about.

use axum::{
    extract::{FromRef, FromRequestParts, OptionalFromRequestParts},
    http::request::Parts,
};

use super::cookies;
use crate::{
    accounts::Customer,
    app::App,
    cart::service::Shopper,
    error::{Error, Result},
    visitor::Visitor,
};

/// The customer who is signed in, else the guest whose browser keeps the cart.
pub(super) struct CartOwner(pub(super) Shopper);

impl<S> FromRequestParts<S> for CartOwner
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let customer = <Customer as OptionalFromRequestParts<S>>::from_request_parts(parts, state).await?;
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        Ok(Self(Shopper {
            customer: customer.map(|customer| (customer.user.id, customer.user.email.clone())),
            browser_lines: cookies::lines(&parts.headers),
            code: cookies::code(&parts.headers),
            visitor,
        }))
    }
}
