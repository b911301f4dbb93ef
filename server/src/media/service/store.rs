//! Storing images: an original is first inspected and put into the object store, outside any transaction, and then saved as an
//! asset in the caller's transaction. A crash in between leaves an unreferenced file, which the next import reuses.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use bytes::Bytes;
use chrono::{DateTime, Utc};
use futures::{StreamExt, stream};

use super::super::{
    decode,
    model::{Asset, AssetId, Format, ImageInfo, MAX_MEMORY, MediaError},
    path,
    state::Media,
    store::{self, KnownPath, NewAsset},
};
use crate::{
    db::{Db, DbResult, Session, Tx},
    error::{Error, Result},
};

/// An image as an import supplies it.
#[derive(Clone, Debug)]
pub struct Upload {
    /// Its file name; its path contains a part of it. The format is detected from the bytes.
    pub name: String,
    /// Its bytes.
    pub bytes: Bytes,
    /// The URL that it comes from, according to the import.
    pub source_url: Option<String>,
}

/// An image that was inspected and put into the object store, but not saved as an asset yet.
#[derive(Clone, Debug)]
pub struct PreparedPicture {
    path: String,
    /// The result of the inspection.
    pub info: ImageInfo,
    bytes: u64,
    hash: String,
    source_url: Option<String>,
}

/// Inspects an image on the pool and puts its original into the object store.
pub async fn prepare(media: &Media, upload: Upload) -> Result<PreparedPicture, MediaError> {
    let bytes = upload.bytes.clone();
    let memory = if bytes.len() < 1 << 20 { 32 } else { MAX_MEMORY >> 20 };
    let info = media.pool.run(memory, move || decode::inspect(&bytes)).await?;
    let hash = blake3::hash(&upload.bytes).to_hex().to_string();
    write_original(media, upload, hash, info).await
}

/// Prepares many, a few at a time, in their order. Those that are already stored are not inspected again. All are held in memory:
/// pass a few dozen at once.
pub async fn prepare_all(
    db: &Db,
    media: &Media,
    uploads: Vec<Upload>,
) -> Result<Vec<Result<PreparedPicture, MediaError>>> {
    let hashes: Vec<String> = uploads.iter().map(|upload| blake3::hash(&upload.bytes).to_hex().to_string()).collect();
    let known = Arc::new(store::find_by_hash(db, &hashes).await?);
    let prepared = uploads.into_iter().zip(hashes).map(|(upload, hash)| {
        let known = Arc::clone(&known);
        async move {
            match known.get(&hash) {
                Some(asset) => prepare_known(media, upload, asset).await,
                None => prepare(media, upload).await,
            }
        }
    });
    let at_once = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    Ok(stream::iter(prepared).buffered(at_once).collect().await)
}

/// Puts the original into the object store again, which repairs a lost or damaged one.
async fn prepare_known(media: &Media, upload: Upload, asset: &Asset) -> Result<PreparedPicture, MediaError> {
    if !media.originals.put(&asset.path, &upload.bytes).await? {
        tracing::warn!(path = asset.path, "a damaged original is replaced");
        media.originals.replace(&asset.path, &upload.bytes).await?;
    }
    let Asset { format, width, height, has_alpha, .. } = *asset;
    Ok(PreparedPicture {
        path: asset.path.clone(),
        info: ImageInfo { format, width, height, has_alpha },
        bytes: asset.bytes,
        hash: asset.hash.clone(),
        source_url: upload.source_url,
    })
}

/// Eight digits of the hash distinguish images of the same name; if they collide, all 64 are used.
async fn write_original(
    media: &Media,
    upload: Upload,
    hash: String,
    info: ImageInfo,
) -> Result<PreparedPicture, MediaError> {
    let extension = info.format.extension();
    let mut path = path::asset_path(&upload.name, &hash[..8], extension);
    if !media.originals.put(&path, &upload.bytes).await? {
        path = path::asset_path(&upload.name, &hash, extension);
        media.originals.put(&path, &upload.bytes).await?;
    }
    Ok(PreparedPicture { path, info, bytes: upload.bytes.len() as u64, hash, source_url: upload.source_url })
}

/// Saves images as assets and returns these in the same order. Images with the same bytes become one asset, whatever their names;
/// a row that had only a source URL gets its original. The caller records the change of the scope whose images change.
pub async fn save(tx: &mut Tx, prepared: &[PreparedPicture], now: DateTime<Utc>) -> Result<Vec<Asset>> {
    let hashes: Vec<String> = prepared.iter().map(|picture| picture.hash.clone()).collect();
    let urls: Vec<String> = prepared.iter().filter_map(|picture| picture.source_url.clone()).collect();
    let stored = store::find_by_hash(&mut *tx, &hashes).await?;
    let recorded = store::find_by_source(&mut *tx, &urls).await?;
    let (mut new, mut sources) = (BTreeMap::new(), BTreeMap::new());
    for picture in prepared {
        match (stored.get(&picture.hash), &picture.source_url) {
            (None, _) => {
                new.entry(&picture.hash).or_insert(picture);
            }
            (Some(asset), Some(url)) if asset.source_url.is_none() => {
                sources.entry(asset.id).or_insert(url);
            }
            _ => {}
        }
    }
    for (id, url) in sources {
        store::set_source(tx, id, url).await?;
    }
    insert_new(tx, new.into_values(), &recorded, now).await?;
    let saved = store::find_by_hash(&mut *tx, &hashes).await?;
    store::set_addresses(tx, &other_addresses(prepared, &saved, &recorded)).await?;
    let lost = |picture: &PreparedPicture| Error::Internal(format!("media: {} was not saved", picture.path));
    prepared.iter().map(|picture| saved.get(&picture.hash).cloned().ok_or_else(|| lost(picture))).collect()
}

