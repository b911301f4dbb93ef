//! Changing a line of a cart, and adding several. A guest's lines are read from and returned to the browser.

use super::{
    choices::{LineChange, variant_of},
    price::{CartPrice, CartRequest, LineProblem, WantedLine, most_pieces, price},
    quote::quote,
    shopper::Shopper,
    stored::{LOCK, MOST_LINES, join, write},
};
use crate::{
    app::App,
    cart::{
        model::{CartQuote, StoredLine},
        store,
    },
    error::{Error, Result},
    id::{TenantId, UserId, VariantId},
    inventory::Unavailable,
    money::Money,
    pricing::{DeliveryType, PaymentType},
    tenancy::Storefront,
    translate::translate,
};

/// How to change the number of pieces.
#[derive(Clone, Copy, Debug)]
pub(in crate::cart) enum Quantity {
    /// Adds this many pieces.
    Add(i64),
    /// Sets the number of pieces; 0 removes the line.
    Set(i64),
}

/// Result of a change.
#[derive(Clone, Debug)]
pub(in crate::cart) struct ChangeResult {
    /// The cart after the change.
    pub cart: CartQuote,
    /// The lines that the browser stores from now on: a guest's lines, empty for a customer.
    pub browser_lines: Vec<StoredLine>,
    /// The message to show.
    pub message: String,
}

/// Adds a variant, changes its number of pieces, or removes it.
pub(in crate::cart) async fn change_line(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    line: LineChange,
    quantity: Quantity,
) -> Result<ChangeResult> {
    let variant = variant_of(app, Some(line)).await?;
    let offered = match quantity {
        Quantity::Set(0) => VariantOffer::default(),
        _ => offered(app, front, variant).await?,
    };
    let requested = RequestedLine { variant, quantity, offered };
    let (lines, outcome) = change_lines(app, front, shopper, |lines| requested.apply(lines)).await?;
    let (cart, browser_lines) = changed_cart(app, front, shopper, &lines).await?;
    Ok(ChangeResult { cart, browser_lines, message: outcome.message(app, front) })
}

/// Result of adding several variants.
#[derive(Clone, Debug)]
pub struct AddedLines {
    /// The cart after the change.
    pub cart: CartQuote,
    /// The lines that the browser stores from now on: a guest's lines, empty for a customer.
    pub(in crate::cart) browser_lines: Vec<StoredLine>,
    /// The variants that were not added: they cannot be bought at present, or the cart is full.
    pub missing: Vec<VariantId>,
}

/// Adds pieces of several variants in one change; of each at most as many as are available.
pub async fn add_lines(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    wanted: &[(VariantId, i64)],
) -> Result<AddedLines> {
    let variants: Vec<VariantId> = wanted.iter().map(|(variant, _)| *variant).collect();
    let found = offers(app, front, &variants).await?;
    let requested: Vec<(VariantId, Option<RequestedLine>)> = wanted
        .iter()
        .map(|(variant, pieces)| {
            let offered = found.offer(*variant).filter(|offered| offered.most > 0);
            let line = |offered| RequestedLine { variant: *variant, quantity: Quantity::Add(*pieces), offered };
            (*variant, offered.map(line))
        })
        .collect();
    let add = |lines: &mut Vec<StoredLine>| {
        let missing = requested.iter().filter(|(_, line)| line.is_none_or(|line| line.apply(lines).is_err()));
        Ok(missing.map(|(variant, _)| *variant).collect())
    };
    let (lines, missing) = change_lines(app, front, shopper, add).await?;
    let (cart, browser_lines) = changed_cart(app, front, shopper, &lines).await?;
    Ok(AddedLines { cart, browser_lines, missing })
}

/// Applies a change to the shopper's lines; returns the lines after it, and what the change returns.
async fn change_lines<T: Send>(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    change: impl Fn(&mut Vec<StoredLine>) -> Result<T> + Send + Sync,
) -> Result<(Vec<StoredLine>, T)> {
    let Some(user) = shopper.user() else {
        let mut lines = shopper.browser_lines.clone();
        let outcome = change(&mut lines)?;
        return Ok((lines, outcome));
    };
    let (tenant, change) = (front.tenant.id, &change);
    app.db
        .transact(|mut tx| async move {
            tx.lock(LOCK, user).await?;
            let before = store::list(&mut tx, tenant, user).await?;
            let mut lines = before.clone();
            join(&mut lines, &shopper.browser_lines);
            let outcome = change(&mut lines)?;
            write(&mut tx, app, tenant, user, &before, &lines).await?;
            tx.commit().await?;
            Ok((lines, outcome))
        })
        .await
}

/// The cart of changed lines, and the lines that the browser stores from now on.
async fn changed_cart(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    lines: &[StoredLine],
) -> Result<(CartQuote, Vec<StoredLine>)> {
    let cart = quote(app, front, &shopper.request(lines, shopper.code.as_deref())).await?;
    let shown = with_shown_prices(lines, &cart);
    let Some(user) = shopper.user() else { return Ok((cart, shown)) };
    if shown != lines {
        save_shown_prices(app, front.tenant.id, user, &shown).await?;
    }
    Ok((cart, Vec::new()))
}

