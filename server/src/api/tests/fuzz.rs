//! Unusual strings and values in every field of every call, at every depth: the response is always 2xx or 4xx, and no stored value
//! breaks a page.

mod odd;
mod orders;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::{
    accounts::{PASSWORD, Person, addresses::address, ask, register, registration},
    affiliates::{self, application, open_programme},
    shop::{Reply, SI, Shop},
};
use crate::{api::described, both, db::Session as _};
pub use odd::{odd_values, texts};

/// Calls with a body, each with a valid one, and whether they need a token.
fn calls(person: &Person, address_id: i64) -> Vec<(&'static str, String, Value, bool)> {
    let id = person.id;
    let reset = json!({ "token": "0".repeat(64), "password": PASSWORD, "repeatPassword": PASSWORD });
    let profile = json!({
        "firstName": "Ana", "lastName": "Novak", "phone": "040123456", "phoneCode": "+386", "dateOfBirth": "1990-02-28",
        "gender": "other",
    });
    let mut part = profile.clone();
    part["changed"] = json!(["firstName", "phone"]);
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
        "lines": [{ "variantId": 200, "productId": 2, "colorId": 12, "sizeId": 22, "quantity": 1, "shownUnitMinor": 1990 }],
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
            json!({ "sessionId": "0f8fad5b-d9cb-469f-a165-70867728950e", "secondsOnPage": 3 }),
            false,
        ),
        ("POST", "affiliate/track-conversion".into(), json!({ "orderNumber": "1", "sessionId": "x" }), false),
        ("POST", "product/web/search/click".into(), json!({ "q": "majica", "productId": 1 }), false),
        ("POST", "consent".into(), json!({ "version": 1, "analytics": true, "marketing": false }), false),
        ("POST", "checkout/place".into(), orders::order(), false),
        ("POST", "return/photo".into(), json!({}), false),
        (
            "POST",
            "order/track".into(),
            json!({ "number": "SI-2026-000001", "email": "ana@example.com", "postalCode": "1000" }),
            false,
        ),
        (
            "POST",
            "order/withdrawal".into(),
            json!({ "order": "x", "invoice": "", "lines": [{ "position": 1, "quantity": 1 }], "confirm": true }),
            false,
        ),
        (
            "POST",
            "return/request".into(),
            json!({ "order": "x", "invoice": "", "way": "label", "lines": [{ "position": 1, "variantId": 200, "quantity": 1,
                "reason": "too-small", "comment": "Text", "exchangeVariantId": 201, "photoIds": ["x"] }] }),
            false,
        ),
        (
            "POST",
            "return/withdraw-request".into(),
            json!({ "order": "x", "invoice": "", "number": "R7K3QX9M2TB" }),
            false,
        ),
        ("POST", "stock-alert".into(), json!({ "variantId": 200, "email": "", "website": "" }), false),
        ("POST", "stock-alert/delete".into(), json!({ "token": "x" }), false),
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
                "phone": "40123456", "countryId": 3, "webAddress": "linea.example", "tShirts": true, "underwear": true,
                "bodysuits": false, "leggings": false, "other": false, "quantity": "to-100", "message": ["Text"], "isListed": true, "acceptTerms": true, "fax": "" }),
            false,
        ),
        ("POST", "wheel/spin".into(), json!({ "email": "ana@example.com", "newsletter": false, "website": "" }), false),
        ("POST", "cart/reminder".into(), json!({ "email": "", "consent": true, "website": "" }), false),
        ("POST", "cart/reminder/delete".into(), json!({ "token": "x" }), false),
        ("POST", "newsletter/subscribe".into(), json!({ "email": "" }), false),
        ("POST", "newsletter/confirm".into(), json!({ "token": "x" }), false),
        ("POST", "newsletter/unsubscribe".into(), json!({ "token": "x" }), false),
        (
            "POST",
            "cart/line".into(),
            json!({ "variantId": 200, "productId": 2, "colorId": 12, "sizeId": 22, "quantity": 1, "shownUnitMinor": 1990 }),
            false,
        ),
        ("PUT", "cart/line".into(), json!({ "variantId": 200, "quantity": 1 }), false),
        ("PUT", "cart/coupon".into(), json!({ "code": "X" }), false),
        ("POST", "cart/quote".into(), quote, false),
        ("POST", "cart/merge".into(), json!({ "lines": [{ "variantId": 200, "quantity": 1 }] }), true),
        ("PUT", format!("auth/changePassword/{id}"), change, true),
        ("PUT", format!("user/updateUserProfile/{id}"), profile, true),
        ("PUT", format!("user/updateUserProfile/{id}"), part, true),
        ("POST", format!("user/changeEmail/{id}"), json!({ "email": "n@example.com", "password": "Not-mine-1" }), true),
        ("POST", format!("user/delete/{id}"), json!({ "password": "Not-mine-1" }), true),
        ("POST", "address-shipping".into(), kept.clone(), true),
        ("PUT", format!("address-shipping/{address_id}"), kept, true),
        ("POST", "wishlist".into(), json!({ "userId": id, "productId": 1, "countryId": SI }), true),
        ("POST", "wishlist/merge".into(), json!({ "userId": id, "productIds": [1, 2] }), true),
    ]
}

