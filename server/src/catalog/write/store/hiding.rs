//! Rows of product_hiding: the reasons for which a country hides a product that its source publishes.

use chrono::{DateTime, Utc};

use super::insert_many;
use crate::{
    db::{DbResult, Session, Tx},
    id::ProductId,
    tenancy::TenantId,
};

/// The countries in which products are hidden, for any reason.
pub(in super::super) async fn places(tx: &mut Tx, products: &[ProductId]) -> DbResult<Vec<(TenantId, ProductId)>> {
    tx.sql("SELECT tenant_id, product_id FROM product_hiding WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY product_id, tenant_id")
        .all()
        .await
}

/// The actor, reason and time of a change.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct HidingChange<'a> {
    pub(in super::super) reason: &'static str,
    pub(in super::super) actor: &'a str,
    pub(in super::super) at: DateTime<Utc>,
}

/// Hides products; those already hidden for this reason are left unchanged.
pub(in super::super) async fn insert(
    tx: &mut Tx,
    hidden: HidingChange<'_>,
    places: &[(TenantId, ProductId)],
) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO product_hiding (tenant_id, product_id, reason, actor, hidden_at) VALUES",
        " ON CONFLICT (tenant_id, product_id, reason) DO NOTHING",
        places,
        |statement, (tenant, product)| {
            statement
                .push_bind(" (", *tenant)
                .push_bind(",", *product)
                .push_bind(",", hidden.reason)
                .push_bind(",", hidden.actor.to_owned())
                .push_bind(",", hidden.at)
                .push(")")
        },
    )
    .await
}

/// Removes a reason in one country.
pub(in super::super) async fn delete(
    tx: &mut Tx,
    tenant: TenantId,
    reason: &'static str,
    products: &[ProductId],
) -> DbResult<u64> {
    tx.sql("DELETE FROM product_hiding WHERE tenant_id = $1 AND reason = $2 AND ")
        .bind(tenant)
        .bind(reason)
        .push_in("product_id", products)
        .execute()
        .await
}
