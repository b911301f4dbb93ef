//! Rows of variant_price and the append-only price_history.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::insert_many;
use crate::{
    db::{DbResult, Session, Tx},
    id::{ProductId, VariantId},
    tenancy::TenantId,
};

/// A stored price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub(in super::super) struct StoredPrice {
    pub(in super::super) tenant_id: TenantId,
    pub(in super::super) variant_id: VariantId,
    pub(in super::super) price_minor: i64,
    pub(in super::super) discount_minor: Option<i64>,
    pub(in super::super) compare_minor: Option<i64>,
    pub(in super::super) lowest_minor: Option<i64>,
}

pub(in super::super) async fn of_variants(tx: &mut Tx, variants: &[VariantId]) -> DbResult<Vec<StoredPrice>> {
    tx.sql("SELECT tenant_id, variant_id, price_minor, discount_minor, compare_minor, lowest_minor FROM variant_price WHERE ")
        .push_in("variant_id", variants)
        .all()
        .await
}

/// A reduced price with its product.
#[derive(Clone, Copy, Debug, FromRow)]
pub(in super::super) struct ReducedPrice {
    pub(in super::super) product_id: ProductId,
    #[sqlx(flatten)]
    pub(in super::super) price: StoredPrice,
}

/// The reduced prices of products in a country, by variant.
pub(in super::super) async fn reduced(
    tx: &mut Tx,
    tenant: TenantId,
    products: &[ProductId],
) -> DbResult<Vec<ReducedPrice>> {
    tx.sql(
        "SELECT v.product_id, x.tenant_id, x.variant_id, x.price_minor, x.discount_minor, x.compare_minor, x.lowest_minor \
         FROM variant v CROSS JOIN variant_price x \
         WHERE x.tenant_id = $1 AND x.variant_id = v.id AND x.discount_minor IS NOT NULL AND ",
    )
    .bind(tenant)
    .push_in("v.product_id", products)
    .push(" ORDER BY v.id")
    .all()
    .await
}

/// The price of a variant in a country from an instant on.
#[derive(Clone, Copy, Debug, FromRow)]
pub(in super::super) struct HistoryRow {
    pub(in super::super) tenant_id: TenantId,
    pub(in super::super) variant_id: VariantId,
    pub(in super::super) effective_minor: i64,
    pub(in super::super) changed_at: DateTime<Utc>,
}

/// The price history of variants, each variant's in chronological order.
pub(in super::super) async fn history(tx: &mut Tx, variants: &[VariantId]) -> DbResult<Vec<HistoryRow>> {
    tx.sql("SELECT variant_id, tenant_id, effective_minor, changed_at FROM price_history WHERE ")
        .push_in("variant_id", variants)
        .push(" ORDER BY variant_id, tenant_id, changed_at, id")
        .all()
        .await
}

pub(in super::super) async fn upsert(tx: &mut Tx, rows: &[StoredPrice]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO variant_price (tenant_id, variant_id, price_minor, discount_minor, compare_minor, lowest_minor) VALUES",
        " ON CONFLICT (tenant_id, variant_id) DO UPDATE SET price_minor = excluded.price_minor, \
         discount_minor = excluded.discount_minor, compare_minor = excluded.compare_minor, lowest_minor = excluded.lowest_minor",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.tenant_id)
                .push_bind(",", row.variant_id)
                .push_bind(",", row.price_minor)
                .push_bind(",", row.discount_minor)
                .push_bind(",", row.compare_minor)
                .push_bind(",", row.lowest_minor)
                .push(")")
        },
    )
    .await
}

/// Deletes the prices of variants in countries that no longer sell them.
pub(in super::super) async fn delete(tx: &mut Tx, rows: &[(TenantId, VariantId)]) -> DbResult<()> {
    for (tenant, variant) in rows {
        tx.sql("DELETE FROM variant_price WHERE tenant_id = $1 AND variant_id = $2")
            .bind(*tenant)
            .bind(*variant)
            .execute()
            .await?;
    }
    Ok(())
}

pub(in super::super) async fn append_history(tx: &mut Tx, rows: &[HistoryRow]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO price_history (tenant_id, variant_id, effective_minor, changed_at) VALUES",
        "",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.tenant_id)
                .push_bind(",", row.variant_id)
                .push_bind(",", row.effective_minor)
                .push_bind(",", row.changed_at)
                .push(")")
        },
    )
    .await
}
