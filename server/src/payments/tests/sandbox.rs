//! The sandbox as a provider: a choice counts once, and a slow payment is delayed.

use futures::{FutureExt as _, future::BoxFuture};

use super::*;
use crate::{
    both,
    config::Settings,
    db::Tx,
    error::Error,
    payments::providers::{Decision, decide},
    testing::shop::{self, tenant},
};

fn front(app: &App) -> crate::tenancy::Storefront {
    let directory = app.directory();
    let tenant = directory.tenant(SI).unwrap();
    crate::tenancy::Storefront {
        tenant: std::sync::Arc::clone(tenant),
        language: std::sync::Arc::clone(&tenant.default_language),
        host_language: std::sync::Arc::clone(&tenant.default_language),
        origin: "http://si.localhost".into(),
        unknown_host: false,
    }
}

async fn started(app: &App) -> Payment {
    started_for(app, ORDER).await
}

async fn started_for(app: &App, order_id: OrderId) -> Payment {
    let wanted = NewPayment {
        tenant_id: SI,
        order_id,
        provider: PaymentProvider::Sandbox,
        amount: euros(4_990),
        reference: "V7".to_owned(),
        expires_at: noon() + TimeDelta::minutes(30),
    };
    let mut tx = app.db.begin().await.unwrap();
    let id = begin(&mut tx, app.clock.now(), &wanted).await.unwrap();
    tx.commit().await.unwrap();
    let first = start(app, id, &Payer::default(), &front(app)).await.unwrap();
    let payment = read(app, id).await;
    assert_eq!(first.url, format!("http://si.localhost/sandbox/pay/{}", payment.token));
    assert_eq!(start(app, id, &Payer::default(), &front(app)).await.unwrap(), first);
    payment
}

async fn choose(app: &App, payment: &Payment, decision: Decision) {
    service::decide_in_sandbox(app, payment, decision).await.unwrap();
}

async fn status(app: &App, id: PaymentId) -> PaymentStatus {
    settle(app, id, no_follow_up).await.unwrap().payment.status
}

both!(a_decision_in_the_sandbox_counts_once, test, {
    let app = shop::open(&test.db).await;
    let payment = started(&app).await;
    assert_eq!(status(&app, payment.id).await, PaymentStatus::Pending);
    choose(&app, &payment, Decision::Success).await;
    choose(&app, &payment, Decision::Decline).await;
    // Reloading a page within a second does not query again; the report's job does.
    assert_eq!(status(&app, payment.id).await, PaymentStatus::Pending);
    assert_eq!(crate::worker::run_due(&app).await.unwrap(), 1);
    assert_eq!(status(&app, payment.id).await, PaymentStatus::Completed);
    assert!(start(&app, payment.id, &Payer::default(), &front(&app)).await.is_err(), "it is paid");
});

both!(a_slow_payment_in_the_sandbox_succeeds_later, test, {
    let app = shop::open(&test.db).await;
    let payment = started(&app).await;
    choose(&app, &payment, Decision::Slow).await;
    assert_eq!(status(&app, payment.id).await, PaymentStatus::Processing);
    app.clock.advance(TimeDelta::seconds(11));
    assert_eq!(status(&app, payment.id).await, PaymentStatus::Completed);
});

both!(a_declined_payment_is_followed_by_a_new_one, test, {
    let app = shop::open(&test.db).await;
    let payment = started(&app).await;
    choose(&app, &payment, Decision::Decline).await;
    assert_eq!(status(&app, payment.id).await, PaymentStatus::Failed);
    assert!(start(&app, payment.id, &Payer::default(), &front(&app)).await.is_err());
    let again = started(&app).await;
    app.clock.advance(TimeDelta::seconds(2));
    choose(&app, &again, Decision::Success).await;
    assert_eq!(status(&app, again.id).await, PaymentStatus::Completed);
    assert_eq!(of_order(&test.db, SI, ORDER).await.unwrap().len(), 2);
});

