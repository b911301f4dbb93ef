//! Unguessable texts: tokens of links, with the digest that the database stores of them so that read access to it reveals no
//! usable token, and random codes that people read and type.

use rand::RngExt as _;
use sha2::{Digest as _, Sha256};

/// Capital letters and digits, without those that are easily confused.
pub const CAPITALS_AND_DIGITS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Small letters and digits, without those that are easily confused.
pub const SMALL_LETTERS_AND_DIGITS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// A new token: 256 random bits as 64 hexadecimal digits.
pub fn random() -> String {
    hex::encode(rand::random::<[u8; 32]>())
}

/// SHA-256 of a token or key, as 64 hexadecimal digits.
pub fn digest(text: &str) -> String {
    hex::encode(digest_bytes(text))
}

/// SHA-256 of a token or key.
pub fn digest_bytes(text: &str) -> Vec<u8> {
    Sha256::digest(text.as_bytes()).to_vec()
}

/// A random text of ASCII characters.
pub fn code(alphabet: &[u8], length: usize) -> String {
    let mut random = rand::rng();
    (0..length).map(|_| char::from(alphabet[random.random_range(0..alphabet.len())])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_long_and_unique() {
        let (one, other) = (random(), random());
        assert_eq!((one.len(), digest(&one).len()), (64, 64));
        assert_ne!(one, other);
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn codes_consist_of_their_alphabet() {
        let (one, other) = (code(CAPITALS_AND_DIGITS, 12), code(CAPITALS_AND_DIGITS, 12));
        assert!(one.len() == 12 && one != other, "{one} {other}");
        assert!(one.bytes().all(|byte| CAPITALS_AND_DIGITS.contains(&byte)), "{one}");
    }
}
