//! Sends the e-mail of a reminder once, unless it is no longer needed.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use futures::FutureExt as _;
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    cart::{self, StoredLine},
    cart_reminders::{
        model::{LONGEST_WAIT, NAMED_ITEMS, REST},
        store::{self, Row},
    },
    catalog,
    db::Tx,
    error::Result,
    id::{CartReminderId, TenantId, VariantId},
    inventory,
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, CartReminderEmail, Email, Mailer, OutgoingEmail, Recipient, Sender},
    orders,
    tenancy::{Storefront, Tenant},
};

/// Job kind that sends a reminder's e-mail and deletes the reminder. A repeated job finds no reminder; only a crash between
/// sending and deleting sends the e-mail twice.
pub const SEND: &str = "cart-reminders.send";

/// Job payload. The address is read when the job runs.
#[derive(Debug, Serialize, Deserialize)]
struct SendReminder {
    id: CartReminderId,
}

/// Schedules the e-mail for when the cart has been unchanged for `REST` since `touched`. Does nothing when a job is already
/// waiting.
pub(super) async fn enqueue(tx: &mut Tx, tenant: TenantId, id: CartReminderId, touched: DateTime<Utc>) -> Result<()> {
    let job = NewJob::new(SEND, touched, format!("cart reminder {id}"), &SendReminder { id });
    let job = job.in_queue(Queue::Mail).of_tenant(tenant).not_before(touched + REST);
    jobs::enqueue(tx, &job.dedup(format!("{SEND} {id}"))).await?;
    Ok(())
}

/// Runs a `cart-reminders.send` job. Deletes the reminder without an e-mail when its owner has ordered meanwhile or nothing in
/// the cart can be bought; postpones it while its owner keeps changing the cart.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let SendReminder { id } = job.read()?;
    let Some(row) = store::find(&app.db, id).await? else { return Ok(()) };
    if let Some(touched) = still_in_use(app, &row).await? {
        return Ok(postpone(app, &row, touched).await?);
    }
    if let Some(email) = compose(app, &row).await? {
        let sender = Sender { tenant: row.tenant_id, language: row.language_id };
        let outgoing = OutgoingEmail { sender, to: Recipient::unnamed(row.email), email };
        mail::deliver(app, mailer, job, &outgoing).await?;
    }
    Ok(delete(app, id).await?)
}

/// When the owner last changed the cart, if it has not been unchanged for long enough since.
async fn still_in_use(app: &App, row: &Row) -> Result<Option<DateTime<Utc>>> {
    let now = app.clock.now();
    let last = match row.user_id {
        Some(user) => cart::last_touched(app, row.tenant_id, user).await?,
        None => None,
    };
    let touched = last.map_or(row.asked_at, |last| last.max(row.asked_at));
    let is_postponed = touched + REST > now && now < row.asked_at + LONGEST_WAIT;
    Ok(is_postponed.then_some(touched))
}

async fn postpone(app: &App, row: &Row, touched: DateTime<Utc>) -> Result<()> {
    let mut tx = app.db.begin().await?;
    enqueue(&mut tx, row.tenant_id, row.id, touched).await?;
    tx.commit().await?;
    Ok(())
}

async fn delete(app: &App, id: CartReminderId) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::delete(&mut tx, id).await?;
    tx.commit().await?;
    Ok(())
}

/// The e-mail of a reminder; `None` when it is no longer needed.
async fn compose(app: &App, row: &Row) -> Result<Option<Email>> {
    let Some(tenant) = app.directory().tenant(row.tenant_id).cloned() else { return Ok(None) };
    if orders::has_ordered_since(&app.db, tenant.id, &row.email, row.asked_at).await? {
        return Ok(None);
    }
    let items = items(app, &tenant, row).await?;
    if items.is_empty() {
        return Ok(None);
    }
    let sender = Sender { tenant: row.tenant_id, language: row.language_id };
    Ok(Some(Email::CartReminder(CartReminderEmail {
        items: listed(&items),
        link: mail::link(app, sender, "/Checkout")?,
        delete: mail::link(app, sender, &format!("/cart-reminder/delete?token={}", row.token))?,
        one_click: mail::api_link(app, sender, &format!("/cart/reminder/delete?token={}", row.token))?,
    })))
}

/// Names of the cart's items that can be bought.
async fn items(app: &App, tenant: &Arc<Tenant>, row: &Row) -> Result<Vec<String>> {
    let mut lines: Vec<StoredLine> = match row.user_id {
        Some(user) => cart::customer_lines(app, tenant.id, user).await?,
        None => Vec::new(),
    };
    if lines.is_empty() && row.user_id.is_none() {
        lines.clone_from(&row.lines.0);
    }
    let wanted: Vec<VariantId> = lines.iter().map(|line| line.variant_id).collect();
    let offers = inventory::purchasable(app, &app.db, tenant, &wanted).await?;
    let can_be_had = |variant: &VariantId| {
        let offer = offers.iter().find(|one| one.variant_id == *variant).and_then(|one| one.offer.as_ref().ok());
        offer.is_some_and(|offer| offer.quantity.limit().is_none_or(|pieces| pieces > 0))
    };
    let found = tenant.languages.iter().find(|language| language.id == row.language_id);
    let front = Storefront::without_address(tenant, found.unwrap_or(&tenant.default_language));
    let described = catalog::described_variants(app, &front, &wanted).boxed().await?;
    let shown = wanted.iter().filter(|variant| can_be_had(variant)).filter_map(|variant| described.get(variant));
    Ok(shown.map(|variant| variant.full_name()).collect())
}

fn listed(items: &[String]) -> String {
    let more = if items.len() > NAMED_ITEMS { " …" } else { "" };
    format!("{}{more}", items[..items.len().min(NAMED_ITEMS)].join(", "))
}
