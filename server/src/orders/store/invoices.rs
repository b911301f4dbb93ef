//! Gapless numbers of invoices.

use chrono::{DateTime, Utc};

use crate::{
    db::{DbResult, Session, Tx},
    id::{OrderId, TenantId},
};

/// Draws the next `count` numbers of a country and year and returns the last. Concurrent transactions that draw one wait until
/// this one ends.
pub async fn draw(tx: &mut Tx, tenant: TenantId, year: i64, count: i64) -> DbResult<i64> {
    tx.sql(
        "INSERT INTO invoice_counter (tenant_id, year, last) VALUES ($1, $2, $3) \
         ON CONFLICT (tenant_id, year) DO UPDATE SET last = invoice_counter.last + excluded.last RETURNING last",
    )
    .bind(tenant)
    .bind(year)
    .bind(count)
    .scalar()
    .await
}

/// Sets an order's invoice number.
pub async fn set(tx: &mut Tx, order: OrderId, number: &str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE shop_order SET invoice_number = $2, invoiced_at = $3 WHERE id = $1")
        .bind(order)
        .bind(number.to_owned())
        .bind(now)
        .execute()
        .await?;
    Ok(())
}
