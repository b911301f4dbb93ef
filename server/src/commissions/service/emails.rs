//! The letter with which a partner's monthly statement comes.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use super::statements::{Window, statement};
use crate::{
    accounts,
    affiliates::{self, AffiliateStatus},
    app::App,
    commissions::{
        statement::{before, bounds, month_of},
        store,
    },
    error::{Error, Result},
    id::AffiliateId,
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, Email, Mailer, Recipient, Sender, StatementEmail},
};

/// The kind of the job that sends the letter about a statement. Sent twice, a letter says the same.
pub const SEND_STATEMENT: &str = "commissions.send-statement";
/// How far back partners are looked for whose month has ended: no time zone is later than this.
const LOOK_BACK: TimeDelta = TimeDelta::days(62);

#[derive(Debug, Serialize, Deserialize)]
struct SendStatement {
    id: AffiliateId,
    year: i32,
    month: u32,
}

/// Queues a letter for each partner whose ledger changed in the last month that has ended in their time zone, once.
pub(in crate::commissions) async fn enqueue_statements(app: &App) -> Result<()> {
    let now = app.clock.now();
    let ids = store::ledger::touched(&app.db, now - LOOK_BACK, now).await?;
    for affiliate in affiliates::with_ids(&app.db, &ids).await? {
        let (year, month) = before(month_of(affiliate.zone(), now));
        let Some((from, to)) = bounds(affiliate.zone(), year, month) else { continue };
        if store::ledger::sums(&app.db, affiliate.id, Some(from), to).await?.is_empty() {
            continue;
        }
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

/// Does a job of the kind `commissions.send-statement`. A partner who wants no such letter, or is gone, gets none.
pub async fn send_statement(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some((sender, to, email)) = compose(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, sender, &to, &email).await
}

pub(in crate::commissions) async fn compose(
    app: &App,
    job: &Job,
) -> Result<Option<(Sender, Recipient, Email)>, Failure> {
    let SendStatement { id, year, month } = job.read()?;
    let Some(affiliate) = affiliates::find(&app.db, id).await.map_err(Error::from)? else { return Ok(None) };
    let is_partner =
        matches!(affiliate.status, AffiliateStatus::Active | AffiliateStatus::Suspended | AffiliateStatus::Left);
    if !is_partner || !affiliate.details.0.emails.statements {
        return Ok(None);
    }
    let user = match accounts::show(app, affiliate.user_id).await {
        Ok(user) => user,
        Err(Error::NotFound) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let statement = statement(app, &affiliate, year, month).await?;
    let window = Window::of(app, &affiliate)?;
    let balances: Vec<String> = statement
        .currencies
        .iter()
        .map(|currency| window.money(&currency.currency, currency.closing_minor()))
        .collect();
    let sender = Sender { tenant: window.tenant.id, language: window.language.id };
    let email = StatementEmail {
        month: format!("{year}-{month:02}"),
        balance: balances.join(" · "),
        link: mail::link(app, sender, "/affiliate/commissions")?,
    };
    let to = Recipient::named(user.email, user.first_name).of_account(user.id);
    Ok(Some((sender, to, Email::Statement(email))))
}
