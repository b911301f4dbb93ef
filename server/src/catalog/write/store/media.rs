//! Pictures that a file only names.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};

use super::insert_returning;
use crate::{
    catalog::draft::AssetId,
    db::{DbResult, Session, Tx},
};

/// The assets of addresses, recorded now where they are new. Nothing is fetched.
pub(in super::super) async fn record_addresses(
    tx: &mut Tx,
    now: DateTime<Utc>,
    addresses: &[String],
) -> DbResult<HashMap<String, AssetId>> {
    let known: Vec<(String, AssetId)> = tx
        .sql("SELECT source_url, MIN(id) FROM media_asset WHERE path IS NULL AND ")
        .push_in_text("source_url", addresses)
        .push(" GROUP BY source_url")
        .all()
        .await?;
    let mut known: HashMap<String, AssetId> = known.into_iter().collect();
    let mut seen = HashSet::new();
    let missing: Vec<&String> =
        addresses.iter().filter(|url| !known.contains_key(*url) && seen.insert(url.as_str())).collect();
    let made: Vec<(String, AssetId)> = insert_returning(
        tx,
        "INSERT INTO media_asset (source_url, mime, width, height, has_alpha, bytes, hash, created_at) VALUES",
        " RETURNING source_url, id",
        &missing,
        |statement, url| {
            statement
                .push_bind(" (", url.as_str())
                .push(", '', 0, 0")
                .push_bind(",", false)
                .push(", 0, ''")
                .push_bind(",", now)
                .push(")")
        },
    )
    .await?;
    known.extend(made);
    Ok(known)
}
