//! Lists the recorded URLs that are to be fetched and those that failed, and saves fetched images.

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::download::FetchedPicture;
use crate::{
    db::{Db, Tx},
    error::Result,
    media::{
        model::AssetId,
        service,
        store::{self, FailureRow, PendingRow},
    },
};

/// Assets of one statement.
const BATCH: usize = 2_000;

/// A recorded URL without an original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingPicture {
    /// Its asset.
    pub id: AssetId,
    /// The URL.
    pub address: String,
}

/// A URL whose fetch failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FetchFailure {
    /// Its asset.
    pub asset_id: AssetId,
    /// The URL.
    pub address: String,
    /// Number of attempts.
    pub attempts: i64,
    /// The error of the last attempt.
    pub reason: String,
    /// When the last attempt was made.
    pub failed_at: DateTime<Utc>,
}

/// Of these assets those without an original; those whose fetch failed only with `retry`.
pub async fn pending(db: &Db, ids: &[AssetId], retry: bool) -> Result<Vec<PendingPicture>> {
    let mut all = Vec::new();
    for batch in ids.chunks(BATCH) {
        let rows = store::pending(db, batch, retry).await?;
        all.extend(rows.into_iter().map(|PendingRow { id, source_url }| PendingPicture { id, address: source_url }));
    }
    Ok(all)
}

/// Of these assets those whose fetch failed.
pub async fn failures(db: &Db, ids: &[AssetId]) -> Result<Vec<FetchFailure>> {
    let mut all = Vec::new();
    for batch in ids.chunks(BATCH) {
        let rows = store::failures(db, batch).await?.into_iter();
        all.extend(rows.map(|FailureRow { id, source_url, attempts, reason, failed_at }| FetchFailure {
            asset_id: id,
            address: source_url,
            attempts,
            reason,
            failed_at,
        }));
    }
    Ok(all)
}

/// Records that a fetch failed, and why.
pub async fn record_failure(tx: &mut Tx, id: AssetId, reason: &str, now: DateTime<Utc>) -> Result<()> {
    Ok(store::insert_failure(tx, id, reason, now).await?)
}

/// Saves fetched images as assets. Returns pairs `(recorded, stored)`: the same asset twice, unless another asset has the same
/// bytes.
pub async fn save_fetched(
    tx: &mut Tx,
    fetched: Vec<(AssetId, FetchedPicture)>,
    now: DateTime<Utc>,
) -> Result<Vec<(AssetId, AssetId)>> {
    let (recorded, prepared): (Vec<AssetId>, Vec<_>) =
        fetched.into_iter().map(|(id, FetchedPicture(prepared))| (id, prepared)).unzip();
    let assets = service::save(tx, &prepared, now).await?;
    store::delete_failures(tx, &recorded).await?;
    Ok(recorded.into_iter().zip(assets).map(|(recorded, asset)| (recorded, asset.id)).collect())
}
