//! Request bodies: one type for the API description, serde and the checks of garde; all invalid fields are reported at once.

use std::collections::BTreeMap;

use axum::{
    body::Bytes,
    extract::{FromRef, FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::{Deserialize, Deserializer, de::DeserializeOwned};

use super::reader::{self, REQUIRED, Read};
use crate::{
    app::App,
    error::{Error, FieldError, Result},
    forms::{Facts, FieldText},
    tenancy::Storefront,
};

/// Longest token, in bytes.
const LONGEST_TOKEN: usize = 200;

/// A body that was parsed and validated. 415 when its content type is not JSON, 400 when it is no JSON object, 422 with every
/// invalid field.
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

impl<T, S> FromRequest<S> for Body<T>
where
    T: DeserializeOwned + Validate<Context = Facts>,
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        if !is_json(request.headers()) {
            return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response());
        }
        let front = request.extensions().get::<Storefront>().cloned();
        let bytes = Bytes::from_request(request, state).await.map_err(IntoResponse::into_response)?;
        let members = reader::object(&bytes).ok_or_else(|| StatusCode::BAD_REQUEST.into_response())?;
        let app = App::from_ref(state);
        let today = front.map(|front| front.tenant.local_date(app.clock.now()));
        let facts = Facts { today: today.unwrap_or_else(|| app.clock.now().date_naive()), ..app.form_facts() };
        checked(reader::read_json(&members), &facts).map(Self).map_err(IntoResponse::into_response)
    }
}

/// Only bodies with a JSON content type are read: a form on another site cannot send one without a CORS preflight.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// The value that was read, if it also passes its checks; else all errors, by field.
pub(super) fn checked<T: Validate>(read: Read<T>, context: &T::Context) -> Result<T> {
    let failed = read.value.as_ref().map(|value| value.validate_with(context)).and_then(Result::err);
    let failed = failed.into_iter().flat_map(garde::Report::into_inner);
    let mut failed: Vec<FieldError> =
        failed.map(|(path, error)| FieldError::of_check(&path.to_string(), &error)).collect();
    // One message for each field: a wrong type takes precedence over any check, and a check over "required", since its message is
    // more specific.
    for error in read.wrong {
        let is_below = |other: &FieldError| is_at_or_below(&other.field, &error.field);
        if error.code == REQUIRED && failed.iter().any(|other| other.field == error.field) {
            continue;
        }
        failed.retain(|other| !is_below(other));
        failed.push(error);
    }
    let first_of_each: BTreeMap<String, FieldError> =
        failed.into_iter().rev().map(|error| (error.field.to_string(), error)).collect();
    match read.value {
        Some(value) if first_of_each.is_empty() => Ok(value),
        None if first_of_each.is_empty() => Err(Error::internal("a body was neither read nor refused")),
        _ => Err(Error::Invalid(first_of_each.into_values().collect())),
    }
}

fn is_at_or_below(path: &str, ancestor: &str) -> bool {
    path.strip_prefix(ancestor).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Checks for the derive of `garde::Validate`: `#[garde(custom(at_most(200)))]`; each fails with the id of a Fluent message.
pub mod check {
    use crate::error::FieldError;

    /// A list of at most so many values.
    pub fn at_most<T, C>(most: usize) -> impl FnOnce(&Vec<T>, &C) -> garde::Result {
        move |values, _| {
            if values.len() <= most {
                return Ok(());
            }
            Err(FieldError::new("", "error-parameter-many").with("max", most.to_string()).into())
        }
    }

    /// A number within a range, if it is given.
    pub fn between<N: Copy + Into<i64>, C>(min: i64, max: i64) -> impl FnOnce(&Option<N>, &C) -> garde::Result {
        move |value, _| {
            if value.is_none_or(|value| (min..=max).contains(&value.into())) { Ok(()) } else { Err(range(min, max)) }
        }
    }

    /// As `between`, but values above `max` are accepted and count as `max`.
    pub fn from_up_to<C>(min: i64, max: i64) -> impl FnOnce(&Option<i64>, &C) -> garde::Result {
        move |value, _| if value.is_none_or(|value| value >= min) { Ok(()) } else { Err(range(min, max)) }
    }

    fn range(min: i64, max: i64) -> garde::Error {
        FieldError::new("", "error-parameter-range").with("min", min.to_string()).with("max", max.to_string()).into()
    }
}

/// A password: not trimmed, and never shown by `Debug`.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// The password, unchanged.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password(…)")
    }
}

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// Renamed to the name that `reader` does not trim.
        #[derive(Deserialize)]
        #[serde(rename = "Password")]
        struct Verbatim(String);

        const _: () = assert!(matches!(reader::VERBATIM.as_bytes(), b"Password"));
        Verbatim::deserialize(deserializer).map(|Verbatim(text)| Self(text))
    }
}

