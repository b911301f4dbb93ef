//! Problems in a file, reported to the operator who has to fix them.

use std::collections::HashMap;

use serde::Serialize;

use super::{
    encoding::how_to_convert,
    table::{Fault, Row},
};

/// Maximum length of a value that is displayed.
const SHOWN: usize = 60;
/// Number of issues kept in full; further ones are only counted.
const KEPT: usize = 10_000;
/// Number of lines listed for a group.
const FIRST_LINES: usize = 3;

/// The severity of an issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The product is not imported.
    Error,
    /// A value is not imported unchanged.
    Warning,
    /// Information for the operator.
    Note,
}

/// One issue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Issue {
    /// The line on which the row starts; 1 is the header, 0 the file as a whole.
    pub line: u64,
    /// The product's handle or SKU, if the row belongs to a product.
    pub product: Option<String>,
    /// The column as the file names it.
    pub column: Option<String>,
    /// The value, shortened.
    pub value: Option<String>,
    /// The problem, and how the import handled it.
    pub reason: String,
    /// The severity.
    pub severity: Severity,
}

/// Issues with the same reason in the same column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct IssueGroup {
    /// The number of issues.
    pub count: u64,
    /// The first lines, ascending.
    pub first_lines: Vec<u64>,
    /// The first issue, as an example.
    #[serde(flatten)]
    pub first: Issue,
}

/// The key by which issues are grouped.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct GroupKey {
    severity: Severity,
    column: Option<String>,
    reason: String,
}

/// All issues of a file.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Issues {
    /// The issues kept in full, by line.
    pub list: Vec<Issue>,
    /// All issues, grouped: the most severe first, then the most frequent.
    pub groups: Vec<IssueGroup>,
    /// Number of errors.
    pub errors: u64,
    /// Number of warnings.
    pub warnings: u64,
    /// Number of notes.
    pub notes: u64,
    /// The index of each group in `groups`.
    #[serde(skip)]
    places: HashMap<GroupKey, usize>,
    /// The product whose rows are being read.
    #[serde(skip)]
    product: Option<String>,
}

impl Issues {
    /// Sets the product to which the following issues belong.
    pub(super) fn of_product(&mut self, product: Option<&str>) {
        self.product = product.filter(|product| !product.is_empty()).map(shorten);
    }

    /// Adds an issue.
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
        let value = (!value.is_empty()).then(|| shorten(value));
        let (column, reason) = (column.map(str::to_owned), reason.into());
        let issue = Issue { line, product: self.product.clone(), column, value, reason, severity };
        self.add_to_group(&issue);
        if self.list.len() < KEPT || severity == Severity::Error && self.list.len() < 2 * KEPT {
            self.list.push(issue);
        }
    }

    /// Adds it to its group; reasons that differ only in numbers are the same.
    fn add_to_group(&mut self, issue: &Issue) {
        let mut reason = String::with_capacity(issue.reason.len());
        for letter in issue.reason.chars() {
            match letter {
                '0'..='9' if reason.ends_with('#') => {}
                '0'..='9' => reason.push('#'),
                other => reason.push(other),
            }
        }
        let key = GroupKey { severity: issue.severity, column: issue.column.clone(), reason };
        let place = *self.places.entry(key).or_insert(self.groups.len());
        if place == self.groups.len() {
            self.groups.push(IssueGroup { count: 0, first_lines: Vec::new(), first: issue.clone() });
        }
        let group = &mut self.groups[place];
        group.count += 1;
        group.first_lines.push(issue.line);
        group.first_lines.sort_unstable();
        group.first_lines.dedup();
        group.first_lines.truncate(FIRST_LINES);
        if issue.line < group.first.line {
            group.first = issue.clone();
        }
    }

    /// Adds the fault that makes a row unusable.
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
            Fault::NotUtf8 { field, looks_like } => (
                column(field),
                row.fields.get(*field).unwrap_or_default(),
                format!("is not UTF-8, it looks like {looks_like}: {}", how_to_convert(looks_like)),
            ),
            Fault::Nul(index) => {
                (column(index), row.fields.get(*index).unwrap_or_default(), "holds a NUL character".to_owned())
            }
            Fault::OpenQuote(line) => (None, "", format!("the quote opened in line {line} is never closed")),
        };
        self.add(Severity::Error, row.line, column, value, reason);
    }

    /// Sorts issues by line, and groups by severity.
    pub(super) fn sort(&mut self) {
        self.list.sort_by_key(|issue| (issue.line, issue.severity));
        self.groups.sort_by_key(|group| (group.first.severity, std::cmp::Reverse(group.count), group.first.line));
        self.places.clear();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_issues_are_grouped_with_their_first_lines() {
        let mut issues = Issues::default();
        for line in [14, 3, 9, 20] {
            issues.of_product(Some(&format!("p{line}")));
            issues.add(Severity::Warning, line, Some("SKU"), "x", format!("is the SKU of line {} too", line + 1));
        }
        issues.add(Severity::Error, 30, Some("Price"), "", "is empty");
        issues.sort();
        let groups: Vec<(u64, &[u64], Option<&str>)> = issues
            .groups
            .iter()
            .map(|group| (group.count, &group.first_lines[..], group.first.product.as_deref()))
            .collect();
        assert_eq!(groups, [(1, &[30][..], Some("p20")), (4, &[3, 9, 14], Some("p3"))]);
        assert_eq!(issues.list.iter().map(|issue| issue.line).collect::<Vec<_>>(), [3, 9, 14, 20, 30]);
    }
}
