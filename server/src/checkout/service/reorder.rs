//! Puts what was ordered into the cart once more.

use crate::{
    app::App,
    cart::{self, AddedLines},
    error::{Error, Result},
    id::{UserId, VariantId},
    orders::{self, Order},
    tenancy::Storefront,
};

/// The cart with the items of an order added.
pub struct Reordered {
    /// The cart after the change.
    pub added: AddedLines,
    /// Names of the items that were not added, as in the order.
    pub missing: Vec<String>,
}

/// Adds the items of the order that a link's token opens; fails when none of them can be bought.
pub async fn reorder_by_link(app: &App, front: &Storefront, shopper: &cart::Shopper, token: &str) -> Result<Reordered> {
    reorder(app, front, shopper, orders::by_link(app, front.tenant.id, token).await?).await
}

/// As `reorder_by_link`, for a customer's own order, by its order or invoice number.
pub async fn reorder_own(
    app: &App,
    front: &Storefront,
    shopper: &cart::Shopper,
    user: UserId,
    number: &str,
) -> Result<Reordered> {
    reorder(app, front, shopper, orders::own(app, front.tenant.id, user, number).await?).await
}

/// Gifts are left out: the cart adds those that its promotions give at present.
async fn reorder(app: &App, front: &Storefront, shopper: &cart::Shopper, order: Order) -> Result<Reordered> {
    let mut lines = orders::lines(&app.db, &[order.id]).await?;
    lines.retain(|line| !line.details.is_gift);
    let wanted: Vec<(VariantId, i64)> = lines.iter().map(|line| (line.variant_id, line.quantity)).collect();
    let added = cart::add_lines(app, front, shopper, &wanted).await?;
    let gone = lines.iter().filter(|line| added.missing.contains(&line.variant_id));
    let missing: Vec<String> = gone.map(|line| line.details.name.clone()).collect();
    if missing.len() == lines.len() {
        return Err(Error::rejected_with("error-reorder-gone", [("names", missing.join(", "))]));
    }
    Ok(Reordered { added, missing })
}
