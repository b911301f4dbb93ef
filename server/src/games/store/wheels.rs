//! SQL over wheel and wheel_prize.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use crate::{
    db::{DbResult, Session, Tx},
    games::model::WheelRecord,
    id::{TenantId, WheelId},
};

/// A version of a country's wheel.
#[derive(Clone, Debug, FromRow)]
pub(in crate::games) struct WheelRow {
    pub(in crate::games) id: WheelId,
    pub(in crate::games) tenant_id: TenantId,
    pub(in crate::games) definition: Option<Json<WheelRecord>>,
    pub(in crate::games) actor: String,
    pub(in crate::games) applied_at: DateTime<Utc>,
}

const COLUMNS: &str = "SELECT id, tenant_id, definition, actor, applied_at FROM wheel";

/// The latest version of a country's wheel.
pub(in crate::games) async fn current<'c>(session: impl Session<'c>, tenant: TenantId) -> DbResult<Option<WheelRow>> {
    session.sql(COLUMNS).push_bind(" WHERE tenant_id =", tenant).push(" ORDER BY id DESC LIMIT 1").optional().await
}

/// All versions of a country's wheel, oldest first.
pub(in crate::games) async fn versions<'c>(session: impl Session<'c>, tenant: TenantId) -> DbResult<Vec<WheelRow>> {
    session.sql(COLUMNS).push_bind(" WHERE tenant_id =", tenant).push(" ORDER BY id").all().await
}

/// Appends a version; `None` ends the wheel.
pub(in crate::games) async fn insert(
    tx: &mut Tx,
    tenant: TenantId,
    definition: Option<&WheelRecord>,
    actor: &str,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO wheel (tenant_id, definition, actor, applied_at) VALUES ($1, $2, $3, $4)")
        .bind(tenant)
        .bind(definition.map(|record| Json(record.clone())))
        .bind(actor.to_owned())
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Number of issued prizes by segment in a country.
pub(in crate::games) async fn given<'c>(session: impl Session<'c>, tenant: TenantId) -> DbResult<Vec<(String, i64)>> {
    session.sql("SELECT segment, given FROM wheel_prize WHERE tenant_id = $1 ORDER BY segment").bind(tenant).all().await
}

/// Counts one more prize of a segment, unless its budget is used up; returns 0 then.
pub(in crate::games) async fn take_prize(tx: &mut Tx, tenant: TenantId, segment: &str, budget: i64) -> DbResult<u64> {
    tx.sql(
        "INSERT INTO wheel_prize (tenant_id, segment, given) VALUES ($1, $2, 1)
         ON CONFLICT (tenant_id, segment) DO UPDATE SET given = wheel_prize.given + 1 WHERE wheel_prize.given < $3",
    )
    .bind(tenant)
    .bind(segment.to_owned())
    .bind(budget)
    .execute()
    .await
}
