//! Settings: `vitrina.toml`, then `VITRINA_…` from the environment, then the command's flags; later ones win.

use std::{
    io::ErrorKind,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use crate::{
    error::{Error, Result},
    mistake::{Mistake, line_at},
};

/// Begins the environment's names.
const PREFIX: &str = "VITRINA_";
/// All settings.
const NAMES: [&str; 11] = [
    "data",
    "database",
    "listen",
    "media_url",
    "media_cache_mib",
    "page_cache_mib",
    "render_threads",
    "trusted_proxies",
    "log_format",
    "log",
    "vite",
];

/// Everything that an operator can set. Unknown keys are refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Database file, media, index and mail live here.
    pub data: PathBuf,
    /// `sqlite:PATH` or `postgres://…`; by default the file `vitrina.db` in `data`.
    pub database: Option<String>,
    /// Where `serve` and `demo` listen.
    pub listen: SocketAddr,
    /// Public address of media, such as `https://media.example.com`; pictures are linked there when set.
    pub media_url: Option<String>,
    /// Largest size of the rendition cache, in mebibytes.
    pub media_cache_mib: u64,
    /// Largest size of the page cache, in mebibytes.
    pub page_cache_mib: u64,
    /// Threads that render React; 0 means one per core.
    pub render_threads: usize,
    /// Proxies whose `X-Forwarded-*` headers count.
    pub trusted_proxies: Vec<IpAddr>,
    /// `text` or `json`.
    pub log_format: LogFormat,
    /// A filter such as `info,sqlx=warn`.
    pub log: String,
    /// Where Vite's development server runs; the document then loads its modules from there.
    pub vite: Option<String>,
}

/// How log lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For collectors.
    Json,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            data: PathBuf::from("data"),
            database: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            media_url: None,
            media_cache_mib: 2048,
            page_cache_mib: 32,
            render_threads: 0,
            trusted_proxies: Vec::new(),
            log_format: LogFormat::Text,
            log: "info,sqlx=warn".to_owned(),
            vite: None,
        }
    }
}

impl Settings {
    /// Reads the file (which may be missing unless named) and the environment.
    pub fn load(file: Option<&Path>) -> Result<Self> {
        let path = file.unwrap_or(Path::new("vitrina.toml"));
        let settings = match std::fs::read_to_string(path) {
            Ok(text) => parse(&path.display().to_string(), &text)?,
            Err(error) if error.kind() == ErrorKind::NotFound && file.is_none() => Self::default(),
            Err(error) => return Err(Mistake::new(path.display().to_string(), 0, error.to_string()).into()),
        };
        settings.with_environment(std::env::vars())
    }

    /// Puts `VITRINA_…` over the settings; a name that no setting has is a mistake, since it is most likely a slip.
    fn with_environment(self, variables: impl Iterator<Item = (String, String)>) -> Result<Self> {
        let mut table = Table::try_from(&self).map_err(Error::internal)?;
        let mut names = Vec::new();
        for (variable, value) in variables {
            let Some(name) = variable.strip_prefix(PREFIX).map(str::to_lowercase) else { continue };
            if !NAMES.contains(&name.as_str()) {
                let mistake = Mistake::new("environment", 0, "no setting has this name").key(&variable);
                return Err(mistake.suggest(&name, NAMES.iter().copied()).into());
            }
            table.insert(name.clone(), typed(&name, &value));
            names.push(variable);
        }
        table.try_into().map_err(|error: toml::de::Error| {
            Mistake::new("environment", 0, error.message()).key(names.join(", ")).into()
        })
    }

    /// The database's URL.
    pub fn database_url(&self) -> String {
        self.database.clone().unwrap_or_else(|| format!("sqlite:{}", self.data.join("vitrina.db").display()))
    }

    /// Threads that render React.
    pub fn render_threads(&self) -> usize {
        if self.render_threads > 0 {
            return self.render_threads;
        }
        std::thread::available_parallelism().map_or(2, std::num::NonZero::get)
    }
}

fn parse(file: &str, text: &str) -> Result<Settings> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(0, |span| line_at(text, span.start));
        let mistake = Mistake::new(file, line, error.message());
        let unknown = error.message().strip_prefix("unknown field `").and_then(|rest| rest.split('`').next());
        match unknown {
            Some(name) => Mistake { message: "no setting has this name".to_owned(), ..mistake }
                .key(name)
                .suggest(name, NAMES.iter().copied()),
            None => mistake,
        }
        .into()
    })
}

/// An environment's text as the setting's own type.
fn typed(name: &str, text: &str) -> Value {
    match name {
        "trusted_proxies" => {
            let entries = text.split(',').map(str::trim).filter(|entry| !entry.is_empty());
            Value::Array(entries.map(|entry| Value::String(entry.to_owned())).collect())
        }
        "media_cache_mib" | "page_cache_mib" | "render_threads" => {
            text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer)
        }
        _ => Value::String(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(pairs: &[(&str, &str)]) -> Result<Settings> {
        let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Settings::default().with_environment(pairs)
    }

    #[test]
    fn every_setting_has_its_name_in_the_list() {
        let all = Settings {
            database: Some(String::new()),
            media_url: Some(String::new()),
            vite: Some(String::new()),
            ..Settings::default()
        };
        let mut names: Vec<String> = Table::try_from(&all).unwrap().keys().cloned().collect();
        let mut known = NAMES.map(str::to_owned).to_vec();
        names.sort();
        known.sort();
        assert_eq!(names, known);
    }

    #[test]
    fn the_environment_goes_over_the_file_and_other_programs_variables_do_not_matter() {
        let settings = environment(&[
            ("VITRINA_RENDER_THREADS", "3"),
            ("VITRINA_TRUSTED_PROXIES", "10.0.0.1, ::1"),
            ("VITRINA_LOG_FORMAT", "json"),
            ("PATH", "/bin"),
        ])
        .unwrap();
        assert_eq!((settings.render_threads, settings.trusted_proxies.len()), (3, 2));
        assert_eq!(settings.log_format, LogFormat::Json);
    }

    #[test]
    fn slips_name_the_place_and_the_right_word() {
        let error = environment(&[("VITRINA_RENDER_TREADS", "3")]).unwrap_err().to_string();
        assert_eq!(
            error,
            "environment: VITRINA_RENDER_TREADS: no setting has this name (did you mean `render_threads`?)"
        );
        assert!(environment(&[("VITRINA_RENDER_THREADS", "many")]).is_err());
        let error = parse("vitrina.toml", "log = \"info\"\nlistn = \"x\"\n").unwrap_err().to_string();
        assert_eq!(error, "vitrina.toml:2: listn: no setting has this name (did you mean `listen`?)");
        let error = parse("vitrina.toml", "listen = \"nowhere\"").unwrap_err().to_string();
        assert!(error.starts_with("vitrina.toml:1: "), "{error}");
    }
}
