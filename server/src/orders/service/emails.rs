//! E-mails about orders: queued in the transaction of the change, composed when they are sent, each with a link of its own.

use chrono::{DateTime, Utc};

use super::read;
use crate::{
    app::App,
    db::Tx,
    error::Result,
    id::{TenantId, UserId},
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, Email, Mailer, OutgoingEmail, Recipient, Sender},
    orders::{email, event::EmailJob, model::Order, store},
};

/// Kind of the job. When it is sent twice, both e-mails contain a working link.
pub const SEND_EMAIL: &str = "orders.mail";

/// Queues an e-mail, which is sent if and only if the transaction commits.
pub async fn enqueue_email(
    tx: &mut Tx,
    now: DateTime<Utc>,
    tenant: TenantId,
    user: Option<UserId>,
    email: &EmailJob,
) -> Result<()> {
    jobs::enqueue(tx, &email_job(now, tenant, user, email)).await?;
    Ok(())
}

/// The job that sends a country's e-mail to a customer or guest.
pub fn email_job(now: DateTime<Utc>, tenant: TenantId, user: Option<UserId>, email: &EmailJob) -> NewJob {
    let about = format!("{} for order {}", email.kind.name(), email.order_id);
    NewJob::new(SEND_EMAIL, now, about, email).in_queue(Queue::Mail).of_tenant(tenant).of_user(user)
}

/// Runs an `orders.mail` job. Erased persons get no e-mail.
pub async fn send_email(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let wanted: EmailJob = job.read()?;
    let Some(order) = store::orders::find(&app.db, wanted.order_id).await? else { return Ok(()) };
    let Some(to) = recipient(&order) else { return Ok(()) };
    let sender = Sender { tenant: order.tenant_id, language: order.language_id };
    let token = read::fresh_link(app, order.id).await?;
    let details = read::details(app, order).await?;
    let email = email::compose(app, sender, &details, &wanted, &token)?;
    mail::deliver(app, mailer, job, &OutgoingEmail { sender, to, email: Email::Order(Box::new(email)) }).await
}

/// The recipient of e-mails about an order; `None` once the person was erased.
pub fn recipient(order: &Order) -> Option<Recipient> {
    let email = order.email.as_deref()?;
    let name = order.contact.as_ref().map(|contact| contact.address.name.as_str()).unwrap_or_default();
    Some(Recipient::named(email, name))
}
