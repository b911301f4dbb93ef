//! SQL over consent_record.

use chrono::{DateTime, Utc};

use super::model::KeptChoice;
use crate::{
    db::{Db, DbResult, Session, Tx},
    tenancy::{LanguageId, TenantId},
};

/// A choice to insert.
pub(super) struct Record<'a> {
    pub(super) receipt: &'a str,
    pub(super) tenant: TenantId,
    pub(super) language: LanguageId,
    pub(super) version: i64,
    pub(super) analytics: bool,
    pub(super) marketing: bool,
    pub(super) decided_at: DateTime<Utc>,
}

/// Inserts a choice.
pub(super) async fn insert(tx: &mut Tx, record: &Record<'_>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO consent_record (receipt, tenant_id, language_id, version, analytics, marketing, decided_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(record.receipt)
    .bind(record.tenant)
    .bind(record.language)
    .bind(record.version)
    .bind(record.analytics)
    .bind(record.marketing)
    .bind(record.decided_at)
    .execute()
    .await?;
    Ok(())
}

/// The choice with this receipt in a country.
pub(super) async fn find<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    receipt: &str,
) -> DbResult<Option<KeptChoice>> {
    session
        .sql(
            "SELECT language_id, version, analytics, marketing, decided_at FROM consent_record \
             WHERE receipt = $1 AND tenant_id = $2",
        )
        .bind(receipt)
        .bind(tenant)
        .optional()
        .await
}

/// Deletes choices older than a given time.
pub(super) async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM consent_record WHERE decided_at < $1").bind(before).execute().await
}
