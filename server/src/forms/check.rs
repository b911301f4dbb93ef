//! Validates input by the rules of a form.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::{
    address::{self, State},
    email::email,
    phone::phone,
    rules::{Choice, Day, Form, List, Rule, rules},
    web_address::web_address,
};
use crate::{
    error::{Error, FieldError, Result},
    id::TenantId,
};

/// What rules depend on besides the input: the shop's countries and the date.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The codes of the shop's countries, by id.
    pub countries: BTreeMap<TenantId, String>,
    /// The current date.
    pub today: NaiveDate,
}

/// The values of a form's fields, by their names in JSON: trimmed except for passwords, empty if not given.
pub type Texts = BTreeMap<String, String>;

/// A value as text, for the rules.
pub trait FieldText {
    /// Empty if not given.
    fn text(&self) -> String;
}

impl FieldText for String {
    fn text(&self) -> String {
        self.clone()
    }
}

/// An id; 0 is not a valid id.
impl FieldText for TenantId {
    fn text(&self) -> String {
        if *self == Self::default() { String::new() } else { self.to_string() }
    }
}

impl FieldText for bool {
    fn text(&self) -> String {
        if *self { "true".to_owned() } else { String::new() }
    }
}

impl<T: FieldText> FieldText for Option<T> {
    fn text(&self) -> String {
        self.as_ref().map(T::text).unwrap_or_default()
    }
}

/// The errors of a form, by field.
pub fn failures(form: &str, texts: &Texts, facts: &Facts) -> Result<Vec<FieldError>> {
    let form = rules().forms.get(form).ok_or_else(|| Error::internal(format!("there is no form {form}")))?;
    let page = Page { form, texts, facts };
    Ok(form.keys().filter_map(|field| page.failure(field)).collect())
}

/// Adds a form's errors to a garde report, each at its field.
pub fn report_failures(
    form: &str,
    texts: &Texts,
    facts: &Facts,
    parent: &mut dyn FnMut() -> garde::Path,
    report: &mut garde::Report,
) {
    match failures(form, texts, facts) {
        Ok(failures) => {
            for failure in failures {
                let path = parent().join(failure.field.clone());
                report.append(path, failure.into());
            }
        }
        Err(error) => report.append(parent(), garde::Error::new(error)),
    }
}

/// Validates a single value by the rules of a form's field, where the other fields are not available.
pub fn check_field(form: &str, field: &str, text: &str, facts: &Facts) -> Result<()> {
    let is_verbatim = rules().verbatim.iter().any(|name| name == field);
    let text = if is_verbatim { text } else { text.trim() };
    if text.chars().any(is_forbidden) {
        return Err(Error::field(field.to_owned(), "error-parameter-characters"));
    }
    let texts = Texts::from([(field.to_owned(), text.to_owned())]);
    let mut wrong = failures(form, &texts, facts)?;
    wrong.retain(|error| error.field == field);
    if wrong.is_empty() { Ok(()) } else { Err(Error::Invalid(wrong)) }
}

/// Characters that are never valid in text: control characters, bidirectional controls, and noncharacters. They can break lines,
/// pages or databases.
pub fn is_forbidden(sign: char) -> bool {
    let is_reversing = matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_line_end = matches!(sign, '\u{2028}' | '\u{2029}');
    let is_none = matches!(sign, '\u{fdd0}'..='\u{fdef}') || u32::from(sign) & 0xfffe == 0xfffe;
    sign.is_control() || is_reversing || is_line_end || is_none
}

/// Implements `garde::Validate` for a request body by a form's rules in server/rules/forms.json: `form!(Login, "login", email,
/// password)`. Fields are given by their names in Rust; in JSON they are in camel case. `name = method()` takes a value from a
/// method. `also` adds checks that only the server can make.
#[macro_export]
macro_rules! form {
    ($body:ty, $form:literal, $($field:ident $(= $method:ident())?),+ $(; also $name:literal: $check:expr)*) => {
        impl ::garde::Validate for $body {
            type Context = $crate::forms::Facts;

            fn validate_into(
                &self,
                facts: &Self::Context,
                parent: &mut dyn FnMut() -> ::garde::Path,
                report: &mut ::garde::Report,
            ) {
                use $crate::forms::FieldText as _;
                let texts = [$(($crate::error::camel_case(stringify!($field)), $crate::form!(@text self $field $($method)?))),+];
                $crate::forms::report_failures($form, &texts.into(), facts, parent, report);
                $(
                    let check: fn(&Self) -> ::garde::Result = $check;
                    if let Err(error) = check(self) {
                        report.append(parent().join($name), error);
                    }
                )*
            }
        }
    };
    (@text $body:ident $field:ident) => { $body.$field.text() };
    (@text $body:ident $field:ident $method:ident) => { $body.$method().text() };
}

