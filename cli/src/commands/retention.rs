//! `vitrina retention …`: what each table keeps and for how long, between its file and the database.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Subcommand;
use vitrina_server::{
    retention::{self, Plan},
    toml_file::{Sources, read_path},
};

use super::{Context, actor, jobs::relative};
use crate::output::{Output, Tone, count};

/// Where the file is when no path is given, if it is there.
const FILE: &str = "tenants/retention.toml";

/// What can be done with retention.
#[derive(Debug, Subcommand)]
pub enum RetentionCommand {
    /// Show what is kept for how long, and when that was last enforced
    Show,
    /// Show what `apply` would change, and change nothing
    Plan {
        /// The file [default: ./tenants/retention.toml, else the built-in one]
        file: Option<PathBuf>,
    },
    /// Keep for as long as the file says, from now on
    Apply {
        /// The file [default: ./tenants/retention.toml, else the built-in one]
        file: Option<PathBuf>,
        /// Only show what would change, as `plan` does
        #[arg(long)]
        dry_run: bool,
    },
}

/// Runs one of them.
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
            "Nothing to change: all is kept for as long as the file says.".to_owned()
        } else {
            format!("{} {verb}, {} as before.", count(plan.changes.len(), "rule"), plan.unchanged)
        });
        lines.join("\n")
    })?;
    Ok(())
}
