//! Identifiers of payments and refunds at the providers.

use crate::token::{CAPITALS_AND_DIGITS, code};

/// Number of random characters in a token: 31^12 values.
const RANDOM_SIGNS: usize = 12;
/// Maximum number of characters of the order number in a token: with the random ones, within SSLCommerz' limit of 30.
const REFERENCE_SIGNS: usize = 16;

/// An identifier for use at the provider: the order number, readable for people, and an unguessable part.
pub(super) fn token(reference: &str) -> String {
    let plain = reference.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-').take(REFERENCE_SIGNS);
    format!("{}-{}", plain.collect::<String>(), code(CAPITALS_AND_DIGITS, RANDOM_SIGNS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_unique_and_valid_for_every_provider() {
        for reference in ["V7K2-93QX", "", "a number that is much too long for SSLCommerz", "č<>&"] {
            let (one, other) = (token(reference), token(reference));
            assert!(one.len() <= 30 && one != other, "{one} {other}");
            assert!(one.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'), "{one}");
        }
    }
}
