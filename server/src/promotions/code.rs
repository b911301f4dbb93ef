//! Normalisation of coupon codes.

/// The form in which codes are compared: trimmed and in upper case. `None` for texts that cannot be a code.
pub fn code_key(code: &str) -> Option<String> {
    let code = code.trim();
    let is_good = |character: char| character.is_alphanumeric() || character == '-' || character == '_';
    let is_code = (3..=40).contains(&code.chars().count()) && code.chars().all(is_good);
    is_code.then(|| code.to_uppercase())
}
