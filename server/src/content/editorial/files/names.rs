//! Valid names of files of content, and the countries that they may name.

use crate::{
    tenancy::{Directory, files::built_in_codes},
    toml_file::TableReader,
};

/// Whether a code is that of a country of this shop or of those that come with the program. The built-in texts name all of the
/// latter; texts for countries that a shop does not have are not shown anywhere.
pub(super) fn is_country(code: &str, directory: &Directory) -> bool {
    directory.tenants.iter().any(|tenant| tenant.code == code) || built_in_codes().iter().any(|known| known == code)
}

/// A list of country codes; empty when it is left out.
pub(super) fn countries(sheet: &TableReader<'_>, directory: &Directory) -> Vec<String> {
    let codes: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
    let named = sheet.texts_if_any("countries");
    for code in named.iter().filter(|code| !is_country(&code.value, directory)) {
        let message = format!("{} is no country; there are {}", code.value, codes.join(", "));
        sheet.unknown(code.line, "countries", &code.value, message, codes.iter().copied());
    }
    named.into_iter().map(|code| code.value).collect()
}

/// Whether a text is a valid key or slug.
pub(super) fn is_key(text: &str) -> bool {
    let is_good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= 60 && text.bytes().all(is_good) && !text.starts_with('-') && !text.ends_with('-')
}
