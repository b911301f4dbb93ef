//! `vitrina product translate …`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use vitrina_server::products::{self, FileFormat, TranslationExport, TranslationImport, TranslationReport};

use crate::{
    commands::{Context, actor},
    output::{Tone, count},
};

/// What can be done with products' texts.
#[derive(Debug, Subcommand)]
pub enum TranslateCommand {
    /// Write names and descriptions with their translations so far, for a translator to fill in
    Export(ExportArgs),
    /// Read a filled-in file: all of it or nothing; what it leaves empty stays as it is
    Import(ImportArgs),
}

/// What to write.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The language to translate into
    #[arg(long, value_name = "LL")]
    language: String,
    /// The language to translate from [default: en; any other where a product has no text in it]
    #[arg(long, value_name = "LL")]
    from: Option<String>,
    /// Only products without a name or description in the language
    #[arg(long)]
    missing: bool,
    /// Only products that these countries sell, such as HU,RO
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// How to write
    #[arg(long, value_name = "FORMAT", default_value = "csv")]
    format: FormatName,
    /// Do not escape cells that a spreadsheet would run as formulas; the import removes the apostrophe before them in any case
    #[arg(long)]
    raw: bool,
}

/// What to read.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The file: CSV, or TOML where its name ends so
    file: PathBuf,
    /// The language that its texts are in
    #[arg(long, value_name = "LL")]
    language: String,
    /// Take texts too whose source was changed since the export
    #[arg(long)]
    accept_changed: bool,
    /// Check everything, say what would change, and write nothing
    #[arg(long)]
    dry_run: bool,
}

/// How a file is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormatName {
    /// For spreadsheets
    Csv,
    /// For version control
    Toml,
}

/// Runs one of them.
pub(super) async fn run(context: &Context, command: TranslateCommand) -> Result<()> {
    match command {
        TranslateCommand::Export(args) => export(context, args).await,
        TranslateCommand::Import(args) => import(context, args).await,
    }
}

async fn export(context: &Context, args: ExportArgs) -> Result<()> {
    if context.output.is_json() {
        bail!("the file goes to stdout, and --json does not: leave it out");
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
        lines.push(format!("{} beside a translation keep what is stored", count(report.kept, "empty cell")));
    }
    if report.cleaned > 0 {
        lines.push(format!("{} held what no page may; it was taken out", count(report.cleaned, "description")));
    }
    if report.dry_run {
        lines.push("dry run: nothing was written".to_owned());
    }
    lines.join("\n")
}
