//! Use cases: managing redirects, and resolving a visitor's path.

use std::sync::Arc;

use chrono_tz::Tz;
use serde::Serialize;

use super::{
    chain::{AllRedirects, RedirectChains},
    file::Line,
    model::{Finding, Redirect, Redirects, Target, comparable, end_of, parse_path},
    store,
};
use crate::{
    app::App,
    changes::{self, Change, Topic},
    content::editorial::Publication,
    db::{Session, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    tenancy::{Tenant, TenantId},
};

/// The result of adding a redirect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Added {
    /// The stored redirect.
    pub redirect: Redirect,
    /// The path's previous target.
    pub replaced: Option<Target>,
}

/// Options of an import.
#[derive(Clone, Copy, Debug, Default)]
pub struct Import {
    /// Whether to delete redirects of the country that the file does not contain.
    pub prune: bool,
    /// Whether to write nothing.
    pub dry_run: bool,
}

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ImportSummary {
    /// New and changed redirects.
    pub added: Vec<Added>,
    /// Deleted redirects.
    pub removed: Vec<Redirect>,
}

async fn all(app: &App, tenant: TenantId) -> Result<Arc<Redirects>> {
    let make = async { Ok(by_path(store::list(&app.db, tenant).await?)) };
    app.cache.get(format!("redirects {tenant}"), &[Change::in_tenant(Topic::Redirects, tenant)], make).await
}

pub(super) fn by_path(redirects: Vec<Redirect>) -> Redirects {
    redirects.into_iter().map(|redirect| (redirect.path.clone(), redirect)).collect()
}

/// Whether a country has any redirects.
pub async fn any(app: &App, tenant: TenantId) -> Result<bool> {
    Ok(!all(app, tenant).await?.is_empty())
}

/// Resolves a path of a country's shop through any number of redirects that are published now. `path` has no locale prefix.
pub async fn find(app: &App, tenant: TenantId, path: &str) -> Result<Option<Redirect>> {
    let redirects = all(app, tenant).await?;
    if redirects.is_empty() {
        return Ok(None);
    }
    let tenant = app.directory().tenant(tenant).cloned();
    let (zone, now) = (tenant.map_or(Tz::UTC, |tenant| tenant.time_zone), app.clock.now());
    let applies = |redirect: &Redirect| redirect.publication.is_shown_now(zone, now);
    Ok(end_of(&redirects, &comparable(path), applies).cloned())
}

/// A country's redirects, by path.
pub async fn list(app: &App, tenant: TenantId) -> Result<Vec<Redirect>> {
    Ok(store::list(&app.db, tenant).await?)
}

/// Adds or changes a redirect. One that would form a loop is refused. A `dry_run` writes nothing.
pub async fn add(app: &App, tenant: &Tenant, from: &str, to: &str, is_permanent: bool, dry_run: bool) -> Result<Added> {
    let publication = Publication::default();
    let lines = [Line { number: 0, from: from.to_owned(), to: to.to_owned(), is_permanent, publication }];
    let mode = Import { dry_run, ..Import::default() };
    let added = import(app, tenant, "the redirect", &lines, mode).await?.added.into_iter().next();
    // An identical redirect that exists already counts as written.
    let stands = parsed(tenant, "the redirect", &lines)?.into_iter().next().map(|redirect| {
        let replaced = Some(redirect.target.clone());
        Added { redirect, replaced }
    });
    added.or(stands).ok_or_else(|| Error::Internal(format!("no redirect was read for the path {from}")))
}

/// Adds the redirects of a file, all or none; with `prune` the country's other redirects are deleted.
pub async fn import(app: &App, tenant: &Tenant, name: &str, lines: &[Line], mode: Import) -> Result<ImportSummary> {
    let new = parsed(tenant, name, lines)?;
    let mut tx = app.db.begin().await?;
    // Serializes concurrent changes, which could otherwise form a loop together, even across countries.
    tx.lock("redirects", 0).await?;
    let mut all = everywhere(&mut tx).await?;
    let imported = merge(all.entry(tenant.id).or_default(), new, mode.prune);
    refuse_loops(app, tenant, name, lines, &all).await?;
    if !mode.dry_run && imported != ImportSummary::default() {
        write(app, &mut tx, tenant.id, &imported).await?;
        tx.commit().await?;
    }
    Ok(imported)
}

