//! Which countries show something, for the pages that exist in several.

use crate::{
    db::{Db, DbResult, Session},
    tenancy::TenantId,
};

/// Countries that show a product.
pub async fn countries_of_product(db: &Db, id: i64) -> DbResult<Vec<TenantId>> {
    db.sql("SELECT tenant_id FROM listing WHERE product_id = $1 AND shelf = 0 AND shelf_id = 0")
        .bind(id)
        .scalars()
        .await
}

/// Which of these countries have a product on a shelf. Naming them all lets the primary key lead to each one's shelf.
pub async fn countries_of_shelf(db: &Db, countries: &[TenantId], kind: i64, id: i64) -> DbResult<Vec<TenantId>> {
    db.sql("SELECT DISTINCT tenant_id FROM listing WHERE shelf = $1 AND shelf_id = $2 AND ")
        .bind(kind)
        .bind(id)
        .push_in("tenant_id", countries)
        .scalars()
        .await
}
