//! Which recorded addresses wait to be fetched, which could not be, and the saving of what was.

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

/// Assets looked at in one statement.
const BATCH: usize = 2_000;

/// A recorded address without an original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingPicture {
    /// Its asset.
    pub id: AssetId,
    /// The address.
    pub address: String,
}

/// An address that could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FetchFailure {
    /// Its asset.
    pub asset_id: AssetId,
    /// The address.
    pub address: String,
    /// How often it was tried.
    pub attempts: i64,
    /// Why it failed the last time.
    pub reason: String,
    /// When that was.
    pub failed_at: DateTime<Utc>,
}

/// Of these assets those that are only recorded; those that could not be fetched only when they are to be tried again.
pub async fn pending(db: &Db, ids: &[AssetId], retry: bool) -> Result<Vec<PendingPicture>> {
    let mut all = Vec::new();
    for batch in ids.chunks(BATCH) {
        let rows = store::pending(db, batch, retry).await?;
        all.extend(rows.into_iter().map(|PendingRow { id, source_url }| PendingPicture { id, address: source_url }));
    }
    Ok(all)
}

/// Of these assets those that could not be fetched.
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

/// Remembers that an address could not be fetched, and why.
pub async fn record_failure(tx: &mut Tx, id: AssetId, reason: &str, now: DateTime<Utc>) -> Result<()> {
    Ok(store::insert_failure(tx, id, reason, now).await?)
}

/// Saves fetched pictures as assets: `(recorded, stored)`, the same asset twice unless its bytes are another asset's.
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
