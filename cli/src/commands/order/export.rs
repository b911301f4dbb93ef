//! `vitrina order export`: a CSV with a row for each line, safe to open in a spreadsheet, or JSON with all details.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::PathBuf,
};

use anyhow::{Context as _, Result};
use clap::{Args, ValueEnum};
use vitrina_server::{
    app::App,
    export::CsvWriter,
    orders::{self, OrderDetails, OrderFilter},
};

use super::{filter::FilterArgs, lookup::country, show::as_json};
use crate::{commands::context::Context, output::count};

/// Orders that are read per query.
const BATCH: i64 = 200;

/// Export formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// One row per order line
    Csv,
    /// A list of orders with all their data
    Json,
}

/// Arguments of `order export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]
    file: Option<PathBuf>,
    #[command(flatten)]
    filter: FilterArgs,
    /// Output format [default: json with a .json file or --json, otherwise csv]
    #[arg(long, value_enum)]
    format: Option<Format>,
}

/// Writes orders.
pub async fn export(context: &Context, args: &ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let filter = args.filter.filter(&app.directory())?;
    let names_json = |path: &PathBuf| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let is_json = match args.format {
        Some(format) => format == Format::Json,
        None => context.output.is_json() || args.file.as_ref().is_some_and(names_json),
    };
    let written = if let Some(path) = &args.file {
        let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        write(context, &app, &filter, is_json, BufWriter::new(file)).await?
    } else {
        let mut bytes = Vec::new();
        let written = write(context, &app, &filter, is_json, &mut bytes).await?;
        context.output.raw(&bytes)?;
        written
    };
    context.output.note(&format!("{} written", count(written, "order")));
    Ok(())
}

async fn write(context: &Context, app: &App, filter: &OrderFilter, is_json: bool, to: impl Write) -> Result<usize> {
    let (_, all) = orders::list(app, filter, 1, 1).await?;
    let bar = context.output.progress("writing orders", u64::try_from(all).ok());
    let mut writer = if is_json { Writer::Json(to, true) } else { Writer::csv(to)? };
    let (mut before, mut written) = (None, 0);
    loop {
        let found = orders::list_before(app, filter, before, BATCH).await?;
        let Some(last) = found.last() else { break };
        before = Some(last.id);
        for order in found {
            let country = country(&app.directory(), &order);
            writer.write(&orders::details(app, order).await?, &country)?;
            written += 1;
            bar.inc(1);
        }
    }
    writer.finish()?;
    bar.finish_and_clear();
    Ok(written)
}

const HEAD: [&str; 22] = [
    "number",
    "invoice",
    "country",
    "placed_at",
    "email",
    "name",
    "payment_method",
    "payment_status",
    "delivery_type",
    "delivery_status",
    "line",
    "sku",
    "product",
    "colour",
    "size",
    "quantity",
    "unit",
    "line_total",
    "vat_percent",
    "total",
    "refunded",
    "currency",
];

enum Writer<W: Write> {
    Csv(Box<CsvWriter<W>>),
    /// Whether nothing was written yet.
    Json(W, bool),
}

impl<W: Write> Writer<W> {
    fn csv(to: W) -> Result<Self> {
        let mut table = CsvWriter::new(to);
        table.write_record(HEAD)?;
        Ok(Self::Csv(Box::new(table)))
    }

    fn write(&mut self, details: &OrderDetails, country: &str) -> Result<()> {
        match self {
            Self::Csv(table) => {
                for row in rows(details, country) {
                    table.write_record(row)?;
                }
            }
            Self::Json(to, is_first) => {
                to.write_all(if *is_first { b"[\n" } else { b",\n" })?;
                *is_first = false;
                serde_json::to_writer(&mut *to, &as_json(details, country))?;
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<()> {
        match self {
            Self::Csv(mut table) => table.flush()?,
            Self::Json(mut to, is_first) => {
                to.write_all(if is_first { b"[]\n" } else { b"\n]\n" })?;
                to.flush()?;
            }
        }
        Ok(())
    }
}

fn rows<'a>(details: &'a OrderDetails, country: &'a str) -> impl Iterator<Item = [String; 22]> {
    let order = &details.order;
    let name = order.contact.as_ref().map(|contact| contact.address.name.clone()).unwrap_or_default();
    details.lines.iter().map(move |line| {
        [
            order.number.clone(),
            order.invoice_number.clone().unwrap_or_default(),
            country.to_owned(),
            order.placed_at.to_rfc3339(),
            order.email.clone().unwrap_or_default(),
            name.clone(),
            order.payment_method.clone(),
            order.payment_status.name().to_owned(),
            order.delivery_type.clone(),
            order.delivery_status.name().to_owned(),
            line.position.to_string(),
            line.sku.clone().unwrap_or_default(),
            line.details.name.clone(),
            line.details.colour.clone().unwrap_or_default(),
            line.details.size.clone().unwrap_or_default(),
            line.quantity.to_string(),
            line.unit.decimal(),
            line.total.decimal(),
            format!("{}.{:02}", line.vat_basis_points / 100, line.vat_basis_points % 100),
            order.total.decimal(),
            order.refunded.decimal(),
            order.currency().to_string(),
        ]
    })
}
