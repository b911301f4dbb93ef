//! Stored originals by id, for the slices that show them.

mod store;

use std::collections::HashMap;

use crate::{db::Db, error::Result};

/// A stored original.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Asset {
    /// Its id.
    pub id: i64,
    /// Where renditions of it are found, relative.
    pub path: String,
    /// Its type.
    pub mime: String,
    /// In pixels.
    pub width: i64,
    /// In pixels.
    pub height: i64,
    /// Whether something shines through it.
    pub has_alpha: bool,
}

/// The stored originals of these ids. An asset that is only a recorded address has no picture to show and is left out.
pub async fn assets(db: &Db, ids: &[i64]) -> Result<HashMap<i64, Asset>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = store::list(db, ids).await?;
    Ok(rows.into_iter().map(|asset| (asset.id, asset)).collect())
}
