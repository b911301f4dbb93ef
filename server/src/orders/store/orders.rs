//! SQL over shop_order and order_link: inserting, finding, and updating the status.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, Row, types::Json};

use crate::{
    db::{self, Db, DbResult, Session, Statement, Tx},
    id::{LanguageId, OrderId, TenantId, UserId},
    money::{CurrencyCode, Money},
    orders::{
        model::{Contact, NewOrder, Order, Snapshot, delivery_name},
        status::{DeliveryStatus, PaymentStatus},
    },
};

/// The columns of `Order`.
pub const COLUMNS: &str = "SELECT id, tenant_id, language_id, number, user_id, email, delivery_type, payment_method, payment_status, delivery_status, \
     currency, total_minor, refunded_minor, invoice_number, invoiced_at, hold_until, snapshot, contact, placed_at FROM shop_order ";

/// An order as stored.
#[derive(FromRow)]
struct OrderRow {
    id: OrderId,
    tenant_id: TenantId,
    language_id: LanguageId,
    number: String,
    user_id: Option<UserId>,
    email: Option<String>,
    delivery_type: String,
    payment_method: String,
    #[sqlx(try_from = "String")]
    payment_status: PaymentStatus,
    #[sqlx(try_from = "String")]
    delivery_status: DeliveryStatus,
    currency: CurrencyCode,
    total_minor: i64,
    refunded_minor: i64,
    invoice_number: Option<String>,
    invoiced_at: Option<DateTime<Utc>>,
    hold_until: Option<DateTime<Utc>>,
    #[sqlx(json)]
    snapshot: Snapshot,
    #[sqlx(json(nullable))]
    contact: Option<Contact>,
    placed_at: DateTime<Utc>,
}

impl From<OrderRow> for Order {
    fn from(row: OrderRow) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            language_id: row.language_id,
            number: row.number,
            user_id: row.user_id,
            email: row.email,
            delivery_type: row.delivery_type,
            payment_method: row.payment_method,
            payment_status: row.payment_status,
            delivery_status: row.delivery_status,
            total: Money::new(row.total_minor, row.currency),
            refunded: Money::new(row.refunded_minor, row.currency),
            invoice_number: row.invoice_number,
            invoiced_at: row.invoiced_at,
            hold_until: row.hold_until,
            snapshot: row.snapshot,
            contact: row.contact,
            placed_at: row.placed_at,
        }
    }
}

impl<'r, R: Row> FromRow<'r, R> for Order
where
    OrderRow: FromRow<'r, R>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        OrderRow::from_row(row).map(Self::from)
    }
}

/// An order to write, with the numbers assigned to it.
pub struct NumberedOrder<'a> {
    pub order: &'a NewOrder,
    pub number: String,
    pub invoice_number: Option<String>,
}

/// Inserts orders in the order of their keys, and returns keys and ids; skips those whose key already has an order. Waits for
/// concurrent transactions that insert the same keys.
pub async fn insert(tx: &mut Tx, orders: &[NumberedOrder<'_>], now: DateTime<Utc>) -> DbResult<Vec<(String, OrderId)>> {
    let head = "INSERT INTO shop_order (tenant_id, language_id, number, place_key, request_hash, user_id, email, delivery_type, \
         payment_method, payment_status, delivery_status, currency, total_minor, refunded_minor, invoice_number, invoiced_at, \
         hold_until, snapshot, contact, placed_at, updated_at) VALUES";
    let tail = " ON CONFLICT (place_key) DO NOTHING RETURNING place_key, id";
    let mut orders: Vec<&NumberedOrder<'_>> = orders.iter().collect();
    orders.sort_by(|one, other| one.order.place_key.cmp(&other.order.place_key));
    db::insert_returning(tx, head, tail, &orders, |statement, numbered| order_values(statement, numbered, now)).await
}

fn order_values<'c>(
    statement: Statement<'c>,
    NumberedOrder { order, number, invoice_number }: &NumberedOrder<'_>,
    now: DateTime<Utc>,
) -> Statement<'c> {
    statement
        .push_bind(" (", order.tenant_id)
        .push_bind(",", order.language_id)
        .push_bind(",", number.clone())
        .push_bind(",", order.place_key.clone())
        .push_bind(",", order.request_hash.clone())
        .push_bind(",", order.user_id)
        .push_bind(",", order.email.clone())
        .push_bind(",", delivery_name(order.delivery))
        .push_bind(",", order.payment.name())
        .push_bind(",", PaymentStatus::Pending.name())
        .push_bind(",", DeliveryStatus::Pending.name())
        .push_bind(",", order.total.currency.to_string())
        .push_bind(",", order.total.minor)
        .push_bind(", 0,", invoice_number.clone())
        .push_bind(",", invoice_number.as_ref().map(|_| now))
        .push_bind(",", order.hold_until)
        .push_bind(",", Json(&order.snapshot))
        .push_bind(",", Json(&order.contact))
        .push_bind(",", now)
        .push_bind(",", now)
        .push(")")
}

