//! Use cases of operators: what files say into the database, and back.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use bytes::Bytes;
use serde::Serialize;
use sqlx::types::Json;

use super::{
    check::{Edition, check},
    check_size_tables::check_size_tables,
    files::{self, ContentFile, Files, Pictures, RawFiles},
    index::{Entry, Index},
    model::{FileId, Kind},
    plan::{Action, FileChange, Plan, differing},
    store::{self, FileRow},
};
use crate::{
    app::App,
    changes::{self, Change, Topic},
    db::Session,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AssetId,
    media::{self, Upload},
};

/// What the database holds besides the files that are applied.
type Known = BTreeMap<FileId, Edition>;

/// Compares files with the database, and says everything that is wrong with them.
pub async fn plan(app: &App, raw: &RawFiles, pictures: &Pictures, prune: bool) -> Result<Plan> {
    let files = files::read(raw, &app.directory())?;
    let known = known(&app.db).await?;
    let named = named_pictures(&files, pictures)?;
    checked(app, &files, &known, &named, prune)?;
    check_size_tables(&app.db, &files, &app.directory()).await?;
    Ok(compare(&files, &known, &named, prune))
}

/// Makes the database say what the files say, all or nothing. Files that nobody names any more stay, unless they are pruned.
pub async fn apply(app: &App, raw: &RawFiles, pictures: &Pictures, prune: bool) -> Result<Plan> {
    let files = files::read(raw, &app.directory())?;
    let named = named_pictures(&files, pictures)?;
    let uploads: Vec<(FileId, Upload)> = files.files.values().filter_map(upload).collect();
    let (ids, uploads): (Vec<FileId>, Vec<Upload>) = uploads.into_iter().unzip();
    let mut prepared = Vec::with_capacity(uploads.len());
    for (result, id) in media::prepare_all(&app.db, &app.media, uploads).await?.into_iter().zip(&ids) {
        prepared.push(result.map_err(|error| Diagnostic::new(files.name(id), 0, error.to_string()).key("picture"))?);
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    // Two operators at once apply one after the other.
    tx.lock("content", 0).await?;
    let assets = media::save(&mut tx, &prepared, now).await?;
    let own = ids.into_iter().zip(assets.into_iter().map(|asset| asset.id));
    let named: BTreeMap<FileId, AssetId> = named.into_iter().chain(own).collect();
    let known = known(&mut tx).await?;
    checked(app, &files, &known, &named, prune)?;
    check_size_tables(&mut tx, &files, &app.directory()).await?;
    let plan = compare(&files, &known, &named, prune);
    for change in &plan.changes {
        match (change.action, FileId::of_path(&change.path).and_then(|id| files.files.get(&id))) {
            (Action::Removed, _) | (_, None) => store::delete(&mut tx, &change.path).await?,
            (_, Some(file)) => store::upsert(&mut tx, row(file, named.get(&file.id).copied()), now).await?,
        }
    }
    if !plan.changes.is_empty() {
        changes::record(&mut tx, &[Change::all(Topic::Content)]).await?;
    }
    tx.commit().await?;
    Ok(plan)
}

fn row(file: &ContentFile, picture: Option<AssetId>) -> FileRow {
    FileRow {
        path: file.id.to_string(),
        source: file.source.clone(),
        front_matter: Json(file.front_matter.clone()),
        picture_asset_id: picture,
    }
}

fn upload(file: &ContentFile) -> Option<(FileId, Upload)> {
    let (name, bytes) = file.picture.clone()?;
    Some((file.id.clone(), Upload { name, bytes: Bytes::from(bytes), source_url: None }))
}

/// The pictures that posts name and that lie nowhere beside them.
fn named_pictures(files: &Files, pictures: &Pictures) -> Result<BTreeMap<FileId, AssetId>> {
    let mut named = BTreeMap::new();
    for file in files.files.values().filter(|file| file.picture.is_none()) {
        let Some(name) = file.front_matter.as_ref().and_then(|front| front.picture.as_deref()) else { continue };
        let Some(id) = pictures.get(name) else {
            let message = format!("{name} is neither a file beside the text nor a picture of the demo's");
            let diagnostic = Diagnostic::new(files.name(&file.id), 0, message).key("picture");
            return Err(diagnostic.suggest(name, pictures.keys().map(String::as_str)).into());
        };
        named.insert(file.id.clone(), *id);
    }
    Ok(named)
}

async fn known(session: impl Session<'_>) -> Result<Known> {
    let rows = store::files(session).await?;
    let edition = |row: FileRow| {
        let id = FileId::of_path(&row.path)?;
        let name = format!("the database's {}", row.path);
        let edition = Edition {
            id: id.clone(),
            source: row.source,
            front: row.front_matter.0,
            picture: row.picture_asset_id,
            name,
        };
        Some((id, edition))
    };
    Ok(rows.into_iter().filter_map(edition).collect())
}

/// Refuses files that do not fit together, or not to what stays in the database.
fn checked(app: &App, files: &Files, known: &Known, pictures: &BTreeMap<FileId, AssetId>, prune: bool) -> Result<()> {
    let new = files.files.values().map(|file| Edition {
        id: file.id.clone(),
        source: file.source.clone(),
        front: file.front_matter.clone(),
        picture: pictures.get(&file.id).copied(),
        name: files.name(&file.id),
    });
    let stays = known.values().filter(|edition| !prune && !files.files.contains_key(&edition.id)).cloned();
    let errors = check(app, &new.chain(stays).collect::<Vec<_>>());
    if errors.is_empty() { Ok(()) } else { Err(Error::Diagnostics(errors)) }
}

fn compare(files: &Files, known: &Known, pictures: &BTreeMap<FileId, AssetId>, prune: bool) -> Plan {
    let mut plan = Plan::default();
    for (id, file) in &files.files {
        let old = known.get(id);
        // A picture beside the text is only known when it is stored.
        let has_picture = |old: &Edition| {
            let is_unknown = file.picture.is_some() && !pictures.contains_key(id);
            is_unknown || old.picture == pictures.get(id).copied()
        };
        if old.is_some_and(|old| old.source == file.source && has_picture(old)) {
            plan.unchanged += 1;
            continue;
        }
        plan.changes.push(FileChange {
            path: id.to_string(),
            action: if old.is_some() { Action::Changed } else { Action::Created },
            fields: differing(old.and_then(|old| old.front.as_ref()), file.front_matter.as_ref()),
        });
    }
    let gone: BTreeSet<String> =
        known.keys().filter(|id| !files.files.contains_key(*id)).map(ToString::to_string).collect();
    if prune {
        let removed = |path| FileChange { path, action: Action::Removed, fields: Vec::new() };
        plan.changes.extend(gone.into_iter().map(removed));
    } else {
        plan.unmanaged = gone.into_iter().collect();
    }
    plan
}

/// A stored file, for lists.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Stored {
    /// Its path below the folder of content.
    pub path: String,
    /// What it is.
    pub kind: Kind,
    /// Its heading.
    pub title: Option<String>,
    /// The last segment of its address.
    pub slug: Option<String>,
    /// When its text last changed.
    pub updated: Option<chrono::NaiveDate>,
    /// From when it is shown, by the clock of each country.
    pub publish: Option<String>,
    /// Until when.
    pub unpublish: Option<String>,
}

