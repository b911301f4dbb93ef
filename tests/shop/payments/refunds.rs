//! Refunds at providers: at most once, also if an answer is lost or the process ends before the call is recorded.

use std::time::Duration;

use chrono::TimeDelta;
use vitrina_server::{
    both,
    db::Session as _,
    orders,
    payments::{self, Payment, PaymentStatus, Refund, RefundResolution, RefundStatus},
};
use vitrina_tests::payments::Fault;

use super::{FURNISHED, Paying};

/// Longer than any delay of a job.
const LATER: TimeDelta = TimeDelta::hours(5);

async fn paid_at_stripe(shop: &Paying) -> Payment {
    let (payment, session) = shop.at_stripe(1).await;
    shop.stripe.pay(&session);
    let paid = shop.settle(payment.id).await;
    assert_eq!(paid.status, PaymentStatus::Completed);
    paid
}

async fn paid_at_sslcommerz(shop: &Paying) -> Payment {
    let payment = shop.at_sslcommerz(1).await;
    shop.sslcommerz.end(&payment.token, "VALID");
    let paid = shop.settle(payment.id).await;
    assert_eq!(paid.status, PaymentStatus::Completed);
    paid
}

async fn only_refund(shop: &Paying, payment: &Payment) -> Refund {
    payments::refunds_of(&shop.app.db, payment.id).await.unwrap().remove(0)
}

both!(refunds_reach_stripe_to_the_cent, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_stripe(&shop).await;
    shop.refund(&payment, 1_663, "one").await.unwrap();
    shop.refund(&payment, 1_663, "two").await.unwrap();
    shop.refund(&payment, 1_664, "three").await.unwrap();
    shop.work_after(TimeDelta::zero()).await;
    let amounts: i64 = shop.stripe.refunds().iter().map(|refund| refund["amount"].as_i64().unwrap()).sum();
    assert_eq!((shop.stripe.refunds().len(), amounts), (3, 4_990));
    assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Refunded);
});

both!(a_refund_whose_answer_is_lost_is_made_once_at_stripe, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_stripe(&shop).await;
    shop.refund(&payment, 1_000, "one").await.unwrap();
    shop.stripe.faults.inject([
        Fault::DoneThenStatus(500),
        Fault::Status(500),
        Fault::DoneThenSilent(Duration::from_secs(2)),
    ]);
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Sending);
    assert_eq!(shop.stripe.refunds().len(), 1);
    shop.work_after(LATER).await;
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Completed);
    assert_eq!((shop.stripe.refunds().len(), shop.read(payment.id).await.refunded.minor), (1, 1_000));
});

both!(a_crash_between_call_and_record_refunds_once, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_stripe(&shop).await;
    shop.refund(&payment, 1_000, "one").await.unwrap();
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(shop.stripe.refunds().len(), 1);
    // As if the process had been killed before it recorded the result: the refund counts as being sent, and the job exists again.
    let db = &shop.app.db;
    db.sql("UPDATE refund SET status = 'SENDING', provider_refund = NULL, completed_at = NULL")
        .execute()
        .await
        .unwrap();
    db.sql("UPDATE payment SET refunded_minor = 0, status = 'COMPLETED'").execute().await.unwrap();
    let id = only_refund(&shop, &payment).await.id;
    let mut tx = db.begin().await.unwrap();
    let job = vitrina_server::jobs::NewJob::new(payments::REFUND, shop.app.clock.now(), "again", &id);
    vitrina_server::jobs::enqueue(&mut tx, &job).await.unwrap();
    tx.commit().await.unwrap();
    // Stripe forgets idempotency keys after a day.
    shop.work_after(TimeDelta::days(2)).await;
    assert_eq!(shop.stripe.refunds().len(), 1);
    assert_eq!(shop.read(payment.id).await.refunded.minor, 1_000);
});

both!(a_refund_refused_by_stripe_is_reported_and_can_be_made_otherwise, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_stripe(&shop).await;
    let intent = payment.provider_payment.clone().unwrap();
    let unknown = "UPDATE payment SET provider_payment = 'pi_unknown'";
    shop.app.db.sql(unknown).execute().await.unwrap();
    shop.refund(&payment, 1_000, "one").await.unwrap();
    shop.work_after(TimeDelta::zero()).await;
    let refund = only_refund(&shop, &payment).await;
    assert_eq!(refund.status, RefundStatus::Failed);
    assert!(refund.failure.unwrap().contains("resource_missing"));
    assert!(shop.read(payment.id).await.alarm.is_some());
    shop.app.db.sql("UPDATE payment SET provider_payment = $1").bind(intent).execute().await.unwrap();
    shop.refund(&payment, 4_990, "two").await.unwrap();
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Refunded);
});

both!(a_refund_at_sslcommerz_is_queried_until_it_completes, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_sslcommerz(&shop).await;
    shop.refund(&payment, 1_050, "one").await.unwrap();
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Processing);
    assert_eq!(shop.sslcommerz.refunds()[0].1, "10.50");
    shop.app.clock.advance(TimeDelta::hours(7));
    payments::reconcile(&shop.app, &[], payments::no_follow_up).await.unwrap();
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Processing);
    shop.sslcommerz.end_refund(0, "refunded");
    shop.app.clock.advance(TimeDelta::hours(7));
    payments::reconcile(&shop.app, &[], payments::no_follow_up).await.unwrap();
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Completed);
    assert_eq!(shop.read(payment.id).await.refunded.minor, 1_050);
});

both!(a_refund_at_sslcommerz_whose_answer_is_lost_waits_for_an_operator, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_sslcommerz(&shop).await;
    let id = shop.refund(&payment, 1_050, "one").await.unwrap();
    shop.sslcommerz.faults.inject([Fault::DoneThenSilent(Duration::from_secs(2))]);
    shop.work_after(TimeDelta::zero()).await;
    for _ in 0..3 {
        shop.work_after(LATER).await;
    }
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Uncertain);
    assert_eq!(shop.sslcommerz.refunds().len(), 1, "it is not sent again");
    assert_eq!(payments::problems(&shop.app).await.unwrap().alarms, 1);
    assert!(shop.refund(&payment, 4_990, "all").await.is_err(), "its money is promised");
    let operator = orders::Operator::new("operator");
    orders::resolve_refund(&shop.app, id, RefundResolution::done("ref0"), operator, payments::no_follow_up).await.unwrap();
    assert_eq!(shop.read(payment.id).await.refunded.minor, 1_050);
});

both!(a_refund_that_never_reached_sslcommerz_is_sent_again, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = paid_at_sslcommerz(&shop).await;
    shop.refund(&payment, 1_050, "one").await.unwrap();
    shop.sslcommerz.faults.inject([Fault::Status(429); 3]);
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Waiting);
    shop.work_after(LATER).await;
    assert_eq!(only_refund(&shop, &payment).await.status, RefundStatus::Processing);
    assert_eq!(shop.sslcommerz.refunds().len(), 1);
});
