//! Claims of browsers.

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::types::Json;

use crate::{
    db::{Db, DbResult, Session, Tx},
    id::TenantId,
};

pub(in crate::attribution) async fn insert_claim(
    tx: &mut Tx,
    tenant: TenantId,
    claim: Value,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO affiliate_claim (tenant_id, claim, claimed_at) VALUES ($1, $2, $3)")
        .bind(tenant)
        .bind(Json(claim))
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

pub(in crate::attribution) async fn delete_claims_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM affiliate_claim WHERE claimed_at < $1").bind(before).execute().await
}
