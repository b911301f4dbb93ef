//! `vitrina stock …`: the stock of variants, and its movements.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand, ValueEnum};
use vitrina_server::{
    catalog::{LOW_STOCK, StockPolicy},
    error::Error,
    inventory::{self, FileOptions, FileReport, MOST_PIECES, Origin, ShownStock, SkuStock, StockChange},
};

use super::{
    args::PageArgs,
    context::{Context, actor},
};
use crate::output::{Tone, count};

/// Subcommands of `stock`.
#[derive(Debug, Subcommand)]
pub enum StockCommand {
    /// List counted variants that are low on stock, lowest first
    List(ListArgs),
    /// Show the quantities on hand, reserved and available
    Show(ShowArgs),
    /// Set the quantity on hand
    Set(SetArgs),
    /// Add or remove pieces
    #[command(allow_negative_numbers = true)]
    Adjust(AdjustArgs),
    /// List the stock movements of a variant, newest first
    #[command(visible_alias = "history")]
    Movements(MovementsArgs),
    /// Import quantities from a CSV file with the columns sku and quantity
    ///
    /// Rows with the same quantity as in the last import change nothing, unless --force is given.
    Import(ImportArgs),
}

/// Arguments of `stock show`.
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// SKUs, or ids of variants as id:123
    #[arg(value_name = "SKU", required = true)]
    skus: Vec<String>,
}

/// Arguments of `stock list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only variants with at most this many pieces available [default: 3, as shown as low stock on pages]
    #[arg(long, value_name = "N", default_value_t = LOW_STOCK, hide_default_value = true)]
    at_most: i64,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `stock set`.
#[derive(Debug, Args)]
#[command(allow_negative_numbers = true)]
pub struct SetArgs {
    /// SKU, or id of a variant as id:123
    sku: String,
    /// Number of pieces on hand
    #[arg(value_name = "N", value_parser = clap::value_parser!(i64).range(-MOST_PIECES..=MOST_PIECES))]
    pieces: i64,
    /// Reason for the list of movements
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Whether the count limits sales [default: unchanged]
    #[arg(long, value_name = "POLICY")]
    policy: Option<PolicyName>,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `stock adjust`.
#[derive(Debug, Args)]
pub struct AdjustArgs {
    /// SKU, or id of a variant as id:123
    sku: String,
    /// Number of pieces to add or remove: 5, +5 or -5
    #[arg(value_name = "±N", value_parser = clap::value_parser!(i64).range(-MOST_PIECES..=MOST_PIECES))]
    pieces: i64,
    /// Reason for the list of movements
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `stock movements`.
#[derive(Debug, Args)]
pub struct MovementsArgs {
    /// SKU, or id of a variant as id:123
    sku: String,
    /// Maximum number of movements
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=10_000))]
    take: i64,
}

/// Arguments of `stock import`.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// CSV file to read
    file: PathBuf,
    /// Set the quantity of every row, including those unchanged since the last import
    #[arg(long)]
    force: bool,
    /// Skip unknown SKUs
    #[arg(long)]
    skip_unknown: bool,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Stock policies of variants.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum PolicyName {
    /// Counted; sales are limited to the quantity
    Tracked,
    /// Counted; can still be bought when sold out
    Continue,
    /// Not counted
    Untracked,
}

impl PolicyName {
    fn policy(self) -> StockPolicy {
        match self {
            Self::Tracked => StockPolicy::Tracked,
            Self::Continue => StockPolicy::Continue,
            Self::Untracked => StockPolicy::Untracked,
        }
    }
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: StockCommand) -> Result<()> {
    match command {
        StockCommand::List(args) => list(context, &args).await,
        StockCommand::Show(args) => show(context, &args).await,
        StockCommand::Set(args) => set(context, &args).await,
        StockCommand::Adjust(args) => adjust(context, &args).await,
        StockCommand::Movements(args) => movements(context, &args).await,
        StockCommand::Import(args) => import(context, &args).await,
    }
}

async fn list(context: &Context, args: &ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let (stock, all) = inventory::list(&app.db, args.at_most, args.paged.page, args.paged.take).await?;
    print_stock(context, &stock)?;
    args.paged.note(&context.output, stock.len(), all, "variant");
    Ok(())
}

async fn show(context: &Context, args: &ShowArgs) -> Result<()> {
    let app = context.open_app().await?;
    let ShownStock { items, missing } = inventory::show(&app.db, &args.skus).await?;
    if missing.is_empty() {
        return print_stock(context, &items);
    }
    if !items.is_empty() {
        print_stock(context, &items)?;
    }
    Err(Error::Diagnostics(missing).into())
}

