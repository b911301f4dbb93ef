//! Operator changes of returns, each logged with the operator.

use std::{
    collections::BTreeMap,
    io::{BufRead as _, IsTerminal as _, stdin},
};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde::Serialize;
use serde_json::json;
use vitrina_server::{
    app::App,
    id::OrderId,
    orders::{self, Parcel},
    returns::{self, Inspection, Status},
};

use super::{lookup::find, show::print};
use crate::{
    commands::context::{Context, actor},
    output::count,
    usage::Usage,
};

/// Return number and dry run.
#[derive(Debug, Args)]
pub struct ActArgs {
    /// Number of the return
    number: String,
    /// Check whether the change is possible and show what would be refunded, without changing anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `return refuse`.
#[derive(Debug, Args)]
pub struct RefuseArgs {
    /// Number of the return
    number: String,
    /// Reason sent to the shopper, in the language of the order
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

/// Arguments of `return receive`.
#[derive(Debug, Args)]
pub struct ReceiveArgs {
    /// Numbers of the returns [default: read from stdin, one per line]
    numbers: Vec<String>,
}

/// Arguments of `return inspect`.
#[derive(Debug, Args)]
pub struct InspectArgs {
    /// Number of the return
    number: String,
    /// Result for a line: 2=3/1 accepts three pieces of line 2, of which one can be resold; can be repeated
    ///
    /// Lines that are not given are accepted in full and can be resold.
    #[arg(long = "line", value_name = "LINE=ACCEPTED/RESALABLE")]
    lines: Vec<String>,
}

/// Arguments of `return ship`.
#[derive(Debug, Args)]
pub struct ShipArgs {
    /// Number of the return
    number: String,
    /// Name of the carrier, as shown to the shopper
    #[arg(long, value_name = "NAME")]
    carrier: String,
    /// Tracking number
    #[arg(long, value_name = "NUMBER")]
    tracking: String,
    /// Tracking URL
    #[arg(long, value_name = "URL")]
    url: Option<String>,
}

/// Approves a return.
pub async fn approve(context: &Context, args: &ActArgs) -> Result<()> {
    let app = context.open_app().await?;
    let case = find(&app, &args.number).await?;
    if args.dry_run {
        if !case.status.may_become(Status::Approved) {
            bail!("return {} is {} and cannot be approved", case.number, case.status.name());
        }
        return print(context, &app, case).await;
    }
    print(context, &app, returns::approve(&app, case.id, &actor()).await?).await
}

/// Refuses a return, after confirmation.
pub async fn refuse(context: &Context, args: &RefuseArgs) -> Result<()> {
    if args.reason.trim().is_empty() {
        return Err(Usage("--reason: say why, for the shopper to read".to_owned()).into());
    }
    let app = context.open_app().await?;
    let case = find(&app, &args.number).await?;
    if !context.output.confirm(&format!("Refuse return {}? The shopper is told: {}", case.number, args.reason))? {
        context.output.note("Nothing was changed.");
        return Ok(());
    }
    print(context, &app, returns::refuse(&app, case.id, &args.reason, &actor()).await?).await
}

/// The result for a scanned number.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ScanOutput {
    number: String,
    status: Option<&'static str>,
    error: Option<String>,
}

/// Records received parcels. Each number is stored before the next one is read, and an invalid one does not stop the others.
pub async fn receive(context: &Context, args: ReceiveArgs) -> Result<()> {
    let app = context.open_app().await?;
    let mut scanned = Vec::new();
    if args.numbers.is_empty() {
        if stdin().is_terminal() {
            context.output.note("Scan or type numbers, one a line; end with Ctrl+D.");
        }
        for line in stdin().lock().lines() {
            let line = line.context("cannot read numbers from stdin")?;
            if !line.trim().is_empty() {
                scanned.push(receive_one(context, &app, line.trim()).await?);
            }
        }
    } else {
        for number in &args.numbers {
            scanned.push(receive_one(context, &app, number.trim()).await?);
        }
    }
    let failed = scanned.iter().filter(|one| one.error.is_some()).count();
    if context.output.is_json() {
        context.output.value(&scanned, |_| String::new())?;
    }
    context.output.note(&format!("{} received", count(scanned.len() - failed, "return")));
    if failed > 0 {
        bail!("{} not received", count(failed, "number"));
    }
    Ok(())
}

async fn receive_one(context: &Context, app: &App, number: &str) -> Result<ScanOutput> {
    let received = async {
        let case = find(app, number).await?;
        Ok::<_, anyhow::Error>(returns::receive(app, case.id, &actor()).await?)
    };
    let scanned = match received.await {
        Ok(case) => ScanOutput { number: case.number, status: Some(case.status.name()), error: None },
        Err(error) => ScanOutput { number: number.to_owned(), status: None, error: Some(format!("{error:#}")) },
    };
    if !context.output.is_json() {
        let text = match &scanned.error {
            None => format!("{}: received", scanned.number),
            Some(error) => format!("{}: {error}", scanned.number),
        };
        context.output.line(&text)?;
    }
    Ok(scanned)
}

/// Stores the result of the inspection.
pub async fn inspect(context: &Context, args: &InspectArgs) -> Result<()> {
    let found: BTreeMap<i64, Inspection> = args.lines.iter().map(|line| inspection(line)).collect::<Result<_>>()?;
    if found.len() < args.lines.len() {
        return Err(Usage("--line: a line is named twice".to_owned()).into());
    }
    let app = context.open_app().await?;
    let case = find(&app, &args.number).await?;
    print(context, &app, returns::inspect(&app, case.id, &found, &actor()).await?).await
}

fn inspection(text: &str) -> Result<(i64, Inspection)> {
    let wrong = || {
        Usage(format!("--line {text}: write a line with pieces accepted and pieces to be sold again, such as 2=3/1"))
    };
    let (position, pieces) = text.split_once('=').ok_or_else(wrong)?;
    let (accepted, resalable) = pieces.split_once('/').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
    Ok((number(position)?, Inspection { accepted: number(accepted)?, resalable: number(resalable)? }))
}

/// Refunds money, after confirmation.
pub async fn refund(context: &Context, args: &ActArgs) -> Result<()> {
    let app = context.open_app().await?;
    let case = find(&app, &args.number).await?;
    if case.status != Status::Inspected {
        bail!("return {} is {}: only inspected returns can be refunded", case.number, case.status.name());
    }
    let order = orders::get(&app, case.order_id).await?;
    let expected = returns::expected(&app, case.id).await?;
    if args.dry_run {
        let would = json!({ "number": case.number, "amountMinor": expected.minor, "dryRun": true });
        return Ok(context.output.value(&would, |_| {
            format!("{}: {expected} would be refunded\ndry run: nothing was written", case.number)
        })?);
    }
    let question = format!("Refund {expected} of order {} for return {}?", order.number, case.number);
    if !context.output.confirm(&question)? {
        context.output.note("Nothing was changed.");
        return Ok(());
    }
    let done = returns::refund(&app, case.id, &actor()).await?;
    let (number, amount) = (done.case.number.clone(), done.amount);
    let written = json!({ "number": number, "amountMinor": done.amount.minor, "refundIds": done.refunds });
    Ok(context.output.value(&written, |_| format!("{number}: {amount} will be refunded"))?)
}

/// Adds the parcel of an exchange.
pub async fn ship(context: &Context, args: ShipArgs) -> Result<()> {
    if let Some(url) = args.url.as_ref().filter(|url| !url.starts_with("https://")) {
        return Err(Usage(format!("--url {url}: must begin with https://")).into());
    }
    let app = context.open_app().await?;
    let case = find(&app, &args.number).await?;
    let parcel = Parcel {
        order_id: OrderId::default(),
        carrier: args.carrier,
        tracking: args.tracking,
        tracking_url: args.url,
        shipped_at: chrono::Utc::now(),
    };
    print(context, &app, returns::ship_exchange(&app, case.id, &parcel, &actor()).await?).await
}
