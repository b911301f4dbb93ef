//! A priced cart as the API returns it.

use std::net::IpAddr;

use chrono::TimeDelta;

use super::{
    describe::{self, CodeStatus},
    price::{CartPrice, CartRequest, CodeAnswer, MOST_PIECES, WantedLine, price},
};
use crate::{
    app::App,
    cart::model::{CartQuote, StoredLine},
    catalog,
    error::{Error, Result},
    id::{UserId, VariantId},
    pricing::{DeliveryType, PaymentType},
    promotions,
    rate_limit::{self, Attempt, Policy},
    tenancy::Storefront,
};

/// Limit on unknown codes from one network.
const FROM_NETWORK: Policy = Policy::new("coupon", 20, TimeDelta::minutes(3));
/// Limit on unknown codes from one account.
const BY_ACCOUNT: Policy = Policy::new("coupon-account", 10, TimeDelta::minutes(6));

/// The person who enters a code.
#[derive(Clone, Copy, Debug, Default)]
pub struct Person<'a> {
    /// The person's e-mail address. A code applies only with an address or for a signed-in customer.
    pub email: Option<&'a str>,
    /// The signed-in customer.
    pub user: Option<UserId>,
    /// The client's IP address, for the limit on guesses.
    pub address: Option<IpAddr>,
}

/// A cart to price and to describe.
#[derive(Clone, Copy, Debug)]
pub struct QuoteRequest<'a> {
    /// The requested lines, with the prices that were shown last.
    pub lines: &'a [StoredLine],
    /// The code that was entered.
    pub code: Option<&'a str>,
    /// The person who requests the quote.
    pub person: Person<'a>,
    /// How goods are sent.
    pub delivery: DeliveryType,
    /// How the goods are paid for.
    pub payment: PaymentType,
}

/// Prices a cart and describes it in the storefront's language. Writes nothing except the count of unknown codes.
pub async fn quote(app: &App, front: &Storefront, request: &QuoteRequest<'_>) -> Result<CartQuote> {
    Ok(priced_quote(app, front, request).await?.1)
}

/// As `quote`, and also returns the price that is described.
pub async fn priced_quote(app: &App, front: &Storefront, request: &QuoteRequest<'_>) -> Result<(CartPrice, CartQuote)> {
    let (price, status) = priced(app, front, request).await?;
    let gifts = price.quote.gifts.iter().copied();
    let variants: Vec<VariantId> = request.lines.iter().map(|line| line.variant_id).chain(gifts).collect();
    let described = catalog::described_variants(app, front, &variants).await?;
    let promotions = promotions::of_tenant(app, &front.tenant).await?;
    let cart = describe::Cart { app, front, price: &price, described: &described, promotions: &promotions };
    let quote = cart.quote(request.lines, request.code, status)?;
    Ok((price, quote))
}

/// The price and the code's status; the code is applied only when the person's address is known.
async fn priced(app: &App, front: &Storefront, request: &QuoteRequest<'_>) -> Result<(CartPrice, Option<CodeStatus>)> {
    let lines: Vec<WantedLine> = request.lines.iter().map(wanted).collect();
    let cart = CartRequest {
        lines: &lines,
        code: request.code.filter(|code| !code.trim().is_empty()),
        email: request.person.email,
        delivery: request.delivery,
        payment: request.payment,
    };
    let without_code = CartRequest { code: None, ..cart };
    if cart.code.is_none() {
        return Ok((price(app, &app.db, &front.tenant, cart).await?, None));
    }
    let attempt = match guess(app, &request.person).await {
        Ok(attempt) => attempt,
        // The cart is returned nevertheless.
        Err(Error::RateLimited(_)) => {
            return Ok((price(app, &app.db, &front.tenant, without_code).await?, Some(CodeStatus::TooMany)));
        }
        Err(error) => return Err(error),
    };
    let mut found = price(app, &app.db, &front.tenant, cart).await?;
    let status = match &found.code {
        Some(CodeAnswer::Unknown) | None => {
            attempt.counts();
            CodeStatus::Unknown
        }
        Some(answer) => {
            let status = CodeStatus::of(answer, found.quote.code);
            attempt.take_back().await?;
            status
        }
    };
    let is_known = request.person.user.is_some() || request.person.email.is_some();
    if is_known || !status.may_apply() {
        return Ok((found, Some(status)));
    }
    found = price(app, &app.db, &front.tenant, without_code).await?;
    Ok((found, Some(CodeStatus::NeedsEmail)))
}

/// Counts a guess before the code is looked up; the caller takes it back when the code exists.
async fn guess(app: &App, person: &Person<'_>) -> Result<Attempt> {
    let by_account = person.user.map(|user| BY_ACCOUNT.of(&user.to_string()));
    rate_limit::attempt(app, FROM_NETWORK.of_networks(person.address).into_iter().chain(by_account)).await
}

fn wanted(line: &StoredLine) -> WantedLine {
    let quantity = u32::try_from(line.quantity).unwrap_or(MOST_PIECES).min(MOST_PIECES);
    WantedLine { variant_id: line.variant_id, quantity }
}
