//! Starting payments, and opening the provider's page.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::token::token;
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::PaymentId,
    payments::{
        model::{NewPayment, Payer, Payment, PaymentStatus, Redirect},
        providers::{self, Page},
        store::payments as store,
    },
    tenancy::{PaymentProvider, Storefront},
};

/// When a payment is first queried after its page was opened, unless it is reported before.
const FIRST_CHECK: TimeDelta = TimeDelta::minutes(2);

/// Starts a payment of an order, in the order's transaction. Each attempt is a payment of its own.
pub async fn begin(tx: &mut Tx, now: DateTime<Utc>, payment: &NewPayment) -> Result<PaymentId> {
    let ids = begin_all(tx, now, std::slice::from_ref(payment)).await?;
    ids.first().copied().ok_or_else(|| Error::internal("the payment was not written"))
}

/// Starts payments of several orders; returns their ids in the same sequence.
pub async fn begin_all(tx: &mut Tx, now: DateTime<Utc>, payments: &[NewPayment]) -> Result<Vec<PaymentId>> {
    if let Some(negative) = payments.iter().find(|payment| payment.amount.is_negative()) {
        return Err(Error::internal(format!("a payment of {}", negative.amount)));
    }
    let rows: Vec<(&NewPayment, String)> =
        payments.iter().map(|payment| (payment, token(&payment.reference))).collect();
    let ids: HashMap<String, PaymentId> = store::insert(tx, &rows, now).await?.into_iter().collect();
    let ids: Option<Vec<PaymentId>> = rows.iter().map(|(_, token)| ids.get(token).copied()).collect();
    ids.ok_or_else(|| Error::internal("not all payments were written"))
}

/// The provider's page for a payment: the same one while the payment can be paid there.
pub async fn start(app: &App, id: PaymentId, payer: &Payer, front: &Storefront) -> Result<Redirect> {
    let payment = store::find(&app.db, id).await?.ok_or(Error::NotFound)?;
    require_payable(app, &payment)?;
    if let Some(url) = payment.page_url {
        return Ok(Redirect { url });
    }
    let Page { session_id, url } = providers::open_page(app, &payment, payer, front).await?;
    let now = app.clock.now();
    if store::save_page(&app.db, id, &session_id, &url, now + FIRST_CHECK, now).await? > 0 {
        return Ok(Redirect { url });
    }
    // A concurrent request of the shopper was faster: its page is used.
    let saved = store::find(&app.db, id).await?.and_then(|payment| payment.page_url);
    saved.map(|url| Redirect { url }).ok_or_else(|| Error::rejected("error-payment-closed"))
}

/// Fails unless the payment can be paid on the provider's page.
fn require_payable(app: &App, payment: &Payment) -> Result<()> {
    let is_payable = payment.status == PaymentStatus::Pending
        && payment.provider != PaymentProvider::CashOnDelivery
        && app.clock.now() < payment.expires_at;
    if is_payable { Ok(()) } else { Err(Error::rejected("error-payment-closed")) }
}
