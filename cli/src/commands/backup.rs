//! `vitrina backup` and `vitrina restore`: the database and the pictures in one file.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use serde::Serialize;
use vitrina_server::backup::{self, Contents};

use super::Context;
use crate::output::count;

/// Which file.
#[derive(Debug, Args)]
pub struct BackupFile {
    /// The backup
    file: PathBuf,
}

#[derive(Serialize)]
struct Report {
    file: String,
    #[serde(flatten)]
    contents: Contents,
}

/// Writes everything into a file, while the shop goes on.
pub async fn backup(context: &Context, BackupFile { file }: BackupFile) -> Result<()> {
    if file.exists() && !context.output.confirm(&format!("{} exists. Replace it?", file.display()))? {
        return Ok(());
    }
    let contents = backup::backup(&context.settings, &file).await?;
    report(context, &file, contents, "holds")
}

/// Puts a backup in the place of everything that is there.
pub async fn restore(context: &Context, BackupFile { file }: BackupFile) -> Result<()> {
    anyhow::ensure!(file.exists(), "there is no file {}", file.display());
    let question = format!("This replaces {} and all pictures. Go on?", context.database_name());
    if !context.output.confirm(&question)? {
        return Ok(());
    }
    let contents = backup::restore(&context.settings, &file)
        .await
        .with_context(|| format!("{} is not restored; what was there is as it was", file.display()))?;
    report(context, &file, contents, "is restored:")
}

fn report(context: &Context, file: &std::path::Path, contents: Contents, verb: &str) -> Result<()> {
    let report = Report { file: file.display().to_string(), contents };
    context.output.value(&report, |report| {
        let pictures = count(report.contents.pictures, "picture");
        let size = report.contents.bytes as f64 / f64::from(1 << 20);
        format!("{} {verb} the database and {pictures} ({size:.1} MiB)", report.file)
    })?;
    Ok(())
}
