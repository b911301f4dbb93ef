//! New passwords: by their person, by a link in an e-mail.

use std::time::Duration;

use tokio::time::Instant;

use super::{Entry, Seen, Visitor, check_new_password, check_password, entry, links::request_link, note, notify};
use crate::{
    accounts::{
        limits,
        model::User,
        passwords,
        store::{
            links::{self, Purpose},
            sessions, users,
        },
        tokens::{Token, digest},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    mail::{Notice, Sender},
    rate_limit,
};

/// How long asking for one takes, whether there is an account or not.
const EQUAL_TIME: Duration = Duration::from_millis(400);

/// Sets another password for somebody who knows the old one. Every session ends; the answer begins a new one.
pub async fn change_password(
    app: &App,
    sender: Sender,
    seen: &Seen,
    (old, new): (&str, &str),
    visitor: &Visitor,
) -> Result<Entry> {
    check_new_password(new)?;
    let old_hash = check_password(app, &seen.user, old, "oldPassword", visitor).await?;
    let hash = passwords::hash(new).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if users::hold(&mut tx, seen.user.id, &old_hash).await? == 0 {
        return Err(Error::field("oldPassword", "form-wrong-password"));
    }
    replace(&mut tx, &seen.user, &hash).await?;
    note(&mut tx, Some(seen.user.id), "password-changed", visitor, now).await?;
    notify(&mut tx, app, sender, &seen.user, &Notice::PasswordChanged {}).await?;
    let entry = entry::begin(&mut tx, seen.user.clone(), visitor, now).await?;
    tx.commit().await?;
    Ok(entry)
}

/// Writes a password, and makes worthless what the old one had opened: sessions, known browsers, links to a new one and to another
/// address, for which whoever knew the old one may have asked.
pub async fn replace(tx: &mut Tx, user: &User, hash: &str) -> Result<()> {
    users::update_password(tx, user.id, hash).await?;
    sessions::delete_all(tx, user.id).await?;
    sessions::delete_devices(tx, user.id).await?;
    links::delete(tx, user.id, Purpose::Reset).await?;
    links::delete(tx, user.id, Purpose::Email).await?;
    rate_limit::clear(tx, &limits::account_key(user.user_type_id, &user.email)).await
}

/// Sends a link to a new password, if there is such an account. Answer and time say nothing of it.
pub async fn forgot_password(
    app: &App,
    sender: Sender,
    email: &str,
    user_type_id: i64,
    visitor: &Visitor,
) -> Result<()> {
    let email = super::comparable(email)?;
    rate_limit::limit(app, limits::EMAILS_FROM.of_networks(visitor.address)).await?;
    let started = Instant::now();
    let sent = send_reset(app, sender, &email, user_type_id, visitor).await;
    tokio::time::sleep_until(started + EQUAL_TIME).await;
    sent
}

async fn send_reset(app: &App, sender: Sender, email: &str, user_type_id: i64, visitor: &Visitor) -> Result<()> {
    let key = limits::EMAILS_TO.of(&format!("{user_type_id} {email}"));
    match rate_limit::limit(app, [key]).await {
        // Who asks again and again has the e-mail already.
        Err(Error::RateLimited(_)) => return Ok(()),
        other => other?,
    }
    let user = users::find_by_email(&app.db, user_type_id, email).await?;
    let Some(user) = user.filter(|user| user.disabled_at.is_none()) else { return Ok(()) };
    let mut tx = app.db.begin().await?;
    request_link(&mut tx, app, sender, &user, Purpose::Reset).await?;
    note(&mut tx, Some(user.id), "reset-asked", visitor, app.clock.now()).await?;
    tx.commit().await?;
    Ok(())
}

/// Sets another password by a link. Every session ends. The browser is remembered: it opened the link in the e-mail.
pub async fn reset_password(
    app: &App,
    sender: Sender,
    token: &str,
    password: &str,
    visitor: &Visitor,
) -> Result<Token> {
    const EXPIRED: Error = Error::Rejected("error-link-expired");
    let now = app.clock.now();
    let token = digest(token);
    if !links::is_alive(&app.db, Purpose::Reset, &token, now).await? {
        return Err(EXPIRED);
    }
    check_new_password(password)?;
    let hash = passwords::hash(password).await?;
    let mut tx = app.db.begin().await?;
    let (id, email) = links::take(&mut tx, Purpose::Reset, &token, now).await?.ok_or(EXPIRED)?;
    let user = users::find(&mut tx, id).await?.filter(|user| user.disabled_at.is_none()).ok_or(EXPIRED)?;
    replace(&mut tx, &user, &hash).await?;
    users::verify_email(&mut tx, id, &email, now).await?;
    note(&mut tx, Some(id), "password-reset", visitor, now).await?;
    notify(&mut tx, app, sender, &user, &Notice::PasswordChanged {}).await?;
    let device = entry::remember(&mut tx, id, visitor, now).await?;
    tx.commit().await?;
    Ok(device)
}
