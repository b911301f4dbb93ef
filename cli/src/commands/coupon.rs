//! `vitrina coupon …`: codes of coupon promotions.

use std::path::PathBuf;

use anyhow::{Result, anyhow, ensure};
use chrono::{DateTime, Utc};
use clap::{ArgGroup, Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    error::Error,
    promotions::{self, CouponReport, NewCoupons},
};

use super::{
    args::PageArgs,
    context::{Context, actor},
    csv_export::csv_export,
    promotion::missing,
};
use crate::output::{Tone, count};

/// Subcommands of `coupon`.
#[derive(Debug, Subcommand)]
pub enum CouponCommand {
    /// Create codes for a coupon promotion: a given code, or a batch of random ones
    Create(CreateArgs),
    /// List codes with their number of uses
    List(ListArgs),
    /// Show a code
    Show {
        /// Coupon code, as printed or typed
        code: String,
    },
    /// Disable a code or a batch of codes
    Disable(DisableArgs),
    /// Export codes as CSV
    Export(ExportArgs),
}

/// Arguments of `coupon create`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("codes").required(true).args(["code", "count"])))]
pub struct CreateArgs {
    /// Name of the coupon promotion
    promotion: String,
    /// Code to create; use --count for random codes
    #[arg(long, conflicts_with = "prefix")]
    code: Option<String>,
    /// Number of random codes to create
    #[arg(long, value_name = "N")]
    count: Option<usize>,
    /// Prefix of random codes
    #[arg(long, value_name = "TEXT", default_value = "")]
    prefix: String,
    /// Name of the batch, for listing, exporting and disabling its codes
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
    /// Maximum number of uses per code [default: 1 for random codes, else unlimited]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_uses: Option<u32>,
    /// Maximum number of uses per code and person [default: unlimited]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_uses_per_person: Option<u32>,
    /// Check whether the codes can be created, without creating them
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `coupon list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only codes of this promotion
    #[arg(long, value_name = "NAME")]
    promotion: Option<String>,
    /// Only codes of this batch
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `coupon disable`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("closed").required(true).args(["code", "batch"])))]
pub struct DisableArgs {
    /// Coupon code
    code: Option<String>,
    /// Disable all codes of this batch
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
    /// Show how many codes would be disabled, without disabling them
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `coupon export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]
    file: Option<PathBuf>,
    /// Only codes of this promotion
    #[arg(long, value_name = "NAME")]
    promotion: Option<String>,
    /// Only codes of this batch
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: CouponCommand) -> Result<()> {
    match command {
        CouponCommand::Create(args) => create(context, args).await,
        CouponCommand::List(args) => list(context, args).await,
        CouponCommand::Show { code } => show(context, &code).await,
        CouponCommand::Disable(args) => disable(context, &args).await,
        CouponCommand::Export(args) => export(context, args).await,
    }
}

async fn create(context: &Context, args: CreateArgs) -> Result<()> {
    let app = context.open_app().await?;
    let is_random = args.code.is_none();
    let wanted = NewCoupons {
        promotion: args.promotion,
        code: args.code,
        count: args.count.unwrap_or_default(),
        prefix: args.prefix,
        batch: args.batch,
        max_uses: args.max_uses.or(is_random.then_some(1)),
        max_uses_per_person: args.max_uses_per_person,
    };
    let made = match promotions::create(&app, &wanted, &actor(), args.dry_run).await {
        Err(Error::NotFound) => return Err(missing(&wanted.promotion, &promotions::stored(&app.db).await?)),
        other => other?,
    };
    if args.dry_run {
        let would =
            CouponPreview { promotion: made.promotion, batch: made.batch, count: made.codes.len(), dry_run: true };
        return Ok(context.output.value(&would, |would| {
            format!(
                "{} of {} would be created\ndry run: nothing was written",
                count(would.count, "code"),
                would.promotion
            )
        })?);
    }
    context.output.value(&made, |made| made.codes.join("\n"))?;
    context.output.note(&format!("{} made", count(made.codes.len(), "code")));
    Ok(())
}

/// The result of a dry run. Random codes are not printed, because they are not stored.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CouponPreview {
    promotion: String,
    batch: Option<String>,
    count: usize,
    dry_run: bool,
}

const HEAD: [&str; 7] = ["CODE", "PROMOTION", "BATCH", "OPEN", "USES", "AT MOST", "PER PERSON"];

