//! No secret of a provider is stored, shown or logged, whatever the provider answers.

use std::{fmt::Write as _, time::Duration};

use chrono::TimeDelta;
use vitrina_server::{
    both,
    db::{Db, Session as _},
    payments::{self, PaymentFilter},
    tenancy::PaymentProvider,
};
use vitrina_tests::payments::Fault;

use super::{FURNISHED, Paying};

/// All data in which failures could have left secrets.
async fn left_behind(shop: &Paying) -> String {
    let db: &Db = &shop.app.db;
    let mut text = String::new();
    for statement in [
        "SELECT COALESCE(error, '') FROM job",
        "SELECT payload FROM job",
        "SELECT COALESCE(alarm, '') FROM payment",
        "SELECT COALESCE(page_url, '') FROM payment",
        "SELECT COALESCE(failure, '') FROM refund",
    ] {
        let found: Vec<String> = db.sql(statement).scalars().await.unwrap();
        text += &found.join("\n");
    }
    let (listed, _) = payments::list(db, PaymentFilter::default(), 1, 100).await.unwrap();
    let problems = payments::problems(&shop.app).await.unwrap();
    write!(text, "{listed:?} {} {problems:?} {:?}", serde_json::to_string(&listed).unwrap(), shop.app.settings)
        .unwrap();
    text
}

both!(no_provider_error_reveals_a_secret, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let mut output = String::new();
    let faults = [
        Fault::Status(500),
        Fault::Status(401),
        Fault::Status(400),
        Fault::Garbage,
        Fault::DoneThenSilent(Duration::from_secs(2)),
    ];
    for (order, fault) in (1..).zip(faults) {
        for (code, provider) in [("SI", PaymentProvider::Stripe), ("BD", PaymentProvider::Sslcommerz)] {
            let payment = shop.begin(code, order, provider).await;
            let faults =
                if provider == PaymentProvider::Stripe { &shop.stripe.faults } else { &shop.sslcommerz.faults };
            faults.inject([fault; 3]);
            let error = shop.start(code, &payment).await.unwrap_err();
            write!(output, "{error} {error:?}").unwrap();
            faults.clear();
            shop.start(code, &payment).await.unwrap();
            let payment = shop.read(payment.id).await;
            match provider {
                PaymentProvider::Stripe => shop.stripe.pay(&payment.session_id.clone().unwrap()),
                _ => shop.sslcommerz.end(&payment.token, "VALID"),
            }
            let paid = shop.settle(payment.id).await;
            shop.refund(&paid, 100, "one").await.unwrap();
            faults.inject([fault; 4]);
            shop.work_after(TimeDelta::zero()).await;
            faults.clear();
            let again = shop.begin(code, order + 100, provider).await;
            shop.start(code, &again).await.unwrap();
            shop.app.clock.advance(TimeDelta::minutes(20));
            faults.inject([fault; 3]);
            let done = payments::reconcile(&shop.app, &[again.id], payments::no_follow_up).await.unwrap();
            write!(output, "{done:?}").unwrap();
            faults.clear();
        }
    }
    output += &left_behind(&shop).await;
    assert!(output.contains("provider"), "failures were reported: {output}");
    assert!(!output.contains("s3cret") && !output.contains("store_passwd"), "{output}");
});

both!(an_unreachable_provider_is_reported_without_its_url, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let mut settings = shop.app.settings.clone();
    settings.payments.sslcommerz_url = "http://127.0.0.1:1".to_owned().try_into().unwrap();
    let app = vitrina_server::app::App::open(settings, shop.app.db.clone(), shop.app.clock.clone()).await.unwrap();
    let payment = shop.at_sslcommerz(1).await;
    let done = payments::reconcile(&app, &[payment.id], payments::no_follow_up).await.unwrap();
    let failure = done.payments[0].failure.clone().unwrap();
    assert!(!failure.contains("s3cret") && !failure.contains("127.0.0.1:1/"), "{failure}");
});