/// Adds redirects to a country's, with `prune` in place of all others.
pub(super) fn merge(stored: &mut Redirects, new: Vec<Redirect>, prune: bool) -> ImportSummary {
    let mut imported = ImportSummary::default();
    if prune {
        let is_named = |path: &String| new.iter().any(|redirect| redirect.path == *path);
        let unnamed: Vec<String> = stored.keys().filter(|path| !is_named(path)).cloned().collect();
        imported.removed = unnamed.iter().filter_map(|path| stored.remove(path)).collect();
    }
    for redirect in new {
        let old = stored.insert(redirect.path.clone(), redirect.clone());
        if old.as_ref() != Some(&redirect) {
            imported.added.push(Added { redirect, replaced: old.map(|old| old.target) });
        }
    }
    imported
}

pub(super) async fn everywhere<'c>(session: impl Session<'c>) -> Result<AllRedirects> {
    let mut all = AllRedirects::new();
    for (tenant, redirect) in store::list_everywhere(session).await? {
        all.entry(tenant).or_default().insert(redirect.path.clone(), redirect);
    }
    Ok(all)
}

/// A loop that a file causes contains at least one of the file's redirects.
pub(super) async fn refuse_loops(
    app: &App,
    tenant: &Tenant,
    name: &str,
    lines: &[Line],
    all: &AllRedirects,
) -> Result<()> {
    let chains = RedirectChains::new(app, all);
    let mut loops = Vec::new();
    for line in lines {
        let Ok(path) = parse_path(tenant, &line.from) else { continue };
        let finding = chains.finding(tenant, &path).await?;
        let found = finding.filter(|finding| finding.is_error);
        loops.extend(found.map(|finding| Diagnostic::new(name, line.number, format!("{path} {}", finding.message))));
    }
    if loops.is_empty() { Ok(()) } else { Err(Error::Diagnostics(loops)) }
}

pub(super) async fn write(app: &App, tx: &mut Tx, tenant: TenantId, imported: &ImportSummary) -> Result<()> {
    for removed in &imported.removed {
        store::delete(tx, tenant, &removed.path).await?;
    }
    for added in &imported.added {
        store::upsert(tx, tenant, &added.redirect, app.clock.now()).await?;
    }
    record(tx, tenant).await
}

/// Parses the lines of a file; all that are invalid are reported.
pub(super) fn parsed(tenant: &Tenant, name: &str, lines: &[Line]) -> Result<Vec<Redirect>> {
    let mut errors = Vec::new();
    let mut redirects: Vec<Redirect> = Vec::with_capacity(lines.len());
    let mut seen = std::collections::BTreeMap::new();
    for line in lines {
        let mut wrong = |key: &str, message: String| errors.push(Diagnostic::new(name, line.number, message).key(key));
        match (parse_path(tenant, &line.from), Target::parse(tenant, &line.to)) {
            (Ok(path), Ok(target)) => {
                if let Some(first) = seen.insert(path.clone(), line.number) {
                    wrong("from", format!("{path} is also in line {first}"));
                }
                let (is_permanent, publication) = (line.is_permanent, line.publication);
                redirects.push(Redirect { path, target, is_permanent, publication });
            }
            (Err(message), _) => wrong("from", message),
            (_, Err(message)) => wrong("to", message),
        }
    }
    if errors.is_empty() { Ok(redirects) } else { Err(Error::Diagnostics(errors)) }
}

async fn record(tx: &mut Tx, tenant: TenantId) -> Result<()> {
    changes::record(tx, &[Change::in_tenant(Topic::Redirects, tenant)]).await?;
    Ok(())
}

/// Deletes a path's redirect; returns whether there was one.
pub async fn remove(app: &App, tenant: &Tenant, path: &str, dry_run: bool) -> Result<bool> {
    let path = parse_path(tenant, path).map_err(|message| Diagnostic::new("the path", 0, message))?;
    let mut tx = app.db.begin().await?;
    let is_removed = store::delete(&mut tx, tenant.id, &path).await?;
    if is_removed && !dry_run {
        record(&mut tx, tenant.id).await?;
        tx.commit().await?;
    }
    Ok(is_removed)
}

/// The problems of a country's redirects.
pub async fn check(app: &App, tenant: &Tenant) -> Result<Vec<Finding>> {
    let all = everywhere(&app.db).await?;
    RedirectChains::new(app, &all).findings(tenant).await
}
