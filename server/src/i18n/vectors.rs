//! The vector file that the browser's side is tested on as well: written by Node, so neither side judges itself.

use serde::Deserialize;

use super::{
    locale::{format_number, plural_category},
    messages::Messages,
    model::Arg,
};

const FILE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/vectors/fluent.json"));

#[derive(Deserialize)]
struct Vectors {
    messages: Vec<Message>,
    numbers: Vec<Number>,
    plurals: Vec<Plural>,
}

#[derive(Deserialize)]
struct Message {
    locale: String,
    source: String,
    id: String,
    args: serde_json::Map<String, serde_json::Value>,
    expected: String,
}

#[derive(Debug, Deserialize)]
struct Number {
    locale: String,
    value: f64,
    min: u8,
    max: u8,
    expected: String,
}

#[derive(Debug, Deserialize)]
struct Plural {
    locale: String,
    value: f64,
    r#type: String,
    expected: String,
}

fn vectors() -> Vectors {
    serde_json::from_str(FILE).unwrap()
}

fn arg(value: &serde_json::Value) -> Arg<'_> {
    value.as_str().map_or_else(|| Arg::Number(value.as_f64().unwrap()), Arg::from)
}

#[test]
fn messages_read_as_in_the_browser_in_all_languages() {
    let wrong: Vec<_> = vectors().messages.iter().filter_map(difference).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn difference(vector: &Message) -> Option<String> {
    let messages = Messages::new(&vector.locale, vec![vector.source.as_str().into()]);
    let args: Vec<_> = vector.args.iter().map(|(name, value)| (name.as_str(), arg(value))).collect();
    let text = messages.format(&vector.id, &args).unwrap();
    let Message { locale, id, args, expected, .. } = vector;
    (text != *expected).then(|| format!("{locale} {id} {args:?}: {text:?}, expected {expected:?}"))
}

#[test]
fn numbers_are_written_as_in_the_browser_in_all_languages() {
    let vectors = vectors();
    let wrong: Vec<_> = vectors
        .numbers
        .iter()
        .map(|vector| (vector, format_number(&vector.locale, vector.value, vector.min, vector.max)))
        .filter(|(vector, text)| *text != vector.expected)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn plural_forms_are_chosen_as_in_the_browser_in_all_languages() {
    let vectors = vectors();
    let wrong: Vec<_> = vectors
        .plurals
        .iter()
        .map(|vector| (vector, plural_category(&vector.locale, vector.value, vector.r#type == "ordinal")))
        .filter(|(vector, category)| *category != vector.expected)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
