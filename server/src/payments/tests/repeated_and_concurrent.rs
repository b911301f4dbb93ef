//! Provider reports, cancellations and refunds in random order, repeated, and from several processes at once: the totals are
//! right, and nothing happens twice.

use proptest::prelude::*;
use rand::{SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};

use super::*;
use crate::{
    both,
    db::{Db, Tx},
    payments::model::{ProviderRefund, RefundStatus},
    testing::{self, shop},
};

/// An event of an order's payments.
#[derive(Clone, Debug)]
enum PaymentEvent {
    Begin,
    Report(usize, u8),
    Cancel,
    Refund(usize, i64, u8),
    EndRefund(usize, u8),
}

fn happening() -> impl Strategy<Value = PaymentEvent> {
    prop_oneof![
        1 => Just(PaymentEvent::Begin),
        6 => (0_usize..4, 0_u8..8).prop_map(|(which, what)| PaymentEvent::Report(which, what)),
        1 => Just(PaymentEvent::Cancel),
        3 => (0_usize..4, 1_i64..12_000, 0_u8..6).prop_map(|(which, minor, key)| PaymentEvent::Refund(which, minor, key)),
        3 => (0_usize..6, 0_u8..3).prop_map(|(which, how)| PaymentEvent::EndRefund(which, how)),
    ]
}

fn reported(payment: &Payment, what: u8) -> ProviderPayment {
    match what {
        0 => ProviderPayment::Open,
        1 => ProviderPayment::Processing,
        2 => ProviderPayment::Failed,
        3 => ProviderPayment::Expired,
        4 => ProviderPayment::NotFound,
        5 => ProviderPayment::Paid {
            amount: euros(1),
            token: payment.token.clone(),
            provider_payment: "pi".to_owned(),
            warning: None,
            card: None,
        },
        _ => paid(payment),
    }
}

async fn happen(app: &App, order: OrderId, ids: &mut Vec<PaymentId>, happening: &PaymentEvent) -> Vec<Transition> {
    let pick = |which: usize| ids.get(which % ids.len().max(1)).copied();
    match happening {
        PaymentEvent::Begin if ids.len() < 4 => {
            ids.push(begun(app, SI, order, PaymentProvider::Stripe).await.id);
            Vec::new()
        }
        PaymentEvent::Begin => Vec::new(),
        PaymentEvent::Report(which, what) => {
            let Some(id) = pick(*which) else { return Vec::new() };
            let payment = read(app, id).await;
            let reported = reported(&payment, *what);
            let first = apply_report(app, id, &reported).await;
            assert_eq!(
                apply_report(app, id, &reported).await,
                None,
                "reported twice, {reported:?} changes something twice"
            );
            first.into_iter().collect()
        }
        PaymentEvent::Cancel => {
            let mut tx = app.db.begin().await.unwrap();
            let cancelled = cancel(&mut tx, noon(), SI, order).await.unwrap();
            tx.commit().await.unwrap();
            cancelled
        }
        PaymentEvent::Refund(which, minor, key) => {
            if let Some(id) = pick(*which) {
                // More than is left, or another amount with the same key, is refused.
                let _ = give_back(app, id, *minor, &format!("key {key}")).await;
            }
            Vec::new()
        }
        PaymentEvent::EndRefund(which, how) => {
            let all = refunds_of_order(&app.db, SI, order).await.unwrap();
            let Some(refund) = all.get(which % all.len().max(1)) else { return Vec::new() };
            let mut tx = app.db.begin().await.unwrap();
            service::mark_sent(&mut tx, noon(), refund.id).await.unwrap();
            let reported = match how {
                0 => ProviderRefund::Refused("no".to_owned()),
                1 => ProviderRefund::Processing("re".to_owned()),
                _ => ProviderRefund::Completed(None),
            };
            let first = service::record_reported_refund(&mut tx, noon(), refund.id, &reported).await.unwrap();
            assert_eq!(service::record_reported_refund(&mut tx, noon(), refund.id, &reported).await.unwrap(), None);
            tx.commit().await.unwrap();
            first.into_iter().collect()
        }
    }
}

/// Invariants that hold after any events.
async fn check(app: &App, order: OrderId, transitions: &[Transition]) {
    let payments = of_order(&app.db, SI, order).await.unwrap();
    assert!(payments.iter().filter(|payment| payment.status.counts()).count() <= 1, "an order is paid once");
    for payment in &payments {
        assert!(payment.paid.minor == 0 || payment.paid == payment.amount);
        let refunds = refunds_of(&app.db, payment.id).await.unwrap();
        let sum = |refunds: &mut dyn Iterator<Item = &Refund>| refunds.map(|refund| refund.amount.minor).sum::<i64>();
        let made = sum(&mut refunds.iter().filter(|refund| refund.status == RefundStatus::Completed));
        let not_failed = sum(&mut refunds.iter().filter(|refund| refund.status != RefundStatus::Failed));
        assert_eq!(payment.refunded.minor, made);
        assert!(not_failed <= payment.paid.minor, "{not_failed} of {} go back", payment.paid);
        let is_late = payment.status == PaymentStatus::Cancelled && payment.paid.minor > 0;
        assert!(!is_late || refunds.iter().any(|refund| refund.key == "late-money"), "late money is refunded");
        let mut status = PaymentStatus::Pending;
        let mut returned = 0;
        for step in transitions.iter().filter(|step| step.payment.id == payment.id) {
            assert_eq!(step.from, status, "each transition is reported once and in order");
            assert!(step.from == step.payment.status || step.from.may_become(step.payment.status));
            status = step.payment.status;
            if let Cause::Refunded { amount, .. } = step.cause {
                returned += amount.minor;
            }
        }
        assert!(status == payment.status || matches!(payment.status, PaymentStatus::Cancelled), "{status:?}");
        assert_eq!(returned, made);
    }
}

