//! Rows of products for changes by operators.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use super::products::{FactsRow, StoredFacts};
use crate::{
    db::{DbResult, Session, Tx},
    id::{AssetId, BadgeTypeId, BrandId, CategoryId, CollectionId, ProductId, VariantId},
    tenancy::{LanguageId, TenantId},
};

/// A product's key, brand, composition, manufacturer and related facts.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct StoredProduct {
    pub(in super::super) key: String,
    pub(in super::super) brand_id: Option<BrandId>,
    #[sqlx(flatten)]
    pub(in super::super) facts: StoredFacts,
}

pub(in super::super) async fn product(tx: &mut Tx, id: ProductId) -> DbResult<StoredProduct> {
    tx.sql("SELECT key, brand_id, gender, composition, care, grams, manufacturer FROM product WHERE id = $1")
        .bind(id)
        .one()
        .await
}

pub(in super::super) async fn set_facts(
    tx: &mut Tx,
    id: ProductId,
    brand: Option<BrandId>,
    facts: FactsRow<'_>,
) -> DbResult<()> {
    tx.sql("UPDATE product SET brand_id = $1, gender = $2, composition = $3, care = $4, grams = $5, manufacturer = $6 WHERE id = $7")
        .bind(brand)
        .bind(facts.gender)
        .bind(Json(facts.composition))
        .bind(Json(facts.care))
        .bind(facts.grams)
        .bind(facts.manufacturer.map(Json))
        .bind(id)
        .execute()
        .await?;
    Ok(())
}

/// Sets the time of the last change of products.
pub(in super::super) async fn touch(tx: &mut Tx, products: &[ProductId], now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE product SET updated_at = $1 WHERE ").bind(now).push_in("id", products).execute().await?;
    Ok(())
}

/// A stored text.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct StoredText {
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) slug: String,
    pub(in super::super) name: String,
    pub(in super::super) description: String,
    pub(in super::super) seo_title: Option<String>,
    pub(in super::super) seo_description: Option<String>,
}

/// A product's texts.
pub(in super::super) async fn texts(tx: &mut Tx, product: ProductId) -> DbResult<Vec<StoredText>> {
    tx.sql("SELECT language_id, slug, name, description, seo_title, seo_description FROM product_text WHERE product_id = $1")
        .bind(product)
        .all()
        .await
}

/// Variants that are not retired, with their SKUs.
pub(in super::super) async fn variants(tx: &mut Tx, product: ProductId) -> DbResult<Vec<(VariantId, Option<String>)>> {
    tx.sql("SELECT id, sku FROM variant WHERE product_id = $1 AND retired_at IS NULL ORDER BY position, id")
        .bind(product)
        .all()
        .await
}

/// The categories that a product is assigned to, the main one first.
pub(in super::super) async fn categories(tx: &mut Tx, product: ProductId) -> DbResult<Vec<CategoryId>> {
    tx.sql("SELECT category_id FROM product_category WHERE product_id = $1 ORDER BY position")
        .bind(product)
        .scalars()
        .await
}

pub(in super::super) async fn collections(tx: &mut Tx, product: ProductId) -> DbResult<Vec<CollectionId>> {
    tx.sql("SELECT collection_id FROM product_collection WHERE product_id = $1 ORDER BY position")
        .bind(product)
        .scalars()
        .await
}

/// Id, slug and name of every brand.
pub(in super::super) async fn brands(tx: &mut Tx) -> DbResult<Vec<(BrandId, String, String)>> {
    tx.sql("SELECT id, slug, name FROM brand ORDER BY id").all().await
}

/// Adds a badge to a product in a country; returns 0 if it has it already.
pub(in super::super) async fn add_badge(
    tx: &mut Tx,
    tenant: TenantId,
    product: ProductId,
    badge: BadgeTypeId,
) -> DbResult<u64> {
    tx.sql(
        "INSERT INTO product_badge (tenant_id, product_id, badge_type_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(tenant)
    .bind(product)
    .bind(badge)
    .execute()
    .await
}

/// Removes a badge from a product in a country; returns 0 if it has none.
pub(in super::super) async fn remove_badge(
    tx: &mut Tx,
    tenant: TenantId,
    product: ProductId,
    badge: BadgeTypeId,
) -> DbResult<u64> {
    tx.sql("DELETE FROM product_badge WHERE tenant_id = $1 AND product_id = $2 AND badge_type_id = $3")
        .bind(tenant)
        .bind(product)
        .bind(badge)
        .execute()
        .await
}

/// The products that show one of these pictures.
pub(in super::super) async fn products_of_assets(tx: &mut Tx, assets: &[AssetId]) -> DbResult<Vec<ProductId>> {
    tx.sql("SELECT DISTINCT product_id FROM product_media WHERE ")
        .push_in("asset_id", assets)
        .push(" ORDER BY product_id")
        .scalars()
        .await
}

/// Makes all pictures of one asset refer to another.
pub(in super::super) async fn move_pictures(tx: &mut Tx, from: AssetId, to: AssetId) -> DbResult<()> {
    tx.sql("UPDATE product_media SET asset_id = $1 WHERE asset_id = $2").bind(to).bind(from).execute().await?;
    Ok(())
}

/// Product and asset of pictures, in their order.
pub(in super::super) async fn pictures(tx: &mut Tx, products: &[ProductId]) -> DbResult<Vec<(ProductId, AssetId)>> {
    tx.sql("SELECT product_id, asset_id FROM product_media WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

/// The next assets above an id that products of these countries show, sold or hidden.
pub(in super::super) async fn picture_assets<'c>(
    session: impl Session<'c>,
    tenants: &[TenantId],
    above: AssetId,
    most: i64,
) -> DbResult<Vec<AssetId>> {
    session
        .sql(
            "SELECT DISTINCT m.asset_id FROM product_media m WHERE m.asset_id > $1 AND EXISTS \
             (SELECT 1 FROM offer o WHERE o.product_id = m.product_id AND ",
        )
        .bind(above)
        .push_in("o.tenant_id", tenants)
        .push(")")
        .push_bind(" ORDER BY m.asset_id LIMIT", most)
        .scalars()
        .await
}

/// The keys of products.
pub(in super::super) async fn keys(tx: &mut Tx, products: &[ProductId]) -> DbResult<Vec<String>> {
    tx.sql("SELECT key FROM product WHERE ").push_in("id", products).push(" ORDER BY id").scalars().await
}
