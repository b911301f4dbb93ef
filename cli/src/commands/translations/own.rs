//! `translations set`, `unset` and `list`: the countries' own wording.

use std::io::Read;

use anyhow::{Context as _, Result};
use serde::Serialize;
use vitrina_server::{
    clock::Clock,
    db::Db,
    diagnostic::{Diagnostic, nearest},
    error::Error,
    i18n::{self, OverrideStatus},
    tenancy::Directory,
};

use super::selection::{Filter, Target};
use crate::output::{Output, Tone};

/// Sets a country's own wording.
pub(super) async fn set(
    output: &Output,
    db: &Db,
    Target { tenant, language }: &Target,
    key: &str,
    text: String,
    dry_run: bool,
) -> Result<()> {
    let text = if text == "-" { from_stdin()? } else { text };
    let set = i18n::set(db, Clock::System.now(), tenant.id, language, key, &text, dry_run).await?;
    output.value(&set, |set| {
        if !set.is_changed {
            return format!("{} already uses this wording:\n{}", tenant.name, indented(&set.source));
        }
        let before = output.paint(Tone::Bad, &indented(&set.before));
        let now = output.paint(Tone::Good, &indented(&set.source));
        let verb = if dry_run { "would use" } else { "now uses" };
        format!("{} {verb} in {}:\n{now}\ninstead of:\n{before}", tenant.name, language.name)
    })?;
    Ok(())
}

fn from_stdin() -> Result<String> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).context("cannot read the text from stdin")?;
    Ok(text)
}

fn indented(source: &str) -> String {
    format!("    {}", source.trim_end().replace('\n', "\n    "))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Unset<'a> {
    key: &'a str,
    is_changed: bool,
}

/// Removes it again.
pub(super) async fn unset(
    output: &Output,
    db: &Db,
    directory: &Directory,
    Target { tenant, language }: &Target,
    key: &str,
    dry_run: bool,
) -> Result<()> {
    let is_changed = i18n::unset(db, tenant.id, language, key, dry_run).await?;
    if !is_changed {
        let own = i18n::list_overrides(db, directory, Some(tenant.id), Some(language.id)).await?;
        let hint = nearest(key, own.iter().map(|one| one.key.as_str()));
        let message = format!("{} has no own wording of this text", tenant.name);
        let error =
            Diagnostic { suggestion: hint.map(str::to_owned), ..Diagnostic::new(&*language.code, 0, message).key(key) };
        return Err(Error::from(error).into());
    }
    output.value(&Unset { key, is_changed }, |_| {
        let verb = if dry_run { "would use" } else { "uses" };
        format!("{} {verb} the seeded text of {key} again.", tenant.name)
    })?;
    Ok(())
}

/// Lists the countries' own wordings.
pub(super) async fn list(output: &Output, db: &Db, directory: &Directory, filter: &Filter) -> Result<()> {
    let own = i18n::list_overrides(db, directory, filter.tenant, filter.language).await?;
    if own.is_empty() {
        output.note("No country has a wording of its own: `vitrina translations set` gives it one.");
    }
    output.list(&own, &["COUNTRY", "LANGUAGE", "KEY", "OWN WORDING", "REPLACES", "STATE"], |one| {
        let state = match one.status {
            OverrideStatus::Shown => output.paint(Tone::Good, "shown"),
            OverrideStatus::Differs => output.paint(Tone::Changed, "other variables"),
            OverrideStatus::Idle => output.paint(Tone::Bad, "text removed"),
        };
        vec![one.tenant.clone(), one.language.clone(), one.key.clone(), brief(&one.source), brief(&one.replaces), state]
    })?;
    Ok(())
}

/// A message on one line, without its key, truncated to the table's width.
fn brief(source: &str) -> String {
    let value = source.split_once('=').map_or(source, |(_, value)| value);
    let words = value.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() <= 48 { words } else { words.chars().take(47).chain(['…']).collect() }
}
