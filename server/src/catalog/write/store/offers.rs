//! Rows of offers.

use sqlx::FromRow;

use super::insert_many;
use crate::{
    catalog::price::ShownPrice,
    db::{DbResult, Session, Tx},
    id::{BrandId, CategoryId, CollectionId, ProductId, ValueId},
    tenancy::TenantId,
};

/// Product and brand, of products that are active.
pub(in super::super) async fn brands(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, Option<BrandId>)>> {
    tx.sql("SELECT id, brand_id FROM product WHERE is_active AND ").push_in("id", products).all().await
}

/// Product and category.
pub(in super::super) async fn categories(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, CategoryId)>> {
    tx.sql("SELECT product_id, category_id FROM product_category WHERE ").push_in("product_id", products).all().await
}

/// Product and collection.
pub(in super::super) async fn collections(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, CollectionId)>> {
    tx.sql("SELECT product_id, collection_id FROM product_collection WHERE ")
        .push_in("product_id", products)
        .all()
        .await
}

/// Child and parent of every category.
pub(in super::super) async fn category_parents(tx: &mut Tx) -> DbResult<Vec<(CategoryId, CategoryId)>> {
    tx.sql("SELECT id, parent_id FROM category").all().await
}

/// A variant's price and availability in a country.
#[derive(Clone, Copy, Debug, FromRow)]
pub(in super::super) struct PricedVariant {
    pub(in super::super) product_id: ProductId,
    pub(in super::super) tenant_id: TenantId,
    pub(in super::super) price_minor: i64,
    pub(in super::super) discount_minor: Option<i64>,
    pub(in super::super) lowest_minor: Option<i64>,
    pub(in super::super) availability: i64,
    pub(in super::super) colour_id: Option<ValueId>,
    pub(in super::super) size_id: Option<ValueId>,
}

impl PricedVariant {
    /// Its price.
    pub(in super::super) fn price(&self) -> ShownPrice {
        ShownPrice {
            price_minor: self.price_minor,
            discount_minor: self.discount_minor,
            lowest_minor: self.lowest_minor,
        }
    }
}

/// By product and country, variants in their order.
pub(in super::super) async fn prices(tx: &mut Tx, products: &[ProductId]) -> DbResult<Vec<PricedVariant>> {
    tx.sql("SELECT v.product_id, p.tenant_id, p.price_minor, p.discount_minor, p.lowest_minor, v.availability, v.colour_id, v.size_id FROM variant v JOIN variant_price p ON p.variant_id = v.id WHERE ")
        .push_in("v.product_id", products)
        .push(" ORDER BY v.product_id, p.tenant_id, v.position, v.id")
        .all()
        .await
}

/// Country, product, visibility.
pub(in super::super) async fn visibility(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(TenantId, ProductId, bool)>> {
    tx.sql("SELECT tenant_id, product_id, is_visible FROM offer WHERE ").push_in("product_id", products).all().await
}

/// Country, product, and whether its source shows it there.
pub(in super::super) async fn published(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(TenantId, ProductId, bool)>> {
    tx.sql("SELECT tenant_id, product_id, is_published FROM offer WHERE ").push_in("product_id", products).all().await
}

/// A row of offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct OfferRow {
    pub(in super::super) tenant_id: TenantId,
    pub(in super::super) product_id: ProductId,
    pub(in super::super) is_published: bool,
    pub(in super::super) is_visible: bool,
    pub(in super::super) price_minor: i64,
    pub(in super::super) discount_minor: Option<i64>,
    pub(in super::super) lowest_minor: Option<i64>,
    pub(in super::super) effective_minor: i64,
    pub(in super::super) highest_minor: i64,
    pub(in super::super) percent: i64,
    pub(in super::super) in_stock: bool,
    pub(in super::super) options: String,
}

/// Deletes the offers of products.
pub(in super::super) async fn clear(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    tx.sql("DELETE FROM offer WHERE ").push_in("product_id", products).execute().await?;
    Ok(())
}

pub(in super::super) async fn insert_offers(tx: &mut Tx, rows: &[OfferRow]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO offer (tenant_id, product_id, is_published, is_visible, price_minor, discount_minor, lowest_minor, effective_minor, highest_minor, percent, in_stock, options) VALUES",
        "",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.tenant_id)
                .push_bind(",", row.product_id)
                .push_bind(",", row.is_published)
                .push_bind(",", row.is_visible)
                .push_bind(",", row.price_minor)
                .push_bind(",", row.discount_minor)
                .push_bind(",", row.lowest_minor)
                .push_bind(",", row.effective_minor)
                .push_bind(",", row.highest_minor)
                .push_bind(",", row.percent)
                .push_bind(",", row.in_stock)
                .push_bind(",", row.options.clone())
                .push(")")
        },
    )
    .await
}
