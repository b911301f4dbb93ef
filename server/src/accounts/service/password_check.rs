//! Checks a signed-in user's password before actions that cannot be undone.

use super::security_events::append_event;
use crate::{
    accounts::{
        limits,
        model::User,
        passwords::{self, HashRequest},
        store::users,
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    rate_limit,
    visitor::Visitor,
};

/// Checks a user's password before an action that cannot be undone; a wrong one is an error on the given field. Returns the hash
/// that it matched.
pub async fn check_password(
    app: &App,
    user: &User,
    password: &str,
    field: &'static str,
    visitor: &Visitor,
) -> Result<String> {
    let key = limits::SIGNED_IN.of(&user.id.to_string());
    let attempt = rate_limit::attempt(app, [key.clone()]).await?;
    let hash = users::password_hash(&app.db, user.id).await?;
    let request = HashRequest { is_known: true, has_begun: attempt.has_begun() };
    let is_right = match passwords::matches(app, password, hash.as_deref(), request).await {
        Ok(is_right) => is_right,
        Err(error) => {
            attempt.take_back().await?;
            return Err(error);
        }
    };
    let mut tx = app.db.begin().await?;
    if is_right {
        attempt.succeeded(&mut tx, &key).await?;
    } else {
        attempt.counts();
        append_event(&mut tx, Some(user.id), "password-wrong", visitor, app.clock.now()).await?;
    }
    tx.commit().await?;
    hash.filter(|_| is_right).ok_or_else(|| Error::field(field, "form-wrong-password"))
}

/// Locks the account's row if its password hash is still this one; if it has changed in the meantime, fails with an error on the
/// given field.
pub async fn hold_password(tx: &mut Tx, user: &User, hash: &str, field: &'static str) -> Result<()> {
    let is_current = users::lock_if_password_is(tx, user.id, hash).await?;
    if is_current { Ok(()) } else { Err(Error::field(field, "form-wrong-password")) }
}
