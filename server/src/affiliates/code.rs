//! The format of a partner's code.

/// Minimum and maximum length, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 3..=40;

/// The form in which codes are compared: trimmed, in lower case. `None` for a text that is not a valid code.
pub fn code_key(code: &str) -> Option<String> {
    let code = code.trim();
    let is_good = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (LENGTH.contains(&code.len()) && code.bytes().all(is_good)).then(|| code.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_compared_ignoring_case() {
        assert_eq!(code_key(" Ana-7 ").as_deref(), Some("ana-7"));
        for wrong in ["", "ab", "a b c", "ana/7", "čaj", "a%20b", &"x".repeat(41)] {
            assert_eq!(code_key(wrong), None, "{wrong}");
        }
    }
}
