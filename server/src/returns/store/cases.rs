//! SQL over return_case, return_line and return_event.

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::{FromRow, Row, types::Json};

use crate::{
    db::{self, DbResult, Session, Tx},
    id::{OrderId, ReturnId, ReturnLineId, TenantId, WithdrawalId},
    money::{CurrencyCode, Money},
    returns::{
        model::{Inspection, Kind, NewReturn, NewReturnLine, ReturnCase, ReturnEvent, ReturnLine, ReturnMethod},
        status::Status,
    },
};

/// The columns of `ReturnCase`.
pub const COLUMNS: &str = "SELECT id, tenant_id, order_id, withdrawal_id, number, kind, status, way, is_in_time, currency, \
     refund_minor, shipping_minor, refusal, requested_at, updated_at FROM return_case ";

/// A return as stored.
#[derive(FromRow)]
struct ReturnCaseRow {
    id: ReturnId,
    tenant_id: TenantId,
    order_id: OrderId,
    withdrawal_id: Option<WithdrawalId>,
    number: String,
    #[sqlx(try_from = "String")]
    kind: Kind,
    #[sqlx(try_from = "String")]
    status: Status,
    #[sqlx(try_from = "String")]
    way: ReturnMethod,
    is_in_time: bool,
    currency: CurrencyCode,
    refund_minor: Option<i64>,
    shipping_minor: i64,
    refusal: Option<String>,
    requested_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

impl From<ReturnCaseRow> for ReturnCase {
    fn from(row: ReturnCaseRow) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            order_id: row.order_id,
            withdrawal_id: row.withdrawal_id,
            number: row.number,
            kind: row.kind,
            status: row.status,
            way: row.way,
            is_in_time: row.is_in_time,
            refund: row.refund_minor.map(|minor| Money::new(minor, row.currency)),
            shipping: Money::new(row.shipping_minor, row.currency),
            refusal: row.refusal,
            requested_at: row.requested_at,
            updated_at: row.updated_at,
        }
    }
}

impl<'r, R: Row> FromRow<'r, R> for ReturnCase
where
    ReturnCaseRow: FromRow<'r, R>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        ReturnCaseRow::from_row(row).map(Self::from)
    }
}

/// Writes a return with its lines and its first event.
pub async fn insert(tx: &mut Tx, case: &NewReturn, actor: &str, now: DateTime<Utc>) -> DbResult<ReturnId> {
    let id: ReturnId = tx
        .sql(
            "INSERT INTO return_case (tenant_id, order_id, withdrawal_id, number, kind, status, way, is_in_time, currency, \
             shipping_minor, requested_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $10) RETURNING id",
        )
        .bind(case.tenant_id)
        .bind(case.order_id)
        .bind(case.withdrawal_id)
        .bind(case.number.clone())
        .bind(case.kind.name())
        .bind(case.status.name())
        .bind(case.way.name())
        .bind(case.is_in_time)
        .bind(case.currency.to_string())
        .bind(now)
        .scalar()
        .await?;
    insert_lines(tx, id, &case.lines).await?;
    insert_event(tx, id, case.status, actor, Value::Null, now).await?;
    Ok(id)
}

async fn insert_lines(tx: &mut Tx, id: ReturnId, lines: &[NewReturnLine]) -> DbResult<()> {
    let head = "INSERT INTO return_line (return_id, position, variant_id, quantity, reason, comment, exchange_variant_id, \
         exchange_size) VALUES";
    db::insert_many(tx, head, "", lines, |statement, line| {
        let (variant, size) = line.exchange.clone().unzip();
        statement
            .push_bind(" (", id)
            .push_bind(",", line.position)
            .push_bind(",", line.variant_id)
            .push_bind(",", line.quantity)
            .push_bind(",", line.reason.name())
            .push_bind(",", line.comment.clone())
            .push_bind(",", variant)
            .push_bind(",", size)
            .push(")")
    })
    .await
}

/// Appends an event of a return.
pub async fn insert_event(
    tx: &mut Tx,
    id: ReturnId,
    status: Status,
    actor: &str,
    data: Value,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO return_event (return_id, status, actor, data, happened_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(status.name())
        .bind(actor.to_owned())
        .bind(Json(data))
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// A return by its id.
pub async fn find<'c>(session: impl Session<'c>, id: ReturnId) -> DbResult<Option<ReturnCase>> {
    session.sql(COLUMNS).push_bind(" WHERE id =", id).optional().await
}

/// A return of a country, or of any, by its number.
pub async fn find_by_number<'c>(
    session: impl Session<'c>,
    tenant: Option<TenantId>,
    number: &str,
) -> DbResult<Option<ReturnCase>> {
    session
        .sql(COLUMNS)
        .push_bind(" WHERE number =", number.to_owned())
        .push_some(" AND tenant_id =", tenant)
        .optional()
        .await
}

