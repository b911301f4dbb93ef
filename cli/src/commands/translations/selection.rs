//! The arguments that select a country and a language, and what they select.

use std::sync::Arc;

use anyhow::{Result, anyhow};
use clap::Args;
use vitrina_server::tenancy::{Directory, Language, LanguageId, Tenant, TenantId};

use crate::commands::country::{language_of, tenant_of};

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

/// The country and language whose wording is changed.
pub(super) struct Target {
    pub(super) tenant: Arc<Tenant>,
    pub(super) language: Arc<Language>,
}

impl TargetArgs {
    pub(super) fn find(&self, directory: &Directory) -> Result<Target> {
        let tenant = tenant_of(directory, &self.tenant)?;
        if let Some(code) = &self.language {
            find_language(directory, code)?;
        }
        let language = language_of(tenant, self.language.as_deref())?;
        Ok(Target { tenant: Arc::clone(tenant), language: Arc::clone(language) })
    }
}

/// The countries and languages whose texts to list or export: all unless one is given.
pub(super) struct Filter {
    pub(super) tenant: Option<TenantId>,
    pub(super) language: Option<LanguageId>,
}

impl FilterArgs {
    pub(super) fn find(&self, directory: &Directory) -> Result<Filter> {
        let tenant = self.tenant.as_deref().map(|code| tenant_of(directory, code)).transpose()?;
        let language = self.language.as_deref().map(|code| find_language(directory, code)).transpose()?;
        Ok(Filter { tenant: tenant.map(|tenant| tenant.id), language: language.map(|language| language.id) })
    }
}

fn find_language<'a>(directory: &'a Directory, code: &str) -> Result<&'a Arc<Language>> {
    let codes = || directory.languages.iter().map(|language| language.code.as_str()).collect::<Vec<_>>().join(", ");
    directory.language(code).ok_or_else(|| anyhow!("there is no language {code}; there are {}", codes()))
}
