//! How a country writes an amount.
//!
//! A pattern is the text around the amount with the amount in braces: `{amount} €` has two decimals and comma thousands (specification,
//! section 9). A country that writes them otherwise puts an example of 1234.50 there: `{1.234,50} €`, `{1 234} Ft`, `{1234,50} zł`.
//! Without decimals in the example they are left out where they are zero; an amount that has some is never rounded. The browser's
//! web/src/lib/money.ts does the same, and tests/vectors/money.json holds both to it.

/// Hundredths of the unit.
const MINOR_PER_UNIT: u64 = 100;

/// Before negative amounts, as in the sums of orders.
const MINUS: &str = "−";

/// A pattern that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    before: String,
    after: String,
    /// Between thousands.
    group: Option<char>,
    decimal: char,
    /// Whether decimals are written where they are zero.
    has_decimals: bool,
}

/// Why a text is no pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// No braces, or more than one pair.
    #[error("must hold {{amount}} once, or an example such as {{1.234,50}}")]
    NoAmount,
    /// The braces hold something else.
    #[error("must write 1234.50 in its braces as the country does, such as {{1.234,50}}, {{1 234}} or {{1234.50}}")]
    NoExample,
    /// One mark for both is read as either.
    #[error("separates thousands and decimals by the same mark")]
    SameMarks,
}

impl Pattern {
    /// Reads a pattern.
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

    /// Writes minor units; a minus stands in front of all.
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

/// The marks of an example: between thousands, and before decimals where it has some.
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

/// Writes minor units by a pattern such as `{amount} €`; one that is not understood shows the amount alone.
pub fn format(pattern: &str, minor: i64) -> String {
    Pattern::parse(pattern).map_or_else(|_| amount(minor), |pattern| pattern.format(minor))
}

/// `123456` → `1,234.56`; a negative amount has its sign in front.
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
    fn the_vectors_shared_with_the_web_hold() {
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
    fn the_smallest_amount_is_written_too() {
        assert_eq!(amount(i64::MIN), "−92,233,720,368,547,758.08");
    }
}
