//! `translations export`: translations as Fluent files.

use std::path::Path;

use anyhow::{Context as _, Result};
use vitrina_server::{
    db::Db,
    i18n::{self, ExportedFile},
    tenancy::Directory,
};

use super::selection::Filter;
use crate::output::Output;

/// The target of the export.
pub(super) struct Destination<'a> {
    pub(super) folder: &'a Path,
    /// Only say which files would be written.
    pub(super) dry_run: bool,
}

/// Prints the texts as Fluent, or writes them to files below a folder.
pub(super) async fn run(
    output: &Output,
    db: &Db,
    directory: &Directory,
    filter: &Filter,
    all: bool,
    to: Option<Destination<'_>>,
) -> Result<()> {
    let files = i18n::export(db, directory, filter.tenant, filter.language, all).await?;
    match to {
        Some(Destination { folder, dry_run }) => write_all(output, &files, folder, dry_run),
        None => print(output, &files),
    }
}

fn print(output: &Output, files: &[ExportedFile]) -> Result<()> {
    if files.is_empty() {
        output.note("No country has a wording of its own; --all exports every text.");
    }
    let text = |file: &ExportedFile| format!("### {}\n\n{}", file.path(), file.text);
    output.value(&files, |files| files.iter().map(text).collect::<Vec<_>>().join("\n").trim_end().to_owned())?;
    Ok(())
}

fn write_all(output: &Output, files: &[ExportedFile], folder: &Path, dry_run: bool) -> Result<()> {
    let paths: Vec<_> = files.iter().map(|file| folder.join(file.path())).collect();
    let existing = paths.iter().filter(|path| path.exists()).count();
    if !dry_run && existing > 0 {
        let question = format!("Overwrite {existing} existing files? Comments in them are lost.");
        anyhow::ensure!(output.confirm(&question)?, "nothing was written");
    }
    for (path, file) in paths.iter().zip(files).filter(|_| !dry_run) {
        write(path, &file.text)?;
    }
    let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    output.value(&names, |names| names.join("\n"))?;
    let noun = if names.len() == 1 { "file" } else { "files" };
    output.note(&format!("{} {noun} {}.", names.len(), if dry_run { "would be written" } else { "written" }));
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
