//! `vitrina catalog …`: products from and into the files of other shops' programs.

use std::{
    io::BufWriter,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};
use clap::{Args, Subcommand, ValueEnum};
use tempfile::NamedTempFile;
use vitrina_server::{
    export::{self, Generation},
    import::{self, Format, Progress, Report, Severity},
};

use super::Context;
use crate::output::Tone;

/// Issues shown as a table; all of them are in `--json`.
const SHOWN: usize = 60;

/// What can be done with products.
#[derive(Debug, Subcommand)]
pub enum CatalogCommand {
    /// Read products from Shopify's or WooCommerce's CSV; the same file twice changes nothing
    Import(ImportArgs),
    /// Write a country's products as Shopify's or WooCommerce's CSV
    Export(ExportArgs),
}

/// Whose CSV it is.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormatName {
    /// Shopify, classic or new columns
    Shopify,
    /// WooCommerce, exported in English
    Woocommerce,
}

impl FormatName {
    fn format(self) -> Format {
        match self {
            Self::Shopify => Format::Shopify,
            Self::Woocommerce => Format::WooCommerce,
        }
    }
}

/// What to import.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The CSV file
    file: PathBuf,
    /// Whose CSV it is
    #[arg(long, value_name = "FORMAT")]
    format: FormatName,
    /// Countries that it is for, such as SI,HR; the first one's currency is that of its prices
    #[arg(long, value_name = "CC", value_delimiter = ',', required = true)]
    tenant: Vec<String>,
    /// Folder of pictures, found by the file names at the end of the addresses
    #[arg(long, value_name = "DIR")]
    images: Option<PathBuf>,
    /// Language of the file's words [default: the country's own]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Pieces taken for variants that the file sells without counting
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(i64).range(0..=1_000_000))]
    untracked_stock: i64,
    /// Say what would happen, and write nothing
    #[arg(long)]
    dry_run: bool,
}

/// What to export.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The file to write [default: stdout]
    file: Option<PathBuf>,
    /// Whose CSV it is
    #[arg(long, value_name = "FORMAT")]
    format: FormatName,
    /// The country; further ones, as in SI,HR, get price columns of their own in Shopify's format
    #[arg(long, value_name = "CC", value_delimiter = ',', required = true)]
    tenant: Vec<String>,
    /// Language of the words [default: the country's own]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Names of Shopify's columns
    #[arg(long, value_name = "NAMES", default_value = "classic")]
    generation: GenerationName,
}

/// Names of Shopify's columns.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GenerationName {
    /// Handle, Variant SKU, Variant Price …
    Classic,
    /// URL handle, SKU, Price …
    New,
}

/// Runs one of them.
pub async fn run(context: &Context, command: CatalogCommand) -> Result<()> {
    match command {
        CatalogCommand::Import(args) => import_file(context, args).await,
        CatalogCommand::Export(args) => export_file(context, args).await,
    }
}

