//! The copies of the files inside the program.

use std::{path::Path, sync::LazyLock};

use rust_embed::RustEmbed;

use crate::{
    error::Result,
    toml_file::{self, Source, Sources},
};

/// The file that holds what all countries share.
pub const PLATFORM_FILE: &str = "platform.toml";

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../tenants"]
#[include = "*.toml"]
#[exclude = "*/*"]
#[exclude = "retention.toml"]
#[exclude = "wheel.toml"]
struct BuiltIn;

/// Whether it is the platform's file.
pub(super) fn is_platform(source: &Source) -> bool {
    Path::new(&source.name).file_name().is_some_and(|name| name == PLATFORM_FILE)
}

/// Files that lie beside those of the countries and are read by others: the prize wheels, what is kept for how long.
const OTHER_FILES: [&str; 2] = ["retention.toml", "wheel.toml"];

/// The countries' files of a folder, or one file.
pub fn read_path(path: &Path) -> Result<Sources> {
    let mut sources = toml_file::read_path(path)?;
    let is_other = |source: &Source| {
        let name = Path::new(&source.name).file_name();
        name.is_some_and(|name| OTHER_FILES.iter().any(|other| name == *other))
    };
    if sources.is_whole {
        sources.files.retain(|source| !is_other(source));
    }
    Ok(sources)
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
