//! Settings: `vitrina.toml`, then `VITRINA_…` from the environment, then the command's flags; later ones take precedence.

mod secret;
mod base_url;
mod affiliates;
mod catalog;
mod mail;
mod originals;
mod payments;
mod seo;
mod country;
mod load;

use std::{
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::error::Result;
use load::{LoadedSettings, SettingsFile};

pub use affiliates::{AffiliateSettings, EncryptionKey};
pub use base_url::BaseUrl;
pub use catalog::{CatalogSettings, PictureHost};
pub use country::{Countries, CountryCode, CountrySettings};
pub use load::{Source, Sources};
pub use mail::{COUNTRY, Encryption, FromAddress, LinkBase, MailSettings, MailTransport, SmtpUrl};
pub use originals::{BucketUrl, Endpoint, OriginalsSettings};
pub use payments::PaymentSettings;
pub use secret::{DatabaseUrl, Secret};
pub use seo::{IndexNowKey, SeoSettings};

/// All settings of the operator. Unknown keys are rejected.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The folder for the database file, media, index and mail.
    pub data: PathBuf,
    /// `sqlite:PATH` or `postgres://…`; by default the file `vitrina.db` in `data`.
    pub database: Option<DatabaseUrl>,
    /// The most connections to PostgreSQL.
    pub database_pool: u32,
    /// The time limit of the server's statements on PostgreSQL.
    pub database_statement_seconds: u64,
    /// How long the server's statements wait for a lock on PostgreSQL.
    pub database_lock_seconds: u64,
    /// The address on which `serve` and `demo` listen.
    pub listen: SocketAddr,
    /// Public base address of media, such as `https://media.example.com`; if set, pictures are linked there.
    pub media_url: Option<String>,
    /// Largest size of the rendition cache, in mebibytes.
    pub media_cache_mib: u64,
    /// Largest size of the page cache, in mebibytes.
    pub page_cache_mib: u64,
    /// Threads that render React; 0 means one per core.
    pub render_threads: usize,
    /// Proxies whose `X-Forwarded-*` headers are trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// The most open connections; limited by the process's file descriptors.
    pub max_connections: usize,
    /// The most open connections of one address (for IPv6, of one network of 64 bits); proxies and this machine are exempt.
    pub max_connections_per_address: usize,
    /// `text` or `json`.
    pub log_format: LogFormat,
    /// A filter such as `info,sqlx=warn`.
    pub log: String,
    /// The address of Vite's development server; documents then load their modules from there.
    pub vite: Option<String>,
    /// How long a prepaid order reserves its stock, in minutes.
    pub order_hold_minutes: u32,
    /// How mail is sent.
    pub mail: MailSettings,
    /// Storage of original pictures.
    pub originals: OriginalsSettings,
    /// How payment providers are reached.
    pub payments: PaymentSettings,
    /// Encryption of partners' payout accounts.
    pub affiliates: AffiliateSettings,
    /// Requirements for publication, and allowed sources of pictures.
    pub catalog: CatalogSettings,
    /// How search engines are notified of changes.
    pub seo: SeoSettings,
    /// Settings of single countries, including secrets.
    pub country: Countries,
    /// Whether this process runs as `demo`: payments for which a provider's key is missing use the sandbox.
    #[serde(skip)]
    pub is_demo: bool,
    /// The sources of the settings that are set.
    #[serde(skip)]
    pub sources: Sources,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", try_from = "String")]
pub enum LogFormat {
    /// For humans.
    #[default]
    Text,
    /// For log collectors.
    Json,
}

impl TryFrom<String> for LogFormat {
    type Error = String;

    fn try_from(text: String) -> std::result::Result<Self, String> {
        match text.as_str() {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            other => Err(format!("`{other}` is no format of log lines: write `text` or `json`")),
        }
    }
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
            page_cache_mib: 16,
            render_threads: 0,
            trusted_proxies: Vec::new(),
            max_connections: 8192,
            max_connections_per_address: 256,
            log_format: LogFormat::Text,
            log: "info,sqlx=warn".to_owned(),
            vite: None,
            order_hold_minutes: 30,
            mail: MailSettings::default(),
            originals: OriginalsSettings::default(),
            payments: PaymentSettings::default(),
            affiliates: AffiliateSettings::default(),
            catalog: CatalogSettings::default(),
            seo: SeoSettings::default(),
            country: Countries::new(),
            is_demo: false,
            sources: Sources::new(),
        }
    }
}

impl Settings {
    /// Reads the file (which may be missing unless specified) and the environment.
    pub fn load(file: Option<&Path>) -> Result<Self> {
        Self::join(&SettingsFile::read(file)?, std::env::vars())
    }

    fn join(file: &SettingsFile, variables: impl Iterator<Item = (String, String)>) -> Result<Self> {
        let LoadedSettings { settings, sources } = load::load::<Self>(file, variables)?;
        Ok(Self { sources, ..settings })
    }

    /// How long a prepaid order of a country reserves its stock, in minutes.
    pub fn order_hold_minutes_of(&self, code: &str) -> u32 {
        self.of_country(code).and_then(|country| country.order_hold_minutes).unwrap_or(self.order_hold_minutes)
    }

    /// A country's IndexNow key; without one, nothing is submitted for it.
    pub fn indexnow_key_of(&self, code: &str) -> Option<&IndexNowKey> {
        self.of_country(code).and_then(|country| country.indexnow_key.as_ref()).or(self.seo.indexnow_key.as_ref())
    }

    /// A country's own settings.
    pub fn of_country(&self, code: &str) -> Option<&CountrySettings> {
        self.country.get(code)
    }

    /// The database URL including its password.
    pub fn database_url(&self) -> String {
        match &self.database {
            Some(url) => url.expose().to_owned(),
            None => format!("sqlite:{}", self.data.join("vitrina.db").display()),
        }
    }

    /// Threads that render React.
    pub fn render_threads(&self) -> usize {
        if self.render_threads > 0 {
            return self.render_threads;
        }
        std::thread::available_parallelism().map_or(2, std::num::NonZero::get)
    }
}

#[cfg(test)]
mod tests;
