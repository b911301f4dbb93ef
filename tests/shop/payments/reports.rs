//! Webhooks and notifications: signed, duplicated, reordered, forged, late, early, at any host.

use chrono::{TimeDelta, Utc};
use reqwest::{
    Client,
    header::{CONTENT_TYPE, HOST},
};
use vitrina_server::{both, db::Session as _, payments::PaymentStatus, tenancy::PaymentProvider};
use vitrina_tests::{
    TestShop, is_proof,
    payments::stripe::{WEBHOOK_SECRET, signature},
    serve,
};

use super::{FURNISHED, Paying};

/// Sends a report to a host; returns the status.
async fn report(served: &TestShop, host: &str, path: &str, signature: &str, body: String) -> u16 {
    let url = format!("http://{}/api/payments/{path}", served.address);
    let request = Client::new().post(url).header(HOST, host).header("stripe-signature", signature);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(body);
    request.send().await.unwrap().status().as_u16()
}

async fn until_completed(shop: &Paying, id: vitrina_server::id::PaymentId) {
    for _ in 0..200 {
        if shop.read(id).await.status == PaymentStatus::Completed {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the payment was never completed: {:?}", shop.read(id).await);
}

async fn events(shop: &Paying) -> i64 {
    shop.app.db.sql("SELECT COUNT(*) FROM payment_event").scalar().await.unwrap()
}

both!(a_webhook_at_any_host_completes_the_payment_of_its_country, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let (payment, session) = shop.at_stripe(1).await;
    shop.stripe.pay(&session);
    let (body, signed) = shop.stripe.webhook("evt_1", "checkout.session.completed", &session);
    assert_eq!(report(&served, "hr.localhost", "webhook/stripe", &signed, body).await, 200);
    until_completed(&shop, payment.id).await;
    served.stop().await;
});

both!(a_webhook_before_the_payment_page_is_stored_is_accepted, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let (payment, session) = shop.at_stripe(1).await;
    let erase = "UPDATE payment SET session_id = NULL, page_url = NULL";
    shop.app.db.sql(erase).execute().await.unwrap();
    shop.stripe.pay(&session);
    let (body, signed) = shop.stripe.webhook("evt_1", "checkout.session.completed", &session);
    assert_eq!(report(&served, "si.localhost", "webhook/stripe", &signed, body).await, 200);
    until_completed(&shop, payment.id).await;
    served.stop().await;
});

both!(forged_old_and_foreign_webhooks_are_refused_and_leave_nothing, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let (payment, session) = shop.at_stripe(1).await;
    shop.stripe.pay(&session);
    let (body, good) = shop.stripe.webhook("evt_1", "checkout.session.completed", &session);
    let now = u64::try_from(Utc::now().timestamp()).unwrap();
    let forged = [
        String::new(),
        "t=1,v1=00".to_owned(),
        signature("whsec_guessed", now, &body),
        // Croatia's secret is not valid for Slovenia.
        signature("whsec_of_croatia", now, &body),
        signature(WEBHOOK_SECRET, now - 400, &body),
        signature(WEBHOOK_SECRET, now + 400, &body),
        good.replace("v1=", "v0="),
    ];
    for signed in forged {
        assert_eq!(report(&served, "si.localhost", "webhook/stripe", &signed, body.clone()).await, 403, "{signed}");
    }
    let changed = body.replace("4990", "1");
    assert_eq!(report(&served, "si.localhost", "webhook/stripe", &good, changed).await, 403);
    let nonsense = "{".to_owned();
    let signed = signature(WEBHOOK_SECRET, now, &nonsense);
    assert_eq!(report(&served, "si.localhost", "webhook/stripe", &signed, nonsense).await, 422);
    let large = "x".repeat(200_000);
    let signed = signature(WEBHOOK_SECRET, now, &large);
    assert_eq!(report(&served, "si.localhost", "webhook/stripe", &signed, large).await, 413);
    // For an unknown payment: accepted, so that Stripe does not repeat it, and ignored.
    let unknown = body.replace(&payment.token, "unknown");
    let signed = signature(WEBHOOK_SECRET, now, &unknown);
    assert_eq!(report(&served, "si.localhost", "webhook/stripe", &signed, unknown).await, 200);
    assert_eq!(events(&shop).await, 0);
    assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Pending);
    served.stop().await;
});

both!(duplicate_and_reordered_reports_take_effect_once, test in FURNISHED, {
    use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};

    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let (payment, session) = shop.at_stripe(1).await;
    let mut webhooks = vec![shop.stripe.webhook("evt_0", "checkout.session.created", &session)];
    shop.stripe.pay(&session);
    for (index, kind) in ["completed", "async_payment_succeeded", "async_payment_failed", "expired"].iter().enumerate()
    {
        webhooks.push(shop.stripe.webhook(
            &format!("evt_{}", index + 1),
            &format!("checkout.session.{kind}"),
            &session,
        ));
    }
    let rounds = if is_proof() { 1_000 } else { 60 };
    let mut random = StdRng::seed_from_u64(rounds);
    for _ in 0..rounds {
        let (body, signed) = webhooks[random.random_range(0..webhooks.len())].clone();
        assert_eq!(report(&served, "si.localhost", "webhook/stripe", &signed, body).await, 200);
    }
    until_completed(&shop, payment.id).await;
    assert_eq!(events(&shop).await, 5);
    let after = shop.read(payment.id).await;
    assert_eq!((after.paid, after.refunded.minor, after.alarm), (payment.amount, 0, None));
    assert!(shop.stripe.faults.calls() < 20, "{} calls", shop.stripe.faults.calls());
    served.stop().await;
});

both!(a_notification_of_sslcommerz_completes_the_payment, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let payment = shop.at_sslcommerz(1).await;
    shop.sslcommerz.end(&payment.token, "VALID");
    let good = shop.sslcommerz.notification(&payment.token);
    for forged in [
        good.replace("4990", "4991").replace("49.90", "49.91"),
        good.replace("verify_sign=", "verify_sign=0"),
        good.replace("VALID", "VALIDATED"),
        "tran_id=unknown&status=VALID".to_owned(),
        String::new(),
    ] {
        assert_eq!(report(&served, "bd.localhost", "ipn/sslcommerz", "", forged.clone()).await, 403, "{forged}");
    }
    assert_eq!(events(&shop).await, 0);
    for _ in 0..if is_proof() { 1_000 } else { 50 } {
        assert_eq!(report(&served, "si.localhost", "ipn/sslcommerz", "", good.clone()).await, 200);
    }
    until_completed(&shop, payment.id).await;
    assert_eq!(events(&shop).await, 1);
    served.stop().await;
});

both!(a_report_of_one_provider_does_not_affect_anothers_payment, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let payment = shop.at_sslcommerz(1).await;
    let (_, session) = shop.at_stripe(2).await;
    let (body, _) = shop.stripe.webhook("evt_1", "checkout.session.completed", &session);
    let own = shop.read(payment.id).await;
    let stripe_token = shop.stripe.session(&session)["client_reference_id"].as_str().unwrap().to_owned();
    let body = body.replace(&stripe_token, &own.token);
    let signed = signature(WEBHOOK_SECRET, u64::try_from(Utc::now().timestamp()).unwrap(), &body);
    assert_eq!(report(&served, "bd.localhost", "webhook/stripe", &signed, body).await, 200);
    assert_eq!((events(&shop).await, own.provider), (0, PaymentProvider::Sslcommerz));
    shop.work_after(TimeDelta::seconds(1)).await;
    assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Pending);
    served.stop().await;
});
