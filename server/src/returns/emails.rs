//! E-mails about returns: queued in the transaction of the change, composed when they are sent, each with a link of its own.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    model::{ReturnDetails, ReturnMethod},
    service, store,
};
use crate::{
    app::App,
    db::Tx,
    error::Result,
    i18n::format_date,
    id::{ReturnId, WithdrawalId},
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, Email, Mailer, OutgoingEmail, Recipient, ReturnEmail, ReturnEmailKind, ReturnEmailLine, Sender},
    money::Money,
    orders::{self, Order, OrderDetails},
    tenancy::{Language, Tenant},
};

/// Kind of the job that sends an e-mail about a return. When it is sent twice, both e-mails contain a working link.
pub const SEND: &str = "returns.send";

/// The step that an e-mail reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// The return was requested.
    Requested,
    /// The goods have arrived.
    Received,
    /// The refund or the replacement is on its way.
    Refunded,
    /// The return was refused.
    Refused,
}

impl Step {
    fn kind(self, details: &ReturnDetails) -> ReturnEmailKind {
        let is_exchange = details.case.refund.is_some_and(Money::is_zero)
            && details.lines.iter().any(|line| line.exchange_variant_id.is_some());
        match self {
            Self::Requested => ReturnEmailKind::Requested,
            Self::Received => ReturnEmailKind::Received,
            Self::Refunded if is_exchange => ReturnEmailKind::Exchanged,
            Self::Refunded => ReturnEmailKind::Refunded,
            Self::Refused => ReturnEmailKind::Refused,
        }
    }
}

/// Job payload: everything else is read when the job runs.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct SendEmail {
    pub(super) id: ReturnId,
    pub(super) step: Step,
}

/// The subject of the e-mail: a step of a return, or the receipt of a withdrawal.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
enum EmailTrigger {
    Return(SendEmail),
    Receipt { withdrawal_id: WithdrawalId },
}

pub(super) async fn enqueue(tx: &mut Tx, order: &Order, now: DateTime<Utc>, email: &SendEmail) -> Result<()> {
    let about = format!("return {} of order {}", email.id, order.number);
    queue(tx, order, now, about, EmailTrigger::Return(*email)).await
}

pub(super) async fn enqueue_receipt(tx: &mut Tx, order: &Order, now: DateTime<Utc>, id: WithdrawalId) -> Result<()> {
    let about = format!("withdrawal from order {}", order.number);
    queue(tx, order, now, about, EmailTrigger::Receipt { withdrawal_id: id }).await
}

async fn queue(tx: &mut Tx, order: &Order, now: DateTime<Utc>, about: String, wanted: EmailTrigger) -> Result<()> {
    let job = NewJob::new(SEND, now, about, &wanted).in_queue(Queue::Mail);
    jobs::enqueue(tx, &job.of_tenant(order.tenant_id).of_user(order.user_id)).await?;
    Ok(())
}

/// Runs a `returns.send` job. Erased persons get no e-mail.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(outgoing) = compose(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, &outgoing).await
}

/// The e-mail of a job.
pub(super) async fn compose(app: &App, job: &Job) -> Result<Option<OutgoingEmail>, Failure> {
    match job.read()? {
        EmailTrigger::Return(SendEmail { id, step }) => Ok(of_return(app, id, step).await?),
        EmailTrigger::Receipt { withdrawal_id } => Ok(receipt(app, withdrawal_id).await?),
    }
}

