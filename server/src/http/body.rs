//! Bodies of calls: one JSON object. Its members are taken out by hand, so that every refusal names its field.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::{Map, Value};

use crate::error::{Error, FieldError, Result};

/// Longest token, in bytes.
const LONGEST: usize = 200;

/// The members of a body.
#[derive(Clone, Debug, Default)]
pub struct Body(pub Map<String, Value>);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        if !is_json(request.headers()) {
            return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response());
        }
        let bytes = Bytes::from_request(request, state).await.map_err(IntoResponse::into_response)?;
        match serde_json::from_slice(&bytes) {
            Ok(members) => Ok(Self(members)),
            Err(_) => Err(StatusCode::BAD_REQUEST.into_response()),
        }
    }
}

/// Only what says that it is JSON is read: a form of a foreign page cannot say so without being asked first.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

impl Body {
    /// A whole number, also when it comes as text; none when it is not there.
    pub fn number(&self, name: &'static str) -> Result<Option<i64>> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => number(value).map(Some).ok_or_else(|| Error::field(name, "error-parameter-number")),
        }
    }

    /// A whole number that must be there.
    pub fn required_number(&self, name: &'static str) -> Result<i64> {
        self.number(name)?.ok_or_else(|| Error::field(name, "error-parameter-required"))
    }

    /// At most `most` whole numbers.
    pub fn numbers(&self, name: &'static str, most: usize) -> Result<Vec<i64>> {
        let Some(Value::Array(values)) = self.0.get(name) else {
            return Err(Error::field(name, "error-parameter-list"));
        };
        if values.len() > most {
            let error = FieldError::new(name, "error-parameter-many").with("max", most.to_string());
            return Err(Error::Invalid(vec![error]));
        }
        let all: Option<Vec<i64>> = values.iter().map(number).collect();
        all.ok_or_else(|| Error::field(name, "error-parameter-number"))
    }

    /// A token as it stood in a link; what cannot be one is empty.
    pub fn token(&self) -> Result<&str> {
        match self.0.get("token") {
            None | Some(Value::Null) => Err(Error::field("token", "error-parameter-required")),
            Some(Value::String(token)) if is_token(token.trim()) => Ok(token.trim()),
            Some(Value::String(_)) => Ok(""),
            Some(_) => Err(Error::field("token", "error-parameter-words")),
        }
    }

    /// A flag; false when it is not there.
    pub fn flag(&self, name: &'static str) -> Result<bool> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(Error::field(name, "error-parameter-flag")),
        }
    }
}

/// Letters, digits and what joins them: nothing else is in a link of ours, nor safe to look up in every database.
fn is_token(text: &str) -> bool {
    text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn body(value: Value) -> Body {
        Body(serde_json::from_value(value).unwrap())
    }

    #[test]
    fn members_of_the_wrong_kind_are_refused_and_missing_ones_are_not() {
        let body = body(json!({ "a": 1, "b": "2", "c": [3], "d": null, "e": 1.5, "f": true, "g": 1e300 }));
        assert_eq!((body.number("a").unwrap(), body.number("b").unwrap()), (Some(1), Some(2)));
        assert_eq!((body.number("d").unwrap(), body.number("x").unwrap()), (None, None));
        for name in ["c", "e", "f", "g"] {
            assert!(body.number(name).is_err(), "{name}");
        }
        assert!(body.required_number("d").is_err());
        assert_eq!(body.numbers("c", 1).unwrap(), [3]);
        assert!(body.numbers("c", 0).is_err() && body.numbers("a", 9).is_err());
        for (text, token) in [(" aB-_9 ", "aB-_9"), ("a\0b", ""), ("a b", ""), ("ž", ""), (&*"a".repeat(201), "")] {
            let body = self::body(json!({ "token": text }));
            assert_eq!(body.token().unwrap(), token);
        }
        assert!(body.flag("f").unwrap() && !body.flag("x").unwrap() && body.flag("a").is_err());
    }
}
