//! Additional data of products for product feeds, for a batch of ids.

use sqlx::{FromRow, types::Json};

use super::detail::VariantRow;
use crate::{
    catalog::draft::Fibre,
    db::{Db, DbResult, Session as _},
    id::ProductId,
    tenancy::{LanguageId, TenantId},
};

#[derive(Debug, FromRow)]
pub struct FeedRow {
    pub id: ProductId,
    pub gender: Option<String>,
    pub composition: Json<Vec<Fibre>>,
    pub grams: Option<i64>,
}

#[derive(Debug, FromRow)]
pub struct DescriptionRow {
    pub product_id: ProductId,
    pub language_id: LanguageId,
    pub description: String,
}

#[derive(Debug, FromRow)]
pub struct FeedVariantRow {
    pub product_id: ProductId,
    #[sqlx(flatten)]
    pub variant: VariantRow,
}

#[derive(Debug, FromRow)]
pub struct FeedOptionRow {
    pub product_id: ProductId,
    pub attribute: String,
    pub name: String,
}

pub async fn products(db: &Db, ids: &[ProductId]) -> DbResult<Vec<FeedRow>> {
    db.sql("SELECT id, gender, composition, grams FROM product WHERE ").push_in("id", ids).all().await
}

/// Descriptions in every language.
pub async fn descriptions(db: &Db, ids: &[ProductId]) -> DbResult<Vec<DescriptionRow>> {
    db.sql("SELECT product_id, language_id, description FROM product_text WHERE ")
        .push_in("product_id", ids)
        .all()
        .await
}

/// The variants that the country sells.
pub async fn variants(db: &Db, tenant: TenantId, ids: &[ProductId]) -> DbResult<Vec<FeedVariantRow>> {
    db.sql(
        "SELECT v.product_id, v.id, v.sku, v.barcode, v.colour_id, v.size_id, v.other_id, v.availability AS stock, \
         x.price_minor, x.discount_minor, x.lowest_minor FROM variant v CROSS JOIN variant_price x \
         WHERE x.tenant_id = $1 AND x.variant_id = v.id AND ",
    )
    .bind(tenant)
    .push_in("v.product_id", ids)
    .push(" ORDER BY v.product_id, v.position")
    .all()
    .await
}

pub async fn options(db: &Db, ids: &[ProductId]) -> DbResult<Vec<FeedOptionRow>> {
    db.sql("SELECT o.product_id, a.key AS attribute, o.name FROM product_option o JOIN attribute a ON a.id = o.attribute_id WHERE ")
        .push_in("o.product_id", ids)
        .push(" ORDER BY o.product_id, o.position")
        .all()
        .await
}
