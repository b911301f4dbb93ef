//! Reads `media_asset`.

use super::Asset;
use crate::db::{Db, DbResult, Session};

pub async fn list(db: &Db, ids: &[i64]) -> DbResult<Vec<Asset>> {
    db.sql("SELECT id, path, mime, width, height, has_alpha FROM media_asset WHERE path IS NOT NULL AND ")
        .push_in("id", ids)
        .all()
        .await
}
