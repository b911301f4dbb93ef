//! Query parameters of the catalogue's listings, read by hand; other calls have a type for theirs (`query`).

use std::{convert::Infallible, ops::RangeInclusive};

use axum::{extract::FromRequestParts, http::request::Parts};
use url::form_urlencoded;

use crate::error::{Error, FieldError, Result};

/// Longest text of one parameter, in characters.
const LONGEST: usize = 200;
/// Most values of a list.
const MOST_VALUES: usize = 60;

/// The query of a request. Read what is needed, then call `finish`; unknown parameters (campaigns) are left alone.
#[derive(Debug, Default)]
pub struct Params {
    pairs: Vec<(String, String)>,
    wrong: Vec<FieldError>,
}

impl Params {
    /// Splits a raw query.
    pub fn parse(query: Option<&str>) -> Self {
        let pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes()).into_owned().collect();
        Self { pairs, wrong: Vec::new() }
    }

    /// A text; empty counts as not given.
    pub fn text(&mut self, name: &'static str) -> Option<String> {
        let value = self.first(name)?.to_owned();
        self.is_sound(name, &value).then_some(value)
    }

    /// Values separated by commas or given by repeating the parameter. `None` when there is none.
    pub fn list(&mut self, name: &'static str) -> Option<Vec<String>> {
        let all = self.pairs.iter().filter(|(key, _)| key == name).flat_map(|(_, value)| value.split(','));
        let mut values: Vec<String> = all.map(str::trim).filter(|value| !value.is_empty()).map(str::to_owned).collect();
        values.dedup();
        if values.len() > MOST_VALUES {
            self.refuse(FieldError::new(name, "error-parameter-many").with("max", MOST_VALUES.to_string()));
            return None;
        }
        let sound = values.iter().all(|value| self.is_sound(name, value));
        (sound && !values.is_empty()).then_some(values)
    }

    /// A whole number within a range.
    pub fn number(&mut self, name: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.integer(name)?;
        self.within(name, value, range)
    }

    /// As `number`, but more than the range's end counts as its end.
    pub fn capped(&mut self, name: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.integer(name)?.min(*range.end());
        self.within(name, value, range)
    }

    fn integer(&mut self, name: &'static str) -> Option<i64> {
        let value = self.first(name)?.trim().parse();
        if value.is_err() {
            self.refuse(FieldError::new(name, "error-parameter-number"));
        }
        value.ok()
    }

    fn within(&mut self, name: &'static str, value: i64, range: RangeInclusive<i64>) -> Option<i64> {
        if !range.contains(&value) {
            let error = FieldError::new(name, "error-parameter-range")
                .with("min", range.start().to_string())
                .with("max", range.end().to_string());
            self.refuse(error);
            return None;
        }
        Some(value)
    }

    /// One of a closed set of words, whatever their case.
    pub fn choice<T: Copy>(&mut self, name: &'static str, choices: &[(&'static str, T)]) -> Option<T> {
        let text = self.first(name)?.trim();
        let found = choices.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)).map(|(_, value)| *value);
        if found.is_none() {
            let words = choices.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
            self.refuse(FieldError::new(name, "error-parameter-choice").with("choices", words));
        }
        found
    }

    /// `true` or `false`.
    pub fn flag(&mut self, name: &'static str) -> Option<bool> {
        self.choice(name, &[("true", true), ("false", false), ("1", true), ("0", false)])
    }

    /// A text that must be there.
    pub fn required(&mut self, name: &'static str) -> String {
        if self.first(name).is_none() {
            self.refuse(FieldError::new(name, "error-parameter-required"));
        }
        self.text(name).unwrap_or_default()
    }

    /// Notes a refusal that only the caller can see.
    pub fn refuse(&mut self, error: FieldError) {
        self.wrong.push(error);
    }

    /// Refuses the request if anything was wrong.
    pub fn finish(self) -> Result<()> {
        if self.wrong.is_empty() { Ok(()) } else { Err(Error::Invalid(self.wrong)) }
    }

    fn first(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(key, value)| key == name && !value.trim().is_empty()).map(|(_, value)| value.as_str())
    }

    /// Whether a text can be looked up: PostgreSQL knows no NUL, and no slug or key is this long.
    fn is_sound(&mut self, name: &'static str, value: &str) -> bool {
        let error = if value.contains('\0') {
            FieldError::new(name, "error-parameter-text")
        } else if value.chars().nth(LONGEST).is_some() {
            FieldError::new(name, "error-parameter-long").with("max", LONGEST.to_string())
        } else {
            return true;
        };
        self.refuse(error);
        false
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Params {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::parse(parts.uri.query()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(params: Params) -> Vec<(String, String)> {
        match params.finish() {
            Err(Error::Invalid(fields)) => {
                fields.into_iter().map(|f| (f.field.into_owned(), f.code.into_owned())).collect()
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn a_list_is_repeated_or_separated_by_commas() {
        let mut params = Params::parse(Some("color=rust,ink&color=sky&size=86%2F92&brand=,"));
        assert_eq!(params.list("color").unwrap(), ["rust", "ink", "sky"]);
        assert_eq!(params.list("size").unwrap(), ["86/92"]);
        assert_eq!(params.list("brand"), None);
        assert!(params.finish().is_ok());
    }

    #[test]
    fn every_wrong_parameter_is_named_at_once() {
        let mut params = Params::parse(Some("page=zero&take=0&orderBy=colour&slug=a%00b&empty="));
        params.number("page", 1..=100);
        params.number("take", 1..=60);
        params.choice("orderBy", &[("newest", ()), ("price", ())]);
        params.text("slug");
        params.required("empty");
        let expected = [
            ("page", "error-parameter-number"),
            ("take", "error-parameter-range"),
            ("orderBy", "error-parameter-choice"),
            ("slug", "error-parameter-text"),
            ("empty", "error-parameter-required"),
        ];
        assert_eq!(wrong(params), expected.map(|(field, code)| (field.to_owned(), code.to_owned())));
    }

    #[test]
    fn very_long_and_very_many_values_are_refused() {
        let mut params = Params::parse(Some(&format!("slug={}&color={}", "ž".repeat(201), "a,b,".repeat(40))));
        assert_eq!((params.text("slug"), params.list("color")), (None, None));
        assert_eq!(wrong(params).len(), 2);
        let mut params = Params::parse(Some(&format!("slug={}", "ž".repeat(200))));
        assert!(params.text("slug").is_some());
    }
}
