//! The e-mails a customer waits for (cart reminders and stock alerts): listing and ending them.

use chrono::TimeDelta;
use futures::FutureExt as _;

use crate::{
    accounts::User,
    app::App,
    cart_reminders::{
        model::{CartReminder, Reminder, ReminderId, ReminderKind},
        store,
    },
    catalog,
    db::{Db, DbResult, Tx},
    error::{Error, Result},
    id::{UserId, VariantId},
    stock_alerts::{self, StockAlert},
    tenancy::Storefront,
};

/// The user's e-mail address, when it is verified.
fn verified(user: &User) -> Option<&str> {
    user.email_verified_at.map(|_| user.email.as_str())
}

/// All e-mails that a customer waits for in a country, newest first.
pub(in crate::cart_reminders) async fn reminders(app: &App, front: &Storefront, user: &User) -> Result<Vec<Reminder>> {
    let tenant = front.tenant.id;
    let alerts: Vec<StockAlert> = stock_alerts::of_person(&app.db, user.id, verified(user)).await?;
    let alerts: Vec<StockAlert> = alerts.into_iter().filter(|alert| alert.tenant_id == tenant).collect();
    let variants: Vec<VariantId> = alerts.iter().map(|alert| alert.variant_id).collect();
    let described = catalog::described_variants(app, front, &variants).boxed().await?;
    let mut reminders: Vec<Reminder> = Vec::with_capacity(alerts.len() + 1);
    for alert in alerts {
        let variant = described.get(&alert.variant_id);
        reminders.push(Reminder {
            kind: ReminderKind::StockAlert,
            id: alert.id.0,
            title: variant.map(|variant| variant.full_name()).unwrap_or_default(),
            path: variant.map(|variant| variant.path.clone()).unwrap_or_default(),
            picture: variant.and_then(|variant| variant.picture.clone()),
            email: alert.email,
            asked_at: alert.asked_at,
        });
    }
    let carts = of_person(&app.db, user.id, verified(user)).await?;
    reminders.extend(carts.into_iter().filter(|cart| cart.tenant_id == tenant).map(|cart| Reminder {
        kind: ReminderKind::Cart,
        id: cart.id.0,
        title: String::new(),
        path: "/Checkout".to_owned(),
        picture: None,
        email: cart.email,
        asked_at: cart.asked_at,
    }));
    reminders.sort_by_key(|reminder| std::cmp::Reverse(reminder.asked_at));
    Ok(reminders)
}

/// Ends one of the customer's own reminders; another customer's is not found.
pub(in crate::cart_reminders) async fn end(app: &App, front: &Storefront, user: &User, id: ReminderId) -> Result<()> {
    let tenant = front.tenant.id;
    let mut tx = app.db.begin().await?;
    let ended = match id {
        ReminderId::StockAlert(id) => stock_alerts::erase_own(&mut tx, tenant, id, user.id, verified(user)).await?,
        ReminderId::Cart(id) => store::delete_own(&mut tx, tenant, id, user.id, verified(user)).await?,
    };
    if ended == 0 {
        return Err(Error::NotFound);
    }
    tx.commit().await?;
    Ok(())
}

/// All cart reminders of an account, and of its e-mail address when that is verified.
pub async fn of_person(db: &Db, user: UserId, verified_email: Option<&str>) -> DbResult<Vec<CartReminder>> {
    let mut rows = store::of_user(db, user).await?;
    if let Some(email) = verified_email {
        rows.extend(store::of_email(db, email).await?);
    }
    rows.sort_by_key(|row| row.id);
    rows.dedup_by_key(|row| row.id);
    Ok(rows.into_iter().map(CartReminder::from).collect())
}

/// Deletes all reminders of an address. The caller commits.
pub async fn erase_everywhere(tx: &mut Tx, email: &str) -> DbResult<u64> {
    store::delete_of_email(tx, email).await
}

/// Deletes reminders that were requested longer ago than `keep` and never sent.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    Ok(store::delete_before(&app.db, app.clock.now() - keep).await?)
}
