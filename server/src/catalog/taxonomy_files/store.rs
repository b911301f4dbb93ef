//! Categories, brands and collections from the database, in order.

use sqlx::{FromRow, types::Json};

use crate::{
    catalog::collection_rule::CollectionRule,
    db::{DbResult, Session},
    id::{AssetId, BrandId, CategoryId, CollectionId, LanguageId},
};

#[derive(Debug, FromRow)]
pub struct CategoryRow {
    pub id: CategoryId,
    pub key: String,
    pub parent: Option<String>,
    pub position: i64,
    pub is_active: bool,
    pub asset_id: Option<AssetId>,
}

pub async fn categories<'c>(session: impl Session<'c>) -> DbResult<Vec<CategoryRow>> {
    session
        .sql(
            "SELECT c.id, c.key, p.key AS parent, c.position, c.is_active, c.asset_id FROM category c \
             LEFT JOIN category p ON p.id = c.parent_id ORDER BY c.position, c.id",
        )
        .all()
        .await
}

#[derive(Debug, FromRow)]
pub struct BrandRow {
    pub id: BrandId,
    pub slug: String,
    pub name: String,
    pub position: i64,
    pub is_active: bool,
    pub asset_id: Option<AssetId>,
}

pub async fn brands<'c>(session: impl Session<'c>) -> DbResult<Vec<BrandRow>> {
    session.sql("SELECT id, slug, name, position, is_active, asset_id FROM brand ORDER BY position, id").all().await
}

#[derive(Debug, FromRow)]
pub struct CollectionRow {
    pub id: CollectionId,
    pub key: String,
    pub position: i64,
    pub is_active: bool,
    pub asset_id: Option<AssetId>,
    pub narrow_asset_id: Option<AssetId>,
    pub product_keys: Option<Json<Vec<String>>>,
    pub rule: Option<Json<CollectionRule>>,
    pub sort: Option<String>,
}

pub async fn collections<'c>(session: impl Session<'c>) -> DbResult<Vec<CollectionRow>> {
    session
        .sql(
            "SELECT id, key, position, is_active, asset_id, narrow_asset_id, product_keys, rule, sort FROM collection \
             ORDER BY position, id",
        )
        .all()
        .await
}

/// Texts of an entry in one language; fields that its kind does not have are empty.
#[derive(Debug, FromRow)]
pub struct TextRow {
    /// The category's, brand's or collection's id.
    pub id: i64,
    pub language_id: LanguageId,
    pub name: String,
    pub slug: String,
    pub title: String,
    pub description: String,
}

pub async fn category_texts<'c>(session: impl Session<'c>) -> DbResult<Vec<TextRow>> {
    session
        .sql(
            "SELECT category_id AS id, language_id, name, slug, COALESCE(NULLIF(title, ''), name) AS title, description \
             FROM category_text",
        )
        .all()
        .await
}

pub async fn brand_texts<'c>(session: impl Session<'c>) -> DbResult<Vec<TextRow>> {
    session
        .sql("SELECT brand_id AS id, language_id, '' AS name, '' AS slug, '' AS title, description FROM brand_text WHERE description <> ''")
        .all()
        .await
}

pub async fn collection_texts<'c>(session: impl Session<'c>) -> DbResult<Vec<TextRow>> {
    session
        .sql("SELECT collection_id AS id, language_id, name, slug, '' AS title, description FROM collection_text")
        .all()
        .await
}

/// Those of the keys that belong to a product.
pub async fn product_keys<'c>(session: impl Session<'c>, keys: &[String]) -> DbResult<Vec<String>> {
    session.sql("SELECT key FROM product WHERE ").push_in_text("key", keys).scalars().await
}
