//! Finding an order with details known to its shopper: a number together with the e-mail address or postcode entered with the
//! order.

use chrono::TimeDelta;

use super::read;
use crate::{
    app::App,
    error::{Error, Result},
    forms,
    id::TenantId,
    orders::{
        model::{Order, OrderDetails},
        number::normalised,
        store,
    },
    rate_limit::{self, Policy},
    token,
    visitor::Visitor,
};

/// Limit on guesses from one network.
const FROM_NETWORK: Policy = Policy::new("order-track", 20, TimeDelta::minutes(1));
/// Limit on guesses at one number, from any network.
const OF_NUMBER: Policy = Policy::new("order-track-number", 10, TimeDelta::minutes(5));

/// The details that a visitor enters.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trackers<'a> {
    /// The order number or the invoice number.
    pub number: &'a str,
    /// The e-mail address of the order.
    pub email: Option<&'a str>,
    /// The postcode of the delivery or billing address.
    pub postal_code: Option<&'a str>,
}

/// An order that was found, with a link to it.
#[derive(Clone, Debug)]
pub struct TrackedOrder {
    /// The order with all its details.
    pub details: OrderDetails,
    /// The token of a link to it.
    pub token: String,
    /// Whether the link shows only the order's status: invoice numbers are sequential and postcodes few, so that both together
    /// must not reveal personal data.
    pub is_limited: bool,
}

/// The order with a number and an e-mail address or postcode. Whichever detail is wrong, the response is the same and takes the
/// same work; guesses are rate limited.
pub async fn track(app: &App, tenant: TenantId, known: Trackers<'_>, visitor: &Visitor) -> Result<TrackedOrder> {
    let typed = known.number.trim();
    let keys = FROM_NETWORK.of_networks(visitor.address).into_iter();
    let of_number = OF_NUMBER.of(&format!("{tenant} {}", normalised(typed)));
    let attempt = rate_limit::attempt(app, keys.chain([of_number])).await?;
    // Both are looked up, and a comparison is made, even when there is no such order, so that timing reveals nothing.
    let by_number = store::orders::find_by_number(&app.db, Some(tenant), &normalised(typed)).await?;
    let by_invoice = store::orders::find_by_invoice(&app.db, Some(tenant), &typed.to_uppercase()).await?;
    let is_order_number = by_number.is_some();
    let found = by_number.or(by_invoice);
    let has_email = same(known.email.and_then(forms::email), found.as_ref().and_then(|order| order.email.clone()));
    let has_postcode = found_postcode(found.as_ref(), known.postal_code);
    let Some(order) = found.filter(|_| has_email || has_postcode) else {
        attempt.counts();
        return Err(Error::rejected("error-order-not-found"));
    };
    attempt.take_back().await?;
    let is_limited = !has_email && !is_order_number;
    let token = if is_limited {
        read::fresh_limited_link(app, order.id).await?
    } else {
        read::fresh_link(app, order.id).await?
    };
    Ok(TrackedOrder { details: read::details(app, order).await?, token, is_limited })
}

fn found_postcode(order: Option<&Order>, typed: Option<&str>) -> bool {
    let contact = order.and_then(|order| order.contact.as_ref());
    let delivery = contact.map(|contact| postcode(&contact.address.postal_code));
    let billing = contact.and_then(|contact| contact.billing.as_ref()).map(|billing| postcode(&billing.postal_code));
    let is_delivery = same(typed.map(postcode), delivery);
    let is_billing = same(typed.map(postcode), billing);
    is_delivery || is_billing
}

/// Letters and digits only: `SI-1000` and `SI 1000` are equal.
fn postcode(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_uppercase).collect()
}

/// Whether both are present and equal, compared as digests, so that timing does not reveal where they differ.
fn same(typed: Option<String>, known: Option<String>) -> bool {
    let is_given = typed.as_ref().is_some_and(|text| !text.is_empty()) && known.is_some();
    let is_equal = token::digest(&typed.unwrap_or_default()) == token::digest(&known.unwrap_or_default());
    is_given && is_equal
}
