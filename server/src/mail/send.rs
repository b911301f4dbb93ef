//! The job that sends a posted letter, and the two ways in which an operator tries letters.

use chrono::{DateTime, Utc};

use super::{
    letter::{Letter, Recipient},
    message::message,
    post::Posted,
    render::{Rendered, render},
    transport::Mailer,
};
use crate::{
    app::App,
    error::{Error, Result},
    id,
    jobs::{Failed, Job},
    tenancy::{Language, Tenant},
};

/// The kind of the job. Sent twice, a letter has the same Message-ID (mail servers and programs show it once), or is the same file.
pub const SEND: &str = "mail.send";

/// Renders a posted letter and sends it.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failed> {
    let posted: Posted = job.read()?;
    let directory = app.directory();
    let tenant = directory
        .tenant(posted.tenant)
        .ok_or_else(|| Failed::Again(format!("there is no country {}", posted.tenant)))?;
    let language = tenant.language_by_id(posted.language).unwrap_or(&tenant.default_language);
    let rendered = render(app, tenant, language, &posted.to, &posted.letter)?;
    let name = file_name(job.created_at, &format!("{:06}", job.id), &posted.letter);
    let message = message(app, tenant, &posted.to, &posted.letter, rendered, &name, job.created_at)?;
    let whereto = mailer.send(message, &name).await?;
    tracing::debug!(job = job.id, letter = posted.letter.name(), whereto, "a letter was sent");
    Ok(())
}

/// Sends a letter at once and tells where it went: for the operator who tries whether mail arrives.
pub async fn send_now(
    app: &App,
    mailer: &Mailer,
    tenant: &Tenant,
    language: &Language,
    to: &Recipient,
    letter: &Letter,
) -> Result<String, Failed> {
    let rendered = render(app, tenant, language, to, letter)?;
    let now = app.clock.now();
    let name = file_name(now, &id::ordered().simple().to_string(), letter);
    let message = message(app, tenant, to, letter, rendered, &name, now)?;
    mailer.send(message, &name).await
}

/// A letter to a made-up reader, to look at.
pub fn preview(app: &App, tenant: &Tenant, language: &Language, name: &str) -> Result<Rendered> {
    let home = super::link(app, tenant.id, language.id, "")?;
    let letter = Letter::sample(name, &home).ok_or(Error::NotFound)?;
    let reader = Recipient::named("maja@example.com", "Maja");
    render(app, tenant, language, &reader, &letter)
}

/// Sorts by time, and names the letter to those who look into the folder.
fn file_name(at: DateTime<Utc>, unique: &str, letter: &Letter) -> String {
    format!("{}-{unique}-{}", at.format("%Y%m%dT%H%M%S%6f"), letter.name())
}
