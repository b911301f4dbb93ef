//! SQL over wishlist_item.

use chrono::{DateTime, Utc};

use crate::{
    accounts::UserId,
    db::{Db, DbResult, Session, Tx},
    id::{ProductId, WishlistItemId},
    tenancy::TenantId,
};

/// An item of a wishlist.
#[derive(Clone, Copy, Debug, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) id: WishlistItemId,
    pub(super) product_id: ProductId,
}

/// An item of a wishlist of any country.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct SavedItem {
    pub(super) tenant_id: TenantId,
    pub(super) product_id: ProductId,
    pub(super) created_at: DateTime<Utc>,
}

/// A user's wishlist in a country, latest first.
pub(super) async fn list(session: impl Session<'_>, tenant: TenantId, user: UserId) -> DbResult<Vec<Row>> {
    session
        .sql("SELECT id, product_id FROM wishlist_item WHERE tenant_id = $1 AND user_id = $2 ORDER BY created_at DESC, id DESC")
        .bind(tenant)
        .bind(user)
        .all()
        .await
}

/// A user's wishlists in all countries.
pub(super) async fn list_everywhere(db: &Db, user: UserId) -> DbResult<Vec<SavedItem>> {
    db.sql("SELECT tenant_id, product_id, created_at FROM wishlist_item WHERE user_id = $1 ORDER BY created_at, id")
        .bind(user)
        .all()
        .await
}

pub(super) async fn count(tx: &mut Tx, tenant: TenantId, user: UserId) -> DbResult<i64> {
    tx.sql("SELECT COUNT(*) FROM wishlist_item WHERE tenant_id = $1 AND user_id = $2")
        .bind(tenant)
        .bind(user)
        .scalar()
        .await
}

/// The id of the new entry; `None` if the product is present already.
pub(super) async fn insert(
    tx: &mut Tx,
    tenant: TenantId,
    user: UserId,
    product: ProductId,
    now: DateTime<Utc>,
) -> DbResult<Option<WishlistItemId>> {
    tx.sql(
        "INSERT INTO wishlist_item (tenant_id, user_id, product_id, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tenant_id, user_id, product_id) DO NOTHING RETURNING id",
    )
    .bind(tenant)
    .bind(user)
    .bind(product)
    .bind(now)
    .optional_scalar()
    .await
}

pub(super) async fn delete(db: &Db, tenant: TenantId, user: UserId, id: WishlistItemId) -> DbResult<u64> {
    db.sql("DELETE FROM wishlist_item WHERE tenant_id = $1 AND user_id = $2 AND id = $3")
        .bind(tenant)
        .bind(user)
        .bind(id)
        .execute()
        .await
}
