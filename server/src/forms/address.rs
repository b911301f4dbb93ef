//! Address formats of countries, from server/rules/addresses.json.

use std::{collections::BTreeMap, sync::LazyLock};

use regex::Regex;
use serde::{Deserialize, Deserializer, de::Error as _};

/// The address format of a country.
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
    /// Must match a whole postcode.
    #[serde(deserialize_with = "whole")]
    pub pattern: Regex,
    /// An existing postcode.
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

/// The address format of the country with this code.
pub fn country(code: &str) -> Option<&'static Country> {
    COUNTRIES.get(code)
}

/// A postcode in the country's format: `1234567` becomes `1234-567` for Portugal. One whose number of letters and digits differs
/// from the example's is only trimmed and converted to upper case.
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
