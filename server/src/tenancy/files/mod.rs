//! Reading `tenants/*.toml`: all files, all errors at once, each with file, line and key.

mod cross_checks;
mod country;
mod known_codes;
mod pickup;
mod platform;
mod source;

use self::{country::CountrySheet, known_codes::KnownCodes, platform::PlatformSheet, source::is_platform};
use super::{
    configuration::{Configuration, Kind},
    plan::plan,
};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
    toml_file::{Report, TableReader},
};

pub(crate) use self::country::read_social_link;
pub use self::source::{PLATFORM_FILE, built_in, built_in_codes, read_path};
pub use crate::toml_file::{Source, Sources};

/// Files without errors.
#[derive(Debug)]
pub struct Files {
    /// Their contents, ordered by id.
    pub configuration: Configuration,
    /// Whether the files are complete, naming everything: a folder is, a single file is not.
    pub is_whole: bool,
    platform: PlatformSheet,
    platform_file: String,
    sheets: Vec<CountrySheet>,
}

/// Reads all files. `stored` is the database's configuration: the file of a single country may refer to languages and currencies
/// there. The error contains all errors of all files.
pub fn read(sources: &Sources, stored: &Configuration) -> Result<Files> {
    let mut diagnostics = Vec::new();
    let mut platform = PlatformSheet::default();
    let mut platform_file = String::new();
    let mut is_platform_broken = false;
    for source in sources.files.iter().filter(|source| is_platform(source)) {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        platform = platform::read(&report, TableReader::root(&report, table.get_ref()));
        platform_file.clone_from(&source.name);
        is_platform_broken |= report.is_broken();
        diagnostics.extend(report.into_diagnostics());
    }
    let known = KnownCodes::new(&platform, stored, is_platform_broken);
    let mut sheets = Vec::new();
    for source in sources.files.iter().filter(|source| !is_platform(source)) {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        sheets.push(country::read(&report, TableReader::root(&report, table.get_ref()), &known));
        diagnostics.extend(report.into_diagnostics());
    }
    let files =
        Files { configuration: join(&platform, &sheets), is_whole: sources.is_whole, platform, platform_file, sheets };
    diagnostics.extend(files.diagnostics_against(stored));
    if diagnostics.is_empty() {
        return Ok(files);
    }
    diagnostics.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    Err(Error::Diagnostics(diagnostics))
}

/// Whether a file's part of the configuration equals the database's, regardless of comments and layout.
pub fn agrees(name: &str, text: &str, stored: &Configuration) -> bool {
    let source = Source { name: name.to_owned(), text: text.to_owned() };
    let is_platform = is_platform(&source);
    let sources = Sources { files: vec![source], is_whole: false };
    let Ok(files) = read(&sources, stored) else { return false };
    let plan = plan(&files.configuration, stored, true);
    let leaves_out = plan.unmanaged.iter().any(|subject| subject.kind != Kind::Country);
    plan.is_empty() && (!leaves_out || !is_platform)
}

impl Files {
    /// Checks again for conflicts with the current state of the database.
    pub(super) fn check_against(&self, stored: &Configuration) -> Result<()> {
        let diagnostics = self.diagnostics_against(stored);
        if diagnostics.is_empty() { Ok(()) } else { Err(Error::Diagnostics(diagnostics)) }
    }

    fn diagnostics_against(&self, stored: &Configuration) -> Vec<Diagnostic> {
        let mut diagnostics = cross_checks::platform(&self.platform_file, &self.platform, stored);
        diagnostics.extend(cross_checks::countries(&self.sheets, stored));
        diagnostics
    }
}

fn join(platform: &PlatformSheet, sheets: &[CountrySheet]) -> Configuration {
    let mut configuration = Configuration {
        languages: platform.languages.iter().map(|at| at.value.clone()).collect(),
        currencies: platform.currencies.iter().map(|at| at.value.clone()).collect(),
        user_types: platform.user_types.iter().map(|at| at.value.clone()).collect(),
        badge_types: platform.badge_types.iter().map(|at| at.value.clone()).collect(),
        countries: sheets.iter().filter_map(|sheet| sheet.country.clone()).collect(),
    };
    configuration.languages.sort_by_key(|record| record.id);
    configuration.currencies.sort_by_key(|record| record.id);
    configuration.user_types.sort_by_key(|record| record.id);
    configuration.badge_types.sort_by_key(|record| record.id);
    configuration.countries.sort_by_key(|record| record.id);
    configuration
}

#[cfg(test)]
mod tests;
