//! Writes tables as CSV: into a file, or to stdout when no file is given.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{BufWriter, Write},
    path::Path,
};

use anyhow::{Context as _, Result, ensure};
use vitrina_server::export::CsvWriter;

use super::context::Context;
use crate::output::count;

/// Writes a table as CSV and reports the number of rows; `rows` writes them and returns that number, `noun` names one of them.
/// With `--json` a file is required, because stdout can hold only one of the two.
pub async fn csv_export(
    context: &Context,
    file: Option<&Path>,
    noun: &str,
    rows: impl AsyncFnOnce(&mut CsvWriter<&mut dyn Write>) -> Result<usize>,
) -> Result<()> {
    let output = &context.output;
    let written = if let Some(path) = file {
        let opened = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        let mut to = BufWriter::new(opened);
        let written = table(&mut to, rows).await?;
        to.flush().with_context(|| format!("cannot write {}", path.display()))?;
        written
    } else {
        ensure!(!output.is_json(), "--json needs a file for the CSV");
        let mut bytes = Vec::new();
        let written = table(&mut bytes, rows).await?;
        output.raw(&bytes)?;
        written
    };
    if output.is_json() {
        return Ok(output.value(&BTreeMap::from([(format!("{noun}s"), written)]), |_| String::new())?);
    }
    output.note(&format!("{} written", count(written, noun)));
    Ok(())
}

async fn table(
    to: &mut dyn Write,
    rows: impl AsyncFnOnce(&mut CsvWriter<&mut dyn Write>) -> Result<usize>,
) -> Result<usize> {
    let mut table = CsvWriter::new(to);
    let written = rows(&mut table).await?;
    table.flush()?;
    Ok(written)
}
