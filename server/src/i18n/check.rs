//! Whether all languages say everything, with the forms that each needs. Pure: files in, mistakes out.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    facts::Facts,
    ftl::Entry,
    locale::plural_categories,
    texts::{Placed, REFERENCE, SHARED_AREA, Texts, parent},
};
use crate::{mistake::Mistake, tenancy::Language};

/// A text with more words than this that is the same as in English is likely untranslated.
const SAME_WORDS: usize = 3;

/// What `translations check` says.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Report {
    /// What must be mended.
    pub mistakes: Vec<Mistake>,
    /// What deserves a look.
    pub warnings: Vec<Mistake>,
}

/// Checks every language against English and against its own grammar.
pub fn check(texts: &Texts, languages: &[Arc<Language>]) -> Report {
    let mut report = Report { mistakes: unreadable(texts, languages), ..Report::default() };
    if !texts.languages.contains_key(REFERENCE) {
        let mistake =
            Mistake::new(&*texts.root, 0, "the folder en is missing: all languages are compared with English");
        report.mistakes.insert(0, mistake);
        return report;
    }
    let english = texts.index(REFERENCE);
    for language in languages {
        Comparison { texts, language, english: &english, own: texts.index(&language.code), report: &mut report }.run();
    }
    sort(&mut report.mistakes);
    sort(&mut report.warnings);
    report
}

/// What keeps texts from being seeded at all: lines that cannot be read, keys that stand twice, folders of no known language.
pub fn unreadable(texts: &Texts, languages: &[Arc<Language>]) -> Vec<Mistake> {
    let mut mistakes = texts.misplaced.clone();
    for (code, areas) in &texts.languages {
        mistakes.extend(areas.values().flat_map(|parsed| parsed.mistakes.clone()));
        mistakes.extend(doubles(texts, code));
        if !languages.iter().any(|language| language.code == *code) {
            let known = languages.iter().map(|language| language.code.as_str());
            let mistake = Mistake::new(format!("{}/{code}", texts.root), 0, "is the folder of no known language");
            mistakes.push(mistake.suggest(code, known));
        }
    }
    sort(&mut mistakes);
    mistakes
}

fn sort(mistakes: &mut Vec<Mistake>) {
    mistakes.sort_by(|a, b| (&a.file, a.line, &a.key).cmp(&(&b.file, b.line, &b.key)));
    mistakes.dedup();
}

fn doubles(texts: &Texts, language: &str) -> Vec<Mistake> {
    let mut first: BTreeMap<&str, &str> = BTreeMap::new();
    let mut mistakes = Vec::new();
    for (area, entry) in texts.entries(language) {
        let home = *first.entry(&entry.key).or_insert(area);
        if home != area {
            let message = format!("stands in {home}.ftl as well; a key belongs to one area");
            mistakes.push(Mistake::new(texts.file(language, area), entry.line, message).key(&*entry.key));
        }
    }
    mistakes
}

/// One language beside English.
struct Comparison<'a> {
    texts: &'a Texts,
    language: &'a Language,
    english: &'a BTreeMap<&'a str, Placed<'a>>,
    own: BTreeMap<&'a str, Placed<'a>>,
    report: &'a mut Report,
}

