//! Rules for a single text, in files and in operators' overrides.

use std::sync::LazyLock;

use regex::Regex;

use super::super::{facts::Facts, locale::plural_categories};
use crate::tenancy::Language;

/// The words of a text, without variables and punctuation.
pub(super) fn words(facts: &Facts) -> Vec<&str> {
    facts.words.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect()
}

/// Differences in variables, attributes or shared terms from the text that it replaces; terms of a language's own are allowed.
pub(in crate::i18n) fn differences(
    model: &Facts,
    text: &Facts,
    whose: &str,
    is_shared: impl Fn(&str) -> bool,
) -> Vec<(String, Option<String>)> {
    let mut problems = Vec::new();
    for (part, variables) in &model.variables {
        let Some(own) = text.variables.get(part) else {
            problems.push((format!("lacks {}, which {whose} has", part_name(part)), None));
            continue;
        };
        let place = if part.is_empty() { String::new() } else { format!(" in .{part}") };
        for name in variables.difference(own) {
            problems.push((format!("lacks {{ ${name} }}{place}, which {whose} has"), None));
        }
        for name in own.difference(variables) {
            let nearest = crate::diagnostic::nearest(name, variables.iter().map(String::as_str));
            problems.push((
                format!("uses {{ ${name} }}{place}, which {whose} does not"),
                nearest.map(|name| format!("${name}")),
            ));
        }
    }
    for part in text.variables.keys().filter(|part| !model.variables.contains_key(*part)) {
        problems.push((format!("has {}, which {whose} has not", part_name(part)), None));
    }
    for term in model.terms().filter(|term| is_shared(term) && !text.references.contains(*term)) {
        problems.push((format!("lacks {{ {term} }}, which {whose} has"), None));
    }
    for term in text.terms().filter(|term| is_shared(term) && !model.references.contains(*term)) {
        problems.push((format!("uses {{ {term} }}, which {whose} does not"), None));
    }
    if tags(model) != tags(text) {
        let wanted = tags(model);
        let wanted = if wanted.is_empty() { "none".to_owned() } else { wanted.join(" ") };
        problems.push((format!("has other tags than {whose}, which has {wanted}"), None));
    }
    problems
}

/// The tags of a text in order, such as `<b>`.
fn tags(facts: &Facts) -> Vec<&str> {
    static TAG: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"</?[a-z]+>").expect("a regular expression"));
    TAG.find_iter(&facts.words).map(|found| found.as_str()).collect()
}

fn part_name(part: &str) -> String {
    if part.is_empty() { "a text of its own".to_owned() } else { format!("the attribute .{part}") }
}

/// Problems of a single text: missing plural forms, and Fluent that server and browser would not render alike.
pub(in crate::i18n) fn wording(facts: &Facts, language: &Language) -> Vec<String> {
    let needed = plural_categories(&language.locale);
    let mut problems = facts.forbidden.clone();
    for plural in &facts.plurals {
        let missing: Vec<_> =
            needed.iter().filter(|form| !plural.categories.contains(**form)).map(|form| format!("[{form}]")).collect();
        if !missing.is_empty() {
            let (missing, name) = (missing.join(" "), &language.name);
            problems.push(format!("lacks the plural {missing} of ${}, which {name} needs", plural.variable));
        }
    }
    problems
}

/// Plural forms that the language does not use.
pub(super) fn idle_forms(facts: &Facts, language: &Language) -> Vec<String> {
    let needed = plural_categories(&language.locale);
    let idle =
        facts.plurals.iter().flat_map(|plural| &plural.categories).filter(|form| !needed.contains(&form.as_str()));
    idle.map(|form| format!("has the plural [{form}], which {} never uses", language.name)).collect()
}
