//! The rules as they stand in the files.

use std::{collections::BTreeMap, sync::LazyLock};

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, de::Error as _};

/// A form's fields and what each must fulfil, in order.
pub type Form = BTreeMap<String, Vec<Rule>>;

/// What server/rules/forms.json holds.
#[derive(Debug, Deserialize)]
pub struct Rules {
    /// Fields that are taken as they are typed: passwords.
    pub verbatim: Vec<String>,
    /// Forms by name.
    pub forms: BTreeMap<String, Form>,
}

/// One rule of a field; what it means is said in the file.
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

/// What may be chosen.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Choice {
    /// One of these words.
    Words {
        /// All of them.
        values: Vec<String>,
    },
    /// An id of a list of the shop.
    Ids {
        /// The list's name.
        of: List,
    },
}

/// A list of the shop.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum List {
    /// The countries that the shop knows.
    Countries,
}

/// A bound of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// The day of asking.
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

/// Whether a field is never shown again: a password, as it is typed, or the secret of a link.
pub fn is_secret(field: &str) -> bool {
    field == "token" || rules().verbatim.iter().any(|name| name == field)
}

/// All rules.
pub fn rules() -> &'static Rules {
    &RULES
}
