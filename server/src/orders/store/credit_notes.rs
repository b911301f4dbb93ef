//! SQL over credit_note, and the gapless numbers of credit notes.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, Row, types::Json};

use crate::{
    db::{DbResult, Session, Tx},
    id::{OrderId, TenantId},
    money::{CurrencyCode, Money},
    orders::model::{CreditNote, CreditedLine, OrderVat},
};

const COLUMNS: &str = "SELECT order_id, number, amount_minor, lines, vat, issued_at, \
     (SELECT o.currency FROM shop_order o WHERE o.id = credit_note.order_id) AS currency FROM credit_note";

/// A credit note as stored, with the currency of its order.
#[derive(FromRow)]
struct CreditNoteRow {
    order_id: OrderId,
    number: String,
    currency: CurrencyCode,
    amount_minor: i64,
    #[sqlx(json)]
    lines: Vec<CreditedLine>,
    #[sqlx(json)]
    vat: Vec<OrderVat>,
    issued_at: DateTime<Utc>,
}

impl From<CreditNoteRow> for CreditNote {
    fn from(row: CreditNoteRow) -> Self {
        Self {
            order_id: row.order_id,
            number: row.number,
            amount: Money::new(row.amount_minor, row.currency),
            lines: row.lines,
            vat: row.vat,
            issued_at: row.issued_at,
        }
    }
}

impl<'r, R: Row> FromRow<'r, R> for CreditNote
where
    CreditNoteRow: FromRow<'r, R>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        CreditNoteRow::from_row(row).map(Self::from)
    }
}

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
    .bind(note.amount.minor)
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
