//! Gapless numbers of invoices.

use chrono::{DateTime, Utc};

use crate::{
    db::{DbResult, Session, Tx},
    id::{OrderId, TenantId},
};

/// The next number of a country and year. All transactions that draw one wait for each other from here to their end: draw it last.
pub async fn draw(tx: &mut Tx, tenant: TenantId, year: i64) -> DbResult<i64> {
    tx.sql(
        "INSERT INTO invoice_counter (tenant_id, year, last) VALUES ($1, $2, 1) \
         ON CONFLICT (tenant_id, year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last",
    )
    .bind(tenant)
    .bind(year)
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
