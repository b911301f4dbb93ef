//! Gapless numbers of invoices.

use chrono::{DateTime, Utc};

use crate::{
    db::{DbResult, Session, Tx},
    id::{OrderId, TenantId},
};

/// The next numbers of a country and year: gives the last of so many. All transactions that draw one wait for each other from here to
/// their end.
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

/// Gives an order its invoice's number.
pub async fn set(tx: &mut Tx, order: OrderId, number: &str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE shop_order SET invoice_number = $2, invoiced_at = $3 WHERE id = $1")
        .bind(order)
        .bind(number.to_owned())
        .bind(now)
        .execute()
        .await?;
    Ok(())
}
