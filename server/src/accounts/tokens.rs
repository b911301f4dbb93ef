//! Tokens of sessions and links, of which the database stores only a digest.

use crate::token;

/// A token in its transport form: 64 hexadecimal digits.
#[derive(Clone, Debug)]
pub struct Token(pub String);

impl Token {
    /// A new random token.
    pub fn random() -> Self {
        Self(token::random())
    }

    /// The digest that the database stores.
    pub fn digest(&self) -> String {
        token::digest(&self.0)
    }
}
