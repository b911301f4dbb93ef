//! A country's format of amounts.
//!
//! A pattern is the text around the amount with the amount in braces: `{amount} €` has two decimals and a comma as thousands
//! separator (specification, section 9). A country with another format uses an example of 1234.50 instead: `{1.234,50} €`, `{1
//! 234} Ft`, `{1234,50} zł`. When the example has no decimals, they are omitted if they are zero; an amount that has some is
//! never rounded. The browser's web/src/lib/money.ts implements the same, and tests/vectors/money.json tests both.

/// Hundredths of the unit.
const MINOR_PER_UNIT: u64 = 100;

/// Minus sign for negative amounts, as in the totals of orders.
const MINUS: &str = "−";

/// A parsed pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    before: String,
    after: String,
    /// Thousands separator.
    group: Option<char>,
    decimal: char,
    /// Whether decimals are written when they are zero.
    has_decimals: bool,
}

/// Why a text is not a valid pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// No braces, or more than one pair.
    #[error("must contain {{amount}} once, or an example such as {{1.234,50}}")]
    NoAmount,
    /// The text in the braces is not a valid example.
    #[error("must write 1234.50 in its braces as the country does, such as {{1.234,50}}, {{1 234}} or {{1234.50}}")]
    NoExample,
    /// The same character as thousands separator and decimal mark is ambiguous.
    #[error("separates thousands and decimals by the same mark")]
    SameMarks,
}

impl Pattern {
    /// Parses a pattern.
    pub fn parse(text: &str) -> Result<Self, PatternError> {
        let (before, rest) = text.split_once('{').ok_or(PatternError::NoAmount)?;
        let (example, after) = rest.split_once('}').ok_or(PatternError::NoAmount)?;
        if [before, example, after].iter().any(|part| part.contains(['{', '}'])) {
            return Err(PatternError::NoAmount);
        }
        let (group, decimal) = if example == "amount" { (Some(','), Some('.')) } else { marks(example)? };
        if group.is_some() && group == decimal {
            return Err(PatternError::SameMarks);
        }
        Ok(Self {
            before: before.to_owned(),
            after: after.to_owned(),
            group,
            decimal: decimal.unwrap_or(if group == Some(',') { '.' } else { ',' }),
            has_decimals: decimal.is_some(),
        })
    }

    /// Formats minor units; a minus sign precedes the whole text.
    pub fn format(&self, minor: i64) -> String {
        let units = minor.unsigned_abs();
        let sign = if minor < 0 { MINUS } else { "" };
        let decimals = match units % MINOR_PER_UNIT {
            0 if !self.has_decimals => String::new(),
            cents => format!("{}{cents:02}", self.decimal),
        };
        format!("{sign}{}{}{decimals}{}", self.before, self.grouped(units / MINOR_PER_UNIT), self.after)
    }

    fn grouped(&self, units: u64) -> String {
        let digits = units.to_string();
        let mut grouped = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.extend(self.group);
            }
            grouped.push(digit);
        }
        grouped
    }
}

/// The separators in an example: for thousands, and for decimals if it has any.
fn marks(example: &str) -> Result<(Option<char>, Option<char>), PatternError> {
    let rest = example.strip_prefix('1').ok_or(PatternError::NoExample)?;
    let (group, rest) = mark(rest);
    let rest = rest.strip_prefix("234").ok_or(PatternError::NoExample)?;
    let (decimal, rest) = mark(rest);
    let is_whole = decimal.is_none() && rest.is_empty() || decimal.is_some() && rest == "50";
    if is_whole { Ok((group, decimal)) } else { Err(PatternError::NoExample) }
}

fn mark(text: &str) -> (Option<char>, &str) {
    let mut rest = text.chars();
    match rest.next() {
        Some(mark) if !mark.is_alphanumeric() && !mark.is_control() => (Some(mark), rest.as_str()),
        _ => (None, text),
    }
}

/// Formats minor units by a pattern such as `{amount} €`; with an invalid pattern, only the amount.
pub fn format(pattern: &str, minor: i64) -> String {
    Pattern::parse(pattern).map_or_else(|_| amount(minor), |pattern| pattern.format(minor))
}

/// `123456` → `1,234.56`; a negative amount has a leading sign.
pub fn amount(minor: i64) -> String {
    format("{amount}", minor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    struct Vectors {
        amounts: Vec<Vector>,
        refused: Vec<String>,
    }

    #[derive(serde::Deserialize)]
    struct Vector {
        pattern: String,
        minor: i64,
        expected: String,
    }

    #[test]
    fn the_vectors_shared_with_the_web_pass() {
        let vectors: Vectors = serde_json::from_str(include_str!("../../../tests/vectors/money.json")).unwrap();
        assert!(vectors.amounts.len() > 40 && !vectors.refused.is_empty());
        for vector in vectors.amounts {
            let pattern = Pattern::parse(&vector.pattern).unwrap();
            assert_eq!(pattern.format(vector.minor), vector.expected, "{}", vector.pattern);
        }
        for pattern in vectors.refused {
            assert!(Pattern::parse(&pattern).is_err(), "{pattern}");
            assert_eq!(format(&pattern, 123_450), "1,234.50");
        }
    }

    #[test]
    fn the_smallest_amount_is_formatted() {
        assert_eq!(amount(i64::MIN), "−92,233,720,368,547,758.08");
    }
}
