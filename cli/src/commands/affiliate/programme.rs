//! `vitrina affiliate programme …`: compares the programme's file with the database, applies and exports it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, ensure};
use clap::Subcommand;
use serde::Serialize;
use vitrina_server::{
    affiliates::{self, ProgrammePlan},
    toml_file::{Source, read_path},
};

use crate::{
    commands::context::{Context, actor},
    output::{Output, Tone},
};

/// The default path of the file.
const FILE: &str = "tenants/affiliates.toml";

/// Subcommands of `affiliate programme`.
#[derive(Debug, Subcommand)]
pub enum ProgrammeCommand {
    /// Show what `apply` would change, without changing anything
    Plan {
        /// File of the programme
        #[arg(default_value = FILE)]
        file: PathBuf,
    },
    /// Apply the file to the database
    Apply {
        /// File of the programme
        #[arg(default_value = FILE)]
        file: PathBuf,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
    /// Export the programme from the database
    Export {
        /// File to write [default: stdout]
        file: Option<PathBuf>,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: ProgrammeCommand) -> Result<()> {
    match command {
        ProgrammeCommand::Plan { file } | ProgrammeCommand::Apply { file, dry_run: true } => {
            let source = source(&file)?;
            let app = context.open_app().await?;
            let (_, plan) = affiliates::read_programme(&app, &source).await?;
            print(&context.output, &plan)
        }
        ProgrammeCommand::Apply { file, dry_run: false } => {
            let source = source(&file)?;
            let app = context.open_app().await?;
            print(&context.output, &affiliates::apply_programme(&app, &source, &actor()).await?)
        }
        ProgrammeCommand::Export { file } => export(context, file.as_deref()).await,
    }
}

fn source(path: &Path) -> Result<Source> {
    ensure!(!path.is_dir(), "{} is a folder: the programme is one file", path.display());
    if path == Path::new(FILE) && !path.exists() {
        return Err(anyhow!("{FILE} does not exist: give the file of the programme"));
    }
    read_path(path)?.files.pop().ok_or_else(|| anyhow!("{} cannot be read", path.display()))
}

fn print(output: &Output, plan: &ProgrammePlan) -> Result<()> {
    output.value(plan, |plan| {
        if plan.is_empty() {
            return "Nothing to change: the programme is up to date.".to_owned();
        }
        let (sign, tone) = if plan.created { ("+", Tone::Good) } else { ("~", Tone::Changed) };
        let mut lines = vec![output.paint(tone, &format!("{sign} affiliate programme"))];
        for field in &plan.fields {
            let old = field.old.as_ref().map(|text| output.paint(Tone::Bad, text));
            let new = field.new.as_ref().map(|text| output.paint(Tone::Good, text));
            lines.push(match (old, new) {
                (Some(old), Some(new)) => format!("    {}: {old} → {new}", field.key),
                (Some(old), None) => format!("    {}: {old} → (none)", field.key),
                (None, new) => format!("    {}: {}", field.key, new.unwrap_or_default()),
            });
        }
        lines.join("\n")
    })?;
    Ok(())
}

#[derive(Serialize)]
struct ExportSummary {
    file: String,
}

async fn export(context: &Context, file: Option<&Path>) -> Result<()> {
    let app = context.open_app().await?;
    let programme = affiliates::programme(&app).await?;
    ensure!(programme.is_open(), "there is no programme yet: run `vitrina affiliate programme apply`");
    let text = affiliates::export_programme(&programme.record);
    let Some(file) = file else {
        ensure!(!context.output.is_json(), "--json needs a file for the programme");
        return Ok(context.output.raw(text.as_bytes())?);
    };
    if file.exists() {
        let question = format!("Overwrite {}? Comments are lost.", file.display());
        ensure!(context.output.confirm(&question)?, "nothing was written");
    }
    std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    let exported = ExportSummary { file: file.display().to_string() };
    context.output.value(&exported, |exported| format!("The programme was written to {}.", exported.file))?;
    Ok(())
}
