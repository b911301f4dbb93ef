//! The identity of a call, and its encrypted response.

use chrono::TimeDelta;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use serde::{Deserialize, Serialize};

/// How long a key is valid.
pub(super) const LIFE: TimeDelta = TimeDelta::hours(24);
/// After this time without a response, the process that executed the call is assumed to have crashed.
pub(super) const PATIENCE: TimeDelta = TimeDelta::minutes(2);
/// Longest key, in bytes.
const LONGEST: usize = 255;

/// A key as the client sent it: 1 to 255 visible characters of ASCII.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct IdempotencyKey(String);

impl IdempotencyKey {
    pub(super) fn parse(text: &[u8]) -> Option<Self> {
        let is_key = (1..=LONGEST).contains(&text.len()) && text.iter().all(u8::is_ascii_graphic);
        is_key.then(|| Self(String::from_utf8_lossy(text).into_owned()))
    }
}

/// A call with a key.
#[derive(Debug)]
pub(super) struct Call<'a> {
    pub key: &'a IdempotencyKey,
    /// Country and session.
    pub scope: &'a [&'a [u8]],
    /// Method, address and body.
    pub request: &'a [&'a [u8]],
}

/// Hashes that identify a call in the database, and the key that encrypts its response.
#[derive(Clone)]
pub(super) struct Identity {
    pub key_hash: String,
    pub request_hash: String,
    seal: [u8; 32],
}

impl Call<'_> {
    pub(super) fn identity(&self) -> Identity {
        let key: Vec<&[u8]> = self.scope.iter().copied().chain([self.key.0.as_bytes()]).collect();
        let all: Vec<&[u8]> = key.iter().chain(self.request).copied().collect();
        Identity {
            key_hash: digest("vitrina idempotency key", &key).to_hex().to_string(),
            request_hash: digest("vitrina idempotency request", self.request).to_hex().to_string(),
            seal: *digest("vitrina idempotency seal", &all).as_bytes(),
        }
    }
}

/// A digest of length-prefixed parts, separate for each purpose.
fn digest(purpose: &str, parts: &[&[u8]]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize()
}

/// A successful response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Identity {
    /// The response as the database stores it; none if it cannot be encrypted.
    pub(super) fn seal(&self, answer: &Answer) -> Option<Vec<u8>> {
        let nonce: [u8; NONCE_LEN] = rand::random();
        let mut text = serde_json::to_vec(answer).ok()?;
        let nonce_used = Nonce::assume_unique_for_key(nonce);
        self.cipher()?.seal_in_place_append_tag(nonce_used, Aad::empty(), &mut text).ok()?;
        Some([nonce.as_slice(), &text].concat())
    }

    /// Decrypts the response stored for the same call; none for what stands for a response that is not kept.
    pub(super) fn open(&self, sealed: &[u8]) -> Option<Answer> {
        let (nonce, text) = sealed.split_first_chunk::<NONCE_LEN>()?;
        let mut text = text.to_vec();
        let text = self.cipher()?.open_in_place(Nonce::assume_unique_for_key(*nonce), Aad::empty(), &mut text).ok()?;
        serde_json::from_slice(text).ok()
    }

    fn cipher(&self) -> Option<LessSafeKey> {
        UnboundKey::new(&CHACHA20_POLY1305, &self.seal).ok().map(LessSafeKey::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_call_decrypts_its_response() {
        let key = IdempotencyKey::parse(b"k").unwrap();
        let identity = |scope: &[&[u8]], request: &[&[u8]]| Call { key: &key, scope, request }.identity();
        let own = identity(&[b"3", b"ana"], &[b"POST", b"{}"]);
        let answer = Answer { status: 200, headers: Vec::new(), body: "secret".to_owned() };
        let sealed = own.seal(&answer).unwrap();
        assert!(!sealed.windows(6).any(|part| part == b"secret"));
        assert_eq!(own.open(&sealed), Some(answer));
        let others = [identity(&[b"3", b"eva"], &[b"POST", b"{}"]), identity(&[b"3a", b"na"], &[b"POST", b"{}"])];
        for other in others {
            assert_eq!(other.open(&sealed), None);
            assert_ne!(other.key_hash, own.key_hash);
        }
        assert_eq!(own.open(b"short"), None);
    }

    #[test]
    fn a_key_has_1_to_255_visible_ascii_characters() {
        for bad in [b"".as_slice(), b"a b", "ž".as_bytes(), b"a\n", &[b'a'; 256]] {
            assert_eq!(IdempotencyKey::parse(bad), None);
        }
        assert!(IdempotencyKey::parse(&[b'a'; 255]).is_some());
    }
}
