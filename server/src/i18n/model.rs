//! Parameters and results of the slice's services.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use fluent_bundle::FluentValue;

use crate::tenancy::{LanguageId, TenantId};

/// How the ids of countries' names begin; the country's code in small letters follows.
pub const COUNTRY_NAME: &str = "country-";

/// A variable of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg<'a> {
    /// Text that is inserted as it is: names, prices, dates.
    Text(Cow<'a, str>),
    /// A number: selects the plural form and is formatted for the locale.
    Number(f64),
}

impl<'a> Arg<'a> {
    pub(super) fn value(&'a self) -> FluentValue<'a> {
        match self {
            Self::Text(text) => FluentValue::from(&**text),
            // fluent-bundle has no plural form for NaN and infinity, and panics.
            Self::Number(number) if !number.is_finite() => FluentValue::from(number.to_string()),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! numbers {
    ($($kind:ty)+) => {$(
        impl From<$kind> for Arg<'_> {
            #[allow(clippy::cast_lossless, reason = "counts stay far below 2^53, and some of these kinds have no `From`")]
            fn from(number: $kind) -> Self {
                Self::Number(number as f64)
            }
        }
    )+};
}
numbers!(i32 i64 u32 u64 usize);

impl From<f64> for Arg<'_> {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

/// A seeded text.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Seed {
    /// Its language.
    pub language_id: LanguageId,
    /// `listing-count`, or `-brand` for a term.
    pub key: String,
    /// The file's name without extension.
    pub area: String,
    /// Fluent source without comments.
    pub source: String,
}

/// A country's override of a message.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Override {
    /// The country.
    pub tenant_id: TenantId,
    /// The language.
    pub language_id: LanguageId,
    /// The key of the overridden message.
    pub key: String,
    /// Fluent source of the whole message.
    pub source: String,
    /// When it was last set.
    pub updated_at: DateTime<Utc>,
}

/// The result of seeding one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Seeded {
    /// The language's code.
    pub language: String,
    /// New keys.
    pub added: Vec<String>,
    /// Keys whose text or area has changed.
    pub changed: Vec<String>,
    /// Deleted keys.
    pub removed: Vec<String>,
    /// How many texts the language has now.
    pub total: usize,
}

impl Seeded {
    /// Whether anything was written.
    pub fn is_changed(&self) -> bool {
        !(self.added.is_empty() && self.changed.is_empty() && self.removed.is_empty())
    }
}

/// Whether an override is still in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OverrideStatus {
    /// It is in effect.
    Shown,
    /// Its variables differ from the message's: it is in effect, but should be reviewed.
    Differs,
    /// Its message no longer exists: not in effect until the message exists again.
    Idle,
}

/// An override as `translations list` shows it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedOverride {
    /// The country's code.
    pub tenant: String,
    /// The language's code.
    pub language: String,
    /// The message's area; empty when the message no longer exists.
    pub area: String,
    /// The message's key.
    pub key: String,
    /// The override's Fluent source.
    pub source: String,
    /// The Fluent source of the seeded text; empty when the message no longer exists.
    pub replaces: String,
    /// Whether it is in effect.
    pub status: OverrideStatus,
    /// When it was last set.
    pub updated_at: DateTime<Utc>,
}
