//! SQL over cart_line.

use chrono::{DateTime, Utc};

use super::model::StoredLine;
use crate::{
    db::{Db, DbResult, Session, Tx, insert_many},
    id::{TenantId, UserId, VariantId},
};

/// A line of a person's cart in any country.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct SavedLine {
    pub(super) tenant_id: TenantId,
    pub(super) variant_id: VariantId,
    pub(super) quantity: i64,
    pub(super) added_at: DateTime<Utc>,
}

/// A customer's cart in a country, the first added first.
pub(super) async fn list<'c>(session: impl Session<'c>, tenant: TenantId, user: UserId) -> DbResult<Vec<StoredLine>> {
    session
        .sql(
            "SELECT variant_id, quantity, shown_minor FROM cart_line WHERE tenant_id = $1 AND user_id = $2 \
             ORDER BY added_at, variant_id",
        )
        .bind(tenant)
        .bind(user)
        .all()
        .await
}

/// A customer's carts in all countries.
pub(super) async fn list_everywhere(db: &Db, user: UserId) -> DbResult<Vec<SavedLine>> {
    db.sql("SELECT tenant_id, variant_id, quantity, added_at FROM cart_line WHERE user_id = $1 ORDER BY added_at, variant_id")
        .bind(user)
        .all()
        .await
}

/// Writes lines; an existing line keeps its position.
pub(super) async fn save(
    tx: &mut Tx,
    tenant: TenantId,
    user: UserId,
    lines: &[StoredLine],
    now: DateTime<Utc>,
) -> DbResult<()> {
    let mut sorted = lines.to_vec();
    sorted.sort_unstable_by_key(|line| line.variant_id);
    insert_many(
        tx,
        "INSERT INTO cart_line (tenant_id, user_id, variant_id, quantity, shown_minor, added_at, updated_at) VALUES",
        " ON CONFLICT (tenant_id, user_id, variant_id) DO UPDATE SET quantity = excluded.quantity, \
         shown_minor = excluded.shown_minor, updated_at = excluded.updated_at",
        &sorted,
        |statement, line| {
            statement
                .push_bind(" (", tenant)
                .push_bind(",", user)
                .push_bind(",", line.variant_id)
                .push_bind(",", line.quantity)
                .push_bind(",", line.shown_minor)
                .push_bind(",", now)
                .push_bind(",", now)
                .push(")")
        },
    )
    .await
}

/// Deletes lines.
pub(super) async fn delete(tx: &mut Tx, tenant: TenantId, user: UserId, variants: &[VariantId]) -> DbResult<u64> {
    tx.sql("DELETE FROM cart_line WHERE tenant_id = $1 AND user_id = $2 AND ")
        .bind(tenant)
        .bind(user)
        .push_in("variant_id", variants)
        .execute()
        .await
}

/// When a customer's cart in a country was last changed.
pub(super) async fn last_touched(db: &Db, tenant: TenantId, user: UserId) -> DbResult<Option<DateTime<Utc>>> {
    db.sql("SELECT updated_at FROM cart_line WHERE tenant_id = $1 AND user_id = $2 ORDER BY updated_at DESC LIMIT 1")
        .bind(tenant)
        .bind(user)
        .optional_scalar()
        .await
}

/// Deletes lines that were last changed before the given time.
pub(super) async fn delete_before(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    db.sql("DELETE FROM cart_line WHERE updated_at < $1").bind(before).execute().await
}
