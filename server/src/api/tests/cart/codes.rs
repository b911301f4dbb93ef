//! Coupon codes in carts: for whom they are valid, why they are refused, and the rate limit against guessing.

use std::net::SocketAddr;

use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode},
};
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    super::{
        accounts::{ask, register},
        shop::{Reply, SI, Shop, now},
    },
    Guest, TEE, add, lines, open,
};
use crate::{
    both,
    db::Session as _,
    promotions::{self, CouponCode, When},
};

/// A coupon promotion that takes ten percent off, from twenty euros.
fn welcome(starts: Option<When>, ends: Option<When>, include: &[&str]) -> Value {
    json!({
        "name": "welcome", "countries": [], "starts": starts, "ends": ends, "include": include, "exclude": [],
        "excludesReduced": false, "isCombinable": true, "texts": {},
        "offer": { "coupon": { "code": "WELCOME", "minimum": { "EUR": 2000 }, "reward": { "percent": 1000 }, "maxUses": null, "maxUsesPerPerson": null } },
    })
}

/// Stores the promotion and its code.
async fn promote(shop: &Shop) {
    let definition = welcome(None, None, &[]);
    let db = &shop.app.db;
    db.sql("INSERT INTO promotion (id, name, kind, definition, is_enabled, created_at, updated_at) VALUES (1, 'welcome', 'coupon', $1, TRUE, $2, $2)")
        .bind(sqlx::types::Json(definition))
        .bind(now())
        .execute()
        .await
        .unwrap();
    db.sql("INSERT INTO coupon (promotion_id, code, code_key, is_enabled, created_at) VALUES (1, 'WELCOME', 'WELCOME', TRUE, $1)")
        .bind(now())
        .execute()
        .await
        .unwrap();
    read_promotions(shop).await;
}

async fn read_promotions(shop: &Shop) {
    let mut tx = shop.app.db.begin().await.unwrap();
    crate::changes::record(&mut tx, &[crate::changes::Change::all(crate::changes::Topic::Promotion)]).await.unwrap();
    tx.commit().await.unwrap();
    shop.read_changes().await;
}

both!(a_personal_code_needs_the_email_address_and_its_refusal_has_a_reason, test, {
    let shop = open(&test).await;
    promote(&shop).await;
    let ana = register(&shop, "ana@example.com").await;
    let code = |code: &str| Some(json!({ "code": code }));
    let mut guest = Guest::default();
    guest.add(&shop, TEE, 1).await.data();
    let waiting = guest.call(&shop, SI, ("PUT", "/api/cart/coupon"), code("welcome")).await;
    let coupon = waiting.data()["coupon"].clone();
    assert_eq!((&coupon["code"], &coupon["state"]), (&json!("WELCOME"), &json!("needs-email")));
    assert_eq!(guest.cart(&shop).await.data()["coupon"]["reason"], "error-coupon-email", "the browser keeps it");
    let quote = |quantity: i64| json!({ "lines": [{ "variantId": TEE, "quantity": quantity }], "coupon": "WELCOME", "email": "eva@example.com" });
    let too_little = shop.call(SI, ("POST", "/api/cart/quote"), None, Some(&quote(1))).await;
    assert_eq!(too_little.data()["coupon"]["reason"], "error-coupon-minimum");
    let enough = shop.call(SI, ("POST", "/api/cart/quote"), None, Some(&quote(2))).await;
    assert_eq!(enough.data()["coupon"]["amountMinor"], 398);
    assert_eq!(enough.data()["discounts"], json!([{ "title": "WELCOME", "amountMinor": 398 }]));
    add(&shop, SI, &ana, TEE, 2).await.data();
    let applied = ask(&shop, &ana, "PUT", "cart/coupon", code("WELCOME").as_ref()).await;
    assert_eq!(
        (&applied.body["message"], &applied.data()["goodsMinor"]),
        (&json!("notice-coupon-applied"), &json!(3582))
    );
    let removed = guest.call(&shop, SI, ("PUT", "/api/cart/coupon"), code("")).await;
    assert_eq!((&removed.data()["coupon"], &removed.body["message"]), (&Value::Null, &json!("notice-coupon-removed")));
    test.db.sql("UPDATE coupon SET max_uses = 0").execute().await.unwrap();
    let used_up = ask(&shop, &ana, "PUT", "cart/coupon", code("WELCOME").as_ref()).await;
    assert_eq!((used_up.status.as_u16(), &used_up.body["code"]), (409, &json!("error-coupon-used-up")));
});

