//! Settings of the affiliate programme.

use std::{fmt, fs, io, path::Path};

use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD, Engine as _};
use serde::{Deserialize, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// Prefix of the key before its digest is made, so that no other digest of the key is the same.
const PURPOSE: &[u8] = b"vitrina affiliates key id\0";
/// The key's file in a data folder.
const FILE: &str = "affiliates.key";
/// Bytes of a key.
const LENGTH: usize = 32;
/// Characters of a key's id.
const ID_LENGTH: usize = 12;

/// Encryption of partners' payout accounts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AffiliateSettings {
    /// The encryption key: 32 random bytes as base64. Without it no partner can enter a payout account. If it is not set, the
    /// file `affiliates.key` of the data folder is used, which `demo` creates.
    pub key: Option<EncryptionKey>,
}

impl AffiliateSettings {
    /// Takes the key from the data folder if the settings have none. Fails if the file there is not a key.
    pub fn complete(&mut self, data: &Path) -> io::Result<()> {
        if self.key.is_some() {
            return Ok(());
        }
        match fs::read_to_string(data.join(FILE)) {
            Ok(text) => {
                let wrong = |message| io::Error::new(io::ErrorKind::InvalidData, format!("{FILE}: {message}"));
                self.key = Some(EncryptionKey::try_from(text).map_err(wrong)?);
                Ok(())
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// As `complete`, and creates a key in the data folder if there is none either.
    pub fn complete_or_make(&mut self, data: &Path) -> io::Result<()> {
        self.complete(data)?;
        if self.key.is_none() {
            let key = EncryptionKey::random();
            fs::create_dir_all(data)?;
            fs::write(data.join(FILE), format!("{}\n", key.to_base64()))?;
            self.key = Some(key);
        }
        Ok(())
    }
}

/// 32 random bytes. Debug, JSON and logs show only that it is set.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct EncryptionKey([u8; LENGTH]);

impl EncryptionKey {
    /// A new key.
    pub fn random() -> Self {
        Self(rand::random())
    }

    /// The bytes, for the cipher.
    pub fn expose(&self) -> &[u8; LENGTH] {
        &self.0
    }

    /// In the form used in settings.
    pub fn to_base64(&self) -> String {
        BASE64_STANDARD.encode(self.0)
    }

    /// Identifies the key, stored beside the data that it encrypted. Reveals nothing about its bytes.
    pub fn id(&self) -> String {
        let digest = Sha256::new().chain_update(PURPOSE).chain_update(self.0).finalize();
        BASE64_URL_SAFE_NO_PAD.encode(digest).chars().take(ID_LENGTH).collect()
    }
}

impl TryFrom<String> for EncryptionKey {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bytes = BASE64_STANDARD.decode(text.trim()).ok().and_then(|bytes| bytes.try_into().ok());
        // The text is a secret, so the error does not repeat it.
        bytes.map(Self).ok_or_else(|| {
            format!(
                "is no key: write {LENGTH} random bytes as base64, such as the output of `openssl rand -base64 {LENGTH}`"
            )
        })
    }
}

impl fmt::Debug for EncryptionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

impl Serialize for EncryptionKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_configured_key_the_data_folders_key_is_used() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = AffiliateSettings::default();
        settings.complete(folder.path()).unwrap();
        assert_eq!(settings.key, None);
        settings.complete_or_make(folder.path()).unwrap();
        let made = settings.key.clone().unwrap();
        let mut other = AffiliateSettings::default();
        other.complete_or_make(folder.path()).unwrap();
        assert_eq!(other.key.as_ref(), Some(&made), "it is made once");
        let own = EncryptionKey::random();
        let mut set = AffiliateSettings { key: Some(own.clone()) };
        set.complete(folder.path()).unwrap();
        assert_eq!(set.key, Some(own));
        fs::write(folder.path().join(FILE), "no key").unwrap();
        let error = AffiliateSettings::default().complete(folder.path()).unwrap_err().to_string();
        assert!(error.starts_with("affiliates.key: is no key"), "{error}");
    }

    #[test]
    fn a_key_is_32_bytes_and_is_never_shown() {
        let key = EncryptionKey::random();
        let read = EncryptionKey::try_from(format!(" {}\n", key.to_base64())).unwrap();
        assert_eq!((&read, read.id(), read.id().len()), (&key, key.id(), 12));
        assert_ne!(key.id(), EncryptionKey::random().id());
        let shown = format!("{key:?} {}", serde_json::to_string(&key).unwrap());
        assert_eq!(shown, "(secret) \"(secret)\"");
        for wrong in ["", "short", "c2VjcmV0", "not base64 at all, though it has as many signs as"] {
            let error = EncryptionKey::try_from(wrong.to_owned()).unwrap_err();
            assert!(error.contains("openssl rand -base64 32"), "{error}");
            assert!(wrong.is_empty() || !error.contains(wrong), "{error}");
        }
    }
}
