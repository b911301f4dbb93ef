//! `vitrina search …`: search statistics, explanations of results, and synonyms from files.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};
use vitrina_server::{
    app::App,
    search::{self, Explanation, RankExplanation},
    tenancy::Storefront,
    toml_file::read_path,
};

use super::{
    context::Context,
    country::{language_of, tenant_of},
};
use crate::output::{Output, Tone, count};

/// Subcommands of `search`.
#[derive(Debug, Subcommand)]
pub enum SearchCommand {
    /// List the queries of shoppers, which are counted anonymously
    Report {
        /// Country code
        #[arg(long, value_name = "CODE")]
        tenant: String,
        /// Queries to list
        #[arg(long, value_enum, default_value_t = QueryList::Frequent)]
        show: QueryList,
        /// Number of days to report, including today
        #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=400))]
        days: u64,
        /// Maximum number of queries
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000))]
        take: u64,
    },
    /// Explain how a query is interpreted and how its first results are ranked
    Explain {
        /// Query, as typed by a shopper
        query: String,
        /// Country code
        #[arg(long, value_name = "CODE")]
        tenant: String,
        /// Language code [default: the country's default language]
        #[arg(long, value_name = "CODE")]
        language: Option<String>,
        /// Maximum number of products
        #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=60))]
        take: u64,
    },
    /// Apply synonyms and page keywords from <language>.toml files, all or none
    Apply {
        /// File, or folder of files [default: the built-in files]
        path: Option<PathBuf>,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Export the synonyms and page keywords of all languages to a folder
    Export {
        /// Folder to write to; existing files are overwritten
        folder: PathBuf,
    },
    /// Build the search index as the server does, and show its size
    Status,
}

/// Queries that a report lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum QueryList {
    /// Most frequent queries
    Frequent,
    /// Queries without results
    WithoutResults,
    /// Queries with results of which none was clicked
    WithoutClicks,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: SearchCommand) -> Result<()> {
    match command {
        SearchCommand::Report { tenant, show, days, take } => report(context, &tenant, show, days, take).await,
        SearchCommand::Explain { query, tenant, language, take } => {
            let app = context.open_app().await?;
            let front = storefront(&app, &tenant, language.as_deref())?;
            let explanation = search::explain(&app, &front, &query, usize::try_from(take)?).await?;
            let output = &context.output;
            Ok(output.value(&as_json(&explanation), |_| described(output, &query, &explanation))?)
        }
        SearchCommand::Apply { path, dry_run } => apply(context, path, dry_run).await,
        SearchCommand::Export { folder } => export(context, &folder).await,
        SearchCommand::Status => {
            let app = context.open_app().await?;
            let state = search::index_state(&app).await?;
            let value = json!({ "products": state.products, "bytes": state.bytes, "seconds": state.seconds });
            context.output.value(&value, |_| {
                let products = count(state.products, "product");
                format!("{products} in {:.1} MB, built in {:.2} s", state.bytes as f64 / 1e6, state.seconds)
            })?;
            Ok(())
        }
    }
}

async fn report(context: &Context, code: &str, show: QueryList, days: u64, take: u64) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = tenant_of(&directory, code)?;
    let is_shown = |row: &search::ReportedQuery| match show {
        QueryList::Frequent => row.searches > 0,
        QueryList::WithoutResults => row.searches > 0 && row.results == 0,
        QueryList::WithoutClicks => row.searches > 0 && row.results > 0 && row.clicks == 0,
    };
    let all = search::report(&app, tenant, days).await?;
    let shown = all.into_iter().filter(is_shown).take(usize::try_from(take)?);
    let language = |id| directory.languages.iter().find(|one| one.id == id).map(|one| one.code.clone());
    let rows: Vec<Value> = shown
        .map(|row| {
            json!({
                "query": row.query, "language": language(row.language), "searches": row.searches, "results": row.results,
                "clicks": row.clicks,
            })
        })
        .collect();
    context.output.list(&rows, &["QUERY", "LANGUAGE", "SEARCHES", "RESULTS", "CLICKS"], |row| {
        let text = |key: &str| match &row[key] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        ["query", "language", "searches", "results", "clicks"].map(text).to_vec()
    })?;
    let queries = if rows.len() == 1 { "query" } else { "queries" };
    context.output.note(&format!("{} {queries} of {days} days", rows.len()));
    Ok(())
}