/// A variant's price and availability in the shop.
#[derive(Clone, Copy, Debug, Default)]
struct VariantOffer {
    most: i64,
    unit: Option<Money>,
}

/// The prices and availability of one piece of each variant.
async fn offers(app: &App, front: &Storefront, variants: &[VariantId]) -> Result<CartPrice> {
    let lines: Vec<WantedLine> =
        variants.iter().map(|variant_id| WantedLine { variant_id: *variant_id, quantity: 1 }).collect();
    let request = CartRequest {
        lines: &lines,
        code: None,
        email: None,
        delivery: DeliveryType::Courier,
        payment: PaymentType::Prepaid,
    };
    price(app, &app.db, &front.tenant, request).await
}

/// How many pieces can be bought, and the price of one; fails when there are none.
async fn offered(app: &App, front: &Storefront, variant_id: VariantId) -> Result<VariantOffer> {
    let found = offers(app, front, &[variant_id]).await?;
    if let Some((_, problem)) = found.problems.first() {
        return Err(Error::rejected(match problem {
            LineProblem::Unavailable(Unavailable::NotSoldHere | Unavailable::Hidden) => "error-cart-not-here",
            LineProblem::Unavailable(_) => "error-cart-gone",
            LineProblem::Short { .. } => "error-cart-sold-out",
        }));
    }
    Ok(found.offer(variant_id).unwrap_or_default())
}

impl CartPrice {
    /// A variant's price and availability; `None` when the country does not sell it at present.
    fn offer(&self, variant: VariantId) -> Option<VariantOffer> {
        let most = i64::from(most_pieces(self.offers.get(&variant)?));
        let line = self.quote.lines.iter().find(|line| line.key.0 == variant);
        Some(VariantOffer { most, unit: line.map(|line| line.unit) })
    }
}

/// A change of one line.
#[derive(Clone, Copy)]
struct RequestedLine {
    variant: VariantId,
    quantity: Quantity,
    offered: VariantOffer,
}

/// Outcome of a requested line.
#[derive(Clone, Copy)]
enum Outcome {
    Added,
    Set,
    Removed,
    Short(i64),
}

impl RequestedLine {
    fn apply(self, lines: &mut Vec<StoredLine>) -> Result<Outcome> {
        let place = lines.iter().position(|line| line.variant_id == self.variant);
        let before = place.map_or(0, |place| lines[place].quantity);
        let (wanted, done) = match self.quantity {
            Quantity::Set(0) => {
                lines.retain(|line| line.variant_id != self.variant);
                return Ok(Outcome::Removed);
            }
            Quantity::Set(pieces) => (pieces, Outcome::Set),
            Quantity::Add(pieces) => (before.saturating_add(pieces), Outcome::Added),
        };
        let VariantOffer { most, unit } = self.offered;
        let shown_minor = unit.map(|unit| unit.minor);
        let quantity = wanted.min(most);
        match place {
            Some(place) => lines[place] = StoredLine { quantity, shown_minor, ..lines[place] },
            None if lines.len() >= MOST_LINES => return Err(Error::rejected("error-cart-full")),
            None => lines.push(StoredLine { variant_id: self.variant, quantity, shown_minor }),
        }
        Ok(if wanted > most { Outcome::Short(most) } else { done })
    }
}

impl Outcome {
    fn message(self, app: &App, front: &Storefront) -> String {
        match self {
            Self::Added => translate(app, front, "cart-added-title", &[]),
            Self::Set => translate(app, front, "notice-cart-changed", &[]),
            Self::Removed => translate(app, front, "notice-cart-removed", &[]),
            Self::Short(most) => translate(app, front, "error-cart-short", &[("count", most.into())]),
        }
    }
}

/// The lines with the prices that are shown now.
fn with_shown_prices(lines: &[StoredLine], cart: &CartQuote) -> Vec<StoredLine> {
    let unit = |variant: VariantId| {
        let line = cart.lines.iter().find(|line| line.variant_id == variant && line.quantity > 0)?;
        Some(line.discount_price.unwrap_or(line.unit_price).minor)
    };
    lines.iter().map(|line| StoredLine { shown_minor: unit(line.variant_id).or(line.shown_minor), ..*line }).collect()
}

/// Stores the prices that a customer was shown, where they have changed.
async fn save_shown_prices(app: &App, tenant: TenantId, user: UserId, lines: &[StoredLine]) -> Result<()> {
    app.db
        .transact(|mut tx| async move {
            tx.lock(LOCK, user).await?;
            let before = store::list(&mut tx, tenant, user).await?;
            let shown = |own: &StoredLine| lines.iter().find(|line| line.variant_id == own.variant_id);
            let changed: Vec<StoredLine> = before
                .iter()
                .filter_map(|own| Some(StoredLine { shown_minor: shown(own)?.shown_minor, ..*own }))
                .filter(|line| !before.contains(line))
                .collect();
            if changed.is_empty() {
                return Ok(tx.rollback().await?);
            }
            store::save(&mut tx, tenant, user, &changed, app.clock.now()).await?;
            tx.commit().await?;
            Ok(())
        })
        .await
}
