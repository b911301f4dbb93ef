//! Reads TOML files from a folder, or a single one.

use std::path::Path;

use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
};

/// A file's name and text.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path as given by the operator.
    pub name: String,
    /// The content.
    pub text: String,
}

/// The files to read.
#[derive(Clone, Debug)]
pub struct Sources {
    /// Ordered by name.
    pub files: Vec<Source>,
    /// Whether they are the complete set, so that what they do not contain may be removed.
    pub is_whole: bool,
}

/// All `*.toml` files of a folder, or a single file.
pub fn read_path(path: &Path) -> Result<Sources> {
    if !path.is_dir() {
        return Ok(Sources { files: vec![read_file(path)?], is_whole: false });
    }
    let entries = std::fs::read_dir(path).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
    let mut paths: Vec<_> =
        entries.map_err(|error| unreadable(path, &error))?.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.is_file() && path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    if paths.is_empty() {
        return Err(Diagnostic::new(path.display().to_string(), 0, "contains no *.toml file").into());
    }
    let files = paths.iter().map(|path| read_file(path)).collect::<Result<_>>()?;
    Ok(Sources { files, is_whole: true })
}

fn read_file(path: &Path) -> Result<Source> {
    let text = std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    Ok(Source { name: path.display().to_string(), text })
}

fn unreadable(path: &Path, error: &std::io::Error) -> Error {
    Diagnostic::new(path.display().to_string(), 0, format!("cannot be read: {error}")).into()
}