/// A country's shop in one of its languages.
fn storefront(app: &App, code: &str, language: Option<&str>) -> Result<Storefront> {
    let directory = app.directory();
    let tenant = tenant_of(&directory, code)?;
    let language = language_of(tenant, language)?;
    Storefront::public(tenant, language).with_context(|| format!("{} has no host: add one to its file", tenant.code))
}

fn as_json(explanation: &Explanation) -> Value {
    let product = |one: &RankExplanation| {
        let words = one.words.iter().map(|reasons| {
            reasons.iter().map(|(why, worth)| json!({ "why": why, "worth": worth })).collect::<Vec<_>>()
        });
        json!({
            "id": one.card.id, "name": one.card.name, "path": one.card.path, "rank": one.rank.total(),
            "fit": one.rank.fit, "stock": one.rank.stock, "newness": one.rank.newness, "sales": one.rank.sales,
            "words": words.collect::<Vec<_>>(),
        })
    };
    json!({
        "corrected": explanation.corrected, "page": explanation.page, "found": explanation.hits,
        "products": explanation.products.iter().map(product).collect::<Vec<_>>(),
    })
}

fn described(output: &Output, query: &str, explanation: &Explanation) -> String {
    let words = count(explanation.asked, "word");
    let mut lines = vec![format!("{query}: {words} searched for, {} found", count(explanation.hits, "product"))];
    lines.extend(explanation.corrected.as_ref().map(|corrected| format!("corrected to: {corrected}")));
    lines.extend(explanation.page.as_ref().map(|page| format!("answered by the page {page}")));
    for (one, number) in explanation.products.iter().zip(1..) {
        let rank = one.rank;
        let name = format!("{number}. {} ({})", one.card.name, one.card.path);
        lines.push(output.paint(Tone::Good, &name));
        lines.push(format!(
            "   {:.3} = words {:.3} × stock {:.2} + newness {:.3} + sales {:.3}",
            rank.total(),
            rank.fit,
            rank.stock,
            rank.newness,
            rank.sales
        ));
        for reasons in &one.words {
            let shown: Vec<String> = reasons.iter().map(|(why, worth)| format!("{worth:.2} {why}")).collect();
            let shown = if shown.is_empty() { "not found".to_owned() } else { shown.join("; ") };
            lines.push(format!("   - {shown}"));
        }
    }
    lines.join("\n")
}

async fn apply(context: &Context, path: Option<PathBuf>, dry_run: bool) -> Result<()> {
    let app = context.open_app().await?;
    let sources = match path {
        Some(path) => read_path(&path)?,
        None => search::built_in(),
    };
    let changes = search::apply(&app, &sources, dry_run).await?;
    let output = &context.output;
    let verb = if dry_run { "would change" } else { "changed" };
    output.value(&changes, |changes| {
        let line = |change: &search::DictionaryChange| {
            let synonyms = format!("{} → {} groups of synonyms", change.synonyms_before, change.synonyms);
            let pages = format!("{} → {} groups of words with a page", change.pages_before, change.pages);
            output.paint(Tone::Changed, &format!("~ {}: {synonyms}, {pages}", change.language))
        };
        let lines = changes.iter().map(line);
        lines.chain([format!("{} {verb}.", count(changes.len(), "language"))]).collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

async fn export(context: &Context, folder: &Path) -> Result<()> {
    let app = context.open_app().await?;
    let stored = search::stored(&app).await?;
    ensure!(
        !stored.is_empty(),
        "no synonyms are stored: `vitrina search apply` stores those that come with the program"
    );
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (language, source) in &stored {
        let file = folder.join(format!("{language}.toml"));
        fs::write(&file, source).with_context(|| format!("cannot write {}", file.display()))?;
    }
    context.output.note(&format!("{} written to {}", count(stored.len(), "file"), folder.display()));
    Ok(())
}
