//! Personal data of orders: exporting and erasing them. Tax law requires invoices to be kept for years, with the name and address
//! of the recipient; everything else is erased as soon as the order has ended.

use chrono::{DateTime, Datelike as _, NaiveDate, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{events::append_event, read};
use crate::{
    accounts::{PostalAddress, User},
    app::App,
    commissions,
    db::Tx,
    error::Result,
    id::OrderId,
    orders::{
        event::EventKind,
        model::{Contact, Order},
        status::DeliveryStatus,
        store,
    },
    payments,
    tenancy::Tenant,
};

/// Orders to erase that are read at once.
const BATCH: i64 = if cfg!(test) { 1 } else { 500 };

/// The orders of a person. Guest orders with the account's address are included once the address is verified.
pub async fn of_person(app: &App, user: &User) -> Result<Vec<Order>> {
    let email = user.email_verified_at.map(|_| user.email.as_str());
    Ok(store::orders::of_person(&app.db, user.id, email).await?)
}

/// As `of_person`, in a transaction, returning ids.
pub async fn ids_of_person(tx: &mut Tx, user: &User) -> Result<Vec<OrderId>> {
    let email = user.email_verified_at.map(|_| user.email.as_str());
    Ok(store::orders::of_person(tx, user.id, email).await?.into_iter().map(|order| order.id).collect())
}

/// All data that orders hold about a person. Guest orders with the account's address are included once the address is verified.
pub async fn personal_data(app: &App, user: &User) -> Result<Value> {
    let email = user.email_verified_at.map(|_| user.email.as_str());
    let mut all = Vec::new();
    for order in store::orders::of_person(&app.db, user.id, email).await? {
        let details = read::details(app, order).await?;
        let refunds = payments::refunds_of_order(&app.db, details.order.tenant_id, details.order.id).await?;
        let referral = commissions::referral_data(app, &details.order.number).await?;
        all.push(json!({
            "referral": referral,
            "number": details.order.number,
            "countryId": details.order.tenant_id,
            "invoiceNumber": details.order.invoice_number,
            "email": details.order.email,
            "placedAt": details.order.placed_at,
            "paymentMethod": details.order.payment_method,
            "paymentStatus": details.order.payment_status.name(),
            "deliveryStatus": details.order.delivery_status.name(),
            "currency": details.order.currency(),
            "totalMinor": details.order.total.minor,
            "refundedMinor": details.order.refunded.minor,
            "contact": details.order.contact,
            "snapshot": details.order.snapshot,
            "lines": details.lines.iter().map(|line| json!({
                "sku": line.sku, "name": line.details.name, "quantity": line.quantity, "totalMinor": line.total.minor,
            })).collect::<Vec<_>>(),
            "events": details.events.iter().filter(|event| event.kind != EventKind::Note.name()).collect::<Vec<_>>(),
            "parcels": details.parcels,
            "creditNotes": details.credit_notes,
            "refunds": refunds.iter().map(|refund| json!({
                "amountMinor": refund.amount.minor, "status": refund.status.name(), "createdAt": refund.created_at,
                "completedAt": refund.completed_at, "account": refund.account, "accountGivenAt": refund.account_given_at,
            })).collect::<Vec<_>>(),
        }));
    }
    Ok(Value::Array(all))
}

/// Erases the personal data of an erased account from its orders: from ended orders at once, from open ones when they end. An
/// order with a refund still to be transferred has not ended: its e-mails ask for the bank account.
pub async fn erase_person(tx: &mut Tx, user: &User, now: DateTime<Utc>) -> Result<()> {
    let email = user.email_verified_at.map(|_| user.email.as_str());
    for order in store::orders::of_person(&mut *tx, user.id, email).await? {
        append_event(tx, order.id, EventKind::Erased, "vitrina", Value::Null, now).await?;
        if has_ended(&order) && !payments::has_open_transfer(&mut *tx, order.tenant_id, order.id).await? {
            erase(tx, order, now).await?;
        } else {
            store::orders::request_erasure(tx, order.id, now).await?;
        }
    }
    Ok(())
}

fn has_ended(order: &Order) -> bool {
    use DeliveryStatus::{Cancelled, Delivered, Returned};
    matches!(order.delivery_status, Delivered | Returned | Cancelled)
}

async fn erase(tx: &mut Tx, mut order: Order, now: DateTime<Utc>) -> Result<()> {
    let is_invoiced = order.invoice_number.is_some();
    order.contact = order.contact.filter(|_| is_invoiced).map(of_invoice);
    payments::erase_accounts(tx, order.tenant_id, order.id).await?;
    commissions::erase_buyer(tx, order.id).await?;
    Ok(store::orders::erase(tx, &order, now).await?)
}

/// The part of the contact that an invoice contains: its recipient.
fn of_invoice(contact: Contact) -> Contact {
    let issued_to = contact.billing.unwrap_or(contact.address);
    let address = PostalAddress { phone: String::new(), phone_code: String::new(), ..issued_to };
    Contact { address, billing: None, note: None }
}

/// Erases personal data that must not be kept any longer: of erased accounts' ended orders, and of invoices whose retention
/// period is over.
pub async fn prune(app: &App) -> Result<u64> {
    let now = app.clock.now();
    let mut erased: u64 = 0;
    let mut last = OrderId::default();
    loop {
        let mut tx = app.db.begin().await?;
        let orders = store::orders::to_erase(&mut tx, last, BATCH).await?;
        let Some(next) = orders.last().map(|order| order.id) else { break };
        for order in orders {
            // Its e-mails still ask for the bank account; it is erased after the transfer.
            if !payments::has_open_transfer(&mut tx, order.tenant_id, order.id).await? {
                erase(&mut tx, order, now).await?;
                erased += 1;
            }
        }
        tx.commit().await?;
        last = next;
    }
    let mut tx = app.db.begin().await?;
    for tenant in &app.directory().tenants {
        let kept_since = invoices_kept_since(tenant, now);
        erased += store::orders::erase_contacts(&mut tx, tenant.id, kept_since, true, now).await?;
    }
    tx.commit().await?;
    Ok(erased)
}

/// Erases the personal data of orders without an invoice that were placed longer ago than `keep`.
pub async fn prune_uninvoiced(app: &App, keep: TimeDelta) -> Result<u64> {
    let now = app.clock.now();
    let mut erased: u64 = 0;
    let mut tx = app.db.begin().await?;
    for tenant in &app.directory().tenants {
        erased += store::orders::erase_contacts(&mut tx, tenant.id, now - keep, false, now).await?;
    }
    tx.commit().await?;
    Ok(erased)
}

/// Invoices issued before this may be erased: the retention years count from the end of the year of issue.
fn invoices_kept_since(tenant: &Tenant, now: DateTime<Utc>) -> DateTime<Utc> {
    let year = tenant.local_date(now).year() - i32::try_from(tenant.invoice_years).unwrap_or(i32::MAX);
    NaiveDate::from_ymd_opt(year, 1, 1).map_or(DateTime::UNIX_EPOCH, |day| tenant.start_of_day(day))
}
