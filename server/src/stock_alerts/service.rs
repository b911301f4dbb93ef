//! Requesting alerts, notifying those who wait, and deleting alerts.

use chrono::TimeDelta;
use futures::FutureExt as _;
use serde::{Deserialize, Serialize};

use super::{
    model::{ALERTS, MOST_OF_ADDRESS, MOST_OF_ROUND, NEXT_ROUND, PER_PIECE, StockAlert},
    store::{self, NewAlert, Row},
};
use crate::{
    app::App,
    catalog,
    db::{Db, DbResult, Tx},
    error::{Error, Result},
    id::{StockAlertId, TenantId, UserId, VariantId},
    inventory::{self, Quantity, RETURNED, ReturnedProducts},
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, BackInStock, Email, Mailer, OutgoingEmail, Recipient, Sender},
    rate_limit,
    tenancy::{Storefront, Tenant},
    token,
    visitor::Visitor,
};

/// The kind of the job that sends an alert's e-mail and deletes the alert. A second run finds no alert; only a crash between
/// sending and deleting sends the e-mail twice.
pub const SEND: &str = "stock-alerts.send";
/// The name of the lock on the alerts of an address in a country.
const LOCK: &str = "stock alert";

/// A request for an alert.
#[derive(Clone, Copy, Debug)]
pub struct AlertRequest<'a> {
    /// The sold-out variant.
    pub variant_id: VariantId,
    /// The address, in the normalised form used for comparison.
    pub email: &'a str,
    /// The customer who asks, if it is their own address.
    pub user_id: Option<UserId>,
    /// The honeypot field, which people do not see.
    pub website: &'a str,
}

