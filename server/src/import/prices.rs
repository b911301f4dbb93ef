//! Parses prices as shops write them: with currency symbols, digit grouping and digits of their country.

use crate::money;

/// Currencies by the symbols beside amounts, folded.
const SYMBOLS: &[(&str, &[&str])] = &[
    ("EUR", &["€", "euro", "euros", "eura", "evra", "evrov"]),
    ("BDT", &["৳", "tk", "tk.", "taka", "টাকা"]),
    ("HUF", &["ft", "ft.", "forint"]),
    ("PLN", &["zł", "zl", "zł.", "złotych"]),
    ("CZK", &["kč", "kc"]),
    ("RON", &["lei", "leu", "lej"]),
    ("BGN", &["лв", "лв.", "lv", "lv."]),
    ("USD", &["$", "us$"]),
    ("GBP", &["£"]),
    ("CHF", &["fr", "fr.", "sfr", "sfr."]),
    ("RSD", &["din", "din.", "дин", "дин."]),
    ("MKD", &["ден", "ден."]),
    ("BAM", &["km"]),
    ("ALL", &["lek", "lekë"]),
    ("SEK", &["kr", "kr.", ":-"]),
    ("NOK", &["kr", "kr.", ",-"]),
    ("DKK", &["kr", "kr.", ",-"]),
    ("TRY", &["₺", "tl"]),
    ("UAH", &["₴", "грн", "грн."]),
    ("INR", &["₹", "rs", "rs."]),
];
/// Currencies whose prices have no decimals: a separator before three digits is a grouping mark.
const WHOLE: &[&str] = &["HUF"];
/// Endings of whole amounts in German and Dutch shops.
const DASHES: [&str; 5] = [",-", ",–", ",--", ".-", ".–"];

/// A price above zero in minor units of a currency; otherwise the reason why it is invalid.
pub(super) fn price(text: &str, currency: &str) -> Result<i64, String> {
    match amount(text, currency)? {
        0 => Err("is 0: a price must be above it".to_owned()),
        minor => Ok(minor),
    }
}

/// Like `price`, but 0 is allowed.
pub(super) fn amount(text: &str, currency: &str) -> Result<i64, String> {
    let text: String = text.trim().chars().map(ascii_digit).collect();
    let not_a_number = || "is not a number".to_owned();
    let first = text.find(|c: char| c.is_ascii_digit()).ok_or_else(not_a_number)?;
    let last = text.rfind(|c: char| c.is_ascii_digit()).ok_or_else(not_a_number)?;
    let (mut before, mut after) = (&text[..first], &text[last + 1..]);
    let mut number = text[first..=last].to_owned();
    if before.contains(['-', '−']) || after.trim() == "-" {
        return Err("is below zero".to_owned());
    }
    if !is_beside(before, currency)? && before.ends_with(['.', ',']) {
        before = &before[..before.len() - 1];
        number.insert(0, '.');
    }
    if let Some(dash) = DASHES.iter().find(|dash| after.starts_with(**dash)) {
        after = &after[dash.len()..];
    }
    if !is_beside(before, currency)? || !is_beside(after, currency)? {
        return Err(not_a_number());
    }
    let plain = plain(&number, WHOLE.contains(&currency)).ok_or_else(not_a_number)?;
    money::parse(&plain).map_err(|error| error.to_string())
}

/// Converts Bengali and Arabic digits to ASCII.
fn ascii_digit(letter: char) -> char {
    let offset = match letter {
        '\u{9e6}'..='\u{9ef}' => '\u{9e6}',
        '\u{660}'..='\u{669}' => '\u{660}',
        '\u{6f0}'..='\u{6f9}' => '\u{6f0}',
        other => return other,
    };
    char::from_digit(letter as u32 - offset as u32, 10).unwrap_or(letter)
}

/// Whether the text beside an amount is empty, or a symbol of the currency; an error if it is one of another currency.
fn is_beside(text: &str, currency: &str) -> Result<bool, String> {
    let folded = text.trim().trim_matches('\u{a0}').to_lowercase();
    if folded.is_empty() {
        return Ok(true);
    }
    let mut named = SYMBOLS
        .iter()
        .filter(|(code, symbols)| folded == code.to_lowercase() || symbols.contains(&folded.as_str()))
        .map(|(code, _)| *code);
    if folded == currency.to_lowercase() || named.clone().any(|code| code == currency) {
        return Ok(true);
    }
    match named.next() {
        Some(other) => Err(format!("is in {other}, the country pays in {currency}")),
        None => Ok(false),
    }
}

