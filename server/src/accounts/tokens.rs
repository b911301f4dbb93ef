//! Tokens: 256 random bits, of which the database stores only a digest, so that read access to the database reveals no usable
//! token.

use sha2::{Digest as _, Sha256};

/// A token in its transport form: 64 hexadecimal digits.
#[derive(Clone, Debug)]
pub struct Token(pub String);

impl Token {
    /// A new random token.
    pub fn random() -> Self {
        Self(hex::encode(rand::random::<[u8; 32]>()))
    }

    /// The digest that the database stores.
    pub fn digest(&self) -> String {
        digest(&self.0)
    }
}

/// SHA-256 of a text, as hexadecimal digits.
pub fn digest(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_long_and_unique() {
        let (one, other) = (Token::random(), Token::random());
        assert_eq!((one.0.len(), one.digest().len()), (64, 64));
        assert_ne!(one.0, other.0);
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
