//! Redirects among the files of content (`redirects/<COUNTRY>.toml`): planned, applied, exported and listed together with the
//! other files. This is here and not in `content`, because redirects are checked for loops through the pages of content.
//!
//! A country's file is its list of redirects, those added by command included. A country without a file keeps its redirects.

use std::{collections::BTreeSet, fmt::Write as _, fs, path::Path};

use super::{
    file::Line,
    model::{Redirect, Redirects},
    service::{ImportSummary, by_path, everywhere, merge, parsed, refuse_loops, write},
    store,
};
use crate::{
    app::App,
    content::editorial::{
        self, Action, ContentExport, FieldChange, FileChange, FileId, Kind, Pictures, Plan, PreparedContent, RawFiles,
        RedirectEntry, StoredFile, parse_redirects, read_redirects,
    },
    db::Tx,
    error::Result,
    exported_file,
    tenancy::Tenant,
    toml_file::{Page, Report},
};

/// A country's file.
struct RedirectFile {
    tenant: Tenant,
    /// Its path below the folder of content.
    path: String,
    /// Its name in errors.
    name: String,
    lines: Vec<Line>,
}

/// What a country's file changes.
struct RedirectChange {
    file: RedirectFile,
    /// The paths that it names.
    named: BTreeSet<String>,
    before: Redirects,
    after: Redirects,
    summary: ImportSummary,
}

/// Compares files of content with the database, and reports all errors in them.
pub async fn plan_content(app: &App, raw: &RawFiles, pictures: &Pictures, prune: bool) -> Result<Plan> {
    let mut plan = editorial::plan(app, raw, pictures, prune).await?;
    let files = redirect_files(app, raw)?;
    if !files.is_empty() {
        let mut tx = app.db.begin().await?;
        for change in changes_of(app, &mut tx, files, prune).await? {
            add_to(&mut plan, &change, prune);
        }
    }
    Ok(plan)
}

/// Writes files of content to the database in one transaction. What is stored and not among them is kept, unless `prune` is set.
pub async fn apply_content(app: &App, raw: &RawFiles, pictures: &Pictures, prune: bool) -> Result<Plan> {
    let files = redirect_files(app, raw)?;
    let content = PreparedContent::read(app, raw, pictures).await?;
    let mut tx = app.db.begin().await?;
    let mut plan = content.write(app, &mut tx, prune).await?;
    if !files.is_empty() {
        for change in changes_of(app, &mut tx, files, prune).await? {
            add_to(&mut plan, &change, prune);
            if change.before != change.after {
                write(app, &mut tx, change.file.tenant.id, &change.summary).await?;
            }
        }
    }
    tx.commit().await?;
    Ok(plan)
}

/// Writes the database's files of content into a folder, with the images that they name and the redirects of each country. Files
/// with the same redirects are not rewritten.
pub async fn export_content(app: &App, folder: &Path, dry_run: bool) -> Result<ContentExport> {
    let mut exported = editorial::export(app, folder, dry_run).await?;
    for tenant in &app.directory().tenants {
        let stored = store::list(&app.db, tenant.id).await?;
        let path = path_of(tenant);
        let file = folder.join(&path);
        if stored.is_empty() || is_current(tenant, &file, &stored) {
            continue;
        }
        if !dry_run {
            exported_file::write(&file, toml(&stored).as_bytes())?;
        }
        exported.files.push(path);
    }
    Ok(exported)
}

/// All files of content in the database, and a file for each country that has redirects.
pub async fn list_content(app: &App) -> Result<Vec<StoredFile>> {
    let mut files = editorial::list(app).await?;
    for tenant in &app.directory().tenants {
        if !store::list(&app.db, tenant.id).await?.is_empty() {
            files.push(StoredFile::without_front_matter(path_of(tenant), Kind::Redirects));
        }
    }
    Ok(files)
}

fn path_of(tenant: &Tenant) -> String {
    let (key, language) = (String::new(), String::new());
    FileId { kind: Kind::Redirects, key, language, country: Some(tenant.code.clone()) }.to_string()
}