/// All files of the database.
pub async fn list(app: &App) -> Result<Vec<Stored>> {
    let index = Index::load(app).await?;
    let stored = |entry: &Entry| {
        let front = entry.front.as_ref();
        Stored {
            path: entry.id.to_string(),
            kind: entry.id.kind,
            title: front.map(|front| front.title.clone()),
            slug: front.map(|front| front.slug.clone()),
            updated: front.map(|front| front.updated),
            publish: front.and_then(|front| front.publish).map(|when| when.to_string()),
            unpublish: front.and_then(|front| front.unpublish).map(|when| when.to_string()),
        }
    };
    let kinds = [Kind::Page, Kind::Post, Kind::Faq, Kind::Help, Kind::HelpTexts, Kind::ProductCare, Kind::SizeTables];
    Ok(kinds.into_iter().flat_map(|kind| index.of_kind(kind).map(stored).collect::<Vec<_>>()).collect())
}

/// Writes the database's files into a folder as they were; answers with the paths of those that were not so already. Pictures beside
/// posts are not written: they are in the media store.
pub async fn export(app: &App, folder: &Path, dry_run: bool) -> Result<Vec<String>> {
    let mut written = Vec::new();
    for row in store::files(&app.db).await? {
        let path = folder.join(&row.path);
        if std::fs::read_to_string(&path).is_ok_and(|old| old == row.source) {
            continue;
        }
        if !dry_run {
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)?;
            }
            std::fs::write(&path, &row.source)?;
        }
        written.push(row.path);
    }
    Ok(written)
}
