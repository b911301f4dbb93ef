//! Sending: by the job of a notice, by jobs of other slices, and immediately when an operator tests e-mails.

use chrono::{DateTime, Utc};

use super::{
    email::{Email, Recipient, Sender},
    enqueue::QueuedNotice,
    link::link,
    message::message,
    render::{RenderedEmail, render},
    transport::Mailer,
};
use crate::{
    app::App,
    error::{Error, Result},
    id,
    jobs::{Failure, Job},
    tenancy::{Language, Tenant},
};

/// An e-mail to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutgoingEmail {
    /// The country that sends it, and its language.
    pub sender: Sender,
    /// The recipient.
    pub to: Recipient,
    /// The contents.
    pub email: Email,
}

/// Processes a job of the kind `mail.send`.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let QueuedNotice { sender, to, notice } = job.read()?;
    deliver(app, mailer, job, &OutgoingEmail { sender, to, email: Email::Notice(notice) }).await
}

/// Renders and sends an e-mail as the work of a job. An e-mail without a token keeps its Message-ID across retries; one with a
/// token gets a new Message-ID each time, so that no mail program shows the first message and hides the last, whose link is the
/// valid one.
pub async fn deliver(app: &App, mailer: &Mailer, job: &Job, outgoing: &OutgoingEmail) -> Result<(), Failure> {
    let OutgoingEmail { sender, to, email } = outgoing;
    let directory = app.directory();
    let tenant = directory
        .tenant(sender.tenant)
        .ok_or_else(|| Failure::Transient(format!("there is no country {}", sender.tenant)))?;
    let language = tenant.language_by_id(sender.language).unwrap_or(&tenant.default_language);
    let rendered = render(app, tenant, language, to, email)?;
    let unique = match (email, job.attempts) {
        (Email::Notice(_), _) | (_, ..=1) => format!("{:06}", job.id),
        (_, attempt) => format!("{:06}.{attempt}", job.id),
    };
    let name = file_name(job.created_at, &unique, email);
    let message = message(app, tenant, to, email, rendered, &name, job.created_at)?;
    let destination = mailer.send(&tenant.code, message, &name).await?;
    tracing::debug!(job = %job.id, email = email.name(), destination, "an e-mail was sent");
    Ok(())
}

/// Sends an e-mail immediately and returns where it was delivered: for an operator who tests the delivery.
pub async fn send_now(
    app: &App,
    mailer: &Mailer,
    tenant: &Tenant,
    language: &Language,
    to: &Recipient,
    email: &Email,
) -> Result<String, Failure> {
    let rendered = render(app, tenant, language, to, email)?;
    let now = app.clock.now();
    let name = file_name(now, &id::ordered().simple().to_string(), email);
    let message = message(app, tenant, to, email, rendered, &name, now)?;
    mailer.send(&tenant.code, message, &name).await
}

/// Renders an e-mail to a fictional recipient, for previews.
pub fn preview(app: &App, tenant: &Tenant, language: &Language, name: &str) -> Result<RenderedEmail> {
    let home = link(app, Sender { tenant: tenant.id, language: language.id }, "")?;
    let email = Email::sample(name, &home, tenant.currency.code).ok_or(Error::NotFound)?;
    let reader = Recipient::named("maja@example.com", "Maja");
    render(app, tenant, language, &reader, &email)
}

/// File names sort by time and contain the e-mail's name.
fn file_name(at: DateTime<Utc>, unique: &str, email: &Email) -> String {
    format!("{}-{unique}-{}", at.format("%Y%m%dT%H%M%S%6f"), email.name())
}
