//! Rows of attributes, brands, categories and collections. Saving changes a row only if it differs, and returns whether it did.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use crate::{
    catalog::{
        collection_rule::CollectionRule,
        write::taxonomy_draft::{BrandDraft, CategoryDraft, CollectionDraft, TaxonomyText},
    },
    db::{DbResult, Session, Tx},
    id::{AttributeId, BrandId, CategoryId, CollectionId, ProductId, ValueId},
    tenancy::LanguageId,
};

pub(in super::super) async fn save_attribute(tx: &mut Tx, key: &str, position: i64) -> DbResult<u64> {
    tx.sql("INSERT INTO attribute (key, position) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET position = excluded.position WHERE attribute.position <> excluded.position")
        .bind(key)
        .bind(position)
        .execute()
        .await
}

pub(in super::super) async fn attribute_id(tx: &mut Tx, key: &str) -> DbResult<AttributeId> {
    tx.sql("SELECT id FROM attribute WHERE key = $1").bind(key).scalar().await
}

pub(in super::super) async fn save_value(
    tx: &mut Tx,
    attribute: AttributeId,
    key: &str,
    swatch: Option<&str>,
    position: i64,
) -> DbResult<u64> {
    tx.sql("INSERT INTO attribute_value (attribute_id, key, swatch, position) VALUES ($1, $2, $3, $4) ON CONFLICT (attribute_id, key) DO UPDATE SET swatch = excluded.swatch, position = excluded.position WHERE attribute_value.position <> excluded.position OR COALESCE(attribute_value.swatch, '') <> COALESCE(excluded.swatch, '')")
        .bind(attribute)
        .bind(key)
        .bind(swatch)
        .bind(position)
        .execute()
        .await
}

/// Key and id of an attribute's values.
pub(in super::super) async fn value_ids(tx: &mut Tx, attribute: AttributeId) -> DbResult<Vec<(String, ValueId)>> {
    tx.sql("SELECT key, id FROM attribute_value WHERE attribute_id = $1").bind(attribute).all().await
}

pub(in super::super) async fn save_value_text(
    tx: &mut Tx,
    id: ValueId,
    language: LanguageId,
    name: &str,
) -> DbResult<u64> {
    tx.sql("INSERT INTO attribute_value_text (attribute_value_id, language_id, name) VALUES ($1, $2, $3) ON CONFLICT (attribute_value_id, language_id) DO UPDATE SET name = excluded.name WHERE attribute_value_text.name <> excluded.name")
        .bind(id)
        .bind(language)
        .bind(name)
        .execute()
        .await
}

pub(in super::super) async fn save_brand(tx: &mut Tx, draft: &BrandDraft) -> DbResult<u64> {
    tx.sql("INSERT INTO brand (slug, name, position, is_active, asset_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (slug) DO UPDATE SET name = excluded.name, position = excluded.position, is_active = excluded.is_active, asset_id = COALESCE(excluded.asset_id, brand.asset_id) WHERE brand.name <> excluded.name OR brand.position <> excluded.position OR brand.is_active <> excluded.is_active OR COALESCE(excluded.asset_id, brand.asset_id, 0) <> COALESCE(brand.asset_id, 0)")
        .bind(&draft.slug)
        .bind(&draft.name)
        .bind(draft.position)
        .bind(!draft.is_hidden)
        .bind(draft.asset_id)
        .execute()
        .await
}

pub(in super::super) async fn brand_id(tx: &mut Tx, slug: &str) -> DbResult<BrandId> {
    tx.sql("SELECT id FROM brand WHERE slug = $1").bind(slug).scalar().await
}

pub(in super::super) async fn save_brand_text(
    tx: &mut Tx,
    id: BrandId,
    language: LanguageId,
    text: &str,
) -> DbResult<u64> {
    tx.sql("INSERT INTO brand_text (brand_id, language_id, description) VALUES ($1, $2, $3) ON CONFLICT (brand_id, language_id) DO UPDATE SET description = excluded.description WHERE brand_text.description <> excluded.description")
        .bind(id)
        .bind(language)
        .bind(text)
        .execute()
        .await
}

