//! Base addresses of other services' APIs.

use serde::{Deserialize, Serialize};
use url::Url;

use super::secret::without_credentials;

/// Scheme, host and optional port: the base of an API's addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BaseUrl(String);

impl BaseUrl {
    /// A default address that the program itself contains.
    pub(super) fn of_default(url: &str) -> Self {
        Self(url.to_owned())
    }

    /// Without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for BaseUrl {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || {
            let shown = without_credentials(&text);
            format!("`{shown}` is no base address of an API: write scheme and host, such as https://api.example.com")
        };
        let url = Url::parse(&text).map_err(|_| wrong())?;
        let is_plain =
            url.path() == "/" && url.query().is_none() && url.username().is_empty() && url.password().is_none();
        if !matches!(url.scheme(), "https" | "http") || url.host_str().is_none() || !is_plain {
            return Err(wrong());
        }
        Ok(Self(text.trim_end_matches('/').to_owned()))
    }
}

impl From<BaseUrl> for String {
    fn from(url: BaseUrl) -> Self {
        url.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_url_is_scheme_and_host() {
        let url = BaseUrl::try_from("http://127.0.0.1:9/".to_owned()).unwrap();
        assert_eq!(url.as_str(), "http://127.0.0.1:9");
        for wrong in [
            "api.stripe.com",
            "ftp://host",
            "https://host/v1",
            "https://s3cret@host",
            "https://:s3cret@host",
            "https://host/?a=1",
            "",
        ] {
            let error = BaseUrl::try_from(wrong.to_owned()).unwrap_err();
            assert!(error.contains("no base address") && !error.contains("s3cret"), "{wrong}: {error}");
        }
    }
}