/// The order that was placed with a key, and the digest of its request.
pub async fn find_by_key<'c>(session: impl Session<'c>, place_key: &str) -> DbResult<Option<(OrderId, String)>> {
    session
        .sql("SELECT id, request_hash FROM shop_order WHERE place_key = $1")
        .bind(place_key.to_owned())
        .optional()
        .await
}

/// An order of a country by its number.
pub async fn find_by_number<'c>(
    session: impl Session<'c>,
    tenant: Option<TenantId>,
    number: &str,
) -> DbResult<Option<Order>> {
    session
        .sql(COLUMNS)
        .push_bind(" WHERE number =", number.to_owned())
        .push_some(" AND tenant_id =", tenant)
        .optional()
        .await
}

/// An order of a country by its invoice's number.
pub async fn find_by_invoice<'c>(
    session: impl Session<'c>,
    tenant: Option<TenantId>,
    invoice: &str,
) -> DbResult<Option<Order>> {
    session
        .sql(COLUMNS)
        .push_bind(" WHERE invoice_number =", invoice.to_owned())
        .push_some(" AND tenant_id =", tenant)
        .optional()
        .await
}

/// An order by its id.
pub async fn find<'c>(session: impl Session<'c>, id: OrderId) -> DbResult<Option<Order>> {
    session.sql(COLUMNS).push_bind(" WHERE id =", id).optional().await
}

/// An order by its id, locked until the transaction ends.
pub async fn lock(tx: &mut Tx, id: OrderId) -> DbResult<Option<Order>> {
    tx.sql(COLUMNS).push_bind(" WHERE id =", id).for_update().optional().await
}

/// An order of a country by the digest of a link's token; with `is_limited`, of a link that shows only the order's status.
pub async fn find_by_link(db: &Db, tenant: TenantId, token_hash: &str, is_limited: bool) -> DbResult<Option<Order>> {
    db.sql(COLUMNS)
        .push_bind(" WHERE id = (SELECT order_id FROM order_link WHERE token_hash =", token_hash.to_owned())
        .push_bind(" AND is_limited =", is_limited)
        .push_bind(") AND tenant_id =", tenant)
        .optional()
        .await
}

