//! Registration, sign-in and sign-out.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    super::shop::{FIREFOX, HR, Reply, SI, Shop},
    PASSWORD, Person, ask, emails_to, events, is_in, post, register, register_as, registration, sign_in,
};
use crate::{accounts, both, db::Session as _};

both!(a_registration_signs_in_and_sends_a_verification_email, test, {
    let shop = Shop::open(&test).await;
    let reply = post(&shop, SI, "auth/register", &registration("  Ana.Novak@Example.com ")).await;
    let person = Person::of(&reply, "ana.novak@example.com");
    assert_eq!((&reply.body["message"], &reply.data()["userTypeId"]), (&json!("notice-registered"), &json!(2)));
    assert_eq!(reply.headers["cache-control"], "no-store");
    assert_eq!(person.token.len(), 64);
    let profile = ask(&shop, &person, "GET", &format!("user/{}", person.id), None).await;
    assert_eq!(profile.headers["cache-control"], "no-store");
    assert!(!profile.headers.contains_key("etag"));
    let profile = profile.data();
    assert_eq!((&profile["email"], &profile["isEmailVerified"]), (&json!("ana.novak@example.com"), &json!(false)));
    assert_eq!((&profile["phone"], &profile["phoneCode"]), (&json!("40123456"), &json!("+386")));
    assert_eq!(emails_to(&shop, "ana.novak@example.com").await, ["verify-email"]);
    let stored: String = test.db.sql("SELECT password_hash FROM user_account").scalar().await.unwrap();
    assert!(stored.starts_with("$argon2id$") && !stored.contains(PASSWORD));
    let kept: String = test.db.sql("SELECT token_hash FROM user_session").scalar().await.unwrap();
    assert_ne!(kept, person.token, "a token is kept as its digest");
});

both!(an_address_has_one_account_of_each_type, test, {
    let shop = Shop::open(&test).await;
    let customer = register(&shop, "ana@example.com").await;
    let again = post(&shop, HR, "auth/register", &registration("ANA@example.com")).await;
    assert_eq!((again.status, &again.body["code"]), (StatusCode::CONFLICT, &json!("error-user-exists")));
    let affiliate = register_as(&shop, SI, "ana@example.com", 5).await;
    assert_ne!(customer.id, affiliate.id);
    for odd in [json!(1), json!(3), json!("admin"), json!([2])] {
        let mut body = registration("eva@example.com");
        body["userTypeId"] = odd;
        assert_eq!(post(&shop, SI, "auth/register", &body).await.refused()[0].0, "userTypeId");
    }
    let both = shop.get("/api/userType").await;
    assert_eq!(both.data()[1], json!({ "id": 5, "userType": "Affiliate" }));
});

both!(every_wrong_field_is_named_at_once, test, {
    let shop = Shop::open(&test).await;
    let refused = post(&shop, SI, "auth/register", &json!({})).await.refused();
    assert_eq!(refused.len(), 9);
    let mut body = registration("ana@example.com");
    body["password"] = "Password1!".into();
    body["repeatPassword"] = "Password1!".into();
    assert_eq!(
        post(&shop, SI, "auth/register", &body).await.refused(),
        [("password".into(), "form-common-password".into())]
    );
    body["acceptTerms"] = false.into();
    body["userTypeId"] = 1.into();
    let named: Vec<String> =
        post(&shop, SI, "auth/register", &body).await.refused().into_iter().map(|it| it.0).collect();
    assert_eq!(named, ["acceptTerms", "userTypeId"]);
});

