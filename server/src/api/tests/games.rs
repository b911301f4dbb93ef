//! Prize wheels over HTTP: the browser's cookie, the stated odds, one prize a day that is valid in the winner's cart, and the account's coupons.

use serde_json::{Value, json};

use super::{
    accounts::{Person, ask, register},
    shop::{HR, Reply, SI, Shop, now},
};
use crate::{
    both, games, promotions,
    tenancy::TenantId,
    testing::TestDb,
    toml_file::{Source, Sources},
};

fn file(text: &str) -> Sources {
    Sources { files: vec![Source { name: "file.toml".to_owned(), text: text.to_owned() }], is_whole: true }
}

/// The small shop with a wheel on which every spin wins.
async fn open(test: &TestDb) -> Shop {
    let shop = Shop::open(test).await;
    let prize = "[[promotions]]\nname = \"ten\"\nkind = \"coupon\"\npercent = \"10\"\n\
                 [promotions.texts.en]\ntitle = \"10% off\"\n[promotions.texts.sl]\ntitle = \"10 % popusta\"\n\
                 [promotions.texts.de]\ntitle = \"10 % Rabatt\"\n[promotions.texts.hr]\ntitle = \"10 % popusta\"\n";
    promotions::apply(&shop.app, &file(prize), "operator").await.unwrap();
    let segment = |name: &str, weight: u32| {
        format!(
            "[[wheels.segments]]\nname = \"{name}\"\nweight = {weight}\ncolour = \"#112233\"\npromotion = \"ten\"\n"
        )
    };
    let wheel =
        format!("[[wheels]]\ncountries = [\"SI\", \"HR\"]\ncoupon_days = 7\n{}{}", segment("a", 3), segment("b", 1));
    games::apply(&shop.app, &file(&wheel), "operator").await.unwrap();
    shop.read_changes().await;
    shop
}

/// A call of a browser with a cookie of the wheel.
async fn browse(
    shop: &Shop,
    tenant: TenantId,
    (method, path): (&str, &str),
    cookie: &str,
    body: Option<&Value>,
) -> Reply {
    use axum::{body::Body, http::Request};

    let request = Request::builder().method(method).uri(format!("/api/{path}")).header("cookie", cookie);
    let request = request.header("content-type", "application/json");
    let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
    shop.send(tenant, request.body(body).unwrap()).await
}

fn cookie_of(reply: &Reply) -> Option<String> {
    let set = reply.headers.get("set-cookie")?.to_str().unwrap();
    for attribute in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
        assert!(set.contains(attribute), "{set}");
    }
    set.split(';').next().map(str::to_owned)
}

both!(a_browser_spins_once_a_day_whatever_its_cookie, test, {
    let shop = open(&test).await;
    let offered = shop.get("/api/wheel?offer=true").await;
    assert!(
        cookie_of(&offered).is_none() && offered.data()["spinsLeft"] == 1,
        "an offer leaves nothing in the browser"
    );
    let reply = shop.get("/api/wheel").await;
    let cookie = cookie_of(&reply).unwrap();
    let wheel = reply.data();
    assert_eq!((&wheel["spinsLeft"], &wheel["needsEmail"], &wheel["last"]), (&json!(1), &json!(true), &Value::Null));
    let odds: Vec<f64> =
        wheel["segments"].as_array().unwrap().iter().map(|segment| segment["odds"].as_f64().unwrap()).collect();
    assert_eq!(odds, [0.75, 0.25], "the true odds");
    let nobody = browse(&shop, SI, ("POST", "wheel/spin"), &cookie, Some(&json!({ "newsletter": false }))).await;
    assert_eq!(nobody.refused(), [("email".to_owned(), "form-required".to_owned())]);
    let spin = async |email: &str, cookie: &str| {
        browse(&shop, SI, ("POST", "wheel/spin"), cookie, Some(&json!({ "email": email }))).await
    };
    let won = spin("ana@example.com", &cookie).await;
    assert_eq!(won.data()["spinsLeft"], 0);
    assert!(won.data()["prize"]["code"].as_str().unwrap().starts_with("WIN-"), "{}", won.body);
    assert_eq!(spin("eva@example.com", &cookie).await.body["code"], "error-wheel-spun", "another tab");
    let fresh = "wheel=0123456789abcdef0123456789abcdef";
    assert_eq!(spin("ANA@example.com", fresh).await.body["code"], "error-wheel-spun", "another browser");
    let again = browse(&shop, SI, ("GET", "wheel"), &cookie, None).await;
    assert_eq!(again.data()["last"]["prize"]["code"], won.data()["prize"]["code"]);
    assert!(again.headers.get("set-cookie").is_none(), "the browser has its cookie");
    let newsletter: i64 =
        crate::db::Session::sql(&test.db, "SELECT COUNT(*) FROM newsletter_subscription").scalar().await.unwrap();
    assert_eq!(newsletter, 0, "a newsletter is another question");
    // Visitors without a cookie are counted by network.
    assert!(spin("one@example.com", "").await.status.is_success());
    assert_eq!(spin("two@example.com", "").await.body["code"], "error-wheel-spun");
});

