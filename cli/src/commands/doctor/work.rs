//! Checks of background work: e-mails, retention, jobs.

use anyhow::Result;
use chrono::TimeDelta;
use vitrina_server::{app::App, config::MailTransport, jobs, mail::Mailer, retention};

use super::finding::Finding;
use crate::{commands::jobs::relative, output::count};

pub(super) async fn mail(app: &App) -> Result<Finding> {
    let settings = &app.settings.mail;
    let mailer = Mailer::new(&app.settings)?;
    let mut problems: Vec<String> = mailer.check().await.err().into_iter().collect();
    if let MailTransport::Smtp(url) = &settings.transport
        && !url.is_encrypted()
        && !url.is_local()
    {
        problems.push(format!("e-mails are sent unencrypted to {url}: add ?tls=required, or write smtps://"));
    }
    let directory = app.directory();
    let without_sender: Vec<&str> =
        directory.active().filter(|tenant| tenant.legal.email.is_empty()).map(|tenant| tenant.code.as_str()).collect();
    if settings.from.is_none() && !without_sender.is_empty() {
        problems.push(format!(
            "no sender address for e-mails in {}: set legal.email there, or mail.from",
            without_sender.join(", ")
        ));
    }
    let from =
        settings.from.as_ref().map_or_else(|| "each country's own address".to_owned(), |from| from.0.to_string());
    Ok(Finding { what: "mail", state: format!("{}, from {from}", mailer.describe()), problems })
}

/// The retention periods, and whether they are enforced.
pub(super) async fn retention(app: &App) -> Result<Finding> {
    let rules = retention::report(app).await?;
    let now = app.clock.now();
    let overdue = rules.iter().filter(|rule| rule.is_overdue);
    let mut problems: Vec<String> = overdue
        .map(|rule| {
            let since = rule.ran_at.map(|ran_at| relative(ran_at, now)).unwrap_or_default();
            format!("{}: last enforced {since}; is `vitrina serve` running on this database?", rule.name)
        })
        .collect();
    if problems.len() > 1 {
        let number = count(problems.len(), "rule");
        problems = vec![format!(
            "{number} not enforced in time: is `vitrina serve` running on this database? `vitrina retention show` lists them"
        )];
    }
    let tables: std::collections::BTreeSet<&str> = rules.iter().flat_map(|rule| rule.tables).copied().collect();
    let last = rules.iter().filter_map(|rule| rule.ran_at).max();
    let ran = last.map_or_else(|| "not enforced yet".to_owned(), |at| format!("enforced {}", relative(at, now)));
    let state = format!("{} over {}, {ran}", count(rules.len(), "rule"), count(tables.len(), "table"));
    Ok(Finding { what: "retention", state, problems })
}

/// Jobs that have been due for this long have no worker.
const UNATTENDED: TimeDelta = TimeDelta::minutes(5);

pub(super) async fn work(app: &App) -> Result<Finding> {
    let now = app.clock.now();
    let stats = jobs::stats(&app.db, now).await?;
    let mut problems = Vec::new();
    if stats.dead > 0 {
        let number = count(usize::try_from(stats.dead).unwrap_or_default(), "job");
        problems.push(format!(
            "{number} failed for good: `vitrina jobs list --state dead` shows why, `vitrina jobs retry --dead` runs them again, `vitrina jobs acknowledge --dead` acknowledges them"
        ));
    }
    if let Some(since) = stats.oldest_due
        && now - since > UNATTENDED
    {
        let waited = relative(since, now);
        problems.push(format!("a job has been due since {waited}: is `vitrina serve` running on this database?"));
    }
    let state = format!("{} waiting, {} running, {} dead", stats.waiting, stats.running, stats.dead);
    Ok(Finding { what: "jobs", state, problems })
}