both!(an_expired_payment_has_no_payment_page, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Sandbox).await;
    app.clock.advance(TimeDelta::minutes(30));
    let error = start(&app, payment.id, &Payer::default(), &front(&app)).await.unwrap_err();
    assert_eq!(error.code(), "error-payment-closed");
    let cash = begun(&app, SI, OrderId(8), PaymentProvider::CashOnDelivery).await;
    assert!(start(&app, cash.id, &Payer::default(), &front(&app)).await.is_err());
});

both!(the_reconciliation_settles_unreported_payments_once, test, {
    let app = shop::open(&test.db).await;
    let payment = started(&app).await;
    assert!(reconcile(&app, &[], no_follow_up).await.unwrap().payments.is_empty(), "it is not due yet");
    let mut tx: Tx = app.db.begin().await.unwrap();
    decide(&mut tx, noon(), &payment.token, Decision::Success).await.unwrap();
    tx.commit().await.unwrap();
    app.clock.advance(TimeDelta::minutes(3));
    let done = reconcile(&app, &[], no_follow_up).await.unwrap();
    assert_eq!(done.payments[0].payment.status, PaymentStatus::Completed);
    app.clock.advance(TimeDelta::days(10));
    assert!(reconcile(&app, &[], no_follow_up).await.unwrap().payments.is_empty());
});

both!(an_unpaid_payment_is_queried_for_days_and_then_no_more, test, {
    let app = shop::open(&test.db).await;
    let payment = started(&app).await;
    let mut asked = 0;
    for _ in 0..(5 * 24 * 12) {
        app.clock.advance(TimeDelta::minutes(5));
        asked += reconcile(&app, &[], no_follow_up).await.unwrap().payments.len();
    }
    assert!((36..80).contains(&asked), "{asked}");
    assert_eq!(read(&app, payment.id).await.status, PaymentStatus::Pending);
    assert_eq!(problems(&app).await.unwrap().stuck, 0, "it is not queried any more");
});

#[test]
fn a_country_without_providers_offers_nothing() {
    let language =
        crate::tenancy::Language { id: shop::SL, code: "sl".into(), locale: "sl-SI".into(), name: "sl".into() };
    let tenant = tenant(SI, "SI", "Slovenia", &[language.into()]);
    assert!(offered(&Settings::default(), &tenant).is_empty());
}

/// The follow-up of one order fails.
fn fail_for_one<'a>(_: &'a App, _: &'a mut Tx, transition: &'a Transition) -> BoxFuture<'a, Result<()>> {
    let is_wrong = transition.payment.order_id == ORDER;
    async move { if is_wrong { Err(Error::internal("the order cannot be written")) } else { Ok(()) } }.boxed()
}

both!(a_payment_that_cannot_be_recorded_does_not_stop_the_others, test, {
    let app = shop::open(&test.db).await;
    let (wrong, right) = (started(&app).await, started_for(&app, OrderId(8)).await);
    for payment in [&wrong, &right] {
        choose(&app, payment, Decision::Success).await;
    }
    let done = reconcile(&app, &[wrong.id, right.id], fail_for_one).await.unwrap();
    let failures: Vec<_> = done.payments.iter().map(|checked| checked.failure.as_deref()).collect();
    assert!(failures[0].is_some_and(|failure| failure.contains("cannot be written")) && failures[1].is_none());
    let statuses = async || [read(&app, wrong.id).await.status, read(&app, right.id).await.status];
    assert_eq!(statuses().await, [PaymentStatus::Pending, PaymentStatus::Completed]);
    assert!(reconcile(&app, &[], no_follow_up).await.unwrap().payments.is_empty(), "it is checked later");
    app.clock.advance(TimeDelta::minutes(11));
    reconcile(&app, &[], no_follow_up).await.unwrap();
    assert_eq!(statuses().await, [PaymentStatus::Completed; 2]);
});
