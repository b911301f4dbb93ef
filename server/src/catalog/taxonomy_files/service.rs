//! Operations for operators: applying files to the database, and reading its entries.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use bytes::Bytes;

use super::{
    check::{check, warnings},
    files,
    model::{EntryRecord, PictureRecord, PictureSource, TaxonomyKind, TaxonomyRecords, TextRecord},
    plan::{Ranks, TaxonomyPlan, compare},
    store::{self, TextRow},
};
use crate::{
    app::App,
    catalog::{
        collection_rule::COLLECTION_SORTS,
        write::{
            BrandDraft, CategoryDraft, CollectionContent, CollectionDraft, TaxonomyDraft, TaxonomyText, write_taxonomy,
        },
    },
    db::ReadSession,
    diagnostic::Diagnostic,
    error::{Error, Result},
    media::{self, AssetId, Upload},
    tenancy::{Directory, LanguageId},
    toml_file::Sources,
};

/// Maximum number of pictures processed concurrently.
const UPLOADS: usize = 24;

/// The entries in the database, in order.
pub async fn stored(app: &App) -> Result<TaxonomyRecords> {
    read_stored(&app.db, &app.directory()).await
}

/// Compares files with the database, and fails with all errors found.
pub async fn plan(app: &App, sources: &Sources) -> Result<TaxonomyPlan> {
    let directory = app.directory();
    let files = files::read(sources, &directory)?;
    let stored = read_stored(&app.db, &directory).await?;
    checked(&files, &stored)?;
    let mut plan = compare(&files, &stored);
    plan.warnings = warnings(&files, &missing_products(&app.db, &files).await?);
    Ok(plan)
}

/// Applies the files to the database in one transaction.
pub async fn apply(app: &App, sources: &Sources) -> Result<TaxonomyPlan> {
    let directory = app.directory();
    let files = files::read(sources, &directory)?;
    // Errors are reported before pictures are stored.
    checked(&files, &read_stored(&app.db, &directory).await?)?;
    let prepared = prepare(app, &files).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    // Concurrent runs by two operators are applied one after the other.
    tx.lock("taxonomy", 0).await?;
    let stored = read_stored(&mut tx, &directory).await?;
    checked(&files, &stored)?;
    let mut plan = compare(&files, &stored);
    plan.warnings = warnings(&files, &missing_products(&mut tx, &files).await?);
    if !plan.changes.is_empty() {
        let assets: Vec<media::PreparedPicture> = prepared.iter().map(|(_, picture)| picture.clone()).collect();
        let assets = media::save(&mut tx, &assets, now).await?;
        let pictures: HashMap<String, AssetId> =
            prepared.into_iter().zip(assets).map(|((hash, _), asset)| (hash, asset.id)).collect();
        let draft = draft(&files, &stored, &directory, &pictures);
        write_taxonomy(&mut tx, now, &draft).await?;
    }
    tx.commit().await?;
    Ok(plan)
}

fn checked(files: &TaxonomyRecords, stored: &TaxonomyRecords) -> Result<()> {
    let wrong = check(files, stored);
    if wrong.is_empty() { Ok(()) } else { Err(Error::Diagnostics(wrong)) }
}

async fn missing_products(session: impl Into<ReadSession<'_>>, files: &TaxonomyRecords) -> Result<BTreeSet<String>> {
    let session: ReadSession<'_> = session.into();
    let lists = files.of(TaxonomyKind::Collection).filter_map(|entry| match &entry.content {
        Some(CollectionContent::Products(keys)) => Some(keys),
        _ => None,
    });
    let mut named: BTreeSet<String> = lists.flatten().cloned().collect();
    if !named.is_empty() {
        let keys: Vec<String> = named.iter().cloned().collect();
        for known in store::product_keys(session, &keys).await? {
            named.remove(&known);
        }
    }
    Ok(named)
}

