//! Checks that the categories and brands that size tables name exist.

use std::collections::{BTreeMap, HashSet};

use super::{
    files::{Files, parse_size_tables},
    model::Kind,
};
use crate::{
    catalog::SelectorNames,
    db::ReadSession,
    diagnostic::Diagnostic,
    error::{Error, Result},
    tenancy::Directory,
    toml_file::{Located, Report},
};

/// Refuses categories and brands that do not exist, unless the catalogue is still empty.
pub(super) async fn check_size_tables(
    session: impl Into<ReadSession<'_>>,
    files: &Files,
    directory: &Directory,
) -> Result<()> {
    let Some((id, file)) = files.files.iter().find(|(id, _)| id.kind == Kind::SizeTables) else { return Ok(()) };
    let name = files.name(id);
    let tables = parse_size_tables(&Report::new(&name, &file.source), directory).tables;
    let names = SelectorNames::read(session, &[]).await?;
    let mut wrong = Vec::new();
    let mut seen = HashSet::new();
    let keys: BTreeMap<&str, Vec<&Located<String>>> = [
        ("category", tables.iter().flat_map(|table| &table.categories).collect()),
        ("brand", tables.iter().flat_map(|table| &table.brands).collect()),
    ]
    .into();
    for (prefix, keys) in keys {
        let known = names.known(prefix);
        for key in keys.into_iter().filter(|key| !known.is_empty() && !known.contains(&key.value.as_str())) {
            if seen.insert((prefix, key.line, key.value.clone())) {
                let message = format!("there is no {prefix} {}", key.value);
                wrong.push(Diagnostic::new(&*name, key.line, message).suggest(&key.value, known.iter().copied()));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Error::Diagnostics(wrong)) }
}
