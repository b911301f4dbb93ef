//! Operators' searches for orders.

use chrono::{DateTime, Utc};

use super::orders::COLUMNS;
use crate::{
    db::{Db, DbResult, Session, Statement},
    id::{OrderId, ProductId, TenantId},
    orders::{model::Order, status::DeliveryStatus},
};

/// Filter of orders. By default it matches all.
#[derive(Clone, Debug, Default)]
pub struct OrderFilter {
    /// The country.
    pub tenant: Option<TenantId>,
    /// Name of the payment status.
    pub payment_status: Option<String>,
    /// Name of the delivery status.
    pub delivery_status: Option<String>,
    /// Placed at or after this time.
    pub from: Option<DateTime<Utc>>,
    /// Placed before this time.
    pub until: Option<DateTime<Utc>>,
    /// The buyer's e-mail address.
    pub email: Option<String>,
    /// Contains this product, by the SKU of a variant.
    pub sku: Option<String>,
}

fn filtered<'c>(statement: Statement<'c>, filter: &OrderFilter) -> Statement<'c> {
    let statement = statement
        .push_some(" AND tenant_id =", filter.tenant)
        .push_some(" AND payment_status =", filter.payment_status.clone())
        .push_some(" AND delivery_status =", filter.delivery_status.clone())
        .push_some(" AND placed_at >=", filter.from)
        .push_some(" AND placed_at <", filter.until)
        .push_some(" AND email =", filter.email.clone());
    match &filter.sku {
        Some(sku) => {
            statement.push_bind(" AND id IN (SELECT order_id FROM order_line WHERE sku =", sku.clone()).push(")")
        }
        None => statement,
    }
}

/// A page of orders before an id, latest first.
pub async fn list(db: &Db, filter: &OrderFilter, before: OrderId, take: i64, skip: i64) -> DbResult<Vec<Order>> {
    filtered(db.sql(COLUMNS).push_bind(" WHERE id <", before), filter)
        .push_bind(" ORDER BY id DESC LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of matching orders.
pub async fn count(db: &Db, filter: &OrderFilter) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM shop_order WHERE id > 0"), filter).scalar().await
}

/// Numbers of orders that have waited too long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct StuckOrders {
    /// Still unpaid after their stock reservation has expired.
    pub unpaid: i64,
    /// Paid or payable for too long without being packed.
    pub unpacked: i64,
}

/// Counts orders still unpaid whose reservation expired before one point in time, and unpacked orders placed before another.
pub async fn stuck(db: &Db, overdue_since: DateTime<Utc>, placed_before: DateTime<Utc>) -> DbResult<StuckOrders> {
    let unpaid = db.sql("SELECT COUNT(*) FROM shop_order WHERE hold_until < $1").bind(overdue_since).scalar().await?;
    let unpacked = db
        .sql(
            "SELECT COUNT(*) FROM shop_order WHERE delivery_status = 'PENDING' AND invoice_number IS NOT NULL \
             AND placed_at < $1",
        )
        .bind(placed_before)
        .scalar()
        .await?;
    Ok(StuckOrders { unpaid, unpacked })
}

/// Whether an address has ordered in a country since a point in time.
pub async fn has_ordered_since(db: &Db, tenant: TenantId, email: &str, since: DateTime<Utc>) -> DbResult<bool> {
    let one: Option<OrderId> = db
        .sql("SELECT id FROM shop_order WHERE email = $1 AND tenant_id = $2 AND placed_at >= $3 LIMIT 1")
        .bind(email.to_owned())
        .bind(tenant)
        .bind(since)
        .optional_scalar()
        .await?;
    Ok(one.is_some())
}

/// Maximum number of orders whose lines `sold_since` counts, so that its duration is bounded in shops that sell much.
const MOST_COUNTED: i64 = 50_000;

/// Number of sold pieces of products by country since a point in time, without cancelled orders.
pub async fn sold_since(db: &Db, since: DateTime<Utc>) -> DbResult<Vec<(TenantId, ProductId, i64)>> {
    db.sql(
        "SELECT o.tenant_id, l.product_id, CAST(SUM(l.quantity) AS BIGINT) FROM shop_order o JOIN order_line l ON l.order_id = o.id \
         WHERE o.id > (SELECT COALESCE(MAX(id), 0) FROM shop_order) - $1 AND o.placed_at >= $2 AND o.delivery_status <> $3 \
         GROUP BY o.tenant_id, l.product_id",
    )
    .bind(MOST_COUNTED)
    .bind(since)
    .bind(DeliveryStatus::Cancelled.name())
    .all()
    .await
}