both!(a_failed_sign_in_does_not_reveal_what_was_wrong, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let wrong = sign_in(&shop, "ana@example.com", "Lipa-2027").await;
    let unknown = sign_in(&shop, "eva@example.com", PASSWORD).await;
    let affiliate = json!({ "email": ana.email, "password": PASSWORD, "userTypeId": 5 });
    let other_type = post(&shop, SI, "auth/login", &affiliate).await;
    test.db.sql("UPDATE user_account SET disabled_at = created_at").execute().await.unwrap();
    let disabled = sign_in(&shop, "ana@example.com", PASSWORD).await;
    assert_eq!((wrong.status, &wrong.body["code"]), (StatusCode::UNAUTHORIZED, &json!("error-credentials")));
    for reply in [unknown, other_type, disabled] {
        assert_eq!((reply.status, reply.body), (wrong.status, wrong.body.clone()));
    }
    assert!(!is_in(&shop, &ana).await, "a closed account's sessions open nothing");
    test.db.sql("UPDATE user_account SET disabled_at = NULL").execute().await.unwrap();
    let entry = sign_in(&shop, " ANA@Example.com", PASSWORD).await;
    assert_eq!(entry.body["message"], "notice-signed-in");
    assert!(is_in(&shop, &Person::of(&entry, "ana@example.com")).await);
    assert_eq!(events(&shop, ana.id).await, ["registered", "sign-in-failed", "sign-in-failed", "signed-in"]);
});

both!(a_session_can_be_ended, test, {
    let shop = Shop::open(&test).await;
    let first = register(&shop, "ana@example.com").await;
    let second = Person::of(&sign_in(&shop, "ana@example.com", PASSWORD).await, "ana@example.com");
    let list = ask(&shop, &second, "GET", "auth/sessions", None).await;
    let list = list.data().as_array().unwrap().clone();
    assert_eq!(list.len(), 2);
    assert!(list.iter().all(|session| session["device"] == "Firefox, Linux"));
    let current: Vec<&Value> = list.iter().filter(|session| session["isCurrent"] == true).collect();
    assert_eq!(current.len(), 1);
    let other = list.iter().find(|session| session["isCurrent"] == false).unwrap();
    let gone = ask(&shop, &second, "DELETE", &format!("auth/sessions/{}", other["id"]), None).await;
    assert_eq!(gone.body["message"], "notice-session-ended");
    assert!(!is_in(&shop, &first).await && is_in(&shop, &second).await);
    let third = Person::of(&sign_in(&shop, "ana@example.com", PASSWORD).await, "ana@example.com");
    assert_eq!(ask(&shop, &third, "POST", "auth/logout", None).await.body["message"], "notice-signed-out");
    assert!(!is_in(&shop, &third).await && is_in(&shop, &second).await);
    let fourth = Person::of(&sign_in(&shop, "ana@example.com", PASSWORD).await, "ana@example.com");
    ask(&shop, &second, "POST", "auth/logoutEverywhere", None).await.data();
    assert!(!is_in(&shop, &second).await && !is_in(&shop, &fourth).await);
});

both!(a_session_is_extended_for_thirty_days_and_ends_after_ninety, test, {
    let shop = Shop::open(&test).await;
    let person = register(&shop, "ana@example.com").await;
    let last_seen_at = async || -> chrono::DateTime<chrono::Utc> {
        test.db.sql("SELECT last_seen_at FROM user_session").scalar().await.unwrap()
    };
    let begun = last_seen_at().await;
    shop.app.clock.advance(TimeDelta::minutes(59));
    assert!(is_in(&shop, &person).await);
    assert_eq!(last_seen_at().await, begun, "a visit is recorded once an hour");
    shop.app.clock.advance(TimeDelta::minutes(1));
    assert!(is_in(&shop, &person).await);
    assert_eq!(last_seen_at().await, begun + TimeDelta::hours(1));
    for _ in 0..3 {
        shop.app.clock.advance(TimeDelta::days(29));
        assert!(is_in(&shop, &person).await);
    }
    shop.app.clock.advance(TimeDelta::days(3));
    assert!(!is_in(&shop, &person).await, "ninety days are the end");
    let idle = Person::of(&sign_in(&shop, "ana@example.com", PASSWORD).await, "ana@example.com");
    shop.app.clock.advance(TimeDelta::days(30));
    assert!(!is_in(&shop, &idle).await, "thirty days without a visit are the end");
    sign_in(&shop, "ana@example.com", PASSWORD).await.data();
    accounts::prune_sessions(&shop.app).await.unwrap();
    let left: i64 = test.db.sql("SELECT COUNT(*) FROM user_session").scalar().await.unwrap();
    assert_eq!(left, 1, "expired rows are deleted");
});

