//! `vitrina return export`: a CSV with a row for each line, safe to open in a spreadsheet, or JSON with all details.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::PathBuf,
};

use anyhow::{Context as _, Result};
use clap::Args;
use serde_json::Value;
use vitrina_server::{
    app::App,
    export::CsvWriter,
    money::Money,
    orders::{self, OrderDetails},
    returns::{self, ReturnDetails, ReturnFilter},
};

use super::{filter::FilterArgs, lookup::country, show::as_json};
use crate::{commands::context::Context, output::count};

/// Returns that are read per query.
const BATCH: i64 = 200;

/// Arguments of `return export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]; JSON with the extension .json, otherwise CSV
    file: Option<PathBuf>,
    #[command(flatten)]
    filter: FilterArgs,
}

/// Writes returns.
pub async fn export(context: &Context, args: &ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let filter = args.filter.filter(&app).await?;
    let names_json = |path: &PathBuf| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let is_json = args.file.as_ref().map_or(context.output.is_json(), names_json);
    let written = if let Some(path) = &args.file {
        let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        write(&app, &filter, is_json, BufWriter::new(file)).await?
    } else {
        let mut bytes = Vec::new();
        let written = write(&app, &filter, is_json, &mut bytes).await?;
        context.output.raw(&bytes)?;
        written
    };
    context.output.note(&format!("{} written", count(written, "return")));
    Ok(())
}

const HEAD: [&str; 19] = [
    "number",
    "order",
    "country",
    "kind",
    "status",
    "way",
    "asked_for_at",
    "line",
    "sku",
    "product",
    "size",
    "quantity",
    "reason",
    "comment",
    "exchange_size",
    "accepted",
    "resalable",
    "refund",
    "currency",
];

async fn write(app: &App, filter: &ReturnFilter, is_json: bool, mut to: impl Write) -> Result<usize> {
    let (mut rows, mut all) = (Vec::new(), Vec::<Value>::new());
    let (mut before, mut written) = (None, 0);
    loop {
        let found = returns::list_before(app, filter, before, BATCH).await?;
        let Some(last) = found.last() else { break };
        before = Some(last.id);
        for case in found {
            let country = country(&app.directory(), &case);
            let details = orders::details(app, orders::get(app, case.order_id).await?).await?;
            let returned = returns::details(app, case).await?;
            if is_json {
                all.push(as_json(&returned, &details, &country));
            } else {
                rows.extend(rows_of(&returned, &details, &country));
            }
            written += 1;
        }
    }
    if is_json {
        serde_json::to_writer_pretty(&mut to, &all)?;
        to.write_all(b"\n")?;
        to.flush()?;
        return Ok(written);
    }
    let mut table = CsvWriter::new(to);
    table.write_record(HEAD)?;
    for row in rows {
        table.write_record(row)?;
    }
    table.flush()?;
    Ok(written)
}

fn rows_of(returned: &ReturnDetails, details: &OrderDetails, country: &str) -> Vec<[String; 19]> {
    let (case, order) = (&returned.case, &details.order);
    let pieces = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let row = |line: &returns::ReturnLine| {
        let sold = details.lines.iter().find(|sold| sold.position == line.position);
        [
            case.number.clone(),
            order.number.clone(),
            country.to_owned(),
            case.kind.name().to_owned(),
            case.status.name().to_owned(),
            case.way.name().to_owned(),
            case.requested_at.to_rfc3339(),
            line.position.to_string(),
            sold.and_then(|sold| sold.sku.clone()).unwrap_or_default(),
            sold.map(|sold| sold.details.name.clone()).unwrap_or_default(),
            sold.and_then(|sold| sold.details.size.clone()).unwrap_or_default(),
            line.quantity.to_string(),
            line.reason.name().to_owned(),
            line.comment.clone(),
            line.exchange_size.clone().unwrap_or_default(),
            pieces(line.accepted),
            pieces(line.resalable),
            case.refund.map(Money::decimal).unwrap_or_default(),
            order.currency().to_string(),
        ]
    };
    returned.lines.iter().map(row).collect()
}
