//! Rows of products for operators; each statement reads a whole batch of ids.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use crate::{
    catalog::draft::{Fibre, Manufacturer},
    db::{DbResult, Session},
    id::{AssetId, BadgeTypeId, BrandId, CategoryId, CollectionId, ProductId, ValueId, VariantId},
    tenancy::TenantId,
};

/// The next products above an id.
pub(super) async fn ids_after<'c>(session: impl Session<'c>, after: ProductId, most: i64) -> DbResult<Vec<ProductId>> {
    session.sql("SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2").bind(after).bind(most).scalars().await
}

/// Key and id of the products with these keys.
pub(super) async fn ids_of_keys<'c>(session: impl Session<'c>, keys: &[String]) -> DbResult<Vec<(String, ProductId)>> {
    session.sql("SELECT key, id FROM product WHERE ").push_in_text("key", keys).push(" ORDER BY id").all().await
}

#[derive(Debug, FromRow)]
pub(super) struct ProductRow {
    pub(super) id: ProductId,
    pub(super) key: String,
    pub(super) brand_id: Option<BrandId>,
    pub(super) brand: Option<String>,
    pub(super) gender: Option<String>,
    pub(super) composition: Json<Vec<Fibre>>,
    pub(super) care: Json<Vec<String>>,
    pub(super) grams: Option<i64>,
    pub(super) manufacturer: Option<Json<Manufacturer>>,
    pub(super) published_at: DateTime<Utc>,
    pub(super) updated_at: DateTime<Utc>,
}

pub(super) async fn products<'c>(session: impl Session<'c>, ids: &[ProductId]) -> DbResult<Vec<ProductRow>> {
    session
        .sql(
            "SELECT p.id, p.key, p.brand_id, b.name AS brand, p.gender, p.composition, p.care, p.grams, p.manufacturer, \
             p.published_at, p.updated_at FROM product p LEFT JOIN brand b ON b.id = p.brand_id WHERE ",
        )
        .push_in("p.id", ids)
        .push(" ORDER BY p.id")
        .all()
        .await
}

pub(super) async fn categories<'c>(
    session: impl Session<'c>,
    ids: &[ProductId],
) -> DbResult<Vec<(ProductId, CategoryId)>> {
    session
        .sql("SELECT product_id, category_id FROM product_category WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

pub(super) async fn collections<'c>(
    session: impl Session<'c>,
    ids: &[ProductId],
) -> DbResult<Vec<(ProductId, CollectionId)>> {
    session
        .sql("SELECT product_id, collection_id FROM product_collection WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

/// Product, attribute's key, the option's name.
pub(super) async fn options<'c>(
    session: impl Session<'c>,
    ids: &[ProductId],
) -> DbResult<Vec<(ProductId, String, String)>> {
    session
        .sql(
            "SELECT o.product_id, a.key, o.name FROM product_option o JOIN attribute a ON a.id = o.attribute_id WHERE ",
        )
        .push_in("o.product_id", ids)
        .push(" ORDER BY o.product_id, o.position")
        .all()
        .await
}

#[derive(Debug, FromRow)]
pub(super) struct VariantRow {
    pub(super) id: VariantId,
    pub(super) product_id: ProductId,
    pub(super) sku: Option<String>,
    pub(super) barcode: Option<String>,
    pub(super) colour_id: Option<ValueId>,
    pub(super) size_id: Option<ValueId>,
    pub(super) other_id: Option<ValueId>,
}

/// Variants that are not retired.
pub(super) async fn variants<'c>(session: impl Session<'c>, ids: &[ProductId]) -> DbResult<Vec<VariantRow>> {
    session
        .sql("SELECT id, product_id, sku, barcode, colour_id, size_id, other_id FROM variant WHERE retired_at IS NULL AND ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position, id")
        .all()
        .await
}

/// Id and key of every value.
pub(super) async fn value_keys<'c>(session: impl Session<'c>) -> DbResult<Vec<(ValueId, String)>> {
    session.sql("SELECT id, key FROM attribute_value").all().await
}

