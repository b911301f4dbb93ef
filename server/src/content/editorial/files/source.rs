//! Sources of content files: a folder, or the copies embedded in the program.

use std::path::Path;

use rust_embed::RustEmbed;

use super::{
    pictures::is_picture,
    raw_files::{RawFile, RawFiles},
};
use crate::{diagnostic::Diagnostic, error::Result};

/// Deepest level of files that are read.
const DEEPEST: usize = 3;
/// Deepest level of images: names of images may contain folders.
const DEEPEST_PICTURE: usize = 6;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../tenants/content"]
struct BuiltIn;

/// The copies embedded in the program.
pub fn built_in() -> RawFiles {
    let mut paths: Vec<String> = BuiltIn::iter().map(|path| path.replace('\\', "/")).collect();
    paths.sort();
    let files = paths.into_iter().filter_map(|path| {
        let bytes = BuiltIn::get(&path)?.data.into_owned();
        Some(RawFile { path, bytes })
    });
    RawFiles { folder: "tenants/content".to_owned(), files: files.collect() }
}

/// All files of a folder except hidden ones.
pub fn read_folder(folder: &Path) -> Result<RawFiles> {
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let folder = folder.display().to_string();
    if files.is_empty() {
        return Err(Diagnostic::new(folder, 0, "holds no files").into());
    }
    Ok(RawFiles { folder, files })
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<RawFile>) -> Result<()> {
    let unreadable =
        |error: std::io::Error| Diagnostic::new(folder.display().to_string(), 0, format!("cannot be read: {error}"));
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if name.starts_with('.') {
            continue;
        }
        let level = path.split('/').count();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            if level < DEEPEST_PICTURE {
                collect(&entry.path(), &format!("{path}/"), files)?;
            }
        } else if level <= DEEPEST || is_picture(&path) {
            files.push(RawFile { path, bytes: std::fs::read(entry.path()).map_err(unreadable)? });
        }
    }
    Ok(())
}
