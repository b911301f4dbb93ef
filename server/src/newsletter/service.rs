//! Use cases: subscribe, confirm, unsubscribe, delete; list and export for operators.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{
    model::{ASK_AGAIN_AFTER, DELETE_AFTER_DAYS, MAX_CONFIRMATIONS, State, Subscription},
    store::{self, Row},
};
use crate::{
    app::App,
    db::{Db, DbResult, Tx},
    error::{Error, Result},
    id::SubscriptionId,
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, Email, Mailer, OutgoingEmail, Recipient, Sender},
    rate_limit::{self, Policy},
    tenancy::{LanguageId, Storefront, TenantId},
    token,
    visitor::Visitor,
};

/// The kind of the job that deletes an unconfirmed address. Running it twice deletes nothing more.
pub const DELETE_UNCONFIRMED: &str = "newsletter.delete-unconfirmed";
/// The kind of the job that sends the e-mails of a subscription. If it sends twice, the link in the last e-mail works.
pub const SEND: &str = "newsletter.send";
/// Rate limit: subscriptions from one network; enough for an office, too few for lists of other people's addresses.
const SUBSCRIPTIONS: Policy = Policy::new("newsletter", 10, TimeDelta::minutes(1));
/// Subscriptions read per query in an export.
const BATCH: i64 = 1000;

/// Sends an e-mail to an address that asks for confirmation of the subscription. `email` is in the form in which addresses are
/// compared.
///
/// An address that is already confirmed is refused. One that was sent a confirmation e-mail a moment ago, or several times, gets
/// no further one; the response does not reveal this.
///
/// The attempt is counted before any query, in a transaction of its own: it counts whatever the result.
pub async fn subscribe(app: &App, storefront: &Storefront, email: &str, visitor: &Visitor) -> Result<()> {
    rate_limit::limit(app, SUBSCRIPTIONS.of_networks(visitor.address)).await?;
    let now = app.clock.now();
    let (tenant, language) = (storefront.tenant.id, storefront.language.id);
    let mut tx = app.db.begin().await?;
    let asked = match store::find(&mut tx, tenant, email).await? {
        Some(row) if row.confirmed_at.is_some() => return Err(Error::rejected("error-newsletter-subscribed")),
        Some(row) => ask_again(&mut tx, &row, language, now).await?,
        // None when a concurrent request inserted it: its e-mail is already queued.
        None => store::insert(&mut tx, tenant, email, language, &token::random(), now).await?,
    };
    let Some(id) = asked else { return Ok(()) };
    enqueue(&mut tx, tenant, now, &SendEmail { id, confirm: Some(now) }).await?;
    let delete_unconfirmed =
        NewJob::new(DELETE_UNCONFIRMED, now, format!("subscription {id}"), &DeletePayload { id, asked_at: now })
            .of_tenant(tenant);
    jobs::enqueue(&mut tx, &delete_unconfirmed.not_before(now + TimeDelta::days(DELETE_AFTER_DAYS))).await?;
    tx.commit().await?;
    Ok(())
}

async fn ask_again(
    tx: &mut Tx,
    row: &Row,
    language: LanguageId,
    now: DateTime<Utc>,
) -> DbResult<Option<SubscriptionId>> {
    if now - row.asked_at < ASK_AGAIN_AFTER || row.emails_sent >= MAX_CONFIRMATIONS {
        return Ok(None);
    }
    let asked = store::update_asked(tx, row.tenant_id, row.id, language, now).await?;
    Ok((asked > 0).then_some(row.id))
}

/// Confirms a subscription by the token of the link, and sends the welcome e-mail. The link works once, and for as long as the
/// e-mail says.
pub async fn confirm(app: &App, storefront: &Storefront, token: &str) -> Result<()> {
    let now = app.clock.now();
    let tenant = storefront.tenant.id;
    let mut tx = app.db.begin().await?;
    let oldest = now - TimeDelta::days(DELETE_AFTER_DAYS);
    let row = store::confirm(&mut tx, tenant, &token::digest_bytes(token), now, oldest).await?;
    let row = row.ok_or_else(|| Error::rejected("error-link-expired"))?;
    enqueue(&mut tx, tenant, now, &SendEmail { id: row.id, confirm: None }).await?;
    tx.commit().await?;
    Ok(())
}

/// The payload of the job that sends; it has neither address nor token, which are read and created when it runs.
#[derive(Debug, Serialize, Deserialize)]
struct SendEmail {
    id: SubscriptionId,
    /// When confirmation was requested; none for the welcome e-mail.
    confirm: Option<DateTime<Utc>>,
}

async fn enqueue(tx: &mut Tx, tenant: TenantId, now: DateTime<Utc>, payload: &SendEmail) -> Result<()> {
    let name = if payload.confirm.is_some() { "newsletter-confirm" } else { "newsletter-welcome" };
    let job = NewJob::new(SEND, now, format!("{name} for subscription {}", payload.id), payload);
    jobs::enqueue(tx, &job.in_queue(Queue::Mail).of_tenant(tenant)).await?;
    Ok(())
}

/// Runs a job of the kind `newsletter.send`. Does nothing when the subscription's state has changed in the meantime or the
/// subscription no longer exists.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(outgoing) = compose(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, &outgoing).await
}

