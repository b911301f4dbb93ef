//! Names and ids that selectors refer to.

use sqlx::types::Json;

use crate::{
    catalog::collection_rule::CollectionRule,
    db::{DbResult, Session},
    id::{BrandId, CategoryId, CollectionId, ProductId},
};

/// Key and id of every category.
pub async fn category_ids<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, CategoryId)>> {
    session.sql("SELECT key, id FROM category").all().await
}

/// Slug and id of every brand.
pub async fn brand_ids<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, BrandId)>> {
    session.sql("SELECT slug, id FROM brand").all().await
}

/// Key and id of every collection.
pub async fn collection_ids<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, CollectionId)>> {
    session.sql("SELECT key, id FROM collection").all().await
}

/// Key and rule of the collections that have one.
pub async fn collection_rules<'c>(session: impl Session<'c>) -> DbResult<Vec<(String, Json<CollectionRule>)>> {
    session.sql("SELECT key, rule FROM collection WHERE rule IS NOT NULL").all().await
}

/// Key and id of the products with these keys.
pub async fn products<'c>(session: impl Session<'c>, keys: &[String]) -> DbResult<Vec<(String, ProductId)>> {
    session.sql("SELECT key, id FROM product WHERE ").push_in_text("key", keys).all().await
}
