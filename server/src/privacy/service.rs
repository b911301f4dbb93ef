//! Collects the data about a person from every module, or has it erased there.
//!
//! Newsletters, stock alerts, reminders and sellers' applications are stored by e-mail address, without an account. They count as
//! the person's only once the address is verified: otherwise a person could register with someone else's address and then read or
//! end that person's subscriptions.

use serde_json::{Value, json};

use crate::{
    accounts::{self, ErasureInitiator, Sender, User, UserId},
    affiliates,
    app::App,
    cart, cart_reminders, commissions,
    db::Tx,
    error::Result,
    games, newsletter, orders, returns, sellers, stock_alerts,
    visitor::Visitor,
    wishlist,
};

/// All stored data about a person (GDPR, articles 15 and 20).
pub async fn export(app: &App, user: &User) -> Result<Value> {
    let mut all = accounts::personal_data(app, user).await?;
    all["wishlist"] = wishlist::personal_data(app, user.id).await?;
    all["cart"] = cart::personal_data(app, user.id).await?;
    all["orders"] = orders::personal_data(app, user).await?;
    all["returns"] = returns::personal_data(app, user).await?;
    all["affiliate"] = affiliates::personal_data(app, user.id).await?;
    all["commissions"] = commissions::personal_data(app, user.id).await?;
    let verified = user.email_verified_at.map(|_| user.email.as_str());
    all["stockAlerts"] = json!(stock_alerts::of_person(&app.db, user.id, verified).await?);
    all["cartReminders"] = json!(cart_reminders::of_person(&app.db, user.id, verified).await?);
    all["wheels"] = games::personal_data(app, user).await?;
    if user.email_verified_at.is_some() {
        all["newsletter"] = json!(newsletter::of_email(&app.db, &user.email).await?);
        all["sellerApplications"] = json!(sellers::of_email(&app.db, &user.email).await?);
    }
    all["exportedAt"] = json!(app.clock.now());
    Ok(all)
}

/// Erases the account of a user who gives the password, if that is still the account's password when the deletion starts.
pub async fn erase_own_account(
    app: &App,
    user: &User,
    password: &str,
    sender: Sender,
    visitor: &Visitor,
) -> Result<()> {
    let hash = accounts::check_password(app, user, password, "password", visitor).await?;
    let mut tx = app.db.begin().await?;
    accounts::hold_password(&mut tx, user, &hash, "password").await?;
    erase_within(&mut tx, app, user.id, ErasureInitiator::ByPerson, Some(sender)).await?;
    tx.commit().await?;
    Ok(())
}

/// Erases a user's account and everything that belongs to it (GDPR, article 17). The last e-mail is in the language in which the
/// account was created. A `dry_run` writes nothing and sends no e-mail.
pub async fn erase(app: &App, user: UserId, by: ErasureInitiator, dry_run: bool) -> Result<()> {
    let mut tx = app.db.begin().await?;
    erase_within(&mut tx, app, user, by, None).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(())
}

/// As `erase`, in the caller's transaction; the last e-mail is in the language of `sender`, if given.
async fn erase_within(
    tx: &mut Tx,
    app: &App,
    user: UserId,
    by: ErasureInitiator,
    sender: Option<Sender>,
) -> Result<()> {
    let person = accounts::get(tx, user).await?;
    returns::erase_person(tx, &person).await?;
    orders::erase_person(tx, &person, app.clock.now()).await?;
    games::erase_person(tx, &person, app.clock.now()).await?;
    commissions::delete_cards(tx, user).await?;
    affiliates::erase(tx, user, app.clock.now()).await?;
    // Wishlists and carts are deleted with the account.
    let user = accounts::erase(tx, app, user, by, sender).await?;
    if user.email_verified_at.is_some() {
        newsletter::unsubscribe_everywhere(tx, &user.email, app.clock.now()).await?;
        stock_alerts::erase_everywhere(tx, &user.email).await?;
        cart_reminders::erase_everywhere(tx, &user.email).await?;
        sellers::erase_everywhere(tx, &user.email).await?;
    }
    Ok(())
}
