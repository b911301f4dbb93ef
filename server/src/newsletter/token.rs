//! Tokens of links: 256 random bits.

use rand::RngExt;
use sha2::{Digest, Sha256};

/// A new token, as it stands in a link.
pub(super) fn token() -> String {
    let bits: [u8; 32] = rand::rng().random();
    bits.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept of a token that must not be read from the database.
pub(super) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}
