//! Settings for notifying search engines.

use serde::{Deserialize, Serialize};

use super::base_url::BaseUrl;

/// How search engines are notified of changes. Disabled as long as no key is set, neither for all countries nor for one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeoSettings {
    /// The IndexNow key for all countries; `country.SI.indexnow_key` sets one country's.
    pub indexnow_key: Option<IndexNowKey>,
    /// Where changed addresses are submitted.
    pub indexnow_url: BaseUrl,
}

impl Default for SeoSettings {
    fn default() -> Self {
        Self { indexnow_key: None, indexnow_url: BaseUrl::of_default("https://api.indexnow.org") }
    }
}

/// An IndexNow key: 8 to 128 letters, digits and hyphens (indexnow.org/documentation). It is not secret: the shop serves it as a
/// file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct IndexNowKey(String);

impl IndexNowKey {
    /// The key.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a text is valid as a key.
    pub fn may_be(text: &str) -> bool {
        (8..=128).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
    }
}

impl TryFrom<String> for IndexNowKey {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if Self::may_be(&text) {
            return Ok(Self(text));
        }
        Err(format!("`{text}` is no key of IndexNow: write 8 to 128 letters a to z, digits and hyphens"))
    }
}

impl From<IndexNowKey> for String {
    fn from(key: IndexNowKey) -> Self {
        key.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_of_letters_digits_and_hyphens() {
        for right in ["a1b2c3d4", "ABCDEFGH-ijkl", &"k".repeat(128)] {
            assert_eq!(IndexNowKey::try_from(right.to_owned()).unwrap().as_str(), right);
        }
        for wrong in ["", "short-k", "has space", "has/slash", "ključavnica", &"k".repeat(129)] {
            assert!(IndexNowKey::try_from(wrong.to_owned()).unwrap_err().contains("no key of IndexNow"), "{wrong}");
        }
    }
}