async fn list(context: &Context, args: ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let (coupons, all) = promotions::list_coupons(
        &app.db,
        args.promotion.as_deref(),
        args.batch.as_deref(),
        args.paged.page,
        args.paged.take,
    )
    .await?;
    let output = &context.output;
    output.list(&coupons, &HEAD, |coupon| {
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        let open = if coupon.is_enabled { output.paint(Tone::Good, "yes") } else { output.paint(Tone::Faint, "no") };
        vec![
            coupon.code.clone(),
            coupon.promotion.clone(),
            coupon.batch.clone().unwrap_or_default(),
            open,
            coupon.uses.to_string(),
            number(coupon.max_uses),
            number(coupon.max_uses_per_person),
        ]
    })?;
    args.paged.note(output, coupons.len(), all, "code");
    Ok(())
}

async fn show(context: &Context, code: &str) -> Result<()> {
    let app = context.open_app().await?;
    let coupon = promotions::show_coupon(&app.db, code).await?.ok_or_else(|| no_code(code))?;
    let output = &context.output;
    output.value(&coupon, |coupon| {
        let limit = |number: Option<i64>| number.map_or_else(|| "no limit".to_owned(), |number| number.to_string());
        let day = |at: DateTime<Utc>| at.format("%Y-%m-%d %H:%M").to_string();
        let by = |at: Option<DateTime<Utc>>, who: &Option<String>| match (at, who) {
            (Some(at), Some(who)) => format!("{} by {who}", day(at)),
            (at, _) => at.map(day).unwrap_or_default(),
        };
        let lines = [
            ("code", coupon.code.clone()),
            ("promotion", coupon.promotion.clone()),
            ("batch", coupon.batch.clone().unwrap_or_default()),
            ("open", coupon.is_enabled.to_string()),
            ("uses", coupon.uses.to_string()),
            ("max_uses", limit(coupon.max_uses)),
            ("max_uses_per_person", limit(coupon.max_uses_per_person)),
            ("created", by(Some(coupon.created_at), &coupon.created_by)),
            ("closed", by(coupon.disabled_at, &coupon.disabled_by)),
        ];
        let present = lines.into_iter().filter(|(_, value)| !value.is_empty());
        present
            .map(|(key, value)| format!("{}: {value}", output.paint(Tone::Strong, key)))
            .collect::<Vec<_>>()
            .join("\n")
    })?;
    Ok(())
}

fn no_code(code: &str) -> anyhow::Error {
    anyhow!("there is no code {code}; `vitrina coupon list` lists all codes")
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DisableSummary {
    closed: u64,
    dry_run: bool,
}

async fn disable(context: &Context, args: &DisableArgs) -> Result<()> {
    let app = context.open_app().await?;
    if let Some(code) = &args.code {
        promotions::show_coupon(&app.db, code).await?.ok_or_else(|| no_code(code))?;
    }
    if let Some(batch) = &args.batch {
        let (_, all) = promotions::list_coupons(&app.db, None, Some(batch), 1, 1).await?;
        ensure!(all > 0, "there is no batch {batch}");
    }
    let closed =
        promotions::disable_coupon(&app, args.code.as_deref(), args.batch.as_deref(), &actor(), args.dry_run).await?;
    context.output.value(&DisableSummary { closed, dry_run: args.dry_run }, |closed| {
        let codes = count(usize::try_from(closed.closed).unwrap_or_default(), "code");
        if closed.dry_run {
            format!("{codes} would be disabled.\ndry run: nothing was written")
        } else {
            format!("{codes} disabled.")
        }
    })?;
    Ok(())
}

async fn export(context: &Context, args: ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    csv_export(context, args.file.as_deref(), "code", async |table| {
        table.write_record(["code", "promotion", "batch", "open", "uses", "max_uses", "max_uses_per_person"])?;
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        let row = |coupon: CouponReport| {
            [
                coupon.code,
                coupon.promotion,
                coupon.batch.unwrap_or_default(),
                coupon.is_enabled.to_string(),
                coupon.uses.to_string(),
                number(coupon.max_uses),
                number(coupon.max_uses_per_person),
            ]
        };
        let (promotion, batch) = (args.promotion.as_deref(), args.batch.as_deref());
        let written = promotions::export_coupons(&app.db, promotion, batch, |coupon| table.write_record(row(coupon)));
        Ok(written.await?)
    })
    .await
}
