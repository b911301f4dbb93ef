//! `vitrina backup` and `vitrina restore`: the database and the pictures in one file.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use serde::Serialize;
use vitrina_server::backup::{self, BackupScope, Contents};

use super::context::Context;
use crate::output::count;

/// Arguments of `backup`.
#[derive(Debug, Args)]
pub struct BackupArgs {
    /// File to write
    file: PathBuf,
    /// Leave out the pictures, for example because they are in a bucket with versioning
    #[arg(long)]
    database_only: bool,
}

/// Arguments of `restore`.
#[derive(Debug, Args)]
pub struct RestoreArgs {
    /// Backup file to restore
    file: PathBuf,
}

#[derive(Serialize)]
struct Report {
    file: String,
    #[serde(flatten)]
    contents: Contents,
}

/// Writes everything into a file, while the shop keeps running.
pub async fn backup(context: &Context, BackupArgs { file, database_only }: BackupArgs) -> Result<()> {
    if file.exists() && !context.output.confirm(&format!("{} exists. Replace it?", file.display()))? {
        return Ok(());
    }
    let extent = if database_only { BackupScope::DatabaseOnly } else { BackupScope::Whole };
    let contents = backup::backup(&context.settings, &file, extent).await?;
    report(context, &file, contents, "holds")
}

/// Replaces the database and the pictures by a backup.
pub async fn restore(context: &Context, RestoreArgs { file }: RestoreArgs) -> Result<()> {
    anyhow::ensure!(file.exists(), "there is no file {}", file.display());
    let question = format!("This replaces {} and all pictures. Continue?", context.database_name());
    if !context.output.confirm(&question)? {
        return Ok(());
    }
    let contents = backup::restore(&context.settings, &file)
        .await
        .with_context(|| format!("{} was not restored; the existing data is unchanged", file.display()))?;
    report(context, &file, contents, "is restored:")
}

fn report(context: &Context, file: &std::path::Path, contents: Contents, verb: &str) -> Result<()> {
    let report = Report { file: file.display().to_string(), contents };
    context.output.value(&report, |report| {
        let pictures = if report.contents.has_pictures {
            count(report.contents.pictures, "picture")
        } else {
            "no pictures (existing ones are kept)".to_owned()
        };
        let size = report.contents.bytes as f64 / f64::from(1 << 20);
        format!("{} {verb} the database and {pictures} ({size:.1} MiB)", report.file)
    })?;
    Ok(())
}
