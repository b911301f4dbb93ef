//! SQL over credit_note, and the gapless numbers of credit notes.

use sqlx::types::Json;

use crate::{
    db::{DbResult, Session, Tx},
    id::{OrderId, TenantId},
    orders::model::CreditNote,
};

const COLUMNS: &str = "SELECT order_id, number, amount_minor, lines, vat, issued_at FROM credit_note";

/// Draws the next number of a country and year. Concurrent transactions that draw one wait until this one ends.
pub async fn draw(tx: &mut Tx, tenant: TenantId, year: i64) -> DbResult<i64> {
    tx.sql(
        "INSERT INTO credit_note_counter (tenant_id, year, last) VALUES ($1, $2, 1) \
         ON CONFLICT (tenant_id, year) DO UPDATE SET last = credit_note_counter.last + 1 RETURNING last",
    )
    .bind(tenant)
    .bind(year)
    .scalar()
    .await
}

/// Writes a credit note.
pub async fn insert(tx: &mut Tx, tenant: TenantId, note: &CreditNote) -> DbResult<()> {
    tx.sql(
        "INSERT INTO credit_note (tenant_id, order_id, number, amount_minor, lines, vat, issued_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(tenant)
    .bind(note.order_id)
    .bind(note.number.clone())
    .bind(note.amount_minor)
    .bind(Json(&note.lines))
    .bind(Json(&note.vat))
    .bind(note.issued_at)
    .execute()
    .await?;
    Ok(())
}

/// Credit notes of an order, oldest first.
pub async fn of_order<'c>(session: impl Session<'c>, order: OrderId) -> DbResult<Vec<CreditNote>> {
    session.sql(COLUMNS).push_bind(" WHERE order_id =", order).push(" ORDER BY id").all().await
}

/// A credit note by its number.
pub async fn find<'c>(session: impl Session<'c>, number: &str) -> DbResult<Option<CreditNote>> {
    session.sql(COLUMNS).push_bind(" WHERE number =", number.to_owned()).optional().await
}
