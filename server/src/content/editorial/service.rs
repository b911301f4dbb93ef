//! Use cases of operators: applying files to the database, and listing them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use sqlx::types::Json;

use super::{
    check::check,
    check_home::{check_home_links, check_home_values},
    check_products::check_products,
    check_size_tables::check_size_tables,
    edition::Edition,
    files::{self, ContentFile, Files, Pictures, RawFiles},
    index::{Index, IndexedFile},
    model::{FileId, Kind},
    pictures::{self, LocalPictures, NamedAssets, PictureOwner},
    plan::{Action, FileChange, Plan, differing},
    store::{self, FileRow},
};
use crate::{
    app::App,
    catalog::{self, TaxonomyIds},
    changes::{self, Change, Topic},
    db::{Db, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AssetId,
};

/// What is in the database besides the files that are being applied.
struct StoredContext {
    editions: BTreeMap<FileId, Edition>,
    /// The images of partners and home pages, by file and name.
    entries: BTreeMap<(String, String), AssetId>,
}

impl StoredContext {
    /// The stored image that a file names.
    fn picture(&self, id: &FileId, name: &str) -> Option<AssetId> {
        let entry = self.entries.get(&(id.to_string(), name.to_owned())).copied();
        entry.or_else(|| {
            let edition = self.editions.get(id)?;
            let front = edition.front.as_ref()?;
            edition.picture.filter(|_| front.picture.as_deref() == Some(name))
        })
    }
}

/// Compares files with the database, and reports all errors in them.
pub async fn plan(app: &App, raw: &RawFiles, pictures: &Pictures, prune: bool) -> Result<Plan> {
    let files = files::read(raw, &app.directory())?;
    check_collections(&files, &catalog::taxonomy_ids(&app.db).await?)?;
    check_home_values(app, &files, &app.directory()).await?;
    let known = known(&app.db).await?;
    let named = pictures::existing(&files, pictures, |id, name| known.picture(id, name))?;
    checked(app, &files, &known, &named, prune)?;
    check_size_tables(&app.db, &files, &app.directory()).await?;
    check_products(&app.db, &files).await?;
    check_home_links(&app.db, &files, &app.directory()).await?;
    Ok(compare(&files, &known, &named, prune))
}

/// Writes the files to the database in one transaction. Stored files that are not among them are kept, unless `prune` is set.
/// Redirects among the files are read but not written: `redirects::apply_content` does both.
pub async fn apply(app: &App, raw: &RawFiles, pictures: &Pictures, prune: bool) -> Result<Plan> {
    let content = PreparedContent::read(app, raw, pictures).await?;
    let mut tx = app.db.begin().await?;
    let plan = content.write(app, &mut tx, prune).await?;
    tx.commit().await?;
    Ok(plan)
}

/// Files with their images, ready to be written.
pub struct PreparedContent {
    files: Files,
    existing: NamedAssets,
    local: LocalPictures,
}

impl PreparedContent {
    /// Reads files and prepares their images.
    pub async fn read(app: &App, raw: &RawFiles, pictures: &Pictures) -> Result<Self> {
        let files = files::read(raw, &app.directory())?;
        check_collections(&files, &catalog::taxonomy_ids(&app.db).await?)?;
        check_home_values(app, &files, &app.directory()).await?;
        let before = known(&app.db).await?;
        let existing = pictures::existing(&files, pictures, |id, name| before.picture(id, name))?;
        let local = LocalPictures::prepare(app, &files).await?;
        Ok(Self { files, existing, local })
    }

    /// Writes what differs from the database, and returns it.
    pub async fn write(self, app: &App, tx: &mut Tx, prune: bool) -> Result<Plan> {
        let Self { files, existing, local } = self;
        // Serializes concurrent applies.
        tx.lock("content", 0).await?;
        let named: NamedAssets = existing.into_iter().chain(local.save(app, tx).await?).collect();
        let known = known_within(tx).await?;
        checked(app, &files, &known, &named, prune)?;
        check_size_tables(&mut *tx, &files, &app.directory()).await?;
        check_products(&mut *tx, &files).await?;
        check_home_links(&mut *tx, &files, &app.directory()).await?;
        let plan = compare(&files, &known, &named, prune);
        let now = app.clock.now();
        for change in &plan.changes {
            match (change.action, FileId::of_path(&change.path).and_then(|id| files.files.get(&id))) {
                (Action::Removed, _) | (_, None) => store::delete(tx, &change.path).await?,
                (_, Some(file)) => {
                    store::upsert(tx, row(file, picture_of(&named, &file.id)), now).await?;
                    let entries = entries_of(file, &named).into_iter();
                    store::replace_pictures(tx, &change.path, entries).await?;
                }
            }
        }
        changes::record(tx, &recorded(app, &files, &known, &plan)).await?;
        Ok(plan)
    }
}

/// What to record in the feed: the content of the countries that show the files, before or after the change. A file that concerns
/// every country or none, such as one in a language of a future country, is recorded for all.
fn recorded(app: &App, files: &Files, known: &StoredContext, plan: &Plan) -> Vec<Change> {
    let directory = app.directory();
    let mut changes = Vec::new();
    for id in plan.changes.iter().filter_map(|change| FileId::of_path(&change.path)) {
        let before = known.editions.get(&id).map(Edition::entry);
        let after = files.files.get(&id).map(|file| IndexedFile {
            id: id.clone(),
            front: file.front_matter.clone(),
            picture: None,
        });
        let versions: Vec<IndexedFile> = before.into_iter().chain(after).collect();
        let concerned = directory.tenants.iter().filter(|tenant| versions.iter().any(|file| file.concerns(tenant)));
        let concerned: Vec<Change> = concerned.map(|tenant| Change::in_tenant(Topic::Content, tenant.id)).collect();
        if concerned.is_empty() || concerned.len() == directory.tenants.len() {
            return vec![Change::all(Topic::Content)];
        }
        changes.extend(concerned);
    }
    changes
}

fn row(file: &ContentFile, picture: Option<AssetId>) -> FileRow {
    FileRow {
        path: file.id.to_string(),
        source: file.source.clone(),
        front_matter: Json(file.front_matter.clone()),
        picture_asset_id: picture,
    }
}

fn picture_of(named: &NamedAssets, id: &FileId) -> Option<AssetId> {
    named.get(&PictureOwner::File(id.clone())).copied()
}

/// The images that a file's entries name, as far as they are known.
fn entries_of<'f>(file: &'f ContentFile, named: &NamedAssets) -> BTreeMap<&'f str, AssetId> {
    let asset = |name: &str| named.get(&PictureOwner::Entry(file.id.clone(), name.to_owned())).copied();
    file.pictures.iter().filter_map(|picture| Some((picture.name.as_str(), asset(&picture.name)?))).collect()
}

