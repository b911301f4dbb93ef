//! The built-in copies of the files.

use std::{path::Path, sync::LazyLock};

use rust_embed::RustEmbed;

use crate::{
    error::Result,
    toml_file::{self, Source, Sources},
};

/// The file with the data that all countries share.
pub const PLATFORM_FILE: &str = "platform.toml";
/// Files in the same folder that other slices read: the affiliate programme, retention periods, the prize wheels.
const OTHER_FILES: [&str; 3] = ["affiliates.toml", "retention.toml", "wheel.toml"];

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../tenants"]
#[include = "*.toml"]
#[exclude = "*/*"]
struct BuiltIn;

/// Whether it is the platform file.
pub(super) fn is_platform(source: &Source) -> bool {
    Path::new(&source.name).file_name().is_some_and(|name| name == PLATFORM_FILE)
}

fn is_other(name: &str) -> bool {
    Path::new(name).file_name().is_some_and(|name| OTHER_FILES.iter().any(|other| name == *other))
}

/// The countries' files in a folder, or one file.
pub fn read_path(path: &Path) -> Result<Sources> {
    let mut sources = toml_file::read_path(path)?;
    if sources.is_whole {
        sources.files.retain(|source| !is_other(&source.name));
    }
    Ok(sources)
}

/// The built-in copies.
pub fn built_in() -> Sources {
    let mut names: Vec<_> = BuiltIn::iter().filter(|name| !is_other(name)).collect();
    names.sort();
    let files = names.iter().filter_map(|name| {
        let file = BuiltIn::get(name)?;
        Some(Source { name: format!("tenants/{name}"), text: String::from_utf8_lossy(&file.data).into_owned() })
    });
    Sources { files: files.collect(), is_whole: true }
}

/// The codes of the countries with built-in files, whether or not the database has them.
pub fn built_in_codes() -> &'static [String] {
    static CODES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let names = BuiltIn::iter().filter(|name| name != PLATFORM_FILE && !is_other(name));
        names.filter_map(|name| Some(name.strip_suffix(".toml")?.to_uppercase())).collect()
    });
    &CODES
}