/// A form with the texts to check.
struct Page<'a> {
    form: &'a Form,
    texts: &'a Texts,
    facts: &'a Facts,
}

impl Page<'_> {
    fn text(&self, field: &str) -> &str {
        self.texts.get(field).map(String::as_str).unwrap_or_default()
    }

    fn failure(&self, field: &str) -> Option<FieldError> {
        let text = self.text(field);
        let failed = self.form.get(field)?.iter().find_map(|rule| self.broken(rule, text))?;
        Some(FieldError { field: field.to_owned().into(), ..failed })
    }

    fn broken(&self, rule: &Rule, text: &str) -> Option<FieldError> {
        let fails = |code| Some(FieldError::new("", code));
        if text.is_empty() {
            return match rule {
                Rule::Accepted => fails("form-accepted"),
                Rule::Required => fails("form-required"),
                Rule::Postcode { country } if self.country(country)?.postcode.required => fails("form-required"),
                Rule::State { country } if self.country(country)?.state == State::Required => fails("form-required"),
                _ => None,
            };
        }
        let has = |is_sought: fn(char) -> bool| text.chars().any(is_sought);
        match rule {
            Rule::Min { value } if text.chars().count() < *value => {
                Some(FieldError::new("", "form-min").with("min", value.to_string()))
            }
            Rule::Max { value } if text.chars().nth(*value).is_some() => {
                Some(FieldError::new("", "form-max").with("max", value.to_string()))
            }
            Rule::Upper if !has(char::is_uppercase) => fails("form-upper"),
            Rule::Digit if !has(|sign| sign.is_ascii_digit()) => fails("form-digit"),
            Rule::Special if !has(|sign| !sign.is_alphanumeric() && !sign.is_whitespace()) => fails("form-special"),
            Rule::Email if email(text).is_none() => fails("form-email"),
            Rule::Web if web_address(text).is_none() => fails("form-web"),
            Rule::Same { field } if text != self.text(field) => fails("form-same"),
            Rule::Phone { code } if !self.text(code).is_empty() && phone(self.text(code), text).is_none() => {
                fails("form-phone")
            }
            Rule::Postcode { country } => self.wrong_postcode(country, text),
            Rule::Date { from, to } if !self.is_day(text, *from, *to) => fails("form-date"),
            Rule::Choice(choice) if !self.is_choice(choice, text) => fails("form-choice"),
            _ => None,
        }
    }

    fn country_code(&self, field: &str) -> Option<&str> {
        self.facts.countries.get(&self.text(field).parse().ok()?).map(String::as_str)
    }

    fn country(&self, field: &str) -> Option<&'static address::Country> {
        address::country(self.country_code(field)?)
    }

    fn wrong_postcode(&self, country: &str, text: &str) -> Option<FieldError> {
        let rule = &self.country(country)?.postcode;
        let postcode = address::postcode(self.country_code(country)?, text);
        let is_right = rule.pattern.is_match(&postcode);
        (!is_right).then(|| FieldError::new("", "form-postcode").with("example", &*rule.example))
    }

    fn is_day(&self, text: &str, from: Day, to: Day) -> bool {
        let on = |day| if let Day::On(date) = day { date } else { self.facts.today };
        let is_written = text.len() == 10
            && text.bytes().enumerate().all(|(at, byte)| match at {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            });
        is_written && text.parse().is_ok_and(|date: NaiveDate| (on(from)..=on(to)).contains(&date))
    }

    fn is_choice(&self, choice: &Choice, text: &str) -> bool {
        match choice {
            Choice::Words { values } => values.iter().any(|value| value == text),
            Choice::Ids { of: List::Countries } => text.parse().is_ok_and(|id| self.facts.countries.contains_key(&id)),
        }
    }
}