fn redirect_files(app: &App, raw: &RawFiles) -> Result<Vec<RedirectFile>> {
    let directory = app.directory();
    let files = read_redirects(raw, &directory)?.into_iter().filter_map(|(code, entries)| {
        let tenant = Tenant::clone(directory.tenants.iter().find(|tenant| tenant.code == code)?);
        let path = path_of(&tenant);
        let name = format!("{}/{path}", raw.folder);
        Some(RedirectFile { tenant, path, name, lines: entries.into_iter().map(line).collect() })
    });
    Ok(files.collect())
}

fn line(RedirectEntry { line, from, to, is_permanent, publication }: RedirectEntry) -> Line {
    Line { number: line, from, to, is_permanent, publication }
}

/// What the files change, none of which may cause a loop. Writes nothing.
async fn changes_of(app: &App, tx: &mut Tx, files: Vec<RedirectFile>, prune: bool) -> Result<Vec<RedirectChange>> {
    // As for every change of redirects.
    tx.lock("redirects", 0).await?;
    let mut all = everywhere(&mut *tx).await?;
    let mut changes = Vec::with_capacity(files.len());
    for file in files {
        let new = parsed(&file.tenant, &file.name, &file.lines)?;
        let named = new.iter().map(|redirect| redirect.path.clone()).collect();
        let stored = all.entry(file.tenant.id).or_default();
        let before = stored.clone();
        let summary = merge(stored, new, prune);
        changes.push(RedirectChange { file, named, before, after: stored.clone(), summary });
    }
    for RedirectChange { file, .. } in &changes {
        refuse_loops(app, &file.tenant, &file.name, &file.lines, &all).await?;
    }
    Ok(changes)
}

fn add_to(plan: &mut Plan, change: &RedirectChange, prune: bool) {
    let RedirectChange { file, named, before, after, summary } = change;
    if before == after {
        plan.unchanged += 1;
    } else {
        let action = match (before.is_empty(), after.is_empty()) {
            (true, _) => Action::Created,
            (_, true) => Action::Removed,
            _ => Action::Changed,
        };
        let paths = summary.removed.iter().chain(summary.added.iter().map(|added| &added.redirect));
        let field = |redirect: &Redirect| FieldChange {
            key: redirect.path.clone(),
            old: before.get(&redirect.path).map(described),
            new: after.get(&redirect.path).map(described),
        };
        plan.changes.push(FileChange { path: file.path.clone(), action, fields: paths.map(field).collect() });
    }
    if !prune {
        let others = before.keys().filter(|path| !named.contains(*path));
        plan.unmanaged.extend(others.map(|path| format!("the redirect {path} of {}", file.tenant.code)));
    }
}

/// A redirect's target and what is unusual about it.
fn described(redirect: &Redirect) -> String {
    let mut text = redirect.target.as_str().to_owned();
    if !redirect.is_permanent {
        text.push_str(" (temporary)");
    }
    for (key, when) in redirect.publication.fields() {
        // Writing to a String cannot fail.
        let _ = write!(text, ", {key} {when}");
    }
    text
}

/// Whether a file on disk has exactly these redirects.
fn is_current(tenant: &Tenant, file: &Path, stored: &[Redirect]) -> bool {
    let Ok(source) = fs::read_to_string(file) else { return false };
    let name = file.display().to_string();
    let report = Report::new(&name, &source);
    let lines: Vec<Line> = parse_redirects(&report).into_iter().map(line).collect();
    let Ok(redirects) = parsed(tenant, &name, &lines) else { return false };
    !report.has_diagnostics() && by_path(redirects) == by_path(stored.to_vec())
}

fn toml(redirects: &[Redirect]) -> String {
    let mut page = Page::default();
    for redirect in redirects {
        page.heading("[[redirects]]");
        page.text("from", &redirect.path);
        page.text("to", redirect.target.as_str());
        if redirect.is_permanent != redirect.publication.unpublish.is_none() {
            page.line("permanent", &redirect.is_permanent.to_string());
        }
        for (key, when) in redirect.publication.fields() {
            page.line(key, &when.to_string());
        }
    }
    page.into_text()
}
