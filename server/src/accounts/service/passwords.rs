//! New passwords: by their person, by a link in a letter.

use std::time::Duration;

use chrono::TimeDelta;
use tokio::time::Instant;

use super::{Entry, Purpose, Seen, Visitor, Voice, check_new_password, check_password, entry, make_link, note, post};
use crate::{
    accounts::{
        limits,
        model::User,
        passwords,
        store::{
            links, sessions,
            users::{self},
        },
        tokens::{Token, digest},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    mail::Letter,
    rate_limit,
};

/// How long a link to a new password works.
const RESET_LIFE: TimeDelta = TimeDelta::hours(1);
/// How long asking for one takes, whether there is an account or not.
const EQUAL_TIME: Duration = Duration::from_millis(400);

/// Sets another password for somebody who knows the old one. Every session ends; the answer begins a new one.
pub async fn change_password(
    app: &App,
    voice: Voice,
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
    post(&mut tx, app, voice, &seen.user, &Letter::PasswordChanged {}).await?;
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
pub async fn forgot_password(app: &App, voice: Voice, email: &str, user_type_id: i64, visitor: &Visitor) -> Result<()> {
    let email = super::comparable(email)?;
    rate_limit::limit(app, limits::EMAILS_FROM.of_networks(visitor.address)).await?;
    let started = Instant::now();
    let sent = send_reset(app, voice, &email, user_type_id, visitor).await;
    tokio::time::sleep_until(started + EQUAL_TIME).await;
    sent
}

async fn send_reset(app: &App, voice: Voice, email: &str, user_type_id: i64, visitor: &Visitor) -> Result<()> {
    let key = limits::EMAILS_TO.of(&format!("{user_type_id} {email}"));
    match rate_limit::limit(app, [key]).await {
        // Who asks again and again has the letter already.
        Err(Error::RateLimited(_)) => return Ok(()),
        other => other?,
    }
    let user = users::find_by_email(&app.db, user_type_id, email).await?;
    let Some(user) = user.filter(|user| user.disabled_at.is_none()) else { return Ok(()) };
    let mut tx = app.db.begin().await?;
    let link = make_link(&mut tx, app, voice, (user.id, &user.email), (Purpose::Reset, RESET_LIFE)).await?;
    note(&mut tx, Some(user.id), "reset-asked", visitor, app.clock.now()).await?;
    let letter = Letter::ResetPassword { link, minutes: RESET_LIFE.num_minutes() };
    post(&mut tx, app, voice, &user, &letter).await?;
    tx.commit().await?;
    Ok(())
}

/// Sets another password by a link. Every session ends. The browser is remembered: it read the letter.
pub async fn reset_password(app: &App, voice: Voice, token: &str, password: &str, visitor: &Visitor) -> Result<Token> {
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
    post(&mut tx, app, voice, &user, &Letter::PasswordChanged {}).await?;
    let device = entry::remember(&mut tx, id, visitor, now).await?;
    tx.commit().await?;
    Ok(device)
}
