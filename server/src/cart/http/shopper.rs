//! Extractor of the owner of the cart that a request concerns.

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

/// The signed-in customer, otherwise the guest whose cart is in the browser's cookie.
pub struct CartOwner(pub Shopper);

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
