//! The vectors that the browser's interpreter is tested on, too.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{Facts, address, fill, national, phone, postcode, rules::rules};
use crate::{
    error::Error,
    tenancy::{Configuration, files},
};

#[derive(Deserialize)]
struct Vectors {
    today: NaiveDate,
    countries: BTreeMap<i64, String>,
    cases: Vec<Case>,
    phones: Vec<Phone>,
    postcodes: Vec<Postcode>,
}

#[derive(Deserialize)]
struct Case {
    form: String,
    /// What every form of this name holds unless `values` say otherwise.
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

/// Field → code with its variables, as the vectors write it.
fn wrong(result: Result<super::Filled, Error>) -> BTreeMap<String, Value> {
    match result {
        Ok(_) => BTreeMap::new(),
        Err(Error::Invalid(fields)) => fields
            .into_iter()
            .map(|error| {
                let mut said = json!({ "code": error.code });
                for (name, value) in error.args {
                    said[name] = value.into();
                }
                (error.field.into_owned(), said)
            })
            .collect(),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn forms_are_judged_as_the_vectors_say() {
    let (vectors, right) = vectors();
    let facts = Facts { countries: vectors.countries, today: vectors.today };
    for case in &vectors.cases {
        let mut values = right[&case.form].clone();
        values.extend(case.values.clone());
        assert_eq!(wrong(fill(&case.form, &values, &facts)), case.wrong, "{} {:?}", case.form, case.values);
    }
    for (form, values) in &right {
        assert_eq!(wrong(fill(form, values, &facts)), BTreeMap::new(), "{form}");
    }
    let named: BTreeSet<&String> = right.keys().collect();
    assert_eq!(named, rules().forms.keys().collect(), "every form has its vectors");
}

#[test]
fn phones_and_postcodes_are_written_as_the_vectors_say() {
    let (vectors, _) = vectors();
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
fn every_country_has_its_way_to_write_addresses() {
    let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
    assert!(files.configuration.countries.len() >= 18);
    for country in &files.configuration.countries {
        let way = address::country(&country.code).unwrap_or_else(|| panic!("{} has none", country.code));
        assert!(way.postcode.pattern.is_match(&way.postcode.example), "{}", country.code);
        assert_eq!(postcode(&country.code, &way.postcode.example), way.postcode.example);
        let code = &country.settings.phone_code;
        assert!(phone(code, "1").is_none(), "{code}");
    }
}

#[test]
fn a_member_of_another_kind_is_refused_by_name() {
    let (vectors, right) = vectors();
    let facts = Facts { countries: vectors.countries, today: vectors.today };
    for (form, values) in &right {
        for field in values.keys() {
            for odd in [json!([]), json!({}), json!([1]), json!({ "$ne": null }), json!(1.5)] {
                let mut values = values.clone();
                values.insert(field.clone(), odd);
                assert!(wrong(fill(form, &values, &facts)).contains_key(field), "{form}.{field}");
            }
        }
    }
}

#[test]
fn signs_that_break_pages_are_refused_in_every_field() {
    let (vectors, right) = vectors();
    let facts = Facts { countries: vectors.countries, today: vectors.today };
    for (form, values) in &right {
        for field in values.iter().filter(|(_, value)| value.is_string()).map(|(field, _)| field) {
            for sign in ["\0", "\n", "\u{7f}", "\u{85}", "\u{202e}", "\u{2066}", "\u{2028}", "\u{fffe}", "\u{1ffff}"] {
                let mut values = values.clone();
                values.insert(field.clone(), format!("a{sign}b").into());
                assert_eq!(wrong(fill(form, &values, &facts))[field]["code"], "error-parameter-text", "{form}.{field}");
            }
        }
    }
}
