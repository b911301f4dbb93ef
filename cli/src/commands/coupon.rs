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

use super::{Context, PageArgs, actor, csv_export::csv_export, promotion::missing};
use crate::output::{Tone, count};

/// What can be done with codes.
#[derive(Debug, Subcommand)]
pub enum CouponCommand {
    /// Make codes of a coupon promotion: one, or a batch of random ones
    Create(CreateArgs),
    /// List codes and how often they were used
    List(ListArgs),
    /// Show a code
    Show {
        /// The code, as it is printed or typed
        code: String,
    },
    /// Close a code, or a batch of codes
    Disable(DisableArgs),
    /// Write codes as CSV to a file, or to stdout
    Export(ExportArgs),
}

/// Which codes to make.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("codes").required(true).args(["code", "count"])))]
pub struct CreateArgs {
    /// The coupon promotion whose codes they are
    promotion: String,
    /// This code; otherwise --count random ones
    #[arg(long, conflicts_with = "prefix")]
    code: Option<String>,
    /// So many random codes
    #[arg(long, value_name = "N")]
    count: Option<usize>,
    /// What random codes begin with
    #[arg(long, value_name = "TEXT", default_value = "")]
    prefix: String,
    /// A name for the batch, by which it is listed, exported and closed
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
    /// How often each code may be used in all [default: without limit; 1 for random codes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_uses: Option<u32>,
    /// How often one person may use each code [default: without limit]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_uses_per_person: Option<u32>,
    /// Find out whether the codes can be made, and make none
    #[arg(long)]
    dry_run: bool,
}

/// Which codes to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Of this promotion
    #[arg(long, value_name = "NAME")]
    promotion: Option<String>,
    /// Of this batch
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
    #[command(flatten)]
    paged: PageArgs,
}

/// What to close.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("closed").required(true).args(["code", "batch"])))]
pub struct DisableArgs {
    /// The code
    code: Option<String>,
    /// A whole batch
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
    /// Say how many would be closed, and close none
    #[arg(long)]
    dry_run: bool,
}

/// Which codes to write, and where to.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The file to write to
    file: Option<PathBuf>,
    /// Of this promotion
    #[arg(long, value_name = "NAME")]
    promotion: Option<String>,
    /// Of this batch
    #[arg(long, value_name = "NAME")]
    batch: Option<String>,
}

/// Runs one of them.
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
            format!("{} of {} would be made\ndry run: nothing was written", count(would.count, "code"), would.promotion)
        })?);
    }
    context.output.value(&made, |made| made.codes.join("\n"))?;
    context.output.note(&format!("{} made", count(made.codes.len(), "code")));
    Ok(())
}

/// What a dry run found out. Random codes that nobody keeps are not told.
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
        let told = lines.into_iter().filter(|(_, value)| !value.is_empty());
        told.map(|(key, value)| format!("{}: {value}", output.paint(Tone::Strong, key))).collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

fn no_code(code: &str) -> anyhow::Error {
    anyhow!("there is no code {code}; `vitrina coupon list` shows those that there are")
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
            format!("{codes} would be closed.\ndry run: nothing was written")
        } else {
            format!("{codes} closed.")
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
