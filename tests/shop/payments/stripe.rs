//! Stripe: its page, its answers, and a Stripe that is down, slow, or gives invalid answers.

use std::time::Duration;

use chrono::TimeDelta;
use serde_json::json;
use vitrina_server::{
    both,
    payments::{self, PaymentStatus},
    tenancy::PaymentProvider,
};
use vitrina_tests::payments::Fault;

use super::{FURNISHED, Paying};

both!(a_shopper_pays_on_stripes_page, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let (payment, session) = shop.at_stripe(1).await;
    let session_details = shop.stripe.session(&session);
    assert_eq!(
        (&session_details["amount_total"], &session_details["currency"], &session_details["locale"]),
        (&json!(4990), &json!("eur"), &json!("sl"))
    );
    assert_eq!(session_details["success_url"], format!("http://si.localhost/str/Return?payment={}", payment.token));
    assert_eq!(session_details["client_reference_id"], payment.token.as_str());
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Pending);
    shop.stripe.pay(&session);
    let paid = shop.settle(payment.id).await;
    assert_eq!((paid.status, paid.paid), (PaymentStatus::Completed, payment.amount));
    let calls = shop.stripe.faults.calls();
    shop.settle(payment.id).await;
    assert_eq!(shop.stripe.faults.calls(), calls, "a settled payment is not asked about");
});

both!(repeated_requests_start_one_payment, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = shop.begin("SI", 1, PaymentProvider::Stripe).await;
    let (one, other) = tokio::join!(shop.start("SI", &payment), shop.start("SI", &payment));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!((one == other, shop.start("SI", &payment).await.unwrap() == one), (true, true));
    assert_eq!(shop.stripe.sessions().len(), 1);
});

both!(stripes_statuses_are_applied, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let (payment, session) = shop.at_stripe(1).await;
    shop.stripe.process(&session);
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Processing);
    shop.stripe.fail(&session);
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Failed);

    let (payment, session) = shop.at_stripe(2).await;
    shop.stripe.expire(&session);
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Failed);

    for (name, value) in [
        ("amount_total", json!(4989)),
        ("currency", json!("huf")),
        ("client_reference_id", json!("another")),
        ("client_reference_id", json!(null)),
        ("payment_intent", json!(null)),
        ("status", json!("unheard-of")),
    ] {
        let (payment, session) = shop.at_stripe(3).await;
        shop.stripe.pay(&session);
        shop.stripe.change(&session, name, value);
        let after = shop.settle(payment.id).await;
        assert_eq!((after.status, after.alarm.is_some()), (PaymentStatus::Pending, true), "{name}");
        let mut tx = shop.app.db.begin().await.unwrap();
        payments::cancel(&mut tx, shop.app.clock.now(), payment.tenant_id, payment.order_id).await.unwrap();
        tx.commit().await.unwrap();
    }
});

both!(transient_stripe_errors_make_one_session_and_an_outage_leaves_a_retry, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    // Done, but the answer is lost: the same key gives the same session.
    let payment = shop.begin("SI", 1, PaymentProvider::Stripe).await;
    shop.stripe.faults.inject([Fault::DoneThenStatus(500), Fault::DoneThenSilent(Duration::from_secs(3))]);
    let page = shop.start("SI", &payment).await.unwrap();
    assert_eq!(shop.stripe.sessions().len(), 1);
    assert!(page.url.ends_with(&shop.stripe.sessions()[0]), "{page:?}");

    for fault in [Fault::Status(500), Fault::Status(429), Fault::Status(503)] {
        let payment = shop.begin("SI", 2, PaymentProvider::Stripe).await;
        shop.stripe.faults.inject([fault; 3]);
        let error = shop.start("SI", &payment).await.unwrap_err();
        assert_eq!(error.code(), "error-payment-unavailable", "{fault:?}");
        assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Pending);
        shop.start("SI", &payment).await.unwrap();
    }
    let payment = shop.begin("SI", 3, PaymentProvider::Stripe).await;
    for fault in [Fault::Garbage, Fault::Status(400), Fault::Status(401)] {
        shop.stripe.faults.inject([fault]);
        assert_eq!(shop.start("SI", &payment).await.unwrap_err().code(), "error-payment-unavailable", "{fault:?}");
    }
    shop.start("SI", &payment).await.unwrap();
});

both!(a_stripe_timeout_changes_nothing, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let (payment, session) = shop.at_stripe(1).await;
    shop.stripe.pay(&session);
    for faults in [[Fault::Status(500); 3], [Fault::DoneThenSilent(Duration::from_secs(2)); 3]] {
        shop.stripe.faults.inject(faults);
        assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Pending);
    }
    shop.stripe.faults.inject([Fault::Garbage]);
    shop.app.clock.advance(TimeDelta::minutes(5));
    let done = payments::reconcile(&shop.app, &[], payments::no_follow_up).await.unwrap();
    assert!(done.payments[0].failure.is_some());
    shop.app.clock.advance(TimeDelta::minutes(20));
    let done = payments::reconcile(&shop.app, &[], payments::no_follow_up).await.unwrap();
    assert_eq!(done.payments[0].payment.status, PaymentStatus::Completed);
});

both!(the_page_of_a_cancelled_order_is_closed_and_earlier_payments_refunded, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let (unpaid, open) = shop.at_stripe(1).await;
    let (paid, done) = shop.at_stripe(2).await;
    shop.stripe.pay(&done);
    for payment in [&unpaid, &paid] {
        let mut tx = shop.app.db.begin().await.unwrap();
        payments::cancel(&mut tx, shop.app.clock.now(), payment.tenant_id, payment.order_id).await.unwrap();
        tx.commit().await.unwrap();
    }
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(shop.stripe.session(&open)["status"], "expired");
    shop.work_after(TimeDelta::zero()).await;
    assert_eq!(shop.read(unpaid.id).await.status, PaymentStatus::Cancelled);
    let after = shop.read(paid.id).await;
    assert_eq!((after.status, after.refunded), (PaymentStatus::Cancelled, after.amount));
    assert_eq!(shop.stripe.refunds().len(), 1);
});