/// Adds a link.
pub async fn insert_link(
    db: &Db,
    order: OrderId,
    token_hash: &str,
    is_limited: bool,
    now: DateTime<Utc>,
) -> DbResult<()> {
    db.sql("INSERT INTO order_link (token_hash, order_id, is_limited, created_at) VALUES ($1, $2, $3, $4)")
        .bind(token_hash.to_owned())
        .bind(order)
        .bind(is_limited)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Adds the links of new orders, each as the digest of its token.
pub async fn insert_links(tx: &mut Tx, links: &[(OrderId, String)], now: DateTime<Utc>) -> DbResult<()> {
    let head = "INSERT INTO order_link (token_hash, order_id, created_at) VALUES";
    db::insert_many(tx, head, "", links, |statement, (order, token_hash)| {
        statement.push_bind(" (", token_hash.clone()).push_bind(",", *order).push_bind(",", now).push(")")
    })
    .await
}

/// Updates the statuses of delivery and payment, and the time until which stock is reserved.
pub async fn update_state(tx: &mut Tx, order: &Order, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "UPDATE shop_order SET payment_status = $2, delivery_status = $3, hold_until = $4, refunded_minor = $5, \
         payment_method = $6, updated_at = $7 WHERE id = $1",
    )
    .bind(order.id)
    .bind(order.payment_status.name())
    .bind(order.delivery_status.name())
    .bind(order.hold_until)
    .bind(order.refunded.minor)
    .bind(order.payment_method.clone())
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Unpaid orders whose stock reservation has expired, after a given one in the order of expiry. Those whose payment is being
/// processed are left out.
pub async fn overdue(
    db: &Db,
    now: DateTime<Utc>,
    after: Option<(DateTime<Utc>, OrderId)>,
    most: i64,
) -> DbResult<Vec<(DateTime<Utc>, OrderId)>> {
    let mut statement = db
        .sql("SELECT hold_until, id FROM shop_order WHERE hold_until <= $1 AND payment_status IN ('PENDING', 'FAILED')")
        .bind(now);
    if let Some((hold_until, id)) = after {
        statement = statement.push_bind(" AND (hold_until, id) > (", hold_until).push_bind(",", id).push(")");
    }
    statement.push_bind(" ORDER BY hold_until, id LIMIT", most).all().await
}

/// A page of a customer's orders in a country, latest first.
pub async fn of_user(db: &Db, tenant: TenantId, user: UserId, take: i64, skip: i64) -> DbResult<Vec<Order>> {
    db.sql(COLUMNS)
        .push_bind(" WHERE user_id =", user)
        .push_bind(" AND tenant_id =", tenant)
        .push_bind(" ORDER BY id DESC LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// How many orders a customer has in a country.
pub async fn count_of_user(db: &Db, tenant: TenantId, user: UserId) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM shop_order WHERE user_id = $1 AND tenant_id = $2")
        .bind(user)
        .bind(tenant)
        .scalar()
        .await
}

/// All orders of a person: of the account, and of the address when it is verified as the person's.
pub async fn of_person<'c>(session: impl Session<'c>, user: UserId, email: Option<&str>) -> DbResult<Vec<Order>> {
    session
        .sql(COLUMNS)
        .push_bind(" WHERE user_id =", user)
        .push_some(" OR email =", email.map(str::to_owned))
        .push(" ORDER BY id")
        .all()
        .await
}

/// Assigns guest orders with an address to its account; returns their ids.
pub async fn join(tx: &mut Tx, user: UserId, email: &str) -> DbResult<Vec<OrderId>> {
    tx.sql("UPDATE shop_order SET user_id = $1 WHERE email = $2 AND user_id IS NULL AND forget_requested_at IS NULL RETURNING id")
        .bind(user)
        .bind(email.to_owned())
        .scalars()
        .await
}

/// Erases the buyer, except what the invoice contains.
pub async fn erase(tx: &mut Tx, order: &Order, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE shop_order SET user_id = NULL, email = NULL, contact = $2, updated_at = $3 WHERE id = $1")
        .bind(order.id)
        .bind(order.contact.clone().map(Json))
        .bind(now)
        .execute()
        .await?;
    tx.sql("DELETE FROM order_link WHERE order_id = $1").bind(order.id).execute().await?;
    Ok(())
}

/// Whether a guest has ordered with an address.
pub async fn has_guest_orders(db: &Db, email: &str) -> DbResult<bool> {
    let found: Option<i64> = db
        .sql("SELECT id FROM shop_order WHERE email = $1 AND user_id IS NULL AND forget_requested_at IS NULL LIMIT 1")
        .bind(email.to_owned())
        .optional_scalar()
        .await?;
    Ok(found.is_some())
}

/// Marks an open order for erasure when it ends, and detaches it from the account.
pub async fn request_erasure(tx: &mut Tx, order: OrderId, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE shop_order SET user_id = NULL, forget_requested_at = $2 WHERE id = $1")
        .bind(order)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Ended orders that are marked for erasure, after a given one.
pub async fn to_erase(tx: &mut Tx, after: OrderId, most: i64) -> DbResult<Vec<Order>> {
    tx.sql(COLUMNS)
        .push(
            " WHERE forget_requested_at IS NOT NULL AND email IS NOT NULL \
             AND delivery_status IN ('DELIVERED', 'RETURNED', 'CANCELLED')",
        )
        .push_bind(" AND id >", after)
        .push_bind(" ORDER BY id LIMIT", most)
        .all()
        .await
}

/// Erases the buyers of a country's orders whose invoice was issued before a point in time, or which were placed before it and
/// have no invoice.
pub async fn erase_contacts(
    tx: &mut Tx,
    tenant: TenantId,
    before: DateTime<Utc>,
    is_invoiced: bool,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    let statement = tx
        .sql("UPDATE shop_order SET contact = NULL, email = NULL, user_id = NULL, updated_at = $1")
        .bind(now)
        .push_bind(" WHERE contact IS NOT NULL AND tenant_id =", tenant);
    let statement = if is_invoiced {
        statement.push_bind(" AND invoiced_at <", before)
    } else {
        statement.push_bind(" AND invoice_number IS NULL AND delivery_status = 'CANCELLED' AND placed_at <", before)
    };
    statement.execute().await
}
