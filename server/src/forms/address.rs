//! How countries write addresses: server/rules/addresses.json.

use std::{collections::BTreeMap, sync::LazyLock};

use regex::Regex;
use serde::{Deserialize, Deserializer, de::Error as _};

/// How a country writes addresses.
#[derive(Debug, Deserialize)]
pub struct Country {
    /// Its postcodes.
    pub postcode: Postcodes,
    /// Whether addresses name a province or county.
    pub state: State,
}

/// Postcodes of a country.
#[derive(Debug, Deserialize)]
pub struct Postcodes {
    /// What the whole of one matches.
    #[serde(deserialize_with = "whole")]
    pub pattern: Regex,
    /// One that exists.
    pub example: String,
    /// Whether an address must have one.
    pub required: bool,
}

/// Whether addresses name a province or county.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    None,
    Optional,
    Required,
}

#[derive(Deserialize)]
struct File {
    countries: BTreeMap<String, Country>,
}

fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Regex, D::Error> {
    let pattern = String::deserialize(deserializer)?;
    Regex::new(&format!("^(?:{pattern})$")).map_err(D::Error::custom)
}

static COUNTRIES: LazyLock<BTreeMap<String, Country>> = LazyLock::new(|| {
    let file: File = serde_json::from_str(include_str!("../../rules/addresses.json"))
        .expect("a test reads the file that is built in");
    file.countries
});

/// How the country with this code writes addresses.
pub fn country(code: &str) -> Option<&'static Country> {
    COUNTRIES.get(code)
}

/// A postcode as the country writes it: `1234567` is Portugal's `1234-567`. What fits no example stays in capitals as it is.
pub fn postcode(country_code: &str, typed: &str) -> String {
    let capitals = typed.trim().to_uppercase();
    let Some(country) = country(country_code) else { return capitals };
    let example = &country.postcode.example;
    let signs: Vec<char> = capitals.chars().filter(char::is_ascii_alphanumeric).collect();
    if signs.len() != example.chars().filter(char::is_ascii_alphanumeric).count() {
        return capitals;
    }
    let mut signs = signs.into_iter();
    example.chars().filter_map(|sign| if sign.is_ascii_alphanumeric() { signs.next() } else { Some(sign) }).collect()
}
