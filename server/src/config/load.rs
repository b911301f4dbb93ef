//! Merges file and environment, remembers where each setting came from, and reports the location of a wrong one.

use std::{collections::BTreeMap, fmt, path::Path, sync::LazyLock};

use config::{Config, ConfigError, File, FileFormat, Map, Value, ValueKind};
use regex::Regex;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    diagnostic::{Diagnostic, line_at},
    error::{Error, Result},
};

/// Prefix of the environment variables.
const PREFIX: &str = "VITRINA_";
/// Settings of these tables are named `<table>_<setting>` in the environment.
const TABLES: [&str; 6] = ["affiliates", "catalog", "mail", "originals", "payments", "seo"];
/// Settings of countries are named `country_<code>_<setting>` in the environment.
const COUNTRY: &str = "country_";
/// In the environment these are comma-separated texts.
const LISTS: [&str; 2] = ["catalog.picture_hosts", "trusted_proxies"];

/// Where a setting came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Source {
    /// A line of a file.
    File {
        /// The file as the operator specified it.
        file: String,
        /// 1-based.
        line: usize,
    },
    /// An environment variable.
    Environment(String),
    /// A flag of the command.
    Flag(&'static str),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { file, line } => write!(f, "{file}:{line}"),
            Self::Environment(name) => f.write_str(name),
            Self::Flag(name) => f.write_str(name),
        }
    }
}

/// The sources of settings that are not at their default, by dotted names.
pub type Sources = BTreeMap<String, Source>;

/// The environment variables that set something, by the dotted names of the settings.
#[derive(Clone, Debug, Default)]
struct Environment(BTreeMap<String, Variable>);

#[derive(Clone, Debug)]
struct Variable {
    name: String,
    value: String,
}

impl Environment {
    fn of(variables: impl Iterator<Item = (String, String)>) -> Self {
        let named = variables.filter_map(|(name, value)| {
            let key = dotted(&name.strip_prefix(PREFIX)?.to_lowercase());
            Some((key, Variable { name, value }))
        });
        Self(named.collect())
    }
}

/// The dotted name for `mail_transport` or `country_si_mail_from`.
fn dotted(name: &str) -> String {
    if let Some((code, setting)) = name.strip_prefix(COUNTRY).and_then(|rest| rest.split_once('_')) {
        return format!("country.{}.{setting}", code.to_uppercase());
    }
    let in_table = TABLES.iter().find_map(|table| Some((table, name.strip_prefix(table)?.strip_prefix('_')?)));
    in_table.map_or_else(|| name.to_owned(), |(table, setting)| format!("{table}.{setting}"))
}

impl config::Source for Environment {
    fn clone_into_box(&self) -> Box<dyn config::Source + Send + Sync> {
        Box::new(self.clone())
    }

    fn collect(&self) -> std::result::Result<Map<String, Value>, ConfigError> {
        let values = self.0.iter().map(|(key, variable)| {
            let origin = Some(&variable.name);
            let value = if LISTS.contains(&key.as_str()) {
                let entries = variable.value.split(',').map(str::trim).filter(|entry| !entry.is_empty());
                ValueKind::Array(entries.map(|entry| Value::new(origin, entry)).collect())
            } else {
                ValueKind::String(variable.value.clone())
            };
            (key.clone(), Value::new(origin, value))
        });
        Ok(values.collect())
    }
}

/// A settings file.
pub(super) struct SettingsFile {
    pub(super) name: String,
    pub(super) text: String,
}

impl SettingsFile {
    /// The file, or an empty one when it is missing and was not specified explicitly.
    pub(super) fn read(path: Option<&Path>) -> Result<Self> {
        let shown = path.unwrap_or(Path::new("vitrina.toml"));
        let name = shown.display().to_string();
        match std::fs::read_to_string(shown) {
            Ok(text) => Ok(Self { name, text }),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && path.is_none() => {
                Ok(Self { name, text: String::new() })
            }
            Err(error) => Err(Diagnostic::new(name, 0, error.to_string()).into()),
        }
    }

    /// The line of a setting by its dotted name; if it has none, that of its table.
    fn line_of(&self, key: &str) -> usize {
        let Ok(document) = toml_edit::Document::parse(&*self.text) else { return 0 };
        let mut item = document.as_item();
        let mut line = 0;
        for name in key.split('.') {
            let Some(table) = item.as_table_like() else { break };
            let Some((found, next)) = table.get_key_value(name) else { break };
            if let Some(span) = found.span().or_else(|| next.span()) {
                line = line_at(&self.text, span.start);
            }
            item = next;
        }
        line
    }
}