/// Processes and stores the pictures of files; returns them by hash.
async fn prepare(app: &App, files: &TaxonomyRecords) -> Result<Vec<(String, media::PreparedPicture)>> {
    let pictures = files.entries.iter().flat_map(|entry| entry.pictures().map(move |picture| (entry, picture)));
    let wanted: BTreeMap<&str, (&EntryRecord, &PictureRecord)> =
        pictures.map(|(entry, picture)| (picture.hash.as_str(), (entry, picture))).collect();
    let wanted: Vec<(&EntryRecord, &PictureRecord)> = wanted.into_values().collect();
    let mut prepared = Vec::with_capacity(wanted.len());
    let mut wrong = Vec::new();
    for some in wanted.chunks(UPLOADS) {
        let uploads = some.iter().map(|(_, picture)| upload(picture)).collect::<Result<Vec<_>>>()?;
        let results = media::prepare_all(&app.db, &app.media, uploads).await?;
        for (result, (entry, picture)) in results.into_iter().zip(some) {
            match result {
                Ok(ready) => prepared.push((picture.hash.clone(), ready)),
                Err(error) => wrong.push(
                    Diagnostic::new(&*entry.place.file, entry.place.line, format!("{}: {error}", picture.name))
                        .key(format!("{}.picture", entry.place.path)),
                ),
            }
        }
    }
    if wrong.is_empty() { Ok(prepared) } else { Err(Error::Diagnostics(wrong)) }
}

fn upload(picture: &PictureRecord) -> Result<Upload> {
    let PictureSource::File(path) = &picture.source else {
        let name = &picture.name;
        return Err(Error::Internal(format!("the picture {name} is in the media store: it has no file to read")));
    };
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Upload { name, bytes: Bytes::from(std::fs::read(path)?), source_url: None })
}

fn draft(
    files: &TaxonomyRecords,
    stored: &TaxonomyRecords,
    directory: &Directory,
    pictures: &HashMap<String, AssetId>,
) -> TaxonomyDraft {
    let ranks = Ranks::of(files, stored);
    let asset = |picture: &Option<PictureRecord>| picture.as_ref().and_then(|one| pictures.get(&one.hash).copied());
    let mut draft = TaxonomyDraft::default();
    for entry in parents_first(files) {
        let position = ranks.position(entry, stored.find(entry.kind, &entry.key));
        let (key, is_hidden, asset_id) = (entry.key.clone(), !entry.is_active, asset(&entry.picture));
        match entry.kind {
            TaxonomyKind::Category => draft.categories.push(CategoryDraft {
                key,
                parent: entry.parent.clone(),
                position,
                is_hidden,
                asset_id,
                texts: texts(entry, directory),
            }),
            TaxonomyKind::Brand => draft.brands.push(BrandDraft {
                slug: key,
                name: entry.name.clone().unwrap_or_default(),
                position,
                is_hidden,
                asset_id,
                descriptions: by_language(entry, directory, |text| text.description.clone()),
            }),
            TaxonomyKind::Collection => draft.collections.push(CollectionDraft {
                key,
                is_hidden,
                content: entry.content.clone(),
                sort: entry.sort.clone(),
                position,
                asset_id,
                narrow_asset_id: asset(&entry.narrow_picture),
                texts: texts(entry, directory),
            }),
        }
    }
    draft
}

/// Entries in an order in which each category follows its parent.
fn parents_first(files: &TaxonomyRecords) -> Vec<&EntryRecord> {
    let mut waiting: Vec<&EntryRecord> = files.entries.iter().collect();
    let mut ordered = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let (later, now): (Vec<&EntryRecord>, Vec<&EntryRecord>) = waiting.iter().copied().partition(|entry| {
            let parent = entry.parent.as_deref().filter(|_| entry.kind == TaxonomyKind::Category);
            parent.is_some_and(|parent| waiting.iter().any(|other| other.kind == entry.kind && other.key == parent))
        });
        if now.is_empty() {
            // A cycle; the check has already rejected these.
            ordered.extend(later);
            return ordered;
        }
        ordered.extend(now);
        waiting = later;
    }
    ordered
}