pub(in super::super) async fn save_category(tx: &mut Tx, parent: CategoryId, draft: &CategoryDraft) -> DbResult<u64> {
    tx.sql("INSERT INTO category (key, parent_id, position, is_active, asset_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (key) DO UPDATE SET parent_id = excluded.parent_id, position = excluded.position, is_active = excluded.is_active, asset_id = COALESCE(excluded.asset_id, category.asset_id) WHERE category.parent_id <> excluded.parent_id OR category.position <> excluded.position OR category.is_active <> excluded.is_active OR COALESCE(excluded.asset_id, category.asset_id, 0) <> COALESCE(category.asset_id, 0)")
        .bind(&draft.key)
        .bind(parent)
        .bind(draft.position)
        .bind(!draft.is_hidden)
        .bind(draft.asset_id)
        .execute()
        .await
}

pub(in super::super) async fn category_id(tx: &mut Tx, key: &str) -> DbResult<Option<CategoryId>> {
    tx.sql("SELECT id FROM category WHERE key = $1").bind(key).optional_scalar().await
}

/// A category's parent and slug in a language.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct CategorySlugRow {
    pub(in super::super) category_id: CategoryId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) parent_id: CategoryId,
    pub(in super::super) slug: String,
}

pub(in super::super) async fn category_slugs(tx: &mut Tx) -> DbResult<Vec<CategorySlugRow>> {
    tx.sql("SELECT category_id, language_id, parent_id, slug FROM category_text").all().await
}

/// A row of category_text.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct CategoryTextRow<'d> {
    pub(in super::super) category_id: CategoryId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) parent_id: CategoryId,
    pub(in super::super) text: &'d TaxonomyText,
}

pub(in super::super) async fn save_category_text(tx: &mut Tx, row: CategoryTextRow<'_>) -> DbResult<u64> {
    tx.sql("INSERT INTO category_text (category_id, language_id, parent_id, slug, name, title, description) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (category_id, language_id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug, name = excluded.name, title = excluded.title, description = excluded.description WHERE category_text.parent_id <> excluded.parent_id OR category_text.slug <> excluded.slug OR category_text.name <> excluded.name OR category_text.title <> excluded.title OR category_text.description <> excluded.description")
        .bind(row.category_id)
        .bind(row.language_id)
        .bind(row.parent_id)
        .bind(&row.text.slug)
        .bind(&row.text.name)
        .bind(&row.text.title)
        .bind(&row.text.description)
        .execute()
        .await
}

pub(in super::super) async fn save_collection(tx: &mut Tx, draft: &CollectionDraft) -> DbResult<u64> {
    tx.sql(
        "INSERT INTO collection (key, position, is_active, asset_id, narrow_asset_id) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (key) DO UPDATE SET position = excluded.position, is_active = excluded.is_active, \
         asset_id = COALESCE(excluded.asset_id, collection.asset_id), \
         narrow_asset_id = COALESCE(excluded.narrow_asset_id, collection.narrow_asset_id) \
         WHERE collection.position <> excluded.position OR collection.is_active <> excluded.is_active \
         OR COALESCE(excluded.asset_id, collection.asset_id, 0) <> COALESCE(collection.asset_id, 0) \
         OR COALESCE(excluded.narrow_asset_id, collection.narrow_asset_id, 0) <> COALESCE(collection.narrow_asset_id, 0)",
    )
    .bind(&draft.key)
    .bind(draft.position)
    .bind(!draft.is_hidden)
    .bind(draft.asset_id)
    .bind(draft.narrow_asset_id)
    .execute()
    .await
}

pub(in super::super) async fn collection_id(tx: &mut Tx, key: &str) -> DbResult<CollectionId> {
    tx.sql("SELECT id FROM collection WHERE key = $1").bind(key).scalar().await
}

/// Collection, language, slug.
pub(in super::super) async fn collection_slugs(tx: &mut Tx) -> DbResult<Vec<(CollectionId, LanguageId, String)>> {
    tx.sql("SELECT collection_id, language_id, slug FROM collection_text").all().await
}

/// A row of collection_text.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct CollectionTextRow<'d> {
    pub(in super::super) collection_id: CollectionId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) text: &'d TaxonomyText,
}

