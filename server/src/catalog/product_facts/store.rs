//! Brand, categories and collections of products.

use crate::{
    db::{DbResult, Session},
    id::{BrandId, CategoryId, CollectionId, ProductId},
};

pub async fn brands<'c>(
    session: impl Session<'c>,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, Option<BrandId>)>> {
    session.sql("SELECT id, brand_id FROM product WHERE ").push_in("id", products).all().await
}

pub async fn categories<'c>(
    session: impl Session<'c>,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, CategoryId)>> {
    session
        .sql("SELECT product_id, category_id FROM product_category WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY product_id, category_id")
        .all()
        .await
}

pub async fn collections<'c>(
    session: impl Session<'c>,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, CollectionId)>> {
    session
        .sql("SELECT product_id, collection_id FROM product_collection WHERE ")
        .push_in("product_id", products)
        .push(" ORDER BY product_id, collection_id")
        .all()
        .await
}

/// Keys of products and slugs of their brands.
pub async fn keys<'c>(
    session: impl Session<'c>,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, String, Option<String>)>> {
    session
        .sql(
            "SELECT product.id, product.key, brand.slug FROM product LEFT JOIN brand ON brand.id = product.brand_id WHERE ",
        )
        .push_in("product.id", products)
        .all()
        .await
}

/// Id, parent and key of every category.
pub async fn category_keys<'c>(session: impl Session<'c>) -> DbResult<Vec<(CategoryId, CategoryId, String)>> {
    session.sql("SELECT id, parent_id, key FROM category").all().await
}

/// Id and parent of every category.
pub async fn parents<'c>(session: impl Session<'c>) -> DbResult<Vec<(CategoryId, CategoryId)>> {
    session.sql("SELECT id, parent_id FROM category").all().await
}
