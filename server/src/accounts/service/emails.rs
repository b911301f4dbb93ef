//! Verifying a user's e-mail address, and changing it.

use super::{
    Sender,
    comparable_email::comparable,
    links::{RequestedLink, enqueue_link, insert_link, request_link},
    notices::notify,
    password_check::{check_password, hold_password},
    security_events::append_event,
};
use crate::{
    accounts::{
        limits,
        model::User,
        store::{
            links::{self, Purpose},
            users,
        },
    },
    app::App,
    error::{Error, Result},
    mail::Notice,
    rate_limit, token,
    visitor::Visitor,
};

const EXPIRED: Error = Error::rejected("error-link-expired");

/// Marks an address as verified by the token of a link in an e-mail to it.
pub async fn verify_email(app: &App, sender: Sender, token: &str, visitor: &Visitor) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (id, email) = links::take(&mut tx, Purpose::Verify, &token::digest(token), now).await?.ok_or(EXPIRED)?;
    let user = users::find(&mut tx, id).await?.filter(|user| user.email == email).ok_or(EXPIRED)?;
    if users::verify_email(&mut tx, id, &email, now).await? > 0 {
        append_event(&mut tx, Some(id), "email-verified", visitor, now).await?;
        notify(&mut tx, app, sender, &user, &Notice::Welcome {}).await?;
    }
    links::delete(&mut tx, id, Purpose::Verify).await?;
    tx.commit().await?;
    Ok(())
}

/// Sends the verification e-mail again.
pub async fn resend_verification(app: &App, sender: Sender, user: &User) -> Result<()> {
    if user.email_verified_at.is_some() {
        return Err(Error::rejected("error-email-verified"));
    }
    rate_limit::limit(app, [limits::EMAILS_TO.of(&user.id.to_string())]).await?;
    let mut tx = app.db.begin().await?;
    request_link(&mut tx, app, sender, user, Purpose::Verify).await?;
    tx.commit().await?;
    Ok(())
}

/// Sends a confirmation link to the new address, which takes effect once the link is opened. Does not reveal whether another
/// account has the address.
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
        // The limit was reached through other accounts: the response does not reveal it, as with addresses that have an account.
        Err(Error::RateLimited(_)) => true,
        other => other.map(|()| false)?,
    };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    hold_password(&mut tx, user, &hash, "password").await?;
    links::delete(&mut tx, user.id, Purpose::Email).await?;
    let link = insert_link(&mut tx, app, user.id, &email, Purpose::Email).await?;
    append_event(&mut tx, Some(user.id), "email-change-asked", visitor, now).await?;
    if !is_taken && !is_flooded {
        enqueue_link(
            &mut tx,
            app,
            sender,
            &RequestedLink { id: link, user: user.id, purpose: Purpose::Email, email: &email },
        )
        .await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Sets the new address by the link in the e-mail to it, and notifies the old one.
pub async fn confirm_email(app: &App, sender: Sender, token: &str, visitor: &Visitor) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (id, email) = links::take(&mut tx, Purpose::Email, &token::digest(token), now).await?.ok_or(EXPIRED)?;
    let user = users::find(&mut tx, id).await?.filter(|user| user.disabled_at.is_none()).ok_or(EXPIRED)?;
    if users::update_email(&mut tx, &user, &email, now).await? == 0 {
        return Err(EXPIRED);
    }
    // Links in e-mails to the old address become invalid.
    for purpose in [Purpose::Email, Purpose::Reset, Purpose::Verify] {
        links::delete(&mut tx, id, purpose).await?;
    }
    append_event(&mut tx, Some(id), "email-changed", visitor, now).await?;
    notify(&mut tx, app, sender, &user, &Notice::EmailChanged { new_email: email }).await?;
    tx.commit().await?;
    Ok(())
}
