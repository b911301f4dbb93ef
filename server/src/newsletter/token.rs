//! Tokens of links: 256 random bits, written as hexadecimal digits.

use rand::RngExt;
use sha2::{Digest, Sha256};

/// A new token, as it stands in a link.
pub(super) fn token() -> String {
    let halves: [u128; 2] = rand::rng().random();
    format!("{:032x}{:032x}", halves[0], halves[1])
}

/// What is kept of a token that must not be read from the database.
pub(super) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}
