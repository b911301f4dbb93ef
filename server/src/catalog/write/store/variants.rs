//! Rows of variant.

use sqlx::{FromRow, types::Json};

use super::{insert_many, insert_returning};
use crate::{
    catalog::draft::Extra,
    db::{DbResult, Session, Tx},
};

/// A stored variant, as far as a draft's variant is found again by it.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct StoredVariant {
    pub(in super::super) id: i64,
    pub(in super::super) product_id: i64,
    pub(in super::super) sku: Option<String>,
    pub(in super::super) colour_id: Option<i64>,
    pub(in super::super) size_id: Option<i64>,
    pub(in super::super) other_id: Option<i64>,
}

pub(in super::super) async fn of_products(tx: &mut Tx, products: &[i64]) -> DbResult<Vec<StoredVariant>> {
    tx.sql("SELECT id, product_id, sku, colour_id, size_id, other_id FROM variant WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY product_id, position, id")
        .all()
        .await
}

/// A row of variant. `id` is set when it replaces a stored one.
#[derive(Debug)]
pub(in super::super) struct VariantRow<'d> {
    pub(in super::super) id: Option<i64>,
    pub(in super::super) product_id: i64,
    pub(in super::super) position: i64,
    pub(in super::super) sku: Option<&'d str>,
    pub(in super::super) barcode: Option<&'d str>,
    pub(in super::super) colour_id: Option<i64>,
    pub(in super::super) size_id: Option<i64>,
    pub(in super::super) other_id: Option<i64>,
    pub(in super::super) stock: i64,
    pub(in super::super) extra: &'d Extra,
}

/// Answers with product, position and id of each.
pub(in super::super) async fn insert(tx: &mut Tx, rows: &[&VariantRow<'_>]) -> DbResult<Vec<(i64, i64, i64)>> {
    insert_returning(
        tx,
        "INSERT INTO variant (product_id, position, sku, barcode, colour_id, size_id, other_id, stock, extra) VALUES",
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
                .push_bind(",", row.stock)
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
        "INSERT INTO variant (id, product_id, position, sku, barcode, colour_id, size_id, other_id, stock, extra) VALUES",
        " ON CONFLICT (id) DO UPDATE SET position = excluded.position, sku = excluded.sku, barcode = excluded.barcode, \
         colour_id = excluded.colour_id, size_id = excluded.size_id, other_id = excluded.other_id, stock = excluded.stock, \
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
                .push_bind(",", row.stock)
                .push_bind(",", Json(row.extra))
                .push(")")
        },
    )
    .await
}

pub(in super::super) async fn delete(tx: &mut Tx, ids: &[i64]) -> DbResult<()> {
    tx.sql("DELETE FROM variant WHERE ").push_in("id", ids).execute().await?;
    Ok(())
}
