//! Where files come from: a folder or one file.

use std::path::Path;

use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
};

/// One file's text.
#[derive(Clone, Debug)]
pub struct Source {
    /// As the operator named it.
    pub name: String,
    /// What it holds.
    pub text: String,
}

/// The files to read.
#[derive(Clone, Debug)]
pub struct Sources {
    /// In the order of their names.
    pub files: Vec<Source>,
    /// Whether they claim to name everything.
    pub is_whole: bool,
}

/// All `*.toml` of a folder, or one file.
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
        return Err(Diagnostic::new(path.display().to_string(), 0, "holds no *.toml file").into());
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
