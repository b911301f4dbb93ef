//! Odd strings and values through every field of every call: an answer of 2xx or 4xx always, and nothing stored that
//! would break a page.
//!
//! `ODD_STRINGS` adds files of more of them, separated like paths, each a JSON list of texts.

use serde_json::{Map, Value, json};

use super::{
    accounts::{PASSWORD, Person, addresses::address, ask, register, registration},
    affiliates::{self, application, open_programme},
    shop::{Reply, SI, Shop},
};
use crate::{api::described, both, db::Session as _};

/// Texts that break fields elsewhere.
pub fn texts() -> Vec<String> {
    let short = [
        "",
        " ",
        "\0",
        "a\0b",
        "\u{1}\u{2}\u{1f}",
        "\u{7f}",
        "\u{80}\u{9f}",
        "\r\n",
        "\t",
        "a\nb",
        "\u{feff}",
        "\u{fffe}",
        "\u{ffff}",
        "\u{1fffe}",
        "\u{fdd0}",
        "\u{e000}",
        "\u{10ffff}",
        "\u{202e}evil\u{202c}",
        "\u{2066}a\u{2069}",
        "\u{200b}",
        "\u{200d}",
        "\u{2028}",
        "\u{2029}",
        "\u{ad}",
        "\u{61c}",
        "👩‍👩‍👧‍👦",
        "🇸🇮",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "𝒜𝓃𝒶",
        "Ｎｏｖａｋ",
        "ﷺ",
        "Z̸̢̛a̶l̵g̷o̸",
        "مرحبا",
        "שלום",
        "আনা",
        "王",
        "Ω≈ç√∫˜µ",
        "ÅÍÎÏ",
        "ﬃ",
        "ß",
        "ı",
        "İ",
        "null",
        "undefined",
        "NaN",
        "Infinity",
        "true",
        "0",
        "-1",
        "1e309",
        "0x7f",
        "1,000",
        "99999999999999999999",
        "'",
        "\"",
        "`",
        "\\",
        "\\\\",
        "%",
        "%00",
        "%s%n",
        "$1",
        "${7*7}",
        "{{7*7}}",
        "{% debug %}",
        "#{7*7}",
        "{ $path }",
        "*",
        "_",
        "--",
        "; --",
        "' OR '1'='1",
        "1; DROP TABLE user_account;--",
        "' UNION SELECT password_hash FROM user_account --",
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "</title><svg onload=alert(1)>",
        "<!--",
        "]]>",
        "&lt;b&gt;",
        "&#0;",
        "javascript:alert(1)",
        "data:text/html,x",
        "../../etc/passwd",
        "C:\\con",
        "file:///etc/passwd",
        "http://169.254.169.254/",
        "a@b",
        "a@b.c,d@e.f",
        "a@b.c\r\nBcc: d@e.f",
        "\"a b\"@example.com",
        "a@[127.0.0.1]",
        "a@xn--0.example",
        "a@example.com.",
        "()",
        "[]",
        "{}",
        "[object Object]",
        "__proto__",
        "constructor",
        "$ne",
        "CON",
        "+386 40 123 456",
        "2026-02-30",
        "0000-00-00",
        "9999-12-31",
        "\u{1b}[31mred",
    ];
    let mut all: Vec<String> = short.map(str::to_owned).into();
    all.extend([
        "a".repeat(101),
        "ž".repeat(300),
        "👗".repeat(2000),
        "x".repeat(100_000),
        format!("{}@example.com", "x".repeat(250)),
        format!("a@{}.example", "ž".repeat(60)),
        format!("a@{}.example", ["x".repeat(60).as_str(); 4].join(".")),
    ]);
    let files = std::env::var_os("ODD_STRINGS").unwrap_or_default();
    for file in std::env::split_paths(&files).filter(|file| !file.as_os_str().is_empty()) {
        let more: Vec<String> = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        all.extend(more);
    }
    all
}

/// Values of other kinds than a text.
pub fn values() -> Vec<Value> {
    let mut deep = json!(1);
    for _ in 0..60 {
        deep = json!([deep]);
    }
    vec![
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!([]),
        json!({}),
        json!(["a", "b"]),
        json!({ "$gt": "" }),
        json!({ "length": 3 }),
        deep,
    ]
}