impl Comparison<'_> {
    fn run(&mut self) {
        self.missing();
        for (area, entry) in self.texts.entries(&self.language.code) {
            let problems = self.problems(area, entry);
            self.report.mistakes.extend(problems);
            let doubts = self.doubts(area, entry);
            self.report.warnings.extend(doubts);
        }
    }

    fn file(&self, area: &str) -> String {
        self.texts.file(&self.language.code, area)
    }

    /// Keys that English has and this language lacks: said once for a whole folder or file that is missing.
    fn missing(&mut self) {
        let code = &self.language.code;
        // What an heir lacks, its parent lacks: it is said there.
        if parent(code).is_some_and(|parent| self.texts.languages.contains_key(parent)) {
            return;
        }
        let Some(areas) = self.texts.languages.get(code) else {
            let message = format!("the folder is missing, with {} texts", self.english.len());
            return self.report.mistakes.push(Mistake::new(format!("{}/{code}", self.texts.root), 0, message));
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
                let each = keys.iter().map(|key| Mistake::new(&*file, 0, "is missing").key(*key));
                self.report.mistakes.extend(each);
            } else {
                let message = format!("the file is missing, with {} texts", keys.len());
                self.report.mistakes.push(Mistake::new(file, 0, message));
            }
        }
    }

    fn problems(&self, area: &str, entry: &Entry) -> Vec<Mistake> {
        let said = self
            .surplus(area, entry)
            .into_iter()
            .map(|(message, suggestion)| (message, suggestion.map(str::to_owned)))
            .chain(self.against_english(entry))
            .chain(wording(&entry.facts, self.language).into_iter().map(|message| (message, None)))
            .chain(self.references(area, entry));
        said.map(|(message, suggestion)| Mistake {
            suggestion,
            ..Mistake::new(self.file(area), entry.line, message).key(&*entry.key)
        })
        .collect()
    }

    /// A key that English does not have, or has in another area. Terms are a language's own business.
    fn surplus(&self, area: &str, entry: &Entry) -> Option<(String, Option<&str>)> {
        if entry.key.starts_with('-') || self.language.code == REFERENCE {
            return None;
        }
        match self.english.get(entry.key.as_str()) {
            Some(placed) if placed.area == area => None,
            Some(placed) => Some((format!("stands in {}.ftl in English", placed.area), None)),
            None => {
                let missing = self.english.keys().filter(|key| !self.own.contains_key(*key)).copied();
                let nearest = crate::mistake::nearest(&entry.key, missing);
                Some(("is not a text of the shop: English does not have it".to_owned(), nearest))
            }
        }
    }

    fn against_english(&self, entry: &Entry) -> Vec<(String, Option<String>)> {
        match self.english.get(entry.key.as_str()) {
            Some(english) if !entry.key.starts_with('-') => {
                differences(&english.entry.facts, &entry.facts, "English", |term| self.english.contains_key(term))
            }
            _ => Vec::new(),
        }
    }

    fn references(&self, area: &str, entry: &Entry) -> Vec<(String, Option<String>)> {
        let mut said = Vec::new();
        for key in &entry.facts.references {
            match self.own.get(key.as_str()) {
                None => {
                    let nearest = crate::mistake::nearest(key, self.own.keys().copied()).map(str::to_owned);
                    said.push((format!("refers to {{ {key} }}, which does not exist"), nearest));
                }
                Some(placed) if placed.area != area && placed.area != SHARED_AREA => said.push((
                    format!(
                        "refers to {{ {key} }} of {}.ftl: a page may have loaded only this area and {SHARED_AREA}",
                        placed.area
                    ),
                    None,
                )),
                Some(_) => {}
            }
        }
        said
    }

    fn doubts(&self, area: &str, entry: &Entry) -> Vec<Mistake> {
        let mut said = idle_forms(&entry.facts, self.language);
        if self.is_untranslated(entry) {
            said.push("is the same as in English".to_owned());
        }
        if entry.key.starts_with('-')
            && !self.own.values().any(|other| other.entry.facts.references.contains(&entry.key))
        {
            said.push("is used by no text".to_owned());
        }
        said.into_iter().map(|text| Mistake::new(self.file(area), entry.line, text).key(&*entry.key)).collect()
    }

    fn is_untranslated(&self, entry: &Entry) -> bool {
        let words = words(&entry.facts);
        self.language.code != REFERENCE
            && words.len() > SAME_WORDS
            && self.english.get(entry.key.as_str()).is_some_and(|english| words == self::words(&english.entry.facts))
    }
}

fn words(facts: &Facts) -> Vec<&str> {
    facts.words.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect()
}

/// Where a text uses other variables, attributes or shared terms than the one it stands for: a language may have terms of its own.
pub(super) fn differences(
    model: &Facts,
    text: &Facts,
    whose: &str,
    is_shared: impl Fn(&str) -> bool,
) -> Vec<(String, Option<String>)> {
    let mut said = Vec::new();
    for (part, variables) in &model.variables {
        let Some(own) = text.variables.get(part) else {
            said.push((format!("lacks {}, which {whose} has", part_name(part)), None));
            continue;
        };
        let place = if part.is_empty() { String::new() } else { format!(" in .{part}") };
        for name in variables.difference(own) {
            said.push((format!("lacks {{ ${name} }}{place}, which {whose} has"), None));
        }
        for name in own.difference(variables) {
            let nearest = crate::mistake::nearest(name, variables.iter().map(String::as_str));
            said.push((
                format!("uses {{ ${name} }}{place}, which {whose} does not"),
                nearest.map(|name| format!("${name}")),
            ));
        }
    }
    for part in text.variables.keys().filter(|part| !model.variables.contains_key(*part)) {
        said.push((format!("has {}, which {whose} has not", part_name(part)), None));
    }
    for term in model.terms().filter(|term| is_shared(term) && !text.references.contains(*term)) {
        said.push((format!("lacks {{ {term} }}, which {whose} has"), None));
    }
    for term in text.terms().filter(|term| is_shared(term) && !model.references.contains(*term)) {
        said.push((format!("uses {{ {term} }}, which {whose} does not"), None));
    }
    said
}

