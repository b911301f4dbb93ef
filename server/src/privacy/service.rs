//! Asks every slice for what it keeps of a person, or to forget it.

use serde_json::{Value, json};

use crate::{
    accounts::{self, Erased, User, UserId, Voice},
    app::App,
    error::Result,
    wishlist,
};

/// Everything kept about a person (GDPR 15 and 20).
pub async fn export(app: &App, user: &User) -> Result<Value> {
    let mut all = accounts::personal_data(app, user).await?;
    all["wishlist"] = wishlist::personal_data(app, user.id).await?;
    all["exportedAt"] = json!(app.clock.now());
    Ok(all)
}

/// Deletes a person's account and all that belongs to it (GDPR 17). The last letter speaks as asked, else as the account was made.
pub async fn erase(app: &App, user: UserId, by: Erased, voice: Option<Voice>) -> Result<()> {
    let mut tx = app.db.begin().await?;
    // Wishlists go with the account.
    accounts::erase(&mut tx, app, user, by, voice).await?;
    tx.commit().await?;
    Ok(())
}
