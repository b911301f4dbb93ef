//! What files of content may be called, and the countries that they may name.

use crate::{tenancy::Directory, toml_file::Sheet};

/// A list of country codes; empty when it is left out.
pub(super) fn countries(sheet: &Sheet<'_>, directory: &Directory) -> Vec<String> {
    let codes: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
    let named = sheet.texts_if_any("countries");
    for code in named.iter().filter(|code| !codes.contains(&code.value.as_str())) {
        let message = format!("{} is no country; there are {}", code.value, codes.join(", "));
        sheet.unknown(code.line, "countries", &code.value, message, codes.iter().copied());
    }
    named.into_iter().map(|code| code.value).collect()
}

/// Whether a text may be the key or the slug of something.
pub(super) fn is_key(text: &str) -> bool {
    let is_good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= 60 && text.bytes().all(is_good) && !text.starts_with('-') && !text.ends_with('-')
}