/// Calls with a body, a good body for each, and whether it wants a token.
fn calls(person: &Person, address_id: i64) -> Vec<(&'static str, String, Value, bool)> {
    let id = person.id;
    let reset = json!({ "token": "0".repeat(64), "password": PASSWORD, "repeatPassword": PASSWORD });
    let profile = json!({
        "firstName": "Ana", "lastName": "Novak", "phone": "040123456", "phoneCode": "+386", "dateOfBirth": "1990-02-28",
        "gender": "other",
    });
    let change = json!({ "oldPassword": "Not-mine-1", "password": PASSWORD, "repeatPassword": PASSWORD });
    let mut new = registration("fuzz@example.com");
    new["userTypeId"] = 2.into();
    let mut kept = address("Trubarjeva 1");
    kept["isDefault"] = false.into();
    let client_report = json!({
        "page": "/product/:slug", "vitals": [{ "name": "LCP", "value": 812.5 }], "errors": [{ "message": "x", "source": "" }],
    });
    let click = json!({
        "affiliateCode": "ANA", "affiliateId": 1, "affiliateDiscountId": 1, "sessionId": "0f8fad5b-d9cb-469f-a165-70867728950e",
        "ipAddress": null, "userAgent": "", "referrerUrl": "https://example.com/", "landingPage": "https://vitrina.si/?ref=ANA",
        "source": "direct_link", "countryId": SI, "city": null, "deviceType": "mobile", "browser": "Safari", "os": "iOS",
        "utmSource": "ig", "utmMedium": "story", "utmCampaign": "a", "utmContent": "b", "utmTerm": "c",
    });
    let quote = json!({
        "lines": [{ "variantId": 200, "productId": 2, "colorId": 12, "sizeId": 22, "quantity": 1, "seenUnitMinor": 1990 }],
        "coupon": "X", "email": "ana@example.com", "deliveryType": "courier", "paymentMethod": "cash-on-delivery",
    });
    vec![
        ("POST", "auth/register".into(), new.clone(), false),
        ("POST", "auth/register-user-or-affiliate".into(), new, false),
        ("POST", "auth/register-user-or-affiliate".into(), application("fuzz@example.com"), false),
        ("POST", "auth/login".into(), json!({ "email": "no@example.com", "password": "x", "userTypeId": 2 }), false),
        ("POST", "auth/forgotPassword".into(), json!({ "email": "", "userTypeId": 2 }), false),
        ("POST", "auth/resetPassword".into(), reset, false),
        ("POST", "auth/verifyEmail".into(), json!({ "token": "x" }), false),
        ("POST", "auth/confirmEmail".into(), json!({ "token": "x" }), false),
        ("POST", "client-events".into(), client_report, false),
        ("POST", "affiliate/track-click".into(), click, false),
        (
            "POST",
            "affiliate/track-conversion".into(),
            json!({ "orderNumber": "1", "sessionId": "x", "secondsOnPage": 3 }),
            false,
        ),
        ("POST", "product/web/search/click".into(), json!({ "q": "majica", "productId": 1 }), false),
        ("POST", "consent".into(), json!({ "version": 1, "analytics": true, "marketing": false }), false),
        ("POST", "checkout/place".into(), checkout(), false),
        ("POST", "stock-alert".into(), json!({ "variantId": 200, "email": "", "website": "" }), false),
        ("POST", "stock-alert/forget".into(), json!({ "token": "x" }), false),
        (
            "POST",
            "payments/refund-account/iban".into(),
            json!({ "token": "x", "holder": "Ana", "iban": "SI56191000000123438" }),
            false,
        ),
        (
            "POST",
            "payments/refund-account/local".into(),
            json!({ "token": "x", "holder": "Ana", "bank": "B", "routingNumber": "200260043", "accountNumber": "0123456789" }),
            false,
        ),
        (
            "POST",
            "seller/apply".into(),
            json!({ "company": "Linea", "contactName": "Ana", "email": "ana@linea.example", "phoneCode": "+386",
                "phone": "40123456", "countryId": 3, "webAddress": "linea.example", "tShirts": true, "quantity": "to-100",
                "message": ["Text"], "isListed": true, "acceptTerms": true, "fax": "" }),
            false,
        ),
        ("POST", "newsletter/subscribe".into(), json!({ "email": "" }), false),
        ("POST", "newsletter/confirm".into(), json!({ "token": "x" }), false),
        ("POST", "newsletter/unsubscribe".into(), json!({ "token": "x" }), false),
        (
            "POST",
            "cart/line".into(),
            json!({ "variantId": 200, "productId": 2, "colorId": 12, "sizeId": 22, "quantity": 1 }),
            false,
        ),
        ("PUT", "cart/line".into(), json!({ "variantId": 200, "quantity": 1 }), false),
        ("PUT", "cart/coupon".into(), json!({ "code": "X" }), false),
        ("POST", "cart/quote".into(), quote, false),
        ("POST", "cart/merge".into(), json!({ "lines": [{ "variantId": 200, "quantity": 1 }] }), true),
        ("PUT", format!("auth/changePassword/{id}"), change, true),
        ("PUT", format!("user/updateUserProfile/{id}"), profile, true),
        ("POST", format!("user/changeEmail/{id}"), json!({ "email": "n@example.com", "password": "Not-mine-1" }), true),
        ("POST", format!("user/delete/{id}"), json!({ "password": "Not-mine-1" }), true),
        ("POST", "address-shipping".into(), kept.clone(), true),
        ("PUT", format!("address-shipping/{address_id}"), kept, true),
        ("POST", "wishlist".into(), json!({ "userId": id, "productId": 1, "countryId": SI }), true),
        ("POST", "wishlist/merge".into(), json!({ "userId": id, "productIds": [1, 2] }), true),
    ]
}

