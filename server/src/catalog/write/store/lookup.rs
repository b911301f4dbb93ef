//! The names known to the catalogue, and the creation of new ones.

use sqlx::FromRow;

use crate::{
    db::{DbResult, Session, Tx},
    id::{AttributeId, BrandId, CategoryId, CollectionId, ValueId},
    tenancy::LanguageId,
};

/// A brand.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct BrandRow {
    pub(in super::super) id: BrandId,
    pub(in super::super) slug: String,
    pub(in super::super) name: String,
}

/// A category.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct CategoryRow {
    pub(in super::super) id: CategoryId,
    pub(in super::super) key: String,
    pub(in super::super) parent_id: CategoryId,
}

/// A category's name in a language, below its parent there.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct CategoryNameRow {
    pub(in super::super) category_id: CategoryId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) parent_id: CategoryId,
    pub(in super::super) slug: String,
    pub(in super::super) name: String,
}

/// A collection's name in a language.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct CollectionNameRow {
    pub(in super::super) collection_id: CollectionId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) slug: String,
    pub(in super::super) name: String,
}

/// A value of an attribute.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct ValueRow {
    pub(in super::super) id: ValueId,
    pub(in super::super) attribute_id: AttributeId,
    pub(in super::super) key: String,
}

/// A value's name in a language.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct ValueNameRow {
    pub(in super::super) attribute_value_id: ValueId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) name: String,
}

pub(in super::super) async fn brands(tx: &mut Tx) -> DbResult<Vec<BrandRow>> {
    tx.sql("SELECT id, slug, name FROM brand ORDER BY id").all().await
}

pub(in super::super) async fn categories(tx: &mut Tx) -> DbResult<Vec<CategoryRow>> {
    tx.sql("SELECT id, key, parent_id FROM category ORDER BY id").all().await
}

pub(in super::super) async fn category_names(tx: &mut Tx) -> DbResult<Vec<CategoryNameRow>> {
    tx.sql(
        "SELECT category_id, language_id, parent_id, slug, name FROM category_text ORDER BY category_id, language_id",
    )
    .all()
    .await
}

pub(in super::super) async fn collections(tx: &mut Tx) -> DbResult<Vec<(CollectionId, String)>> {
    tx.sql("SELECT id, key FROM collection ORDER BY id").all().await
}

pub(in super::super) async fn collection_names(tx: &mut Tx) -> DbResult<Vec<CollectionNameRow>> {
    tx.sql("SELECT collection_id, language_id, slug, name FROM collection_text ORDER BY collection_id, language_id")
        .all()
        .await
}

pub(in super::super) async fn attributes(tx: &mut Tx) -> DbResult<Vec<(String, AttributeId)>> {
    tx.sql("SELECT key, id FROM attribute").all().await
}

pub(in super::super) async fn values(tx: &mut Tx) -> DbResult<Vec<ValueRow>> {
    tx.sql("SELECT id, attribute_id, key FROM attribute_value ORDER BY id").all().await
}

pub(in super::super) async fn value_names(tx: &mut Tx) -> DbResult<Vec<ValueNameRow>> {
    tx.sql("SELECT attribute_value_id, language_id, name FROM attribute_value_text ORDER BY attribute_value_id, language_id")
        .all()
        .await
}

/// Two runs may create the same brand concurrently: the second one then gets the first one's id.
pub(in super::super) async fn insert_brand(tx: &mut Tx, slug: &str, name: &str) -> DbResult<BrandId> {
    tx.sql("INSERT INTO brand (slug, name, position, is_active) VALUES ($1, $2, 1000, $3) ON CONFLICT (slug) DO UPDATE SET name = brand.name RETURNING id")
        .bind(slug)
        .bind(name)
        .bind(true)
        .scalar()
        .await
}

pub(in super::super) async fn insert_category(tx: &mut Tx, key: &str, parent: CategoryId) -> DbResult<CategoryId> {
    tx.sql("INSERT INTO category (key, parent_id, position, is_active) VALUES ($1, $2, 1000, $3) ON CONFLICT (key) DO UPDATE SET key = category.key RETURNING id")
        .bind(key)
        .bind(parent)
        .bind(true)
        .scalar()
        .await
}

pub(in super::super) async fn insert_category_text(
    tx: &mut Tx,
    id: CategoryId,
    language: LanguageId,
    parent: CategoryId,
    slug: &str,
    name: &str,
) -> DbResult<()> {
    tx.sql("INSERT INTO category_text (category_id, language_id, parent_id, slug, name, title, description) VALUES ($1, $2, $3, $4, $5, $5, '') ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(language)
        .bind(parent)
        .bind(slug)
        .bind(name)
        .execute()
        .await?;
    Ok(())
}

pub(in super::super) async fn insert_collection(tx: &mut Tx, key: &str) -> DbResult<CollectionId> {
    tx.sql("INSERT INTO collection (key, position, is_active) VALUES ($1, 1000, $2) ON CONFLICT (key) DO UPDATE SET key = collection.key RETURNING id")
        .bind(key)
        .bind(true)
        .scalar()
        .await
}

pub(in super::super) async fn insert_collection_text(
    tx: &mut Tx,
    id: CollectionId,
    language: LanguageId,
    slug: &str,
    name: &str,
) -> DbResult<()> {
    tx.sql("INSERT INTO collection_text (collection_id, language_id, slug, name, description) VALUES ($1, $2, $3, $4, '') ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(language)
        .bind(slug)
        .bind(name)
        .execute()
        .await?;
    Ok(())
}

pub(in super::super) async fn insert_attribute(tx: &mut Tx, key: &str, position: i64) -> DbResult<AttributeId> {
    tx.sql("INSERT INTO attribute (key, position) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET key = attribute.key RETURNING id")
        .bind(key)
        .bind(position)
        .scalar()
        .await
}

pub(in super::super) async fn insert_value(
    tx: &mut Tx,
    attribute: AttributeId,
    key: &str,
    swatch: Option<&str>,
    position: i64,
) -> DbResult<ValueId> {
    tx.sql("INSERT INTO attribute_value (attribute_id, key, swatch, position) VALUES ($1, $2, $3, $4) ON CONFLICT (attribute_id, key) DO UPDATE SET key = attribute_value.key RETURNING id")
        .bind(attribute)
        .bind(key)
        .bind(swatch)
        .bind(position)
        .scalar()
        .await
}

pub(in super::super) async fn insert_value_text(
    tx: &mut Tx,
    id: ValueId,
    language: LanguageId,
    name: &str,
) -> DbResult<()> {
    tx.sql("INSERT INTO attribute_value_text (attribute_value_id, language_id, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(language)
        .bind(name)
        .execute()
        .await?;
    Ok(())
}
