//! Rows of variant.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use super::{insert_many, insert_returning};
use crate::{
    catalog::draft::Extra,
    db::{DbResult, Session, Tx},
    id::{ProductId, ValueId, VariantId},
};

/// A stored variant, with the fields by which a draft's variant is matched.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct StoredVariant {
    pub(in super::super) id: VariantId,
    pub(in super::super) product_id: ProductId,
    pub(in super::super) sku: Option<String>,
    pub(in super::super) colour_id: Option<ValueId>,
    pub(in super::super) size_id: Option<ValueId>,
    pub(in super::super) other_id: Option<ValueId>,
    pub(in super::super) retired_at: Option<DateTime<Utc>>,
}

/// All variants of products; retired ones come last.
pub(in super::super) async fn of_products(tx: &mut Tx, products: &[ProductId]) -> DbResult<Vec<StoredVariant>> {
    tx.sql("SELECT id, product_id, sku, colour_id, size_id, other_id, retired_at FROM variant WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY product_id, retired_at NULLS FIRST, position, id")
        .all()
        .await
}

/// A row of variant. `id` is set if it replaces a stored one.
#[derive(Debug)]
pub(in super::super) struct VariantRow<'d> {
    pub(in super::super) id: Option<VariantId>,
    pub(in super::super) product_id: ProductId,
    pub(in super::super) position: i64,
    pub(in super::super) sku: Option<&'d str>,
    pub(in super::super) barcode: Option<&'d str>,
    pub(in super::super) colour_id: Option<ValueId>,
    pub(in super::super) size_id: Option<ValueId>,
    pub(in super::super) other_id: Option<ValueId>,
    /// For a new variant only; a stored one keeps the availability set by the inventory.
    pub(in super::super) availability: i64,
    pub(in super::super) extra: &'d Extra,
}

/// Returns product, position and id of each.
pub(in super::super) async fn insert(
    tx: &mut Tx,
    rows: &[&VariantRow<'_>],
) -> DbResult<Vec<(ProductId, i64, VariantId)>> {
    insert_returning(
        tx,
        "INSERT INTO variant (product_id, position, sku, barcode, colour_id, size_id, other_id, availability, extra) VALUES",
        " RETURNING product_id, position, id",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.product_id)
                .push_bind(",", row.position)
                .push_bind(",", row.sku)
                .push_bind(",", row.barcode)
                .push_bind(",", row.colour_id)
                .push_bind(",", row.size_id)
                .push_bind(",", row.other_id)
                .push_bind(",", row.availability)
                .push_bind(",", Json(row.extra))
                .push(")")
        },
    )
    .await
}

/// Replaces stored rows; those without an id are left out.
pub(in super::super) async fn update(tx: &mut Tx, rows: &[&VariantRow<'_>]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO variant (id, product_id, position, sku, barcode, colour_id, size_id, other_id, availability, extra) VALUES",
        " ON CONFLICT (id) DO UPDATE SET position = excluded.position, sku = excluded.sku, barcode = excluded.barcode, \
         colour_id = excluded.colour_id, size_id = excluded.size_id, other_id = excluded.other_id, \
         extra = excluded.extra",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.id)
                .push_bind(",", row.product_id)
                .push_bind(",", row.position)
                .push_bind(",", row.sku)
                .push_bind(",", row.barcode)
                .push_bind(",", row.colour_id)
                .push_bind(",", row.size_id)
                .push_bind(",", row.other_id)
                .push_bind(",", row.availability)
                .push_bind(",", Json(row.extra))
                .push(")")
        },
    )
    .await
}

/// Stops selling variants in every country. Their prices are moved to another table, so that queries on prices do not find them.
pub(in super::super) async fn retire(tx: &mut Tx, ids: &[VariantId], now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE variant SET retired_at = $1 WHERE retired_at IS NULL AND ")
        .bind(now)
        .push_in("id", ids)
        .execute()
        .await?;
    tx.sql("DELETE FROM retired_price WHERE ").push_in("variant_id", ids).execute().await?;
    tx.sql(
        "INSERT INTO retired_price (tenant_id, variant_id, price_minor, discount_minor, lowest_minor, compare_minor) \
            SELECT tenant_id, variant_id, price_minor, discount_minor, lowest_minor, compare_minor FROM variant_price WHERE ",
    )
    .push_in("variant_id", ids)
    .execute()
    .await?;
    tx.sql("DELETE FROM variant_price WHERE ").push_in("variant_id", ids).execute().await?;
    Ok(())
}

/// Restores retired variants, with their former prices.
pub(in super::super) async fn restore(tx: &mut Tx, ids: &[VariantId]) -> DbResult<()> {
    tx.sql("UPDATE variant SET retired_at = NULL WHERE ").push_in("id", ids).execute().await?;
    tx.sql(
        "INSERT INTO variant_price (tenant_id, variant_id, price_minor, discount_minor, lowest_minor, compare_minor) \
            SELECT tenant_id, variant_id, price_minor, discount_minor, lowest_minor, compare_minor FROM retired_price WHERE ",
    )
    .push_in("variant_id", ids)
    .push(" ON CONFLICT (tenant_id, variant_id) DO NOTHING")
    .execute()
    .await?;
    tx.sql("DELETE FROM retired_price WHERE ").push_in("variant_id", ids).execute().await?;
    Ok(())
}
