//! Payment cards: those of partners' own orders are stored, and the commissions of orders paid with a card are reviewed again.

use super::review;
use crate::{
    accounts::{self, UserType},
    affiliates,
    app::App,
    commissions::store,
    db::Tx,
    error::{Error, Result},
    id::{OrderId, UserId},
    jobs,
};

/// An order paid by card.
#[derive(Clone, Copy, Debug)]
pub struct PaidByCard<'a> {
    /// The order.
    pub order: OrderId,
    /// The customer's account.
    pub user: Option<UserId>,
    /// The order's e-mail address.
    pub email: Option<&'a str>,
    /// The digest of the card.
    pub card: &'a str,
}

/// Called when a card has paid an order: stores the card if the order is a partner's own one, and queues a review of the order's
/// commission, which compares the card with those of its partner.
pub async fn card_used(app: &App, tx: &mut Tx, paid: PaidByCard<'_>) -> Result<()> {
    let now = app.clock.now();
    let own = match paid.user {
        Some(user) => match accounts::show(app, user).await {
            Ok(user) => Some(user.email),
            Err(Error::NotFound) => None,
            Err(error) => return Err(error),
        },
        None => None,
    };
    for email in [own.as_deref(), paid.email].into_iter().flatten() {
        for user in accounts::with_email(app, email).await? {
            if user.user_type() == Some(UserType::Affiliate)
                && let Some(partner) = affiliates::of_user(&mut *tx, user.id).await?
            {
                store::cards::insert(tx, partner.id, paid.card, now).await?;
            }
        }
    }
    let Some((id, _)) = store::commissions::of_order(&mut *tx, paid.order).await? else { return Ok(()) };
    let Some((_, Some(buyer))) = store::attributions::buyer(&mut *tx, paid.order).await? else { return Ok(()) };
    let mut buyer = buyer.0;
    buyer.card = Some(paid.card.to_owned());
    store::attributions::set_buyer(tx, paid.order, &buyer).await?;
    let Some(commission) = store::commissions::find(&mut *tx, id).await? else { return Ok(()) };
    Ok(jobs::enqueue_all(tx, &[review::job(id, commission.tenant_id, now)]).await?)
}

/// Deletes the cards of a partner whose account is erased.
pub async fn delete_cards(tx: &mut Tx, user: UserId) -> Result<()> {
    if let Some(partner) = affiliates::of_user(&mut *tx, user).await? {
        store::cards::erase(tx, partner.id).await?;
    }
    Ok(())
}