fn texts(entry: &EntryRecord, directory: &Directory) -> BTreeMap<LanguageId, TaxonomyText> {
    by_language(entry, directory, |text| TaxonomyText {
        slug: text.slug.clone(),
        name: text.name.clone(),
        title: text.title.clone(),
        description: text.description.clone(),
    })
}

fn by_language<T>(
    entry: &EntryRecord,
    directory: &Directory,
    make: impl Fn(&TextRecord) -> T,
) -> BTreeMap<LanguageId, T> {
    let texts = entry.texts.iter();
    texts.filter_map(|(code, text)| Some((directory.language(code)?.id, make(text)))).collect()
}

async fn read_stored(session: impl Into<ReadSession<'_>>, directory: &Directory) -> Result<TaxonomyRecords> {
    let mut session = session.into();
    let categories = store::categories(session.reborrow()).await?;
    let brands = store::brands(session.reborrow()).await?;
    let collections = store::collections(session.reborrow()).await?;
    let mut category_texts = grouped(store::category_texts(session.reborrow()).await?, directory);
    let mut brand_texts = grouped(store::brand_texts(session.reborrow()).await?, directory);
    let mut collection_texts = grouped(store::collection_texts(session.reborrow()).await?, directory);
    let assets: Vec<AssetId> = (categories.iter().map(|row| row.asset_id))
        .chain(brands.iter().map(|row| row.asset_id))
        .chain(collections.iter().flat_map(|row| [row.asset_id, row.narrow_asset_id]))
        .flatten()
        .collect();
    let assets = media::assets(session, &assets).await?;
    let picture = |id: Option<AssetId>| {
        let asset = assets.get(&id?)?;
        let (name, hash) = (asset.path.clone(), asset.hash.clone());
        Some(PictureRecord { name, hash, source: PictureSource::Stored(asset.clone()) })
    };
    let mut entries = Vec::with_capacity(categories.len() + brands.len() + collections.len());
    entries.extend(categories.into_iter().map(|row| EntryRecord {
        parent: row.parent,
        is_active: row.is_active,
        picture: picture(row.asset_id),
        texts: category_texts.remove(&row.id.0).unwrap_or_default(),
        position: row.position,
        ..EntryRecord::new(TaxonomyKind::Category, row.key)
    }));
    entries.extend(brands.into_iter().map(|row| EntryRecord {
        name: Some(row.name),
        is_active: row.is_active,
        picture: picture(row.asset_id),
        texts: brand_texts.remove(&row.id.0).unwrap_or_default(),
        position: row.position,
        ..EntryRecord::new(TaxonomyKind::Brand, row.slug)
    }));
    entries.extend(collections.into_iter().map(|row| EntryRecord {
        is_active: row.is_active,
        picture: picture(row.asset_id),
        narrow_picture: picture(row.narrow_asset_id),
        content: Some(match (row.product_keys, row.rule) {
            (_, Some(rule)) => CollectionContent::Rule(rule.0),
            (Some(keys), None) => CollectionContent::Products(keys.0),
            (None, None) => CollectionContent::BySource,
        }),
        sort: Some(row.sort.unwrap_or_else(|| COLLECTION_SORTS[0].to_owned())),
        texts: collection_texts.remove(&row.id.0).unwrap_or_default(),
        position: row.position,
        ..EntryRecord::new(TaxonomyKind::Collection, row.key)
    }));
    Ok(TaxonomyRecords { entries, is_whole: true })
}

/// Groups texts by entry and language.
fn grouped(rows: Vec<TextRow>, directory: &Directory) -> HashMap<i64, BTreeMap<String, TextRecord>> {
    let mut texts: HashMap<i64, BTreeMap<String, TextRecord>> = HashMap::new();
    for row in rows {
        let language = directory.languages.iter().find(|language| language.id == row.language_id);
        let Some(language) = language else { continue };
        let text = TextRecord { name: row.name, slug: row.slug, title: row.title, description: row.description };
        texts.entry(row.id).or_default().insert(language.code.clone(), text);
    }
    texts
}
