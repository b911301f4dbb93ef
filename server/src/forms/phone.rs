//! Phone numbers: a country calling code and a national number.

use rlibphonenumber::{PHONE_NUMBER_UTIL, PhoneNumberFormat};

/// Bangladesh's calling code in the specification and the international one: after the former, numbers keep their leading 0.
const BANGLADESH: (i32, i32) = (88, 880);

/// A number in E.164 format, `+38640123456`, if it is valid for the calling code.
pub fn phone(code: &str, typed: &str) -> Option<String> {
    let own_code: i32 = digits(code)?.parse().ok()?;
    let calling_code = if own_code == BANGLADESH.0 { BANGLADESH.1 } else { own_code };
    let region = PHONE_NUMBER_UTIL.get_region_for_country_code(calling_code)?;
    if !typed.chars().all(is_dialled) {
        return None;
    }
    let number = PHONE_NUMBER_UTIL.parse(typed, Some(region)).ok()?;
    let is_right = number.country_code == calling_code && number.is_valid();
    is_right.then(|| number.format_as(PhoneNumberFormat::E164).into_owned())
}

/// The national number: `+38640123456` with `+386` is `40123456`.
pub fn national<'a>(code: &str, number: &'a str) -> &'a str {
    number.strip_prefix(code).unwrap_or(number)
}

fn digits(code: &str) -> Option<&str> {
    let digits = code.trim().strip_prefix('+').unwrap_or(code.trim());
    (!digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(digits)
}

fn is_dialled(sign: char) -> bool {
    sign.is_ascii_digit() || " +-./()\u{a0}".contains(sign)
}
