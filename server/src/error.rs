//! The common error type of services. Each error has the id of a Fluent message; `http/errors.rs` gives it a status and translates the
//! message into the request's language.

use std::borrow::Cow;

use crate::diagnostic::Diagnostic;

/// The result of every service.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// A rejection or a failure. The response contains the Fluent id, its text in the request's language, field errors and a request
/// id.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Not signed in.
    #[error("not signed in")]
    Unauthenticated,
    /// E-mail and password match no active account; the error does not tell which of them is wrong.
    #[error("wrong e-mail or password")]
    Credentials,
    /// Signed in, but not allowed.
    #[error("not allowed")]
    Forbidden,
    /// Not found for this tenant.
    #[error("not found")]
    NotFound,
    /// Rejected by the shop's rules. `Error::rejected` makes one that only has a code, `Error::rejected_with` one whose message
    /// has variables.
    #[error("rejected: {code}")]
    Rejected {
        /// The id of the Fluent message that says why.
        code: &'static str,
        /// The message's variables.
        args: Vec<(&'static str, String)>,
        /// Data that the caller needs to continue, such as a new quote; `null` if none.
        data: serde_json::Value,
    },
    /// Invalid fields.
    #[error("invalid: {0:?}")]
    Invalid(Vec<FieldError>),
    /// Too many requests; seconds until the next is allowed.
    #[error("too many requests")]
    RateLimited(u64),
    /// The database aborted the transaction; `Db::transact` retries it.
    #[error("aborted: {0}")]
    Aborted(String),
    /// Overloaded or starting up.
    #[error("unavailable: {0}")]
    Unavailable(&'static str),
    /// An operator's files have errors; nothing was written.
    #[error("{}", Diagnostic::list(.0))]
    Diagnostics(Vec<Diagnostic>),
    /// An internal error. The cause is logged once, and never sent to the client.
    #[error("{0}")]
    Internal(String),
}

/// An error in one field or parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The field as the caller spells it: `take`, `address.city`.
    pub field: Cow<'static, str>,
    /// The id of a Fluent message.
    pub code: Cow<'static, str>,
    /// The message's variables.
    pub args: Vec<(Cow<'static, str>, String)>,
}

/// Separates a code and its variables in the text of a `garde::Error`, which holds nothing else.
const SEPARATOR: char = '\u{1f}';

impl FieldError {
    /// A field and the message about it.
    pub fn new(field: impl Into<Cow<'static, str>>, code: &'static str) -> Self {
        Self { field: field.into(), code: Cow::Borrowed(code), args: Vec::new() }
    }

    /// Adds a variable for the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The error that garde reported at a path of Rust names, with the path converted to the API's spelling:
    /// `shipTo.lines[0].postalCode`.
    pub fn of_check(path: &str, error: &garde::Error) -> Self {
        let mut parts = error.message().split(SEPARATOR);
        let code = parts.next().unwrap_or_default().to_owned();
        let args = parts.filter_map(|part| part.split_once('='));
        Self {
            field: camel_case(path).into(),
            code: code.into(),
            args: args.map(|(name, value)| (name.to_owned().into(), value.to_owned())).collect(),
        }
    }
}

/// Packs the code and its variables into a garde error, which garde assigns to the checked field; the `FieldError`'s own field is
/// dropped.
impl From<FieldError> for garde::Error {
    fn from(error: FieldError) -> Self {
        let args = error.args.iter().map(|(name, value)| format!("{SEPARATOR}{name}={value}"));
        Self::new(format!("{}{}", error.code, args.collect::<String>()))
    }
}

/// Converts a Rust name, or a path of names, to the API's spelling.
pub fn camel_case(path: &str) -> String {
    let mut words = path.split('_');
    let mut text = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        text.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        text.push_str(letters.as_str());
    }
    text
}

impl Error {
    /// One wrong field.
    pub fn field(field: impl Into<Cow<'static, str>>, code: &'static str) -> Self {
        Self::Invalid(vec![FieldError::new(field, code)])
    }

    /// A rejection by the shop's rules that only needs its message.
    pub const fn rejected(code: &'static str) -> Self {
        Self::Rejected { code, args: Vec::new(), data: serde_json::Value::Null }
    }

    /// A rejection by the shop's rules whose message has variables, such as a maximum.
    pub fn rejected_with<const N: usize>(code: &'static str, args: [(&'static str, String); N]) -> Self {
        Self::Rejected { code, args: args.into(), data: serde_json::Value::Null }
    }

    /// Wraps a cause that is only logged.
    pub fn internal(cause: impl std::fmt::Display) -> Self {
        Self::Internal(cause.to_string())
    }

    /// The id of the Fluent message for the error.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unauthenticated => "error-unauthenticated",
            Self::Credentials => "error-credentials",
            Self::Forbidden => "error-forbidden",
            Self::NotFound => "error-not-found",
            Self::Rejected { code, .. } => code,
            Self::Invalid(_) | Self::Diagnostics(_) => "error-invalid",
            Self::RateLimited(_) => "error-rate-limited",
            Self::Aborted(_) | Self::Unavailable(_) => "error-unavailable",
            Self::Internal(_) => "error-internal",
        }
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::Internal(format!("input or output: {error}"))
    }
}

impl From<Diagnostic> for Error {
    fn from(diagnostic: Diagnostic) -> Self {
        Self::Diagnostics(vec![diagnostic])
    }
}