async fn of_return(app: &App, id: ReturnId, step: Step) -> Result<Option<OutgoingEmail>> {
    let Some(case) = store::cases::find(&app.db, id).await? else { return Ok(None) };
    let returned = service::details(app, case).await?;
    let order = orders::get(app, returned.case.order_id).await?;
    let Some(to) = orders::recipient(&order) else { return Ok(None) };
    let details = orders::details(app, order).await?;
    let sender = Sender { tenant: details.order.tenant_id, language: details.order.language_id };
    let token = orders::fresh_link(app, details.order.id).await?;
    let has_label = step == Step::Requested && returned.case.way == ReturnMethod::Label;
    let link = if has_label {
        mail::api_link(app, sender, &label_path(&returned.case.number, Some(&token)))?
    } else {
        mail::link(app, sender, &status_path(&details, &token))?
    };
    let pieces = returned.lines.iter().map(|line| (line.position, line.accepted.unwrap_or(line.quantity)));
    let email = ReturnEmail {
        kind: step.kind(&returned),
        number: returned.case.number.clone(),
        order_number: details.order.number.clone(),
        link,
        lines: lines(&details, pieces),
        refund: returned.case.refund.filter(|_| step == Step::Refunded),
        declared_at: moment(app, sender, returned.case.requested_at)?,
        reason: returned.case.refusal.clone().unwrap_or_default(),
    };
    Ok(Some(OutgoingEmail { sender, to, email: Email::Return(Box::new(email)) }))
}

async fn receipt(app: &App, id: WithdrawalId) -> Result<Option<OutgoingEmail>> {
    let Some(withdrawal) = store::withdrawals::find(&app.db, id).await? else { return Ok(None) };
    let Some(address) = withdrawal.email.clone() else { return Ok(None) };
    let details = orders::details(app, orders::get(app, withdrawal.order_id).await?).await?;
    let name = details.order.contact.as_ref().map(|contact| contact.address.name.clone()).unwrap_or_default();
    let sender = Sender { tenant: withdrawal.tenant_id, language: withdrawal.language_id };
    let token = orders::fresh_link(app, withdrawal.order_id).await?;
    let email = ReturnEmail {
        kind: ReturnEmailKind::WithdrawalReceipt,
        number: withdrawal.number.clone(),
        order_number: details.order.number.clone(),
        link: mail::link(app, sender, &status_path(&details, &token))?,
        lines: lines(&details, withdrawal.lines.iter().map(|line| (line.position, line.quantity))),
        refund: None,
        declared_at: moment(app, sender, withdrawal.declared_at)?,
        reason: String::new(),
    };
    let to = Recipient::named(address, name);
    Ok(Some(OutgoingEmail { sender, to, email: Email::Return(Box::new(email)) }))
}

/// The page with the status of an order's returns, for holders of a link's token.
fn status_path(details: &OrderDetails, token: &str) -> String {
    let order = &details.order;
    format!("/return/{}?order={token}", order.invoice_number.as_ref().unwrap_or(&order.number))
}

/// The label of a return, below `/api`; without a token for signed-in customers.
pub(super) fn label_path(number: &str, token: Option<&str>) -> String {
    let query = token.map(|token| format!("?order={token}")).unwrap_or_default();
    format!("/return/{number}/label{query}")
}

/// Date and time in the format of a language and in the country's time zone.
pub(super) fn written_moment(tenant: &Tenant, language: &Language, at: DateTime<Utc>) -> String {
    let time = at.with_timezone(&tenant.time_zone).format("%H:%M");
    format!("{}, {time}", format_date(&language.locale, tenant.local_date(at)))
}

fn moment(app: &App, sender: Sender, at: DateTime<Utc>) -> Result<String> {
    let directory = app.directory();
    let tenant = directory.loaded(sender.tenant)?;
    let language = tenant.language_by_id(sender.language).unwrap_or(&tenant.default_language);
    Ok(written_moment(tenant, language, at))
}

fn lines(details: &OrderDetails, pieces: impl Iterator<Item = (i64, i64)>) -> Vec<ReturnEmailLine> {
    let line = |(position, quantity): (i64, i64)| {
        let sold = details.lines.iter().find(|line| line.position == position)?;
        let options = [&sold.details.colour, &sold.details.size].into_iter().flatten().cloned().collect();
        Some(ReturnEmailLine { name: sold.details.name.clone(), options, quantity })
    };
    pieces.filter(|(_, quantity)| *quantity > 0).filter_map(line).collect()
}
