//! Settings: `vitrina.toml`, then `VITRINA_…` from the environment, then the command's flags; later ones win.

mod mail;

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

pub use mail::{COUNTRY, Encryption, LinkBase, MailSettings, MailTransport, Sender, SmtpUrl};

/// Begins the environment's names.
const PREFIX: &str = "VITRINA_";
/// Settings that stand in a table of their own are named `<table>_<setting>` in the environment.
const TABLE: &str = "mail";
/// All settings.
const NAMES: [&str; 20] = [
    "data",
    "database",
    "database_pool",
    "database_statement_seconds",
    "database_lock_seconds",
    "listen",
    "media_url",
    "media_cache_mib",
    "page_cache_mib",
    "render_threads",
    "trusted_proxies",
    "max_connections",
    "max_connections_per_address",
    "log_format",
    "log",
    "vite",
    "mail_transport",
    "mail_from",
    "mail_links",
    "mail_ca",
];

/// Everything that an operator can set. Unknown keys are refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Database file, media, index and mail live here.
    pub data: PathBuf,
    /// `sqlite:PATH` or `postgres://…`; by default the file `vitrina.db` in `data`.
    pub database: Option<String>,
    /// The most connections to PostgreSQL.
    pub database_pool: u32,
    /// How long one statement of the server may take on PostgreSQL.
    pub database_statement_seconds: u64,
    /// How long a statement of the server waits for a lock on PostgreSQL.
    pub database_lock_seconds: u64,
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
    /// Most open connections; never more than the process has file descriptors for.
    pub max_connections: usize,
    /// Most open connections of one address (of IPv6, of one network of 64 bits); proxies and this machine have no such limit.
    pub max_connections_per_address: usize,
    /// `text` or `json`.
    pub log_format: LogFormat,
    /// A filter such as `info,sqlx=warn`.
    pub log: String,
    /// Where Vite's development server runs; the document then loads its modules from there.
    pub vite: Option<String>,
    /// How mail is sent.
    pub mail: MailSettings,
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
            database_pool: 16,
            database_statement_seconds: 30,
            database_lock_seconds: 5,
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            media_url: None,
            media_cache_mib: 2048,
            page_cache_mib: 32,
            render_threads: 0,
            trusted_proxies: Vec::new(),
            max_connections: 8192,
            max_connections_per_address: 256,
            log_format: LogFormat::Text,
            log: "info,sqlx=warn".to_owned(),
            vite: None,
            mail: MailSettings::default(),
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
            match (name.strip_prefix(TABLE).and_then(|rest| rest.strip_prefix('_')), table.get_mut(TABLE)) {
                (Some(own), Some(Value::Table(inner))) => inner.insert(own.to_owned(), Value::String(value)),
                _ => table.insert(name.clone(), typed(&name, &value)),
            };
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
            Some(name) => {
                // In the file the table's settings stand without its name.
                let known = NAMES.iter().map(|known| known.strip_prefix("mail_").unwrap_or(known)).chain([TABLE]);
                Mistake { message: "no setting has this name".to_owned(), ..mistake }.key(name).suggest(name, known)
            }
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
        "database_pool"
        | "database_statement_seconds"
        | "database_lock_seconds"
        | "media_cache_mib"
        | "page_cache_mib"
        | "render_threads"
        | "max_connections"
        | "max_connections_per_address" => text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer),
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
            mail: MailSettings {
                from: Some("Vitrina <shop@example.com>".to_owned().try_into().unwrap()),
                links: Some("http://localhost".to_owned().try_into().unwrap()),
                ca: Some(PathBuf::new()),
                ..MailSettings::default()
            },
            ..Settings::default()
        };
        let mut table = Table::try_from(&all).unwrap();
        let Some(Value::Table(mail)) = table.remove(TABLE) else { panic!("mail is a table") };
        let mut names: Vec<String> =
            table.keys().cloned().chain(mail.keys().map(|name| format!("{TABLE}_{name}"))).collect();
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
        let error = parse("vitrina.toml", "[mail]\ntransprot = \"files\"\n").unwrap_err().to_string();
        assert_eq!(error, "vitrina.toml:2: transprot: no setting has this name (did you mean `transport`?)");
    }

    #[test]
    fn mail_is_set_by_file_and_environment() {
        let settings = parse("vitrina.toml", "[mail]\nfrom = \"Vitrina <a@example.com>\"\n").unwrap();
        let variable = ("VITRINA_MAIL_TRANSPORT".to_owned(), "smtps://mail.example.com".to_owned());
        let settings = settings.with_environment([variable].into_iter()).unwrap();
        assert!(matches!(&settings.mail.transport, MailTransport::Smtp(url) if url.is_encrypted()));
        assert!(settings.mail.from.is_some());
        let error = parse("vitrina.toml", "[mail]\ntransport = \"pigeon\"\n").unwrap_err().to_string();
        assert!(error.starts_with("vitrina.toml:2: ") && error.contains("write `files`"), "{error}");
        let error = environment(&[("VITRINA_MAIL_FROM", "nobody")]).unwrap_err().to_string();
        assert!(error.contains("VITRINA_MAIL_FROM") && error.contains("is no sender"), "{error}");
    }
}
