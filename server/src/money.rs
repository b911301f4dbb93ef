//! Money: whole minor units and the one pattern by which a country writes them.
//!
//! Two decimals and comma thousands everywhere (specification, section 9); the pattern says where the symbol stands. The browser
//! formats by the same rule, checked on `tests/vectors/money.json`.

/// Formats minor units by a pattern such as `{amount} €` or `Tk. {amount}`.
pub fn format(pattern: &str, minor: i64) -> String {
    pattern.replace("{amount}", &amount(minor))
}

/// `123456` → `1,234.56`; a negative amount has its sign in front.
pub fn amount(minor: i64) -> String {
    let absolute = minor.unsigned_abs();
    let whole = (absolute / 100).to_string();
    let mut grouped = String::with_capacity(whole.len() + whole.len() / 3 + 4);
    if minor < 0 {
        grouped.push('-');
    }
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{grouped}.{:02}", absolute % 100)
}

/// Why a text is not a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// Not digits with at most one decimal mark.
    #[error("is not a number")]
    NotANumber,
    /// More than two decimals that are not zero.
    #[error("has more than two decimals")]
    TooPrecise,
    /// Below zero.
    #[error("is below zero")]
    Negative,
    /// More than the shop can hold (10 milliards of major units).
    #[error("is too large")]
    TooLarge,
}

/// Parses `1234.5`, `1234,50` or `1,234.50` into minor units. One lone comma before one or two last digits is a decimal comma.
pub fn parse(text: &str) -> Result<i64, ParseError> {
    let text = text.trim();
    if text.starts_with('-') {
        return Err(ParseError::Negative);
    }
    let (whole, decimals) = split_decimals(text).ok_or(ParseError::NotANumber)?;
    let whole = without_groups(whole).ok_or(ParseError::NotANumber)?;
    if whole.is_empty() && decimals.is_empty() {
        return Err(ParseError::NotANumber);
    }
    if !whole.bytes().chain(decimals.bytes()).all(|byte| byte.is_ascii_digit()) {
        return Err(ParseError::NotANumber);
    }
    let trimmed = decimals.trim_end_matches('0');
    if trimmed.len() > 2 {
        return Err(ParseError::TooPrecise);
    }
    if whole.trim_start_matches('0').len() > 10 {
        return Err(ParseError::TooLarge);
    }
    let digits = format!("0{whole}{trimmed:0<2}");
    digits.parse().map_err(|_| ParseError::TooLarge)
}

fn split_decimals(text: &str) -> Option<(&str, &str)> {
    match (text.rfind('.'), text.rfind(',')) {
        (Some(dot), Some(comma)) if comma > dot => text.split_at_checked(comma).map(|(w, d)| (w, &d[1..])),
        (Some(dot), _) => text.split_at_checked(dot).map(|(w, d)| (w, &d[1..])),
        (None, Some(comma)) if text.len() - comma <= 3 => text.split_at_checked(comma).map(|(w, d)| (w, &d[1..])),
        _ => Some((text, "")),
    }
}

/// Takes thousands marks out, when they stand at every third digit.
fn without_groups(whole: &str) -> Option<String> {
    let groups: Vec<&str> = whole.split([',', '.', ' ', '\u{a0}', '\u{202f}']).collect();
    let well_grouped =
        groups.len() == 1 || (groups[1..].iter().all(|group| group.len() == 3) && (1..=3).contains(&groups[0].len()));
    well_grouped.then(|| groups.concat())
}

/// The reduction from `from` to `to` in whole percent, rounded down so that it is never overstated.
pub fn percent_off(from: i64, to: i64) -> i64 {
    if from <= 0 || to >= from {
        return 0;
    }
    (from - to) * 100 / from
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_two_decimals_and_comma_thousands() {
        assert_eq!(amount(0), "0.00");
        assert_eq!(amount(5), "0.05");
        assert_eq!(amount(123_456_789), "1,234,567.89");
        assert_eq!(amount(-100_000), "-1,000.00");
        assert_eq!(format("Tk. {amount}", 149_000), "Tk. 1,490.00");
    }

    #[test]
    fn the_vectors_shared_with_the_web_hold() {
        #[derive(serde::Deserialize)]
        struct Vectors {
            amounts: Vec<Vector>,
        }
        #[derive(serde::Deserialize)]
        struct Vector {
            pattern: String,
            minor: i64,
            expected: String,
        }
        let vectors: Vectors = serde_json::from_str(include_str!("../../tests/vectors/money.json")).unwrap();
        assert!(!vectors.amounts.is_empty());
        for vector in vectors.amounts {
            assert_eq!(format(&vector.pattern, vector.minor), vector.expected);
        }
    }

    #[test]
    fn prices_are_read_as_people_write_them() {
        for (text, minor) in [
            ("29.9", 2990),
            ("29,90", 2990),
            ("1,234.50", 123_450),
            ("1.234,50", 123_450),
            ("1,234", 123_400),
            ("0", 0),
            ("15.990", 1599),
            (".5", 50),
            (" 12 ", 1200),
        ] {
            assert_eq!(parse(text), Ok(minor), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused_with_its_reason() {
        for (text, reason) in [
            ("", ParseError::NotANumber),
            ("abc", ParseError::NotANumber),
            ("1.2.3", ParseError::NotANumber),
            ("12e3", ParseError::NotANumber),
            ("-3", ParseError::Negative),
            ("1.999", ParseError::TooPrecise),
            ("99999999999", ParseError::TooLarge),
        ] {
            assert_eq!(parse(text), Err(reason), "{text}");
        }
    }

    #[test]
    fn a_percentage_is_never_overstated() {
        assert_eq!(percent_off(2790, 2290), 17);
        assert_eq!(percent_off(100, 100), 0);
        assert_eq!(percent_off(0, 0), 0);
    }
}