/// The places of the values in a body, as JSON pointers: its fields and the first items of its lists, recursively.
pub fn places(value: &Value) -> Vec<String> {
    let fields = value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value));
    let first = value.as_array().and_then(|items| items.first()).map(|item| ("0", item));
    fields.chain(first).flat_map(|(name, value)| below(name, places(value))).collect()
}

fn below(name: &str, deeper: Vec<String>) -> impl Iterator<Item = String> {
    std::iter::once(String::new()).chain(deeper).map(move |rest| format!("/{name}{rest}"))
}

/// The same for bodies described by a schema.
fn described_places(schema: &Value, schemas: &Value) -> Vec<String> {
    if let Some((_, name)) = schema["$ref"].as_str().and_then(|path| path.rsplit_once('/')) {
        return described_places(&schemas[name], schemas);
    }
    let parts = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|kind| schema[kind].as_array()).flatten();
    let parts = parts.flat_map(|part| described_places(part, schemas));
    let fields = schema["properties"].as_object().into_iter().flatten().map(|(name, field)| (name.as_str(), field));
    let items = schema.get("items").filter(|items| items.is_object()).map(|items| ("0", items));
    parts.chain(fields.chain(items).flat_map(|(name, field)| below(name, described_places(field, schemas)))).collect()
}

/// The body with another value at a place.
pub fn with(good: &Value, place: &str, value: &Value) -> Value {
    let mut body = good.clone();
    *body.pointer_mut(place).unwrap() = value.clone();
    body
}

/// Whether a text, as serialised in JSON, contains control characters, bidirectional overrides, line separators or
/// noncharacters.
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
fn every_field_of_every_body_is_tested() {
    let person = Person { id: 1, token: String::new(), email: String::new() };
    let mut tried: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let own = calls(&person, 1).into_iter().map(|(method, path, body, _)| (method, path, body));
    for (method, path, body) in own.chain(affiliates::calls(1)) {
        tried.entry(format!("{method} /api/{path}")).or_default().extend(places(&body));
    }
    let description = serde_json::to_value(described().1).unwrap();
    for (path, item) in description["paths"].as_object().unwrap() {
        for method in ["post", "put", "patch", "delete"] {
            let Some(body) = item.get(method).and_then(|operation| operation.get("requestBody")) else { continue };
            let call = format!("{} {}", method.to_uppercase(), path.replace("{id}", "1"));
            let places = tried.get(&call).unwrap_or_else(|| panic!("{call}"));
            let Some(content) = body["content"].get("application/json") else { continue };
            for place in described_places(&content["schema"], &description["components"]["schemas"]) {
                assert!(places.contains(&place), "{call}: {place}");
            }
        }
    }
    assert!(tried["POST /api/checkout/place"].contains("/shown/lines/0/unitMinor"));
}

both!(no_value_of_any_field_causes_an_internal_error, test, {
    let shop = Shop::open(&test).await;
    open_programme(&shop).await;
    let ana = register(&shop, "ana@example.com").await;
    let kept = ask(&shop, &ana, "POST", "address-shipping", Some(&address("Own 1"))).await;
    let address_id = kept.data()["id"].as_i64().unwrap();
    let odd = odd_values();
    // A separate test places orders.
    let calls = calls(&ana, address_id).into_iter().filter(|(_, path, ..)| path != "checkout/place");
    for (method, path, good, is_closed) in calls {
        let token = is_closed.then_some(ana.token.as_str());
        for place in places(&good) {
            for value in &odd {
                let body = with(&good, &place, value);
                let reply = shop.call(SI, (method, &format!("/api/{path}")), token, Some(&body)).await;
                expect_sound(&reply, &format!("{method} {path} {place}"), value);
                if is_closed && reply.status.is_success() {
                    expect_sound_account(&shop, &ana, value).await;
                }
                // Rate limits and full lists would end the test early.
                test.db.sql("DELETE FROM throttle").execute().await.unwrap();
                test.db.sql("DELETE FROM user_account WHERE email <> 'ana@example.com'").execute().await.unwrap();
                let others = test.db.sql("DELETE FROM user_address WHERE id <> $1").bind(address_id);
                others.execute().await.unwrap();
            }
        }
    }
});

/// Checks that no stored value of a user is too long or breaks a page.
async fn expect_sound_account(shop: &Shop, person: &Person, odd: &Value) {
    let addresses = format!("address-shipping/getByUserId/{}", person.id);
    let export = format!("user/export/{}", person.id);
    for path in [&format!("user/{}", person.id), &addresses, &export] {
        let text = ask(shop, person, "GET", path, None).await.data().to_string();
        assert!(!breaks_pages(&text), "{path} after {odd}: {text}");
        assert!(path == &export || text.len() < 2500, "{path} after {odd}: {text}");
    }
}

both!(no_body_causes_an_internal_error, test, {
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
    // A merge may have no lines: it then uses those of the browser's cookie.
    let needs_fields = |path: &str| path != "cart/merge";
    for (method, path, _, is_closed) in calls(&ana, 1).into_iter().filter(|(_, path, ..)| needs_fields(path)) {
        let token = is_closed.then_some(ana.token.as_str());
        let reply =
            shop.call(SI, (method, &format!("/api/{path}")), token, Some(&Value::Object(nothing.clone()))).await;
        assert!(reply.status.is_client_error(), "{method} {path}: {}", reply.status);
    }
});
