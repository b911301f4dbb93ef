//! The rules as defined in the files.

use std::{collections::BTreeMap, sync::LazyLock};

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, de::Error as _};

/// A form's fields with their rules, in order.
pub type Form = BTreeMap<String, Vec<Rule>>;

/// The contents of server/rules/forms.json.
#[derive(Debug, Deserialize)]
pub struct Rules {
    /// Fields that are not trimmed: passwords.
    pub verbatim: Vec<String>,
    /// Forms by name.
    pub forms: BTreeMap<String, Form>,
}

/// A rule for a field; the file documents its meaning.
#[derive(Debug, Deserialize)]
#[serde(tag = "rule", rename_all = "camelCase", deny_unknown_fields)]
pub enum Rule {
    Required,
    Accepted,
    Min {
        value: usize,
    },
    Max {
        value: usize,
    },
    Upper,
    Digit,
    Special,
    Email,
    Web,
    Same {
        field: String,
    },
    Phone {
        code: String,
    },
    Postcode {
        country: String,
    },
    State {
        country: String,
    },
    Date {
        from: Day,
        to: Day,
    },
    #[serde(untagged)]
    Choice(Choice),
}

/// The allowed values.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Choice {
    /// One of these strings.
    Words {
        /// All allowed strings.
        values: Vec<String>,
    },
    /// An id in one of the shop's lists.
    Ids {
        /// The list's name.
        of: List,
    },
}

/// A list of allowed ids.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum List {
    /// The countries that the shop has.
    Countries,
}

/// A bound of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// The current date.
    Today,
    /// A day of the calendar.
    On(NaiveDate),
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "today" {
            return Ok(Self::Today);
        }
        text.parse().map(Self::On).map_err(D::Error::custom)
    }
}

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../rules/forms.json")).expect("a test reads the file that is built in")
});

/// Whether a field must never be echoed: a password, or the token of a link.
pub fn is_secret(field: &str) -> bool {
    field == "token" || rules().verbatim.iter().any(|name| name == field)
}

/// All rules.
pub fn rules() -> &'static Rules {
    &RULES
}
