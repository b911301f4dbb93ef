//! Deserialises a type from JSON or a query and records every invalid field, instead of stopping at the first one.
//!
//! A serde `Deserializer` that does not stop at an invalid field: a missing value or one of the wrong type is recorded with its
//! path and read as a neutral value (empty, 0, false), so that the rest is read and checked, too. A value with recorded errors
//! may only be used for further checks. Fields must have simple types (texts, numbers, flags, lists, options, enums of words,
//! structs of these): a `Deserialize` that itself rejects a text ends the reading. A struct with `#[serde(flatten)]` is read as a
//! map: all its own fields must be optional, because a missing one ends the reading, too.

#[cfg(test)]
mod tests;

use std::{cell::RefCell, fmt};

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer as _, MapAccess, SeqAccess, Visitor,
    value::BorrowedStrDeserializer,
};
use serde_json::{Map, Value};

use crate::{error::FieldError, forms::is_forbidden};

/// The code of a missing field.
pub(super) const REQUIRED: &str = "error-parameter-required";
/// Longest text of a query parameter, in characters. Types of bodies limit their own fields.
const LONGEST_PARAMETER: usize = 200;
/// The most values of a list in a query.
const MOST_VALUES: usize = 60;
/// Whole numbers up to this one are exact as floating-point numbers: `3.0` and `3e2` count as whole numbers, too.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The type name whose text is not trimmed.
pub(super) const VERBATIM: &str = "Password";

/// The value that was read, and its errors: with any error, the value may only be used for further checks.
#[derive(Debug)]
pub(super) struct Read<T> {
    /// None where reading had to stop.
    pub value: Option<T>,
    pub wrong: Vec<FieldError>,
}

/// Reads a JSON object.
pub(super) fn read_json<T: DeserializeOwned>(members: &Value) -> Read<T> {
    read(Input::Json(members))
}

/// Reads the parameters of a query; unknown ones are ignored.
pub(super) fn read_query<T: DeserializeOwned>(pairs: &[(String, String)]) -> Read<T> {
    read(Input::Query(pairs))
}

fn read<T: DeserializeOwned>(input: Input<'_>) -> Read<T> {
    let wrong = RefCell::default();
    let value = T::deserialize(Reader { input, path: String::new(), wrong: &wrong, is_verbatim: false });
    if let Err(Unreadable(cause)) = &value {
        tracing::debug!(cause, "a body or query could not be read to its end");
    }
    Read { value: value.ok(), wrong: wrong.into_inner() }
}

