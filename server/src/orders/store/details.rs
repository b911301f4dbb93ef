//! order_line, order_event and order_parcel.

use chrono::{DateTime, Utc};
use serde_json::Value;
use sqlx::{FromRow, Row, types::Json};

use crate::{
    db::{self, DbResult, Session, Tx},
    id::{OrderId, OrderLineId, ProductId, VariantId},
    money::{CurrencyCode, Money},
    orders::{
        event::{EventKind, OrderEvent, Parcel},
        model::{LineDetails, NewLine, OrderLine},
    },
};

/// A line as stored, with the currency of its order.
#[derive(FromRow)]
struct OrderLineRow {
    id: OrderLineId,
    order_id: OrderId,
    position: i64,
    product_id: ProductId,
    variant_id: VariantId,
    sku: Option<String>,
    quantity: i64,
    currency: CurrencyCode,
    regular_unit_minor: i64,
    unit_minor: i64,
    total_minor: i64,
    vat_basis_points: i64,
    refunded_minor: i64,
    refunded_pieces: i64,
    restocked_pieces: i64,
    #[sqlx(json)]
    details: LineDetails,
}

impl From<OrderLineRow> for OrderLine {
    fn from(row: OrderLineRow) -> Self {
        let money = |minor| Money::new(minor, row.currency);
        Self {
            id: row.id,
            order_id: row.order_id,
            position: row.position,
            product_id: row.product_id,
            variant_id: row.variant_id,
            sku: row.sku,
            quantity: row.quantity,
            regular_unit: money(row.regular_unit_minor),
            unit: money(row.unit_minor),
            total: money(row.total_minor),
            vat_basis_points: row.vat_basis_points,
            refunded: money(row.refunded_minor),
            refunded_pieces: row.refunded_pieces,
            restocked_pieces: row.restocked_pieces,
            details: row.details,
        }
    }
}

impl<'r, R: Row> FromRow<'r, R> for OrderLine
where
    OrderLineRow: FromRow<'r, R>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        OrderLineRow::from_row(row).map(Self::from)
    }
}

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
            .push_bind(",", line.regular_unit.minor)
            .push_bind(",", line.unit.minor)
            .push_bind(",", line.total.minor)
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
             vat_basis_points, refunded_minor, refunded_pieces, restocked_pieces, details, \
             (SELECT o.currency FROM shop_order o WHERE o.id = order_line.order_id) AS currency FROM order_line WHERE ",
        )
        .push_in("order_id", orders)
        .push(" ORDER BY order_id, position")
        .all()
        .await
}

/// Adds to the refunded amount and pieces of a line, within its total and quantity; returns 0 when they would be exceeded.
/// Negative amounts undo a failed refund.
pub async fn add_refunded(tx: &mut Tx, line: OrderLineId, amount: Money, pieces: i64) -> DbResult<u64> {
    tx.sql(
        "UPDATE order_line SET refunded_minor = refunded_minor + $2, refunded_pieces = refunded_pieces + $3 \
         WHERE id = $1 AND refunded_minor + $2 <= total_minor AND refunded_pieces + $3 <= quantity \
         AND refunded_minor + $2 >= 0 AND refunded_pieces + $3 >= 0",
    )
    .bind(line)
    .bind(amount.minor)
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
