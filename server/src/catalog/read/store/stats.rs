//! Counts, and the pictures that lists show first.

use crate::{
    db::{Db, DbResult, Session},
    id::{AssetId, TenantId},
};

pub async fn products(db: &Db) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM product").scalar().await
}

pub async fn variants(db: &Db) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM variant WHERE retired_at IS NULL").scalar().await
}

pub async fn shown(db: &Db) -> DbResult<Vec<(TenantId, i64)>> {
    db.sql(
        "SELECT o.tenant_id, COUNT(*) FROM offer o JOIN product p ON p.id = o.product_id \
         WHERE o.is_visible AND p.is_active GROUP BY o.tenant_id ORDER BY o.tenant_id",
    )
    .all()
    .await
}

pub async fn leading_pictures(db: &Db) -> DbResult<Vec<AssetId>> {
    db.sql(
        "SELECT m.asset_id FROM product_media m JOIN product p ON p.id = m.product_id \
         WHERE m.position = (SELECT MIN(f.position) FROM product_media f WHERE f.product_id = p.id) \
         ORDER BY p.published_at DESC, p.id DESC",
    )
    .scalars()
    .await
}
