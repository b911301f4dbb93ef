//! Concurrent requests: registrations, sign-ins, changes and links.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::json;
use tokio::task::JoinHandle;

use super::{
    super::shop::{Reply, SI, Shop},
    PASSWORD, ask, count, emails_to, link_token, post, register, registration, sign_in,
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
            // The queue of passwords to hash is full.
            StatusCode::SERVICE_UNAVAILABLE => {}
            other => panic!("{other} {}", reply.body),
        }
    }
    assert_eq!((made, count(&shop, "SELECT COUNT(*) FROM user_account").await), (1, 1));
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_session").await, 1);
    assert_eq!(emails_to(&shop, "ana@example.com").await, ["verify-email"]);
});

both!(one_user_signs_in_on_many_devices_at_once, test, {
    let shop = Arc::new(Shop::open(&test).await);
    register(&shop, "ana@example.com").await;
    let sent = (0..24).map(|_| {
        let shop = Arc::clone(&shop);
        tokio::spawn(async move { sign_in(&shop, "ana@example.com", PASSWORD).await })
    });
    let mut done = 0;
    for reply in sent.collect::<Vec<_>>() {
        let reply = reply.await.unwrap();
        // More than ten simultaneous attempts count as guesses and are refused; none is an internal error.
        let is_sound = matches!(reply.status, StatusCode::OK | StatusCode::TOO_MANY_REQUESTS);
        assert!(is_sound, "{} {}", reply.status, reply.body);
        done += usize::from(reply.status == StatusCode::OK);
    }
    assert!(done >= 10, "{done}");
});

both!(of_concurrent_changes_to_one_address_one_succeeds, test, {
    let shop = Arc::new(Shop::open(&test).await);
    let mut tokens = Vec::new();
    for n in 0..5 {
        let person = register(&shop, &format!("person{n}@example.com")).await;
        let asked = json!({ "email": "new@example.com", "password": PASSWORD });
        ask(&shop, &person, "POST", &format!("user/changeEmail/{}", person.id), Some(&asked)).await.data();
        tokens.push(link_token(&shop, "email-change-confirm").await);
    }
    let sent = tokens.into_iter().map(|token| {
        let shop = Arc::clone(&shop);
        tokio::spawn(async move { post(&shop, SI, "auth/confirmEmail", &json!({ "token": token })).await })
    });
    assert_eq!(succeeded(sent.collect()).await, 1);
});

/// How many of the requests succeeded; all others were refused because their link had expired.
async fn succeeded(sent: Vec<JoinHandle<Reply>>) -> usize {
    let mut succeeded = 0;
    for reply in sent {
        let reply = reply.await.unwrap();
        match reply.status {
            StatusCode::OK => succeeded += 1,
            _ => assert_eq!((reply.status, &reply.body["code"]), (StatusCode::CONFLICT, &json!("error-link-expired"))),
        }
    }
    succeeded
}

both!(a_link_works_once_under_concurrent_use, test, {
    let shop = Arc::new(Shop::open(&test).await);
    register(&shop, "ana@example.com").await;
    post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    let token = link_token(&shop, "reset-password").await;
    let sent = (0..10).map(|n| {
        let (shop, password) = (Arc::clone(&shop), format!("Javor+{n}"));
        let body = json!({ "token": token, "password": password, "repeatPassword": password });
        tokio::spawn(async move { post(&shop, SI, "auth/resetPassword", &body).await })
    });
    assert_eq!(succeeded(sent.collect()).await, 1);
});
