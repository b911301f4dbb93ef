//! Reads any CSV file of an operator as rows with named columns, with the same encodings, delimiters and spreadsheet apostrophes
//! as in product files.

use std::path::Path;

use super::{issues::Issues, table::Table};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
};

/// A file with a header, read completely.
#[derive(Debug)]
pub(crate) struct CsvFile {
    file: String,
    header: Vec<String>,
    rows: Vec<CsvRow>,
}

/// A row that is not blank.
#[derive(Debug)]
pub(crate) struct CsvRow {
    /// The line on which it starts.
    pub(crate) line: usize,
    cells: Vec<String>,
}

impl CsvRow {
    /// A cell; empty if it is missing.
    pub(crate) fn get(&self, column: Option<usize>) -> &str {
        column.and_then(|column| self.cells.get(column)).map_or("", String::as_str)
    }
}

impl CsvFile {
    /// Reads a file; reports all unusable rows at once.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let file = path.display().to_string();
        let mut table = Table::open(path)?;
        let header = table.header().to_vec();
        let (mut rows, mut issues) = (Vec::new(), Issues::default());
        while let Some(row) = table.next()? {
            issues.add_fault(&header, &row);
            let cells = (0..header.len()).map(|index| row.get(Some(index)).to_owned()).collect();
            rows.push(CsvRow { line: row.line as usize, cells });
        }
        let wrong: Vec<Diagnostic> = issues
            .list
            .into_iter()
            .map(|issue| {
                let diagnostic = Diagnostic::new(&file, issue.line as usize, issue.reason);
                Diagnostic { key: issue.column, ..diagnostic }
            })
            .collect();
        if wrong.is_empty() { Ok(Self { file, header, rows }) } else { Err(Error::Diagnostics(wrong)) }
    }

    /// The rows in order.
    pub(crate) fn rows(&self) -> &[CsvRow] {
        &self.rows
    }

    /// The index of a column.
    pub(crate) fn column(&self, name: &str) -> Option<usize> {
        self.header.iter().position(|column| column.eq_ignore_ascii_case(name))
    }

    /// The index of a required column.
    pub(crate) fn needed(&self, name: &str) -> Result<usize, Diagnostic> {
        self.column(name).ok_or_else(|| {
            let message = format!("has no column `{name}`; its columns are {}", self.header.join(", "));
            Diagnostic::new(&self.file, 1, message).suggest(name, self.header.iter().map(String::as_str))
        })
    }
}
