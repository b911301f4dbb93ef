//! SQL over flash_deal, and over the prices and the price history of products that deals apply to.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use super::model::{DealTerms, FlashDeal};
use crate::{
    catalog::price::{PricePoint, ShownPrice},
    db::{DbResult, Session, Tx, insert_many},
    id::{FlashDealId, ProductId, TenantId, VariantId},
};

/// A stored deal.
#[derive(Clone, Debug, FromRow)]
pub(super) struct DealRow {
    pub(super) id: FlashDealId,
    pub(super) tenant_id: TenantId,
    pub(super) name: String,
    pub(super) terms: Json<DealTerms>,
    pub(super) starts_at: DateTime<Utc>,
    pub(super) ends_at: Option<DateTime<Utc>>,
    pub(super) is_start_recorded: bool,
    pub(super) recorded_to: ProductId,
}

const DEALS: &str =
    "SELECT id, tenant_id, name, terms, starts_at, ends_at, is_start_recorded, recorded_to FROM flash_deal";

/// A country's deals.
pub(super) async fn of_tenant<'c>(session: impl Session<'c>, tenant: TenantId) -> DbResult<Vec<DealRow>> {
    session.sql(DEALS).push_bind(" WHERE tenant_id =", tenant).push(" ORDER BY name, id").all().await
}

/// The deals of all countries.
pub(super) async fn all<'c>(session: impl Session<'c>) -> DbResult<Vec<DealRow>> {
    session.sql(DEALS).push(" ORDER BY tenant_id, name, id").all().await
}

/// Locks a deal until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, id: FlashDealId) -> DbResult<Option<DealRow>> {
    tx.sql(DEALS).push_bind(" WHERE id =", id).for_update().optional().await
}

pub(super) async fn insert(tx: &mut Tx, tenant: TenantId, deal: &FlashDeal, starts_at: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO flash_deal (tenant_id, name, terms, starts_at, ends_at, is_start_recorded, recorded_to)
         VALUES ($1, $2, $3, $4, $5, FALSE, 0)",
    )
    .bind(tenant)
    .bind(deal.name.clone())
    .bind(Json(deal.terms.clone()))
    .bind(starts_at)
    .bind(deal.ends_at)
    .execute()
    .await?;
    Ok(())
}

/// Sets the end of a deal.
pub(super) async fn set_end(tx: &mut Tx, id: FlashDealId, ends_at: Option<DateTime<Utc>>) -> DbResult<()> {
    tx.sql("UPDATE flash_deal SET ends_at = $2 WHERE id = $1").bind(id).bind(ends_at).execute().await?;
    Ok(())
}

pub(super) async fn delete(tx: &mut Tx, id: FlashDealId) -> DbResult<()> {
    tx.sql("DELETE FROM flash_deal WHERE id = $1").bind(id).execute().await?;
    Ok(())
}

/// Stores how far a deal's start or end has been recorded.
pub(super) async fn set_recorded(tx: &mut Tx, id: FlashDealId, is_start_recorded: bool, to: ProductId) -> DbResult<()> {
    tx.sql("UPDATE flash_deal SET is_start_recorded = $2, recorded_to = $3 WHERE id = $1")
        .bind(id)
        .bind(is_start_recorded)
        .bind(to)
        .execute()
        .await?;
    Ok(())
}

/// The next products after an id.
pub(super) async fn products_after(tx: &mut Tx, after: ProductId, most: i64) -> DbResult<Vec<ProductId>> {
    tx.sql("SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2").bind(after).bind(most).scalars().await
}

/// A variant's stored price.
#[derive(Clone, Copy, Debug, FromRow)]
pub(super) struct PriceRow {
    pub(super) variant_id: VariantId,
    pub(super) product_id: ProductId,
    price_minor: i64,
    discount_minor: Option<i64>,
    lowest_minor: Option<i64>,
}

impl PriceRow {
    pub(super) fn price(&self) -> ShownPrice {
        ShownPrice {
            price_minor: self.price_minor,
            discount_minor: self.discount_minor,
            lowest_minor: self.lowest_minor,
        }
    }
}

/// Prices of products, grouped by product, variants in their order.
pub(super) async fn prices<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    products: &[ProductId],
) -> DbResult<Vec<PriceRow>> {
    session
        .sql(
            "SELECT v.id AS variant_id, v.product_id, x.price_minor, x.discount_minor, x.lowest_minor \
             FROM variant v CROSS JOIN variant_price x WHERE x.tenant_id = $1 AND x.variant_id = v.id AND ",
        )
        .bind(tenant)
        .push_in("v.product_id", products)
        .push(" ORDER BY v.product_id, v.position, v.id")
        .all()
        .await
}

/// A recorded price.
#[derive(Clone, Copy, Debug, FromRow)]
pub(super) struct HistoryRow {
    pub(super) variant_id: VariantId,
    pub(super) changed_at: DateTime<Utc>,
    pub(super) effective_minor: i64,
}

impl From<HistoryRow> for PricePoint {
    fn from(row: HistoryRow) -> Self {
        Self { at: row.changed_at, effective_minor: row.effective_minor }
    }
}

/// What variants cost up to an instant, each variant's prices in chronological order.
pub(super) async fn history<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    variants: &[VariantId],
    until: DateTime<Utc>,
) -> DbResult<Vec<HistoryRow>> {
    session
        .sql("SELECT variant_id, changed_at, effective_minor FROM price_history WHERE tenant_id = $1 AND changed_at <= $2 AND ")
        .bind(tenant)
        .bind(until)
        .push_in("variant_id", variants)
        .push(" ORDER BY variant_id, changed_at, id")
        .all()
        .await
}

/// Appends prices that apply from an instant on.
pub(super) async fn append(
    tx: &mut Tx,
    tenant: TenantId,
    at: DateTime<Utc>,
    rows: &[(VariantId, i64)],
) -> DbResult<()> {
    let head = "INSERT INTO price_history (tenant_id, variant_id, effective_minor, changed_at) VALUES";
    insert_many(tx, head, "", rows, |statement, (variant, effective)| {
        statement
            .push_bind(" (", tenant)
            .push_bind(",", *variant)
            .push_bind(",", *effective)
            .push_bind(",", at)
            .push(")")
    })
    .await
}
