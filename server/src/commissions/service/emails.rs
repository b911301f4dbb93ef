//! E-mails to partners who want them: about an order attributed to them, and about the monthly statement.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use super::statements::{PartnerLocale, statement};
use crate::{
    accounts::{self, User},
    affiliates::{self, Affiliate, AffiliateStatus},
    app::App,
    commissions::{
        model::{Commission, Status},
        statement::Month,
        store,
    },
    error::{Error, Result},
    id::{AffiliateId, CommissionId},
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, EarnedEmail, Email, Mailer, OutgoingEmail, Recipient, Sender, StatementEmail},
};

/// The kind of the job that sends the e-mail about a statement. If it sends twice, both e-mails have the same content.
pub const SEND_STATEMENT: &str = "commissions.send-statement";
/// The kind of the job that sends the e-mail about an order attributed to a partner. If it sends twice, both e-mails have the
/// same content.
pub const SEND_EARNED: &str = "commissions.send-earned";
/// The longest delay with which an unpaid order is cancelled after its deadline.
const EXPIRING: TimeDelta = TimeDelta::minutes(10);
/// The period in which partners with an ended month are searched; long enough for every time zone.
const LOOK_BACK: TimeDelta = TimeDelta::days(62);

#[derive(Debug, Serialize, Deserialize)]
struct SendStatement {
    id: AffiliateId,
    year: i32,
    month: u32,
}

#[derive(Debug, Serialize, Deserialize)]
struct EarnedEmailJob {
    id: CommissionId,
}

/// Queues one e-mail for each partner whose ledger changed in the last month that has ended in their time zone.
pub(in crate::commissions) async fn enqueue_statements(app: &App) -> Result<()> {
    let now = app.clock.now();
    let ids = store::ledger::touched(&app.db, now - LOOK_BACK, now).await?;
    for affiliate in affiliates::with_ids(&app.db, &ids).await? {
        let ended = Month::of(affiliate.zone(), now).before();
        let Some((from, to)) = ended.bounds(affiliate.zone()) else { continue };
        if store::ledger::sums(&app.db, affiliate.id, Some(from), to).await?.is_empty() {
            continue;
        }
        let Month { year, month } = ended;
        let mut tx = app.db.begin().await?;
        if store::statements::insert(&mut tx, affiliate.id, year, month, now).await? {
            let payload = SendStatement { id: affiliate.id, year, month };
            let job = NewJob::new(
                SEND_STATEMENT,
                now,
                format!("statement {year}-{month:02} of {}", affiliate.code),
                &payload,
            );
            jobs::enqueue(&mut tx, &job.in_queue(Queue::Mail).of_tenant(affiliate.tenant_id)).await?;
            tx.commit().await?;
        }
    }
    Ok(())
}

/// Runs a job of the kind `commissions.send-statement`. Sends nothing when the partner does not want this e-mail or no longer
/// exists.
pub async fn send_statement(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(outgoing) = compose(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, &outgoing).await
}

/// Queues the e-mail about a new commission that no rule holds.
pub(super) async fn enqueue_earned(app: &App, commission: &Commission) -> Result<()> {
    let about = format!("commission {}", commission.id);
    // Sent after the payment deadline, because an order that is never paid is cancelled and earns nothing.
    let directory = app.directory();
    let Some(tenant) = directory.tenant(commission.tenant_id) else { return Ok(()) };
    let hold = TimeDelta::minutes(app.settings.order_hold_minutes_of(&tenant.code).into());
    let now = app.clock.now();
    let job = NewJob::new(SEND_EARNED, now, about, &EarnedEmailJob { id: commission.id });
    let mut tx = app.db.begin().await?;
    let job = job.in_queue(Queue::Mail).of_tenant(commission.tenant_id).not_before(now + hold + EXPIRING);
    jobs::enqueue(&mut tx, &job.dedup(format!("{SEND_EARNED} {}", commission.id))).await?;
    tx.commit().await?;
    Ok(())
}

/// Runs a job of the kind `commissions.send-earned`. Sends nothing when the commission was reversed, rejected or held in the
/// meantime.
pub async fn send_earned(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(outgoing) = compose_earned(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, &outgoing).await
}

pub(in crate::commissions) async fn compose_earned(app: &App, job: &Job) -> Result<Option<OutgoingEmail>, Failure> {
    let EarnedEmailJob { id } = job.read()?;
    let found = store::commissions::find(&app.db, id).await.map_err(Error::from)?;
    let Some(commission) = found.filter(|one| one.computed_status() == Status::Pending && !one.is_held) else {
        return Ok(None);
    };
    let Some(affiliate) = affiliates::find(&app.db, commission.affiliate_id).await.map_err(Error::from)? else {
        return Ok(None);
    };
    if affiliate.status != AffiliateStatus::Active || !affiliate.details.0.emails.commissions {
        return Ok(None);
    }
    let Some(user) = user_of(app, &affiliate).await? else { return Ok(None) };
    let locale = PartnerLocale::of(app, &affiliate)?;
    let sender = Sender { tenant: locale.tenant.id, language: locale.language.id };
    let email = EarnedEmail {
        number: commission.order_number.clone().unwrap_or_default(),
        amount: locale.money(commission.net().map_err(Error::from)?),
        link: mail::link(app, sender, "/affiliate/commissions")?,
    };
    let to = Recipient::named(user.email, user.first_name).of_account(user.id);
    Ok(Some(OutgoingEmail { sender, to, email: Email::Earned(email) }))
}

/// The account of a partner; none when it was erased.
async fn user_of(app: &App, affiliate: &Affiliate) -> Result<Option<User>> {
    match accounts::show(app, affiliate.user_id).await {
        Err(Error::NotFound) => Ok(None),
        found => found.map(Some),
    }
}

pub(in crate::commissions) async fn compose(app: &App, job: &Job) -> Result<Option<OutgoingEmail>, Failure> {
    let SendStatement { id, year, month } = job.read()?;
    let Some(affiliate) = affiliates::find(&app.db, id).await.map_err(Error::from)? else { return Ok(None) };
    let is_partner =
        matches!(affiliate.status, AffiliateStatus::Active | AffiliateStatus::Suspended | AffiliateStatus::Left);
    if !is_partner || !affiliate.details.0.emails.statements {
        return Ok(None);
    }
    let Some(user) = user_of(app, &affiliate).await? else { return Ok(None) };
    let statement = statement(app, &affiliate, year, month).await?;
    let locale = PartnerLocale::of(app, &affiliate)?;
    let balances: Vec<String> = statement.currencies.iter().map(|currency| locale.money(currency.closing)).collect();
    let sender = Sender { tenant: locale.tenant.id, language: locale.language.id };
    let email = StatementEmail {
        month: format!("{year}-{month:02}"),
        balance: balances.join(" · "),
        link: mail::link(app, sender, "/affiliate/commissions")?,
    };
    let to = Recipient::named(user.email, user.first_name).of_account(user.id);
    Ok(Some(OutgoingEmail { sender, to, email: Email::Statement(email) }))
}