/// An order of what nobody sells.
fn checkout() -> Value {
    json!({
        "key": "0123456789abcdef", "lines": [{ "variantId": 999, "quantity": 1 }], "coupon": "", "email": "ana@example.com",
        "deliveryType": "courier", "paymentMethod": "cash-on-delivery", "address": address("Own 1"), "billing": null,
        "note": "", "acceptTerms": true, "seen": { "totalMinor": 0, "lines": [] }, "website": "",
    })
}

/// Whether a text, as JSON writes it, holds signs that are no text: controls, what reverses the text around it, line ends and code
/// points that are no characters.
fn breaks_pages(text: &str) -> bool {
    let is_broken = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
            || u32::from(sign) & 0xfffe == 0xfffe
    };
    text.contains("\\u00") || text.chars().any(is_broken)
}

pub fn expect_sound(reply: &Reply, call: &str, odd: &Value) {
    let is_sound = reply.status.is_success() || reply.status.is_client_error();
    let odd: String = odd.to_string().chars().take(80).collect();
    assert!(is_sound, "{call} {odd}: {} {}", reply.status, reply.body);
    assert!(!breaks_pages(&reply.body.to_string()), "{call} {odd}: {}", reply.body);
    if reply.status == 422 {
        assert!(!reply.body["errors"].as_array().unwrap().is_empty(), "{call} {odd}: names no field");
    }
}

#[test]
fn every_call_with_a_body_is_among_those_that_are_tried() {
    let person = Person { id: 1, token: String::new(), email: String::new() };
    let mut tried: Vec<String> =
        calls(&person, 1).into_iter().map(|(method, path, ..)| format!("{method} /api/{path}")).collect();
    tried.extend(affiliates::calls(1).into_iter().map(|(method, path, _)| format!("{method} /api/{path}")));
    let description = serde_json::to_value(described().1).unwrap();
    for (path, item) in description["paths"].as_object().unwrap() {
        for method in ["post", "put", "patch", "delete"] {
            if item.get(method).is_some_and(|operation| operation.get("requestBody").is_some()) {
                let call = format!("{} {}", method.to_uppercase(), path.replace("{id}", "1"));
                assert!(tried.contains(&call), "{call}");
            }
        }
    }
}

