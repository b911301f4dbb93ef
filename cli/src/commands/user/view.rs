//! Printing accounts: lists, single ones, their sessions, and everything that is stored about a person.

use std::{fs::File, io::Write as _, path::PathBuf};

use anyhow::{Context as _, Result};
use chrono::{DateTime, Utc};
use clap::Args;
use serde::Serialize;
use vitrina_server::{
    accounts::{self, Search, User, UserId, UserType},
    app::App,
    privacy,
};

use super::selector::{TypeName, UserSelector, find};
use crate::{
    commands::args::PageArgs,
    output::{Output, Tone, count},
};

/// Arguments of `user list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only accounts with this text in their e-mail address or name
    text: Option<String>,
    /// Only accounts of this type
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<TypeName>,
    /// Only disabled accounts
    #[arg(long)]
    disabled: bool,
    #[command(flatten)]
    paged: PageArgs,
}

/// An account as operators see it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct AccountOutput {
    pub(super) id: UserId,
    #[serde(rename = "type")]
    pub(super) kind: &'static str,
    pub(super) email: String,
    name: String,
    phone: String,
    country: String,
    is_email_verified: bool,
    disabled_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
}

impl AccountOutput {
    pub(super) fn of(app: &App, user: &User) -> Self {
        let directory = app.directory();
        Self {
            id: user.id,
            kind: user.user_type().map(UserType::name).unwrap_or_default(),
            email: user.email.clone(),
            name: user.name(),
            phone: user.phone.clone(),
            country: directory.tenant(user.country_id).map(|tenant| tenant.code.clone()).unwrap_or_default(),
            is_email_verified: user.email_verified_at.is_some(),
            disabled_at: user.disabled_at,
            created_at: user.created_at,
        }
    }
}

pub(super) async fn list(app: &App, output: &Output, args: ListArgs) -> Result<()> {
    let search =
        Search { text: args.text, user_type: args.kind.map(TypeName::kind), disabled: args.disabled.then_some(true) };
    let (users, all) = accounts::list(app, &search, args.paged.page, args.paged.take).await?;
    let shown: Vec<AccountOutput> = users.iter().map(|user| AccountOutput::of(app, user)).collect();
    output.list(&shown, &["ID", "TYPE", "E-MAIL", "NAME", "COUNTRY", "SINCE", "OPEN"], |user| {
        let (tone, word) = if user.disabled_at.is_some() { (Tone::Bad, "no") } else { (Tone::Good, "yes") };
        vec![
            user.id.to_string(),
            user.kind.to_owned(),
            user.email.clone(),
            user.name.clone(),
            user.country.clone(),
            day(user.created_at),
            output.paint(tone, word),
        ]
    })?;
    args.paged.note(output, shown.len(), all, "account");
    Ok(())
}

fn day(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

pub(super) async fn show(app: &App, output: &Output, who: &UserSelector) -> Result<()> {
    let user = find(app, who).await?;
    let verified = user.email_verified_at.map_or_else(|| "no".to_owned(), day);
    output.value(&AccountOutput::of(app, &user), |shown| {
        let open = shown.disabled_at.map_or_else(|| "yes".to_owned(), |since| format!("no, since {}", day(since)));
        let lines = [
            ("id", shown.id.to_string()),
            ("type", shown.kind.to_owned()),
            ("e-mail", shown.email.clone()),
            ("confirmed", verified),
            ("name", shown.name.clone()),
            ("phone", shown.phone.clone()),
            ("country", shown.country.clone()),
            ("open", open),
            ("since", day(shown.created_at)),
        ];
        let line = |(key, value): &(&str, String)| format!("{}: {value}", output.paint(Tone::Strong, key));
        lines.iter().map(line).collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

pub(super) async fn sessions(app: &App, output: &Output, who: &UserSelector, end: bool) -> Result<()> {
    let user = find(app, who).await?;
    let sessions = accounts::sessions(app, user.id).await?;
    output.list(&sessions, &["ID", "DEVICE", "SINCE", "LAST SEEN"], |session| {
        let device = if session.device.is_empty() { "unknown" } else { &session.device };
        vec![session.id.to_string(), device.to_owned(), day(session.created_at), day(session.last_seen_at)]
    })?;
    if end {
        accounts::end_sessions(app, user.id).await?;
        output.note(&format!("{} ended.", count(sessions.len(), "session")));
    }
    Ok(())
}

pub(super) async fn export(app: &App, output: &Output, who: &UserSelector, file: Option<PathBuf>) -> Result<()> {
    let user = find(app, who).await?;
    let mut text = serde_json::to_string_pretty(&privacy::export(app, &user).await?)?;
    text.push('\n');
    let Some(path) = file else { return Ok(output.raw(text.as_bytes())?) };
    let written = File::create(&path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.with_context(|| format!("cannot write {}", path.display()))?;
    output.note(&format!("{} contains all data stored about {}.", path.display(), user.email));
    Ok(())
}
