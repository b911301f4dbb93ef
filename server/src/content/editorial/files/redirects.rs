//! `redirects/<COUNTRY>.toml`: a country's redirects. Paths and targets are validated where redirects are stored.

use super::{super::publication::Publication, publication::publication, structured::read};
use crate::toml_file::{Located, Report};

/// A redirect.
#[derive(Clone, Debug)]
pub struct RedirectEntry {
    /// The line of its path.
    pub line: usize,
    /// The path.
    pub from: String,
    /// The target.
    pub to: String,
    /// Whether search engines should forget the path; the default is yes, unless the redirect ends.
    pub is_permanent: bool,
    /// When it applies.
    pub publication: Publication,
}

/// Reads the redirects in order; incomplete ones are reported and left out.
pub fn parse_redirects(report: &Report<'_>) -> Vec<RedirectEntry> {
    read(report, |sheet| {
        let entries = sheet.tables("redirects").into_iter().filter_map(|entry| {
            let (from, to) = (entry.text("from"), entry.text("to"));
            let publication = publication(&entry);
            let is_permanent = entry.boolean_if_any("permanent").unwrap_or(publication.unpublish.is_none());
            entry.finish();
            let (Located { value: from, line }, to) = (from?, to?.value);
            Some(RedirectEntry { line, from, to, is_permanent, publication })
        });
        entries.collect()
    })
}
