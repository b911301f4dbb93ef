//! `vitrina retention …`: the retention periods of tables: shows them, compares their file with the database, applies it.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Subcommand;
use vitrina_server::{
    retention::{self, Plan},
    toml_file::{Sources, read_path},
};

use super::{
    context::{Context, actor},
    jobs::relative,
};
use crate::output::{Output, Tone, count};

/// The default path of the file, used if it exists.
const FILE: &str = "tenants/retention.toml";

/// Subcommands of `retention`.
#[derive(Debug, Subcommand)]
pub enum RetentionCommand {
    /// Show how long data is kept, and when the rules were last enforced
    Show,
    /// Show what `apply` would change, without changing anything
    Plan {
        /// File of retention rules [default: ./tenants/retention.toml, else the built-in one]
        file: Option<PathBuf>,
    },
    /// Apply the retention rules of the file
    Apply {
        /// File of retention rules [default: ./tenants/retention.toml, else the built-in one]
        file: Option<PathBuf>,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: RetentionCommand) -> Result<()> {
    match command {
        RetentionCommand::Show => show(context).await,
        RetentionCommand::Plan { file } | RetentionCommand::Apply { file, dry_run: true } => {
            plan(context, file.as_deref()).await
        }
        RetentionCommand::Apply { file, dry_run: false } => apply(context, file.as_deref()).await,
    }
}

fn sources(file: Option<&Path>) -> Result<Sources> {
    let beside = Path::new(FILE);
    Ok(match file {
        Some(file) => read_path(file)?,
        None if beside.is_file() => read_path(beside)?,
        None => retention::built_in(),
    })
}

async fn show(context: &Context) -> Result<()> {
    let app = context.open_app().await?;
    let rules = retention::report(&app).await?;
    let (output, now) = (&context.output, app.clock.now());
    output.list(&rules, &["RULE", "KEEPS", "TABLES", "WHAT GOES", "ENFORCED", "ROWS"], |rule| {
        let ran = rule.ran_at.map(|ran_at| relative(ran_at, now)).unwrap_or_default();
        vec![
            rule.name.to_owned(),
            rule.keep.clone(),
            rule.tables.join(" "),
            rule.what.to_owned(),
            if rule.is_overdue { output.paint(Tone::Bad, &ran) } else { ran },
            rule.removed.map(|removed| removed.to_string()).unwrap_or_default(),
        ]
    })?;
    output.note(&count(rules.len(), "rule"));
    Ok(())
}

async fn plan(context: &Context, file: Option<&Path>) -> Result<()> {
    let sources = sources(file)?;
    let app = context.open_app().await?;
    print_plan(&context.output, &retention::read(&app, &sources).await?, "would change")
}

async fn apply(context: &Context, file: Option<&Path>) -> Result<()> {
    let sources = sources(file)?;
    let app = context.open_app().await?;
    print_plan(&context.output, &retention::apply(&app, &sources, &actor()).await?, "changed")
}

fn print_plan(output: &Output, plan: &Plan, verb: &str) -> Result<()> {
    output.value(plan, |plan| {
        let mut lines: Vec<String> = plan
            .changes
            .iter()
            .map(|change| {
                let (old, new) = (output.paint(Tone::Bad, &change.old), output.paint(Tone::Good, &change.new));
                format!("~ {}: {old} → {new}", change.name)
            })
            .collect();
        lines.push(if plan.changes.is_empty() {
            "Nothing to change: the rules are up to date.".to_owned()
        } else {
            format!("{} {verb}, {} unchanged.", count(plan.changes.len(), "rule"), plan.unchanged)
        });
        lines.join("\n")
    })?;
    Ok(())
}
