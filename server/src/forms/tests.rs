//! The test vectors, which the browser's implementation is tested on as well.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{Facts, Texts, address, failures, national, phone, postcode, rules::rules};
use crate::{
    id::TenantId,
    tenancy::{Configuration, files},
};

#[derive(Deserialize)]
struct Vectors {
    today: NaiveDate,
    countries: BTreeMap<TenantId, String>,
    cases: Vec<Case>,
    phones: Vec<Phone>,
    postcodes: Vec<Postcode>,
}

#[derive(Deserialize)]
struct Case {
    form: String,
    /// The default values of every form with this name, which `values` override.
    #[serde(default)]
    values: Map<String, Value>,
    #[serde(default)]
    wrong: BTreeMap<String, Value>,
}

#[derive(Deserialize)]
struct Phone {
    code: String,
    typed: String,
    number: Option<String>,
}

#[derive(Deserialize)]
struct Postcode {
    country: String,
    typed: String,
    #[serde(rename = "postcode")]
    written: String,
}

fn vectors() -> (Vectors, BTreeMap<String, Map<String, Value>>) {
    let text = include_str!("../../../tests/vectors/forms.json");
    let mut whole: Value = serde_json::from_str(text).unwrap();
    let right = serde_json::from_value(whole["right"].take()).unwrap();
    (serde_json::from_value(whole).unwrap(), right)
}

/// Converts values as request bodies do: texts trimmed except for passwords, numbers and booleans as text for the rules.
fn texts(values: &Map<String, Value>) -> Texts {
    let text = |field: &String, value: &Value| match value {
        Value::String(text) if rules().verbatim.contains(field) => text.clone(),
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Bool(true) => "true".to_owned(),
        _ => String::new(),
    };
    values.iter().map(|(field, value)| (field.clone(), text(field, value))).collect()
}

/// Field → error code with its variables, as in the vectors.
fn wrong(form: &str, values: &Map<String, Value>, facts: &Facts) -> BTreeMap<String, Value> {
    let failures = failures(form, &texts(values), facts).unwrap().into_iter();
    failures
        .map(|error| {
            let mut failure = json!({ "code": error.code });
            for (name, value) in error.args {
                failure[&*name] = value.into();
            }
            (error.field.into_owned(), failure)
        })
        .collect()
}

#[test]
fn forms_are_validated_as_in_the_vectors() {
    let (vectors, right) = vectors();
    let facts = Facts { countries: vectors.countries, today: vectors.today };
    assert!(!vectors.cases.is_empty());
    for case in &vectors.cases {
        let mut values = right[&case.form].clone();
        values.extend(case.values.clone());
        assert_eq!(wrong(&case.form, &values, &facts), case.wrong, "{} {:?}", case.form, case.values);
    }
    for (form, values) in &right {
        assert_eq!(wrong(form, values, &facts), BTreeMap::new(), "{form}");
    }
    let named: BTreeSet<&String> = right.keys().collect();
    assert_eq!(named, rules().forms.keys().collect(), "every form has its vectors");
}

#[test]
fn phones_and_postcodes_are_normalised_as_in_the_vectors() {
    let (vectors, _) = vectors();
    assert!(!vectors.phones.is_empty() && !vectors.postcodes.is_empty());
    for case in &vectors.phones {
        let number = phone(&case.code, &case.typed);
        assert_eq!(number, case.number, "{} {}", case.code, case.typed);
        if let Some(number) = number {
            assert_eq!(phone(&case.code, national(&case.code, &number)), Some(number), "the way back");
        }
    }
    for case in &vectors.postcodes {
        assert_eq!(postcode(&case.country, &case.typed), case.written);
    }
}

#[test]
fn every_country_has_an_address_format() {
    let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
    assert!(files.configuration.countries.len() >= 18);
    for country in &files.configuration.countries {
        let format = address::country(&country.code).unwrap_or_else(|| panic!("{} has none", country.code));
        assert!(format.postcode.pattern.is_match(&format.postcode.example), "{}", country.code);
        assert_eq!(postcode(&country.code, &format.postcode.example), format.postcode.example);
        let code = &country.settings.phone_code;
        assert!(phone(code, "1").is_none(), "{code}");
    }
}