/// The source of a value.
#[derive(Clone, Copy)]
enum Input<'a> {
    /// The value is missing.
    Missing,
    /// As `Missing`, inside a value that was already recorded as missing.
    Neutral,
    /// A JSON value that is not null.
    Json(&'a Value),
    /// A whole query.
    Query(&'a [(String, String)]),
    /// All pairs of a query; the values are those under the reader's name.
    Parameter(&'a [(String, String)]),
    /// One value of a list in a query.
    Word(&'a str),
}

/// Reading had to stop: a type rejected a value of the right kind.
#[derive(Debug)]
struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

impl serde::de::Error for Unreadable {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

struct Reader<'a> {
    input: Input<'a>,
    path: String,
    wrong: &'a RefCell<Vec<FieldError>>,
    is_verbatim: bool,
}

impl<'a> Reader<'a> {
    fn note(&self, code: &'static str) {
        self.note_error(FieldError::new(self.path.clone(), code));
    }

    fn note_error(&self, error: FieldError) {
        if !matches!(self.input, Input::Neutral) {
            self.wrong.borrow_mut().push(error);
        }
    }

    /// The values of a query parameter that are not blank, in order.
    fn parameters(&self, pairs: &'a [(String, String)]) -> impl Iterator<Item = &'a str> {
        let name = self.path.clone();
        let own = pairs.iter().filter(move |(key, _)| *key == name).map(|(_, value)| value.as_str());
        own.filter(|value| value.split(',').any(|part| !part.trim().is_empty()))
    }

    /// The text of a query's value or of a JSON string; none for anything else.
    fn raw_text(&self) -> Option<&'a str> {
        match self.input {
            Input::Json(Value::String(text)) => Some(text),
            Input::Parameter(pairs) => self.parameters(pairs).next(),
            Input::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Whether no value was given: missing, null, or blank text.
    fn is_blank(&self) -> bool {
        match self.input {
            Input::Missing | Input::Neutral => true,
            Input::Json(Value::String(text)) => text.is_empty() || !self.is_verbatim && text.trim().is_empty(),
            Input::Parameter(pairs) => self.parameters(pairs).next().is_none(),
            Input::Word(word) => word.trim().is_empty(),
            Input::Json(_) | Input::Query(_) => false,
        }
    }

    fn text(&self) -> String {
        let Some(text) = self.raw_text() else {
            let is_missing = self.is_blank();
            self.note(if is_missing { REQUIRED } else { "error-parameter-text" });
            return String::new();
        };
        let text = if self.is_verbatim { text } else { text.trim() };
        let is_query = !matches!(self.input, Input::Json(_));
        let is_forbidden = if is_query { text.contains('\0') } else { text.chars().any(is_forbidden) };
        if is_forbidden {
            self.note("error-parameter-characters");
            return String::new();
        }
        if is_query && text.chars().nth(LONGEST_PARAMETER).is_some() {
            let error = FieldError::new(self.path.clone(), "error-parameter-long");
            self.note_error(error.with("max", LONGEST_PARAMETER.to_string()));
            return String::new();
        }
        text.to_owned()
    }

    fn number(&self) -> i64 {
        if self.is_blank() {
            self.note(REQUIRED);
            return 0;
        }
        let number = match self.input {
            Input::Json(Value::Number(number)) => number.as_i64().or_else(|| whole(number.as_f64()?)),
            _ => self.raw_text().and_then(|text| text.trim().parse().ok()),
        };
        number.unwrap_or_else(|| {
            self.note("error-parameter-number");
            0
        })
    }

    /// A number that may have decimals.
    fn decimal(&self) -> f64 {
        if self.is_blank() {
            self.note(REQUIRED);
            return 0.0;
        }
        let number = match self.input {
            Input::Json(Value::Number(number)) => number.as_f64(),
            _ => self.raw_text().and_then(|text| text.trim().parse().ok()),
        };
        number.filter(|number| number.is_finite()).unwrap_or_else(|| {
            self.note("error-parameter-decimal");
            0.0
        })
    }

    fn flag(&self) -> bool {
        match (self.input, self.raw_text()) {
            (Input::Json(Value::Bool(flag)), _) => *flag,
            (Input::Parameter(_) | Input::Word(_), Some(word)) => match word.trim().to_ascii_lowercase().as_str() {
                "true" | "1" => true,
                "false" | "0" => false,
                _ => {
                    self.note_choice("true, false, 1, 0");
                    false
                }
            },
            _ => {
                self.note(if self.is_blank() { REQUIRED } else { "error-parameter-flag" });
                false
            }
        }
    }

    fn note_choice(&self, choices: &str) {
        self.note_error(FieldError::new(self.path.clone(), "error-parameter-choice").with("choices", choices));
    }

    /// One of a fixed set of words, ignoring case.
    fn choice(&self, choices: &'static [&'static str]) -> &'static str {
        let first = choices.first().copied().unwrap_or_default();
        if self.is_blank() {
            self.note(REQUIRED);
            return first;
        }
        let word = self.raw_text().map(str::trim).unwrap_or_default();
        let found = choices.iter().find(|choice| choice.eq_ignore_ascii_case(word)).copied();
        found.unwrap_or_else(|| {
            self.note_choice(&choices.join(", "));
            first
        })
    }

    /// The readers of a list's items.
    fn items(&self) -> Vec<Self> {
        let item = |path: String, input| Self { input, path, wrong: self.wrong, is_verbatim: self.is_verbatim };
        match self.input {
            Input::Json(Value::Array(values)) => {
                let each = values.iter().enumerate();
                each.map(|(at, value)| item(format!("{}[{at}]", self.path), json(Some(value)))).collect()
            }
            Input::Parameter(pairs) => {
                let words = self.parameters(pairs).flat_map(|value| value.split(',')).map(str::trim);
                let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
                words.dedup();
                if words.is_empty() {
                    self.note(REQUIRED);
                }
                if words.len() > MOST_VALUES {
                    let error = FieldError::new(self.path.clone(), "error-parameter-many");
                    self.note_error(error.with("max", MOST_VALUES.to_string()));
                    return Vec::new();
                }
                words.into_iter().map(|word| item(self.path.clone(), Input::Word(word))).collect()
            }
            _ => {
                self.note(if self.is_blank() { REQUIRED } else { "error-parameter-list" });
                Vec::new()
            }
        }
    }

    /// The reader of a struct's field.
    fn field(&self, name: &str) -> Self {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        let input = match self.input {
            Input::Json(Value::Object(members)) => json(members.get(name)),
            Input::Query(pairs) => Input::Parameter(pairs),
            _ => Input::Neutral,
        };
        Self { input, path, wrong: self.wrong, is_verbatim: false }
    }
}

fn json(value: Option<&Value>) -> Input<'_> {
    value.filter(|value| !value.is_null()).map_or(Input::Missing, Input::Json)
}

fn whole(number: f64) -> Option<i64> {
    #[expect(clippy::cast_possible_truncation, reason = "the number is whole and within what is exact")]
    (number.fract() == 0.0 && number.abs() <= EXACT).then_some(number as i64)
}

macro_rules! numbers {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            let number = self.number();
            visitor.visit_i64(number).inspect_err(|_: &Unreadable| self.note("error-parameter-number"))
        })+
    };
}

