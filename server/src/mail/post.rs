//! What other slices do: post a letter, and make the links in it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    letter::{Letter, Recipient},
    send::SEND,
};
use crate::{
    app::App,
    db::{DbResult, Tx},
    error::{Error, Result},
    jobs::{self, NewJob},
    tenancy::{self, LanguageId, Tenant, TenantId},
};

/// A letter on its way, as its job keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Posted {
    pub(super) tenant: TenantId,
    pub(super) language: LanguageId,
    pub(super) to: Recipient,
    #[serde(flatten)]
    pub(super) letter: Letter,
}

/// Queues a letter in the country's look and the given language. It is sent when, and only when, the transaction commits.
pub async fn post(
    tx: &mut Tx,
    now: DateTime<Utc>,
    tenant: TenantId,
    language: LanguageId,
    to: &Recipient,
    letter: &Letter,
) -> Result<()> {
    let about = about(letter.name(), &to.email);
    let posted = Posted { tenant, language, to: to.clone(), letter: letter.clone() };
    jobs::enqueue(tx, &NewJob::new(SEND, now, about, &posted).about_user(to.user_id)).await?;
    Ok(())
}

/// Takes letters of some names to an address back that wait to be sent, in the caller's transaction.
pub async fn recall(tx: &mut Tx, names: &[&str], email: &str) -> DbResult<()> {
    for name in names {
        jobs::forget(tx, SEND, &about(name, email)).await?;
    }
    Ok(())
}

fn about(name: &str, email: &str) -> String {
    format!("{name} for {email}")
}

/// An absolute address on the country's configured host, with the language's prefix where it needs one; `path` begins with a slash
/// and has its own query. A language that the country does not speak gives way to the country's own. Never made of a request's header.
pub fn link(app: &App, tenant: TenantId, language: LanguageId, path: &str) -> Result<String> {
    let directory = app.directory();
    let tenant = directory.tenant(tenant).ok_or(Error::NotFound)?;
    Ok(format!("{}{path}", home(app, tenant, language)?))
}

/// As `link`, to a call of the API; `path` stands below `/api`.
pub fn link_to_api(app: &App, tenant: TenantId, language: LanguageId, path: &str) -> Result<String> {
    // Calls have no locale prefix.
    let home = link(app, tenant, language, "")?;
    Ok(format!("{}/api{path}", origin(&home)))
}

/// Where the country's pages in a language begin, without a slash at the end.
pub(super) fn home(app: &App, tenant: &Tenant, language: LanguageId) -> Result<String> {
    let language = tenant.language_by_id(language).unwrap_or(&tenant.default_language);
    match &app.settings.mail.links {
        Some(base) => Ok(tenancy::home_at(&base.of(&tenant.code), tenant, language)),
        None => tenancy::public_home_of(tenant, language)
            .ok_or_else(|| Error::Internal(format!("{} has no host for links in mails", tenant.code))),
    }
}

/// Scheme and host of an address.
pub(super) fn origin(address: &str) -> &str {
    let start = address.find("://").map_or(0, |at| at + 3);
    address[start..].find('/').map_or(address, |at| &address[..start + at])
}
