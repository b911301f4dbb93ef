//! Absolute URLs for e-mails, on the countries' configured hosts.

use super::email::Sender;
use crate::{
    app::App,
    error::{Error, Result},
    tenancy::{self, LanguageId, Tenant},
};

/// An absolute URL on the country's configured host, with the locale prefix where needed; `path` begins with a slash and includes
/// its own query. A language that the country does not have is replaced by the country's default. Request headers are never used.
pub fn link(app: &App, sender: Sender, path: &str) -> Result<String> {
    let directory = app.directory();
    let tenant = directory.loaded(sender.tenant)?;
    Ok(format!("{}{path}", home(app, tenant, sender.language)?))
}

/// Like `link`, for an API endpoint; `path` is relative to `/api`.
pub fn api_link(app: &App, sender: Sender, path: &str) -> Result<String> {
    // API URLs have no locale prefix.
    let home = link(app, sender, "")?;
    Ok(format!("{}/api{path}", origin(&home)))
}

/// The base URL of the country's pages in a language, without a trailing slash.
pub(super) fn home(app: &App, tenant: &Tenant, language: LanguageId) -> Result<String> {
    let language = tenant.language_by_id(language).unwrap_or(&tenant.default_language);
    match &app.settings.mail.links {
        Some(base) => Ok(tenancy::home_at(&base.of(&tenant.code), tenant, language)),
        None => tenancy::public_home_of(tenant, language)
            .ok_or_else(|| Error::Internal(format!("{} has no host for links in e-mails", tenant.code))),
    }
}

/// Scheme and host of a URL.
pub(super) fn origin(address: &str) -> &str {
    let start = address.find("://").map_or(0, |at| at + 3);
    address[start..].find('/').map_or(address, |at| &address[..start + at])
}
