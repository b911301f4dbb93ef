//! Checks that all languages are complete and have the plural forms that they need. Pure: files in, errors out.

mod colours;
mod compare;
#[cfg(test)]
mod duplicates;
mod report;
mod rules;
mod style;
mod unusual;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, sync::Arc};

pub(crate) use self::colours::written_colour;
use self::compare::Comparison;
pub use self::report::Report;
pub(super) use self::rules::{differences, wording};
#[cfg(test)]
pub(crate) use self::style::prose_style;
use super::{fallback::REFERENCE, texts::Texts};
use crate::{diagnostic::Diagnostic, tenancy::Language};

/// Checks every language against English and against its own plural rules.
pub fn check(texts: &Texts, languages: &[Arc<Language>]) -> Report {
    let mut report = Report { errors: unreadable(texts, languages), ..Report::default() };
    if !texts.languages.contains_key(REFERENCE) {
        let diagnostic =
            Diagnostic::new(&*texts.root, 0, "the folder en is missing: all languages are compared with English");
        report.errors.insert(0, diagnostic);
        return report;
    }
    let english = texts.index(REFERENCE);
    for language in languages {
        Comparison { texts, language, english: &english, own: texts.index(&language.code), report: &mut report }.run();
    }
    sort(&mut report.errors);
    sort(&mut report.warnings);
    report
}

/// Errors that prevent seeding: syntax errors, duplicate keys, folders of unknown languages.
pub fn unreadable(texts: &Texts, languages: &[Arc<Language>]) -> Vec<Diagnostic> {
    let mut errors = texts.misplaced.clone();
    for (code, areas) in &texts.languages {
        errors.extend(areas.values().flat_map(|parsed| parsed.errors.clone()));
        errors.extend(duplicates(texts, code));
        if !languages.iter().any(|language| language.code == *code) {
            let known = languages.iter().map(|language| language.code.as_str());
            let diagnostic =
                Diagnostic::new(format!("{}/{code}", texts.root), 0, "is not the folder of a known language");
            errors.push(diagnostic.suggest(code, known));
        }
    }
    sort(&mut errors);
    errors
}

fn sort(errors: &mut Vec<Diagnostic>) {
    errors.sort_by(|a, b| (&a.file, a.line, &a.key).cmp(&(&b.file, b.line, &b.key)));
    errors.dedup();
}

fn duplicates(texts: &Texts, language: &str) -> Vec<Diagnostic> {
    let mut first: BTreeMap<&str, &str> = BTreeMap::new();
    let mut errors = Vec::new();
    for (area, entry) in texts.entries(language) {
        let home = *first.entry(&entry.key).or_insert(area);
        if home != area {
            let message = format!("is in {home}.ftl as well; a key belongs to one area");
            errors.push(Diagnostic::new(texts.file(language, area), entry.line, message).key(&*entry.key));
        }
    }
    errors
}
