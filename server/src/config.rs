//! Settings: `vitrina.toml`, then `VITRINA_…` from the environment, then the command's flags; later ones win.

use std::{
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{error::Result, mistake::Mistake};

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
        let source = config::File::from(path).format(config::FileFormat::Toml).required(file.is_some());
        let environment = config::Environment::with_prefix("VITRINA")
            .try_parsing(true)
            .list_separator(",")
            .with_list_parse_key("trusted_proxies");
        config::Config::builder()
            .add_source(source)
            .add_source(environment)
            .build()
            .and_then(config::Config::try_deserialize)
            .map_err(|error| Mistake::new(path.display().to_string(), 0, error.to_string()).into())
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