/// The e-mail of a job. One that asks for confirmation gets a new token for its link; an earlier token becomes invalid.
pub(super) async fn compose(app: &App, job: &Job) -> Result<Option<OutgoingEmail>, Failure> {
    let SendEmail { id, confirm } = job.read()?;
    let mut tx = app.db.begin().await?;
    let confirm_token = token::random();
    let row = match confirm {
        Some(asked_at) => store::set_confirm_hash(&mut tx, id, asked_at, &token::digest_bytes(&confirm_token)).await?,
        None => store::find_confirmed(&mut tx, id).await?,
    };
    tx.commit().await?;
    let Some(row) = row else { return Ok(None) };
    let sender = Sender { tenant: row.tenant_id, language: row.language_id };
    let unsubscribe = page_of(app, sender, &row.unsubscribe_token)?;
    let one_click = one_click(app, sender, &row.unsubscribe_token)?;
    let email = if confirm.is_some() {
        let link = mail::link(app, sender, &format!("/newsletter/confirm?token={confirm_token}"))?;
        Email::NewsletterConfirm { link, days: DELETE_AFTER_DAYS, unsubscribe, one_click }
    } else {
        Email::NewsletterWelcome { unsubscribe, one_click }
    };
    Ok(Some(OutgoingEmail { sender, to: Recipient::unnamed(row.email), email }))
}

/// Unsubscribes by the token of any e-mail, and deletes the address. Idempotent.
pub async fn unsubscribe(app: &App, storefront: &Storefront, token: &str) -> Result<()> {
    let mut tx = app.db.begin().await?;
    let left = store::leave(&mut tx, storefront.tenant.id, token, app.clock.now()).await?;
    tx.commit().await?;
    if left == 0 { Err(Error::rejected("error-link-expired")) } else { Ok(()) }
}

/// The payload of the job that deletes.
#[derive(Debug, Serialize, Deserialize)]
struct DeletePayload {
    id: SubscriptionId,
    asked_at: DateTime<Utc>,
}

/// Deletes an unconfirmed address, unless the subscription was requested again in the meantime.
pub async fn delete_unconfirmed(app: &App, job: &Job) -> Result<(), Failure> {
    let DeletePayload { id, asked_at } = job.read()?;
    let mut tx = app.db.begin().await?;
    store::delete_pending(&mut tx, id, asked_at).await?;
    Ok(tx.commit().await?)
}

/// The page on which a subscriber unsubscribes.
fn page_of(app: &App, sender: Sender, token: &str) -> Result<String> {
    mail::link(app, sender, &format!("/unsubscribe?token={token}"))
}

/// The URL with which a mail client unsubscribes by itself (one-click).
fn one_click(app: &App, sender: Sender, token: &str) -> Result<String> {
    mail::api_link(app, sender, &format!("/newsletter/unsubscribe?token={token}"))
}

/// All subscriptions of an address, for its owner.
pub async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Subscription>> {
    Ok(store::of_email(db, email).await?.into_iter().map(Subscription::from).collect())
}

/// Ends all subscriptions and deletes the address; queued e-mails to it are not sent. The caller commits.
pub async fn unsubscribe_everywhere(tx: &mut Tx, email: &str, now: DateTime<Utc>) -> DbResult<u64> {
    store::unsubscribe_everywhere(tx, email, now).await
}

/// A query for subscriptions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Only of these countries; all when empty.
    pub tenants: Vec<TenantId>,
    /// Only in this state.
    pub state: Option<State>,
    /// 1-based.
    pub page: i64,
    /// Subscriptions per page.
    pub take: i64,
}

impl Query {
    fn filter(&self) -> store::Filter<'_> {
        store::Filter { tenants: &self.tenants, state: self.state }
    }
}

/// A page of subscriptions in order of arrival, and the total number.
pub async fn list(db: &Db, query: &Query) -> DbResult<(Vec<Subscription>, i64)> {
    let filter = query.filter();
    let rows =
        store::list(db, filter, SubscriptionId::default(), query.take, (query.page - 1).max(0) * query.take).await?;
    Ok((rows.into_iter().map(Subscription::from).collect(), store::count(db, filter).await?))
}

/// Calls `each` for every subscription of the query's countries and state, with its unsubscribe page, which other programs that
/// write to these addresses must include. The query's page and take are ignored. Returns their number.
pub async fn export(
    app: &App,
    query: &Query,
    mut each: impl FnMut(&Subscription, &str) -> std::io::Result<()>,
) -> Result<usize> {
    let (mut after, mut count) = (SubscriptionId::default(), 0);
    loop {
        let rows = store::list(&app.db, query.filter(), after, BATCH, 0).await?;
        let Some(last) = rows.last() else { return Ok(count) };
        after = last.id;
        count += rows.len();
        for row in rows {
            let one = Subscription::from(row);
            each(
                &one,
                &page_of(app, Sender { tenant: one.tenant_id, language: one.language_id }, &one.unsubscribe_token)?,
            )?;
        }
    }
}

impl From<Row> for Subscription {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            email: row.email,
            language_id: row.language_id,
            state: if row.confirmed_at.is_some() { State::Confirmed } else { State::Pending },
            asked_at: row.asked_at,
            confirmed_at: row.confirmed_at,
            unsubscribe_token: row.unsubscribe_token,
        }
    }
}
