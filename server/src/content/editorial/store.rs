//! SQL over content_file and content_picture.

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use super::model::FrontMatter;
use crate::{
    db::{DbResult, Session, Tx},
    id::AssetId,
};

/// A stored file without its text.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct HeadRow {
    pub(super) path: String,
    pub(super) front_matter: Json<Option<FrontMatter>>,
    pub(super) picture_asset_id: Option<AssetId>,
}

/// A stored file.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct FileRow {
    pub(super) path: String,
    pub(super) source: String,
    pub(super) front_matter: Json<Option<FrontMatter>>,
    pub(super) picture_asset_id: Option<AssetId>,
}

/// All files without their texts, by path.
pub(super) async fn heads(session: impl Session<'_>) -> DbResult<Vec<HeadRow>> {
    session.sql("SELECT path, front_matter, picture_asset_id FROM content_file ORDER BY path").all().await
}

/// All files, by path.
pub(super) async fn files(session: impl Session<'_>) -> DbResult<Vec<FileRow>> {
    session.sql("SELECT path, source, front_matter, picture_asset_id FROM content_file ORDER BY path").all().await
}

/// The stored text of a file.
pub(super) async fn find_source(session: impl Session<'_>, path: &str) -> DbResult<Option<String>> {
    session.sql("SELECT source FROM content_file WHERE path = $1").bind(path.to_owned()).optional_scalar().await
}

/// Inserts or overwrites a file.
pub(super) async fn upsert(tx: &mut Tx, row: FileRow, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO content_file (path, source, front_matter, picture_asset_id, updated_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (path) DO UPDATE SET source = excluded.source, front_matter = excluded.front_matter,
           picture_asset_id = excluded.picture_asset_id, updated_at = excluded.updated_at",
    )
    .bind(row.path)
    .bind(row.source)
    .bind(row.front_matter)
    .bind(row.picture_asset_id)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Deletes a file.
pub(super) async fn delete(tx: &mut Tx, path: &str) -> DbResult<()> {
    tx.sql("DELETE FROM content_file WHERE path = $1").bind(path.to_owned()).execute().await?;
    Ok(())
}

/// The images that a file names, by name.
pub(super) async fn pictures(session: impl Session<'_>, path: &str) -> DbResult<Vec<(String, AssetId)>> {
    session
        .sql("SELECT name, asset_id FROM content_picture WHERE path = $1 ORDER BY name")
        .bind(path.to_owned())
        .all()
        .await
}

/// The images that all files name: path, name and image.
pub(super) async fn all_pictures(session: impl Session<'_>) -> DbResult<Vec<(String, String, AssetId)>> {
    session.sql("SELECT path, name, asset_id FROM content_picture ORDER BY path, name").all().await
}

/// Replaces the images that a file names.
pub(super) async fn replace_pictures<'n>(
    tx: &mut Tx,
    path: &str,
    pictures: impl Iterator<Item = (&'n str, AssetId)>,
) -> DbResult<()> {
    tx.sql("DELETE FROM content_picture WHERE path = $1").bind(path.to_owned()).execute().await?;
    for (name, asset) in pictures {
        tx.sql("INSERT INTO content_picture (path, name, asset_id) VALUES ($1, $2, $3)")
            .bind(path.to_owned())
            .bind(name.to_owned())
            .bind(asset)
            .execute()
            .await?;
    }
    Ok(())
}