/// Stores a request for an alert when a sold-out variant is available again; repeating it has no effect. A variant that can be
/// bought is rejected. A bot that fills the honeypot field gets a success response, and so does an address with too many alerts.
/// All alerts of an address in a country have the same token.
pub async fn ask(app: &App, storefront: &Storefront, asked: AlertRequest<'_>, visitor: &Visitor) -> Result<()> {
    rate_limit::limit(app, ALERTS.of_networks(visitor.address)).await?;
    if !asked.website.trim().is_empty() {
        return Ok(());
    }
    let tenant = &storefront.tenant;
    match left(app, tenant, asked.variant_id).await? {
        None => return Err(Error::NotFound),
        Some(Quantity::UpTo(..=0)) => {}
        Some(_) => return Err(Error::rejected("error-stock-alert-available")),
    }
    let mut tx = app.db.begin().await?;
    tx.lock_text(LOCK, tenant.id, asked.email).await?;
    if store::count_of(&mut tx, tenant.id, asked.email).await? < MOST_OF_ADDRESS {
        let known = store::token_of(&mut tx, tenant.id, asked.email).await?;
        let alert = NewAlert {
            tenant_id: tenant.id,
            variant_id: asked.variant_id,
            email: asked.email,
            user_id: asked.user_id,
            language_id: storefront.language.id,
            token: &known.unwrap_or_else(token::random),
            now: app.clock.now(),
        };
        store::save(&mut tx, &alert).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// The quantity of a variant that a country can sell; `None` if it does not sell it at all.
async fn left(app: &App, tenant: &Tenant, variant: VariantId) -> Result<Option<Quantity>> {
    let found = inventory::purchasable(app, &app.db, tenant, &[variant]).await?;
    Ok(found.into_iter().find_map(|one| one.offer.ok()).map(|offer| offer.quantity))
}

/// The payload of the sending job: the address is read only when the job runs.
#[derive(Debug, Serialize, Deserialize)]
struct SendAlert {
    id: StockAlertId,
}

/// Runs a job of the kind `inventory.returned`: for each of its variants, notifies as many people as the quantity allows.
pub async fn returned(app: &App, job: &Job) -> Result<(), Failure> {
    let ReturnedProducts { variants } = job.read()?;
    for variant in variants {
        for tenant in store::tenants_of(&app.db, variant).await? {
            notify_next(app, tenant, variant).await?;
        }
    }
    Ok(())
}

async fn notify_next(app: &App, tenant_id: TenantId, variant: VariantId) -> Result<()> {
    let Some(tenant) = app.directory().tenant(tenant_id).cloned() else { return Ok(()) };
    let most = match left(app, &tenant, variant).await? {
        // Sold out again, or not sold here: the alerts remain.
        None | Some(Quantity::UpTo(..=0)) => return Ok(()),
        Some(quantity) => quantity.limit().map_or(MOST_OF_ROUND, |pieces| (pieces * PER_PIECE).min(MOST_OF_ROUND)),
    };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    for id in store::take(&mut tx, tenant_id, variant, most, now).await? {
        let job = NewJob::new(SEND, now, format!("stock alert {id}"), &SendAlert { id });
        jobs::enqueue(&mut tx, &job.in_queue(Queue::Mail).of_tenant(tenant_id)).await?;
    }
    if store::is_awaited(&mut tx, tenant_id, variant).await? {
        let next =
            NewJob::new(RETURNED, now, format!("variant {variant}"), &ReturnedProducts { variants: vec![variant] });
        let key = format!("{RETURNED} {variant}");
        jobs::enqueue(&mut tx, &next.not_before(now + NEXT_ROUND).dedup(key)).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Runs a job of the kind `stock-alerts.send`. If the variant has sold out again, no e-mail is sent and the alert remains.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let SendAlert { id } = job.read()?;
    let Some(row) = store::taken(&app.db, id).await? else { return Ok(()) };
    let email = compose(app, &row).await?;
    let Some(email) = email else { return Ok(wait_on(app, id).await?) };
    let sender = Sender { tenant: row.tenant_id, language: row.language_id };
    let outgoing = OutgoingEmail { sender, to: Recipient::unnamed(row.email), email };
    mail::deliver(app, mailer, job, &outgoing).await?;
    let mut tx = app.db.begin().await?;
    store::delete(&mut tx, id).await?;
    Ok(tx.commit().await?)
}

async fn wait_on(app: &App, id: StockAlertId) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::release(&mut tx, id).await?;
    tx.commit().await?;
    Ok(())
}

/// The e-mail of an alert; `None` if the variant cannot be bought now.
pub(super) async fn compose(app: &App, row: &Row) -> Result<Option<Email>> {
    let directory = app.directory();
    let Some(tenant) = directory.tenant(row.tenant_id).cloned() else { return Ok(None) };
    let found = tenant.languages.iter().find(|language| language.id == row.language_id);
    let front = Storefront::without_address(&tenant, found.unwrap_or(&tenant.default_language));
    if matches!(left(app, &tenant, row.variant_id).await?, None | Some(Quantity::UpTo(..=0))) {
        return Ok(None);
    }
    let described = catalog::described_variants(app, &front, &[row.variant_id]).boxed().await?;
    let Some(variant) = described.get(&row.variant_id) else { return Ok(None) };
    let sender = Sender { tenant: row.tenant_id, language: row.language_id };
    Ok(Some(Email::BackInStock(BackInStock {
        item: variant.full_name(),
        link: mail::link(app, sender, &variant.path)?,
        delete: mail::link(app, sender, &format!("/stock-alert/delete?token={}", row.token))?,
        one_click: mail::api_link(app, sender, &format!("/stock-alert/delete?token={}", row.token))?,
    })))
}

/// Deletes all alerts of an address by the token of any of its e-mails. Repeating it succeeds too, and an unknown token gets the
/// same response.
pub async fn delete(app: &App, storefront: &Storefront, token: &str) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::delete_by_token(&mut tx, storefront.tenant.id, token).await?;
    tx.commit().await?;
    Ok(())
}

/// All alerts of an account, and of its address if that is verified.
pub async fn of_person(db: &Db, user: UserId, verified_email: Option<&str>) -> DbResult<Vec<StockAlert>> {
    let mut rows = store::of_user(db, user).await?;
    if let Some(email) = verified_email {
        rows.extend(store::of_email(db, email).await?);
    }
    rows.sort_by_key(|row| row.id);
    rows.dedup_by_key(|row| row.id);
    Ok(rows.into_iter().map(StockAlert::from).collect())
}

/// Deletes all alerts of an address. The caller commits.
pub async fn erase_everywhere(tx: &mut Tx, email: &str) -> DbResult<u64> {
    store::delete_of_email(tx, email).await
}

/// Deletes one alert of a person in a country, identified by the account or a verified address; returns 0 if there is none. The
/// caller commits.
pub async fn erase_own(
    tx: &mut Tx,
    tenant: TenantId,
    id: StockAlertId,
    user: UserId,
    verified_email: Option<&str>,
) -> DbResult<u64> {
    store::delete_own(tx, tenant, id, user, verified_email).await
}

/// Deletes alerts that have waited for longer than `keep`.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    let before = app.clock.now() - keep;
    let mut tx = app.db.begin().await?;
    let gone = store::delete_before(&mut tx, before).await?;
    tx.commit().await?;
    Ok(gone)
}
