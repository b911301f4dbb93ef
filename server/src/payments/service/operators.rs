//! Queries for operators and other modules, and the alarms that operators acknowledge.

use std::net::IpAddr;

use chrono::TimeDelta;
use serde::Serialize;

use super::locked::lock;
use crate::{
    app::App,
    db::{Db, Session, Tx},
    error::{Error, Result},
    id::{OrderId, PaymentId, TenantId},
    payments::{
        model::{Payment, PaymentFilter, Refund, RefundStatus},
        store::{accounts, payments as store, refunds},
    },
    rate_limit::{self, Policy},
};

/// A payment counts as stuck this long after its order stopped waiting for it.
const STUCK: TimeDelta = TimeDelta::hours(1);
/// Rate limit on guessing payment names, per network.
const GUESSES: Policy = Policy::new("payment-name", 30, TimeDelta::minutes(1));

/// The payment with an id.
pub async fn find<'c>(session: impl Session<'c>, id: PaymentId) -> Result<Option<Payment>> {
    store::find(session, id).await
}

/// The payment that a provider knows by a token.
pub async fn find_by_token(db: &Db, token: &str) -> Result<Option<Payment>> {
    store::find_by_token(db, token).await
}

/// The payment of a country that a returning browser names by its token. Guesses are rate limited.
pub async fn named(app: &App, tenant: TenantId, token: &str, address: Option<IpAddr>) -> Result<Payment> {
    let found = find_by_token(&app.db, token).await?;
    if let Some(payment) = found.filter(|payment| payment.tenant_id == tenant) {
        return Ok(payment);
    }
    rate_limit::limit(app, GUESSES.of_networks(address)).await?;
    Err(Error::NotFound)
}

/// The payments of an order, oldest first.
pub async fn of_order<'c>(session: impl Session<'c>, tenant: TenantId, order: OrderId) -> Result<Vec<Payment>> {
    store::of_order(session, tenant, order).await
}

/// The refunds of an order, oldest first.
pub async fn refunds_of_order<'c>(session: impl Session<'c>, tenant: TenantId, order: OrderId) -> Result<Vec<Refund>> {
    refunds::of_order(session, tenant, order).await
}

/// The refunds of a payment, oldest first.
pub async fn refunds_of<'c>(session: impl Session<'c>, id: PaymentId) -> Result<Vec<Refund>> {
    refunds::of_payment(session, id).await
}

/// A page of payments, newest first, with their total number.
pub async fn list(db: &Db, filter: PaymentFilter<'_>, page: i64, take: i64) -> Result<(Vec<Payment>, i64)> {
    let payments = store::list(db, filter, take, (page - 1).max(0) * take).await?;
    Ok((payments, store::count(db, filter).await?))
}

/// Cash refunds that an operator must transfer.
pub async fn bank_transfers(db: &Db, tenant: Option<TenantId>) -> Result<Vec<Refund>> {
    refunds::of_status(db, RefundStatus::BankTransfer, tenant).await
}

/// Acknowledges a payment's alarm for an operator. Returns the payment as it was before.
pub async fn acknowledge(tx: &mut Tx, id: PaymentId) -> Result<Payment> {
    let payment = lock(tx, id).await?;
    store::clear_alarm(tx, id).await?;
    Ok(payment)
}

/// Problems of payments, for `doctor`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Problems {
    /// Payments with an alarm.
    pub alarms: i64,
    /// Payments still unsettled long after their orders stopped waiting for them.
    pub stuck: i64,
    /// Number of pending bank transfers.
    pub bank_transfers: usize,
    /// The number of these without an account.
    pub without_account: i64,
}

/// Problems of payments.
pub async fn problems(app: &App) -> Result<Problems> {
    let (db, now) = (&app.db, app.clock.now());
    Ok(Problems {
        alarms: store::count_alarms(db).await?,
        stuck: store::count_stuck(db, now - STUCK).await?,
        bank_transfers: bank_transfers(db, None).await?.len(),
        without_account: accounts::count_missing(db).await?,
    })
}
