//! SQL over stock_alert.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::model::StockAlert;
use crate::{
    db::{Db, DbResult, Session, Tx},
    id::{LanguageId, StockAlertId, TenantId, UserId, VariantId},
};

/// A stored alert.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Row {
    pub(super) id: StockAlertId,
    pub(super) tenant_id: TenantId,
    pub(super) variant_id: VariantId,
    pub(super) email: String,
    pub(super) language_id: LanguageId,
    pub(super) token: String,
    pub(super) asked_at: DateTime<Utc>,
}

impl From<Row> for StockAlert {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            variant_id: row.variant_id,
            email: row.email,
            language_id: row.language_id,
            asked_at: row.asked_at,
        }
    }
}

const COLUMNS: &str = "SELECT id, tenant_id, variant_id, email, language_id, token, asked_at FROM stock_alert WHERE";

/// A new alert.
#[derive(Clone, Debug)]
pub(super) struct NewAlert<'a> {
    pub(super) tenant_id: TenantId,
    pub(super) variant_id: VariantId,
    pub(super) email: &'a str,
    pub(super) user_id: Option<UserId>,
    pub(super) language_id: LanguageId,
    pub(super) token: &'a str,
    pub(super) now: DateTime<Utc>,
}

/// Inserts an alert; an existing one is reset to waiting, from now on.
pub(super) async fn save(tx: &mut Tx, alert: &NewAlert<'_>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO stock_alert (tenant_id, variant_id, email, user_id, language_id, token, asked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (tenant_id, email, variant_id) DO UPDATE SET language_id = excluded.language_id, asked_at = excluded.asked_at,
             notified_at = NULL",
    )
    .bind(alert.tenant_id)
    .bind(alert.variant_id)
    .bind(alert.email)
    .bind(alert.user_id)
    .bind(alert.language_id)
    .bind(alert.token)
    .bind(alert.now)
    .execute()
    .await?;
    Ok(())
}

/// The token of an address in a country, if it has any alerts.
pub(super) async fn token_of(tx: &mut Tx, tenant: TenantId, email: &str) -> DbResult<Option<String>> {
    tx.sql("SELECT token FROM stock_alert WHERE tenant_id = $1 AND email = $2 LIMIT 1")
        .bind(tenant)
        .bind(email)
        .optional_scalar()
        .await
}

/// The number of alerts of an address in a country.
pub(super) async fn count_of(tx: &mut Tx, tenant: TenantId, email: &str) -> DbResult<i64> {
    tx.sql("SELECT COUNT(*) FROM stock_alert WHERE tenant_id = $1 AND email = $2")
        .bind(tenant)
        .bind(email)
        .scalar()
        .await
}

/// Countries with alerts for a variant.
pub(super) async fn tenants_of(db: &Db, variant: VariantId) -> DbResult<Vec<TenantId>> {
    db.sql(
        "SELECT DISTINCT tenant_id FROM stock_alert WHERE variant_id = $1 AND notified_at IS NULL ORDER BY tenant_id",
    )
    .bind(variant)
    .scalars()
    .await
}

/// The next alerts of a variant in a country, in the order of the requests; they are marked, so that no other round takes them.
pub(super) async fn take(
    tx: &mut Tx,
    tenant: TenantId,
    variant: VariantId,
    most: i64,
    now: DateTime<Utc>,
) -> DbResult<Vec<StockAlertId>> {
    tx.sql(
        "UPDATE stock_alert SET notified_at = $4 WHERE notified_at IS NULL AND id IN (SELECT id FROM stock_alert \
         WHERE variant_id = $2 AND tenant_id = $1 AND notified_at IS NULL ORDER BY id LIMIT $3) RETURNING id",
    )
    .bind(tenant)
    .bind(variant)
    .bind(most)
    .bind(now)
    .scalars()
    .await
}

/// Whether a variant has alerts in a country.
pub(super) async fn is_awaited(tx: &mut Tx, tenant: TenantId, variant: VariantId) -> DbResult<bool> {
    let one: Option<StockAlertId> = tx
        .sql("SELECT id FROM stock_alert WHERE variant_id = $2 AND tenant_id = $1 AND notified_at IS NULL LIMIT 1")
        .bind(tenant)
        .bind(variant)
        .optional_scalar()
        .await?;
    Ok(one.is_some())
}

/// An alert that a round has taken.
pub(super) async fn taken(db: &Db, id: StockAlertId) -> DbResult<Option<Row>> {
    db.sql(COLUMNS).push_bind(" id =", id).push(" AND notified_at IS NOT NULL").optional().await
}

/// Releases an alert that a round has taken.
pub(super) async fn release(tx: &mut Tx, id: StockAlertId) -> DbResult<()> {
    tx.sql("UPDATE stock_alert SET notified_at = NULL WHERE id = $1").bind(id).execute().await?;
    Ok(())
}

pub(super) async fn delete(tx: &mut Tx, id: StockAlertId) -> DbResult<()> {
    tx.sql("DELETE FROM stock_alert WHERE id = $1").bind(id).execute().await?;
    Ok(())
}

/// Deletes a person's alert in a country; returns 0 if there is none.
pub(super) async fn delete_own(
    tx: &mut Tx,
    tenant: TenantId,
    id: StockAlertId,
    user: UserId,
    email: Option<&str>,
) -> DbResult<u64> {
    tx.sql("DELETE FROM stock_alert WHERE id = $1 AND tenant_id = $2 AND (user_id = $3 OR email = $4)")
        .bind(id)
        .bind(tenant)
        .bind(user)
        .bind(email.map(str::to_owned))
        .execute()
        .await
}

/// Deletes all alerts of a token's address in a country.
pub(super) async fn delete_by_token(tx: &mut Tx, tenant: TenantId, token: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM stock_alert WHERE tenant_id = $1 AND token = $2").bind(tenant).bind(token).execute().await
}

/// Deletes all alerts of an address.
pub(super) async fn delete_of_email(tx: &mut Tx, email: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM stock_alert WHERE email = $1").bind(email).execute().await
}

/// Deletes alerts requested before a point in time.
pub(super) async fn delete_before(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM stock_alert WHERE asked_at < $1").bind(before).execute().await
}

/// All alerts of an address.
pub(super) async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" email =", email.to_owned()).push(" ORDER BY id").all().await
}

/// All alerts of an account.
pub(super) async fn of_user(db: &Db, user: UserId) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" user_id =", user).push(" ORDER BY id").all().await
}
