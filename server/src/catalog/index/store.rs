//! Index rows, for a range of products or for some that changed.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use crate::{
    catalog::collection_rule::CollectionRule,
    db::{Db, DbResult, Session, Statement},
    id::{BrandId, CategoryId, CollectionId, LanguageId, ProductId},
    tenancy::TenantId,
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
    fn narrow(self, statement: Statement<'_>, column: ProductColumn) -> Statement<'_> {
        let (above, up_to, list) = match column {
            ProductColumn::Id => (" id >", " AND id <=", " id"),
            ProductColumn::ProductId => (" product_id >", " AND product_id <=", " product_id"),
        };
        match self {
            Self::Range(from, to) => statement.push_bind(above, from).push_bind(up_to, to),
            Self::Ids(ids) => statement.push_in(list, ids),
        }
    }
}

#[derive(Clone, Copy)]
enum ProductColumn {
    Id,
    ProductId,
}

/// The data of a product shared by all countries.
#[derive(Clone, Debug, FromRow)]
pub struct ProductRow {
    pub id: ProductId,
    pub brand_id: Option<BrandId>,
    pub published_at: DateTime<Utc>,
    pub backfilled_at: Option<DateTime<Utc>>,
}

/// What a product belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Category(CategoryId),
    Collection(CollectionId),
    /// The products that match the facts of the collection's rule.
    Candidates(CollectionId),
}

/// A product's offer in a country.
#[derive(Clone, Debug, FromRow)]
pub struct OfferRow {
    pub tenant_id: TenantId,
    pub product_id: ProductId,
    pub effective_minor: i64,
    pub percent: i64,
    pub in_stock: bool,
    pub options: String,
}

/// The last id of the next `most` products above an id; `None` if there are no more.
pub async fn range_end(db: &Db, above: ProductId, most: i64) -> DbResult<Option<ProductId>> {
    db.sql("SELECT MAX(id) FROM (SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2) AS next")
        .bind(above)
        .bind(most)
        .scalar()
        .await
}

pub async fn products(db: &Db, selection: Selection<'_>) -> DbResult<Vec<ProductRow>> {
    let statement = db.sql("SELECT id, brand_id, published_at, backfilled_at FROM product WHERE is_active AND");
    selection.narrow(statement, ProductColumn::Id).all().await
}

/// Each product's groups.
pub async fn groups(db: &Db, selection: Selection<'_>) -> DbResult<Vec<(ProductId, Group)>> {
    let column = ProductColumn::ProductId;
    let statement = db.sql("SELECT product_id, CAST(1 AS BIGINT), category_id FROM product_category WHERE");
    let statement = selection
        .narrow(statement, column)
        .push(" UNION ALL SELECT product_id, CAST(2 AS BIGINT), collection_id FROM product_collection WHERE");
    let statement = selection
        .narrow(statement, column)
        .push(" UNION ALL SELECT product_id, CAST(3 AS BIGINT), collection_id FROM collection_candidate WHERE");
    let rows: Vec<(ProductId, i64, i64)> = selection.narrow(statement, column).all().await?;
    let group = |(product, kind, id)| {
        let group = match kind {
            1 => Group::Category(CategoryId(id)),
            2 => Group::Collection(CollectionId(id)),
            _ => Group::Candidates(CollectionId(id)),
        };
        (product, group)
    };
    Ok(rows.into_iter().map(group).collect())
}

/// Every collection's rule.
pub async fn rules(db: &Db) -> DbResult<Vec<(CollectionId, Json<CollectionRule>)>> {
    db.sql("SELECT id, rule FROM collection WHERE rule IS NOT NULL ORDER BY id").all().await
}

/// Child and parent of every category.
pub async fn category_parents(db: &Db) -> DbResult<Vec<(CategoryId, CategoryId)>> {
    db.sql("SELECT id, parent_id FROM category").all().await
}

/// The products that countries show.
pub async fn offers(db: &Db, tenants: &[TenantId], selection: Selection<'_>) -> DbResult<Vec<OfferRow>> {
    let statement = db
        .sql(
            "SELECT tenant_id, product_id, effective_minor, percent, in_stock, options FROM offer WHERE is_visible AND",
        )
        .push_in(" tenant_id", tenants)
        .push(" AND");
    selection.narrow(statement, ProductColumn::ProductId).all().await
}

/// The language to sort by: selects products that have a name in it and in none of the earlier languages.
#[derive(Clone, Copy, Debug)]
pub struct NamesIn<'a> {
    pub language: LanguageId,
    pub earlier: &'a [LanguageId],
}

/// A product's position among names.
#[derive(Clone, Debug, FromRow)]
pub struct NameRow {
    pub product_id: ProductId,
    pub name_key: Vec<u8>,
}

/// The next `most` products by name, after (or, reversed, before) a position.
pub async fn by_name(
    db: &Db,
    names: NamesIn<'_>,
    reversed: bool,
    after: Option<&NameRow>,
    most: i64,
) -> DbResult<Vec<NameRow>> {
    let mut statement =
        db.sql("SELECT t.product_id, t.name_key FROM product_text t WHERE t.language_id = $1").bind(names.language);
    if !names.earlier.is_empty() {
        statement = statement
            .push(" AND NOT EXISTS (SELECT 1 FROM product_text e WHERE e.product_id = t.product_id AND")
            .push_in(" e.language_id", names.earlier)
            .push(")");
    }
    if let Some(place) = after {
        let compare =
            if reversed { " AND (t.name_key, t.product_id) < (" } else { " AND (t.name_key, t.product_id) > (" };
        statement = statement.push_bind(compare, place.name_key.clone()).push_bind(",", place.product_id).push(")");
    }
    let order =
        if reversed { " ORDER BY t.name_key DESC, t.product_id DESC" } else { " ORDER BY t.name_key, t.product_id" };
    statement.push(order).push_bind(" LIMIT", most).all().await
}

/// Names of these products in one language.
pub async fn names_in(db: &Db, language: LanguageId, ids: &[ProductId]) -> DbResult<Vec<NameRow>> {
    db.sql("SELECT product_id, name_key FROM product_text WHERE language_id = $1 AND")
        .bind(language)
        .push_in(" product_id", ids)
        .all()
        .await
}
