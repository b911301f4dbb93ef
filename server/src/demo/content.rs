//! The demo's content: the texts of every shop, and those about the demo's own catalogue and images (`tenants/demo/content/`):
//! the journal, an event, partners. The event runs in the week in which the demo is loaded, so that there is always a running
//! one.

use chrono::NaiveDate;

use super::{files, week::week_of};
use crate::content::editorial::{FileId, Kind, RawFile, RawFiles, built_in};

/// All files; events run in the week that contains `today`.
pub(super) fn all(today: NaiveDate) -> RawFiles {
    let mut raw = built_in();
    raw.files.extend(files::content().map(|(path, bytes)| RawFile { path, bytes }));
    raw.files.sort_by(|a, b| a.path.cmp(&b.path));
    this_week(raw, today)
}

fn this_week(mut raw: RawFiles, today: NaiveDate) -> RawFiles {
    let (first, end) = week_of(today);
    let times = [("starts = ", first), ("ends = ", end)];
    for file in raw.files.iter_mut().filter(|file| is_event(&file.path)) {
        // The embedded files are UTF-8.
        let text = String::from_utf8_lossy(&file.bytes);
        let line = |line: &str| match times.iter().find(|(key, _)| line.starts_with(key)) {
            Some((key, day)) => format!("{key}{day}T00:00:00\n"),
            None => format!("{line}\n"),
        };
        file.bytes = text.lines().map(line).collect::<String>().into_bytes();
    }
    raw
}

