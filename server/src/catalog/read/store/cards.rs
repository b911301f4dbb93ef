//! Card data of products; each statement reads a whole batch of ids.

use sqlx::FromRow;

use crate::{
    catalog::price::{CardPrice, ShownPrice},
    db::{Db, DbResult, Session},
    id::{AssetId, BadgeTypeId, BrandId, CategoryId, ProductId, ValueId},
    tenancy::{LanguageId, TenantId},
};

/// A product's offer in a country, with its name in the requested language if it has one.
#[derive(Debug, FromRow)]
pub struct CardRow {
    pub id: ProductId,
    pub brand_id: Option<BrandId>,
    pub price_minor: i64,
    pub discount_minor: Option<i64>,
    pub lowest_minor: Option<i64>,
    pub highest_minor: i64,
    pub in_stock: bool,
    pub slug: Option<String>,
    pub name: Option<String>,
}

impl CardRow {
    /// The prices on its card.
    pub fn price(&self) -> CardPrice {
        let cheapest = ShownPrice {
            price_minor: self.price_minor,
            discount_minor: self.discount_minor,
            lowest_minor: self.lowest_minor,
        };
        CardPrice { cheapest, highest_minor: self.highest_minor }
    }
}

/// A product's name in one language.
#[derive(Clone, Debug, FromRow)]
pub struct NameRow {
    pub product_id: ProductId,
    pub language_id: LanguageId,
    pub slug: String,
    pub name: String,
}

/// A colour that a product comes in.
#[derive(Debug, FromRow)]
pub struct ColourRow {
    pub product_id: ProductId,
    pub colour_id: ValueId,
    pub position: i64,
    pub stock: i64,
}

/// A picture of a product.
#[derive(Clone, Debug, FromRow)]
pub struct MediaRow {
    pub product_id: ProductId,
    pub asset_id: AssetId,
    pub colour_id: Option<ValueId>,
    pub view: Option<String>,
    pub alt: Option<String>,
}

pub async fn products(db: &Db, tenant: TenantId, language: LanguageId, ids: &[ProductId]) -> DbResult<Vec<CardRow>> {
    db.sql(
        "SELECT p.id, p.brand_id, o.price_minor, o.discount_minor, o.lowest_minor, o.highest_minor, \
         o.in_stock, t.slug, t.name \
         FROM offer o JOIN product p ON p.id = o.product_id \
         LEFT JOIN product_text t ON t.product_id = o.product_id AND t.language_id = $1 \
         WHERE o.tenant_id = $2 AND o.is_visible AND ",
    )
    .bind(language)
    .bind(tenant)
    .push_in("o.product_id", ids)
    .all()
    .await
}

/// Those of the products that the country shows.
pub async fn visible(db: &Db, tenant: TenantId, ids: &[ProductId]) -> DbResult<Vec<ProductId>> {
    db.sql("SELECT product_id FROM offer WHERE tenant_id = $1 AND is_visible AND ")
        .bind(tenant)
        .push_in("product_id", ids)
        .scalars()
        .await
}

pub async fn names(db: &Db, ids: &[ProductId]) -> DbResult<Vec<NameRow>> {
    db.sql("SELECT product_id, language_id, slug, name FROM product_text WHERE ").push_in("product_id", ids).all().await
}

/// Categories of products, the main one first.
pub async fn categories(db: &Db, ids: &[ProductId]) -> DbResult<Vec<(ProductId, CategoryId)>> {
    db.sql("SELECT product_id, category_id FROM product_category WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

/// Colours of products that the country sells, in the order of the variants.
pub async fn colours(db: &Db, tenant: TenantId, ids: &[ProductId]) -> DbResult<Vec<ColourRow>> {
    db.sql(
        "SELECT v.product_id, v.colour_id, MIN(v.position) AS position, MAX(v.availability) AS stock FROM variant v \
         CROSS JOIN variant_price x WHERE x.tenant_id = $1 AND x.variant_id = v.id AND v.colour_id IS NOT NULL AND ",
    )
    .bind(tenant)
    .push_in("v.product_id", ids)
    .push(" GROUP BY v.product_id, v.colour_id ORDER BY v.product_id, MIN(v.position)")
    .all()
    .await
}

/// All pictures of products.
pub async fn gallery(db: &Db, ids: &[ProductId]) -> DbResult<Vec<MediaRow>> {
    db.sql("SELECT product_id, asset_id, colour_id, view, alt FROM product_media WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

pub async fn badges(db: &Db, tenant: TenantId, ids: &[ProductId]) -> DbResult<Vec<(ProductId, BadgeTypeId)>> {
    db.sql("SELECT product_id, badge_type_id FROM product_badge WHERE tenant_id = $1 AND ")
        .bind(tenant)
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, badge_type_id")
        .all()
        .await
}
