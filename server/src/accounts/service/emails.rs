//! Whether an address is the person's, and changing it.

use chrono::TimeDelta;

use super::{
    Purpose, Sender, Visitor, check_password, comparable, hold_password, make_link, note, post,
    register::post_verification,
};
use crate::{
    accounts::{
        limits,
        model::User,
        store::{links, users},
        tokens::digest,
    },
    app::App,
    error::{Error, Result},
    mail::{self, Letter, Recipient},
    rate_limit,
};

/// How long the link to a new address works.
const CHANGE_LIFE: TimeDelta = TimeDelta::days(1);
const EXPIRED: Error = Error::rejected("error-link-expired");

/// Believes an address by a link in a letter to it.
pub async fn verify_email(app: &App, sender: Sender, token: &str, visitor: &Visitor) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (id, email) = links::take(&mut tx, Purpose::Verify, &digest(token), now).await?.ok_or(EXPIRED)?;
    let user = users::find(&mut tx, id).await?.filter(|user| user.email == email).ok_or(EXPIRED)?;
    if users::verify_email(&mut tx, id, &email, now).await? > 0 {
        note(&mut tx, Some(id), "email-verified", visitor, now).await?;
        post(&mut tx, app, sender, &user, &Letter::Welcome {}).await?;
    }
    links::delete(&mut tx, id, Purpose::Verify).await?;
    tx.commit().await?;
    Ok(())
}

/// Sends the first letter again.
pub async fn resend_verification(app: &App, sender: Sender, user: &User) -> Result<()> {
    if user.email_verified_at.is_some() {
        return Err(Error::rejected("error-email-verified"));
    }
    rate_limit::limit(app, [limits::EMAILS_TO.of(&user.id.to_string())]).await?;
    let mut tx = app.db.begin().await?;
    post_verification(&mut tx, app, sender, user).await?;
    tx.commit().await?;
    Ok(())
}

/// Asks the new address by letter; it counts once its link is opened. Whether another account has it is not said.
pub async fn change_email(
    app: &App,
    sender: Sender,
    user: &User,
    email: &str,
    password: &str,
    visitor: &Visitor,
) -> Result<()> {
    let email = comparable(email)?;
    let hash = check_password(app, user, password, "password", visitor).await?;
    if email == user.email {
        return Err(Error::field("email", "error-email-same"));
    }
    rate_limit::limit(app, [limits::EMAILS_TO.of(&user.id.to_string())]).await?;
    let is_taken = users::find_by_email(&app.db, user.user_type_id, &email).await?.is_some();
    let is_flooded = match rate_limit::limit(app, [limits::EMAILS_TO.of(&email)]).await {
        // From many accounts: nobody is told, as with addresses that have an account.
        Err(Error::RateLimited(_)) => true,
        other => other.map(|()| false)?,
    };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    hold_password(&mut tx, user, &hash, "password").await?;
    links::delete(&mut tx, user.id, Purpose::Email).await?;
    let link = make_link(&mut tx, app, sender, (user.id, &email), (Purpose::Email, CHANGE_LIFE)).await?;
    note(&mut tx, Some(user.id), "email-change-asked", visitor, now).await?;
    if !is_taken && !is_flooded {
        let to = Recipient::named(email, &user.first_name).of_account(user.id);
        let letter = Letter::EmailChangeConfirm { link, minutes: CHANGE_LIFE.num_minutes() };
        mail::post(&mut tx, now, sender.tenant, sender.language, &to, &letter).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Sets the new address by the link in the letter to it, and tells the old one.
pub async fn confirm_email(app: &App, sender: Sender, token: &str, visitor: &Visitor) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (id, email) = links::take(&mut tx, Purpose::Email, &digest(token), now).await?.ok_or(EXPIRED)?;
    let user = users::find(&mut tx, id).await?.filter(|user| user.disabled_at.is_none()).ok_or(EXPIRED)?;
    if users::update_email(&mut tx, &user, &email, now).await? == 0 {
        return Err(EXPIRED);
    }
    // Links in letters to the old address open nothing any more.
    for purpose in [Purpose::Email, Purpose::Reset, Purpose::Verify] {
        links::delete(&mut tx, id, purpose).await?;
    }
    note(&mut tx, Some(id), "email-changed", visitor, now).await?;
    post(&mut tx, app, sender, &user, &Letter::EmailChanged { new_email: email }).await?;
    tx.commit().await?;
    Ok(())
}
