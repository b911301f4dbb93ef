//! Writes new orders, many in one transaction of the caller: stock, invoice numbers, codes, lines, payments, e-mails, each in one
//! statement for all orders.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;

use super::emails::email_job;
use crate::{
    affiliates::Programme,
    commissions::{self, EarningLine, NewEarning},
    db::{Db, Tx},
    error::{Error, Result},
    id::{OrderId, PaymentId, TenantId},
    inventory::{Claims, Line, Shortage, StockResult},
    jobs::{self, NewJob},
    mail::OrderEmailKind,
    orders::{
        event::{EmailJob, EventKind},
        model::{NewLine, NewOrder, reference},
        number::{invoice_number, invoice_year, order_number},
        store::{self, orders::NumberedOrder},
    },
    payments::{self, NewPayment},
    promotions::{self, CouponRefusal, UsableCoupon},
    tenancy::Tenant,
    token,
};

/// How long a payment on delivery is expected.
const CASH_EXPECTED_WITHIN: TimeDelta = TimeDelta::days(60);

/// An order that was just inserted.
#[derive(Clone, Debug)]
pub struct InsertedOrder {
    /// Its id.
    pub id: OrderId,
    /// The public order number.
    pub number: String,
    /// The token of its link; it is returned only here.
    pub token: String,
    /// Its payment.
    pub payment: PaymentId,
}

/// Why an order was not written.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// An order with its key exists already, possibly placed a moment ago.
    Placed,
    /// Stock does not cover these lines.
    Short(Vec<Shortage>),
    /// The code cannot be used any more.
    Coupon(CouponRefusal),
    /// A price has changed, or a product is not sold any more.
    Changed,
}

/// The order that was placed with a key, and the digest of its request.
pub async fn existing(db: &Db, place_key: &str) -> Result<Option<(OrderId, String)>> {
    Ok(store::orders::find_by_key(db, place_key).await?)
}

/// An order to write.
#[derive(Clone, Copy, Debug)]
pub struct Placement<'a> {
    /// The country that sells.
    pub tenant: &'a Tenant,
    /// The order.
    pub order: &'a NewOrder,
    /// The code that it uses.
    pub coupon: Option<&'a UsableCoupon>,
}

/// Writes orders with all their rows: all orders, or none when one is refused. After a refusal the transaction must be rolled
/// back. Locks are taken in this sequence: stock, invoice counters, order keys, codes; each kind in sorted order. Orders of one
/// country wait for each other from the invoice numbers on. Partners earn commissions on referred orders by the `programme`;
/// without it there are none.
pub async fn insert_all(
    tx: &mut Tx,
    placements: &[Placement<'_>],
    programme: Option<&Programme>,
    now: DateTime<Utc>,
) -> Result<Result<Vec<InsertedOrder>, Refusal>> {
    let claims = match claim_stock(tx, placements).await? {
        Ok(claims) => claims,
        Err(shortages) => return Ok(Err(Refusal::Short(shortages))),
    };
    let orders = numbered(tx, placements, now).await?;
    let ids: HashMap<String, OrderId> = store::orders::insert(tx, &orders, now).await?.into_iter().collect();
    let ids: Option<Vec<OrderId>> =
        placements.iter().map(|placement| ids.get(&placement.order.place_key).copied()).collect();
    let Some(ids) = ids else { return Ok(Err(Refusal::Placed)) };
    let references: Vec<String> = ids.iter().map(|id| reference(*id)).collect();
    claims.write(tx, now, "order", &references).await?;
    if let Some(refusal) = count_coupons(tx, placements, &references, now).await? {
        return Ok(Err(Refusal::Coupon(refusal)));
    }
    let inserted = insert_details(tx, &ids, &orders, now).await?;
    if let Some(programme) = programme {
        let earnings: Vec<NewEarning<'_>> =
            placements.iter().zip(&inserted).map(|(placement, inserted)| earning(placement, inserted)).collect();
        commissions::earn_all(tx, programme, now, &earnings).await?;
    }
    Ok(Ok(inserted))
}

/// The order's data for commissions.
fn earning<'a>(placement: &Placement<'a>, inserted: &'a InsertedOrder) -> NewEarning<'a> {
    let Placement { tenant, order, .. } = *placement;
    let line = |(position, line): (i64, &NewLine)| EarningLine {
        position,
        product_id: line.product_id,
        total: line.total,
        vat_basis_points: line.vat_basis_points,
    };
    NewEarning {
        order_id: inserted.id,
        tenant,
        order_number: &inserted.number,
        referral: &order.referral,
        user_id: order.user_id,
        email: &order.email,
        address: &order.contact.address,
        lines: (1..).zip(&order.lines).map(line).collect(),
        total: order.total,
    }
}

/// Deducts the stock of orders paid on delivery at once, and reserves that of the others until they are paid.
async fn claim_stock(tx: &mut Tx, placements: &[Placement<'_>]) -> Result<Result<Claims, Vec<Shortage>>> {
    let lines = placements.iter().flat_map(|placement| &placement.order.lines);
    let mut claims = Claims::lock(tx, lines.map(|line| line.variant_id).collect()).await?;
    for Placement { order, .. } in placements {
        let line = |line: &NewLine| Line { variant_id: line.variant_id, quantity: line.quantity };
        let lines: Vec<Line> = order.lines.iter().map(line).collect();
        let result = if order.hold_until.is_some() { claims.reserve(&lines)? } else { claims.sell(&lines)? };
        if let StockResult::Short(shortages) = result {
            return Ok(Err(shortages));
        }
    }
    Ok(Ok(claims))
}

/// Assigns an order number to each order, and the next invoice numbers of their countries to those that are payable at once.
async fn numbered<'a>(tx: &mut Tx, placements: &[Placement<'a>], now: DateTime<Utc>) -> Result<Vec<NumberedOrder<'a>>> {
    let number = |placement: &Placement<'a>| NumberedOrder {
        order: placement.order,
        number: order_number(),
        invoice_number: None,
    };
    let mut orders: Vec<NumberedOrder<'a>> = placements.iter().map(number).collect();
    let tenants: BTreeMap<TenantId, &Tenant> =
        placements.iter().map(|placement| (placement.tenant.id, placement.tenant)).collect();
    for tenant in tenants.into_values() {
        let payable = |one: &&mut NumberedOrder<'_>| one.order.tenant_id == tenant.id && one.order.hold_until.is_none();
        let payable: Vec<&mut NumberedOrder<'a>> = orders.iter_mut().filter(payable).collect();
        let invoices = draw_invoices(tx, tenant, payable.len(), now).await?;
        for (order, invoice) in payable.into_iter().zip(invoices) {
            order.invoice_number = Some(invoice);
        }
    }
    Ok(orders)
}

