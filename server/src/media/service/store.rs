//! Taking pictures in: an original is inspected and put away first, outside any transaction, and then saved as an asset inside
//! the caller's. A crash between the two leaves a file that nobody refers to, and the next import finds it there.

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

/// A picture as an import has it.
#[derive(Clone, Debug)]
pub struct Upload {
    /// Its file name: a part of its address is made of it. What it is, is told by its bytes.
    pub name: String,
    /// Its bytes.
    pub bytes: Bytes,
    /// Where the import says that it comes from.
    pub source_url: Option<String>,
}

/// A picture that was inspected and put away, to be saved.
#[derive(Clone, Debug)]
pub struct PreparedPicture {
    path: String,
    /// What it is.
    pub info: ImageInfo,
    bytes: u64,
    hash: String,
    source_url: Option<String>,
}

/// Inspects a picture on the pool and puts its original away.
pub async fn prepare(media: &Media, upload: Upload) -> Result<PreparedPicture, MediaError> {
    let bytes = upload.bytes.clone();
    let memory = if bytes.len() < 1 << 20 { 32 } else { MAX_MEMORY >> 20 };
    let info = media.pool.run(memory, move || decode::inspect(&bytes)).await?;
    let hash = blake3::hash(&upload.bytes).to_hex().to_string();
    put_away(media, upload, hash, info).await
}

/// Prepares many, a few at a time, in their order. What is stored already is not inspected again. All of it is held in
/// memory: give a few dozen at once.
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

/// The original is put where it belongs once more: a lost or damaged one is mended.
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

/// Eight digits of the hash tell pictures of one name apart; should they ever not, all 64 do.
async fn put_away(media: &Media, upload: Upload, hash: String, info: ImageInfo) -> Result<PreparedPicture, MediaError> {
    let extension = info.format.extension();
    let mut path = path::asset_path(&upload.name, &hash[..8], extension);
    if !media.originals.put(&path, &upload.bytes).await? {
        path = path::asset_path(&upload.name, &hash, extension);
        media.originals.put(&path, &upload.bytes).await?;
    }
    Ok(PreparedPicture { path, info, bytes: upload.bytes.len() as u64, hash, source_url: upload.source_url })
}

/// Saves pictures as assets, answered in their order. The same bytes are the same asset, whatever their names; an asset of which
/// only the address was known gets its original. The caller marks the scope whose pictures change.
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

/// Addresses that lead elsewhere so far, or to nothing stored, though their bytes are an asset's.
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

/// A picture whose address is recorded without original fills that row, any other gets its own. Rows are touched in order.
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

/// Prepares and saves one picture. Inside a long transaction rather prepare first, for SQLite has but one writer.
pub async fn store_original(tx: &mut Tx, media: &Media, upload: Upload, now: DateTime<Utc>) -> Result<Asset> {
    let name = upload.name.clone();
    let prepared = prepare(media, upload).await.map_err(|error| match error {
        MediaError::Overloaded | MediaError::Failed(_) => Error::from(error),
        refused => refused.in_file(&name).into(),
    })?;
    let mut saved = save(tx, &[prepared], now).await?;
    saved.pop().ok_or_else(|| Error::Internal("media: nothing was saved".to_owned()))
}

/// An address that is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedUrl {
    /// Its asset.
    pub id: AssetId,
    /// Whether the asset has its original.
    pub is_stored: bool,
}

/// Records addresses that are never fetched, and answers with their assets in order. An address that is known keeps its
/// asset, with its original if there is one.
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

/// Stored originals by the addresses that they come from; addresses without an original are left out.
pub async fn from_sources(db: &Db, urls: &[String]) -> Result<HashMap<String, AssetId>> {
    let known = store::find_by_source(db, urls).await?;
    Ok(known.into_iter().filter(|(_, known)| known.is_stored).map(|(url, known)| (url, known.id)).collect())
}

/// Records one address.
pub async fn record_url(tx: &mut Tx, url: &str, now: DateTime<Utc>) -> Result<AssetId> {
    let ids = record_urls(tx, &[url.to_owned()], now).await?;
    ids.into_iter()
        .next()
        .map(|recorded| recorded.id)
        .ok_or_else(|| Error::Internal("media: nothing was recorded".to_owned()))
}

/// The type is guessed from the address, for exports that name it; nothing depends on it.
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

/// The stored originals of these ids. An id of which only the address is known has nothing to show and is left out.
pub async fn assets<'c>(session: impl Session<'c>, ids: &[AssetId]) -> Result<HashMap<AssetId, Asset>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(store::find(session, ids).await?.into_iter().map(|asset| (asset.id, asset)).collect())
}
