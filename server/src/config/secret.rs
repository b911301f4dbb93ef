//! Values that are never shown in output.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

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
        let url = &self.0;
        let shown = match (url.find("://"), url.rfind('@')) {
            (Some(scheme), Some(at)) if scheme + 3 <= at => format!("{}{}", &url[..scheme + 3], &url[at + 1..]),
            _ => url.clone(),
        };
        // The form that libpq uses.
        match shown.split_once("password=") {
            Some((before, rest)) => {
                write!(f, "{before}password={SHOWN}{}", rest.find('&').map_or("", |end| &rest[end..]))
            }
            None => f.write_str(&shown),
        }
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
        let query = DatabaseUrl::from("postgres://db.example.com/shop?password=s3cret&sslmode=require".to_owned());
        let shown = format!("{secret:?} {database} {database:?} {query}");
        let json = serde_json::to_string(&(&secret, &database, &query)).unwrap();
        assert!(!shown.contains("s3cret") && !json.contains("s3cret"), "{shown} {json}");
        assert!(shown.contains("postgres://db.example.com/shop") && shown.contains("sslmode=require"), "{shown}");
        assert_eq!((secret.expose(), database.expose().contains("s3cret")), ("s3cret", true));
    }
}