/// Country, product, and the number of its variants that have a price there.
pub(super) async fn priced<'c>(
    session: impl Session<'c>,
    ids: &[ProductId],
) -> DbResult<Vec<(TenantId, ProductId, i64)>> {
    session
        .sql(
            "SELECT x.tenant_id, v.product_id, COUNT(*) FROM variant v CROSS JOIN variant_price x \
             WHERE x.variant_id = v.id AND v.retired_at IS NULL AND ",
        )
        .push_in("v.product_id", ids)
        .push(" GROUP BY x.tenant_id, v.product_id")
        .all()
        .await
}

/// A variant's price in a country.
#[derive(Clone, Copy, Debug, FromRow)]
pub(super) struct PriceRow {
    pub(super) tenant_id: TenantId,
    pub(super) variant_id: VariantId,
    pub(super) price_minor: i64,
    pub(super) discount_minor: Option<i64>,
    pub(super) lowest_minor: Option<i64>,
    pub(super) compare_minor: Option<i64>,
}

pub(super) async fn prices<'c>(session: impl Session<'c>, variants: &[VariantId]) -> DbResult<Vec<PriceRow>> {
    session
        .sql(
            "SELECT tenant_id, variant_id, price_minor, discount_minor, lowest_minor, compare_minor FROM variant_price \
             WHERE ",
        )
        .push_in("variant_id", variants)
        .push(" ORDER BY tenant_id, variant_id")
        .all()
        .await
}

/// A variant's price in a country from an instant on.
#[derive(Clone, Copy, Debug, FromRow)]
pub(super) struct HistoryRow {
    pub(super) tenant_id: TenantId,
    pub(super) variant_id: VariantId,
    pub(super) effective_minor: i64,
    pub(super) changed_at: DateTime<Utc>,
}

pub(super) async fn history<'c>(session: impl Session<'c>, variants: &[VariantId]) -> DbResult<Vec<HistoryRow>> {
    session
        .sql("SELECT tenant_id, variant_id, effective_minor, changed_at FROM price_history WHERE ")
        .push_in("variant_id", variants)
        .push(" ORDER BY variant_id, tenant_id, changed_at, id")
        .all()
        .await
}

#[derive(Clone, Copy, Debug, FromRow)]
pub(super) struct OfferRow {
    pub(super) tenant_id: TenantId,
    pub(super) product_id: ProductId,
    pub(super) is_published: bool,
    pub(super) is_visible: bool,
    pub(super) effective_minor: i64,
    pub(super) in_stock: bool,
}

pub(super) async fn offers<'c>(session: impl Session<'c>, ids: &[ProductId]) -> DbResult<Vec<OfferRow>> {
    session
        .sql("SELECT tenant_id, product_id, is_published, is_visible, effective_minor, in_stock FROM offer WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, tenant_id")
        .all()
        .await
}

#[derive(Clone, Debug, FromRow)]
pub(super) struct HidingRow {
    pub(super) tenant_id: TenantId,
    pub(super) product_id: ProductId,
    pub(super) reason: String,
    pub(super) actor: String,
    pub(super) hidden_at: DateTime<Utc>,
}

pub(super) async fn hidings<'c>(session: impl Session<'c>, ids: &[ProductId]) -> DbResult<Vec<HidingRow>> {
    session
        .sql("SELECT tenant_id, product_id, reason, actor, hidden_at FROM product_hiding WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, tenant_id, reason")
        .all()
        .await
}

#[derive(Clone, Debug, FromRow)]
pub(super) struct MediaRow {
    pub(super) product_id: ProductId,
    pub(super) asset_id: AssetId,
    pub(super) colour_id: Option<ValueId>,
    pub(super) view: Option<String>,
    pub(super) alt: Option<String>,
    pub(super) source_url: Option<String>,
}

pub(super) async fn media<'c>(session: impl Session<'c>, ids: &[ProductId]) -> DbResult<Vec<MediaRow>> {
    session
        .sql("SELECT product_id, asset_id, colour_id, view, alt, source_url FROM product_media WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await
}

/// Country and badge of a product.
pub(super) async fn badges<'c>(session: impl Session<'c>, id: ProductId) -> DbResult<Vec<(TenantId, BadgeTypeId)>> {
    session
        .sql("SELECT tenant_id, badge_type_id FROM product_badge WHERE product_id = $1 ORDER BY tenant_id, badge_type_id")
        .bind(id)
        .all()
        .await
}
