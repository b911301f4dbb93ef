//! Values that are never shown in output.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use url::Url;

/// The text shown instead of a secret.
const SHOWN: &str = "(secret)";

/// A password, key or token from the settings. Debug, JSON and logs show only that it is set; only `expose` returns its text.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// The text, for the code that needs it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SHOWN)
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(SHOWN)
    }
}

/// A URL as it may be shown: without user, password, and query parameters for passwords. A text that is no URL is shown only if it
/// cannot contain a password in the same places.
pub(super) fn without_credentials(text: &str) -> String {
    match Url::parse(text) {
        Ok(mut url) if url.has_authority() => {
            // Neither can fail on a URL with a host; without one, there is nobody to sign in to.
            let _ = (url.set_password(None), url.set_username(""));
            let is_shown = |name: &str| !name.to_ascii_lowercase().contains("pass");
            let pairs = || url.query_pairs().into_owned();
            if pairs().any(|(name, _)| !is_shown(&name)) {
                let kept: Vec<(String, String)> = pairs().filter(|(name, _)| is_shown(name)).collect();
                url.query_pairs_mut().clear().extend_pairs(kept);
            }
            url.to_string().trim_end_matches('?').to_owned()
        }
        _ if text.contains('@') || text.to_ascii_lowercase().contains("pass") => {
            text.split_once("://").map_or_else(|| SHOWN.to_owned(), |(scheme, _)| format!("{scheme}://…"))
        }
        _ => text.to_owned(),
    }
}

/// `sqlite:PATH` or `postgres://user:password@host/name`. Its password is never shown.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// With its password, for the driver.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl From<String> for DatabaseUrl {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The path of a file may contain any character.
        let is_file = self.0.starts_with("sqlite:");
        f.write_str(&if is_file { self.0.clone() } else { without_credentials(&self.0) })
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for DatabaseUrl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_never_shown() {
        let secret = Secret::from("s3cret".to_owned());
        let database = DatabaseUrl::from("postgres://shop:s3cret@db.example.com/shop".to_owned());
        let shown = format!("{secret:?} {database} {database:?}");
        let json = serde_json::to_string(&(&secret, &database)).unwrap();
        assert!(!shown.contains("s3cret") && !json.contains("s3cret"), "{shown} {json}");
        assert!(shown.contains("postgres://db.example.com/shop"), "{shown}");
        assert_eq!((secret.expose(), database.expose().contains("s3cret")), ("s3cret", true));
    }

    #[test]
    fn the_url_of_a_database_is_shown_without_its_password_wherever_that_is() {
        for (url, shown) in [
            (
                "postgres://db.example.com/shop?password=s3cret&sslmode=require",
                "postgres://db.example.com/shop?sslmode=require",
            ),
            ("postgres://db.example.com/shop?password=s3@cret", "postgres://db.example.com/shop"),
            ("postgres://shop:s3@cret@db.example.com/shop?pass%77ord=s3cret", "postgres://db.example.com/shop"),
            ("postgres://:s3cret@db.example.com/shop", "postgres://db.example.com/shop"),
            ("postgres://shop:s3cret@[db/shop", "postgres://…"),
            ("shop:s3cret@db", SHOWN),
            ("postgres:///shop?host=/run/postgresql&password=s3cret", "postgres:///shop?host=%2Frun%2Fpostgresql"),
            ("sqlite:/srv/a@b/pass.db?mode=rwc", "sqlite:/srv/a@b/pass.db?mode=rwc"),
        ] {
            assert_eq!(DatabaseUrl::from(url.to_owned()).to_string(), shown);
        }
    }
}
