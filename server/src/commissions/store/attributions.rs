//! order_attribution: the attribution of orders, its reasons, and the counts for fraud rules.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use crate::{
    commissions::{
        evidence::{Evidence, Method},
        fraud::Buyer,
        model::Attribution,
    },
    db::{self, DbResult, Session, Tx},
    id::{AffiliateId, OrderId, TenantId},
};

const COLUMNS: &str =
    "SELECT order_id, tenant_id, order_number, affiliate_id, method, evidence, decided_at FROM order_attribution WHERE";

/// An attribution to insert.
#[derive(Clone, Debug)]
pub struct NewAttribution {
    pub order_id: OrderId,
    pub tenant_id: TenantId,
    pub order_number: String,
    pub affiliate_id: Option<AffiliateId>,
    pub method: Method,
    pub evidence: Evidence,
    pub buyer: Buyer,
}

/// Inserts attributions.
pub async fn insert(tx: &mut Tx, decisions: &[NewAttribution], now: DateTime<Utc>) -> DbResult<()> {
    let head = "INSERT INTO order_attribution (order_id, tenant_id, order_number, affiliate_id, method, evidence, buyer, address_digest, network, \
                is_cancelled, decided_at) VALUES";
    db::insert_many(tx, head, "", decisions, |statement, one| {
        statement
            .push_bind(" (", one.order_id)
            .push_bind(",", one.tenant_id)
            .push_bind(",", one.order_number.clone())
            .push_bind(",", one.affiliate_id)
            .push_bind(",", one.method.name())
            .push_bind(",", Json(one.evidence.clone()))
            .push_bind(",", Json(one.buyer.clone()))
            .push_bind(",", one.buyer.address_digest.clone())
            .push_bind(",", one.buyer.network.clone())
            .push_bind(",", false)
            .push_bind(",", now)
            .push(")")
    })
    .await
}

/// The attribution of the order with this number.
pub async fn find<'c>(session: impl Session<'c>, order_number: &str) -> DbResult<Option<Attribution>> {
    session.sql(COLUMNS).push_bind(" order_number =", order_number.to_owned()).optional().await
}

/// The attribution of an order, and the digests of the customer if they are still stored.
pub async fn buyer<'c>(
    session: impl Session<'c>,
    order: OrderId,
) -> DbResult<Option<(Json<Evidence>, Option<Json<Buyer>>)>> {
    session.sql("SELECT evidence, buyer FROM order_attribution WHERE order_id = $1").bind(order).optional().await
}

/// Sets the digests of the customer.
pub async fn set_buyer(tx: &mut Tx, order: OrderId, buyer: &Buyer) -> DbResult<()> {
    tx.sql("UPDATE order_attribution SET buyer = $2 WHERE order_id = $1")
        .bind(order)
        .bind(Json(buyer.clone()))
        .execute()
        .await?;
    Ok(())
}

/// Marks the attribution of a cancelled order.
pub async fn set_cancelled(tx: &mut Tx, order: OrderId) -> DbResult<()> {
    tx.sql("UPDATE order_attribution SET is_cancelled = $2 WHERE order_id = $1")
        .bind(order)
        .bind(true)
        .execute()
        .await?;
    Ok(())
}

/// Whether an order was cancelled, according to its attribution.
pub async fn is_cancelled(tx: &mut Tx, order: OrderId) -> DbResult<bool> {
    let found = tx.sql("SELECT is_cancelled FROM order_attribution WHERE order_id = $1").bind(order).optional_scalar();
    Ok(found.await?.unwrap_or(false))
}

/// The number of a partner's orders to a delivery address since a given time.
pub async fn count_to_address<'c>(
    session: impl Session<'c>,
    affiliate: AffiliateId,
    address_digest: &str,
    since: DateTime<Utc>,
) -> DbResult<i64> {
    session
        .sql("SELECT COUNT(*) FROM order_attribution WHERE affiliate_id = $1 AND address_digest = $2 AND decided_at >= $3")
        .bind(affiliate)
        .bind(address_digest.to_owned())
        .bind(since)
        .scalar()
        .await
}

/// Numbers of a partner's orders.
#[derive(Debug, Default, FromRow)]
pub struct AttributionCounts {
    pub orders: i64,
    pub cancelled: i64,
    /// Those that followed a click.
    pub by_click: i64,
}

/// The numbers of a partner's orders since a given time.
pub async fn counts<'c>(
    session: impl Session<'c>,
    affiliate: AffiliateId,
    since: DateTime<Utc>,
) -> DbResult<AttributionCounts> {
    session
        .sql(
            "SELECT COUNT(*) AS orders, \
             CAST(COALESCE(SUM(CASE WHEN is_cancelled THEN 1 ELSE 0 END), 0) AS BIGINT) AS cancelled, \
             CAST(COALESCE(SUM(CASE WHEN method = 'click' THEN 1 ELSE 0 END), 0) AS BIGINT) AS by_click \
             FROM order_attribution WHERE affiliate_id = $1 AND decided_at >= $2",
        )
        .bind(affiliate)
        .bind(since)
        .one()
        .await
}

/// Deletes the digests of the customer of an order.
pub async fn erase_buyer(tx: &mut Tx, order: OrderId) -> DbResult<()> {
    tx.sql("UPDATE order_attribution SET buyer = NULL, address_digest = NULL, network = NULL WHERE order_id = $1")
        .bind(order)
        .execute()
        .await?;
    Ok(())
}

/// Deletes the digests of customers of orders attributed before a given time; only later decisions still need them.
pub async fn erase_buyers(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE order_attribution SET buyer = NULL, address_digest = NULL, network = NULL WHERE buyer IS NOT NULL AND decided_at < $1")
        .bind(before)
        .execute()
        .await
}