/// Signs in from an address, optionally with the cookie of a known browser.
async fn sign_in_from(shop: &Shop, address: &str, password: &str, cookie: Option<&str>) -> super::Reply {
    let body = json!({ "email": "ana@example.com", "password": password }).to_string();
    let mut request = Request::post("/api/auth/login").header("content-type", "application/json");
    request = request.header("user-agent", FIREFOX);
    if let Some(cookie) = cookie {
        request = request.header("cookie", format!("theme=dark; {cookie}"));
    }
    let mut request = request.body(Body::from(body)).unwrap();
    let address: std::net::SocketAddr = address.parse().unwrap();
    request.extensions_mut().insert(axum::extract::ConnectInfo(address));
    shop.send(SI, request).await
}

/// The cookie that identifies a known browser at its next sign-in.
fn device_cookie(reply: &Reply) -> String {
    let cookies = reply.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
    cookies.into_iter().find(|cookie| cookie.starts_with("known_device=")).unwrap().to_owned()
}

both!(password_guesses_are_throttled_and_the_owner_can_still_sign_in, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    let home = sign_in_from(&shop, "192.0.2.1:1", PASSWORD, None).await;
    let set = device_cookie(&home);
    for attribute in ["; HttpOnly", "; SameSite=Lax", "; Secure", "; Path=/"] {
        assert!(set.contains(attribute), "{set}");
    }
    let cookie = set.split(';').next().unwrap().to_owned();
    for n in 0..10 {
        let guess = sign_in_from(&shop, &format!("198.51.100.{n}:1"), "Guess-1", None).await;
        assert_eq!(guess.status, StatusCode::UNAUTHORIZED);
    }
    let refused = sign_in_from(&shop, "198.51.100.99:1", PASSWORD, None).await;
    assert_eq!((refused.status, &refused.body["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("error-rate-limited")));
    assert_eq!(refused.headers["retry-after"], "2");
    let unknown: Vec<StatusCode> = {
        let mut all = Vec::new();
        for _ in 0..11 {
            all.push(sign_in(&shop, "nobody@example.com", PASSWORD).await.status);
        }
        all
    };
    assert_eq!(
        unknown[9..],
        [StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS],
        "as for an account that exists"
    );
    assert_eq!(sign_in_from(&shop, "192.0.2.1:1", PASSWORD, Some(&cookie)).await.status, StatusCode::OK);
    let forged = format!("known_device={}", "a".repeat(64));
    let status = sign_in_from(&shop, "192.0.2.1:1", PASSWORD, Some(&forged)).await.status;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    shop.app.clock.advance(TimeDelta::minutes(15));
    assert_eq!(sign_in_from(&shop, "203.0.113.5:1", PASSWORD, None).await.status, StatusCode::OK, "waits end");
});

both!(a_network_that_guesses_passwords_of_many_accounts_is_throttled, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    let home = sign_in_from(&shop, "[2001:db8::1]:1", PASSWORD, None).await;
    let cookie = device_cookie(&home).split(';').next().unwrap().to_owned();
    let mut last = StatusCode::OK;
    for n in 0..61 {
        let body = json!({ "email": format!("guess{n}@example.com"), "password": PASSWORD }).to_string();
        let request = Request::post("/api/auth/login").header("content-type", "application/json");
        let mut request = request.body(Body::from(body)).unwrap();
        let address: std::net::SocketAddr = format!("[2001:db8::{n:x}]:1").parse().unwrap();
        request.extensions_mut().insert(axum::extract::ConnectInfo(address));
        last = shop.send(SI, request).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(sign_in_from(&shop, "192.0.2.1:1", PASSWORD, None).await.status, StatusCode::OK);
    let neighbour = sign_in_from(&shop, "[2001:db8::1]:1", PASSWORD, Some(&cookie)).await;
    assert_eq!(neighbour.status, StatusCode::OK, "who is known here need not wait for others");
});
