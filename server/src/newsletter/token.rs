//! Tokens of links: 256 random bits, written as hexadecimal digits.

use rand::RngExt;
use sha2::{Digest, Sha256};

/// A new token, in the form used in a link.
pub(super) fn token() -> String {
    let halves: [u128; 2] = rand::rng().random();
    format!("{:032x}{:032x}", halves[0], halves[1])
}

/// The digest stored for a token that must not be readable in the database.
pub(super) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}
