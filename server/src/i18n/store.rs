//! SQL over translation and translation_override.

use chrono::{DateTime, Utc};

use super::model::{Override, Seed};
use crate::{
    db::{DbResult, Session, Tx},
    tenancy::{LanguageId, TenantId},
};

/// Rows of one INSERT: with 4 parameters each well below the databases' limits.
const BATCH: usize = 500;

/// All seeded texts, in the order in which areas are served.
pub(super) async fn list_seeds(session: impl Session<'_>) -> DbResult<Vec<Seed>> {
    session.sql("SELECT language_id, key, area, source FROM translation ORDER BY language_id, area, key").all().await
}

/// The seeded texts of one language.
pub(super) async fn list_seeds_of(session: impl Session<'_>, language_id: LanguageId) -> DbResult<Vec<Seed>> {
    session
        .sql("SELECT language_id, key, area, source FROM translation WHERE language_id = $1 ORDER BY area, key")
        .bind(language_id)
        .all()
        .await
}

/// Inserts or overwrites texts; rows are sorted by key, so that concurrent writers do not deadlock.
pub(super) async fn upsert_seeds(tx: &mut Tx, seeds: &[Seed]) -> DbResult<()> {
    for batch in seeds.chunks(BATCH) {
        let mut statement = tx.sql("INSERT INTO translation (language_id, key, area, source) VALUES");
        for (n, seed) in batch.iter().enumerate() {
            statement = statement
                .push_bind(if n == 0 { " (" } else { ", (" }, seed.language_id)
                .push_bind(",", &*seed.key)
                .push_bind(",", &*seed.area)
                .push_bind(",", &*seed.source)
                .push(")");
        }
        statement
            .push(" ON CONFLICT (language_id, key) DO UPDATE SET area = excluded.area, source = excluded.source")
            .execute()
            .await?;
    }
    Ok(())
}

/// Deletes texts of one language.
pub(super) async fn delete_seeds(tx: &mut Tx, language_id: LanguageId, keys: &[String]) -> DbResult<u64> {
    if keys.is_empty() {
        return Ok(0);
    }
    tx.sql("DELETE FROM translation WHERE language_id = $1 AND ")
        .bind(language_id)
        .push_in_text("key", keys)
        .execute()
        .await
}

/// Countries' overrides, optionally of one country or language only.
pub(super) async fn list_overrides(
    session: impl Session<'_>,
    tenant_id: Option<TenantId>,
    language_id: Option<LanguageId>,
) -> DbResult<Vec<Override>> {
    session
        .sql("SELECT tenant_id, language_id, key, source, updated_at FROM translation_override WHERE 1 = 1")
        .push_some(" AND tenant_id =", tenant_id)
        .push_some(" AND language_id =", language_id)
        .push(" ORDER BY tenant_id, language_id, key")
        .all()
        .await
}

/// A country's override of one message.
pub(super) async fn find_override(
    session: impl Session<'_>,
    tenant_id: TenantId,
    language_id: LanguageId,
    key: &str,
) -> DbResult<Option<String>> {
    session
        .sql("SELECT source FROM translation_override WHERE tenant_id = $1 AND language_id = $2 AND key = $3")
        .bind(tenant_id)
        .bind(language_id)
        .bind(key)
        .optional_scalar()
        .await
}

/// Inserts or overwrites a country's override.
pub(super) async fn upsert_override(
    tx: &mut Tx,
    tenant_id: TenantId,
    language_id: LanguageId,
    key: &str,
    source: &str,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO translation_override (tenant_id, language_id, key, source, updated_at) VALUES ($1, $2, $3, $4, $5)")
        .push(" ON CONFLICT (tenant_id, language_id, key) DO UPDATE SET source = excluded.source, updated_at = excluded.updated_at")
        .bind(tenant_id)
        .bind(language_id)
        .bind(key)
        .bind(source)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Deletes a country's override; returns whether there was one.
pub(super) async fn delete_override(
    tx: &mut Tx,
    tenant_id: TenantId,
    language_id: LanguageId,
    key: &str,
) -> DbResult<bool> {
    let deleted = tx
        .sql("DELETE FROM translation_override WHERE tenant_id = $1 AND language_id = $2 AND key = $3")
        .bind(tenant_id)
        .bind(language_id)
        .bind(key)
        .execute()
        .await?;
    Ok(deleted > 0)
}
