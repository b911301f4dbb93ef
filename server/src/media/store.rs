//! SQL over `media_asset`.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};

use super::model::{Asset, AssetId, Format};
use crate::db::{DbResult, Session, Tx};

const SELECT: &str = "SELECT id, path, source_url, mime, width, height, has_alpha, bytes, hash FROM media_asset \
                      WHERE path IS NOT NULL AND";
/// Rows of one INSERT; keeps within both databases' limits of parameters.
const ROWS: usize = 64;

#[derive(sqlx::FromRow)]
struct Row {
    id: AssetId,
    path: String,
    source_url: Option<String>,
    mime: String,
    width: i64,
    height: i64,
    has_alpha: bool,
    bytes: i64,
    hash: String,
}

/// Returns none when this program does not know the type.
fn asset(row: Row) -> Option<Asset> {
    Some(Asset {
        id: row.id,
        path: row.path,
        source_url: row.source_url,
        format: Format::from_mime(&row.mime)?,
        width: u32::try_from(row.width).unwrap_or(0),
        height: u32::try_from(row.height).unwrap_or(0),
        has_alpha: row.has_alpha,
        bytes: u64::try_from(row.bytes).unwrap_or(0),
        hash: row.hash,
    })
}

/// A row to insert.
#[derive(Clone, Debug)]
pub(super) struct NewAsset {
    pub path: Option<String>,
    pub source_url: Option<String>,
    pub mime: &'static str,
    pub width: u32,
    pub height: u32,
    pub has_alpha: bool,
    pub bytes: u64,
    pub hash: String,
}

pub(super) async fn find<'c>(session: impl Session<'c>, ids: &[AssetId]) -> DbResult<Vec<Asset>> {
    let rows: Vec<Row> = session.sql(SELECT).push_in(" id", ids).push(" ORDER BY id").all().await?;
    Ok(rows.into_iter().filter_map(asset).collect())
}

pub(super) async fn find_by_path<'c>(session: impl Session<'c>, path: &str) -> DbResult<Option<Asset>> {
    let row: Option<Row> = session.sql(SELECT).push_bind(" path =", path).optional().await?;
    Ok(row.and_then(asset))
}

/// Assets by the hashes of their contents; the oldest for each hash.
pub(super) async fn find_by_hash<'c>(session: impl Session<'c>, hashes: &[String]) -> DbResult<HashMap<String, Asset>> {
    let rows: Vec<Row> = session.sql(SELECT).push_in_text(" hash", hashes).push(" ORDER BY id DESC").all().await?;
    Ok(rows.into_iter().filter_map(asset).map(|asset| (asset.hash.clone(), asset)).collect())
}

/// The row of a known source URL, with or without original.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownPath {
    pub id: AssetId,
    pub is_stored: bool,
}

/// Rows by source URL. Order of preference: the asset that the URL was last mapped to, then stored originals before rows without
/// one, then the oldest.
pub(super) async fn find_by_source<'c>(
    session: impl Session<'c>,
    urls: &[String],
) -> DbResult<HashMap<String, KnownPath>> {
    let rows: Vec<(String, AssetId, i64)> = session
        .sql("SELECT source_url AS url, id, CAST(CASE WHEN path IS NULL THEN 0 ELSE 1 END AS BIGINT) AS rank FROM media_asset WHERE")
        .push_in_text(" source_url", urls)
        .push(" UNION ALL SELECT url, asset_id AS id, CAST(2 AS BIGINT) AS rank FROM media_address WHERE")
        .push_in_text(" url", urls)
        .push(" ORDER BY rank, id DESC")
        .all()
        .await?;
    Ok(rows.into_iter().map(|(url, id, rank)| (url, KnownPath { id, is_stored: rank > 0 })).collect())
}

/// Maps URLs to stored originals that were first imported from another source.
pub(super) async fn set_addresses(tx: &mut Tx, addresses: &BTreeMap<&String, AssetId>) -> DbResult<()> {
    for (url, asset) in addresses {
        tx.sql("INSERT INTO media_address (url, asset_id) VALUES ($1, $2) ON CONFLICT (url) DO UPDATE SET asset_id = excluded.asset_id")
            .bind(url.as_str())
            .bind(*asset)
            .execute()
            .await?;
    }
    Ok(())
}

