//! Writing a new order: stock, coupon, lines, payment and invoice number in the caller's transaction.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;

use super::{enqueue_email, note};
use crate::{
    db::{Db, Tx},
    error::{Error, Result},
    id::{OrderId, PaymentId, TenantId},
    inventory::{self, Line, Origin, Shortage, StockResult},
    mail::OrderEmailKind,
    money::Money,
    orders::{
        event::{EmailJob, EventKind},
        model::{NewOrder, reference},
        number::{digest, invoice_number, invoice_year, order_number, token},
        store,
    },
    payments::{self, NewPayment},
    promotions::{self, CouponRefusal, UsableCoupon},
    tenancy::Tenant,
};

/// Until when a payment on delivery is expected.
const CASH_EXPECTED_WITHIN: TimeDelta = TimeDelta::days(60);

/// An order that was just written.
#[derive(Clone, Debug)]
pub struct Inserted {
    /// Its id.
    pub id: OrderId,
    /// What everybody calls it.
    pub number: String,
    /// The token of its link; only this answer has it.
    pub token: String,
    /// Its payment.
    pub payment: PaymentId,
}

/// Why an order is not written.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// An order was placed with its key, maybe a moment ago.
    Placed,
    /// Stock does not cover these lines.
    Short(Vec<Shortage>),
    /// The code cannot be used any more.
    Coupon(CouponRefusal),
}

/// The order that was placed with a key, and the digest of its request.
pub async fn existing(db: &Db, place_key: &str) -> Result<Option<(OrderId, String)>> {
    Ok(store::orders::find_by_key(db, place_key).await?)
}

/// Writes an order with all that belongs to it. After a refusal only `rollback` is left. Orders of one country wait for each other only
/// from the invoice number on, which is drawn last.
pub async fn insert(
    tx: &mut Tx,
    tenant: &Tenant,
    order: &NewOrder,
    coupon: Option<&UsableCoupon>,
    now: DateTime<Utc>,
) -> Result<Result<Inserted, Refusal>> {
    let (number, token) = (order_number(), token());
    let Some(id) = store::orders::insert(tx, &number, order, now).await? else { return Ok(Err(Refusal::Placed)) };
    if let Err(refusal) = take_stock(tx, id, order, now).await? {
        return Ok(Err(refusal));
    }
    if let Some(coupon) = coupon
        && let Some(refusal) = promotions::count_use(tx, tenant.id, coupon, &order.email, &reference(id), now).await?
    {
        return Ok(Err(Refusal::Coupon(refusal)));
    }
    store::details::insert_lines(tx, id, &order.lines).await?;
    store::orders::insert_link(tx, id, &digest(&token), now).await?;
    note(tx, id, EventKind::Placed, "shopper", Value::Null, now).await?;
    let payment = payments::begin(tx, now, &payment(id, &number, order, now)).await?;
    if order.hold_until.is_none() {
        enqueue_email(tx, now, (tenant.id, order.user_id), &EmailJob::of(id, OrderEmailKind::Confirmation)).await?;
        issue_invoice(tx, tenant, id, now).await?;
    }
    Ok(Ok(Inserted { id, number, token, payment }))
}

/// Sells at once what is paid on delivery, and holds the rest until it is paid.
async fn take_stock(tx: &mut Tx, id: OrderId, order: &NewOrder, now: DateTime<Utc>) -> Result<Result<(), Refusal>> {
    let lines: Vec<Line> =
        order.lines.iter().map(|line| Line { variant_id: line.variant_id, quantity: line.quantity }).collect();
    let reference = reference(id);
    let origin = Origin { actor: "order", reference: Some(&reference), note: None };
    let result = match order.hold_until {
        Some(_) => inventory::reserve(tx, now, origin, &lines).await?,
        None => inventory::sell(tx, now, origin, &lines).await?,
    };
    Ok(match result {
        StockResult::Done => Ok(()),
        StockResult::Short(shortages) => Err(Refusal::Short(shortages)),
    })
}

fn payment(id: OrderId, number: &str, order: &NewOrder, now: DateTime<Utc>) -> NewPayment {
    NewPayment {
        tenant_id: order.tenant_id,
        order_id: id,
        provider: order.payment,
        amount: Money::new(order.total_minor, order.currency),
        reference: number.to_owned(),
        expires_at: order.hold_until.unwrap_or(now + CASH_EXPECTED_WITHIN),
    }
}

/// Gives an order the next number of its country and year. To be the last statement of a transaction.
pub(super) async fn issue_invoice(tx: &mut Tx, tenant: &Tenant, id: OrderId, now: DateTime<Utc>) -> Result<String> {
    let year = invoice_year(tenant, now);
    let sequence = store::invoices::draw(tx, tenant.id, year).await?;
    let number = invoice_number(tenant, year, sequence);
    store::invoices::set(tx, id, &number, now).await?;
    Ok(number)
}

/// The country of an order.
pub(super) fn tenant_of(app: &crate::app::App, id: TenantId) -> Result<std::sync::Arc<Tenant>> {
    app.directory().tenant(id).cloned().ok_or_else(|| Error::internal(format!("there is no country {id}")))
}
