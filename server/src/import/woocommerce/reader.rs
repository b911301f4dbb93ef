//! The parameters for reading rows, and the fields that products and variations share.

use super::{
    super::{
        context::Context,
        fields,
        issues::{Issues, Severity},
        table::Row,
    },
    layout::Layout,
};
use crate::catalog::{Extra, MediaDraft, MediaSource, ProductDraft};

/// The rows of one product with the parameters for reading them.
pub(super) struct Reader<'a> {
    pub(super) layout: &'a Layout,
    pub(super) context: &'a Context,
    pub(super) issues: &'a mut Issues,
}

impl Reader<'_> {
    /// The currency of the file's prices.
    pub(super) fn currency(&self) -> String {
        self.context.tenants.first().map(|tenant| tenant.currency.code.to_string()).unwrap_or_default()
    }

    pub(super) fn report(&mut self, severity: Severity, row: &Row, column: Option<usize>, reason: impl Into<String>) {
        self.issues.add(severity, row.line, self.layout.column(column), row.get(column), reason);
    }

    /// All non-blank columns of a row, except those that have a field in the catalogue.
    pub(super) fn extra(&self, row: &Row, placed: &[Option<usize>]) -> Extra {
        let header = self.layout.header();
        let columns =
            header.iter().enumerate().filter(|(index, name)| !name.is_empty() && !placed.contains(&Some(*index)));
        columns.filter_map(|(index, name)| Some((name.clone(), fields::filled(row.get(Some(index)))?))).collect()
    }

    /// Removes a column from those kept for the export.
    pub(super) fn remove(&self, extra: &mut Extra, column: Option<usize>) {
        if let Some(name) = self.layout.column(column) {
            extra.remove(name);
        }
    }

    /// Adds a row's pictures and returns their lines.
    pub(super) fn pictures(&mut self, row: &Row, colour: Option<&str>, draft: &mut ProductDraft) -> Vec<u64> {
        let mut lines = Vec::new();
        for address in list(row.get(self.layout.images)) {
            if !self.context.takes_address(&address) {
                self.report(Severity::Warning, row, self.layout.images, "is no web address: the picture is left out");
                continue;
            }
            let source = MediaSource::Address(address);
            if let Some(known) = draft.media.iter_mut().find(|known| known.source == source) {
                known.colour = known.colour.take().or_else(|| colour.map(str::to_owned));
                continue;
            }
            draft.media.push(MediaDraft { source, colour: colour.map(str::to_owned), view: None, alt: None });
            lines.push(row.line);
        }
        lines
    }
}

/// Parts of a list; a comma inside a part is written `\,`.
pub(super) fn list(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let part = parts.last_mut().expect("there is always a last part");
        match letter {
            '\\' if letters.peek() == Some(&',') => part.extend(letters.next()),
            ',' => parts.push(String::new()),
            other => part.push(other),
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_inside_a_part_is_escaped() {
        assert_eq!(list("Blue, Red\\, dark , ,Green"), ["Blue", "Red, dark", "Green"]);
        assert_eq!(list(""), Vec::<String>::new());
    }
}
