//! Orders that wait for payment: repeated webhooks, expiry, late payments.

use std::time::Duration;

use chrono::TimeDelta;
use rand::{SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};
use serde_json::json;
use vitrina_server::{
    both, checkout, promotions,
    toml_file::{Source, Sources},
};
use vitrina_tests::{
    is_proof,
    payments::{
        FakeSslcommerz, FakeStripe,
        stripe::{WEBHOOK_SECRET, signature},
    },
};

use super::*;

/// A shop with its own fake Stripe.
async fn open(test: &TestDb, clock: Clock) -> (Shop, FakeStripe) {
    let (stripe, sslcommerz) = (FakeStripe::start().await, FakeSslcommerz::start().await);
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let settings = Settings { trusted_proxies, ..crate::payments::settings_of(test, &stripe, &sslcommerz) };
    (Shop::open_with(test, settings, clock).await, stripe)
}

/// The id of the Stripe page that a shopper is redirected to.
fn session(placed: &Value) -> String {
    text(&placed["payment"]["redirectUrl"]).rsplit('/').next().unwrap().to_owned()
}

async fn report(shop: &Shop, stripe: &FakeStripe, event: &str, kind: &str, session: &str) -> u16 {
    let (body, _) = stripe.webhook(event, &format!("checkout.session.{kind}"), session);
    // Timestamped with the shop's current time.
    let at = u64::try_from(shop.app().clock.now().timestamp()).unwrap();
    let signature = signature(WEBHOOK_SECRET, at, &body);
    let url = format!("http://{}/api/payments/webhook/stripe", shop.checkout.address);
    let request = reqwest::Client::new().post(url).header("stripe-signature", signature).body(body);
    request.send().await.unwrap().status().as_u16()
}

async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    for _ in 0..600 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("never so: {what}");
}

fn kinds(order: &Value) -> Vec<&str> {
    order["timeline"].as_array().unwrap().iter().map(|event| text(&event["kind"])).collect()
}

/// E-mails that were written.
fn emails(test: &TestDb) -> usize {
    std::fs::read_dir(test.folder.path().join("data/mail")).map_or(0, Iterator::count)
}

const EVENTS: [&str; 5] = ["evt_0", "evt_1", "evt_2", "evt_3", "evt_4"];

both!(repeated_and_reordered_webhooks_pay_an_order_once, test in FURNISHED, {
    let (shop, stripe) = open(&test, Clock::System).await;
    let placed = shop.place("ana", 2, "stripe").await;
    let session = session(&placed);
    stripe.pay(&session);
    let all = ["created", "completed", "async_payment_succeeded", "async_payment_failed", "expired"];
    let times = if is_proof() { 1_000 } else { 50 };
    let mut sent: Vec<usize> = (0..all.len() * times).map(|index| index % all.len()).collect();
    sent.shuffle(&mut StdRng::seed_from_u64(times as u64));
    for eight in sent.chunks(8) {
        let reports = eight.iter().map(|kind| report(&shop, &stripe, EVENTS[*kind], all[*kind], &session));
        assert!(futures::future::join_all(reports).await.iter().all(|status| *status == 200));
    }
    until("paid", async || state(&shop.by_link(&placed).await, "paymentState") == "COMPLETED").await;
    until("all jobs are done", async || shop.count("SELECT COUNT(*) FROM job WHERE dead_at IS NULL").await == 0).await;
    assert_eq!(shop.count("SELECT COUNT(*) FROM payment_event").await, 5);
    assert_eq!(kinds(&shop.by_link(&placed).await), ["placed", "paid"]);
    assert_eq!((shop.stock().await, emails(&test), stripe.refunds().len()), ((98, 0), 1, 0));
    orders::check(shop.app(), &[(shop.shirt, 100)]).await;
    shop.served.stop().await;
});

const COUPON: &str = r#"
[[promotions]]
name = "welcome"
kind = "coupon"
code = "WELCOME"
countries = ["SI"]
percent = "10"
max_uses = 1
"#;

/// An order with the only use of a coupon, paid by card.
async fn with_coupon(shop: &Shop, name: &str) -> (u16, Value) {
    let email = format!("{name}@example.com");
    let wanted = json!({
        "lines": [{ "variantId": shop.shirt, "quantity": 1 }], "coupon": "WELCOME", "email": email, "paymentMethod": "stripe",
    });
    let (_, quote) = shop.checkout.post(1, "cart/quote", &wanted).await.unwrap();
    let mut body = orders::order(name, &[(shop.shirt, 1)], "stripe", &orders::prices_of(&quote["data"]));
    body["coupon"] = json!("WELCOME");
    let (status, answer) = shop.checkout.post(1, "checkout/place", &body).await.unwrap();
    (status, answer["data"].clone())
}