pub(super) async fn insert_all(tx: &mut Tx, new: &[NewAsset], now: DateTime<Utc>) -> DbResult<()> {
    for rows in new.chunks(ROWS) {
        let mut statement = tx.sql(
            "INSERT INTO media_asset (path, source_url, mime, width, height, has_alpha, bytes, hash, created_at) VALUES",
        );
        for (i, row) in rows.iter().enumerate() {
            statement = statement
                .push_bind(if i == 0 { " (" } else { ", (" }, row.path.clone())
                .push_bind(",", row.source_url.clone())
                .push_bind(",", row.mime)
                .push_bind(",", i64::from(row.width))
                .push_bind(",", i64::from(row.height))
                .push_bind(",", row.has_alpha)
                .push_bind(",", i64::try_from(row.bytes).unwrap_or(i64::MAX))
                .push_bind(",", row.hash.clone())
                .push_bind(",", now)
                .push(")");
        }
        statement.push(" ON CONFLICT (path) DO NOTHING").execute().await?;
    }
    Ok(())
}

/// Adds the original to a row that had only a source URL.
pub(super) async fn fill(tx: &mut Tx, id: AssetId, stored: &NewAsset) -> DbResult<u64> {
    tx.sql(
        "UPDATE media_asset SET path = $1, mime = $2, width = $3, height = $4, has_alpha = $5, bytes = $6, hash = $7 \
         WHERE id = $8 AND path IS NULL",
    )
    .bind(stored.path.clone())
    .bind(stored.mime)
    .bind(i64::from(stored.width))
    .bind(i64::from(stored.height))
    .bind(stored.has_alpha)
    .bind(i64::try_from(stored.bytes).unwrap_or(i64::MAX))
    .bind(stored.hash.clone())
    .bind(id)
    .execute()
    .await
}

/// Sets the source URL of a stored original that has none.
pub(super) async fn set_source(tx: &mut Tx, id: AssetId, url: &str) -> DbResult<u64> {
    tx.sql("UPDATE media_asset SET source_url = $1 WHERE id = $2 AND source_url IS NULL")
        .bind(url)
        .bind(id)
        .execute()
        .await
}

/// A source URL without an original.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct PendingRow {
    pub(super) id: AssetId,
    pub(super) source_url: String,
}

/// Of these assets those without an original, by id; with `failed` also those whose fetch failed.
pub(super) async fn pending<'c>(
    session: impl Session<'c>,
    ids: &[AssetId],
    with_failed: bool,
) -> DbResult<Vec<PendingRow>> {
    session
        .sql("SELECT a.id, a.source_url FROM media_asset a WHERE a.path IS NULL AND a.source_url IS NOT NULL AND ($1 OR NOT EXISTS (SELECT 1 FROM media_fetch_failure f WHERE f.asset_id = a.id)) AND ")
        .bind(with_failed)
        .push_in("a.id", ids)
        .push(" ORDER BY a.id")
        .all()
        .await
}

/// A source URL whose fetch failed.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct FailureRow {
    pub(super) id: AssetId,
    pub(super) source_url: String,
    pub(super) attempts: i64,
    pub(super) reason: String,
    pub(super) failed_at: DateTime<Utc>,
}

/// Of these assets those whose fetch failed, by id.
pub(super) async fn failures<'c>(session: impl Session<'c>, ids: &[AssetId]) -> DbResult<Vec<FailureRow>> {
    session
        .sql(
            "SELECT a.id, a.source_url, f.attempts, f.reason, f.failed_at FROM media_asset a \
             CROSS JOIN media_fetch_failure f WHERE f.asset_id = a.id AND a.path IS NULL AND a.source_url IS NOT NULL AND ",
        )
        .push_in("a.id", ids)
        .push(" ORDER BY a.id")
        .all()
        .await
}

/// Records a failed fetch.
pub(super) async fn insert_failure(tx: &mut Tx, id: AssetId, reason: &str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO media_fetch_failure (asset_id, attempts, reason, failed_at) VALUES ($1, 1, $2, $3) \
         ON CONFLICT (asset_id) DO UPDATE SET attempts = media_fetch_failure.attempts + 1, reason = excluded.reason, \
         failed_at = excluded.failed_at",
    )
    .bind(id)
    .bind(reason)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Deletes the recorded failures of URLs that have been fetched.
pub(super) async fn delete_failures(tx: &mut Tx, ids: &[AssetId]) -> DbResult<()> {
    tx.sql("DELETE FROM media_fetch_failure WHERE ").push_in("asset_id", ids).execute().await?;
    Ok(())
}

/// A stored original.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct StoredRow {
    pub(super) path: String,
    pub(super) bytes: i64,
    /// BLAKE3, in hexadecimal digits.
    pub(super) hash: String,
}

/// Stored originals with a path after `after`, in order of their paths.
pub(super) async fn list_stored<'c>(session: impl Session<'c>, after: &str, most: i64) -> DbResult<Vec<StoredRow>> {
    session
        .sql("SELECT path, bytes, hash FROM media_asset WHERE path > $1 ORDER BY path LIMIT $2")
        .bind(after)
        .bind(most)
        .all()
        .await
}
