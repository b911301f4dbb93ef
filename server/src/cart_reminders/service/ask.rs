//! Requesting a reminder, and ending it by the link in its e-mail.

use super::send::enqueue;
use crate::{
    app::App,
    cart::{self, StoredLine},
    cart_reminders::{
        model::REMINDERS,
        store::{self, NewReminder},
    },
    error::{Error, Result},
    id::UserId,
    rate_limit,
    tenancy::Storefront,
    token,
    visitor::Visitor,
};

/// A request for a reminder.
#[derive(Clone, Copy, Debug)]
pub(in crate::cart_reminders) struct ReminderRequest<'a> {
    /// The normalised address, as addresses are compared.
    pub email: &'a str,
    /// The signed-in customer, when the address is their own.
    pub user_id: Option<UserId>,
    /// The lines in the browser's cookie.
    pub browser_lines: &'a [StoredLine],
    /// Consent to the e-mail.
    pub consent: bool,
    /// Honeypot field, invisible to people.
    pub website: &'a str,
}

/// Stores that an address wants one e-mail about the cart left behind; a repeated request has no further effect. Fails without
/// consent and for an empty cart. A request that fills the honeypot field gets a success response, and nothing is stored.
pub(in crate::cart_reminders) async fn ask(
    app: &App,
    front: &Storefront,
    asked: ReminderRequest<'_>,
    visitor: &Visitor,
) -> Result<()> {
    rate_limit::limit(app, REMINDERS.of_networks(visitor.address)).await?;
    if !asked.website.trim().is_empty() {
        return Ok(());
    }
    if !asked.consent {
        return Err(Error::field("consent", "error-cart-reminder-consent"));
    }
    let tenant = front.tenant.id;
    let own = match asked.user_id {
        Some(user) => cart::customer_lines(app, tenant, user).await?,
        None => Vec::new(),
    };
    if own.is_empty() && asked.browser_lines.is_empty() {
        return Err(Error::rejected("error-cart-reminder-empty"));
    }
    let now = app.clock.now();
    let reminder = NewReminder {
        tenant_id: tenant,
        email: asked.email,
        user_id: asked.user_id,
        language_id: front.language.id,
        lines: asked.browser_lines,
        token: &token::random(),
        now,
    };
    let mut tx = app.db.begin().await?;
    let id = store::save(&mut tx, reminder).await?;
    enqueue(&mut tx, tenant, id, now).await?;
    tx.commit().await?;
    Ok(())
}

/// Deletes a reminder by the token of its e-mail. Idempotent; an unknown token gets the same response.
pub(in crate::cart_reminders) async fn delete(app: &App, front: &Storefront, token: &str) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::delete_by_token(&mut tx, front.tenant.id, token).await?;
    tx.commit().await?;
    Ok(())
}