fn is_event(path: &str) -> bool {
    FileId::of_path(path).is_some_and(|id| id.kind == Kind::Event)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use regex::Regex;

    use super::*;
    use crate::{
        demo::files::Files,
        i18n::{prose_style, written_colour},
    };

    #[test]
    fn the_event_runs_in_the_week_of_the_day() {
        for (today, starts, ends) in [
            ("2026-11-23", "starts = 2026-11-23T00:00:00\n", "ends = 2026-11-30T00:00:00\n"),
            ("2027-01-03", "starts = 2026-12-28T00:00:00\n", "ends = 2027-01-05T00:00:00\n"),
        ] {
            let raw = all(today.parse().unwrap());
            let events: Vec<_> = raw.files.iter().filter(|file| is_event(&file.path)).collect();
            assert!(events.len() > 10);
            for file in events {
                let text = String::from_utf8(file.bytes.clone()).unwrap();
                assert!(text.contains(starts) && text.contains(ends), "{}: {text}", file.path);
            }
        }
    }
    const LANGUAGES: [&str; 17] =
        ["at", "bg", "bn", "cz", "de", "el", "en", "es", "hr", "hu", "it", "lt", "pl", "pt", "ro", "sk", "sl"];

    fn parsed(raw: &RawFiles, path: &str) -> toml::Value {
        let file = raw.files.iter().find(|file| file.path == path).unwrap_or_else(|| panic!("{path}"));
        toml::Value::Table(str::from_utf8(&file.bytes).unwrap().parse().unwrap())
    }

    #[test]
    fn every_text_exists_in_all_languages_and_there_are_enough_posts() {
        let mut written: BTreeMap<(Kind, String), BTreeSet<String>> = BTreeMap::new();
        for file in all("2026-11-23".parse().unwrap()).files {
            let Some(id) = FileId::of_path(&file.path) else { continue };
            if id.country.is_none() && !id.language.is_empty() {
                written.entry((id.kind, id.key)).or_default().insert(id.language);
            }
        }
        let languages = BTreeSet::from(LANGUAGES.map(str::to_owned));
        for (text, own) in &written {
            assert_eq!(own, &languages, "{text:?}");
        }
        let count = |kind| written.keys().filter(|(one, _)| *one == kind).count();
        assert!(count(Kind::Post) >= 6 && count(Kind::Page) >= 11 && count(Kind::Event) >= 1, "{:?}", written.keys());
        assert_eq!([Kind::Faq, Kind::HelpTexts, Kind::ProductCare].map(count), [1, 1, 1]);
    }

    #[test]
    fn each_language_answers_the_same_questions_twenty_at_least() {
        let raw = all("2026-11-23".parse().unwrap());
        let questions = |language: &str| -> BTreeSet<String> {
            let faq = parsed(&raw, &format!("faq/{language}.toml"));
            let entries =
                faq["groups"].as_array().unwrap().iter().flat_map(|group| group["entries"].as_array().unwrap());
            let key = |entry: &toml::Value| {
                let field = |name: &str| entry[name].as_str().unwrap().trim().to_owned();
                assert!(!field("question").is_empty() && !field("answer").is_empty(), "{language}: {entry}");
                field("key")
            };
            entries.map(key).collect()
        };
        let english = questions("en");
        assert!(english.len() >= 20, "{english:?}");
        for language in LANGUAGES {
            assert_eq!(questions(language), english, "{language}");
        }
    }

    /// Asserts that all languages have an entry wherever English has one. Austria falls back to Germany's.
    fn expect_translated(place: &str, value: &toml::Value) {
        let parts: Vec<(String, &toml::Value)> = match value {
            toml::Value::Table(table) if table.contains_key("en") => {
                let missing: Vec<&str> =
                    LANGUAGES.into_iter().filter(|code| *code != "at" && !table.contains_key(*code)).collect();
                assert!(missing.is_empty(), "{place}: {missing:?}");
                return;
            }
            toml::Value::Table(table) => table.iter().map(|(key, value)| (key.clone(), value)).collect(),
            toml::Value::Array(items) => (1..).map(|at: usize| at.to_string()).zip(items).collect(),
            _ => return,
        };
        for (key, value) in parts {
            expect_translated(&format!("{place} {key}"), value);
        }
    }

    #[test]
    fn every_file_exists_in_all_languages() {
        let raw = all("2026-11-23".parse().unwrap());
        for path in ["size-tables.toml", "partners.toml", "home.toml"] {
            expect_translated(path, &parsed(&raw, path));
        }
    }

    /// All strings of a TOML value, with the language of the table or file that they are in.
    fn strings(language: Option<&'static str>, value: &toml::Value) -> Vec<(&'static str, String)> {
        match value {
            toml::Value::String(text) => language.map(|language| (language, text.clone())).into_iter().collect(),
            toml::Value::Array(items) => items.iter().flat_map(|item| strings(language, item)).collect(),
            toml::Value::Table(table) => table
                .iter()
                .filter(|(key, _)| *key != "slug")
                .flat_map(|(key, item)| strings(LANGUAGES.into_iter().find(|code| code == key).or(language), item))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// All texts of a file: those of its TOML or front matter, and the lines below that.
    fn texts(path: &str, source: &str) -> Vec<(&'static str, String)> {
        let (name, extension) = path.rsplit('/').next().unwrap().split_once('.').unwrap();
        let language = LANGUAGES.into_iter().find(|code| *code == name);
        let (toml, body) = match extension {
            "toml" => (source, ""),
            "md" => source.strip_prefix("+++\n").and_then(|rest| rest.split_once("\n+++\n")).unwrap(),
            _ => return Vec::new(),
        };
        let mut texts = strings(language, &toml::Value::Table(toml.parse().unwrap()));
        texts.extend(language.map(|language| (language, body.to_owned())));
        texts
    }

    #[test]
    fn content_and_products_follow_the_wording_rules_of_messages() {
        // Expressions, variables and addresses of links are no text.
        let code = Regex::new(r"\{%.*?%\}|\{\{.*?\}\}|\]\([^)]*\)").unwrap();
        let products = Files::iter().filter(|path| path.starts_with("texts/")).map(|path| {
            let bytes = Files::get(&path).unwrap().data.into_owned();
            RawFile { path: path.into_owned(), bytes }
        });
        let (mut checked, mut problems) = (0, Vec::new());
        for file in all("2026-11-23".parse().unwrap()).files.into_iter().chain(products) {
            let Ok(source) = str::from_utf8(&file.bytes) else { continue };
            for (language, text) in texts(&file.path, source) {
                checked += 1;
                for line in text.lines() {
                    let found = prose_style(code.replace_all(line, "{}").trim(), language);
                    problems
                        .extend(found.iter().map(|problem| format!("{} ({language}): {problem}: {line}", file.path)));
                }
            }
        }
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        assert!(checked > 5_000, "{checked}");
    }

    #[test]
    fn colour_names_have_the_case_of_their_language() {
        let mut checked = 0;
        for path in Files::iter().filter(|path| path.starts_with("texts/")) {
            let (language, _) = path.rsplit('/').next().unwrap().split_once('.').unwrap();
            let bytes = Files::get(&path).unwrap().data;
            let texts: toml::Table = str::from_utf8(&bytes).unwrap().parse().unwrap();
            for (key, name) in texts["colours"].as_table().unwrap() {
                checked += 1;
                assert_eq!(written_colour(name.as_str().unwrap(), language), None, "{path}: {key}");
            }
        }
        assert!(checked > 200, "{checked}");
    }
}
