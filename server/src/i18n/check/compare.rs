//! Compares one language with English: missing, surplus and differing texts.

use std::collections::BTreeMap;

use super::{
    super::{
        fallback::{REFERENCE, parent},
        ftl::FluentEntry,
        texts::{LocatedEntry, SHARED_AREA, Texts},
    },
    report::Report,
    rules::{self, differences, idle_forms, wording, words},
    style::style,
};
use crate::{diagnostic::Diagnostic, tenancy::Language};

/// A text with more words than this that equals the English one is probably untranslated.
const SAME_WORDS: usize = 3;

/// The comparison of one language with English.
pub(super) struct Comparison<'a> {
    pub(super) texts: &'a Texts,
    pub(super) language: &'a Language,
    pub(super) english: &'a BTreeMap<&'a str, LocatedEntry<'a>>,
    pub(super) own: BTreeMap<&'a str, LocatedEntry<'a>>,
    pub(super) report: &'a mut Report,
}

impl Comparison<'_> {
    pub(super) fn run(&mut self) {
        self.missing();
        for (area, entry) in self.texts.entries(&self.language.code) {
            let problems = self.problems(area, entry);
            self.report.errors.extend(problems);
            let warnings = self.warnings(area, entry);
            self.report.warnings.extend(warnings);
        }
    }

    fn file(&self, area: &str) -> String {
        self.texts.file(&self.language.code, area)
    }

    /// Keys that this language lacks; reported once for a missing folder or file.
    fn missing(&mut self) {
        let code = &self.language.code;
        // What a derived language lacks is missing in its parent, and is reported there.
        if parent(code).is_some_and(|parent| self.texts.languages.contains_key(parent)) {
            return;
        }
        let Some(areas) = self.texts.languages.get(code) else {
            let message = format!("the folder is missing, with {}", texts(self.english.len()));
            return self.report.errors.push(Diagnostic::new(format!("{}/{code}", self.texts.root), 0, message));
        };
        let mut lacking: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (key, placed) in self.english.iter().filter(|(key, _)| !key.starts_with('-')) {
            if !self.own.contains_key(key) {
                lacking.entry(placed.area).or_default().push(key);
            }
        }
        for (area, keys) in lacking {
            let file = self.file(area);
            if areas.contains_key(area) {
                let each = keys.iter().map(|key| Diagnostic::new(&*file, 0, "is missing").key(*key));
                self.report.errors.extend(each);
            } else {
                let message = format!("the file is missing, with {}", texts(keys.len()));
                self.report.errors.push(Diagnostic::new(file, 0, message));
            }
        }
    }

    fn problems(&self, area: &str, entry: &FluentEntry) -> Vec<Diagnostic> {
        let problems = self
            .surplus(area, entry)
            .into_iter()
            .map(|(message, suggestion)| (message, suggestion.map(str::to_owned)))
            .chain(self.against_english(entry))
            .chain(wording(&entry.facts, self.language).into_iter().map(|message| (message, None)))
            .chain(self.references(area, entry))
            .chain(
                entry
                    .facts
                    .lines
                    .iter()
                    .flat_map(|line| style(line, &self.language.code))
                    .map(|message| (message, None)),
            );
        problems
            .map(|(message, suggestion)| Diagnostic {
                suggestion,
                ..Diagnostic::new(self.file(area), entry.line, message).key(&*entry.key)
            })
            .collect()
    }

    /// A key that English does not have, or has in another area. Terms are excluded, since each language may have its own.
    fn surplus(&self, area: &str, entry: &FluentEntry) -> Option<(String, Option<&str>)> {
        if entry.key.starts_with('-') || self.language.code == REFERENCE {
            return None;
        }
        match self.english.get(entry.key.as_str()) {
            Some(placed) if placed.area == area => None,
            Some(placed) => Some((format!("is in {}.ftl in English", placed.area), None)),
            None => {
                let missing = self.english.keys().filter(|key| !self.own.contains_key(*key)).copied();
                let nearest = crate::diagnostic::nearest(&entry.key, missing);
                Some(("is not a text of the shop: English does not have it".to_owned(), nearest))
            }
        }
    }

    fn against_english(&self, entry: &FluentEntry) -> Vec<(String, Option<String>)> {
        match self.english.get(entry.key.as_str()) {
            Some(english) if !entry.key.starts_with('-') => {
                differences(&english.entry.facts, &entry.facts, "English", |term| self.english.contains_key(term))
            }
            _ => Vec::new(),
        }
    }

    fn references(&self, area: &str, entry: &FluentEntry) -> Vec<(String, Option<String>)> {
        let mut problems = Vec::new();
        for key in &entry.facts.references {
            match self.own.get(key.as_str()) {
                None => {
                    let nearest = crate::diagnostic::nearest(key, self.own.keys().copied()).map(str::to_owned);
                    problems.push((format!("refers to {{ {key} }}, which does not exist"), nearest));
                }
                Some(placed) if placed.area != area && placed.area != SHARED_AREA => problems.push((
                    format!(
                        "refers to {{ {key} }} of {}.ftl: a page may have loaded only this area and {SHARED_AREA}",
                        placed.area
                    ),
                    None,
                )),
                Some(_) => {}
            }
        }
        problems
    }

    fn warnings(&self, area: &str, entry: &FluentEntry) -> Vec<Diagnostic> {
        let mut warnings = idle_forms(&entry.facts, self.language);
        if self.is_untranslated(entry) {
            warnings.push("is the same as in English".to_owned());
        }
        if entry.key.starts_with('-')
            && !self.own.values().any(|other| other.entry.facts.references.contains(&entry.key))
        {
            warnings.push("is used by no text".to_owned());
        }
        warnings.into_iter().map(|text| Diagnostic::new(self.file(area), entry.line, text).key(&*entry.key)).collect()
    }

    fn is_untranslated(&self, entry: &FluentEntry) -> bool {
        let words = words(&entry.facts);
        self.language.code != REFERENCE
            && words.len() > SAME_WORDS
            && self.english.get(entry.key.as_str()).is_some_and(|english| words == rules::words(&english.entry.facts))
    }
}

fn texts(count: usize) -> String {
    if count == 1 { "1 text".to_owned() } else { format!("{count} texts") }
}
