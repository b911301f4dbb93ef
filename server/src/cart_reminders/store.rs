//! SQL over cart_reminder.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use super::model::CartReminder;
use crate::{
    cart::StoredLine,
    db::{Db, DbResult, Session, Tx},
    id::{CartReminderId, LanguageId, TenantId, UserId},
};

/// A stored reminder.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Row {
    pub(super) id: CartReminderId,
    pub(super) tenant_id: TenantId,
    pub(super) email: String,
    pub(super) user_id: Option<UserId>,
    pub(super) language_id: LanguageId,
    pub(super) lines: Json<Vec<StoredLine>>,
    pub(super) token: String,
    pub(super) asked_at: DateTime<Utc>,
}

impl From<Row> for CartReminder {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            email: row.email,
            language_id: row.language_id,
            asked_at: row.asked_at,
        }
    }
}

const COLUMNS: &str =
    "SELECT id, tenant_id, email, user_id, language_id, lines, token, asked_at FROM cart_reminder WHERE";

/// A new reminder.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewReminder<'a> {
    pub(super) tenant_id: TenantId,
    pub(super) email: &'a str,
    pub(super) user_id: Option<UserId>,
    pub(super) language_id: LanguageId,
    pub(super) lines: &'a [StoredLine],
    pub(super) token: &'a str,
    pub(super) now: DateTime<Utc>,
}

/// Writes a reminder and returns its id; replaces an existing one of the same address in the country.
pub(super) async fn save(tx: &mut Tx, reminder: NewReminder<'_>) -> DbResult<CartReminderId> {
    tx.sql(
        "INSERT INTO cart_reminder (tenant_id, email, user_id, language_id, lines, token, asked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (tenant_id, email) DO UPDATE SET user_id = COALESCE(excluded.user_id, cart_reminder.user_id),
             language_id = excluded.language_id, lines = excluded.lines, asked_at = excluded.asked_at
         RETURNING id",
    )
    .bind(reminder.tenant_id)
    .bind(reminder.email.to_owned())
    .bind(reminder.user_id)
    .bind(reminder.language_id)
    .bind(Json(reminder.lines.to_vec()))
    .bind(reminder.token.to_owned())
    .bind(reminder.now)
    .scalar()
    .await
}

/// A reminder.
pub(super) async fn find(db: &Db, id: CartReminderId) -> DbResult<Option<Row>> {
    db.sql(COLUMNS).push_bind(" id =", id).optional().await
}

pub(super) async fn delete(tx: &mut Tx, id: CartReminderId) -> DbResult<()> {
    tx.sql("DELETE FROM cart_reminder WHERE id = $1").bind(id).execute().await?;
    Ok(())
}

/// Deletes a person's reminder in a country; returns 0 when there is none.
pub(super) async fn delete_own(
    tx: &mut Tx,
    tenant: TenantId,
    id: CartReminderId,
    user: UserId,
    email: Option<&str>,
) -> DbResult<u64> {
    tx.sql("DELETE FROM cart_reminder WHERE id = $1 AND tenant_id = $2 AND (user_id = $3 OR email = $4)")
        .bind(id)
        .bind(tenant)
        .bind(user)
        .bind(email.map(str::to_owned))
        .execute()
        .await
}

/// Deletes the reminder of a token in a country.
pub(super) async fn delete_by_token(tx: &mut Tx, tenant: TenantId, token: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM cart_reminder WHERE tenant_id = $1 AND token = $2")
        .bind(tenant)
        .bind(token.to_owned())
        .execute()
        .await
}

/// Deletes all reminders of an address.
pub(super) async fn delete_of_email(tx: &mut Tx, email: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM cart_reminder WHERE email = $1").bind(email.to_owned()).execute().await
}

/// Deletes reminders that were requested before a point in time.
pub(super) async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM cart_reminder WHERE asked_at < $1").bind(before).execute().await
}

/// All reminders of an address.
pub(super) async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" email =", email.to_owned()).push(" ORDER BY id").all().await
}

/// All reminders of an account.
pub(super) async fn of_user(db: &Db, user: UserId) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" user_id =", user).push(" ORDER BY id").all().await
}
