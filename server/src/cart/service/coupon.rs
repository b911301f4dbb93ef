//! The code that a shopper enters.

use super::{
    quote::quote,
    shopper::{Shopper, lines_of},
};
use crate::{
    app::App,
    cart::model::{CartQuote, CouponState},
    error::{Error, Result},
    tenancy::Storefront,
};

/// Sets the cart's code and returns the cart; an empty code removes it. A code that cannot apply is refused with the reason.
pub(in crate::cart) async fn set_coupon(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    code: &str,
) -> Result<CartQuote> {
    let lines = lines_of(app, front, shopper).await?;
    let cart = quote(app, front, &shopper.request(&lines, Some(code))).await?;
    match &cart.coupon {
        Some(coupon) if coupon.reason == "error-rate-limited" => Err(Error::RateLimited(LIMITED_SECONDS)),
        Some(coupon) if matches!(coupon.state, CouponState::Unknown | CouponState::Refused) => {
            Err(Error::rejected(coupon.reason))
        }
        _ => Ok(cart),
    }
}

/// `Retry-After` in seconds, at the least, for a client that has guessed too many codes.
const LIMITED_SECONDS: u64 = 2;
