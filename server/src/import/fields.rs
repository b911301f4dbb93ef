//! Single fields: prices, pieces, yes and no.

use crate::money;

/// Above this, a shop does not count pieces but mistyped.
const MAX_QUANTITY: i64 = 10_000_000;

/// A price above zero in minor units, or what is wrong with it. Currency signs around it are passed over.
pub(super) fn price(text: &str) -> Result<i64, String> {
    let bare = text.trim_matches(|c: char| c.is_whitespace() || "€$£".contains(c));
    match money::parse(bare) {
        Ok(0) => Err("is 0: a price must be above it".to_owned()),
        Ok(minor) => Ok(minor),
        Err(error) => Err(error.to_string()),
    }
}

/// A whole number of pieces; decimals that are zero are passed over.
pub(super) fn quantity(text: &str) -> Result<i64, &'static str> {
    let whole = match text.split_once('.') {
        Some((whole, zeros)) if zeros.bytes().all(|byte| byte == b'0') => whole,
        Some(_) => return Err("is not a whole number"),
        None => text,
    };
    let pieces: i64 = whole.parse().map_err(|_| "is not a whole number")?;
    if pieces.abs() > MAX_QUANTITY { Err("is too large") } else { Ok(pieces) }
}

/// Yes and no, as programs and people write them.
pub(crate) fn parse_bool(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "true" | "yes" | "1" | "y" | "ja" | "da" => Some(true),
        "false" | "no" | "0" | "n" | "nein" | "ne" => Some(false),
        _ => None,
    }
}

/// A field, if something is in it.
pub(super) fn filled(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// Spreadsheets and Shopify put an apostrophe before digits to keep them as they are.
pub(super) fn code(text: &str) -> Option<String> {
    filled(text.strip_prefix('\'').unwrap_or(text).trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_above_zero() {
        assert_eq!(price("19,90 €"), Ok(1990));
        assert_eq!(price("$1,234.50"), Ok(123_450));
        for text in ["0", "0.00", "-5", "free", "NaN", "1e3", ""] {
            assert!(price(text).is_err(), "{text}");
        }
    }

    #[test]
    fn quantities_are_whole_numbers() {
        assert_eq!(quantity("12"), Ok(12));
        assert_eq!(quantity("12.00"), Ok(12));
        assert_eq!(quantity("-3"), Ok(-3));
        assert!(quantity("1.5").is_err() && quantity("many").is_err() && quantity("99999999999").is_err());
    }
}
