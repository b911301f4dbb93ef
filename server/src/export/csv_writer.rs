//! The CSV writer of all exports that people open: protects spreadsheets from formula injection.

use std::{
    borrow::Cow,
    io::{self, Write},
};

use crate::import::FORMULA_STARTS;

/// Writes CSV with cells that a spreadsheet does not run as formulas. All exports use it, since names, e-mail addresses and texts
/// are untrusted input.
pub struct CsvWriter<W: Write> {
    csv: csv::Writer<W>,
    is_raw: bool,
}

impl<W: Write> CsvWriter<W> {
    /// Escapes cells that would be run as formulas.
    pub fn new(to: W) -> Self {
        Self::with_raw_cells(to, false)
    }

    /// Leaves all cells unchanged if `is_raw`, for programs that treat the added apostrophe as part of the cell.
    pub fn with_raw_cells(to: W, is_raw: bool) -> Self {
        Self { csv: csv::Writer::from_writer(to), is_raw }
    }

    /// Writes a row. All rows must have the same number of cells.
    pub fn write_record<S: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = S>) -> io::Result<()> {
        for cell in cells {
            let cell = cell.as_ref();
            let cell = if self.is_raw { Cow::Borrowed(cell) } else { safe_cell(cell) };
            self.csv.write_field(&*cell)?;
        }
        Ok(self.csv.write_record(None::<&[u8]>)?)
    }

    /// Flushes everything to the destination.
    pub fn flush(&mut self) -> io::Result<()> {
        self.csv.flush()
    }
}

impl CsvWriter<Vec<u8>> {
    /// Returns everything written.
    pub fn into_bytes(self) -> io::Result<Vec<u8>> {
        self.csv.into_inner().map_err(|error| io::Error::other(error.to_string()))
    }
}

/// Prefixes a cell that would begin a formula with an apostrophe, so that a spreadsheet shows it as text. Plain numbers, such as
/// a negative quantity, are unchanged. The import removes the apostrophe again.
fn safe_cell(cell: &str) -> Cow<'_, str> {
    let is_escaped = cell.strip_prefix('\'').is_some_and(|rest| rest.starts_with(FORMULA_STARTS));
    if (cell.starts_with(FORMULA_STARTS) && !is_number(cell)) || is_escaped {
        return Cow::Owned(format!("'{cell}"));
    }
    Cow::Borrowed(cell)
}

fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix(['-', '+']).unwrap_or(cell);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.matches('.').count() < 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_distinguished_from_numbers() {
        for cell in ["=1+1", "@SUM(A1)", "+386 40 123 456", "-x", "\t=1", "\r=1", "-1+1", "+1|cmd", "-1.2.3"] {
            assert_eq!(safe_cell(cell), format!("'{cell}"), "{cell:?}");
        }
        for cell in ["", "-2", "+3", "-1.50", "a=b", "12", "'007", "ana@example.com"] {
            assert_eq!(safe_cell(cell), cell);
        }
        assert_eq!(safe_cell("'=x"), "''=x");
    }

    fn written(is_raw: bool) -> String {
        let mut bytes = Vec::new();
        let mut csv = CsvWriter::with_raw_cells(&mut bytes, is_raw);
        csv.write_record(["name", "note"]).unwrap();
        csv.write_record(["=1+1", "a, \"b\""]).unwrap();
        assert!(csv.write_record(["one cell"]).is_err(), "a row that is too short is no row");
        csv.flush().unwrap();
        drop(csv);
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn cells_are_escaped_unless_raw_cells_are_asked_for() {
        assert!(written(false).starts_with("name,note\n'=1+1,\"a, \"\"b\"\"\"\n"), "{}", written(false));
        assert!(written(true).starts_with("name,note\n=1+1,\"a, \"\"b\"\"\"\n"), "{}", written(true));
    }
}
