//! What is wrong with a file, said to the operator who will mend it.

use serde::Serialize;

use super::table::{Fault, Row};

/// Longest part of a value that is shown.
const SHOWN: usize = 60;
/// Issues kept word for word; the rest is counted.
const KEPT: usize = 10_000;

/// How bad a issue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The product is left out.
    Error,
    /// Something is not taken as it stands.
    Warning,
    /// Something that the operator may want to know.
    Note,
}

/// One issue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Issue {
    /// Where the row begins; 1 is the header.
    pub line: u64,
    /// The column as the file names it.
    pub column: Option<String>,
    /// What stands there, shortened.
    pub value: Option<String>,
    /// What is wrong with it, and what became of it.
    pub reason: String,
    /// How bad it is.
    pub severity: Severity,
}

/// All issues of a file.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Issues {
    /// Those that are kept, in the order of lines.
    pub list: Vec<Issue>,
    /// How many products' worth of errors there are.
    pub errors: u64,
    /// Things not taken as they stand.
    pub warnings: u64,
    /// Things to know.
    pub notes: u64,
}

impl Issues {
    /// Adds one.
    pub(super) fn add(
        &mut self,
        severity: Severity,
        line: u64,
        column: Option<&str>,
        value: &str,
        reason: impl Into<String>,
    ) {
        match severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
            Severity::Note => self.notes += 1,
        }
        if self.list.len() < KEPT || severity == Severity::Error && self.list.len() < 2 * KEPT {
            let value = (!value.is_empty()).then(|| shorten(value));
            self.list.push(Issue { line, column: column.map(str::to_owned), value, reason: reason.into(), severity });
        }
    }

    /// Adds what makes a row unusable.
    pub(super) fn add_fault(&mut self, header: &[String], row: &Row) {
        let Some(fault) = &row.fault else { return };
        let column = |index: &usize| header.get(*index).map(String::as_str);
        let (column, value, reason) = match fault {
            Fault::Short(has) => (
                column(has),
                "",
                format!("the row has {has} fields, the header {}: it is not shifted, but left out", header.len()),
            ),
            Fault::Long(has) => (
                None,
                row.fields.get(header.len()).unwrap_or_default(),
                format!("the row has {has} fields, the header {}: a comma outside of quotes?", header.len()),
            ),
            Fault::NotUtf8(index) => (
                column(index),
                row.fields.get(*index).unwrap_or_default(),
                "is not UTF-8, perhaps Windows-1252: save the file as CSV UTF-8".to_owned(),
            ),
            Fault::Nul(index) => {
                (column(index), row.fields.get(*index).unwrap_or_default(), "holds a NUL character".to_owned())
            }
            Fault::OpenQuote(line) => (None, "", format!("the quote opened in line {line} is never closed")),
        };
        self.add(Severity::Error, row.line, column, value, reason);
    }

    /// Puts them in the order of lines.
    pub(super) fn sort(&mut self) {
        self.list.sort_by_key(|issue| (issue.line, issue.severity));
    }
}

fn shorten(value: &str) -> String {
    let line = value.split(['\n', '\r']).next().unwrap_or_default();
    let mut short: String = line.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).take(SHOWN).collect();
    if short.len() < value.len() {
        short.push('…');
    }
    short
}
