//! Changing passwords: by the signed-in user, or by a link in an e-mail.

use std::time::Duration;

use tokio::time::Instant;

use super::{
    Caller, NewSession, Sender, check_new_password,
    comparable_email::comparable,
    links::request_link,
    notices::notify,
    password_check::{check_password, hold_password},
    security_events::append_event,
    sessions,
};
use crate::{
    accounts::{
        limits,
        model::User,
        passwords,
        store::{
            links::{self, Purpose},
            sessions as session_store, users,
        },
        tokens::Token,
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    id::UserTypeId,
    mail::Notice,
    rate_limit, token,
    visitor::Visitor,
};

/// How long requesting a reset takes, whether the account exists or not.
const EQUAL_TIME: Duration = Duration::from_millis(400);

/// The old and the new password.
#[derive(Clone, Copy)]
pub struct Passwords<'a> {
    /// The old password.
    pub old: &'a str,
    /// The new password.
    pub new: &'a str,
}

/// Changes the password of a user who knows the old one. Ends every session and starts a new one for the caller.
pub async fn change_password(
    app: &App,
    sender: Sender,
    caller: &Caller,
    passwords: Passwords<'_>,
    visitor: &Visitor,
) -> Result<NewSession> {
    check_new_password(passwords.new)?;
    let old_hash = check_password(app, &caller.user, passwords.old, "oldPassword", visitor).await?;
    let hash = passwords::hash(app, passwords.new).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    hold_password(&mut tx, &caller.user, &old_hash, "oldPassword").await?;
    replace(&mut tx, &caller.user, &hash).await?;
    append_event(&mut tx, Some(caller.user.id), "password-changed", visitor, now).await?;
    notify(&mut tx, app, sender, &caller.user, &Notice::PasswordChanged {}).await?;
    let session = sessions::begin(&mut tx, caller.user.clone(), visitor, now).await?;
    tx.commit().await?;
    Ok(session)
}

/// Stores a password hash, and invalidates everything obtained with the old password: sessions, known browsers, and links for
/// password resets and address changes, which anyone who knew the old password may have requested.
pub async fn replace(tx: &mut Tx, user: &User, hash: &str) -> Result<()> {
    users::update_password(tx, user.id, hash).await?;
    session_store::delete_all(tx, user.id).await?;
    session_store::delete_devices(tx, user.id).await?;
    links::delete(tx, user.id, Purpose::Reset).await?;
    links::delete(tx, user.id, Purpose::Email).await?;
    rate_limit::clear(tx, &limits::account_key(user.user_type_id, &user.email)).await
}

/// Sends a password reset link if the account exists. Neither the response nor its timing reveals whether it does.
pub async fn forgot_password(
    app: &App,
    sender: Sender,
    email: &str,
    user_type_id: UserTypeId,
    visitor: &Visitor,
) -> Result<()> {
    let email = comparable(email)?;
    rate_limit::limit(app, limits::EMAILS_FROM.of_networks(visitor.address)).await?;
    let started = Instant::now();
    let sent = send_reset(app, sender, &email, user_type_id, visitor).await;
    tokio::time::sleep_until(started + EQUAL_TIME).await;
    sent
}

async fn send_reset(app: &App, sender: Sender, email: &str, user_type_id: UserTypeId, visitor: &Visitor) -> Result<()> {
    let key = limits::EMAILS_TO.of(&format!("{user_type_id} {email}"));
    match rate_limit::limit(app, [key]).await {
        // Whoever reaches the limit has already received the e-mail.
        Err(Error::RateLimited(_)) => return Ok(()),
        other => other?,
    }
    let user = users::find_by_email(&app.db, user_type_id, email).await?;
    let Some(user) = user.filter(|user| user.disabled_at.is_none()) else { return Ok(()) };
    let mut tx = app.db.begin().await?;
    request_link(&mut tx, app, sender, &user, Purpose::Reset).await?;
    append_event(&mut tx, Some(user.id), "reset-asked", visitor, app.clock.now()).await?;
    tx.commit().await?;
    Ok(())
}

/// Sets a new password by a link. Ends every session. The browser becomes a known one because it opened the link in the e-mail.
pub async fn reset_password(
    app: &App,
    sender: Sender,
    token: &str,
    password: &str,
    visitor: &Visitor,
) -> Result<Token> {
    const EXPIRED: Error = Error::rejected("error-link-expired");
    let now = app.clock.now();
    let token = token::digest(token);
    if !links::is_alive(&app.db, Purpose::Reset, &token, now).await? {
        return Err(EXPIRED);
    }
    check_new_password(password)?;
    let hash = passwords::hash(app, password).await?;
    let mut tx = app.db.begin().await?;
    let (id, email) = links::take(&mut tx, Purpose::Reset, &token, now).await?.ok_or(EXPIRED)?;
    let user = users::find(&mut tx, id).await?.filter(|user| user.disabled_at.is_none()).ok_or(EXPIRED)?;
    replace(&mut tx, &user, &hash).await?;
    users::verify_email(&mut tx, id, &email, now).await?;
    append_event(&mut tx, Some(id), "password-reset", visitor, now).await?;
    notify(&mut tx, app, sender, &user, &Notice::PasswordChanged {}).await?;
    let device = sessions::remember(&mut tx, id, visitor, now).await?;
    tx.commit().await?;
    Ok(device)
}
