//! `vitrina catalog pictures …`: the pictures whose addresses imports recorded.

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use futures::FutureExt as _;
use vitrina_server::products::{self, FetchOptions, FetchReport};

use crate::{
    commands::context::Context,
    output::{Tone, count},
};

/// Subcommands of `catalog pictures`.
#[derive(Debug, Subcommand)]
pub enum PicturesCommand {
    /// Download and store the pictures whose URLs product files contained; only public addresses are contacted
    Fetch(FetchArgs),
    /// List the URLs that could not be fetched, with the reasons
    Failures(FailuresArgs),
}

/// Arguments of `catalog pictures fetch`.
#[derive(Debug, Args)]
pub struct FetchArgs {
    /// Only for products sold in these countries, such as SI,HR [default: all open countries]
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Maximum number of pictures to fetch [default: unlimited]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    limit: Option<u32>,
    /// Number of parallel downloads
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=16))]
    parallel: u8,
    /// Retry pictures that could not be fetched before
    #[arg(long)]
    retry: bool,
    /// Show how many pictures would be fetched, without downloading anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `catalog pictures failures`.
#[derive(Debug, Args)]
pub struct FailuresArgs {
    /// Only for products sold in these countries, such as SI,HR [default: all open countries]
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
}

/// Runs the subcommand.
pub(super) async fn run(context: &Context, command: PicturesCommand) -> Result<()> {
    match command {
        PicturesCommand::Fetch(args) => fetch(context, args).await,
        PicturesCommand::Failures(args) => failures(context, &args).await,
    }
}

async fn fetch(context: &Context, args: FetchArgs) -> Result<()> {
    let app = context.open_app().await?;
    let options = FetchOptions {
        tenants: products::tenants_of(&app.directory(), &args.tenant)?,
        limit: args.limit.map(|limit| limit as usize),
        parallel: args.parallel.into(),
        retry: args.retry,
        dry_run: args.dry_run,
    };
    let bar = context.output.progress("fetching pictures", Some(0));
    let stop = tokio::signal::ctrl_c().map(|_| ()).shared();
    let report = products::fetch_pictures(&app, &options, stop.clone(), &|state| {
        bar.set_length(state.total as u64);
        bar.set_position(state.done as u64);
        if state.failed > 0 {
            bar.set_message(format!("fetching pictures ({} failed)", state.failed));
        }
    })
    .await;
    bar.finish_and_clear();
    let report = report?;
    context.output.value(&report, |report| summary(context, report))?;
    if !report.failed.is_empty() {
        bail!(
            "{} could not be fetched: `vitrina catalog pictures failures` lists them, `fetch --retry` tries again",
            count(report.failed.len(), "picture")
        );
    }
    if stop.peek().is_some() {
        bail!("interrupted; run `vitrina catalog pictures fetch` again to continue");
    }
    Ok(())
}

fn summary(context: &Context, report: &FetchReport) -> String {
    let output = &context.output;
    if report.dry_run {
        return format!(
            "{} would be fetched; {} failed before\ndry run: nothing was fetched",
            count(report.waiting, "picture"),
            report.failed_before
        );
    }
    let mut lines = vec![format!(
        "{}, {}, {} waiting",
        output.paint(Tone::Good, &format!("{} stored", report.stored)),
        output.paint(
            if report.failed.is_empty() { Tone::Faint } else { Tone::Bad },
            &format!("{} failed", report.failed.len())
        ),
        report.waiting
    )];
    if report.same > 0 {
        lines.push(format!("{} of them were already stored under other addresses", report.same));
    }
    if report.failed_before > 0 {
        lines.push(format!("{} failed before and were not tried again: use --retry to try them", report.failed_before));
    }
    lines.join("\n")
}

async fn failures(context: &Context, args: &FailuresArgs) -> Result<()> {
    let app = context.open_app().await?;
    let tenants = products::tenants_of(&app.directory(), &args.tenant)?;
    let failures = products::failed_pictures(&app, &tenants).await?;
    context.output.list(&failures, &["ADDRESS", "WHY", "TRIED", "LAST"], |failure| {
        vec![
            failure.address.clone(),
            failure.reason.clone(),
            failure.attempts.to_string(),
            failure.failed_at.format("%Y-%m-%d %H:%M UTC").to_string(),
        ]
    })?;
    context.output.note(&format!("{} could not be fetched", count(failures.len(), "picture")));
    Ok(())
}
