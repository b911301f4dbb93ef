//! Any CSV file of an operator as rows by the names of its columns: the encodings, delimiters and spreadsheets' apostrophes that product
//! files come with are understood here too.

use std::path::Path;

use super::{issues::Issues, table::Table};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
};

/// A file with a header, read whole.
#[derive(Debug)]
pub(crate) struct CsvFile {
    file: String,
    header: Vec<String>,
    rows: Vec<CsvRow>,
}

/// A row that holds something.
#[derive(Debug)]
pub(crate) struct CsvRow {
    /// Where it begins.
    pub(crate) line: usize,
    cells: Vec<String>,
}

impl CsvRow {
    /// A cell; empty where there is none.
    pub(crate) fn get(&self, column: Option<usize>) -> &str {
        column.and_then(|column| self.cells.get(column)).map_or("", String::as_str)
    }
}

impl CsvFile {
    /// Reads a file; everything that makes a row unusable is named at once.
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

    /// Where a column is.
    pub(crate) fn column(&self, name: &str) -> Option<usize> {
        self.header.iter().position(|column| column.eq_ignore_ascii_case(name))
    }

    /// Where a column is that must be there.
    pub(crate) fn needed(&self, name: &str) -> Result<usize, Diagnostic> {
        self.column(name).ok_or_else(|| {
            let message = format!("has no column `{name}`; its columns are {}", self.header.join(", "));
            Diagnostic::new(&self.file, 1, message).suggest(name, self.header.iter().map(String::as_str))
        })
    }
}
