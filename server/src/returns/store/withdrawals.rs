//! SQL over withdrawal: append-only, except that the address is deleted when the person is erased.

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use crate::{
    db::{Db, DbResult, Session, Tx},
    id::{OrderId, WithdrawalId},
    returns::model::Withdrawal,
};

const COLUMNS: &str = "SELECT id, tenant_id, order_id, number, language_id, email, lines, is_whole, deadline, declared_at \
     FROM withdrawal ";

/// Writes a declaration; `withdrawal.id` is ignored.
pub async fn insert(tx: &mut Tx, withdrawal: &Withdrawal) -> DbResult<WithdrawalId> {
    tx.sql(
        "INSERT INTO withdrawal (tenant_id, order_id, number, language_id, email, lines, is_whole, deadline, declared_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id",
    )
    .bind(withdrawal.tenant_id)
    .bind(withdrawal.order_id)
    .bind(withdrawal.number.clone())
    .bind(withdrawal.language_id)
    .bind(withdrawal.email.clone())
    .bind(Json(&withdrawal.lines))
    .bind(withdrawal.is_whole)
    .bind(withdrawal.deadline.clone())
    .bind(withdrawal.declared_at)
    .scalar()
    .await
}

/// A declaration by its id.
pub async fn find<'c>(session: impl Session<'c>, id: WithdrawalId) -> DbResult<Option<Withdrawal>> {
    session.sql(COLUMNS).push_bind(" WHERE id =", id).optional().await
}

/// Declarations of an order, oldest first.
pub async fn of_order<'c>(session: impl Session<'c>, order: OrderId) -> DbResult<Vec<Withdrawal>> {
    session.sql(COLUMNS).push_bind(" WHERE order_id =", order).push(" ORDER BY id").all().await
}

/// Declarations from before a point in time that have no return.
pub async fn without_return(db: &Db, before: DateTime<Utc>, most: i64) -> DbResult<Vec<WithdrawalId>> {
    db.sql(
        "SELECT w.id FROM withdrawal w LEFT JOIN return_case c ON c.withdrawal_id = w.id \
         WHERE c.id IS NULL AND w.declared_at < $1 ORDER BY w.id LIMIT $2",
    )
    .bind(before)
    .bind(most)
    .scalars()
    .await
}

/// The number of these.
pub async fn count_without_return(db: &Db, before: DateTime<Utc>) -> DbResult<i64> {
    db.sql(
        "SELECT COUNT(*) FROM withdrawal w LEFT JOIN return_case c ON c.withdrawal_id = w.id \
         WHERE c.id IS NULL AND w.declared_at < $1",
    )
    .bind(before)
    .scalar()
    .await
}

/// Deletes the receipt addresses of an order.
pub async fn erase(tx: &mut Tx, order: OrderId) -> DbResult<()> {
    tx.sql("UPDATE withdrawal SET email = NULL WHERE order_id = $1").bind(order).execute().await?;
    Ok(())
}

/// Deletes the receipt addresses of those orders whose person was erased.
pub async fn erase_of(tx: &mut Tx, orders: &[OrderId]) -> DbResult<u64> {
    tx.sql("UPDATE withdrawal SET email = NULL WHERE ").push_in("order_id", orders).execute().await
}

/// Orders with receipts, after an id.
pub async fn orders_with_email(db: &Db, after: OrderId, most: i64) -> DbResult<Vec<OrderId>> {
    db.sql(
        "SELECT DISTINCT order_id FROM withdrawal WHERE email IS NOT NULL AND order_id > $1 ORDER BY order_id LIMIT $2",
    )
    .bind(after)
    .bind(most)
    .scalars()
    .await
}