impl FieldText for Password {
    fn text(&self) -> String {
        self.0.clone()
    }
}

/// A token from one of our links; text that cannot be a token is read as an empty one, which matches nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkToken(String);

impl LinkToken {
    /// Parses a text as a token.
    pub fn of(text: &str) -> Self {
        let text = text.trim();
        let is_token = text.len() <= LONGEST_TOKEN
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        Self(if is_token { text.to_owned() } else { String::new() })
    }

    /// Letters, digits, `-` and `_`; may be empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for LinkToken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::of(&text))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, Validate)]
    #[serde(rename_all = "camelCase")]
    struct Cart {
        #[garde(custom(check::between(1, 9)))]
        gift_wraps: Option<i64>,
        #[garde(dive)]
        ship_to: Address,
        #[garde(dive)]
        lines: Vec<Line>,
    }

    #[derive(Debug, Deserialize, Validate)]
    struct Address {
        #[garde(custom(check::at_most(1)))]
        notes: Vec<String>,
    }

    #[derive(Debug, Deserialize, Validate)]
    struct Line {
        #[garde(custom(check::between(1, 99)))]
        quantity: Option<i64>,
    }

    fn wrong(body: &serde_json::Value) -> Vec<(String, String)> {
        match checked(reader::read_json::<Cart>(body), &()) {
            Ok(_) => Vec::new(),
            Err(Error::Invalid(fields)) => {
                fields.into_iter().map(|error| (error.field.into_owned(), error.code.into_owned())).collect()
            }
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn fields_of_the_wrong_kind_and_of_the_wrong_value_are_named_together() {
        let body = json!({
            "giftWraps": 10, "shipTo": { "notes": ["a", "b"] }, "lines": [{ "quantity": 0 }, { "quantity": "many" }],
        });
        let expected = [
            ("giftWraps", "error-parameter-range"),
            ("lines[0].quantity", "error-parameter-range"),
            ("lines[1].quantity", "error-parameter-number"),
            ("shipTo.notes", "error-parameter-many"),
        ];
        assert_eq!(wrong(&body), expected.map(|(field, code)| (field.to_owned(), code.to_owned())));
        assert!(wrong(&json!({ "giftWraps": null, "shipTo": { "notes": [] }, "lines": [] })).is_empty());
    }

    #[test]
    fn a_token_has_only_url_safe_characters() {
        let long = "a".repeat(201);
        for (text, token) in [(" aB-_9 ", "aB-_9"), ("a b", ""), ("ž", ""), (long.as_str(), "")] {
            assert_eq!(LinkToken::of(text).as_str(), token);
        }
    }

    #[test]
    fn a_password_is_neither_trimmed_nor_shown() {
        #[derive(Debug, Deserialize)]
        struct Login {
            password: Password,
            name: String,
        }
        let login = reader::read_json::<Login>(&json!({ "password": " a ", "name": " b " })).value.unwrap();
        assert_eq!((login.password.as_str(), &*login.name), (" a ", "b"));
        assert!(!format!("{login:?}").contains(" a "));
    }
}
