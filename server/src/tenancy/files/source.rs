//! The copies of the files inside the program.

use std::{path::Path, sync::LazyLock};

use rust_embed::RustEmbed;

use crate::toml_file::{Source, Sources};

/// The file that holds what all countries share.
pub const PLATFORM_FILE: &str = "platform.toml";
/// The file of the affiliate programme, which stands beside those of the countries (server/src/affiliates).
const AFFILIATES_FILE: &str = "affiliates.toml";

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../tenants"]
#[include = "*.toml"]
#[exclude = "*/*"]
#[exclude = "affiliates.toml"]
struct BuiltIn;

/// Whether it is the platform's file.
pub(super) fn is_platform(source: &Source) -> bool {
    Path::new(&source.name).file_name().is_some_and(|name| name == PLATFORM_FILE)
}

/// Whether it is the file of the affiliate programme.
pub(super) fn is_of_affiliates(source: &Source) -> bool {
    Path::new(&source.name).file_name().is_some_and(|name| name == AFFILIATES_FILE)
}

/// The copies inside the program.
pub fn built_in() -> Sources {
    let mut names: Vec<_> = BuiltIn::iter().collect();
    names.sort();
    let files = names.iter().filter_map(|name| {
        let file = BuiltIn::get(name)?;
        Some(Source { name: format!("tenants/{name}"), text: String::from_utf8_lossy(&file.data).into_owned() })
    });
    Sources { files: files.collect(), is_whole: true }
}

/// The codes of the countries that the program has files of, whether or not a shop has them.
pub fn built_in_codes() -> &'static [String] {
    static CODES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let names = BuiltIn::iter().filter(|name| name != PLATFORM_FILE);
        names.filter_map(|name| Some(name.strip_suffix(".toml")?.to_uppercase())).collect()
    });
    &CODES
}