pub(in super::super) async fn save_collection_text(tx: &mut Tx, row: CollectionTextRow<'_>) -> DbResult<u64> {
    tx.sql("INSERT INTO collection_text (collection_id, language_id, slug, name, description) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (collection_id, language_id) DO UPDATE SET slug = excluded.slug, name = excluded.name, description = excluded.description WHERE collection_text.slug <> excluded.slug OR collection_text.name <> excluded.name OR collection_text.description <> excluded.description")
        .bind(row.collection_id)
        .bind(row.language_id)
        .bind(&row.text.slug)
        .bind(&row.text.name)
        .bind(&row.text.description)
        .execute()
        .await
}

/// The rule or list of a collection, and the name of its sort order.
#[derive(Debug, FromRow)]
pub(in super::super) struct ContentRow {
    pub(in super::super) product_keys: Option<Json<Vec<String>>>,
    pub(in super::super) rule: Option<Json<CollectionRule>>,
    pub(in super::super) sort: Option<String>,
}

pub(in super::super) async fn collection_content(tx: &mut Tx, id: CollectionId) -> DbResult<ContentRow> {
    tx.sql("SELECT product_keys, rule, sort FROM collection WHERE id = $1").bind(id).one().await
}

pub(in super::super) async fn set_collection_content(
    tx: &mut Tx,
    id: CollectionId,
    product_keys: Option<&[String]>,
    rule: Option<&CollectionRule>,
    sort: Option<&String>,
) -> DbResult<u64> {
    tx.sql("UPDATE collection SET product_keys = $1, rule = $2, sort = $3 WHERE id = $4")
        .bind(product_keys.map(Json))
        .bind(rule.map(Json))
        .bind(sort)
        .bind(id)
        .execute()
        .await
}

/// Removes all products from a collection; returns them.
pub(in super::super) async fn clear_members(tx: &mut Tx, id: CollectionId) -> DbResult<Vec<ProductId>> {
    tx.sql("DELETE FROM product_collection WHERE collection_id = $1 RETURNING product_id").bind(id).scalars().await
}

/// Frees a category's slug in a language before a new one is set: no slug starts with `~`.
pub(in super::super) async fn free_category_slug(tx: &mut Tx, id: CategoryId, language: LanguageId) -> DbResult<()> {
    tx.sql("UPDATE category_text SET slug = $1 WHERE category_id = $2 AND language_id = $3")
        .bind(format!("~{id}"))
        .bind(id)
        .bind(language)
        .execute()
        .await?;
    Ok(())
}

/// Frees a collection's slug in a language before a new one is set.
pub(in super::super) async fn free_collection_slug(
    tx: &mut Tx,
    id: CollectionId,
    language: LanguageId,
) -> DbResult<()> {
    tx.sql("UPDATE collection_text SET slug = $1 WHERE collection_id = $2 AND language_id = $3")
        .bind(format!("~{id}"))
        .bind(id)
        .bind(language)
        .execute()
        .await?;
    Ok(())
}

/// Moves all translations of a category below its parent.
pub(in super::super) async fn move_category_texts(tx: &mut Tx, id: CategoryId, parent: CategoryId) -> DbResult<u64> {
    tx.sql("UPDATE category_text SET parent_id = $1 WHERE category_id = $2 AND parent_id <> $3")
        .bind(parent)
        .bind(id)
        .bind(parent)
        .execute()
        .await
}

/// Stores a redirect from a former slug. It is not needed once the slug is in use again, and lookups try current slugs first.
pub(in super::super) async fn redirect_slug(
    tx: &mut Tx,
    kind: &'static str,
    language: LanguageId,
    parent: CategoryId,
    slug: &str,
    target: impl Into<i64> + Send,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO slug_redirect (kind, language_id, parent_id, slug, target_id, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, language_id, parent_id, slug) DO UPDATE SET target_id = excluded.target_id, created_at = excluded.created_at")
        .bind(kind)
        .bind(language)
        .bind(parent)
        .bind(slug)
        .bind(target.into())
        .bind(now)
        .execute()
        .await?;
    Ok(())
}
