//! `vitrina catalog import`: products from the CSV files of other shop systems.

use std::path::PathBuf;

use anyhow::{Context as _, Result, bail, ensure};
use clap::{Args, ValueEnum};
use vitrina_server::{
    app::App,
    catalog::StockMode,
    import::{self, IssueGroup, Progress, Report, Severity},
    products::{self, FetchOptions},
};

use super::csv_format::FormatName;
use crate::{
    commands::context::Context,
    output::{Tone, count as plural},
};

/// Groups of issues shown in the table; `--json` prints all groups and every issue.
const SHOWN: usize = 40;

/// How quantities of a file apply to existing variants.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StockName {
    /// Set the stock of variants whose quantity changed since the last import; sales since then remain deducted
    Set,
    /// Keep the stock of existing variants; only new ones take the quantity of the file
    Keep,
}

impl StockName {
    fn mode(self) -> StockMode {
        match self {
            Self::Set => StockMode::Set,
            Self::Keep => StockMode::Keep,
        }
    }
}

/// Arguments of `catalog import`.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// CSV file to read
    file: PathBuf,
    /// CSV format
    #[arg(long, value_name = "FORMAT")]
    format: FormatName,
    /// Countries to import for, such as SI,HR; prices are in the currency of the first one
    #[arg(long, value_name = "CC", value_delimiter = ',', required = true)]
    tenant: Vec<String>,
    /// Folder of pictures, matched by the file names at the end of picture URLs
    #[arg(long, value_name = "DIR")]
    images: Option<PathBuf>,
    /// Language of the file's texts [default: the country's default language, unless the texts are clearly in another]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// File that maps types, categories, vendors and tags to the shop's categories
    ///
    /// `vitrina catalog taxonomy propose` prints a first map, and its --help describes the format.
    #[arg(long, value_name = "MAP")]
    categories: Option<PathBuf>,
    /// How quantities of the file apply to existing variants
    #[arg(long, value_name = "MODE", default_value = "set")]
    stock: StockName,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Imports a file and shows its report.
