//! A call that is repeated with the same `Idempotency-Key` is executed once.

use std::sync::Arc;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    accounts::{Person, addresses::address, ask, count, emails_to, is_in, register, registration},
    shop::{HR, Reply, SI, Shop},
};
use crate::{both, db::Session as _, idempotency, tenancy::TenantId};

async fn send(shop: &Shop, tenant: TenantId, path: &str, token: &str, key: &str, body: &Value) -> Reply {
    let mut request =
        Request::post(format!("/api/{path}")).header("content-type", "application/json").header("idempotency-key", key);
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    shop.send(tenant, request.body(Body::from(body.to_string())).unwrap()).await
}

both!(a_repeated_call_gets_the_first_response, test, {
    let shop = Shop::open(&test).await;
    let body = registration("ana@example.com");
    let first = send(&shop, SI, "auth/register", "", "k-1", &body).await;
    let again = send(&shop, SI, "auth/register", "", "k-1", &body).await;
    assert_eq!(first.data(), again.data());
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert!(!first.headers.contains_key("idempotency-replayed"));
    assert_eq!(again.headers["cache-control"], "no-store");
    let cookies = |reply: &Reply| reply.headers.get_all("set-cookie").iter().cloned().collect::<Vec<_>>();
    assert!(!cookies(&first).is_empty() && cookies(&first) == cookies(&again));
    assert!(is_in(&shop, &Person::of(&again, "ana@example.com")).await);
    assert_eq!(emails_to(&shop, "ana@example.com").await, ["verify-email"]);
    let kept: Vec<u8> = test.db.sql("SELECT answer FROM idempotency_key").scalar().await.unwrap();
    let token = first.data()["token"].as_str().unwrap().as_bytes().to_vec();
    assert!(!kept.windows(token.len()).any(|part| part == token), "a token is not kept in the clear");
    let other = send(&shop, SI, "auth/register", "", "k-1", &registration("eva@example.com")).await;
    assert_eq!(other.refused(), [("Idempotency-Key".into(), "error-idempotency-reused".into())]);
    let bad = send(&shop, SI, "auth/register", "", "k 1", &body).await;
    assert_eq!(bad.refused(), [("Idempotency-Key".into(), "error-idempotency-key".into())]);
});

both!(keys_are_separate_for_each_session_and_country, test, {
    let shop = Shop::open(&test).await;
    let (ana, eva) = (register(&shop, "ana@example.com").await, register(&shop, "eva@example.com").await);
    let body = address("Trubarjeva 1");
    let mut ids = Vec::new();
    for (tenant, person) in [(SI, &ana), (SI, &eva), (HR, &ana), (SI, &ana)] {
        let reply = send(&shop, tenant, "address-shipping", &person.token, "k", &body).await;
        ids.push(reply.data()["id"].as_i64().unwrap());
    }
    assert_eq!(ids[0], ids[3]);
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_address").await, 3);
});

both!(of_concurrent_calls_one_is_executed, test, {
    let shop = Arc::new(Shop::open(&test).await);
    let ana = register(&shop, "ana@example.com").await;
    let sent = (0..12).map(|_| {
        let (shop, token) = (Arc::clone(&shop), ana.token.clone());
        tokio::spawn(async move { send(&shop, SI, "address-shipping", &token, "k", &address("Once 1")).await })
    });
    let mut statuses = Vec::new();
    for one in sent.collect::<Vec<_>>() {
        let reply = one.await.unwrap();
        if reply.status == StatusCode::CONFLICT {
            assert_eq!(reply.body["code"], "error-idempotency-pending");
            assert_eq!(reply.headers["retry-after"], "1");
        }
        statuses.push(reply.status);
    }
    assert!(statuses.iter().all(|status| matches!(*status, StatusCode::OK | StatusCode::CONFLICT)), "{statuses:?}");
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_address").await, 1);
    let later = send(&shop, SI, "address-shipping", &ana.token, "k", &address("Once 1")).await;
    assert_eq!(later.status, StatusCode::OK);
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_address").await, 1);
});

both!(a_rejected_call_can_be_retried_and_a_key_expires_after_a_day, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let saved = json!({ "userId": ana.id, "productId": 1 });
    shop.change("UPDATE offer SET is_visible = (product_id > 1) WHERE tenant_id = 3 AND product_id = 1").await;
    assert_eq!(send(&shop, SI, "wishlist", &ana.token, "k", &saved).await.status, StatusCode::NOT_FOUND);
    shop.change("UPDATE offer SET is_visible = (product_id > 0) WHERE tenant_id = 3 AND product_id = 1").await;
    send(&shop, SI, "wishlist", &ana.token, "k", &saved).await.data();
    let body = address("Trubarjeva 1");
    send(&shop, SI, "address-shipping", &ana.token, "a", &body).await.data();
    shop.app.clock.advance(TimeDelta::hours(23));
    send(&shop, SI, "address-shipping", &ana.token, "a", &body).await.data();
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_address").await, 1);
    shop.app.clock.advance(TimeDelta::hours(1));
    send(&shop, SI, "address-shipping", &ana.token, "a", &body).await.data();
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_address").await, 2);
    shop.app.clock.advance(TimeDelta::hours(24));
    idempotency::prune(&shop.app).await.unwrap();
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM idempotency_key").await, 0);
    ask(&shop, &ana, "GET", "auth/sessions", None).await.data();
});

both!(a_call_whose_process_crashed_is_executed_again, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let body = address("Trubarjeva 1");
    send(&shop, SI, "address-shipping", &ana.token, "k", &body).await.data();
    test.db.sql("UPDATE idempotency_key SET answer = NULL").execute().await.unwrap();
    let pending = send(&shop, SI, "address-shipping", &ana.token, "k", &body).await;
    assert_eq!((pending.status, &pending.body["code"]), (StatusCode::CONFLICT, &json!("error-idempotency-pending")));
    shop.app.clock.advance(TimeDelta::minutes(2));
    send(&shop, SI, "address-shipping", &ana.token, "k", &body).await.data();
});