async fn import_file(context: &Context, args: ImportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let size = std::fs::metadata(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?.len();
    let options = import::Options {
        file: args.file,
        format: args.format.format(),
        tenants: args.tenant,
        language: args.language,
        images: args.images,
        untracked_stock: args.untracked_stock,
        dry_run: args.dry_run,
    };
    let bar = context.output.progress("importing", Some(size));
    let style = indicatif::ProgressStyle::with_template(
        "{msg} {wide_bar:.cyan/dim} {bytes}/{total_bytes} {binary_bytes_per_sec} {prefix} {eta} left",
    )?;
    bar.set_style(style);
    let report = import::import(&app, &options, &|progress: Progress| {
        bar.set_position(progress.bytes);
        let seconds = bar.elapsed().as_secs_f64().max(0.001);
        bar.set_prefix(format!("{:.0} variants/s", progress.variants as f64 / seconds));
    })
    .await;
    bar.finish_and_clear();
    print(context, &report?)
}

fn print(context: &Context, report: &Report) -> Result<()> {
    let output = &context.output;
    output.value(report, |report| summary(context, report))?;
    if !output.is_json() && !report.issues.list.is_empty() {
        list_issues(context, report)?;
    }
    let taken = report.created + report.updated + report.unchanged;
    ensure!(taken > 0 || report.left_out == 0, "every product of the file was left out");
    Ok(())
}

fn list_issues(context: &Context, report: &Report) -> Result<()> {
    let output = &context.output;
    output.line("")?;
    let shown: Vec<_> = {
        let mut worst: Vec<_> = report.issues.list.iter().collect();
        worst.sort_by_key(|issue| issue.severity);
        worst.truncate(SHOWN);
        worst.sort_by_key(|issue| issue.line);
        worst
    };
    output.table(
        &["line", "column", "value", "what is wrong", ""],
        shown.iter().map(|issue| {
            let (tone, word) = match issue.severity {
                Severity::Error => (Tone::Bad, "error"),
                Severity::Warning => (Tone::Changed, "warning"),
                Severity::Note => (Tone::Faint, "note"),
            };
            let line = if issue.line == 0 { String::new() } else { issue.line.to_string() };
            let text = |text: &Option<String>| text.clone().unwrap_or_default();
            vec![line, text(&issue.column), text(&issue.value), issue.reason.clone(), output.paint(tone, word)]
        }),
    )?;
    let all = report.issues.errors + report.issues.warnings + report.issues.notes;
    if all > shown.len() as u64 {
        output.note(&format!("{} more; --json lists them", all - shown.len() as u64));
    }
    Ok(())
}

fn summary(context: &Context, report: &Report) -> String {
    let output = &context.output;
    let count = |tone, number: u64, word: &str| {
        let text = format!("{number} {word}");
        if number > 0 { output.paint(tone, &text) } else { text }
    };
    let mut lines = vec![format!(
        "{}, {}, {}, {}",
        count(Tone::Good, report.created, "created"),
        count(Tone::Changed, report.updated, "updated"),
        count(Tone::Faint, report.unchanged, "unchanged"),
        count(Tone::Bad, report.left_out, "left out"),
    )];
    let rate = report.variants as f64 / report.seconds.max(0.001);
    lines.push(format!(
        "{} rows, {} variants, {} pictures in {:.1} s ({rate:.0} variants/s)",
        report.rows, report.variants, report.pictures, report.seconds
    ));
    lines.push(format!(
        "{}, {}, {}",
        count(Tone::Bad, report.issues.errors, "errors"),
        count(Tone::Changed, report.issues.warnings, "warnings"),
        count(Tone::Faint, report.issues.notes, "notes"),
    ));
    if report.dry_run {
        lines.push("dry run: nothing was written".to_owned());
    }
    lines.join("\n")
}

/// A file that takes the place of `path` when it is complete, so that nobody finds half of it.
fn beside(path: &Path) -> std::io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    NamedTempFile::new_in(folder)
}

async fn export_file(context: &Context, args: ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let options = export::Options {
        format: args.format.format(),
        generation: match args.generation {
            GenerationName::Classic => Generation::Classic,
            GenerationName::New => Generation::New,
        },
        tenants: args.tenant,
        language: args.language,
    };
    let report = if let Some(path) = &args.file {
        let file = beside(path).with_context(|| format!("cannot write {}", path.display()))?;
        let report = export::export(&app, &options, BufWriter::new(&file)).await?;
        file.persist(path).with_context(|| format!("cannot write {}", path.display()))?;
        report
    } else {
        ensure!(!context.output.is_json(), "--json needs a file for the CSV");
        let mut bytes = Vec::new();
        let report = export::export(&app, &options, &mut bytes).await?;
        context.output.raw(&bytes)?;
        report
    };
    if args.file.is_some() && context.output.is_json() {
        return Ok(context.output.value(&report, |_| String::new())?);
    }
    context.output.note(&format!("{} products, {} variants written", report.products, report.variants));
    Ok(())
}
