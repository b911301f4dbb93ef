//! Which countries show a product, for pages that exist in several.

use crate::{
    db::{Db, DbResult, Session},
    id::ProductId,
    tenancy::TenantId,
};

/// Countries that show a product.
pub async fn countries_of_product(db: &Db, id: ProductId) -> DbResult<Vec<TenantId>> {
    db.sql(
        "SELECT o.tenant_id FROM offer o CROSS JOIN product p \
         WHERE o.product_id = $1 AND o.is_visible AND p.id = o.product_id AND p.is_active",
    )
    .bind(id)
    .scalars()
    .await
}
