//! Asking for a reminder, and ending it by the link of its e-mail.

use super::send::enqueue;
use crate::{
    app::App,
    cart::{self, StoredLine},
    cart_reminders::{
        model::REMINDERS,
        store::{self, NewReminder},
    },
    error::{Error, Result},
    id::{self, UserId},
    rate_limit,
    tenancy::Storefront,
    visitor::Visitor,
};

/// Who asks for a reminder.
#[derive(Clone, Copy, Debug)]
pub(in crate::cart_reminders) struct ReminderRequest<'a> {
    /// The address, in the form in which addresses are compared.
    pub email: &'a str,
    /// The customer who asks, when it is their own address.
    pub user_id: Option<UserId>,
    /// What the browser keeps of the cart.
    pub browser_lines: &'a [StoredLine],
    /// That the e-mail is wanted.
    pub consent: bool,
    /// A field that no person sees.
    pub website: &'a str,
}

/// Notes that an address wants one e-mail about the cart that is left; asking twice is asking once. Without consent, and of an empty cart, it is
/// refused. A program that fills what no person sees is answered as if it had succeeded.
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
        token: &format!("{}{}", id::nonce(), id::nonce()),
        now,
    };
    let mut tx = app.db.begin().await?;
    let id = store::save(&mut tx, reminder).await?;
    enqueue(&mut tx, tenant, id, now).await?;
    tx.commit().await?;
    Ok(())
}

/// Deletes a reminder by the token of its e-mail. Twice is as good as once, and no token is told from another.
pub(in crate::cart_reminders) async fn forget(app: &App, front: &Storefront, token: &str) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::delete_by_token(&mut tx, front.tenant.id, token).await?;
    tx.commit().await?;
    Ok(())
}
