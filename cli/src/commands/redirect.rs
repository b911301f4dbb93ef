//! `vitrina redirect …`: redirects of paths in a country's shop.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};
use clap::Subcommand;
use vitrina_server::{
    content::editorial::Publication,
    redirects::{self, Added, Import, ImportSummary, Redirect},
};

use super::{args::DRY_RUN, context::Context, country::tenant_of, csv_export::csv_export};
use crate::output::{Output, Tone, count};

/// Columns of the times of redirects.
const TIMES: [&str; 2] = ["publish", "unpublish"];

/// Subcommands of `redirect`.
#[derive(Debug, Subcommand)]
pub enum RedirectCommand {
    /// Add a redirect for a path, or change its target
    Add {
        /// Path to redirect, such as /old-sale, without a language prefix
        from: String,
        /// Target: a path in the same shop or an absolute URL
        to: String,
        /// Country code
        #[arg(long, value_name = "CODE")]
        tenant: String,
        /// Make the redirect temporary, so that search engines keep the original path
        #[arg(long)]
        temporary: bool,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// List redirects
    List {
        /// Country code [default: all countries]
        #[arg(long, value_name = "CODE")]
        tenant: Option<String>,
    },
    /// Remove redirects
    Remove {
        /// Paths whose redirects to remove
        #[arg(required = true)]
        paths: Vec<String>,
        /// Country code
        #[arg(long, value_name = "CODE")]
        tenant: String,
        /// Only show what would be removed
        #[arg(long)]
        dry_run: bool,
    },
    /// Import redirects from a CSV file (from,to,permanent,publish,unpublish), all or none
    Import {
        /// CSV file
        file: PathBuf,
        /// Country code
        #[arg(long, value_name = "CODE")]
        tenant: String,
        /// Remove redirects of the country that are not in the file
        #[arg(long)]
        prune: bool,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Export a country's redirects as a CSV file for `redirect import`
    Export {
        /// File to write [default: stdout]
        file: Option<PathBuf>,
        /// Country code
        #[arg(long, value_name = "CODE")]
        tenant: String,
    },
    /// Report redirect loops and chains
    Check {
        /// Country code [default: all countries]
        #[arg(long, value_name = "CODE")]
        tenant: Option<String>,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: RedirectCommand) -> Result<()> {
    match command {
        RedirectCommand::Add { from, to, tenant, temporary, dry_run } => {
            let app = context.open_app().await?;
            let directory = app.directory();
            let tenant = tenant_of(&directory, &tenant)?;
            let added = redirects::add(&app, tenant, &from, &to, !temporary, dry_run).await?;
            let note = if dry_run { DRY_RUN } else { "" };
            Ok(context.output.value(&added, |added| format!("{}{note}", described(&context.output, added)))?)
        }
        RedirectCommand::List { tenant } => list(context, tenant.as_deref()).await,
        RedirectCommand::Remove { paths, tenant, dry_run } => remove(context, &paths, &tenant, dry_run).await,
        RedirectCommand::Import { file, tenant, prune, dry_run } => {
            import(context, &file, &tenant, Import { prune, dry_run }).await
        }
        RedirectCommand::Export { file, tenant } => export(context, file.as_deref(), &tenant).await,
        RedirectCommand::Check { tenant } => check(context, tenant.as_deref()).await,
    }
}

fn described(output: &Output, added: &Added) -> String {
    let redirect = &added.redirect;
    let line = format!("{} → {}", redirect.path, redirect.target.as_str());
    match &added.replaced {
        Some(old) => output.paint(Tone::Changed, &format!("~ {line} (was {})", old.as_str())),
        None => output.paint(Tone::Good, &format!("+ {line}")),
    }
}

async fn import(context: &Context, file: &Path, tenant: &str, mode: Import) -> Result<()> {
    let (app, output) = (context.open_app().await?, &context.output);
    let directory = app.directory();
    let tenant = tenant_of(&directory, tenant)?;
    let name = file.display().to_string();
    let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
    let lines = redirects::read_file(&name, &bytes).map_err(vitrina_server::error::Error::from)?;
    if mode.prune && !mode.dry_run {
        let planned = redirects::import(&app, tenant, &name, &lines, Import { dry_run: true, ..mode }).await?;
        let number = count(planned.removed.len(), "redirect");
        let question = format!("Remove {number} of {} not in {name}?", tenant.code);
        ensure!(planned.removed.is_empty() || output.confirm(&question)?, "nothing was written");
    }
    let imported = redirects::import(&app, tenant, &name, &lines, mode).await?;
    Ok(output.value(&imported, |imported| plan(output, imported, mode))?)
}

/// The changes of an imported file, line by line.
fn plan(output: &Output, imported: &ImportSummary, mode: Import) -> String {
    let removed = imported
        .removed
        .iter()
        .map(|redirect| output.paint(Tone::Bad, &format!("- {} → {}", redirect.path, redirect.target.as_str())));
    let (would, note) = if mode.dry_run { ("would be ", DRY_RUN) } else { ("", "") };
    let written = format!("{} {would}written", count(imported.added.len(), "redirect"));
    let sum = if mode.prune { format!("{written}, {} {would}removed", imported.removed.len()) } else { written };
    let added = imported.added.iter().map(|added| described(output, added));
    added.chain(removed).chain([format!("{sum}.{note}")]).collect::<Vec<_>>().join("\n")
}

async fn export(context: &Context, file: Option<&Path>, tenant: &str) -> Result<()> {
    let app = context.open_app().await?;
    let redirects = redirects::list(&app, tenant_of(&app.directory(), tenant)?.id).await?;
    csv_export(context, file, "redirect", async |table| {
        // Most shops have no redirects with times: their files stay as other programs write them.
        let has_times = redirects.iter().any(|redirect| redirect.publication != Publication::default());
        let head = ["from", "to", "permanent"].into_iter().chain(TIMES.into_iter().filter(|_| has_times));
        table.write_record(head)?;
        for redirect in &redirects {
            let permanent = if redirect.is_permanent { "yes" } else { "no" };
            let own = [redirect.path.clone(), redirect.target.as_str().to_owned(), permanent.to_owned()];
            let times = times(redirect).into_iter().filter(|_| has_times);
            table.write_record(own.into_iter().chain(times))?;
        }
        Ok(redirects.len())
    })
    .await
}

/// When a redirect is published and unpublished, in the order of `TIMES`.
fn times(redirect: &Redirect) -> [String; 2] {
    let Publication { publish, unpublish } = redirect.publication;
    [publish, unpublish].map(|when| when.map(|when| when.to_string()).unwrap_or_default())
}

/// The codes of the selected countries.
fn codes(app: &vitrina_server::app::App, tenant: Option<&str>) -> Result<Vec<String>> {
    let directory = app.directory();
    Ok(match tenant {
        Some(code) => vec![tenant_of(&directory, code)?.code.clone()],
        None => directory.tenants.iter().map(|tenant| tenant.code.clone()).collect(),
    })
}

async fn list(context: &Context, tenant: Option<&str>) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let mut all = Vec::new();
    for code in codes(&app, tenant)? {
        for redirect in redirects::list(&app, tenant_of(&directory, &code)?.id).await? {
            let [publish, unpublish] = times(&redirect).map(|time| (!time.is_empty()).then_some(time));
            all.push(serde_json::json!({
                "country": code,
                "path": redirect.path,
                "target": redirect.target.as_str(),
                "isPermanent": redirect.is_permanent,
                "publish": publish,
                "unpublish": unpublish,
            }));
        }
    }
    let text = |row: &serde_json::Value, key: &str| row[key].as_str().unwrap_or_default().to_owned();
    let head = ["COUNTRY", "PATH", "TARGET", "PERMANENT", "PUBLISH", "UNPUBLISH"];
    context.output.list(&all, &head, |row| {
        let permanent = if row["isPermanent"] == true { "yes" } else { "no" };
        let [country, path, target, publish, unpublish] =
            ["country", "path", "target", "publish", "unpublish"].map(|key| text(row, key));
        vec![country, path, target, permanent.to_owned(), publish, unpublish]
    })?;
    context.output.note(&count(all.len(), "redirect"));
    Ok(())
}

async fn remove(context: &Context, paths: &[String], tenant: &str, dry_run: bool) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = tenant_of(&directory, tenant)?;
    let mut removed = Vec::new();
    for path in paths {
        if redirects::remove(&app, tenant, path, dry_run).await? {
            removed.push(path.clone());
        } else {
            context.output.warn(&format!("{path} has no redirect in {}", tenant.code));
        }
    }
    let verb = if dry_run { "would be removed" } else { "removed" };
    context.output.value(&removed, |removed| format!("{} {verb}.", count(removed.len(), "redirect")))?;
    ensure!(removed.len() == paths.len(), "some paths have no redirect");
    Ok(())
}

async fn check(context: &Context, tenant: Option<&str>) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let mut findings = Vec::new();
    for code in codes(&app, tenant)? {
        findings.extend(redirects::check(&app, tenant_of(&directory, &code)?).await?);
    }
    let output = &context.output;
    output.value(&findings, |findings| {
        if findings.is_empty() {
            return "All redirects lead directly to their targets.".to_owned();
        }
        let line = |finding: &redirects::Finding| {
            let tone = if finding.is_error { Tone::Bad } else { Tone::Changed };
            output.paint(tone, &format!("{} {}: {}", finding.country, finding.path, finding.message))
        };
        findings.iter().map(line).collect::<Vec<_>>().join("\n")
    })?;
    ensure!(!findings.iter().any(|finding| finding.is_error), "some redirects form loops");
    Ok(())
}
