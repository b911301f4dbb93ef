//! Products for sitemaps; each statement reads a whole batch of ids.

use chrono::{DateTime, Utc};

use crate::{
    db::{Db, DbResult, Session},
    id::ProductId,
    tenancy::TenantId,
};

/// When products last changed, in the order of their ids.
pub async fn updates(db: &Db, ids: &[ProductId]) -> DbResult<Vec<(ProductId, DateTime<Utc>)>> {
    db.sql("SELECT id, updated_at FROM product WHERE is_active AND ")
        .push_in("id", ids)
        .push(" ORDER BY id")
        .all()
        .await
}

/// Countries that show products.
pub async fn countries_of_products(db: &Db, ids: &[ProductId]) -> DbResult<Vec<(ProductId, TenantId)>> {
    db.sql(
        "SELECT o.product_id, o.tenant_id FROM offer o CROSS JOIN product p \
         WHERE o.is_visible AND p.id = o.product_id AND p.is_active AND ",
    )
    .push_in("o.product_id", ids)
    .all()
    .await
}