/// A return by its id, locked until the transaction ends.
pub async fn lock(tx: &mut Tx, id: ReturnId) -> DbResult<Option<ReturnCase>> {
    tx.sql(COLUMNS).push_bind(" WHERE id =", id).for_update().optional().await
}

/// The returns of an order, oldest first.
pub async fn of_order<'c>(session: impl Session<'c>, order: OrderId) -> DbResult<Vec<ReturnCase>> {
    session.sql(COLUMNS).push_bind(" WHERE order_id =", order).push(" ORDER BY id").all().await
}

/// Updates the status and results of a return.
pub async fn update(tx: &mut Tx, case: &ReturnCase, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "UPDATE return_case SET status = $2, refund_minor = $3, shipping_minor = $4, refusal = $5, updated_at = $6 WHERE id = $1",
    )
    .bind(case.id)
    .bind(case.status.name())
    .bind(case.refund.map(|refund| refund.minor))
    .bind(case.shipping.minor)
    .bind(case.refusal.clone())
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Turns a return into a withdrawal: requested within the legal time, with money instead of exchanges.
pub async fn become_withdrawal(tx: &mut Tx, id: ReturnId) -> DbResult<()> {
    tx.sql("UPDATE return_case SET kind = $2, is_in_time = TRUE WHERE id = $1")
        .bind(id)
        .bind(Kind::Withdrawal.name())
        .execute()
        .await?;
    tx.sql("UPDATE return_line SET exchange_variant_id = NULL, exchange_size = NULL WHERE return_id = $1")
        .bind(id)
        .execute()
        .await?;
    Ok(())
}

/// Links a declaration to the return that results from it.
pub async fn follow(tx: &mut Tx, id: ReturnId, withdrawal: WithdrawalId) -> DbResult<()> {
    tx.sql("UPDATE return_case SET withdrawal_id = $2 WHERE id = $1").bind(id).bind(withdrawal).execute().await?;
    Ok(())
}

/// Sets the remaining pieces of a line, with their inspection result; a line without pieces is deleted.
pub async fn shrink(tx: &mut Tx, line: ReturnLineId, quantity: i64, found: Option<Inspection>) -> DbResult<()> {
    if quantity == 0 {
        tx.sql("DELETE FROM return_line WHERE id = $1").bind(line).execute().await?;
        return Ok(());
    }
    tx.sql("UPDATE return_line SET quantity = $2, accepted = $3, resalable = $4 WHERE id = $1")
        .bind(line)
        .bind(quantity)
        .bind(found.map(|found| found.accepted))
        .bind(found.map(|found| found.resalable))
        .execute()
        .await?;
    Ok(())
}

/// The lines of returns, by return and position.
pub async fn lines<'c>(session: impl Session<'c>, returns: &[ReturnId]) -> DbResult<Vec<ReturnLine>> {
    session
        .sql(
            "SELECT id, return_id, position, variant_id, quantity, reason, comment, exchange_variant_id, exchange_size, accepted, \
             resalable FROM return_line WHERE ",
        )
        .push_in("return_id", returns)
        .push(" ORDER BY return_id, position, id")
        .all()
        .await
}

/// Events of returns, by return, oldest first.
pub async fn events<'c>(session: impl Session<'c>, returns: &[ReturnId]) -> DbResult<Vec<ReturnEvent>> {
    session
        .sql("SELECT return_id, status, actor, data, happened_at FROM return_event WHERE ")
        .push_in("return_id", returns)
        .push(" ORDER BY return_id, id")
        .all()
        .await
}

/// Stores the inspection result of a line.
pub async fn inspect(tx: &mut Tx, line: ReturnLineId, accepted: i64, resalable: i64) -> DbResult<()> {
    tx.sql("UPDATE return_line SET accepted = $2, resalable = $3 WHERE id = $1")
        .bind(line)
        .bind(accepted)
        .bind(resalable)
        .execute()
        .await?;
    Ok(())
}

/// Deletes shoppers' comments on the lines of an order's returns.
pub async fn erase_comments(tx: &mut Tx, order: OrderId) -> DbResult<()> {
    tx.sql("UPDATE return_line SET comment = '' WHERE return_id IN (SELECT id FROM return_case WHERE order_id = $1)")
        .bind(order)
        .execute()
        .await?;
    Ok(())
}

/// Deletes shoppers' comments on the lines of returns that ended before a point in time.
pub async fn erase_old_comments(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(
        "UPDATE return_line SET comment = '' WHERE comment <> '' AND return_id IN (SELECT id FROM return_case \
         WHERE status IN ('refunded', 'refused', 'withdrawn') AND updated_at < $1)",
    )
    .bind(before)
    .execute()
    .await
}