fn part_name(part: &str) -> String {
    if part.is_empty() { "a text of its own".to_owned() } else { format!("the attribute .{part}") }
}

/// What is wrong with a text by itself: missing plural forms, and Fluent that the two sides would not say alike.
pub(super) fn wording(facts: &Facts, language: &Language) -> Vec<String> {
    let needed = plural_categories(&language.locale);
    let mut said = facts.forbidden.clone();
    for plural in &facts.plurals {
        let missing: Vec<_> =
            needed.iter().filter(|form| !plural.categories.contains(**form)).map(|form| format!("[{form}]")).collect();
        if !missing.is_empty() {
            let (missing, name) = (missing.join(" "), &language.name);
            said.push(format!("lacks the plural {missing} of ${}, which {name} needs", plural.variable));
        }
    }
    said
}

/// Plural forms that the language never uses.
fn idle_forms(facts: &Facts, language: &Language) -> Vec<String> {
    let needed = plural_categories(&language.locale);
    let idle =
        facts.plurals.iter().flat_map(|plural| &plural.categories).filter(|form| !needed.contains(&form.as_str()));
    idle.map(|form| format!("has the plural [{form}], which {} never uses", language.name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::testing::languages;

    const ENGLISH: (&str, &str) = (
        "en/shop.ftl",
        "cart = { $count ->\n    [one] { $count } piece\n   *[other] { $count } pieces\n}\nhello = Hello { $name }\n",
    );

    fn said(files: &[(&str, &str)], codes: &[&str]) -> (Vec<String>, Vec<String>) {
        let report = check(&Texts::of(files), &languages(codes));
        let lines = |mistakes: Vec<Mistake>| mistakes.iter().map(ToString::to_string).collect();
        (lines(report.mistakes), lines(report.warnings))
    }

    fn mistakes(text: &str, codes: &[&str]) -> Vec<String> {
        let path = format!("{}/shop.ftl", codes[1]);
        said(&[ENGLISH, (&path, text)], codes).0
    }

    #[test]
    fn a_language_that_says_everything_passes() {
        let slovenian = "cart = { $count ->\n    [one] { $count } kos\n    [two] { $count } kosa\n    [few] { $count } kosi\n   *[other] { $count } kosov\n}\nhello = Pozdravljeni, { $name }\n";
        assert_eq!(said(&[ENGLISH, ("sl/shop.ftl", slovenian)], &["en", "sl"]), (vec![], vec![]));
    }

    #[test]
    fn every_form_that_a_language_needs_is_wanted() {
        let text = "cart = { $count ->\n    [one] a { $count }\n   *[other] b\n}\nhello = x { $name }\n";
        assert_eq!(
            mistakes(text, &["en", "sl"]),
            ["locales/sl/shop.ftl:1: cart: lacks the plural [two] [few] of $count, which Slovenščina needs"]
        );
        assert_eq!(
            mistakes(text, &["en", "es"]),
            ["locales/es/shop.ftl:1: cart: lacks the plural [many] of $count, which Español needs"]
        );
        assert!(mistakes(text, &["en", "bn"]).is_empty());
    }

    #[test]
    fn missing_and_surplus_keys_are_named_with_the_word_that_was_meant() {
        let text = "cart = { $count }\nhelo = Živjo { $name }\n";
        assert_eq!(
            mistakes(text, &["en", "sl"]),
            [
                "locales/sl/shop.ftl: hello: is missing",
                "locales/sl/shop.ftl:2: helo: is not a text of the shop: English does not have it (did you mean `hello`?)",
            ]
        );
    }

    #[test]
    fn a_missing_folder_and_a_missing_file_are_said_once() {
        let more = ("en/seo.ftl", "title = T\nabout = A\n");
        assert_eq!(said(&[ENGLISH, more], &["en", "sl"]).0, ["locales/sl: the folder is missing, with 4 texts"]);
        let sl = ("sl/shop.ftl", "cart = { $count }\nhello = { $name }\n");
        assert_eq!(
            said(&[ENGLISH, more, sl], &["en", "sl"]).0,
            ["locales/sl/seo.ftl: the file is missing, with 2 texts"]
        );
    }

    #[test]
    fn variables_attributes_and_terms_must_be_those_of_english() {
        let english = ("en/shop.ftl", "-brand = Vitrina\na = { -brand } { $name }\n    .label = L { $count }\n");
        let german = ("de/shop.ftl", "a = { $nam }\n    .labl = L\n");
        assert_eq!(
            said(&[english, german], &["en", "de"]).0,
            [
                "locales/de/shop.ftl:1: a: lacks { $name }, which English has",
                "locales/de/shop.ftl:1: a: uses { $nam }, which English does not (did you mean `$name`?)",
                "locales/de/shop.ftl:1: a: lacks the attribute .label, which English has",
                "locales/de/shop.ftl:1: a: has the attribute .labl, which English has not",
                "locales/de/shop.ftl:1: a: lacks { -brand }, which English has",
            ]
        );
    }

    #[test]
    fn a_language_may_have_terms_of_its_own_and_is_told_of_idle_ones() {
        let english = ("en/shop.ftl", "a = Pieces { $n }\n");
        let german = ("de/shop.ftl", "-piece = Teil\n-idle = X\na = { -piece }e { $n }\n");
        let (mistakes, warnings) = said(&[english, german], &["en", "de"]);
        assert_eq!(mistakes, [""; 0]);
        assert_eq!(warnings, ["locales/de/shop.ftl:2: -idle: is used by no text"]);
    }

    #[test]
    fn an_heir_is_compared_with_its_own_words_only() {
        let german =
            ("de/shop.ftl", "cart = { $count ->\n    [one] 1\n   *[other] { $count }\n}\nhello = Hallo { $name }\n");
        let austrian = ("at/shop.ftl", "hello = Servus { $nam }\n");
        let found = said(&[ENGLISH, german, austrian], &["en", "de", "at"]).0;
        assert_eq!(
            found,
            [
                "locales/at/shop.ftl:1: hello: lacks { $name }, which English has",
                "locales/at/shop.ftl:1: hello: uses { $nam }, which English does not (did you mean `$name`?)",
            ]
        );
        assert!(said(&[ENGLISH, german], &["en", "de", "at"]).0.is_empty());
    }

    #[test]
    fn a_key_lives_in_one_area() {
        let files = [("en/home.ftl", "a = A\n"), ("en/seo.ftl", "a = A\nb = B\n"), ("de/home.ftl", "a = A\nb = B\n")];
        assert_eq!(
            said(&files, &["en", "de"]).0,
            [
                "locales/de/home.ftl:2: b: stands in seo.ftl in English",
                "locales/en/seo.ftl:1: a: stands in home.ftl as well; a key belongs to one area",
            ]
        );
    }

    #[test]
    fn a_text_refers_only_to_what_its_page_has_loaded() {
        let files = [
            ("en/shop.ftl", "shared = S\n"),
            ("en/home.ftl", "a = { shared } { b } { gone }\n"),
            ("en/seo.ftl", "b = B\n"),
        ];
        assert_eq!(
            said(&files, &["en"]).0,
            [
                "locales/en/home.ftl:1: a: refers to { b } of seo.ftl: a page may have loaded only this area and shop",
                "locales/en/home.ftl:1: a: refers to { gone }, which does not exist",
            ]
        );
    }

    #[test]
    fn a_folder_of_no_language_is_named_with_the_one_that_was_meant() {
        assert_eq!(
            said(&[ENGLISH, ("sll/shop.ftl", "")], &["en", "sl"]).0,
            [
                "locales/sl: the folder is missing, with 2 texts",
                "locales/sll: is the folder of no known language (did you mean `sl`?)",
            ]
        );
    }

    #[test]
    fn texts_left_in_english_and_idle_forms_deserve_a_look() {
        let english = ("en/shop.ftl", "a = The lowest price of thirty days\nb = OK\n");
        let german = ("de/shop.ftl", "a = The lowest price of thirty days\nb = OK\n");
        assert_eq!(said(&[english, german], &["en", "de"]).1, ["locales/de/shop.ftl:1: a: is the same as in English"]);
        let text = "cart = { $count ->\n    [one] { $count }\n    [few] f\n   *[other] b\n}\nhello = x { $name }\n";
        assert_eq!(
            said(&[ENGLISH, ("de/shop.ftl", text)], &["en", "de"]).1,
            ["locales/de/shop.ftl:1: cart: has the plural [few], which Deutsch never uses"]
        );
    }
}
