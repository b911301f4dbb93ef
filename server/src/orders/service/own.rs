//! Operations of customers on their own orders.

use serde_json::json;

use super::{CancelReason, LinkedOrder, cancel, events::append_event, read};
use crate::{
    accounts::User,
    app::App,
    error::{Error, Result},
    id::{OrderId, TenantId},
    orders::{
        event::EventKind,
        invoice::{credit_note_pdf, invoice, invoice_pdf},
        model::{Order, OrderDetails, OrderLine},
        store,
    },
    paging::Paging,
};

/// An order with its lines, for lists.
#[derive(Clone, Debug)]
pub struct OwnOrder {
    /// The order.
    pub order: Order,
    /// Its lines.
    pub lines: Vec<OrderLine>,
}

/// A page of a customer's orders in a country, latest first, with their total number. Guest orders with the account's verified
/// address are assigned to the account first.
pub async fn list_own(app: &App, tenant: TenantId, user: &User, paging: Paging) -> Result<(Vec<OwnOrder>, i64)> {
    join_account(app, user).await?;
    let orders = store::orders::of_user(&app.db, tenant, user.id, paging.take, paging.offset()).await?;
    let ids: Vec<OrderId> = orders.iter().map(|order| order.id).collect();
    let mut lines = store::details::lines(&app.db, &ids).await?;
    let with_lines = orders.into_iter().map(|order| {
        let (own, others) = std::mem::take(&mut lines).into_iter().partition(|line| line.order_id == order.id);
        lines = others;
        OwnOrder { order, lines: own }
    });
    let listed = with_lines.collect();
    Ok((listed, store::orders::count_of_user(&app.db, tenant, user.id).await?))
}

/// Assigns guest orders with an account's address to the account. Only when the address is verified: anybody can register with
/// somebody else's.
async fn join_account(app: &App, user: &User) -> Result<()> {
    if user.email_verified_at.is_none() || !store::orders::has_guest_orders(&app.db, &user.email).await? {
        return Ok(());
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    for order in store::orders::join(&mut tx, user.id, &user.email).await? {
        append_event(&mut tx, order, EventKind::Joined, "vitrina", json!({ "userId": user.id }), now).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// All details of a customer's order, by its order or invoice number.
pub async fn own_details(app: &App, tenant: TenantId, user: &User, typed: &str) -> Result<OrderDetails> {
    join_account(app, user).await?;
    read::details(app, read::own(app, tenant, user.id, typed).await?).await
}

/// The details of an order that a link's token gives access to: all of them, or, for a limited link, none that identify a person.
pub async fn linked_details(app: &App, tenant: TenantId, token: &str) -> Result<LinkedOrder<OrderDetails>> {
    let LinkedOrder { mut order, is_limited } = read::find_by_link(app, tenant, token).await?;
    if is_limited {
        (order.email, order.contact) = (None, None);
    }
    Ok(LinkedOrder { order: read::details(app, order).await?, is_limited })
}

/// All details of the order that a link's token opens in a country.
pub async fn details_by_link(app: &App, tenant: TenantId, token: &str) -> Result<OrderDetails> {
    read::details(app, read::by_link(app, tenant, token).await?).await
}

/// Cancels a customer's own order, before it is packed.
pub async fn cancel_own(app: &App, tenant: TenantId, user: &User, typed: &str) -> Result<OrderDetails> {
    let order = read::own(app, tenant, user.id, typed).await?;
    cancel_in_transaction(app, order.id).await
}

/// Cancels the order of a link, before it is packed.
pub async fn cancel_by_link(app: &App, tenant: TenantId, token: &str) -> Result<OrderDetails> {
    let order = read::by_link(app, tenant, token).await?;
    cancel_in_transaction(app, order.id).await
}

async fn cancel_in_transaction(app: &App, id: OrderId) -> Result<OrderDetails> {
    let order = app
        .db
        .transact(|mut tx| async move {
            let order = cancel(app, &mut tx, id, CancelReason::Shopper, "shopper").await?;
            tx.commit().await?;
            Ok::<_, Error>(order)
        })
        .await?;
    read::details(app, order).await
}

/// The invoice of a customer's order, by the order number or the invoice number.
pub async fn own_invoice(app: &App, tenant: TenantId, user: &User, typed: &str) -> Result<String> {
    invoice(app, &own_details(app, tenant, user, typed).await?)
}

/// The invoice of the order that a link's token opens.
pub async fn invoice_by_link(app: &App, tenant: TenantId, token: &str) -> Result<String> {
    invoice(app, &details_by_link(app, tenant, token).await?)
}

/// An invoice or a credit note as a file to download.
#[derive(Clone, Debug)]
pub struct InvoiceFile {
    /// Its number.
    pub number: String,
    /// The PDF.
    pub pdf: Vec<u8>,
}

/// The invoice of a customer's order as a PDF, by the order number or the invoice number.
pub async fn own_invoice_file(app: &App, tenant: TenantId, user: &User, typed: &str) -> Result<InvoiceFile> {
    invoice_file(app, &own_details(app, tenant, user, typed).await?).await
}

/// The invoice of the order that a link's token opens, as a PDF.
pub async fn invoice_file_by_link(app: &App, tenant: TenantId, token: &str) -> Result<InvoiceFile> {
    invoice_file(app, &details_by_link(app, tenant, token).await?).await
}

/// A credit note of a customer's order as a PDF, by the order or invoice number, and the credit note's number.
pub async fn own_credit_note(app: &App, tenant: TenantId, user: &User, typed: &str, note: &str) -> Result<InvoiceFile> {
    credit_note_file(app, &own_details(app, tenant, user, typed).await?, note).await
}

/// A credit note of the order that a link's token opens, as a PDF.
pub async fn credit_note_by_link(app: &App, tenant: TenantId, token: &str, note: &str) -> Result<InvoiceFile> {
    credit_note_file(app, &details_by_link(app, tenant, token).await?, note).await
}

async fn credit_note_file(app: &App, details: &OrderDetails, number: &str) -> Result<InvoiceFile> {
    let note = details.credit_notes.iter().find(|note| note.number.eq_ignore_ascii_case(number));
    let note = note.ok_or(Error::NotFound)?;
    Ok(InvoiceFile { number: note.number.clone(), pdf: credit_note_pdf(app, details, note).await? })
}

async fn invoice_file(app: &App, details: &OrderDetails) -> Result<InvoiceFile> {
    let pdf = invoice_pdf(app, details).await?;
    Ok(InvoiceFile { number: details.order.invoice_number.clone().unwrap_or_default(), pdf })
}
