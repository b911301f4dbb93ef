//! Rows of products, in batches.

use sqlx::{FromRow, types::Json};

use super::PriceRecord;
use crate::{
    catalog::draft::Extra,
    db::{Db, DbResult, Session},
    id::{AssetId, CategoryId, CollectionId, ProductId, ValueId, VariantId},
    tenancy::{LanguageId, TenantId},
};

/// Products of a country after an id, in the order of creation.
pub(super) async fn ids_after(db: &Db, tenant: TenantId, after: ProductId, most: i64) -> DbResult<Vec<ProductId>> {
    db.sql("SELECT product_id FROM offer WHERE tenant_id = $1 AND product_id > $2 ORDER BY product_id LIMIT $3")
        .bind(tenant)
        .bind(after)
        .bind(most)
        .scalars()
        .await
}

pub(super) async fn count(db: &Db, tenants: &[TenantId]) -> DbResult<i64> {
    db.sql("SELECT COUNT(DISTINCT product_id) FROM offer WHERE ").push_in("tenant_id", tenants).scalar().await
}

#[derive(Debug, FromRow)]
pub(super) struct ProductRow {
    pub(super) id: ProductId,
    pub(super) key: String,
    pub(super) brand: Option<String>,
    pub(super) gender: Option<String>,
    pub(super) grams: Option<i64>,
    pub(super) extra: Json<Extra>,
}

pub(super) async fn products(db: &Db, ids: &[ProductId]) -> DbResult<Vec<ProductRow>> {
    db.sql("SELECT p.id, p.key, b.name AS brand, p.gender, p.grams, p.extra FROM product p LEFT JOIN brand b ON b.id = p.brand_id WHERE ")
        .push_in("p.id", ids)
        .push(" ORDER BY p.id")
        .all()
        .await
}

/// Product, attribute's key, option's name.
pub(super) async fn options(db: &Db, ids: &[ProductId]) -> DbResult<Vec<(ProductId, String, String)>> {
    db.sql("SELECT o.product_id, a.key, o.name FROM product_option o JOIN attribute a ON a.id = o.attribute_id WHERE ")
        .push_in("o.product_id", ids)
        .push(" ORDER BY o.product_id, o.position")
        .all()
        .await
}

#[derive(Debug, FromRow)]
pub(super) struct VariantRow {
    pub(super) id: VariantId,
    pub(super) product_id: ProductId,
    pub(super) sku: Option<String>,
    pub(super) barcode: Option<String>,
    pub(super) colour_id: Option<ValueId>,
    pub(super) size_id: Option<ValueId>,
    pub(super) other_id: Option<ValueId>,
    pub(super) extra: Json<Extra>,
}

pub(super) async fn variants(db: &Db, ids: &[ProductId]) -> DbResult<Vec<VariantRow>> {
    db.sql("SELECT id, product_id, sku, barcode, colour_id, size_id, other_id, extra FROM variant WHERE retired_at IS NULL AND ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position, id")
        .all()
        .await
}

pub(super) async fn prices(db: &Db, variants: &[VariantId], tenants: &[TenantId]) -> DbResult<Vec<PriceRecord>> {
    db.sql("SELECT tenant_id, variant_id, price_minor, discount_minor, compare_minor FROM variant_price WHERE ")
        .push_in("variant_id", variants)
        .push_in(" AND tenant_id", tenants)
        .all()
        .await
}

/// Country, product, and whether its source shows it there.
pub(super) async fn offers(
    db: &Db,
    ids: &[ProductId],
    tenants: &[TenantId],
) -> DbResult<Vec<(TenantId, ProductId, bool)>> {
    db.sql("SELECT tenant_id, product_id, is_published FROM offer WHERE ")
        .push_in("product_id", ids)
        .push_in(" AND tenant_id", tenants)
        .all()
        .await
}

#[derive(Debug, FromRow)]
pub(super) struct MediaRow {
    pub(super) product_id: ProductId,
    pub(super) asset_id: AssetId,
    pub(super) alt: Option<String>,
    pub(super) source_url: Option<String>,
}

pub(super) async fn media(db: &Db, ids: &[ProductId]) -> DbResult<Vec<MediaRow>> {
    db.sql("SELECT product_id, asset_id, alt, source_url FROM product_media WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

/// Product and category, in order.
pub(super) async fn categories(db: &Db, ids: &[ProductId]) -> DbResult<Vec<(ProductId, CategoryId)>> {
    db.sql("SELECT product_id, category_id FROM product_category WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

/// Product and collection, in order: only collections filled by the products' own files.
pub(super) async fn collections(db: &Db, ids: &[ProductId]) -> DbResult<Vec<(ProductId, CollectionId)>> {
    db.sql("SELECT m.product_id, m.collection_id FROM product_collection m JOIN collection c ON c.id = m.collection_id WHERE c.rule IS NULL AND c.product_keys IS NULL AND ")
        .push_in("m.product_id", ids)
        .push(" ORDER BY m.product_id, m.position")
        .all()
        .await
}

/// Id and parent of every category.
pub(super) async fn parents(db: &Db) -> DbResult<Vec<(CategoryId, CategoryId)>> {
    db.sql("SELECT id, parent_id FROM category").all().await
}

/// Id, language, name.
pub(super) async fn category_names(db: &Db) -> DbResult<Vec<(CategoryId, LanguageId, String)>> {
    db.sql("SELECT category_id, language_id, name FROM category_text").all().await
}

/// Id, language, name.
pub(super) async fn collection_names(db: &Db) -> DbResult<Vec<(CollectionId, LanguageId, String)>> {
    db.sql("SELECT collection_id, language_id, name FROM collection_text").all().await
}

/// Id and key, for values that have no name.
pub(super) async fn value_keys(db: &Db) -> DbResult<Vec<(ValueId, String)>> {
    db.sql("SELECT id, key FROM attribute_value").all().await
}

/// Id, language, name.
pub(super) async fn value_names(db: &Db) -> DbResult<Vec<(ValueId, LanguageId, String)>> {
    db.sql("SELECT attribute_value_id, language_id, name FROM attribute_value_text").all().await
}
