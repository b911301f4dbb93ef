//! Stock files: CSV with the columns `sku` and `quantity`.

use std::{
    collections::{BTreeMap, HashMap},
    path::Path,
};

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::{
    operator::{on_sale_first, several},
    write::write,
};
use crate::{
    app::App,
    catalog::{self, SkuRow},
    db::{Db, DbResult, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::VariantId,
    inventory::{
        model::{MOST_PIECES, MovementReason, Origin, Step, is_possible_count},
        store,
    },
};

/// Variants per transaction.
const BATCH: usize = 1_000;

/// Options for reading a stock file.
#[derive(Clone, Copy, Debug, Default)]
pub struct FileOptions {
    /// Whether nothing is written.
    pub dry_run: bool,
    /// Applies every line, including those with the same value as in the last stock file.
    pub force: bool,
    /// Skips unknown SKUs.
    pub skip_unknown: bool,
}

/// The result of reading a stock file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileReport {
    /// Whether nothing was written.
    pub dry_run: bool,
    /// Number of lines below the header.
    pub lines: usize,
    /// Number of variants whose quantity on hand changed.
    pub changed: usize,
    /// Number of variants that already had the file's quantity, or whose line is the same as in the last file.
    pub unchanged: usize,
    /// Lines whose SKU is unknown.
    pub unknown: Vec<Diagnostic>,
}

struct Line {
    number: usize,
    sku: String,
    quantity: i64,
}

/// Reads a stock file and sets the quantities. A line with the same value as in the last stock file changes nothing, so that
/// yesterday's file does not undo sales. If any line has an error, nothing is written.
pub async fn import_file(app: &App, origin: Origin<'_>, path: &Path, options: FileOptions) -> Result<FileReport> {
    let file = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|error| Diagnostic::new(&file, 0, format!("cannot be read: {error}")))?;
    let lines = read(&file, &bytes)?;
    let mut report = FileReport { dry_run: options.dry_run, lines: lines.len(), ..FileReport::default() };
    let wanted: Vec<(VariantId, i64)> =
        resolve(&app.db, &file, &lines, options, &mut report).await?.into_iter().collect();
    for batch in wanted.chunks(BATCH) {
        let mut tx = app.db.begin().await?;
        let changed = set_all(&mut tx, app.clock.now(), origin, batch, options.force).await?;
        report.changed += changed;
        report.unchanged += batch.len() - changed;
        if options.dry_run {
            tx.rollback().await?;
        } else {
            tx.commit().await?;
        }
    }
    Ok(report)
}

fn read(file: &str, bytes: &[u8]) -> Result<Vec<Line>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let head = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let delimiter = [b',', b';', b'\t'].into_iter().find(|byte| head.contains(byte)).unwrap_or(b',');
    let mut csv = csv::ReaderBuilder::new().delimiter(delimiter).flexible(true).trim(csv::Trim::All).from_reader(bytes);
    let header = csv.headers().map_err(|error| Diagnostic::new(file, 1, error.to_string()))?.clone();
    let sku = column(file, &header, "sku")?;
    let quantity = column(file, &header, "quantity")?;
    let (mut lines, mut diagnostics, mut first) = (Vec::new(), Vec::new(), HashMap::new());
    for record in csv.records() {
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                let line = error.position().map_or(0, |position| position.line() as usize);
                diagnostics.push(Diagnostic::new(file, line, error.to_string()));
                continue;
            }
        };
        let number = record.position().map_or(0, |position| position.line() as usize);
        match line(number, record.get(sku).unwrap_or(""), record.get(quantity).unwrap_or("")) {
            Err(message) => diagnostics.push(Diagnostic::new(file, number, message)),
            Ok(line) => match first.insert(line.sku.clone(), number) {
                Some(earlier) => {
                    diagnostics.push(Diagnostic::new(
                        file,
                        number,
                        format!("`{}` is also in line {earlier}", line.sku),
                    ));
                }
                None => lines.push(line),
            },
        }
    }
    if diagnostics.is_empty() { Ok(lines) } else { Err(Error::Diagnostics(diagnostics)) }
}

fn column(file: &str, header: &csv::StringRecord, name: &str) -> Result<usize> {
    let found = header.iter().position(|column| column.eq_ignore_ascii_case(name));
    found.ok_or_else(|| {
        let columns: Vec<&str> = header.iter().collect();
        let message = format!("has no column `{name}`; its columns are {}", columns.join(", "));
        Diagnostic::new(file, 1, message).suggest(name, columns).into()
    })
}

fn line(number: usize, sku: &str, quantity: &str) -> Result<Line, String> {
    if sku.is_empty() {
        return Err("has no SKU".to_owned());
    }
    let quantity: i64 =
        quantity.parse().map_err(|_| format!("`{quantity}` is not a whole number of pieces of `{sku}`"))?;
    if !is_possible_count(quantity) {
        return Err(format!("`{sku}` cannot have {quantity} pieces, only from -{MOST_PIECES} to {MOST_PIECES}"));
    }
    Ok(Line { number, sku: sku.to_owned(), quantity })
}

/// Quantities by variant.
async fn resolve(
    db: &Db,
    file: &str,
    lines: &[Line],
    options: FileOptions,
    report: &mut FileReport,
) -> Result<BTreeMap<VariantId, i64>> {
    let mut wanted = BTreeMap::new();
    let mut diagnostics = Vec::new();
    for lines in lines.chunks(BATCH) {
        let skus: Vec<String> = lines.iter().map(|line| line.sku.clone()).collect();
        let mut by_sku: HashMap<String, Vec<SkuRow>> = HashMap::new();
        for row in catalog::variants_by_sku(db, &skus).await? {
            by_sku.entry(row.sku.clone().unwrap_or_default()).or_default().push(row);
        }
        for line in lines {
            let mut rows = by_sku.remove(&line.sku).unwrap_or_default();
            on_sale_first(&mut rows);
            match &rows[..] {
                [row] => {
                    wanted.insert(row.id, line.quantity);
                }
                [] => report.unknown.push(Diagnostic::new(
                    file,
                    line.number,
                    format!("no variant has the SKU `{}`", line.sku),
                )),
                rows => diagnostics.push(Diagnostic::new(file, line.number, several(&line.sku, rows))),
            }
        }
    }
    if !options.skip_unknown {
        diagnostics.append(&mut report.unknown);
        diagnostics.sort_by_key(|diagnostic| diagnostic.line);
    }
    if diagnostics.is_empty() { Ok(wanted) } else { Err(Error::Diagnostics(diagnostics)) }
}

/// Returns the number of changed variants.
async fn set_all(
    tx: &mut Tx,
    now: DateTime<Utc>,
    origin: Origin<'_>,
    wanted: &[(VariantId, i64)],
    force: bool,
) -> DbResult<usize> {
    let quantities: HashMap<VariantId, i64> = wanted.iter().copied().collect();
    let variants: Vec<VariantId> = wanted.iter().map(|(variant, _)| *variant).collect();
    let items = store::lock(tx, &variants).await?;
    let steps: Vec<Step> = items
        .iter()
        .map(|item| {
            let quantity = quantities[&item.variant_id];
            let mut step = Step::of(item, MovementReason::Correction, 0, |item| {
                if force || item.stock_file != Some(quantity) {
                    item.on_hand = quantity;
                    item.stock_file = Some(quantity);
                    item.imported_at = Some(now);
                }
            });
            step.quantity = step.on_hand_change();
            step
        })
        .collect();
    write(tx, now, origin, &steps).await?;
    Ok(steps.iter().filter(|step| step.quantity != 0).count())
}
