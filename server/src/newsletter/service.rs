//! Use cases: ask, confirm, leave, forget; and what operators list and export.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{
    model::{FORGET_AFTER_DAYS, LETTER_AGAIN_AFTER, MOST_LETTERS, State, Subscription},
    store::{self, Row},
    token::{hash, token},
};
use crate::{
    app::App,
    db::{Db, DbResult, Tx},
    error::{Error, Result},
    jobs::{self, Failed, Job, NewJob},
    mail::{self, Letter, Recipient},
    tenancy::{LanguageId, Storefront, TenantId},
};

/// The kind of the job that forgets an address which nobody confirmed. Done twice, it finds nothing to forget.
pub const FORGET: &str = "newsletter.forget";
/// Subscriptions read at once for an export.
const BATCH: i64 = 1000;

/// Asks the owner of an address, by letter, whether letters are welcome. `email` is in the form in which addresses are compared.
///
/// An address that is confirmed already is refused. One that was asked a moment ago, or often, is not asked again, and nobody is told.
pub async fn subscribe(app: &App, storefront: &Storefront, email: &str) -> Result<()> {
    let now = app.clock.now();
    let (tenant, language) = (storefront.tenant.id, storefront.language.id);
    let mut tx = app.db.begin().await?;
    let asked = match store::find(&mut tx, tenant, email).await? {
        Some(row) if row.confirmed_at.is_some() => return Err(Error::rejected("error-newsletter-subscribed")),
        Some(row) => ask_again(&mut tx, &row, language, now).await?,
        None => ask(&mut tx, tenant, email, language, now).await?,
    };
    let Some(asked) = asked else { return Ok(()) };
    let letter = Letter::NewsletterConfirm {
        link: mail::link(app, tenant, language, &format!("/newsletter/confirm?token={}", asked.confirm))?,
        days: FORGET_AFTER_DAYS,
        unsubscribe: page_of(app, tenant, language, &asked.unsubscribe)?,
        one_click: one_click(app, tenant, language, &asked.unsubscribe)?,
    };
    mail::post(&mut tx, now, tenant, language, &Recipient::nameless(email), &letter).await?;
    let forget =
        NewJob::new(FORGET, now, format!("subscription {}", asked.id), &Forget { id: asked.id, asked_at: now });
    jobs::enqueue(&mut tx, &forget.not_before(now + TimeDelta::days(FORGET_AFTER_DAYS))).await?;
    tx.commit().await?;
    Ok(())
}

/// The tokens of a letter that asks.
struct Asked {
    id: i64,
    confirm: String,
    unsubscribe: String,
}

async fn ask(
    tx: &mut Tx,
    tenant: TenantId,
    email: &str,
    language: LanguageId,
    now: DateTime<Utc>,
) -> DbResult<Option<Asked>> {
    let (confirm, unsubscribe) = (token(), token());
    let id = store::insert(tx, tenant, email, language, &hash(&confirm), &unsubscribe, now).await?;
    // None when another request asked at the same moment: its letter is on the way.
    Ok(id.map(|id| Asked { id, confirm, unsubscribe }))
}

async fn ask_again(tx: &mut Tx, row: &Row, language: LanguageId, now: DateTime<Utc>) -> DbResult<Option<Asked>> {
    if now - row.asked_at < LETTER_AGAIN_AFTER || row.letters >= MOST_LETTERS {
        return Ok(None);
    }
    let confirm = token();
    let asked = store::update_asked(tx, row.tenant_id, row.id, language, &hash(&confirm), now).await?;
    Ok((asked > 0).then(|| Asked { id: row.id, confirm, unsubscribe: row.unsubscribe_token.clone() }))
}