macro_rules! texts {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            let text = self.text();
            visitor.visit_string(text).inspect_err(|_: &Unreadable| self.note("error-parameter-characters"))
        })+
    };
}

impl<'a> Deserializer<'a> for Reader<'a> {
    type Error = Unreadable;

    numbers! { deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    texts! { deserialize_str deserialize_string deserialize_char deserialize_identifier }

    fn deserialize_f32<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_f64(self.decimal())
    }

    fn deserialize_f64<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_f64(self.decimal())
    }

    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_bool(self.flag())
    }

    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.is_blank() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(Self { is_verbatim: name == VERBATIM, ..self })
    }

    fn deserialize_seq<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_seq(Items(self.items().into_iter()))
    }

    fn deserialize_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        match self.input {
            Input::Json(Value::Object(_)) | Input::Query(_) | Input::Neutral => {}
            _ => self.note(if self.is_blank() { REQUIRED } else { "error-parameter-object" }),
        }
        visitor.visit_map(Fields { of: self, left: fields.iter().map(|name| -> &'a str { name }), next: "" })
    }

    fn deserialize_map<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let members = if let Input::Json(Value::Object(members)) = self.input {
            Some(members)
        } else {
            self.note(if self.is_blank() { REQUIRED } else { "error-parameter-object" });
            None
        };
        let names = members.into_iter().flat_map(Map::keys).map(String::as_str);
        visitor.visit_map(Fields { of: self, left: names, next: "" })
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(self.choice(variants).into_deserializer())
    }

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.input {
            Input::Json(value) => value.deserialize_any(visitor).map_err(Unreadable::custom),
            _ => visitor.visit_unit(),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! { <V: Visitor<'a>> i128 u128 bytes byte_buf unit unit_struct tuple tuple_struct }
}

struct Items<'a>(std::vec::IntoIter<Reader<'a>>);

impl<'a> SeqAccess<'a> for Items<'a> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, Unreadable> {
        self.0.next().map(|reader| seed.deserialize(reader)).transpose()
    }
}

/// The fields of a struct, or the members of a map.
struct Fields<'a, I> {
    of: Reader<'a>,
    left: I,
    next: &'a str,
}

impl<'a, I: Iterator<Item = &'a str>> MapAccess<'a> for Fields<'a, I> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        let Some(name) = self.left.next() else { return Ok(None) };
        self.next = name;
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        seed.deserialize(self.of.field(self.next))
    }
}

/// The members of a JSON object; `None` when the body is not one.
pub(super) fn object(bytes: &[u8]) -> Option<Value> {
    serde_json::from_slice::<Map<String, Value>>(bytes).ok().map(Value::Object)
}
