//! Settings for reaching payment providers.

use serde::{Deserialize, Serialize};
use url::Url;

/// Addresses of payment providers. Their keys are set for each country: `[country.SI]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PaymentSettings {
    /// Stripe's API.
    pub stripe_url: ProviderUrl,
    /// SSLCommerz' API; `https://sandbox.sslcommerz.com` charges no money.
    pub sslcommerz_url: ProviderUrl,
    /// Enables the sandbox, in which everything is paid without money, for countries whose `payments` include it.
    pub sandbox: bool,
    /// Timeout for one response of a provider.
    pub timeout_seconds: u64,
}

impl Default for PaymentSettings {
    fn default() -> Self {
        Self {
            stripe_url: ProviderUrl::of_default("https://api.stripe.com"),
            sslcommerz_url: ProviderUrl::of_default("https://securepay.sslcommerz.com"),
            sandbox: false,
            timeout_seconds: 8,
        }
    }
}

/// Scheme, host and optional port: the base of an API's addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ProviderUrl(String);

impl ProviderUrl {
    /// A default address that the program itself contains.
    pub(super) fn of_default(url: &str) -> Self {
        Self(url.to_owned())
    }

    /// Without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ProviderUrl {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no address of a provider: write it such as https://api.stripe.com");
        let url = Url::parse(&text).map_err(|_| wrong())?;
        let is_plain = url.path() == "/" && url.query().is_none() && url.username().is_empty();
        if !matches!(url.scheme(), "https" | "http") || url.host_str().is_none() || !is_plain {
            return Err(wrong());
        }
        Ok(Self(text.trim_end_matches('/').to_owned()))
    }
}

impl From<ProviderUrl> for String {
    fn from(url: ProviderUrl) -> Self {
        url.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_providers_url_is_scheme_and_host() {
        let url = ProviderUrl::try_from("http://127.0.0.1:9/".to_owned()).unwrap();
        assert_eq!(url.as_str(), "http://127.0.0.1:9");
        for wrong in ["api.stripe.com", "ftp://host", "https://host/v1", "https://key@host", "https://host/?a=1", ""] {
            assert!(ProviderUrl::try_from(wrong.to_owned()).unwrap_err().contains("no address"), "{wrong}");
        }
    }
}
