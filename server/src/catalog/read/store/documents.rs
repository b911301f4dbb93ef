//! Products as documents for the search index, for a range of ids or for some that changed.

use sqlx::{FromRow, types::Json};

use crate::{
    catalog::draft::Fibre,
    db::{Db, DbResult, Session, Statement},
    id::{BrandId, CategoryId, CollectionId, ProductId, ValueId},
    tenancy::LanguageId,
};

/// The products to read.
#[derive(Clone, Copy, Debug)]
pub enum Selection<'a> {
    /// Ids greater than the first, up to and including the second.
    Range(ProductId, ProductId),
    /// These ids.
    Ids(&'a [ProductId]),
}

impl Selection<'_> {
    fn narrow(self, statement: Statement<'_>) -> Statement<'_> {
        match self {
            Self::Range(from, to) => statement.push_bind(" product_id >", from).push_bind(" AND product_id <=", to),
            Self::Ids(ids) => statement.push_in(" product_id", ids),
        }
    }
}

/// The data of a product shared by all languages.
#[derive(Debug, FromRow)]
pub struct ProductRow {
    pub id: ProductId,
    pub key: String,
    pub brand_id: Option<BrandId>,
    pub composition: Json<Vec<Fibre>>,
}

#[derive(Debug, FromRow)]
pub struct VariantRow {
    pub product_id: ProductId,
    pub sku: Option<String>,
    pub barcode: Option<String>,
    pub colour_id: Option<ValueId>,
    pub size_id: Option<ValueId>,
    pub other_id: Option<ValueId>,
}

#[derive(Debug, FromRow)]
pub struct TextRow {
    pub product_id: ProductId,
    pub language_id: LanguageId,
    pub name: String,
    pub description: String,
}

/// The last id of the next `most` products above an id; `None` if there are no more.
pub async fn range_end(db: &Db, above: ProductId, most: i64) -> DbResult<Option<ProductId>> {
    db.sql("SELECT MAX(id) FROM (SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2) AS next")
        .bind(above)
        .bind(most)
        .scalar()
        .await
}

/// Child and parent of every category.
pub async fn category_parents(db: &Db) -> DbResult<Vec<(CategoryId, CategoryId)>> {
    db.sql("SELECT id, parent_id FROM category").all().await
}

pub async fn products(db: &Db, selection: Selection<'_>) -> DbResult<Vec<ProductRow>> {
    let statement = db.sql("SELECT id, key, brand_id, composition FROM product WHERE is_active AND");
    match selection {
        Selection::Range(from, to) => statement.push_bind(" id >", from).push_bind(" AND id <=", to),
        Selection::Ids(ids) => statement.push_in(" id", ids),
    }
    .push(" ORDER BY id")
    .all()
    .await
}

/// Product and category.
pub async fn categories(db: &Db, selection: Selection<'_>) -> DbResult<Vec<(ProductId, CategoryId)>> {
    let statement = db.sql("SELECT product_id, category_id FROM product_category WHERE");
    selection.narrow(statement).push(" ORDER BY product_id, position, category_id").all().await
}

/// Product and collection.
pub async fn collections(db: &Db, selection: Selection<'_>) -> DbResult<Vec<(ProductId, CollectionId)>> {
    let statement = db.sql("SELECT product_id, collection_id FROM product_collection WHERE");
    selection.narrow(statement).all().await
}

/// Variants that are not retired.
pub async fn variants(db: &Db, selection: Selection<'_>) -> DbResult<Vec<VariantRow>> {
    let statement = db
        .sql("SELECT product_id, sku, barcode, colour_id, size_id, other_id FROM variant WHERE retired_at IS NULL AND");
    selection.narrow(statement).push(" ORDER BY product_id, position, id").all().await
}

pub async fn texts(db: &Db, selection: Selection<'_>) -> DbResult<Vec<TextRow>> {
    let statement = db.sql("SELECT product_id, language_id, name, description FROM product_text WHERE");
    selection.narrow(statement).push(" ORDER BY product_id, language_id").all().await
}
