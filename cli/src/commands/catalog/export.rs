//! `vitrina catalog export`: a country's products as CSV for other shop systems.

use std::{
    io::BufWriter,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};
use clap::{Args, ValueEnum};
use tempfile::NamedTempFile;
use vitrina_server::export::{self, Generation};

use super::csv_format::FormatName;
use crate::commands::context::Context;

/// Arguments of `catalog export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]
    file: Option<PathBuf>,
    /// CSV format
    #[arg(long, value_name = "FORMAT")]
    format: FormatName,
    /// Country; in Shopify's format each further one, as in SI,HR, adds price columns
    #[arg(long, value_name = "CC", value_delimiter = ',', required = true)]
    tenant: Vec<String>,
    /// Language of the texts [default: the country's default language]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Column names in Shopify's format
    #[arg(long, value_name = "NAMES", default_value = "classic")]
    generation: GenerationName,
    /// Do not escape cells that spreadsheets would run as formulas; imports undo the escaping either way
    #[arg(long)]
    raw: bool,
}

/// Names of Shopify's columns.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GenerationName {
    /// Handle, Variant SKU, Variant Price …
    Classic,
    /// URL handle, SKU, Price …
    New,
}

/// A temporary file that replaces `path` when it is complete, so that `path` never contains a partial export.
fn beside(path: &Path) -> std::io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    NamedTempFile::new_in(folder)
}

/// Exports to a file or to stdout.
pub(super) async fn run(context: &Context, args: ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let options = export::Options {
        format: args.format.format(),
        generation: match args.generation {
            GenerationName::Classic => Generation::Classic,
            GenerationName::New => Generation::New,
        },
        tenants: args.tenant,
        language: args.language,
        is_raw: args.raw,
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