async fn run(app: &App, order: OrderId, happenings: &[PaymentEvent]) {
    let (mut ids, mut transitions) = (Vec::new(), Vec::new());
    happen(app, order, &mut ids, &PaymentEvent::Begin).await;
    for happening in happenings {
        transitions.extend(happen(app, order, &mut ids, happening).await);
        check(app, order, &transitions).await;
    }
}

#[test]
fn invariants_hold_after_any_sequence_of_events() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let test = runtime.block_on(testing::sqlite());
    let app = runtime.block_on(shop::open(&test.db));
    let order = std::cell::Cell::new(1_000);
    let config = ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(happenings in prop::collection::vec(happening(), 1..25))| {
        order.set(order.get() + 1);
        runtime.block_on(run(&app, OrderId(order.get()), &happenings));
    });
}

both!(a_thousand_repeated_and_shuffled_reports_change_nothing_twice, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Stripe).await;
    let rounds = if std::env::var_os("TEST_PROOF").is_some() { 1_000 } else { 100 };
    let mut random = StdRng::seed_from_u64(rounds);
    let mut transitions = Vec::new();
    for _ in 0..rounds {
        let mut reports = vec![
            ProviderPayment::Open,
            ProviderPayment::Processing,
            ProviderPayment::Failed,
            ProviderPayment::NotFound,
        ];
        if random.random_bool(0.3) {
            reports.push(paid(&payment));
        }
        reports.shuffle(&mut random);
        for reported in &reports {
            transitions.extend(apply_report(&app, payment.id, reported).await);
        }
    }
    let completed = transitions.iter().filter(|step| step.payment.status == PaymentStatus::Completed).count();
    assert_eq!((completed, read(&app, payment.id).await.status), (1, PaymentStatus::Completed));
    assert!(transitions.last().unwrap().payment.status == PaymentStatus::Completed, "no transition follows it");
    check(&app, ORDER, &transitions).await;
});

/// Runs the same work many times concurrently, each on its own connection if the database has several.
async fn at_once<T: Send + 'static, W: Future<Output = T> + Send + 'static>(work: impl Fn(usize) -> W) -> Vec<T> {
    let running: Vec<_> = (0..16).map(|index| tokio::spawn(work(index))).collect();
    futures::future::join_all(running).await.into_iter().map(Result::unwrap).collect()
}

async fn reopened(test: &testing::TestDb) -> App {
    let db = Db::connect(&test.url).await.unwrap();
    let app = App::new(crate::config::Settings::default(), db, crate::clock::Clock::fixed(noon()));
    app.set_directory(crate::tenancy::Directory::clone(&*shop::directory_of_tests()));
    app
}

both!(of_two_payments_reported_concurrently_one_counts, test, {
    let app = shop::open(&test.db).await;
    let payments =
        [begun(&app, SI, ORDER, PaymentProvider::Stripe).await, begun(&app, SI, ORDER, PaymentProvider::Stripe).await];
    // SQLite belongs to a single process; on PostgreSQL a second process runs beside this one.
    let other = if test.url.starts_with("postgres") { reopened(&test).await } else { app.clone() };
    let transitions = at_once(|index| {
        let app = if index % 2 == 0 { app.clone() } else { other.clone() };
        let payment = payments[index / 2 % 2].clone();
        async move { apply_report(&app, payment.id, &paid(&payment)).await }
    })
    .await;
    let causes: Vec<Cause> = transitions.into_iter().flatten().map(|step| step.cause).collect();
    assert_eq!(causes.iter().filter(|cause| **cause == Cause::Provider).count(), 1, "{causes:?}");
    assert_eq!(causes.iter().filter(|cause| matches!(cause, Cause::SurplusPayment(_))).count(), 1, "{causes:?}");
});

both!(concurrent_refunds_never_exceed_the_payment, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Stripe).await;
    apply_report(&app, payment.id, &paid(&payment)).await.unwrap();
    let made = at_once(|index| {
        let (app, id) = (app.clone(), payment.id);
        async move { give_back(&app, id, 1_500, &format!("key {}", index % 12)).await }
    })
    .await;
    assert!(made.iter().any(Result::is_err));
    let refunds = refunds_of(&test.db, payment.id).await.unwrap();
    assert_eq!(refunds.len(), 6, "six of 15 euro fit into 100");
    let mut tx: Tx = test.db.begin().await.unwrap();
    assert!(refund(&mut tx, noon(), payment.id, euros(1_001), "", "more").await.is_err());
    assert!(refund(&mut tx, noon(), payment.id, euros(1_000), "", "rest").await.is_ok());
});