/// URLs that are mapped to another asset so far, or to a row without original, though an asset with the same bytes exists.
fn other_addresses<'p>(
    prepared: &'p [PreparedPicture],
    saved: &HashMap<String, Asset>,
    recorded: &HashMap<String, KnownPath>,
) -> BTreeMap<&'p String, AssetId> {
    let mut addresses = BTreeMap::new();
    for picture in prepared {
        let (Some(url), Some(asset)) = (&picture.source_url, saved.get(&picture.hash)) else { continue };
        let former = recorded.get(url).filter(|known| known.is_stored);
        let leads_here = match former {
            Some(known) => known.id == asset.id,
            None => asset.source_url.as_ref() == Some(url),
        };
        if !leads_here {
            addresses.insert(url, asset.id);
        }
    }
    addresses
}

/// An image whose source URL is recorded without original fills that row, any other gets a new row. Rows are locked in a fixed
/// order.
async fn insert_new(
    tx: &mut Tx,
    new: impl Iterator<Item = &PreparedPicture>,
    recorded: &HashMap<String, KnownPath>,
    now: DateTime<Utc>,
) -> DbResult<()> {
    let (mut fill, mut insert) = (BTreeMap::new(), Vec::new());
    for picture in new {
        let waiting = picture.source_url.as_ref().and_then(|url| recorded.get(url)).filter(|known| !known.is_stored);
        match waiting {
            Some(known) if !fill.contains_key(&known.id) => {
                fill.insert(known.id, row_of(picture));
            }
            _ => insert.push(row_of(picture)),
        }
    }
    for (id, row) in fill {
        store::fill(tx, id, &row).await?;
    }
    insert.sort_by(|a, b| a.path.cmp(&b.path));
    store::insert_all(tx, &insert, now).await
}

fn row_of(picture: &PreparedPicture) -> NewAsset {
    NewAsset {
        path: Some(picture.path.clone()),
        source_url: picture.source_url.clone(),
        mime: picture.info.format.mime(),
        width: picture.info.width,
        height: picture.info.height,
        has_alpha: picture.info.has_alpha,
        bytes: picture.bytes,
        hash: picture.hash.clone(),
    }
}

/// Prepares and saves one image. Within a long transaction, call `prepare` beforehand instead, since SQLite has only one writer.
pub async fn store_original(tx: &mut Tx, media: &Media, upload: Upload, now: DateTime<Utc>) -> Result<Asset> {
    let name = upload.name.clone();
    let prepared = prepare(media, upload).await.map_err(|error| match error {
        MediaError::Overloaded | MediaError::Failed(_) => Error::from(error),
        refused => refused.in_file(&name).into(),
    })?;
    let mut saved = save(tx, &[prepared], now).await?;
    saved.pop().ok_or_else(|| Error::Internal("media: nothing was saved".to_owned()))
}

/// A recorded source URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedUrl {
    /// Its asset.
    pub id: AssetId,
    /// Whether the asset has its original.
    pub is_stored: bool,
}

/// Records URLs without fetching them, and returns their assets in order. A URL that is already known keeps its asset, with the
/// original if there is one.
pub async fn record_urls(tx: &mut Tx, urls: &[String], now: DateTime<Utc>) -> Result<Vec<RecordedUrl>> {
    let known = store::find_by_source(&mut *tx, urls).await?;
    let mut new: Vec<&String> = urls.iter().filter(|url| !known.contains_key(*url)).collect();
    new.sort();
    new.dedup();
    let rows: Vec<NewAsset> = new.into_iter().map(|url| recorded_row(url)).collect();
    store::insert_all(tx, &rows, now).await?;
    let known = store::find_by_source(tx, urls).await?;
    let lost = |url: &String| Error::Internal(format!("media: the address {url:?} was not recorded"));
    urls.iter()
        .map(|url| {
            let KnownPath { id, is_stored } = *known.get(url).ok_or_else(|| lost(url))?;
            Ok(RecordedUrl { id, is_stored })
        })
        .collect()
}

/// Assets of stored originals by their source URLs; URLs without an original are left out.
pub async fn from_sources(db: &Db, urls: &[String]) -> Result<HashMap<String, AssetId>> {
    let known = store::find_by_source(db, urls).await?;
    Ok(known.into_iter().filter(|(_, known)| known.is_stored).map(|(url, known)| (url, known.id)).collect())
}

/// Records one URL.
pub async fn record_url(tx: &mut Tx, url: &str, now: DateTime<Utc>) -> Result<AssetId> {
    let ids = record_urls(tx, &[url.to_owned()], now).await?;
    ids.into_iter()
        .next()
        .map(|recorded| recorded.id)
        .ok_or_else(|| Error::Internal("media: nothing was recorded".to_owned()))
}

/// The media type is guessed from the URL, for exports that name it; nothing else depends on it.
fn recorded_row(url: &str) -> NewAsset {
    NewAsset {
        path: None,
        source_url: Some(url.to_owned()),
        mime: guess_mime(url),
        width: 0,
        height: 0,
        has_alpha: false,
        bytes: 0,
        hash: String::new(),
    }
}

fn guess_mime(url: &str) -> &'static str {
    let path = url.split(['?', '#']).next().unwrap_or(url).to_ascii_lowercase();
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    match ending {
        "jpeg" => Format::Jpeg.mime(),
        ending => Format::ALL.into_iter().find(|format| format.extension() == ending).map_or("", Format::mime),
    }
}

/// The assets with these ids. An id that has only a source URL is left out, as it has nothing to show.
pub async fn assets<'c>(session: impl Session<'c>, ids: &[AssetId]) -> Result<HashMap<AssetId, Asset>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(store::find(session, ids).await?.into_iter().map(|asset| (asset.id, asset)).collect())
}