pub(super) async fn run(context: &Context, args: ImportArgs) -> Result<()> {
    let app = context.open_app().await?;
    if let Some(map) = args.categories.as_deref().filter(|map| !map.exists()) {
        bail!(
            "there is no file {}: `vitrina catalog taxonomy propose {} --format {}` prints a map to begin with",
            map.display(),
            args.file.display(),
            args.format.format().name()
        );
    }
    let size = std::fs::metadata(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?.len();
    let options = import::Options {
        file: args.file,
        format: args.format.format(),
        tenants: args.tenant,
        language: args.language,
        images: args.images,
        categories: args.categories,
        stock: args.stock.mode(),
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
    let report = report?;
    print(context, &report)?;
    if !report.dry_run {
        note_pictures(context, &app, &options.tenants).await?;
    }
    Ok(())
}

/// Says how to get the pictures of which only the addresses are known.
async fn note_pictures(context: &Context, app: &App, countries: &[String]) -> Result<()> {
    let tenants = products::tenants_of(&app.directory(), countries)?;
    let unfetched = FetchOptions { tenants, limit: None, parallel: 1, retry: false, dry_run: true };
    let waiting = products::fetch_pictures(app, &unfetched, std::future::ready(()), &|_| {}).await?.waiting;
    if waiting > 0 {
        let pictures = plural(waiting, "picture");
        let countries = countries.join(",");
        context
            .output
            .note(&format!("{pictures} to download: run `vitrina catalog pictures fetch --tenant {countries}`"));
    }
    Ok(())
}

fn print(context: &Context, report: &Report) -> Result<()> {
    let output = &context.output;
    output.value(report, |report| summary(context, report))?;
    if !output.is_json() && !report.issues.groups.is_empty() {
        list_issues(context, report)?;
    }
    let taken = report.created + report.updated + report.unchanged + report.skipped;
    ensure!(taken > 0 || report.left_out == 0, "every product of the file was left out");
    Ok(())
}

/// Prints equal issues as one line: the count, and where they occur first.
fn list_issues(context: &Context, report: &Report) -> Result<()> {
    let output = &context.output;
    output.line("")?;
    let groups = &report.issues.groups;
    output.table(
        &["times", "first lines", "product", "column", "value", "what is wrong", ""],
        groups.iter().take(SHOWN).map(|group| {
            let (tone, word) = match group.first.severity {
                Severity::Error => (Tone::Bad, "error"),
                Severity::Warning => (Tone::Changed, "warning"),
                Severity::Note => (Tone::Faint, "note"),
            };
            let text = |text: &Option<String>| text.clone().unwrap_or_default();
            let issue = &group.first;
            vec![
                format!("{} ×", group.count),
                first_lines(group),
                text(&issue.product),
                text(&issue.column),
                text(&issue.value),
                issue.reason.clone(),
                output.paint(tone, word),
            ]
        }),
    )?;
    if groups.len() > SHOWN {
        output
            .note(&format!("{} more kinds of issues; --json lists all of them with every line", groups.len() - SHOWN));
    }
    Ok(())
}

/// `3, 9, 14 …`; empty for an issue that concerns the file as a whole.
fn first_lines(group: &IssueGroup) -> String {
    let lines: Vec<String> = group.first_lines.iter().filter(|line| **line > 0).map(u64::to_string).collect();
    let more = if group.count > group.first_lines.len() as u64 && !lines.is_empty() { " …" } else { "" };
    format!("{}{more}", lines.join(", "))
}

/// `1 row`, `2 rows`.
fn named(number: u64, noun: &str) -> String {
    plural(usize::try_from(number).unwrap_or(usize::MAX), noun)
}

fn summary(context: &Context, report: &Report) -> String {
    let output = &context.output;
    let paint = |tone, number: u64, text: String| if number > 0 { output.paint(tone, &text) } else { text };
    let count = |tone, number: u64, word: &str| paint(tone, number, format!("{number} {word}"));
    let nouns = |tone, number: u64, noun: &str| paint(tone, number, named(number, noun));
    let mut lines = vec![format!(
        "{}, {}, {}, {}",
        count(Tone::Good, report.created, "created"),
        count(Tone::Changed, report.updated, "updated"),
        count(Tone::Faint, report.unchanged, "unchanged"),
        count(Tone::Bad, report.left_out, "left out"),
    )];
    let rate = report.variants as f64 / report.seconds.max(0.001);
    lines.push(format!(
        "{}, {}, {} in {:.1} s ({rate:.0} variants/s)",
        named(report.rows, "row"),
        named(report.variants, "variant"),
        named(report.pictures, "picture"),
        report.seconds
    ));
    if report.skipped > 0 {
        lines.push(count(Tone::Changed, report.skipped, "skipped by the map"));
    }
    if report.rows_without_product > 0 {
        let verb = if report.rows_without_product == 1 { "belongs" } else { "belong" };
        lines.push(format!("{} {verb} to no product", nouns(Tone::Bad, report.rows_without_product, "row")));
    }
    lines.push(format!(
        "{}, {}, {}",
        nouns(Tone::Bad, report.issues.errors, "error"),
        nouns(Tone::Changed, report.issues.warnings, "warning"),
        nouns(Tone::Faint, report.issues.notes, "note"),
    ));
    for incomplete in &report.incomplete {
        let country = &incomplete.country;
        let products = output.paint(Tone::Changed, &plural(incomplete.products, "product"));
        let held = if incomplete.held > 0 { format!(", {} of them hidden", incomplete.held) } else { String::new() };
        lines.push(format!(
            "{products} in {country} without required data{held}: see `vitrina catalog check --tenant {country}`"
        ));
    }
    if report.dry_run {
        lines.push("dry run: nothing was written".to_owned());
    }
    lines.join("\n")
}
