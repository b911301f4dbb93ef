//! `vitrina product translate …`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use vitrina_server::products::{self, FileFormat, TranslationExport, TranslationImport, TranslationReport};

use crate::{
    commands::context::{Context, actor},
    output::{Tone, count},
};

/// Subcommands of `product translate`.
#[derive(Debug, Subcommand)]
pub enum TranslateCommand {
    /// Export names and descriptions with their current translations, for a translator to complete
    Export(ExportArgs),
    /// Import a completed file, entirely or not at all; empty cells leave texts unchanged
    Import(ImportArgs),
}

/// Arguments of `product translate export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// Language to translate into
    #[arg(long, value_name = "LL")]
    language: String,
    /// Language to translate from [default: en, or another one for products without an English text]
    #[arg(long, value_name = "LL")]
    from: Option<String>,
    /// Only products without a name or description in the target language
    #[arg(long)]
    missing: bool,
    /// Only products sold in these countries, such as HU,RO
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// File format
    #[arg(long, value_name = "FORMAT", default_value = "csv")]
    format: FormatName,
    /// Do not escape cells that spreadsheets would run as formulas; imports undo the escaping either way
    #[arg(long)]
    raw: bool,
}

/// Arguments of `product translate import`.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// CSV file, or a TOML file with the extension .toml
    file: PathBuf,
    /// Language of the texts in the file
    #[arg(long, value_name = "LL")]
    language: String,
    /// Accept translations whose source text has changed since the export
    #[arg(long)]
    accept_changed: bool,
    /// Validate everything and show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// File formats.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormatName {
    /// CSV, for spreadsheets
    Csv,
    /// TOML, for version control
    Toml,
}

/// Runs the subcommand.
pub(super) async fn run(context: &Context, command: TranslateCommand) -> Result<()> {
    match command {
        TranslateCommand::Export(args) => export(context, args).await,
        TranslateCommand::Import(args) => import(context, args).await,
    }
}

async fn export(context: &Context, args: ExportArgs) -> Result<()> {
    if context.output.is_json() {
        bail!("--json cannot be used here, because the file is written to stdout");
    }
    let app = context.open_app().await?;
    let tenants =
        if args.tenant.is_empty() { Vec::new() } else { products::tenants_of(&app.directory(), &args.tenant)? };
    let options = TranslationExport {
        language: args.language,
        from: args.from,
        missing: args.missing,
        tenants,
        format: match args.format {
            FormatName::Csv => FileFormat::Csv,
            FormatName::Toml => FileFormat::Toml,
        },
        is_raw: args.raw,
    };
    let mut bytes = Vec::new();
    let written = products::export_texts(&app, &options, &mut bytes).await?;
    context.output.raw(&bytes)?;
    context.output.note(&format!("{} written", count(written, "product")));
    Ok(())
}

async fn import(context: &Context, args: ImportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let options = TranslationImport {
        file: args.file,
        language: args.language,
        accept_changed: args.accept_changed,
        dry_run: args.dry_run,
    };
    let report = products::import_texts(&app, &options, &actor()).await?;
    context.output.value(&report, |report| summary(context, report))?;
    Ok(())
}

fn summary(context: &Context, report: &TranslationReport) -> String {
    let written = context.output.paint(Tone::Good, &format!("{} written", report.written));
    let mut lines = vec![format!("{written}, {} unchanged, {} not translated", report.unchanged, report.untranslated)];
    if report.kept > 0 {
        lines.push(format!("{} next to a translation: the stored texts are kept", count(report.kept, "empty cell")));
    }
    if report.cleaned > 0 {
        lines.push(format!("{} with unsafe markup, which was removed", count(report.cleaned, "description")));
    }
    if report.dry_run {
        lines.push("dry run: nothing was written".to_owned());
    }
    lines.join("\n")
}