/// Checks that the collections that events name exist.
fn check_collections(files: &Files, known: &TaxonomyIds) -> Result<()> {
    let wrong = files.files.values().filter_map(|file| {
        let event = file.front_matter.as_ref()?.event.as_ref()?;
        let name = event.collection.as_str();
        if known.collections.contains_key(name) {
            return None;
        }
        let line = file.source.lines().position(|line| line.starts_with("collection")).map_or(0, |line| line + 1);
        let diagnostic = Diagnostic::new(files.name(&file.id), line, format!("there is no collection {name}"));
        Some(diagnostic.key("collection").suggest(name, known.collections.keys().map(String::as_str)))
    });
    let wrong: Vec<Diagnostic> = wrong.collect();
    if wrong.is_empty() { Ok(()) } else { Err(Error::Diagnostics(wrong)) }
}

async fn known(db: &Db) -> Result<StoredContext> {
    let entries = store::all_pictures(db).await?;
    Ok(known_of(store::files(db).await?, entries))
}

async fn known_within(tx: &mut Tx) -> Result<StoredContext> {
    let entries = store::all_pictures(&mut *tx).await?;
    Ok(known_of(store::files(tx).await?, entries))
}

fn known_of(rows: Vec<FileRow>, entries: Vec<(String, String, AssetId)>) -> StoredContext {
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
    let entries = entries.into_iter().map(|(path, name, asset)| ((path, name), asset)).collect();
    StoredContext { editions: rows.into_iter().filter_map(edition).collect(), entries }
}

/// Validates the files together with those that stay in the database.
fn checked(app: &App, files: &Files, known: &StoredContext, named: &NamedAssets, prune: bool) -> Result<()> {
    let new = files.files.values().map(|file| Edition {
        id: file.id.clone(),
        source: file.source.clone(),
        front: file.front_matter.clone(),
        picture: picture_of(named, &file.id),
        name: files.name(&file.id),
    });
    let stays = known.editions.values().filter(|edition| !prune && !files.files.contains_key(&edition.id)).cloned();
    let errors = check(app, &new.chain(stays).collect::<Vec<_>>());
    if errors.is_empty() { Ok(()) } else { Err(Error::Diagnostics(errors)) }
}

fn compare(files: &Files, known: &StoredContext, named: &NamedAssets, prune: bool) -> Plan {
    let mut plan = Plan::default();
    for (id, file) in &files.files {
        let old = known.editions.get(id);
        // An image in the folder has no id until it is stored.
        let has_picture = |old: &Edition| {
            let own = picture_of(named, id);
            let is_unknown = file.picture.is_some() && own.is_none();
            let mut entries = entries_of(file, named).into_iter();
            (is_unknown || old.picture == own)
                && entries.all(|(name, asset)| known.entries.get(&(id.to_string(), name.to_owned())) == Some(&asset))
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
        known.editions.keys().filter(|id| !files.files.contains_key(*id)).map(ToString::to_string).collect();
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
pub struct StoredFile {
    /// Its path below the folder of content.
    pub path: String,
    /// What it is.
    pub kind: Kind,
    /// Its heading.
    pub title: Option<String>,
    /// The last segment of its address.
    pub slug: Option<String>,
    /// When the text last changed.
    pub updated: Option<chrono::NaiveDate>,
    /// Published from this time, in each country's time zone.
    pub publish: Option<String>,
    /// Published until this time.
    pub unpublish: Option<String>,
}

impl StoredFile {
    /// A file without front matter.
    pub fn without_front_matter(path: String, kind: Kind) -> Self {
        Self { path, kind, title: None, slug: None, updated: None, publish: None, unpublish: None }
    }
}

/// All files of the database.
pub async fn list(app: &App) -> Result<Vec<StoredFile>> {
    let index = Index::load(app).await?;
    let stored = |entry: &IndexedFile| {
        let file = StoredFile::without_front_matter(entry.id.to_string(), entry.id.kind);
        let Some(front) = &entry.front else { return file };
        StoredFile {
            title: Some(front.title.clone()),
            slug: Some(front.slug.clone()),
            updated: Some(front.updated),
            publish: front.publication.publish.map(|when| when.to_string()),
            unpublish: front.publication.unpublish.map(|when| when.to_string()),
            ..file
        }
    };
    let kinds = [
        Kind::Page,
        Kind::Post,
        Kind::Event,
        Kind::Faq,
        Kind::Help,
        Kind::HelpTexts,
        Kind::ProductCare,
        Kind::SizeTables,
        Kind::Partners,
        Kind::Home,
        Kind::Social,
    ];
    Ok(kinds.into_iter().flat_map(|kind| index.of_kind(kind).map(stored).collect::<Vec<_>>()).collect())
}
