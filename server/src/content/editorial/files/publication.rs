//! Reads the times that entries and front matter have in common.

use super::super::publication::Publication;
use crate::{
    clock::When,
    toml_file::{Located, TableReader},
};

/// The times of publishing and unpublishing, both optional.
pub(super) fn publication(sheet: &TableReader<'_>) -> Publication {
    let (publish, unpublish) = (when(sheet, "publish"), when(sheet, "unpublish"));
    let line = unpublish.as_ref().map_or(0, |at| at.line);
    let publication = Publication { publish: publish.map(|at| at.value), unpublish: unpublish.map(|at| at.value) };
    if publication.is_backwards() {
        sheet.wrong(line, "unpublish", "is not after `publish`");
    }
    publication
}

pub(super) fn when(sheet: &TableReader<'_>, key: &'static str) -> Option<Located<When>> {
    sheet.moment_if_any(key).map(|Located { value, line }| Located { value: value.into(), line })
}