both!(each_refusal_of_a_code_has_a_message, test, {
    let shop = open(&test).await;
    promote(&shop).await;
    let ana = register(&shop, "ana@example.com").await;
    add(&shop, SI, &ana, TEE, 2).await.data();
    let (past, future) = (now() - TimeDelta::seconds(1), now() + TimeDelta::hours(1));
    let when = |at| Some(When::Instant(at));
    for (definition, reason) in [
        (welcome(when(future), None, &[]), "error-coupon-not-started"),
        (welcome(None, when(past), &[]), "error-coupon-expired"),
        (welcome(None, None, &["brand:nobody"]), "error-coupon-products"),
    ] {
        let update = "UPDATE promotion SET definition = $1";
        test.db.sql(update).bind(sqlx::types::Json(definition)).execute().await.unwrap();
        read_promotions(&shop).await;
        let quote =
            json!({ "lines": [{ "variantId": TEE, "quantity": 2 }], "coupon": "WELCOME", "email": "eva@example.com" });
        let quoted = shop.call(SI, ("POST", "/api/cart/quote"), None, Some(&quote)).await;
        assert_eq!(quoted.data()["coupon"]["reason"], reason);
        assert_eq!(quoted.data()["coupon"]["amountMinor"], 0);
        let entered = ask(&shop, &ana, "PUT", "cart/coupon", Some(&json!({ "code": "WELCOME" }))).await;
        // A code that would be valid with other goods stays in the cart.
        let may_count_later = reason == "error-coupon-products";
        assert_eq!(entered.status.as_u16(), if may_count_later { 200 } else { 409 }, "{reason}");
    }
    let update = "UPDATE promotion SET definition = $1";
    test.db.sql(update).bind(sqlx::types::Json(welcome(None, None, &[]))).execute().await.unwrap();
    test.db.sql("UPDATE coupon SET max_uses_per_person = 1").execute().await.unwrap();
    read_promotions(&shop).await;
    let coupon = promotions::find_coupon(&test.db, SI, CouponCode("WELCOME")).await.unwrap().unwrap();
    let mut tx = test.db.begin().await.unwrap();
    promotions::count_use(&mut tx, SI, &coupon, "ana@example.com", "order:1", now()).await.unwrap();
    tx.commit().await.unwrap();
    let used = ask(&shop, &ana, "PUT", "cart/coupon", Some(&json!({ "code": "WELCOME" }))).await;
    assert_eq!((used.status.as_u16(), &used.body["code"]), (409, &json!("error-coupon-used")));
});

both!(guessing_codes_is_rate_limited_and_valid_codes_do_not_count, test, {
    let shop = open(&test).await;
    promote(&shop).await;
    let ana = register(&shop, "ana@example.com").await;
    add(&shop, SI, &ana, TEE, 2).await.data();
    for _ in 0..30 {
        ask(&shop, &ana, "PUT", "cart/coupon", Some(&json!({ "code": "WELCOME" }))).await.data();
    }
    for guess in 0..10 {
        let unknown = ask(&shop, &ana, "PUT", "cart/coupon", Some(&json!({ "code": format!("GUESS-{guess}") }))).await;
        assert_eq!((unknown.status.as_u16(), &unknown.body["code"]), (409, &json!("error-coupon-unknown")));
    }
    for code in ["GUESS-11", "WELCOME"] {
        let limited = ask(&shop, &ana, "PUT", "cart/coupon", Some(&json!({ "code": code }))).await;
        assert_eq!(limited.status.as_u16(), 429, "{code}: guesses get the same answer for a valid code");
    }
    let cart = ask(&shop, &ana, "GET", "cart", None).await;
    assert_eq!(lines(cart.data()), [(TEE, 2)], "the cart is shown all the same");
});

/// The response to a guest, at an IP address, who enters a code.
async fn enter(shop: &Shop, address: &str, code: &str) -> Reply {
    let client = SocketAddr::new(address.parse().unwrap(), 50_000);
    let request =
        Request::put("/api/cart/coupon").extension(ConnectInfo(client)).header("content-type", "application/json");
    let request = request.header("cookie", format!("cart=v1~{TEE}.2.1990"));
    shop.send(SI, request.body(Body::from(json!({ "code": code }).to_string())).unwrap()).await
}

both!(guesses_of_one_network_are_counted_together, test, {
    let shop = open(&test).await;
    promote(&shop).await;
    for (network, elsewhere) in [("2001:db8:1:1::", "2001:db8:1:2::1"), ("192.0.2.", "192.0.2.2")] {
        // All addresses of an IPv6 network count as one.
        let address = |guess: i32| format!("{network}{}", if network.contains(':') { guess + 1 } else { 1 });
        for guess in 0..20 {
            let unknown = enter(&shop, &address(guess), &format!("GUESS-{guess}")).await;
            assert_eq!((unknown.status, &unknown.body["code"]), (StatusCode::CONFLICT, &json!("error-coupon-unknown")));
        }
        for code in ["GUESS-21", "WELCOME"] {
            assert_eq!(
                enter(&shop, &address(21), code).await.status,
                StatusCode::TOO_MANY_REQUESTS,
                "{network} {code}"
            );
        }
        assert_eq!(
            enter(&shop, elsewhere, "WELCOME").await.data()["coupon"]["state"],
            "needs-email",
            "another network"
        );
        let cart =
            json!({ "lines": [{ "variantId": TEE, "quantity": 2 }], "coupon": "WELCOME", "email": "eva@example.com" });
        let client: SocketAddr = SocketAddr::new(address(22).parse().unwrap(), 50_000);
        let quote =
            Request::post("/api/cart/quote").extension(ConnectInfo(client)).header("content-type", "application/json");
        let quote = shop.send(SI, quote.body(Body::from(cart.to_string())).unwrap()).await;
        assert_eq!(quote.data()["coupon"]["reason"], "error-rate-limited", "a quote is no way around");
        assert_eq!(quote.data()["goodsMinor"], 3980, "the cart is priced all the same");
    }
});
