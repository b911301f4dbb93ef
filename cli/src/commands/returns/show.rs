//! `vitrina return list`, `show` and `photos`.

use std::{fs, path::PathBuf};

use anyhow::{Context as _, Result};
use chrono::{DateTime, Utc};
use clap::Args;
use serde_json::{Value, json};
use vitrina_server::{
    app::App,
    money::Money,
    orders::{self, OrderDetails},
    returns::{self, ReturnCase, ReturnDetails, ReturnLine, Status},
};

use super::{
    filter::FilterArgs,
    lookup::{country, find},
};
use crate::{
    commands::{args::PageArgs, context::Context},
    output::{Output, Tone, count},
};

/// Arguments of `return list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `return photos`.
#[derive(Debug, Args)]
pub struct PhotosArgs {
    /// Number of the return
    number: String,
    /// Folder to write to
    #[arg(long, value_name = "FOLDER")]
    output: PathBuf,
}

const HEAD: [&str; 7] = ["NUMBER", "ORDER", "COUNTRY", "KIND", "STATUS", "WAY", "ASKED FOR"];

/// Lists returns.
pub async fn list(context: &Context, args: &ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let filter = args.filter.filter(&app).await?;
    let (found, all) = returns::list(&app, &filter, args.paged.page, args.paged.take).await?;
    let mut rows = Vec::with_capacity(found.len());
    for case in found {
        rows.push((orders::get(&app, case.order_id).await?.number, country(&app.directory(), &case), case));
    }
    let output = &context.output;
    if output.is_json() {
        let listed: Vec<Value> = rows.iter().map(|(order, country, case)| head(case, order, country)).collect();
        return Ok(output.value(&listed, |_| String::new())?);
    }
    output.table(
        &HEAD,
        rows.iter().map(|(order, country, case)| {
            vec![
                case.number.clone(),
                order.clone(),
                country.clone(),
                case.kind.name().to_owned(),
                painted(output, case.status),
                case.way.name().to_owned(),
                time(case.requested_at),
            ]
        }),
    )?;
    args.paged.note(output, rows.len(), all, "return");
    Ok(())
}

fn painted(output: &Output, status: Status) -> String {
    let tone = match status {
        Status::Requested | Status::Received | Status::Inspected => Tone::Changed,
        Status::Approved | Status::Refunded => Tone::Good,
        Status::Refused | Status::Withdrawn => Tone::Faint,
    };
    output.paint(tone, status.name())
}

