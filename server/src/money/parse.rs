//! Parsing of prices in files.

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
    /// More than the maximum (10^10 major units).
    #[error("is too large")]
    TooLarge,
}

/// Parses `1234.5`, `1234,50` or `1,234.50` into minor units. A single comma followed by one or two final digits is a decimal
/// comma.
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

/// Removes thousands separators, when they are at every third digit.
fn without_groups(whole: &str) -> Option<String> {
    let groups: Vec<&str> = whole.split([',', '.', ' ', '\u{a0}', '\u{202f}']).collect();
    let well_grouped =
        groups.len() == 1 || (groups[1..].iter().all(|group| group.len() == 3) && (1..=3).contains(&groups[0].len()));
    well_grouped.then(|| groups.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_price_formats_are_parsed() {
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
    fn invalid_prices_are_refused_with_a_reason() {
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
}
