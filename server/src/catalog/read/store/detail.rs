//! One product with all data of its page.

use sqlx::{FromRow, types::Json};

use crate::{
    catalog::{Fibre, Manufacturer, price::ShownPrice},
    db::{Db, DbResult, Session},
    id::{CategoryId, ProductId, ValueId, VariantId},
    tenancy::{LanguageId, TenantId},
};

#[derive(Debug, FromRow)]
pub struct ProductRow {
    pub gender: Option<String>,
    pub composition: Json<Vec<Fibre>>,
    pub care: Json<Vec<String>>,
    pub grams: Option<i64>,
    pub manufacturer: Option<Json<Manufacturer>>,
}

#[derive(Clone, Debug, FromRow)]
pub struct TextRow {
    pub language_id: LanguageId,
    pub slug: String,
    pub description: String,
    pub seo_title: Option<String>,
    pub seo_description: Option<String>,
}

#[derive(Debug, FromRow)]
pub struct VariantRow {
    pub id: VariantId,
    pub sku: Option<String>,
    pub barcode: Option<String>,
    pub colour_id: Option<ValueId>,
    pub size_id: Option<ValueId>,
    pub other_id: Option<ValueId>,
    pub stock: i64,
    pub price_minor: i64,
    pub discount_minor: Option<i64>,
    pub lowest_minor: Option<i64>,
}

impl VariantRow {
    /// Its price.
    pub fn price(&self) -> ShownPrice {
        ShownPrice {
            price_minor: self.price_minor,
            discount_minor: self.discount_minor,
            lowest_minor: self.lowest_minor,
        }
    }
}

#[derive(Debug, FromRow)]
pub struct OptionRow {
    pub attribute: String,
    pub name: String,
}

pub async fn product(db: &Db, id: ProductId) -> DbResult<ProductRow> {
    db.sql("SELECT gender, composition, care, grams, manufacturer FROM product WHERE id = $1").bind(id).one().await
}

/// Its texts in every language.
pub async fn texts(db: &Db, id: ProductId) -> DbResult<Vec<TextRow>> {
    db.sql("SELECT language_id, slug, description, seo_title, seo_description FROM product_text WHERE product_id = $1")
        .bind(id)
        .all()
        .await
}

/// The variants that the country sells.
pub async fn variants(db: &Db, tenant: TenantId, id: ProductId) -> DbResult<Vec<VariantRow>> {
    db.sql(
        "SELECT v.id, v.sku, v.barcode, v.colour_id, v.size_id, v.other_id, v.availability AS stock, x.price_minor, x.discount_minor, \
         x.lowest_minor FROM variant v CROSS JOIN variant_price x \
         WHERE x.tenant_id = $1 AND x.variant_id = v.id AND v.product_id = $2 ORDER BY v.position",
    )
    .bind(tenant)
    .bind(id)
    .all()
    .await
}

pub async fn options(db: &Db, id: ProductId) -> DbResult<Vec<OptionRow>> {
    db.sql(
        "SELECT a.key AS attribute, o.name FROM product_option o JOIN attribute a ON a.id = o.attribute_id \
         WHERE o.product_id = $1 ORDER BY o.position",
    )
    .bind(id)
    .all()
    .await
}

/// Its categories, the main one first.
pub async fn categories(db: &Db, id: ProductId) -> DbResult<Vec<CategoryId>> {
    db.sql("SELECT category_id FROM product_category WHERE product_id = $1 ORDER BY position").bind(id).scalars().await
}

/// Related products named by its source, as far as the country shows them.
pub async fn related(db: &Db, tenant: TenantId, id: ProductId, most: i64) -> DbResult<Vec<ProductId>> {
    db.sql(
        "SELECT r.related_id FROM product_related r CROSS JOIN offer o CROSS JOIN product p \
         WHERE o.tenant_id = $1 AND o.is_visible AND o.product_id = r.related_id AND p.id = r.related_id AND p.is_active \
         AND r.product_id = $2 AND r.related_id <> $2 ORDER BY r.position LIMIT $3",
    )
    .bind(tenant)
    .bind(id)
    .bind(most)
    .scalars()
    .await
}