both!(no_value_of_any_field_is_a_failure_of_ours, test, {
    let shop = Shop::open(&test).await;
    open_programme(&shop).await;
    let ana = register(&shop, "ana@example.com").await;
    let kept = ask(&shop, &ana, "POST", "address-shipping", Some(&address("Own 1"))).await;
    let address_id = kept.data()["id"].as_i64().unwrap();
    let odd: Vec<Value> = texts().into_iter().map(Value::String).chain(values()).collect();
    for (method, path, good, is_closed) in calls(&ana, address_id) {
        let token = is_closed.then_some(ana.token.as_str());
        for field in good.as_object().unwrap().keys() {
            for value in &odd {
                let mut body = good.clone();
                body[field] = value.clone();
                let reply = shop.call(SI, (method, &format!("/api/{path}")), token, Some(&body)).await;
                expect_sound(&reply, &format!("{method} {path} {field}"), value);
                if is_closed && reply.status.is_success() {
                    expect_sound_account(&shop, &ana, value).await;
                }
                // So that waiting for guesses, and lists that are full, end no test early.
                test.db.sql("DELETE FROM throttle").execute().await.unwrap();
                test.db.sql("DELETE FROM user_account WHERE email <> 'ana@example.com'").execute().await.unwrap();
                let others = test.db.sql("DELETE FROM user_address WHERE id <> $1").bind(address_id);
                others.execute().await.unwrap();
            }
        }
    }
});

/// Nothing endless and nothing that breaks a page is kept of a person.
async fn expect_sound_account(shop: &Shop, person: &Person, odd: &Value) {
    let addresses = format!("address-shipping/getByUserId/{}", person.id);
    let export = format!("user/export/{}", person.id);
    for path in [&format!("user/{}", person.id), &addresses, &export] {
        let text = ask(shop, person, "GET", path, None).await.data().to_string();
        assert!(!breaks_pages(&text), "{path} after {odd}: {text}");
        assert!(path == &export || text.len() < 2500, "{path} after {odd}: {text}");
    }
}

both!(no_body_is_a_failure_of_ours, test, {
    use axum::{body::Body, http::Request};

    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    let large = format!("{{\"email\":\"{}\"}}", "x".repeat(300_000));
    let bodies: Vec<Vec<u8>> =
        ["", "{", "[]", "1", "null", "\"x\"", "{\"email\":", "{\"email\":\"\\ud800\"}", "{\"a\":1}{", &deep, &large]
            .map(|text| text.as_bytes().to_vec())
            .into_iter()
            .chain([vec![0xff, 0xfe], b"{\"email\":\"\xff\"}".to_vec()])
            .collect();
    for (method, path, good, is_closed) in calls(&ana, 1) {
        for kind in ["application/json", "text/plain", "application/x-www-form-urlencoded", ""] {
            for body in bodies.iter().cloned().chain([good.to_string().into_bytes()]) {
                if kind == "application/json" && body == good.to_string().into_bytes() {
                    continue;
                }
                let mut request = Request::builder().method(method).uri(format!("/api/{path}"));
                request = request.header("content-type", kind);
                if is_closed {
                    request = request.header("authorization", format!("Bearer {}", ana.token));
                }
                let reply = shop.send(SI, request.body(Body::from(body)).unwrap()).await;
                assert!(reply.status.is_client_error(), "{method} {path} {kind}: {}", reply.status);
                assert_eq!(reply.body["isSuccess"], false);
                assert_eq!(reply.headers["cache-control"], "no-store");
            }
        }
    }
    let nothing: Map<String, Value> = Map::new();
    // A cart is merged without lines, too: with those of the browser's cookie.
    let needs_fields = |path: &str| path != "cart/merge";
    for (method, path, _, is_closed) in calls(&ana, 1).into_iter().filter(|(_, path, ..)| needs_fields(path)) {
        let token = is_closed.then_some(ana.token.as_str());
        let reply =
            shop.call(SI, (method, &format!("/api/{path}")), token, Some(&Value::Object(nothing.clone()))).await;
        assert!(reply.status.is_client_error(), "{method} {path}: {}", reply.status);
    }
});
