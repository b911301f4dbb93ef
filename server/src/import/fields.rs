//! Parses single fields: quantities, dates, booleans.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};

use crate::inventory::is_possible_count;

/// Tags separated by commas.
pub(super) fn tags(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|tag| !tag.is_empty()).map(str::to_owned).collect()
}

/// A whole number of pieces; zero decimals are ignored.
pub(super) fn quantity(text: &str) -> Result<i64, &'static str> {
    let whole = match text.split_once('.') {
        Some((whole, zeros)) if zeros.bytes().all(|byte| byte == b'0') => whole,
        Some(_) => return Err("is not a whole number"),
        None => text,
    };
    let pieces: i64 = whole.parse().map_err(|_| "is not a whole number")?;
    if is_possible_count(pieces) { Ok(pieces) } else { Err("is too large") }
}

/// Booleans as programs and people write them.
pub(crate) fn parse_bool(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "true" | "yes" | "1" | "y" | "ja" | "da" => Some(true),
        "false" | "no" | "0" | "n" | "nein" | "ne" => Some(false),
        _ => None,
    }
}

/// A timestamp; a date without a time means midnight, and UTC is assumed if no time zone is given.
pub(super) fn date(text: &str) -> Option<DateTime<Utc>> {
    let zoned = DateTime::parse_from_rfc3339(text).or_else(|_| DateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S %z"));
    let plain = || NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S").ok();
    let day = || text.parse::<NaiveDate>().ok()?.and_hms_opt(0, 0, 0);
    zoned.ok().map(|at| at.to_utc()).or_else(|| plain().or_else(day).map(|at| at.and_utc()))
}

/// The field, if it is not blank.
pub(super) fn filled(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// Removes the apostrophe with which spreadsheets and Shopify mark digits as text.
pub(super) fn code(text: &str) -> Option<String> {
    filled(text.strip_prefix('\'').unwrap_or(text).trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn date_formats_of_shop_programs_are_parsed() {
        for text in ["2026-03-01T10:20:30Z", "2026-03-01 11:20:30 +0100", "2026-03-01 10:20:30"] {
            assert_eq!(date(text).unwrap().to_rfc3339(), "2026-03-01T10:20:30+00:00", "{text}");
        }
        assert_eq!(date("2026-03-01").unwrap().to_rfc3339(), "2026-03-01T00:00:00+00:00");
        assert!(date("").is_none() && date("true").is_none() && date("2026-13-01").is_none());
    }

    #[test]
    fn quantities_are_whole_numbers() {
        assert_eq!(quantity("12"), Ok(12));
        assert_eq!(quantity("12.00"), Ok(12));
        assert_eq!(quantity("-3"), Ok(-3));
        assert!(quantity("1.5").is_err() && quantity("many").is_err() && quantity("99999999999").is_err());
        for (text, is_possible) in [
            ("10000000", true),
            ("-10000000", true),
            ("10000001", false),
            ("-9223372036854775808", false),
            ("9223372036854775807", false),
        ] {
            assert_eq!(quantity(text).is_ok(), is_possible, "{text}");
        }
    }
}