/// `1.234,50`, `1'234.50` and `9,99,999.50` as `1234.50`, `1234.50` and `999999.50`; `None` if separators are misplaced.
fn plain(number: &str, is_whole: bool) -> Option<String> {
    let (dots, commas) = (number.matches('.').count(), number.matches(',').count());
    let decimal = match (number.rfind('.'), number.rfind(',')) {
        (Some(dot), Some(comma)) if dot > comma && dots == 1 => Some(dot),
        (Some(dot), Some(comma)) if comma > dot && commas == 1 => Some(comma),
        (Some(_), Some(_)) => return None,
        (Some(at), None) if dots == 1 => Some(at).filter(|at| !(is_whole && number.len() - at == 4)),
        (None, Some(at)) if commas == 1 => Some(at).filter(|at| number.len() - at != 4),
        _ => None,
    };
    let (whole, decimals) = match decimal {
        Some(at) => (&number[..at], &number[at + 1..]),
        None => (number, ""),
    };
    let is_mark = |c: char| ".,'’ \u{a0}\u{202f}\u{2009}".contains(c);
    let mut marks = whole.chars().filter(|c| is_mark(*c));
    if let Some(first) = marks.next()
        && marks.any(|mark| mark != first)
    {
        return None;
    }
    let groups: Vec<&str> = whole.split(is_mark).collect();
    let all_digits = groups.iter().chain([&decimals]).all(|group| group.bytes().all(|byte| byte.is_ascii_digit()));
    (all_digits && are_groups(&groups)).then(|| format!("{}.{decimals}", groups.concat()))
}

/// Whether these are groups of thousands, or of lakhs and crores (South Asia): three digits last, two in the groups between.
fn are_groups(groups: &[&str]) -> bool {
    let [first, between @ .., last] = groups else { return true };
    let is_between = |length: usize| between.iter().all(|group| group.len() == length);
    last.len() == 3
        && ((1..=3).contains(&first.len()) && is_between(3) || (1..=2).contains(&first.len()) && is_between(2))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn prices_are_parsed_in_each_countrys_format() {
        for (text, currency, minor) in [
            ("Tk. 1200", "BDT", 120_000),
            ("Tk.1200", "BDT", 120_000),
            ("৳1,200", "BDT", 120_000),
            ("৳ ১,২০০.৫০", "BDT", 120_050),
            ("9,99,999.50", "BDT", 99_999_950),
            ("1,00,00,000", "BDT", 1_000_000_000),
            ("11990 Ft", "HUF", 1_199_000),
            ("11.990 Ft", "HUF", 1_199_000),
            ("11 990 HUF", "HUF", 1_199_000),
            ("20 EUR", "EUR", 2000),
            ("EUR 20,5", "EUR", 2050),
            ("1.234,50 €", "EUR", 123_450),
            ("1'234.50", "EUR", 123_450),
            ("1\u{202f}234,50\u{a0}€", "EUR", 123_450),
            ("19,90 €", "EUR", 1990),
            ("€.50", "EUR", 50),
            (".5", "EUR", 50),
            ("12,- €", "EUR", 1200),
            ("49,99 zł", "PLN", 4999),
            ("1 299 Kč", "CZK", 129_900),
            ("99,90 lei", "RON", 9990),
            ("1,234.50", "EUR", 123_450),
            ("1,234", "EUR", 123_400),
            ("1.234.567", "EUR", 123_456_700),
            ("15.990", "EUR", 1599),
        ] {
            assert_eq!(price(text, currency), Ok(minor), "{text}");
        }
    }

    #[test]
    fn invalid_prices_have_a_reason() {
        for (text, reason) in [
            ("0", "is 0"),
            ("0.00", "is 0"),
            ("-5", "is below zero"),
            ("€ -5", "is below zero"),
            ("free", "is not a number"),
            ("NaN", "is not a number"),
            ("1e3", "is not a number"),
            ("", "is not a number"),
            ("1,23,4", "is not a number"),
            ("1.2.3", "is not a number"),
            ("12 apples", "is not a number"),
            ("1'234,567.5'0", "is not a number"),
            ("$1,234.50", "is in USD, the country pays in EUR"),
            ("20 PLN", "is in PLN, the country pays in EUR"),
            ("99999999999", "is too large"),
        ] {
            let error = price(text, "EUR").unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    proptest! {
        #[test]
        fn a_formatted_price_is_parsed_back(minor in 1_i64..9_999_999_999, symbol in proptest::sample::select(&["", "€", " EUR"][..])) {
            prop_assert_eq!(price(&format!("{}{symbol}", money::amount(minor)), "EUR"), Ok(minor));
            prop_assert_eq!(price(&format!("{symbol} {}.{:02}", minor / 100, minor % 100), "EUR"), Ok(minor));
        }

        #[test]
        fn no_text_causes_a_panic(text in "\\PC{0,30}") {
            let _ = price(&text, "HUF");
        }
    }
}
