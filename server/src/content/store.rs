//! SQL over content_block and content_block_text.

use super::model::{BlockText, Kind, NewBlock, Usage};
use crate::{
    db::{DbResult, Session, Tx},
    id::{AssetId, BlockId, CategoryId, CollectionId},
    tenancy::{LanguageId, TenantId},
};

/// A stored block.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) id: BlockId,
    pub(super) key: String,
    pub(super) kind: String,
    pub(super) usage: String,
    pub(super) position: i64,
    pub(super) category_id: Option<CategoryId>,
    pub(super) collection_id: Option<CollectionId>,
    pub(super) wide_asset_id: Option<AssetId>,
    pub(super) narrow_asset_id: Option<AssetId>,
}

/// The words of a stored block.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct TextRow {
    pub(super) block_id: BlockId,
    pub(super) language_id: LanguageId,
    pub(super) title: String,
    pub(super) body: String,
    pub(super) action: String,
}

impl TextRow {
    pub(super) fn into_text(self) -> BlockText {
        BlockText { title: self.title, body: self.body, action: self.action }
    }
}

/// A country's blocks in order, of one usage and kind only where given.
pub(super) async fn list(
    session: impl Session<'_>,
    tenant_id: TenantId,
    usage: Option<Usage>,
    kind: Option<Kind>,
) -> DbResult<Vec<Row>> {
    session
        .sql(
            "SELECT id, key, kind, usage, position, category_id, collection_id, wide_asset_id, narrow_asset_id
             FROM content_block WHERE tenant_id = $1",
        )
        .bind(tenant_id)
        .push_some(" AND usage =", usage.map(Usage::word))
        .push_some(" AND kind =", kind.map(Kind::word))
        .push(" ORDER BY position, id")
        .all()
        .await
}

/// The words of a country's blocks, in some languages only where given.
pub(super) async fn list_texts(
    session: impl Session<'_>,
    tenant_id: TenantId,
    block_ids: &[BlockId],
    language_ids: Option<&[LanguageId]>,
) -> DbResult<Vec<TextRow>> {
    let statement = session
        .sql("SELECT block_id, language_id, title, body, action FROM content_block_text WHERE tenant_id = $1 AND ")
        .bind(tenant_id)
        .push_in("block_id", block_ids);
    match language_ids {
        Some(ids) => statement.push(" AND ").push_in("language_id", ids),
        None => statement,
    }
    .all()
    .await
}

/// Writes a block over the one of its kind and key, and gives its id.
pub(super) async fn upsert(tx: &mut Tx, tenant_id: TenantId, position: i64, block: &NewBlock) -> DbResult<BlockId> {
    tx.sql(
        "INSERT INTO content_block
           (tenant_id, key, kind, usage, position, category_id, collection_id, wide_asset_id, narrow_asset_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (tenant_id, kind, key) DO UPDATE SET usage = excluded.usage, position = excluded.position,
           category_id = excluded.category_id, collection_id = excluded.collection_id,
           wide_asset_id = excluded.wide_asset_id, narrow_asset_id = excluded.narrow_asset_id
         RETURNING id",
    )
    .bind(tenant_id)
    .bind(&*block.key)
    .bind(block.kind.word())
    .bind(block.usage.word())
    .bind(position)
    .bind(block.category_id)
    .bind(block.collection_id)
    .bind(block.wide_asset_id)
    .bind(block.narrow_asset_id)
    .scalar()
    .await
}

/// Replaces the words of a block.
pub(super) async fn replace_texts(
    tx: &mut Tx,
    tenant_id: TenantId,
    block_id: BlockId,
    block: &NewBlock,
) -> DbResult<()> {
    tx.sql("DELETE FROM content_block_text WHERE tenant_id = $1 AND block_id = $2")
        .bind(tenant_id)
        .bind(block_id)
        .execute()
        .await?;
    if block.texts.is_empty() {
        return Ok(());
    }
    let mut statement =
        tx.sql("INSERT INTO content_block_text (tenant_id, block_id, language_id, title, body, action) VALUES");
    for (n, (language_id, text)) in block.texts.iter().enumerate() {
        statement = statement
            .push_bind(if n == 0 { " (" } else { ", (" }, tenant_id)
            .push_bind(",", block_id)
            .push_bind(",", *language_id)
            .push_bind(",", &*text.title)
            .push_bind(",", &*text.body)
            .push_bind(",", &*text.action)
            .push(")");
    }
    statement.execute().await?;
    Ok(())
}

/// Deletes blocks of a country with their words.
pub(super) async fn delete(tx: &mut Tx, tenant_id: TenantId, block_ids: &[BlockId]) -> DbResult<()> {
    tx.sql("DELETE FROM content_block WHERE tenant_id = $1 AND ")
        .bind(tenant_id)
        .push_in("id", block_ids)
        .execute()
        .await?;
    Ok(())
}
