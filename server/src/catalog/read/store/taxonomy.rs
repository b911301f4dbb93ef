//! Categories, brands, collections and attribute values with their translations. Those without a translation in the requested
//! language are looked up again in all languages.

use sqlx::{FromRow, types::Json};

use crate::{
    catalog::collection_rule::CollectionRule,
    db::{Db, DbResult, Session},
    id::{AssetId, AttributeId, BrandId, CategoryId, CollectionId, ValueId},
    tenancy::LanguageId,
};

#[derive(Debug, FromRow)]
pub struct CategoryRow {
    pub id: CategoryId,
    pub parent_id: CategoryId,
    pub asset_id: Option<AssetId>,
}

#[derive(Debug, FromRow)]
pub struct BrandRow {
    pub id: BrandId,
    pub slug: String,
    pub name: String,
    pub asset_id: Option<AssetId>,
}

#[derive(Debug, FromRow)]
pub struct CollectionRow {
    pub id: CollectionId,
    pub asset_id: Option<AssetId>,
    pub narrow_asset_id: Option<AssetId>,
    pub rule: Option<Json<CollectionRule>>,
    pub sort: Option<String>,
}

#[derive(Debug, FromRow)]
pub struct ValueRow {
    pub id: ValueId,
    pub attribute_id: AttributeId,
    pub attribute: String,
    pub key: String,
    pub swatch: Option<String>,
}

/// A translation; fields that its kind does not have are empty.
#[derive(Clone, Debug, Default, FromRow)]
pub struct TextRow {
    /// A `CategoryId`, `BrandId`, `CollectionId` or `ValueId`, according to the requested `Kind`.
    pub id: i64,
    pub language_id: LanguageId,
    pub slug: String,
    pub name: String,
    pub title: String,
    pub description: String,
}

/// The kind of records to read translations of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Category,
    Brand,
    Collection,
    Value,
}

pub async fn categories(db: &Db) -> DbResult<Vec<CategoryRow>> {
    db.sql("SELECT id, parent_id, asset_id FROM category WHERE is_active ORDER BY parent_id, position, id").all().await
}

pub async fn brands(db: &Db) -> DbResult<Vec<BrandRow>> {
    db.sql("SELECT id, slug, name, asset_id FROM brand WHERE is_active ORDER BY position, id").all().await
}

pub async fn collections(db: &Db) -> DbResult<Vec<CollectionRow>> {
    db.sql("SELECT id, asset_id, narrow_asset_id, rule, sort FROM collection WHERE is_active ORDER BY position, id")
        .all()
        .await
}

pub async fn values(db: &Db) -> DbResult<Vec<ValueRow>> {
    db.sql(
        "SELECT v.id, v.attribute_id, a.key AS attribute, v.key, v.swatch FROM attribute_value v \
         JOIN attribute a ON a.id = v.attribute_id ORDER BY a.position, a.id, v.position, v.id",
    )
    .all()
    .await
}

fn texts_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Category => {
            "SELECT category_id AS id, language_id, slug, name, title, description FROM category_text WHERE "
        }
        Kind::Brand => {
            "SELECT brand_id AS id, language_id, '' AS slug, '' AS name, '' AS title, description FROM brand_text WHERE "
        }
        Kind::Collection => {
            "SELECT collection_id AS id, language_id, slug, name, '' AS title, description FROM collection_text WHERE "
        }
        Kind::Value => {
            "SELECT attribute_value_id AS id, language_id, '' AS slug, name, '' AS title, '' AS description \
             FROM attribute_value_text WHERE "
        }
    }
}

pub async fn texts_in(db: &Db, kind: Kind, language: LanguageId) -> DbResult<Vec<TextRow>> {
    db.sql(texts_of(kind)).push_bind("language_id =", language).all().await
}

/// Translations of these records in every language.
pub async fn texts_for(db: &Db, kind: Kind, ids: &[i64]) -> DbResult<Vec<TextRow>> {
    let column = match kind {
        Kind::Category => "category_id",
        Kind::Brand => "brand_id",
        Kind::Collection => "collection_id",
        Kind::Value => "attribute_value_id",
    };
    db.sql(texts_of(kind)).push_in(column, ids).all().await
}
