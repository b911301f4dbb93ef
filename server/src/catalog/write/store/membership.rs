//! Rows of collections filled by a rule or a list, and the product data that rules use.

use sqlx::{FromRow, types::Json};

use super::insert_many;
use crate::{
    catalog::collection_rule::CollectionRule,
    db::{DbResult, Session, Tx},
    id::{BrandId, CategoryId, CollectionId, ProductId},
};

/// A collection with its rule or list.
#[derive(Debug, FromRow)]
pub(in super::super) struct CollectionRow {
    pub(in super::super) id: CollectionId,
    pub(in super::super) product_keys: Option<Json<Vec<String>>>,
    pub(in super::super) rule: Option<Json<CollectionRule>>,
}

pub(in super::super) async fn filled(tx: &mut Tx) -> DbResult<Vec<CollectionRow>> {
    tx.sql(
        "SELECT id, product_keys, rule FROM collection WHERE product_keys IS NOT NULL OR rule IS NOT NULL ORDER BY id",
    )
    .all()
    .await
}

/// Key and id of every category.
pub(in super::super) async fn category_ids(tx: &mut Tx) -> DbResult<Vec<(String, CategoryId)>> {
    tx.sql("SELECT key, id FROM category").all().await
}

/// Slug and id of every brand.
pub(in super::super) async fn brand_ids(tx: &mut Tx) -> DbResult<Vec<(String, BrandId)>> {
    tx.sql("SELECT slug, id FROM brand").all().await
}

/// The next products above an id.
pub(in super::super) async fn products_after(tx: &mut Tx, above: ProductId, most: i64) -> DbResult<Vec<ProductId>> {
    tx.sql("SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2").bind(above).bind(most).scalars().await
}

/// Id, key and type.
pub(in super::super) async fn products(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, String, Option<String>)>> {
    tx.sql("SELECT id, key, product_type FROM product WHERE ").push_in("id", products).all().await
}

/// Product and tag.
pub(in super::super) async fn tags(tx: &mut Tx, products: &[ProductId]) -> DbResult<Vec<(ProductId, String)>> {
    tx.sql("SELECT product_id, tag FROM product_tag WHERE ").push_in("product_id", products).all().await
}

/// A product's position in a collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, sqlx::FromRow)]
pub(in super::super) struct Member {
    pub(in super::super) product_id: ProductId,
    pub(in super::super) collection_id: CollectionId,
    pub(in super::super) position: i64,
}

pub(in super::super) async fn members(
    tx: &mut Tx,
    collections: &[CollectionId],
    products: &[ProductId],
) -> DbResult<Vec<Member>> {
    tx.sql("SELECT product_id, collection_id, position FROM product_collection WHERE ")
        .push_in("product_id", products)
        .push_in(" AND collection_id", collections)
        .all()
        .await
}

/// Product and collection.
pub(in super::super) async fn candidates(
    tx: &mut Tx,
    collections: &[CollectionId],
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, CollectionId)>> {
    tx.sql("SELECT product_id, collection_id FROM collection_candidate WHERE ")
        .push_in("product_id", products)
        .push_in(" AND collection_id", collections)
        .all()
        .await
}

/// Removes products from collections.
pub(in super::super) async fn delete_members(tx: &mut Tx, gone: &[(CollectionId, Vec<ProductId>)]) -> DbResult<()> {
    for (collection, products) in gone {
        tx.sql("DELETE FROM product_collection WHERE collection_id = $1 AND ")
            .bind(*collection)
            .push_in("product_id", products)
            .execute()
            .await?;
    }
    Ok(())
}

pub(in super::super) async fn insert_members(tx: &mut Tx, rows: &[Member]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO product_collection (product_id, collection_id, position) VALUES",
        "",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.product_id)
                .push_bind(",", row.collection_id)
                .push_bind(",", row.position)
                .push(")")
        },
    )
    .await
}

/// Removes products from the candidates of collections.
pub(in super::super) async fn delete_candidates(tx: &mut Tx, gone: &[(CollectionId, Vec<ProductId>)]) -> DbResult<()> {
    for (collection, products) in gone {
        tx.sql("DELETE FROM collection_candidate WHERE collection_id = $1 AND ")
            .bind(*collection)
            .push_in("product_id", products)
            .execute()
            .await?;
    }
    Ok(())
}

/// Deletes the candidates of collections.
pub(in super::super) async fn clear_candidates(tx: &mut Tx, collections: &[CollectionId]) -> DbResult<u64> {
    tx.sql("DELETE FROM collection_candidate WHERE ").push_in("collection_id", collections).execute().await
}

/// Every collection.
pub(in super::super) async fn collection_ids(tx: &mut Tx) -> DbResult<Vec<CollectionId>> {
    tx.sql("SELECT id FROM collection ORDER BY id").scalars().await
}

pub(in super::super) async fn insert_candidates(tx: &mut Tx, rows: &[(ProductId, CollectionId)]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO collection_candidate (product_id, collection_id) VALUES",
        "",
        rows,
        |statement, (product, collection)| statement.push_bind(" (", *product).push_bind(",", *collection).push(")"),
    )
    .await
}
