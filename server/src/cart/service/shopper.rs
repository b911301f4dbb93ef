//! The owner of a cart, and its content.

use super::quote::{Person, QuoteRequest, quote};
use super::stored::join;
use crate::{
    app::App,
    cart::{
        model::{CartLines, CartQuote, StoredLine},
        store,
    },
    catalog::{self, ProductCard},
    error::Result,
    id::{ProductId, UserId, VariantId},
    pricing::{DeliveryType, PaymentType},
    tenancy::Storefront,
    visitor::Visitor,
};

/// Number of cart lines whose related products are read.
const RELATED_TO: usize = 4;

/// Maximum number of related products.
const MOST_RELATED: usize = 8;

/// The owner of the cart, and what the browser stores of it.
#[derive(Clone, Debug, Default)]
pub struct Shopper {
    /// The customer with their e-mail address; `None` for a guest.
    pub customer: Option<(UserId, String)>,
    /// The browser's lines: a guest's cart, or lines added before signing in.
    pub browser_lines: Vec<StoredLine>,
    /// The code that was entered.
    pub code: Option<String>,
    /// The client, for the limit on guesses.
    pub visitor: Visitor,
}

impl Shopper {
    pub(super) fn user(&self) -> Option<UserId> {
        self.customer.as_ref().map(|(user, _)| *user)
    }

    /// A quote request for these lines as shown in a cart: delivery by courier, paid in advance.
    pub(super) fn request<'a>(&'a self, lines: &'a [StoredLine], code: Option<&'a str>) -> QuoteRequest<'a> {
        QuoteRequest {
            lines,
            code,
            person: Person {
                email: self.customer.as_ref().map(|(_, email)| email.as_str()),
                user: self.user(),
                address: self.visitor.address,
            },
            delivery: DeliveryType::Courier,
            payment: PaymentType::Prepaid,
        }
    }
}

/// The lines of the cart.
pub(in crate::cart) async fn lines_of(app: &App, front: &Storefront, shopper: &Shopper) -> Result<Vec<StoredLine>> {
    let Some(user) = shopper.user() else { return Ok(shopper.browser_lines.clone()) };
    let mut lines = store::list(&app.db, front.tenant.id, user).await?;
    join(&mut lines, &shopper.browser_lines);
    Ok(lines)
}

impl CartLines {
    /// The cart of these lines.
    pub(in crate::cart) fn of(lines: Vec<StoredLine>) -> Self {
        Self { pieces: lines.iter().map(|line| line.quantity).sum(), lines }
    }
}

/// The cart with its prices.
pub(in crate::cart) async fn view(app: &App, front: &Storefront, shopper: &Shopper) -> Result<CartQuote> {
    let lines = lines_of(app, front, shopper).await?;
    quote(app, front, &shopper.request(&lines, shopper.code.as_deref())).await
}

/// Products related to those in the cart.
pub(in crate::cart) async fn related(app: &App, front: &Storefront, shopper: &Shopper) -> Result<Vec<ProductCard>> {
    let lines = lines_of(app, front, shopper).await?;
    let variants: Vec<VariantId> = lines.iter().rev().map(|line| line.variant_id).collect();
    let described = catalog::described_variants(app, front, &variants).await?;
    let mut products: Vec<ProductId> =
        variants.iter().filter_map(|variant| described.get(variant).map(|known| known.product_id)).collect();
    let all = products.clone();
    products.dedup();
    products.truncate(RELATED_TO);
    let mut cards = catalog::related(app, front, &products, MOST_RELATED + all.len()).await?;
    cards.retain(|card| card.in_stock && !all.contains(&card.id));
    cards.truncate(MOST_RELATED);
    Ok(cards)
}