/// Counts the uses of codes, in the order of their ids; returns the first that cannot be used any more.
async fn count_coupons(
    tx: &mut Tx,
    placements: &[Placement<'_>],
    references: &[String],
    now: DateTime<Utc>,
) -> Result<Option<CouponRefusal>> {
    let uses = placements.iter().zip(references);
    let mut uses: Vec<_> = uses.filter_map(|(one, reference)| Some((one.coupon?, one, reference))).collect();
    uses.sort_by_key(|(coupon, ..)| coupon.id);
    for (coupon, Placement { tenant, order, .. }, reference) in uses {
        let refusal = promotions::count_use(tx, tenant.id, coupon, &order.email, reference, now).await?;
        if refusal.is_some() {
            return Ok(refusal);
        }
    }
    Ok(None)
}

/// Writes the rows that need the orders' ids: lines, links, events, payments, and the e-mails of payable orders.
async fn insert_details(
    tx: &mut Tx,
    ids: &[OrderId],
    orders: &[NumberedOrder<'_>],
    now: DateTime<Utc>,
) -> Result<Vec<InsertedOrder>> {
    let with_ids = || ids.iter().copied().zip(orders);
    store::details::insert_lines(tx, with_ids().map(|(id, one)| (id, one.order.lines.as_slice()))).await?;
    let tokens: Vec<String> = ids.iter().map(|_| token::random()).collect();
    let links: Vec<(OrderId, String)> =
        ids.iter().copied().zip(tokens.iter().map(|token| token::digest(token))).collect();
    store::orders::insert_links(tx, &links, now).await?;
    store::details::insert_events(tx, ids, EventKind::Placed, "shopper", Value::Null, now).await?;
    let payments: Vec<NewPayment> = with_ids().map(|(id, one)| payment(id, &one.number, one.order, now)).collect();
    let payments = payments::begin_all(tx, now, &payments).await?;
    let payable = with_ids().filter(|(_, one)| one.order.hold_until.is_none());
    let emails: Vec<NewJob> = payable.map(|(id, one)| confirmation(id, one.order, now)).collect();
    jobs::enqueue_all(tx, &emails).await?;
    let inserted = with_ids().zip(tokens).zip(payments).map(|(((id, one), token), payment)| {
        let number = one.number.clone();
        InsertedOrder { id, number, token, payment }
    });
    Ok(inserted.collect())
}

fn confirmation(id: OrderId, order: &NewOrder, now: DateTime<Utc>) -> NewJob {
    email_job(now, order.tenant_id, order.user_id, &EmailJob::of(id, OrderEmailKind::Confirmation))
}

fn payment(id: OrderId, number: &str, order: &NewOrder, now: DateTime<Utc>) -> NewPayment {
    NewPayment {
        tenant_id: order.tenant_id,
        order_id: id,
        provider: order.payment,
        amount: order.total,
        reference: number.to_owned(),
        expires_at: order.hold_until.unwrap_or(now + CASH_EXPECTED_WITHIN),
    }
}

/// Assigns an order the next invoice number of its country and year. Must be the last statement of a transaction.
pub(super) async fn issue_invoice(tx: &mut Tx, tenant: &Tenant, id: OrderId, now: DateTime<Utc>) -> Result<()> {
    for number in draw_invoices(tx, tenant, 1, now).await? {
        store::invoices::set(tx, id, &number, now).await?;
    }
    Ok(())
}

/// The next `count` invoice numbers of a country and year.
async fn draw_invoices(tx: &mut Tx, tenant: &Tenant, count: usize, now: DateTime<Utc>) -> Result<Vec<String>> {
    let Some(count) = i64::try_from(count).ok().filter(|count| *count > 0) else { return Ok(Vec::new()) };
    let year = invoice_year(tenant, now);
    let last = store::invoices::draw(tx, tenant.id, year, count).await?;
    Ok((last - count + 1..=last).map(|sequence| invoice_number(tenant, year, sequence)).collect())
}

/// The country of an order.
pub(super) fn tenant_of(app: &crate::app::App, id: TenantId) -> Result<std::sync::Arc<Tenant>> {
    app.directory().tenant(id).cloned().ok_or_else(|| Error::internal(format!("there is no country {id}")))
}
