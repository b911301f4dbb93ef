//! Asks every slice for what it keeps of a person, or to forget it.
//!
//! Newsletters, stock alerts, reminders and sellers' applications know an address, not an account: they are the person's only once e-mails to it have been answered. Else whoever
//! registers with a stranger's address could look into that stranger's subscriptions, or end them.

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

/// Everything kept about a person (GDPR 15 and 20).
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

/// Deletes the account of a person who gives its password, as long as that is still the account's when the deletion begins.
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

/// Deletes a person's account and all that belongs to it (GDPR 17). The last e-mail is in the language in which the account was made. A
/// `dry_run` writes nothing and sends none.
pub async fn erase(app: &App, user: UserId, by: ErasureInitiator, dry_run: bool) -> Result<()> {
    let mut tx = app.db.begin().await?;
    erase_within(&mut tx, app, user, by, None).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(())
}

/// As `erase`, in the caller's transaction; the last e-mail is in the language asked for, if one is.
async fn erase_within(
    tx: &mut Tx,
    app: &App,
    user: UserId,
    by: ErasureInitiator,
    sender: Option<Sender>,
) -> Result<()> {
    let person = accounts::get(tx, user).await?;
    returns::forget_person(tx, &person).await?;
    orders::forget_person(tx, &person, app.clock.now()).await?;
    games::forget_person(tx, &person, app.clock.now()).await?;
    commissions::forget_cards(tx, user).await?;
    affiliates::forget(tx, user, app.clock.now()).await?;
    // Wishlists and carts go with the account.
    let user = accounts::erase(tx, app, user, by, sender).await?;
    if user.email_verified_at.is_some() {
        newsletter::leave_everywhere(tx, &user.email, app.clock.now()).await?;
        stock_alerts::forget_everywhere(tx, &user.email).await?;
        cart_reminders::forget_everywhere(tx, &user.email).await?;
        sellers::forget_everywhere(tx, &user.email).await?;
    }
    Ok(())
}
