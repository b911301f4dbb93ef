//! `vitrina translations …`: compares translation files with the database, and manages the countries' own wordings.

mod export;
mod own;
mod texts;

use std::{path::PathBuf, sync::Arc};

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use vitrina_server::{
    db::Db,
    tenancy::{self, Directory, Language, LanguageId, Tenant, TenantId},
};

use self::export::Destination;
use super::Context;

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

/// Location of the translation files.
#[derive(Debug, Args)]
pub struct FilesArgs {
    /// Folder with <language>/<area>.ftl files [default: ./locales, else the built-in files]
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
}

/// Selects a country and a language.
#[derive(Debug, Args)]
pub struct TargetArgs {
    /// Country code, such as SI
    #[arg(long, value_name = "CC")]
    tenant: String,
    /// Language code, such as sl [default: the country's default language]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Filters by country and language.
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Only wordings of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only wordings in this language
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Runs the subcommand.
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

fn nothing_yet() -> anyhow::Error {
    anyhow!(tenancy::NO_COUNTRIES)
}

/// The country and language whose wording is changed.
struct Target {
    tenant: Arc<Tenant>,
    language: Arc<Language>,
}

impl TargetArgs {
    fn find(&self, directory: &Directory) -> Result<Target> {
        let tenant = find_tenant(directory, &self.tenant)?;
        let language = match &self.language {
            Some(code) => spoken(directory, tenant, code)?,
            None => &tenant.default_language,
        };
        Ok(Target { tenant: Arc::clone(tenant), language: Arc::clone(language) })
    }
}

fn spoken<'a>(directory: &Directory, tenant: &'a Tenant, code: &str) -> Result<&'a Arc<Language>> {
    find_language(directory, code)?;
    let codes = tenant.languages.iter().map(|language| language.code.as_str()).collect::<Vec<_>>().join(", ");
    tenant.language(code).ok_or_else(|| anyhow!("{} does not have the language {code}; it has {codes}", tenant.name))
}

/// The countries and languages whose texts to list or export: all unless one is given.
struct Filter {
    tenant: Option<TenantId>,
    language: Option<LanguageId>,
}

impl FilterArgs {
    fn find(&self, directory: &Directory) -> Result<Filter> {
        let tenant = self.tenant.as_deref().map(|code| find_tenant(directory, code)).transpose()?;
        let language = self.language.as_deref().map(|code| find_language(directory, code)).transpose()?;
        Ok(Filter { tenant: tenant.map(|tenant| tenant.id), language: language.map(|language| language.id) })
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
