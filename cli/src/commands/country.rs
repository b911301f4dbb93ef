//! The countries and languages that commands name by their codes.

use std::sync::Arc;

use anyhow::Result;
use vitrina_server::{
    app::App,
    tenancy::{Directory, Language, NO_COUNTRIES, Tenant},
};

/// Refuses a command that needs countries while there are none.
pub fn require_countries(app: &App) -> Result<()> {
    anyhow::ensure!(!app.directory().tenants.is_empty(), NO_COUNTRIES);
    Ok(())
}

/// The country with this code, or an error that lists the existing ones.
pub fn tenant_of<'d>(directory: &'d Directory, code: &str) -> Result<&'d Arc<Tenant>> {
    directory.tenant_by_code(code).ok_or_else(|| {
        let codes: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
        if codes.is_empty() {
            return anyhow::anyhow!(NO_COUNTRIES);
        }
        anyhow::anyhow!("there is no country {code}; there are {}", codes.join(", "))
    })
}

/// The country's language with this code, by default its main one, or an error that lists its languages.
pub fn language_of<'t>(tenant: &'t Tenant, code: Option<&str>) -> Result<&'t Arc<Language>> {
    let Some(code) = code else { return Ok(&tenant.default_language) };
    tenant.language(code).ok_or_else(|| {
        let codes: Vec<&str> = tenant.languages.iter().map(|language| language.code.as_str()).collect();
        anyhow::anyhow!("{} does not have the language {code}; it has {}", tenant.code, codes.join(", "))
    })
}
