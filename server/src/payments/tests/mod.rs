//! Payments on both databases: every transition, events in any order, refunds to the cent, cash, the sandbox, two shops,
//! concurrency.

mod accounts;
mod provider_answers;
mod refunds;
mod repeated_and_concurrent;
mod sandbox;

use chrono::TimeDelta;

use super::{
    model::{Cause, NewPayment, Payment, PaymentStatus, ProviderPayment, Transition},
    service::record_reported,
    *,
};
use crate::{
    app::App,
    error::Result,
    id::{OrderId, PaymentId, RefundId, TenantId},
    money::Money,
    tenancy::PaymentProvider,
    testing::shop::{SI, euro, noon},
};

const ORDER: OrderId = OrderId(7);

fn euros(minor: i64) -> Money {
    Money::new(minor, euro().code)
}

/// A started payment of 100 euro with a page.
async fn begun(app: &App, tenant_id: TenantId, order_id: OrderId, provider: PaymentProvider) -> Payment {
    let wanted = NewPayment {
        tenant_id,
        order_id,
        provider,
        amount: euros(10_000),
        reference: format!("V{order_id}"),
        expires_at: noon() + TimeDelta::minutes(30),
    };
    let mut tx = app.db.begin().await.unwrap();
    let id = begin(&mut tx, app.clock.now(), &wanted).await.unwrap();
    tx.commit().await.unwrap();
    store::payments::save_page(&app.db, id, "cs_1", "https://pay.example", noon(), noon()).await.unwrap();
    read(app, id).await
}

async fn read(app: &App, id: PaymentId) -> Payment {
    find(&app.db, id).await.unwrap().unwrap()
}

async fn apply_report(app: &App, id: PaymentId, reported: &ProviderPayment) -> Option<Transition> {
    let mut tx = app.db.begin().await.unwrap();
    let transition = record_reported(&mut tx, app.clock.now(), id, reported).await.unwrap();
    tx.commit().await.unwrap();
    transition
}

/// Commits an operator's decision on a refund.
async fn resolved(app: &App, id: RefundId, resolution: RefundResolution<'_>) -> Result<Refund> {
    let mut tx = app.db.begin().await?;
    let refund = resolve_refund(app, &mut tx, id, resolution, no_follow_up).await?;
    tx.commit().await?;
    Ok(refund)
}

/// Asks for an account again.
async fn asked_again(app: &App, id: RefundId, deletes_account: bool) -> Result<AccountRequestOutcome> {
    let mut tx = app.db.begin().await?;
    let asked = request_account_again(&mut tx, app.clock.now(), id, deletes_account).await?;
    tx.commit().await?;
    Ok(asked)
}

/// Acknowledges an alarm, and returns it.
async fn acknowledged(app: &App, id: PaymentId) -> Option<String> {
    let mut tx = app.db.begin().await.unwrap();
    let before = acknowledge(&mut tx, id).await.unwrap();
    tx.commit().await.unwrap();
    before.alarm
}

fn paid(payment: &Payment) -> ProviderPayment {
    ProviderPayment::Paid {
        amount: payment.amount,
        token: payment.token.clone(),
        provider_payment: "pi_1".to_owned(),
        warning: None,
        card: None,
    }
}

async fn cancel_order(app: &App) -> Vec<Transition> {
    let mut tx = app.db.begin().await.unwrap();
    let cancelled = cancel(&mut tx, app.clock.now(), SI, ORDER).await.unwrap();
    tx.commit().await.unwrap();
    cancelled
}

/// Cash that was collected on delivery.
async fn cash(app: &App) -> Payment {
    let payment = begun(app, SI, ORDER, PaymentProvider::CashOnDelivery).await;
    let mut tx = app.db.begin().await.unwrap();
    let transition = collected(&mut tx, noon(), SI, ORDER).await.unwrap().unwrap();
    assert_eq!((transition.cause, transition.payment.status), (Cause::Collected, PaymentStatus::Completed));
    assert!(collected(&mut tx, noon(), SI, ORDER).await.unwrap().is_none());
    tx.commit().await.unwrap();
    read(app, payment.id).await
}

async fn give_back(app: &App, id: PaymentId, minor: i64, key: &str) -> Result<RefundId> {
    let mut tx = app.db.begin().await.unwrap();
    let made = refund(&mut tx, app.clock.now(), id, euros(minor), "returned", key).await;
    if made.is_ok() {
        tx.commit().await.unwrap();
    }
    made
}

fn code(result: Result<RefundId>) -> &'static str {
    result.map_or_else(|error| error.code(), |_| "done")
}