/// Confirms by the token of the letter's link, and welcomes. The link works once, and as long as the letter says.
pub async fn confirm(app: &App, storefront: &Storefront, token: &str) -> Result<()> {
    let now = app.clock.now();
    let tenant = storefront.tenant.id;
    let mut tx = app.db.begin().await?;
    let oldest = now - TimeDelta::days(FORGET_AFTER_DAYS);
    let row = store::confirm(&mut tx, tenant, &hash(token), now, oldest).await?;
    let row = row.ok_or_else(|| Error::rejected("error-link-expired"))?;
    let letter = Letter::NewsletterWelcome {
        unsubscribe: page_of(app, tenant, row.language_id, &row.unsubscribe_token)?,
        one_click: one_click(app, tenant, row.language_id, &row.unsubscribe_token)?,
    };
    mail::post(&mut tx, now, tenant, row.language_id, &Recipient::nameless(row.email), &letter).await?;
    tx.commit().await?;
    Ok(())
}

/// Leaves the list by the token of any letter, and forgets the address. Twice is as good as once.
pub async fn unsubscribe(app: &App, storefront: &Storefront, token: &str) -> Result<()> {
    let mut tx = app.db.begin().await?;
    let left = store::leave(&mut tx, storefront.tenant.id, token, app.clock.now()).await?;
    tx.commit().await?;
    if left == 0 { Err(Error::rejected("error-link-expired")) } else { Ok(()) }
}

/// What the job that forgets needs.
#[derive(Debug, Serialize, Deserialize)]
struct Forget {
    id: i64,
    asked_at: DateTime<Utc>,
}

/// Forgets an address that nobody confirmed, unless it was asked for again since.
pub async fn forget(app: &App, job: &Job) -> Result<(), Failed> {
    let Forget { id, asked_at } = job.read()?;
    let mut tx = app.db.begin().await?;
    store::delete_pending(&mut tx, id, asked_at).await?;
    Ok(tx.commit().await?)
}

/// Where a reader leaves the list.
fn page_of(app: &App, tenant: TenantId, language: LanguageId, token: &str) -> Result<String> {
    mail::link(app, tenant, language, &format!("/unsubscribe?token={token}"))
}

/// Where a mail program does so by itself.
fn one_click(app: &App, tenant: TenantId, language: LanguageId, token: &str) -> Result<String> {
    mail::link_to_api(app, tenant, language, &format!("/newsletter/unsubscribe?token={token}"))
}

/// All subscriptions of an address, for the person whose it is.
pub async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Subscription>> {
    Ok(store::of_email(db, email).await?.into_iter().map(Subscription::from).collect())
}

/// Leaves all lists and forgets the address. The caller commits.
pub async fn leave_everywhere(tx: &mut Tx, email: &str, now: DateTime<Utc>) -> DbResult<u64> {
    mail::recall(tx, &["newsletter-confirm", "newsletter-welcome"], email).await?;
    store::leave_everywhere(tx, email, now).await
}

/// Which subscriptions to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Of these countries only; empty means all.
    pub tenants: Vec<TenantId>,
    /// In this state only.
    pub state: Option<State>,
    /// 1-based.
    pub page: i64,
    /// Subscriptions a page.
    pub take: i64,
}

/// A page of subscriptions in the order in which they came, and how many there are in all.
pub async fn list(db: &Db, query: &Query) -> DbResult<(Vec<Subscription>, i64)> {
    let filter = (&*query.tenants, query.state);
    let rows = store::list(db, filter, 0, query.take, (query.page - 1).max(0) * query.take).await?;
    Ok((rows.into_iter().map(Subscription::from).collect(), store::count(db, filter).await?))
}

/// Gives every subscription of some countries and one state to `each`, with the page on which its owner leaves the list: other
/// programs that write to these addresses must carry it. Page and take of the query do not matter. Tells how many there were.
pub async fn export(
    app: &App,
    query: &Query,
    mut each: impl FnMut(&Subscription, &str) -> std::io::Result<()>,
) -> Result<usize> {
    let (mut after, mut count) = (0, 0);
    loop {
        let rows = store::list(&app.db, (&query.tenants, query.state), after, BATCH, 0).await?;
        let Some(last) = rows.last() else { return Ok(count) };
        after = last.id;
        count += rows.len();
        for row in rows {
            let one = Subscription::from(row);
            each(&one, &page_of(app, one.tenant_id, one.language_id, &one.unsubscribe_token)?)?;
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