fn time(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

fn head(case: &ReturnCase, order: &str, country: &str) -> Value {
    let mut head = json!(case);
    head["order"] = json!(order);
    head["country"] = json!(country);
    head
}

/// A return with all details as JSON.
pub fn as_json(returned: &ReturnDetails, details: &OrderDetails, country: &str) -> Value {
    let mut whole = head(&returned.case, &details.order.number, country);
    whole["lines"] = returned.lines.iter().map(|line| line_json(details, line)).collect();
    whole["events"] = json!(returned.events);
    whole
}

fn line_json(details: &OrderDetails, line: &ReturnLine) -> Value {
    let mut written = json!(line);
    let sold = details.lines.iter().find(|sold| sold.position == line.position);
    written["name"] = json!(sold.map(|sold| &sold.details.name));
    written["sku"] = json!(sold.and_then(|sold| sold.sku.as_ref()));
    written["size"] = json!(sold.and_then(|sold| sold.details.size.as_ref()));
    written
}

/// Prints a return.
pub async fn show(context: &Context, number: &str) -> Result<()> {
    let app = context.open_app().await?;
    print(context, &app, find(&app, number).await?).await
}

/// Prints a return with all details.
pub async fn print(context: &Context, app: &App, case: ReturnCase) -> Result<()> {
    let details = orders::details(app, orders::get(app, case.order_id).await?).await?;
    let (id, status) = (case.id, case.status);
    let photos = returns::photos(app, id).await?.len();
    let returned = returns::details(app, case).await?;
    let country = country(&app.directory(), &returned.case);
    let expected = if status.has_ended() { None } else { Some(returns::expected(app, id).await?) };
    let mut whole = as_json(&returned, &details, &country);
    whole["photos"] = json!(photos);
    whole["expectedMinor"] = json!(expected.map(|expected| expected.minor));
    Ok(context.output.value(&whole, |_| described(context, &returned, &details, &country, photos, expected))?)
}

fn described(
    context: &Context,
    returned: &ReturnDetails,
    details: &OrderDetails,
    country: &str,
    photos: usize,
    expected: Option<Money>,
) -> String {
    let (case, order) = (&returned.case, &details.order);
    let mut lines = vec![
        format!("{} ({}, {})", case.number, case.kind.name(), painted(&context.output, case.status)),
        format!("Order:      {} in {country}, {}", order.number, order.delivery_status.name()),
        format!(
            "Asked for:  {}{}",
            time(case.requested_at),
            if case.is_in_time { ", within the statutory period" } else { "" }
        ),
        format!("Shipping:   {}", case.way.name()),
    ];
    lines.extend(case.refund.map(|refund| format!("Refund:     {refund}")));
    lines.extend(expected.map(|amount| format!("Refund due: {amount}")));
    lines.extend(case.refusal.as_ref().map(|reason| format!("Refused:    {reason}")));
    if photos > 0 {
        lines.push(format!("Photos:     {photos}: `vitrina return photos {} --output FOLDER` saves them", case.number));
    }
    lines.push(String::new());
    lines.extend(returned.lines.iter().map(|line| described_line(details, line)));
    lines.push(String::new());
    lines.extend(
        returned.events.iter().map(|event| format!("{}  {}  {}", time(event.happened_at), event.status, event.actor)),
    );
    lines.join("\n")
}

fn described_line(details: &OrderDetails, line: &ReturnLine) -> String {
    let sold = details.lines.iter().find(|sold| sold.position == line.position);
    let name = sold.map(|sold| sold.details.name.as_str()).unwrap_or_default();
    let sku = sold.and_then(|sold| sold.sku.as_deref()).unwrap_or("no SKU");
    let exchange = line.exchange_size.as_ref().map(|size| format!(", to be exchanged for size {size}"));
    let found = line.accepted.zip(line.resalable);
    let found = found.map(|(accepted, resalable)| format!("; {accepted} accepted, {resalable} to be sold again"));
    let comment = if line.comment.is_empty() { String::new() } else { format!("\n   “{}”", line.comment) };
    format!(
        "{}. {} × {name} ({sku}): {}{}{}{comment}",
        line.position,
        line.quantity,
        line.reason.name(),
        exchange.unwrap_or_default(),
        found.unwrap_or_default()
    )
}

/// Writes a return's photos into files.
pub async fn photos(context: &Context, args: &PhotosArgs) -> Result<()> {
    let app = context.open_app().await?;
    let case = find(&app, &args.number).await?;
    let found = returns::photos(&app, case.id).await?;
    if found.is_empty() {
        let why = if case.status.has_ended() { "they were deleted when it ended" } else { "none were sent" };
        context.output.note(&format!("Return {} has no photographs: {why}.", case.number));
        return Ok(());
    }
    fs::create_dir_all(&args.output).with_context(|| format!("cannot make {}", args.output.display()))?;
    let mut names = Vec::with_capacity(found.len());
    for (place, (position, jpeg)) in found.iter().enumerate() {
        let name = format!("{}-line-{position}-{}.jpg", case.number, place + 1);
        let path = args.output.join(&name);
        fs::write(&path, jpeg).with_context(|| format!("cannot write {}", path.display()))?;
        names.push(name);
    }
    context.output.value(&names, |names| names.join("\n"))?;
    context.output.note(&format!("{} written", count(names.len(), "photograph")));
    Ok(())
}
