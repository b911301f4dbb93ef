//! Links in e-mails about orders: they are created when an e-mail is sent, so that queued e-mails contain no valid links.

use chrono::TimeDelta;
use serde_json::json;
use vitrina_server::{
    both, cart_reminders, inventory, orders::SEND_EMAIL, payments::ASK_ACCOUNT, returns, stock_alerts,
};

use super::{refund_accounts::refunded, *};

/// Shorter than every token.
const LONGEST_WORD: usize = 20;

async fn asked(shop: &Shop, path: &str, body: Value) {
    let (status, answer) = shop.checkout.post(1, path, &body).await.unwrap();
    assert_eq!(status, 200, "{path}: {answer}");
}

/// Requests a return of the order's piece.
async fn send_back(shop: &Shop, placed: &Value) {
    let line = json!({ "position": 1, "quantity": 1, "reason": "too-small" });
    asked(shop, "return/request", json!({ "order": text(&placed["token"]), "lines": [line], "way": "label" })).await;
}

/// Subscribes to a stock alert for a sold-out variant, which is then restocked.
async fn miss_and_restock(shop: &Shop) {
    let origin = inventory::Origin { actor: "test", reference: None, note: None };
    for pieces in [0, 5] {
        inventory::set(shop.app(), origin, "LAST", pieces, None, false).await.unwrap();
        shop.served.catch_up().await;
        if pieces == 0 {
            asked(shop, "stock-alert", json!({ "variantId": shop.last_one, "email": "eva@example.com" })).await;
        }
    }
}

/// Requests a reminder for an abandoned cart.
async fn leave_cart(shop: &Shop) {
    let url = format!("http://{}/api/cart/reminder", shop.served.address);
    let request = reqwest::Client::new().post(url).header("host", "si.localhost");
    let request = request.header("cookie", format!("cart=v1~{}.2.2990", shop.shirt));
    let answer = request.json(&json!({ "email": "maja@example.com", "consent": true })).send().await.unwrap();
    assert_eq!(answer.status(), 200);
}

both!(queued_jobs_about_orders_contain_no_link, test in FURNISHED, {
    // There is no mail server: jobs fail and wait.
    let mut settings = with_sandbox(&test);
    settings.mail.transport = "smtp://127.0.0.1:1".to_owned().try_into().unwrap();
    let shop = Shop::open_with(&test, settings, Clock::fixed(noon())).await;
    let (placed, _) = refunded(&shop, "ana").await;
    send_back(&shop, &placed).await;
    miss_and_restock(&shop).await;
    leave_cart(&shop).await;
    shop.work().await;
    // Restocked variants are announced once they have been in stock for some time.
    shop.app().clock.advance(TimeDelta::minutes(6));
    shop.work().await;
    assert!(shop.count("SELECT COUNT(*) FROM order_link").await > 1, "links were made when e-mails were to be sent");
    let jobs: Vec<(String, String)> = shop
        .app()
        .db
        .sql("SELECT kind, about || ' ' || payload || ' ' || COALESCE(error, '') || ' ' || COALESCE(dedup_key, '') FROM job")
        .all()
        .await
        .unwrap();
    for kind in [SEND_EMAIL, ASK_ACCOUNT, returns::SEND, stock_alerts::SEND, cart_reminders::SEND] {
        assert!(jobs.iter().any(|(other, _)| other == kind), "{kind}: {jobs:?}");
    }
    for (kind, stored) in &jobs {
        let longest = stored.split(|c: char| !c.is_ascii_alphanumeric()).map(str::len).max();
        assert!(longest < Some(LONGEST_WORD) && !stored.contains("http"), "{kind}: {stored}");
    }
    assert!(text(&placed["token"]).len() > LONGEST_WORD);
    shop.served.stop().await;
});