both!(a_repeated_spin_with_the_same_key_gets_the_first_result, test, {
    use axum::{body::Body, http::Request};

    let shop = open(&test).await;
    let send = async || {
        let request = Request::post("/api/wheel/spin").header("idempotency-key", "spin-1");
        let request = request.header("content-type", "application/json");
        let request = request.header("cookie", "wheel=0123456789abcdef0123456789abcdef");
        shop.send(SI, request.body(Body::from("{\"email\":\"ana@example.com\"}")).unwrap()).await
    };
    let (first, second) = (send().await, send().await);
    assert_eq!(first.data(), second.data());
    let spins: i64 = crate::db::Session::sql(&test.db, "SELECT COUNT(*) FROM wheel_spin").scalar().await.unwrap();
    assert_eq!(spins, 1);
});

async fn codes(shop: &Shop, person: &Person, tenant: TenantId) -> Vec<Value> {
    shop.call(tenant, ("GET", "/api/user/coupons"), Some(&person.token), None).await.list("code")
}

both!(a_prize_is_valid_in_its_winners_cart_and_listed_in_the_account, test, {
    let shop = open(&test).await;
    let pieces = "INSERT INTO stock_item (variant_id, product_id, on_hand, reserved, policy, updated_at) \
                  VALUES (200, 2, 10, 0, 'tracked', $1)";
    crate::db::Session::sql(&test.db, pieces).bind(now()).execute().await.unwrap();
    let (ana, eva) = (register(&shop, "ana@example.com").await, register(&shop, "eva@example.com").await);
    let won = ask(&shop, &ana, "POST", "wheel/spin", Some(&json!({}))).await;
    let code = won.data()["prize"]["code"].clone();
    assert_eq!(codes(&shop, &ana, SI).await, std::slice::from_ref(&code));
    assert_eq!(codes(&shop, &ana, HR).await, Vec::<Value>::new());
    assert_eq!(codes(&shop, &eva, SI).await, Vec::<Value>::new());
    let quote = json!({ "lines": [{ "variantId": 200, "quantity": 1 }], "coupon": code });
    let state = async |tenant: TenantId, person: &Person| {
        let reply = shop.call(tenant, ("POST", "/api/cart/quote"), Some(&person.token), Some(&quote)).await;
        reply.data()["coupon"]["state"].clone()
    };
    assert_eq!(state(SI, &ana).await, "applied");
    assert_eq!(state(SI, &eva).await, "unknown", "the same answer as for a code that does not exist");
    assert_eq!(state(HR, &ana).await, "unknown", "another country's");
    shop.app.clock.advance(chrono::TimeDelta::days(7));
    assert_eq!(state(SI, &ana).await, "refused");
    let listed = ask(&shop, &ana, "GET", "user/coupons", None).await;
    assert_eq!(listed.list("isExpired"), [json!(true)]);
    assert_eq!(listed.list("title"), [json!("10 % popusta")]);
});
