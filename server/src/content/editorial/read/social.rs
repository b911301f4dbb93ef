//! The social profiles that a country's shop links to.

use std::sync::Arc;

use super::super::{
    files::{SocialEntry, parse_social},
    store,
};
use crate::{
    app::App,
    cache::{depend_on, untracked},
    changes::{Change, Topic},
    error::Result,
    tenancy::{SocialLink, Tenant},
    toml_file::Report,
};

/// The stored file of all countries.
const FILE: &str = "social.toml";

/// The country's profiles that are published now: those of `social.toml`, or where that names none for the country, those of the
/// country's own file.
pub async fn social_links(app: &App, tenant: &Tenant) -> Result<Vec<SocialLink>> {
    depend_on(Change::in_tenant(Topic::Content, tenant.id));
    let all = untracked(entries(app)).await?;
    let is_for = |entry: &&SocialEntry| entry.countries.is_empty() || entry.countries.contains(&tenant.code);
    let own: Vec<&SocialEntry> = all.iter().filter(is_for).collect();
    if own.is_empty() {
        return Ok(tenant.social.clone());
    }
    let now = app.clock.now();
    let shown = own.into_iter().filter(|entry| entry.publication.is_shown_now(tenant.time_zone, now));
    Ok(shown.map(|entry| entry.link.clone()).collect())
}

async fn entries(app: &App) -> Result<Arc<Vec<SocialEntry>>> {
    let make = async {
        let source = store::find_source(&app.db, FILE).await?.unwrap_or_default();
        Ok(parse_social(&Report::new(FILE, &source), &app.directory()))
    };
    app.cache.get("social links".to_owned(), &[Change::all(Topic::Content)], make).await
}