fn print_stock(context: &Context, stock: &[SkuStock]) -> Result<()> {
    let output = &context.output;
    let head = ["SKU", "ID", "PRODUCT", "ON HAND", "RESERVED", "AVAILABLE", "POLICY", "LAST FILE", "RETIRED"];
    output.list(stock, &head, |item| {
        vec![
            item.sku.clone().unwrap_or_default(),
            item.variant_id.to_string(),
            item.product.clone(),
            item.on_hand.to_string(),
            item.reserved.to_string(),
            available(context, item),
            item.policy.name().to_owned(),
            item.imported.map(|pieces| pieces.to_string()).unwrap_or_default(),
            item.retired_at.map(|at| at.format("%Y-%m-%d").to_string()).unwrap_or_default(),
        ]
    })?;
    Ok(())
}

fn available(context: &Context, item: &SkuStock) -> String {
    match item.available {
        None => context.output.paint(Tone::Good, "any number"),
        Some(0) => context.output.paint(Tone::Bad, "sold out"),
        Some(pieces) => pieces.to_string(),
    }
}

async fn set(context: &Context, args: &SetArgs) -> Result<()> {
    let app = context.open_app().await?;
    let actor = actor();
    let policy = args.policy.map(PolicyName::policy);
    let change =
        inventory::set(&app, origin(&actor, &args.reason), &args.sku, args.pieces, policy, args.dry_run).await?;
    print_change(context, &change)
}

async fn adjust(context: &Context, args: &AdjustArgs) -> Result<()> {
    let app = context.open_app().await?;
    let actor = actor();
    let change = inventory::adjust(&app, origin(&actor, &args.reason), &args.sku, args.pieces, args.dry_run).await?;
    print_change(context, &change)
}

fn print_change(context: &Context, change: &StockChange) -> Result<()> {
    let stock = &change.stock;
    context.output.value(change, |change| {
        let sku = stock.sku.clone().unwrap_or_else(|| format!("id:{}", stock.variant_id));
        let available = available(context, stock);
        let end = if change.dry_run { "\ndry run: nothing was written" } else { "" };
        format!(
            "{sku}: {} on hand, was {}; {} reserved; available: {available}{end}",
            stock.on_hand, change.before, stock.reserved
        )
    })?;
    if stock.policy == StockPolicy::Untracked {
        context.output.note("its pieces are not counted: use --policy tracked to limit sales to the quantity");
    }
    Ok(())
}

async fn movements(context: &Context, args: &MovementsArgs) -> Result<()> {
    let app = context.open_app().await?;
    let movements = inventory::movements(&app.db, &args.sku, args.take).await?;
    let head = ["WHEN", "REASON", "PIECES", "ON HAND", "RESERVED", "REFERENCE", "ACTOR", "NOTE"];
    context.output.list(&movements, &head, |movement| {
        vec![
            movement.created_at.format("%Y-%m-%d %H:%M:%S").to_string(),
            movement.reason.clone(),
            movement.quantity.to_string(),
            signed(movement.on_hand_change),
            signed(movement.reserved_change),
            movement.reference.clone().unwrap_or_default(),
            movement.actor.clone(),
            movement.note.clone().unwrap_or_default(),
        ]
    })?;
    Ok(())
}

fn signed(change: i64) -> String {
    if change == 0 { String::new() } else { format!("{change:+}") }
}

async fn import(context: &Context, args: &ImportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let actor = actor();
    let name = args.file.display().to_string();
    let options = FileOptions { dry_run: args.dry_run, force: args.force, skip_unknown: args.skip_unknown };
    let report = inventory::import_file(&app, origin(&actor, &name), &args.file, options).await?;
    for unknown in report.unknown.iter().filter(|_| !context.output.is_json()) {
        context.output.warn(&unknown.to_string());
    }
    context.output.value(&report, |report| summary(context, report))?;
    Ok(())
}

fn summary(context: &Context, report: &FileReport) -> String {
    let changed = context.output.paint(Tone::Changed, &format!("{} changed", report.changed));
    let end = if report.dry_run { "\ndry run: nothing was written" } else { "" };
    format!(
        "{}: {changed}, {} unchanged, {} unknown{end}",
        count(report.lines, "line"),
        report.unchanged,
        report.unknown.len()
    )
}

fn origin<'a>(actor: &'a str, note: &'a str) -> Origin<'a> {
    Origin { actor, reference: None, note: Some(note) }
}
