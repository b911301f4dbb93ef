//! Many at once.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::json;

use super::{
    super::shop::{SI, Shop},
    count, letters_to, link_token, post, register, registration,
};
use crate::both;

both!(a_hundred_registrations_of_one_address_make_one_account, test, {
    let shop = Arc::new(Shop::open(&test).await);
    let sent = (0..100).map(|n| {
        let shop = Arc::clone(&shop);
        let email = if n % 2 == 0 { "ana@example.com" } else { "ANA@Example.com " };
        tokio::spawn(async move { post(&shop, SI, "auth/register", &registration(email)).await })
    });
    let mut made = 0;
    for reply in sent.collect::<Vec<_>>() {
        let reply = reply.await.unwrap();
        match reply.status {
            StatusCode::OK => made += 1,
            StatusCode::CONFLICT => assert_eq!(reply.body["code"], "error-user-exists"),
            // Too many passwords wait for their turn.
            StatusCode::SERVICE_UNAVAILABLE => {}
            other => panic!("{other} {}", reply.body),
        }
    }
    assert_eq!((made, count(&shop, "SELECT COUNT(*) FROM user_account").await), (1, 1));
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_session").await, 1);
    assert_eq!(letters_to(&shop, "ana@example.com").await, ["verify-email"]);
});

both!(a_link_works_once_however_many_use_it_at_once, test, {
    let shop = Arc::new(Shop::open(&test).await);
    register(&shop, "ana@example.com").await;
    post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    let token = link_token(&shop, "reset-password").await;
    let sent = (0..10).map(|n| {
        let (shop, password) = (Arc::clone(&shop), format!("Javor+{n}"));
        let body = json!({ "token": token, "password": password, "repeatPassword": password });
        tokio::spawn(async move { post(&shop, SI, "auth/resetPassword", &body).await.status })
    });
    let mut done = 0;
    for status in sent.collect::<Vec<_>>() {
        done += usize::from(status.await.unwrap() == StatusCode::OK);
    }
    assert_eq!(done, 1);
});