both!(an_unpaid_order_releases_stock_and_coupon_and_late_money_is_refunded, test in FURNISHED, {
    let (shop, stripe) = open(&test, Clock::fixed(Utc::now())).await;
    let sources = Sources { files: vec![Source { name: "p.toml".into(), text: COUPON.into() }], is_whole: true };
    promotions::apply(shop.app(), &sources, "operator test").await.unwrap();
    shop.served.catch_up().await;
    let (status, placed) = with_coupon(&shop, "ana").await;
    assert_eq!((status, shop.stock().await), (200, (100, 1)));
    let order = shop.by_link(&placed).await;
    assert_eq!((&order["coupon"]["amountMinor"], &order["invoiceNumber"]), (&json!(299), &Value::Null));
    let total = order["totalMinor"].as_i64().unwrap();
    let (_, second) = with_coupon(&shop, "eva").await;
    assert_eq!(shop.by_link(&second).await["coupon"], Value::Null, "its only use is taken");
    shop.app().clock.advance(TimeDelta::minutes(31));
    checkout::expire(shop.app()).await.unwrap();
    until("cancelled", async || state(&shop.by_link(&placed).await, "deliveryState") == "CANCELLED").await;
    until("both are cancelled", async || shop.stock().await == (100, 0)).await;
    let (_, third) = with_coupon(&shop, "iva").await;
    assert_eq!(shop.by_link(&third).await["coupon"]["amountMinor"], 299, "its use was given back");

    let session = session(&placed);
    stripe.pay(&session);
    assert_eq!(report(&shop, &stripe, "evt_late", "completed", &session).await, 200);
    until("late money goes back", async || {
        shop.work().await;
        stripe.refunds().len() == 1 && kinds(&shop.by_link(&placed).await).contains(&"refunded")
    })
    .await;
    assert_eq!(stripe.refunds()[0]["amount"], total);
    let order = shop.by_link(&placed).await;
    assert_eq!((state(&order, "paymentState"), &order["invoiceNumber"]), ("CANCELLED", &Value::Null));
    assert_eq!(kinds(&order), ["placed", "expired", "late-payment", "refunded"]);
    let pay = format!("order/by-link/{}/pay", text(&placed["token"]));
    let (status, answer) = shop.checkout.post(1, &pay, &Value::Null).await.unwrap();
    assert_eq!((status, text(&answer["code"])), (409, "error-order-payment-closed"));
    orders::check(shop.app(), &[(shop.shirt, 100)]).await;
    shop.served.stop().await;
});

both!(paying_again_uses_the_same_page_until_that_payment_has_failed, test in FURNISHED, {
    let (shop, stripe) = open(&test, Clock::System).await;
    let placed = shop.place("ana", 1, "stripe").await;
    let pay = format!("order/by-link/{}/pay", text(&placed["token"]));
    let page = async || {
        let (status, answer) = shop.checkout.post(1, &pay, &Value::Null).await.unwrap();
        assert_eq!(status, 200, "{answer}");
        text(&answer["data"]["redirectUrl"]).to_owned()
    };
    assert_eq!((page().await, page().await), (text(&placed["payment"]["redirectUrl"]).to_owned(), page().await));
    stripe.expire(&session(&placed));
    assert_eq!(report(&shop, &stripe, "evt_1", "expired", &session(&placed)).await, 200);
    until("failed", async || state(&shop.by_link(&placed).await, "paymentState") == "FAILED").await;
    let other = page().await;
    assert_ne!(other, text(&placed["payment"]["redirectUrl"]));
    assert_eq!((page().await, stripe.sessions().len()), (other.clone(), 2));
    let session = other.rsplit('/').next().unwrap();
    stripe.pay(session);
    assert_eq!(report(&shop, &stripe, "evt_2", "completed", session).await, 200);
    until("paid", async || state(&shop.by_link(&placed).await, "paymentState") == "COMPLETED").await;
    assert_eq!(kinds(&shop.by_link(&placed).await), ["placed", "payment-failed", "payment-retried", "paid"]);
    orders::check(shop.app(), &[(shop.shirt, 100)]).await;
    shop.served.stop().await;
});