/// Settings with their sources.
pub(super) struct LoadedSettings<T> {
    pub(super) settings: T,
    pub(super) sources: Sources,
}

/// Loads the file, then the environment.
pub(super) fn load<T: DeserializeOwned>(
    file: &SettingsFile,
    variables: impl Iterator<Item = (String, String)>,
) -> Result<LoadedSettings<T>> {
    if let Err(error) = toml::from_str::<toml::Table>(&file.text) {
        let line = error.span().map_or(0, |span| line_at(&file.text, span.start));
        return Err(Diagnostic::new(&file.name, line, error.message()).into());
    }
    let environment = Environment::of(variables);
    let joined = Config::builder()
        .add_source(File::from_str(&file.text, FileFormat::Toml))
        .add_source(environment.clone())
        .build()
        .map_err(Error::internal)?;
    let mut sources = Sources::new();
    collect_sources(&joined.cache, "", file, &mut sources);
    let settings = joined.try_deserialize().map_err(|error| diagnose(error, file, &environment))?;
    Ok(LoadedSettings { settings, sources })
}

fn collect_sources(value: &Value, key: &str, file: &SettingsFile, sources: &mut Sources) {
    if let ValueKind::Table(table) = &value.kind {
        for (name, inner) in table {
            let key = if key.is_empty() { name.clone() } else { format!("{key}.{name}") };
            collect_sources(inner, &key, file, sources);
        }
        return;
    }
    let list_origin = match &value.kind {
        ValueKind::Array(entries) => entries.first().and_then(Value::origin),
        _ => None,
    };
    let source = match value.origin().or(list_origin) {
        Some(variable) => Source::Environment(variable.to_owned()),
        None => Source::File { file: file.name.clone(), line: file.line_of(key) },
    };
    sources.insert(key.to_owned(), source);
}

/// The error of a setting, with its location.
fn diagnose(error: ConfigError, file: &SettingsFile, environment: &Environment) -> Error {
    let Problem { key, message } = problem(error);
    let key = key.split('[').next().unwrap_or_default().to_owned();
    let unknown = quoted(&message, "unknown field `");
    let expected: Vec<String> = names_in(&message);
    let full = match (&unknown, key.is_empty()) {
        (Some(name), true) => name.clone(),
        (Some(name), false) => format!("{key}.{name}"),
        (None, _) => key,
    };
    let variable = environment.0.get(&full).or_else(|| {
        environment.0.iter().find(|(own, _)| own.starts_with(&format!("{full}."))).map(|(_, variable)| variable)
    });
    let (diagnostic, key) = match variable {
        Some(variable) => (Diagnostic::new("environment", 0, message), variable.name.clone()),
        None => (Diagnostic::new(&file.name, file.line_of(&full), message), unknown.clone().unwrap_or(full)),
    };
    match unknown {
        Some(name) => {
            let known = expected.iter().map(String::as_str).chain(["country"]);
            Diagnostic { message: "no setting has this name".to_owned(), ..diagnostic }.key(key).suggest(&name, known)
        }
        None => diagnostic.key(key),
    }
    .into()
}

struct Problem {
    key: String,
    message: String,
}

fn problem(error: ConfigError) -> Problem {
    match error {
        ConfigError::At { error, key, .. } => {
            let inner = problem(*error);
            let key = key.unwrap_or_default();
            Problem { key: if inner.key.is_empty() { key } else { format!("{key}.{}", inner.key) }, ..inner }
        }
        ConfigError::Type { unexpected, expected, key, .. } => {
            let message = plain(&format!("it is {unexpected}, and should be {expected}"));
            Problem { key: key.unwrap_or_default(), message }
        }
        other => Problem { key: String::new(), message: plain(&other.to_string()) },
    }
}

/// The message without the texts that it quotes as values, because what was written in place of a table may be its secret, and
/// without the names of Rust's types.
fn plain(message: &str) -> String {
    static TEXT: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"string "(?:[^"\\]|\\.)*""#).expect("a regular expression"));
    static STRUCT: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"struct \w+").expect("a regular expression"));
    let message = TEXT.replace_all(message, "a text");
    STRUCT.replace_all(&message, "a table of settings").into_owned()
}

/// The name between backticks after the given text.
fn quoted(message: &str, before: &str) -> Option<String> {
    Some(message.split_once(before)?.1.split('`').next()?.to_owned())
}

/// The names that serde says it expected.
fn names_in(message: &str) -> Vec<String> {
    let expected = message.split_once(", expected").map_or("", |(_, rest)| rest);
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}
