//! Variants with their price and visibility in a country, and by SKU.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use crate::{
    db::{Db, DbResult, Session},
    id::{ProductId, ValueId, VariantId},
    tenancy::TenantId,
};

/// A variant's price and visibility in a country.
#[derive(Clone, Debug, FromRow)]
pub struct SellableRow {
    /// The variant.
    pub id: VariantId,
    /// Its product.
    pub product_id: ProductId,
    /// When it was retired, that is, no longer in its file.
    pub retired_at: Option<DateTime<Utc>>,
    /// Whether its product is active.
    pub is_active: bool,
    /// Whether the country shows its product; `None` when the country sells no variant of it.
    pub is_visible: Option<bool>,
    /// Regular price; `None` when the country does not sell it.
    pub price_minor: Option<i64>,
    /// Reduced price.
    pub discount_minor: Option<i64>,
}

pub async fn by_id<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    variants: &[VariantId],
) -> DbResult<Vec<SellableRow>> {
    session
        .sql(
            "SELECT v.id, v.product_id, v.retired_at, p.is_active, o.is_visible, x.price_minor, x.discount_minor \
             FROM variant v JOIN product p ON p.id = v.product_id \
             LEFT JOIN offer o ON o.tenant_id = $1 AND o.product_id = v.product_id \
             LEFT JOIN variant_price x ON x.tenant_id = $1 AND x.variant_id = v.id WHERE ",
        )
        .bind(tenant)
        .push_in("v.id", variants)
        .push(" ORDER BY v.id")
        .all()
        .await
}

/// The values by which a variant of a product is selected.
#[derive(Clone, Copy, Debug, FromRow)]
pub struct ChoiceRow {
    pub id: VariantId,
    pub colour_id: Option<ValueId>,
    pub size_id: Option<ValueId>,
}

/// The variants of a product, retired ones last.
pub async fn choices(db: &Db, product: ProductId) -> DbResult<Vec<ChoiceRow>> {
    db.sql("SELECT id, colour_id, size_id FROM variant WHERE product_id = $1 ORDER BY retired_at NULLS FIRST, position, id")
        .bind(product)
        .all()
        .await
}

/// A variant found by SKU.
#[derive(Clone, Debug, FromRow)]
pub struct SkuRow {
    /// The variant.
    pub id: VariantId,
    /// Its product.
    pub product_id: ProductId,
    /// Its product's key: the handle of its file.
    pub product: String,
    /// Its SKU.
    pub sku: Option<String>,
    /// When it was retired, that is, no longer in its file.
    pub retired_at: Option<DateTime<Utc>>,
}

const WITH_SKU: &str = "SELECT v.id, v.product_id, p.key AS product, v.sku, v.retired_at \
                        FROM variant v JOIN product p ON p.id = v.product_id WHERE ";

pub async fn by_sku(db: &Db, skus: &[String]) -> DbResult<Vec<SkuRow>> {
    db.sql(WITH_SKU).push_in_text("v.sku", skus).push(" ORDER BY v.sku, v.retired_at NULLS FIRST, v.id").all().await
}

pub async fn with_sku(db: &Db, ids: &[VariantId]) -> DbResult<Vec<SkuRow>> {
    db.sql(WITH_SKU).push_in("v.id", ids).push(" ORDER BY v.id").all().await
}
