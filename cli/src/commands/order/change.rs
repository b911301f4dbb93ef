//! Operator changes of orders, each logged with the operator.

use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use vitrina_server::{
    id::RefundId,
    money::Money,
    orders::{self, OperatorAction, Order, RefundRequest},
};

use super::lookup::find;
use crate::{
    commands::{
        args::amount,
        context::{Context, actor},
    },
    usage::Usage,
};

/// Order number and dry run.
#[derive(Debug, Args)]
pub struct ActArgs {
    /// Number of the order or of its invoice
    number: String,
    /// Check whether the change is possible, without making it
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `order ship`.
#[derive(Debug, Args)]
pub struct ShipArgs {
    #[command(flatten)]
    order: ActArgs,
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

/// Arguments of `order refund`.
#[derive(Debug, Args)]
pub struct RefundArgs {
    #[command(flatten)]
    order: ActArgs,
    /// Number of the line to refund, or a number of its pieces: 2, or 2x1; can be repeated
    #[arg(long = "line", value_name = "LINE[xPIECES]", conflicts_with = "amount")]
    lines: Vec<String>,
    /// Amount to refund, such as 12.50
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    amount: Option<i64>,
    /// Return the pieces of the lines to stock
    #[arg(long, requires = "lines")]
    restock: bool,
    /// Reason for the order's history
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

/// Arguments of `order note`.
#[derive(Debug, Args)]
pub struct NoteArgs {
    /// Number of the order or of its invoice
    number: String,
    /// Text of the note, which shoppers do not see
    text: String,
    /// Check whether the note can be added, without adding it
    #[arg(long)]
    dry_run: bool,
}

/// The statuses of an order after a change.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StatusOutput {
    number: String,
    payment_status: &'static str,
    delivery_status: &'static str,
    dry_run: bool,
}

fn print(context: &Context, order: &Order, dry_run: bool) -> Result<()> {
    let changed = StatusOutput {
        number: order.number.clone(),
        payment_status: order.payment_status.name(),
        delivery_status: order.delivery_status.name(),
        dry_run,
    };
    Ok(context.output.value(&changed, |changed| {
        let states =
            format!("{}: delivery {}, payment {}", changed.number, changed.delivery_status, changed.payment_status);
        if dry_run { format!("{states}\ndry run: nothing was written") } else { states }
    })?)
}

/// Performs an action.
pub async fn act(context: &Context, args: &ActArgs, act: OperatorAction) -> Result<()> {
    let app = context.open_app().await?;
    let order = find(&app, &args.number).await?;
    if let Some(refusal) = act.refusal(&order) {
        bail!(refusal);
    }
    if args.dry_run {
        return print(context, &order, true);
    }
    let order = orders::act(&app, order.id, &act, &actor()).await?;
    print(context, &order, false)
}

/// Records the handover of a parcel to a carrier.
pub async fn ship(context: &Context, args: ShipArgs) -> Result<()> {
    if let Some(url) = args.url.as_ref().filter(|url| !url.starts_with("https://")) {
        return Err(Usage(format!("--url {url}: must begin with https://")).into());
    }
    let shipped = OperatorAction::Ship { carrier: args.carrier, tracking: args.tracking, url: args.url };
    act(context, &args.order, shipped).await
}

/// Cancels an order, after confirmation.
pub async fn cancel(context: &Context, args: &ActArgs) -> Result<()> {
    let question =
        format!("Cancel order {}? Stock, coupon and payment are returned, and the shopper is notified.", args.number);
    if !args.dry_run && !context.output.confirm(&question)? {
        context.output.note("Nothing was changed.");
        return Ok(());
    }
    act(context, args, OperatorAction::Cancel).await
}

/// The amounts and lines to refund.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Refunded {
    number: String,
    refund_ids: Vec<RefundId>,
    amount_minor: i64,
    currency: String,
    dry_run: bool,
}

fn print_refund(
    context: &Context,
    order: &Order,
    refund_ids: Vec<RefundId>,
    amount: Money,
    dry_run: bool,
) -> Result<()> {
    let refunded = Refunded {
        number: order.number.clone(),
        refund_ids,
        amount_minor: amount.minor,
        currency: order.currency().to_string(),
        dry_run,
    };
    Ok(context.output.value(&refunded, |refunded| {
        let number = &refunded.number;
        if dry_run {
            return format!("{number}: {amount} would be refunded\ndry run: nothing was written");
        }
        let ids: Vec<String> = refunded.refund_ids.iter().map(ToString::to_string).collect();
        format!("{number}: {amount} will be refunded (refund {})", ids.join(", "))
    })?)
}

/// Refunds money, after confirmation.
pub async fn refund(context: &Context, args: &RefundArgs) -> Result<()> {
    let lines = args.lines.iter().map(|line| line_of(line)).collect::<Result<_>>()?;
    let app = context.open_app().await?;
    let order = find(&app, &args.order.number).await?;
    let amount = args.amount.map(|minor| Money::new(minor, order.currency()));
    let request = RefundRequest { lines, amount, restocks: args.restock, reason: args.reason.clone() };
    let amount = orders::preview_refund(&app, order.id, &request).await?;
    if args.order.dry_run {
        return print_refund(context, &order, Vec::new(), amount, true);
    }
    if !context.output.confirm(&format!("Refund {amount} of order {}?", order.number))? {
        context.output.note("Nothing was changed.");
        return Ok(());
    }
    let done = orders::refund(&app, order.id, &request, &actor()).await?;
    print_refund(context, &order, done.refunds, done.amount, false)
}

fn line_of(text: &str) -> Result<(i64, Option<i64>)> {
    let wrong =
        || Usage(format!("--line {text}: write a line's number, such as 2, or a number of its pieces, such as 2x1"));
    let (position, pieces) = match text.split_once(['x', '×']) {
        Some((position, pieces)) => (position, Some(pieces.parse::<i64>().map_err(|_| wrong())?)),
        None => (text, None),
    };
    Ok((position.parse().map_err(|_| wrong())?, pieces))
}

/// Stores a note.
pub async fn note(context: &Context, args: &NoteArgs) -> Result<()> {
    let app = context.open_app().await?;
    let order = find(&app, &args.number).await?;
    if args.text.trim().is_empty() {
        return Err(Usage("the note is empty".to_owned()).into());
    }
    if !args.dry_run {
        orders::add_note(&app, order.id, &args.text, &actor()).await?;
    }
    print(context, &order, args.dry_run)
}
