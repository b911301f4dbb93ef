//! `vitrina translations …`: compares translation files with the database, and manages the countries' own wordings.

mod export;
mod own;
mod selection;
mod texts;

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use vitrina_server::{db::Db, tenancy};

use self::{
    export::Destination,
    selection::{FilterArgs, TargetArgs},
    texts::FilesArgs,
};
use super::context::Context;

/// Subcommands of `translations`.
#[derive(Debug, Subcommand)]
pub enum TranslationsCommand {
    /// Apply the translation files to the database; countries' own wordings are kept
    Seed {
        #[command(flatten)]
        files: FilesArgs,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Check for missing texts, differing variables, missing plural forms, syntax errors and unnatural wording
    Check {
        #[command(flatten)]
        files: FilesArgs,
    },
    /// Set a country's own wording of a text
    Set {
        #[command(flatten)]
        target: TargetArgs,
        /// Key of the text, such as listing-empty-title, or of an attribute, such as search.placeholder
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// New wording in Fluent syntax, such as 'Hello { $name }'; - reads it from stdin
        #[arg(allow_hyphen_values = true)]
        text: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Remove a country's own wording, so that the seeded text applies again
    Unset {
        #[command(flatten)]
        target: TargetArgs,
        /// Key of the text
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// List countries' own wordings
    List {
        #[command(flatten)]
        filter: FilterArgs,
    },
    /// Print countries' own wordings in Fluent syntax, or write them to files
    Export {
        #[command(flatten)]
        filter: FilterArgs,
        /// Include every text: as shown in the country, or as seeded if no country is given
        #[arg(long)]
        all: bool,
        /// Folder to write <language>/<area>.ftl files to [default: stdout]
        #[arg(long, value_name = "DIR")]
        to: Option<PathBuf>,
        /// Only show which files would be written
        #[arg(long, requires = "to")]
        dry_run: bool,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: TranslationsCommand) -> Result<()> {
    if let TranslationsCommand::Check { files } = command {
        return texts::check(context, &files).await;
    }
    anyhow::ensure!(context.existing_db().await?.is_some(), tenancy::NO_COUNTRIES);
    let db = context.open_db().await?;
    let done = run_on(context, &db, command).await;
    db.close().await;
    done
}

async fn run_on(context: &Context, db: &Db, command: TranslationsCommand) -> Result<()> {
    let directory = tenancy::load(db).await?;
    let output = &context.output;
    match command {
        TranslationsCommand::Check { files } => texts::check(context, &files).await,
        TranslationsCommand::Seed { files, dry_run } => texts::seed(output, db, &directory, &files, dry_run).await,
        TranslationsCommand::Set { target, key, text, dry_run } => {
            own::set(output, db, &target.find(&directory)?, &key, text, dry_run).await
        }
        TranslationsCommand::Unset { target, key, dry_run } => {
            own::unset(output, db, &directory, &target.find(&directory)?, &key, dry_run).await
        }
        TranslationsCommand::List { filter } => own::list(output, db, &directory, &filter.find(&directory)?).await,
        TranslationsCommand::Export { filter, all, to, dry_run } => {
            let found = filter.find(&directory)?;
            let destination = to.as_deref().map(|folder| Destination { folder, dry_run });
            export::run(output, db, &directory, &found, all, destination).await
        }
    }
}
