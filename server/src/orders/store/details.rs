//! order_line, order_event and order_parcel.

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::types::Json;

use crate::{
    db::{self, DbResult, Session, Tx},
    id::{OrderId, OrderLineId},
    orders::{
        event::{EventKind, OrderEvent, Parcel},
        model::{NewLine, OrderLine},
    },
};

/// Writes the lines of new orders, numbered from 1 within each order.
pub async fn insert_lines<'a>(tx: &mut Tx, orders: impl Iterator<Item = (OrderId, &'a [NewLine])>) -> DbResult<()> {
    let numbered = |(order, lines): (OrderId, &'a [NewLine])| {
        (1_i64..).zip(lines).map(move |(position, line)| (order, position, line))
    };
    let rows: Vec<(OrderId, i64, &NewLine)> = orders.flat_map(numbered).collect();
    let head = "INSERT INTO order_line (order_id, position, product_id, variant_id, sku, quantity, regular_unit_minor, unit_minor, \
                total_minor, vat_basis_points, refunded_minor, details) VALUES";
    db::insert_many(tx, head, "", &rows, |statement, (order, position, line)| {
        statement
            .push_bind(" (", *order)
            .push_bind(",", *position)
            .push_bind(",", line.product_id)
            .push_bind(",", line.variant_id)
            .push_bind(",", line.sku.clone())
            .push_bind(",", line.quantity)
            .push_bind(",", line.regular_unit_minor)
            .push_bind(",", line.unit_minor)
            .push_bind(",", line.total_minor)
            .push_bind(",", line.vat_basis_points)
            .push(", 0")
            .push_bind(",", Json(&line.details))
            .push(")")
    })
    .await
}

/// The lines of orders, by order and position.
pub async fn lines<'c>(session: impl Session<'c>, orders: &[OrderId]) -> DbResult<Vec<OrderLine>> {
    session
        .sql(
            "SELECT id, order_id, position, product_id, variant_id, sku, quantity, regular_unit_minor, unit_minor, total_minor, \
             vat_basis_points, refunded_minor, refunded_pieces, restocked_pieces, details FROM order_line WHERE ",
        )
        .push_in("order_id", orders)
        .push(" ORDER BY order_id, position")
        .all()
        .await
}

/// Adds to the refunded amount and pieces of a line, within its total and quantity; returns 0 when they would be exceeded.
/// Negative amounts undo a failed refund.
pub async fn add_refunded(tx: &mut Tx, line: OrderLineId, amount_minor: i64, pieces: i64) -> DbResult<u64> {
    tx.sql(
        "UPDATE order_line SET refunded_minor = refunded_minor + $2, refunded_pieces = refunded_pieces + $3 \
         WHERE id = $1 AND refunded_minor + $2 <= total_minor AND refunded_pieces + $3 <= quantity \
         AND refunded_minor + $2 >= 0 AND refunded_pieces + $3 >= 0",
    )
    .bind(line)
    .bind(amount_minor)
    .bind(pieces)
    .execute()
    .await
}

/// Adds to the number of a line's pieces returned to stock.
pub async fn add_restocked(tx: &mut Tx, line: OrderLineId, pieces: i64) -> DbResult<u64> {
    tx.sql("UPDATE order_line SET restocked_pieces = restocked_pieces + $2 WHERE id = $1")
        .bind(line)
        .bind(pieces)
        .execute()
        .await
}

/// Appends the same event to several orders.
pub async fn insert_events(
    tx: &mut Tx,
    orders: &[OrderId],
    kind: EventKind,
    actor: &str,
    data: Value,
    now: DateTime<Utc>,
) -> DbResult<()> {
    let head = "INSERT INTO order_event (order_id, kind, actor, data, happened_at) VALUES";
    db::insert_many(tx, head, "", orders, |statement, order| {
        statement
            .push_bind(" (", *order)
            .push_bind(",", kind.name())
            .push_bind(",", actor.to_owned())
            .push_bind(",", Json(&data))
            .push_bind(",", now)
            .push(")")
    })
    .await
}

/// Events of orders, by order, oldest first.
pub async fn events<'c>(session: impl Session<'c>, orders: &[OrderId]) -> DbResult<Vec<OrderEvent>> {
    session
        .sql("SELECT order_id, kind, actor, data, happened_at FROM order_event WHERE ")
        .push_in("order_id", orders)
        .push(" ORDER BY order_id, id")
        .all()
        .await
}

/// Adds a parcel.
pub async fn insert_parcel(tx: &mut Tx, parcel: &Parcel) -> DbResult<()> {
    tx.sql(
        "INSERT INTO order_parcel (order_id, carrier, tracking, tracking_url, shipped_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(parcel.order_id)
    .bind(parcel.carrier.clone())
    .bind(parcel.tracking.clone())
    .bind(parcel.tracking_url.clone())
    .bind(parcel.shipped_at)
    .execute()
    .await?;
    Ok(())
}

/// The parcels of orders, by order, oldest first.
pub async fn parcels<'c>(session: impl Session<'c>, orders: &[OrderId]) -> DbResult<Vec<Parcel>> {
    session
        .sql("SELECT order_id, carrier, tracking, tracking_url, shipped_at FROM order_parcel WHERE ")
        .push_in("order_id", orders)
        .push(" ORDER BY order_id, id")
        .all()
        .await
}
