//! The results of `check` for made-up folders.

use super::check;
use crate::{
    diagnostic::Diagnostic,
    i18n::{Texts, testing::languages},
};

const ENGLISH: (&str, &str) = (
    "en/shop.ftl",
    "cart = { $count ->\n    [one] { $count } item\n   *[other] { $count } items\n}\nhello = Hello { $name }\n",
);

fn complaints(files: &[(&str, &str)], codes: &[&str]) -> (Vec<String>, Vec<String>) {
    let report = check(&Texts::of(files), &languages(codes));
    let lines = |errors: Vec<Diagnostic>| errors.iter().map(ToString::to_string).collect();
    (lines(report.errors), lines(report.warnings))
}

fn errors(text: &str, codes: &[&str]) -> Vec<String> {
    let path = format!("{}/shop.ftl", codes[1]);
    complaints(&[ENGLISH, (&path, text)], codes).0
}

#[test]
fn a_complete_language_passes() {
    let slovenian = "cart = { $count ->\n    [one] { $count } kos\n    [two] { $count } kosa\n    [few] { $count } kosi\n   *[other] { $count } kosov\n}\nhello = Pozdravljeni, { $name }\n";
    assert_eq!(complaints(&[ENGLISH, ("sl/shop.ftl", slovenian)], &["en", "sl"]), (vec![], vec![]));
}

#[test]
fn every_plural_form_of_the_language_is_required() {
    let text = "cart = { $count ->\n    [one] a { $count }\n   *[other] b\n}\nhello = x { $name }\n";
    assert_eq!(
        errors(text, &["en", "sl"]),
        ["locales/sl/shop.ftl:1: cart: lacks the plural [two] [few] of $count, which Slovenščina needs"]
    );
    assert_eq!(
        errors(text, &["en", "es"]),
        ["locales/es/shop.ftl:1: cart: lacks the plural [many] of $count, which Español needs"]
    );
    assert!(errors(text, &["en", "bn"]).is_empty());
}

#[test]
fn missing_and_unknown_keys_are_reported_with_suggestions() {
    let text = "cart = { $count }\nhelo = Živjo { $name }\n";
    assert_eq!(
        errors(text, &["en", "sl"]),
        [
            "locales/sl/shop.ftl: hello: is missing",
            "locales/sl/shop.ftl:2: helo: is not a text of the shop: English does not have it (did you mean `hello`?)",
        ]
    );
}

#[test]
fn a_missing_folder_or_file_is_reported_once() {
    let more = ("en/seo.ftl", "title = T\nabout = A\n");
    assert_eq!(complaints(&[ENGLISH, more], &["en", "sl"]).0, ["locales/sl: the folder is missing, with 4 texts"]);
    let sl = ("sl/shop.ftl", "cart = { $count }\nhello = { $name }\n");
    assert_eq!(
        complaints(&[ENGLISH, more, sl], &["en", "sl"]).0,
        ["locales/sl/seo.ftl: the file is missing, with 2 texts"]
    );
}

#[test]
fn variables_attributes_and_terms_must_equal_those_of_english() {
    let english = ("en/shop.ftl", "-brand = Vitrina\na = { -brand } { $name }\n    .label = L { $count }\n");
    let german = ("de/shop.ftl", "a = { $nam }\n    .labl = L\n");
    assert_eq!(
        complaints(&[english, german], &["en", "de"]).0,
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
fn tags_must_equal_those_of_english() {
    let english = ("en/shop.ftl", "a = Size: <b>{ $n }</b>\nb = Plain\n");
    let german = ("de/shop.ftl", "a = Größe: { $n }\nb = <i>Schlicht</i>\n");
    assert_eq!(
        complaints(&[english, german], &["en", "de"]).0,
        [
            "locales/de/shop.ftl:1: a: has other tags than English, which has <b> </b>",
            "locales/de/shop.ftl:2: b: has other tags than English, which has none",
        ]
    );
}

#[test]
fn own_terms_are_allowed_and_unused_ones_reported() {
    let english = ("en/shop.ftl", "a = Items { $n }\n");
    let german = ("de/shop.ftl", "-piece = Teil\n-idle = X\na = { -piece }e { $n }\n");
    let (errors, warnings) = complaints(&[english, german], &["en", "de"]);
    assert_eq!(errors, [""; 0]);
    assert_eq!(warnings, ["locales/de/shop.ftl:2: -idle: is used by no text"]);
}

#[test]
fn a_regional_language_is_checked_for_its_own_texts_only() {
    let german =
        ("de/shop.ftl", "cart = { $count ->\n    [one] 1\n   *[other] { $count }\n}\nhello = Hallo { $name }\n");
    let austrian = ("at/shop.ftl", "hello = Servus { $nam }\n");
    let found = complaints(&[ENGLISH, german, austrian], &["en", "de", "at"]).0;
    assert_eq!(
        found,
        [
            "locales/at/shop.ftl:1: hello: lacks { $name }, which English has",
            "locales/at/shop.ftl:1: hello: uses { $nam }, which English does not (did you mean `$name`?)",
        ]
    );
    assert!(complaints(&[ENGLISH, german], &["en", "de", "at"]).0.is_empty());
}

#[test]
fn a_key_belongs_to_one_area() {
    let files = [("en/home.ftl", "a = A\n"), ("en/seo.ftl", "a = A\nb = B\n"), ("de/home.ftl", "a = A\nb = B\n")];
    assert_eq!(
        complaints(&files, &["en", "de"]).0,
        [
            "locales/de/home.ftl:2: b: is in seo.ftl in English",
            "locales/en/seo.ftl:1: a: is in home.ftl as well; a key belongs to one area",
        ]
    );
}

#[test]
fn a_text_references_only_areas_that_its_page_loads() {
    let files = [
        ("en/shop.ftl", "shared = S\n"),
        ("en/home.ftl", "a = { shared } { b } { gone }\n"),
        ("en/seo.ftl", "b = B\n"),
    ];
    assert_eq!(
        complaints(&files, &["en"]).0,
        [
            "locales/en/home.ftl:1: a: refers to { b } of seo.ftl: a page may have loaded only this area and shop",
            "locales/en/home.ftl:1: a: refers to { gone }, which does not exist",
        ]
    );
}

#[test]
fn an_unknown_language_folder_is_reported_with_a_suggestion() {
    assert_eq!(
        complaints(&[ENGLISH, ("sll/shop.ftl", "")], &["en", "sl"]).0,
        [
            "locales/sl: the folder is missing, with 2 texts",
            "locales/sll: is not the folder of a known language (did you mean `sl`?)",
        ]
    );
}

#[test]
fn untranslated_texts_and_unused_forms_are_warnings() {
    let english = ("en/shop.ftl", "a = The lowest price of thirty days\nb = OK\n");
    let german = ("de/shop.ftl", "a = The lowest price of thirty days\nb = OK\n");
    assert_eq!(
        complaints(&[english, german], &["en", "de"]).1,
        ["locales/de/shop.ftl:1: a: is the same as in English"]
    );
    let text = "cart = { $count ->\n    [one] { $count }\n    [few] f\n   *[other] b\n}\nhello = x { $name }\n";
    assert_eq!(
        complaints(&[ENGLISH, ("de/shop.ftl", text)], &["en", "de"]).1,
        ["locales/de/shop.ftl:1: cart: has the plural [few], which Deutsch never uses"]
    );
}
