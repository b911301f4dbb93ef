//! Holds what somebody entered against the rules of a form.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde_json::{Map, Value};

use super::{
    address::{self, State},
    email::email,
    phone::phone,
    rules::{Choice, Day, Form, List, Rule, rules},
};
use crate::error::{Error, FieldError, Result};

/// What rules need to know of the shop and the day.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The codes of the countries that the shop knows, by id.
    pub countries: BTreeMap<i64, String>,
    /// The day of asking.
    pub today: NaiveDate,
}

/// A form that fulfils its rules.
#[derive(Debug)]
pub struct Filled(BTreeMap<String, String>);

impl Filled {
    /// A field's text, trimmed unless it is a password; empty where nothing was entered.
    pub fn text(&self, field: &str) -> &str {
        self.0.get(field).map(String::as_str).unwrap_or_default()
    }

    /// As `text`, none where nothing was entered.
    pub fn some(&self, field: &str) -> Option<String> {
        Some(self.text(field)).filter(|text| !text.is_empty()).map(str::to_owned)
    }

    /// The id that was chosen in a field.
    pub fn id(&self, field: &str) -> Result<i64> {
        self.text(field).parse().map_err(|_| Error::field(field.to_owned(), "form-choice"))
    }
}

/// Takes in a form, or says of each wrong field what is wrong. Members that the form does not know are left out.
pub fn fill(form: &str, entered: &Map<String, Value>, facts: &Facts) -> Result<Filled> {
    let form = rules().forms.get(form).ok_or_else(|| Error::internal(format!("there is no form {form}")))?;
    let mut texts = BTreeMap::new();
    let mut wrong = Vec::new();
    for (field, field_rules) in form {
        match text_of(field, field_rules, entered.get(field)) {
            Ok(text) => drop(texts.insert(field.clone(), text)),
            Err(error) => wrong.push(error),
        }
    }
    let page = Page { form, texts: &texts, facts };
    wrong.extend(texts.keys().filter_map(|field| page.failure(field)));
    if wrong.is_empty() { Ok(Filled(texts)) } else { Err(Error::Invalid(wrong)) }
}

/// Holds one text against the rules of a form's field, where the form as a whole is not there.
pub fn check_field(form: &str, field: &str, text: &str, facts: &Facts) -> Result<()> {
    let mut entered = Map::new();
    entered.insert(field.to_owned(), Value::String(text.to_owned()));
    match fill(form, &entered, facts) {
        Err(Error::Invalid(mut wrong)) => {
            wrong.retain(|error| error.field == field);
            if wrong.is_empty() { Ok(()) } else { Err(Error::Invalid(wrong)) }
        }
        other => other.map(drop),
    }
}

/// What was entered as a text: other kinds are taken only where the rules ask for such.
fn text_of(field: &str, rules_of_field: &[Rule], entered: Option<&Value>) -> Result<String, FieldError> {
    let takes_flag = rules_of_field.iter().any(|rule| matches!(rule, Rule::Accepted));
    let takes_number = rules_of_field.iter().any(|rule| matches!(rule, Rule::Choice(Choice::Ids { .. })));
    let text = match entered {
        None | Some(Value::Null) => return Ok(String::new()),
        Some(Value::Bool(flag)) if takes_flag => if *flag { "true" } else { "" }.to_owned(),
        Some(_) if takes_flag => return Err(FieldError::new(field.to_owned(), "error-parameter-flag")),
        Some(Value::Number(number)) if takes_number && number.is_i64() => number.to_string(),
        Some(Value::String(text)) if rules().verbatim.iter().any(|name| name == field) => text.clone(),
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(_) => return Err(FieldError::new(field.to_owned(), "error-parameter-words")),
    };
    if text.chars().any(is_forbidden) {
        return Err(FieldError::new(field.to_owned(), "error-parameter-text"));
    }
    Ok(text)
}

/// Signs that say nothing and break lines, pages or databases: controls, what reverses the text around it, and code points that are
/// no characters.
fn is_forbidden(sign: char) -> bool {
    let is_reversing = matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_line_end = matches!(sign, '\u{2028}' | '\u{2029}');
    let is_none = matches!(sign, '\u{fdd0}'..='\u{fdef}') || u32::from(sign) & 0xfffe == 0xfffe;
    sign.is_control() || is_reversing || is_line_end || is_none
}

/// A form as far as its texts are sound.
struct Page<'a> {
    form: &'a Form,
    texts: &'a BTreeMap<String, String>,
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
        let way = &self.country(country)?.postcode;
        let postcode = address::postcode(self.country_code(country)?, text);
        let is_right = way.pattern.is_match(&postcode);
        (!is_right).then(|| FieldError::new("", "form-postcode").with("example", &*way.example))
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
