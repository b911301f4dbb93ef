//! `vitrina translations …`: translations between their files, the database and the countries' own wording.

mod export;
mod own;
mod texts;

use std::{path::PathBuf, sync::Arc};

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use vitrina_server::{
    db::Db,
    tenancy::{self, Directory, Language, Tenant},
};

use super::Context;

/// What can be done with translations.
#[derive(Debug, Subcommand)]
pub enum TranslationsCommand {
    /// Make the database say what the files say; countries' own wordings stay
    Seed {
        #[command(flatten)]
        files: FilesArgs,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Look for missing texts, other variables, missing plural forms and lines that cannot be read
    Check {
        #[command(flatten)]
        files: FilesArgs,
    },
    /// Give a country its own wording of a text
    Set {
        #[command(flatten)]
        place: Place,
        /// The text's key, such as listing-empty-title, or one of its attributes: search.placeholder
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// The new wording in Fluent, such as 'Hello { $name }'; - reads it from stdin
        #[arg(allow_hyphen_values = true)]
        text: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Take a country's own wording away again
    Unset {
        #[command(flatten)]
        place: Place,
        /// The text's key
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// List the countries' own wordings
    List {
        #[command(flatten)]
        places: Places,
    },
    /// Print the countries' own wordings as Fluent, or write them to files
    Export {
        #[command(flatten)]
        places: Places,
        /// Every text as the country shows it, or as it was seeded when no country is named
        #[arg(long)]
        all: bool,
        /// Write <language>/<area>.ftl to this folder instead of printing
        #[arg(long, value_name = "DIR")]
        to: Option<PathBuf>,
        /// Only say which files would be written
        #[arg(long, requires = "to")]
        dry_run: bool,
    },
}

/// Where the files are.
#[derive(Debug, Args)]
pub struct FilesArgs {
    /// A folder with <language>/<area>.ftl [default: ./locales, else the built-in ones]
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
}

/// One country and language.
#[derive(Debug, Args)]
pub struct Place {
    /// The country's code, such as SI
    #[arg(long, value_name = "CC")]
    tenant: String,
    /// The language's code, such as sl [default: the country's own]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Any country and language, unless named.
#[derive(Debug, Args)]
pub struct Places {
    /// Only this country's
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only in this language
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Runs one of them.
pub async fn run(context: &Context, command: TranslationsCommand) -> Result<()> {
    if let TranslationsCommand::Check { files } = command {
        return texts::check(context, &files).await;
    }
    anyhow::ensure!(context.look_at_db().await?.is_some(), nothing_yet());
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
        TranslationsCommand::Set { place, key, text, dry_run } => {
            let (tenant, language) = place.find(&directory)?;
            own::set(output, db, (&tenant, &language), &key, text, dry_run).await
        }
        TranslationsCommand::Unset { place, key, dry_run } => {
            let (tenant, language) = place.find(&directory)?;
            own::unset(output, db, &directory, (&tenant, &language), &key, dry_run).await
        }
        TranslationsCommand::List { places } => own::list(output, db, &directory, places.find(&directory)?).await,
        TranslationsCommand::Export { places, all, to, dry_run } => {
            let found = places.find(&directory)?;
            export::run(output, db, &directory, found, all, to.as_deref().map(|folder| (folder, dry_run))).await
        }
    }
}

fn nothing_yet() -> anyhow::Error {
    anyhow!("there are no countries yet: run `vitrina tenant apply`")
}

impl Place {
    fn find(&self, directory: &Directory) -> Result<(Arc<Tenant>, Arc<Language>)> {
        let tenant = find_tenant(directory, &self.tenant)?;
        let language = match &self.language {
            Some(code) => spoken(directory, tenant, code)?,
            None => &tenant.default_language,
        };
        Ok((Arc::clone(tenant), Arc::clone(language)))
    }
}

fn spoken<'a>(directory: &Directory, tenant: &'a Tenant, code: &str) -> Result<&'a Arc<Language>> {
    find_language(directory, code)?;
    let codes = tenant.languages.iter().map(|language| language.code.as_str()).collect::<Vec<_>>().join(", ");
    tenant.language(code).ok_or_else(|| anyhow!("{} does not speak {code}; it speaks {codes}", tenant.name))
}

/// A country and a language, where they were named.
type Found = (Option<Arc<Tenant>>, Option<Arc<Language>>);

impl Places {
    fn find(&self, directory: &Directory) -> Result<Found> {
        let tenant = self.tenant.as_deref().map(|code| find_tenant(directory, code)).transpose()?;
        let language = self.language.as_deref().map(|code| find_language(directory, code)).transpose()?;
        Ok((tenant.cloned(), language.cloned()))
    }
}

fn find_tenant<'a>(directory: &'a Directory, code: &str) -> Result<&'a Arc<Tenant>> {
    let codes = || directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect::<Vec<_>>().join(", ");
    if directory.tenants.is_empty() {
        return Err(nothing_yet());
    }
    directory.tenant_by_code(code).ok_or_else(|| anyhow!("there is no country {code}; there are {}", codes()))
}

fn find_language<'a>(directory: &'a Directory, code: &str) -> Result<&'a Arc<Language>> {
    let codes = || directory.languages.iter().map(|language| language.code.as_str()).collect::<Vec<_>>().join(", ");
    directory.language(code).ok_or_else(|| anyhow!("there is no language {code}; there are {}", codes()))
}
