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

/// The cart with a code from now on; an empty one takes the code out. A code that cannot count is refused with its reason.
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

/// After this, who guessed too often may try again, at the earliest.
const LIMITED_SECONDS: u64 = 2;
