//! SQL over return_photo.

use chrono::{DateTime, Utc};

use crate::{
    db::{Db, DbResult, Session, Tx},
    id::{OrderId, ReturnId, TenantId},
};

/// A stored photograph.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Photo {
    /// The line of the order that it shows.
    pub position: Option<i64>,
    /// The JPEG file.
    pub jpeg: Vec<u8>,
}

/// Stores a photograph that waits for its return.
pub async fn insert(
    tx: &mut Tx,
    tenant: TenantId,
    order: OrderId,
    token: &str,
    jpeg: Vec<u8>,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO return_photo (tenant_id, order_id, token, jpeg, uploaded_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(tenant)
        .bind(order)
        .bind(token.to_owned())
        .bind(jpeg)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Number of stored photographs of an order.
pub async fn count<'c>(session: impl Session<'c>, order: OrderId) -> DbResult<i64> {
    session.sql("SELECT COUNT(*) FROM return_photo WHERE order_id = $1").bind(order).scalar().await
}

/// A photograph of an order by its token.
pub async fn find<'c>(session: impl Session<'c>, order: OrderId, token: &str) -> DbResult<Option<Photo>> {
    session
        .sql("SELECT position, jpeg FROM return_photo WHERE order_id = $1 AND token = $2")
        .bind(order)
        .bind(token.to_owned())
        .optional()
        .await
}

/// Attaches a waiting photograph of an order to a line of a return; returns 0 when there is no such photograph.
pub async fn attach(tx: &mut Tx, order: OrderId, token: &str, id: ReturnId, position: i64) -> DbResult<u64> {
    tx.sql(
        "UPDATE return_photo SET return_id = $3, position = $4 WHERE order_id = $1 AND token = $2 AND return_id IS NULL",
    )
    .bind(order)
    .bind(token.to_owned())
    .bind(id)
    .bind(position)
    .execute()
    .await
}

/// The photographs of a return, oldest first.
pub async fn of_return(db: &Db, id: ReturnId) -> DbResult<Vec<Photo>> {
    db.sql("SELECT position, jpeg FROM return_photo WHERE return_id = $1 ORDER BY id").bind(id).all().await
}

/// Deletes the photographs of a return.
pub async fn delete_of_return(tx: &mut Tx, id: ReturnId) -> DbResult<u64> {
    tx.sql("DELETE FROM return_photo WHERE return_id = $1").bind(id).execute().await
}

/// Deletes the photographs of an order.
pub async fn delete_of_order(tx: &mut Tx, order: OrderId) -> DbResult<u64> {
    tx.sql("DELETE FROM return_photo WHERE order_id = $1").bind(order).execute().await
}

/// Deletes photographs that have waited for a return since before a point in time.
pub async fn delete_waiting(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM return_photo WHERE return_id IS NULL AND uploaded_at < $1").bind(before).execute().await
}
