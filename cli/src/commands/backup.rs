//! `vitrina backup` and `vitrina restore`: the database and the pictures in one file.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use serde::Serialize;
use vitrina_server::backup::{self, Contents, Extent};

use super::Context;
use crate::output::count;

/// What to write, and where to.
#[derive(Debug, Args)]
pub struct BackupArgs {
    /// The file to write
    file: PathBuf,
    /// Leave the pictures out, such as those in a bucket that keeps versions of its own
    #[arg(long)]
    database_only: bool,
}

/// What to read.
#[derive(Debug, Args)]
pub struct RestoreArgs {
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
pub async fn backup(context: &Context, BackupArgs { file, database_only }: BackupArgs) -> Result<()> {
    if file.exists() && !context.output.confirm(&format!("{} exists. Replace it?", file.display()))? {
        return Ok(());
    }
    let extent = if database_only { Extent::DatabaseOnly } else { Extent::Whole };
    let contents = backup::backup(&context.settings, &file, extent).await?;
    report(context, &file, contents, "holds")
}

/// Puts a backup in the place of everything that is there.
pub async fn restore(context: &Context, RestoreArgs { file }: RestoreArgs) -> Result<()> {
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
        let pictures = if report.contents.has_pictures {
            count(report.contents.pictures, "picture")
        } else {
            "no pictures, which stay where they are".to_owned()
        };
        let size = report.contents.bytes as f64 / f64::from(1 << 20);
        format!("{} {verb} the database and {pictures} ({size:.1} MiB)", report.file)
    })?;
    Ok(())
}
