//! Calls about the returns of an order that exists: from another country, with another order's link, with odd values in every field.

use serde_json::{Map, json};
use vitrina_server::{both, orders::OperatorAction};

use super::*;

/// A PNG of one pixel.
const PIXEL: &[u8] = b"\x89PNG\x0d\x0a\x1a\x0a\x00\x00\x00\x0dIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89\x00\x00\x00\x0dIDATx\xdacd\xf8\xcfP\x0f\x00\x03\x86\x01\x80Z4}k\x00\x00\x00\x00IEND\xaeB`\x82";

async fn delivered(shop: &Shop, name: &str, pieces: i64) -> Value {
    let placed = shop.place(name, pieces, "cash-on-delivery").await;
    let order = vitrina_server::orders::find(shop.app(), None, text(&placed["orderNumber"])).await.unwrap();
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "1".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        vitrina_server::orders::act(shop.app(), order.id, &act, "operator ana").await.unwrap();
    }
    placed
}

/// Valid bodies for all calls that change something, for a return with a known number.
fn calls(token: &str, number: &str) -> Vec<(&'static str, Value)> {
    let line = json!({
        "position": 1, "variantId": null, "quantity": 1, "reason": "too-small", "comment": "Narrow.",
        "exchangeVariantId": null, "photoIds": [],
    });
    let request = json!({ "order": token, "invoice": "", "way": "label", "lines": [line] });
    let withdrawal =
        json!({ "order": token, "invoice": "", "lines": [{ "position": 1, "quantity": 1 }], "confirm": true });
    let take_back = json!({ "order": token, "invoice": "", "number": number });
    vec![("return/request", request), ("order/withdrawal", withdrawal), ("return/withdraw-request", take_back)]
}

both!(a_return_is_not_accessible_from_other_countries_or_orders, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let placed = delivered(&shop, "ana", 2).await;
    let token = text(&placed["token"]);
    let body = &calls(token, "")[0].1;
    let (status, asked) = shop.checkout.post(1, "return/request", body).await.unwrap();
    assert_eq!(status, 200, "{asked}");
    let number = text(&asked["data"]["number"]);
    let photo = {
        let url = format!("http://{}/api/return/photo?order={token}", shop.served.address);
        let request =
            reqwest::Client::new().post(url).header("host", "si.localhost").header("content-type", "image/png");
        let answer: Value = request.body(PIXEL).send().await.unwrap().json().await.unwrap();
        text(&answer["data"]["photoId"]).to_owned()
    };
    let order = text(&placed["orderNumber"]);
    let gets = [
        format!("return/options?order={token}"),
        format!("return/preview?order={token}&take=1:1"),
        format!("return/{order}?order={token}"),
        format!("return/{number}/label?order={token}"),
        format!("return/photo/{photo}?order={token}"),
    ];
    for path in &gets {
        assert_eq!(shop.checkout.answer(path).await.unwrap().status(), 200, "{path}");
    }
    let elsewhere = shop.checkout.of_host("hr.localhost");
    for path in &gets {
        assert_eq!(elsewhere.answer(path).await.unwrap().status(), 404, "{path}");
    }
    for (path, body) in calls(token, number) {
        assert_eq!(elsewhere.post(1, path, &body).await.unwrap().0, 404, "{path}");
    }
    let track = json!({ "number": order, "email": "ana@example.com" });
    assert_eq!(shop.checkout.post(1, "order/track", &track).await.unwrap().0, 200);
    let (status, answer) = elsewhere.post(1, "order/track", &track).await.unwrap();
    assert_eq!((status, text(&answer["code"])), (409, "error-order-not-found"));

    // Another order's link gives access to that order only.
    let other = delivered(&shop, "eva", 1).await;
    let others = text(&other["token"]);
    for path in [format!("return/{number}/label?order={others}"), format!("return/photo/{photo}?order={others}")] {
        assert_eq!(shop.checkout.answer(&path).await.unwrap().status(), 404, "{path}");
    }
    let take_back = &calls(others, number)[2].1;
    assert_eq!(shop.checkout.post(1, "return/withdraw-request", take_back).await.unwrap().0, 404);
    for query in ["", "?order=", "?order=x"] {
        for path in [format!("return/options{query}"), format!("return/{number}/label{query}")] {
            let status = shop.checkout.answer(&path).await.unwrap().status().as_u16();
            assert!(matches!(status, 401 | 404 | 422), "{path}: {status}");
        }
    }
    assert_eq!(shop.count("SELECT COUNT(*) FROM return_case WHERE status = 'requested'").await, 1);
    assert_eq!(shop.count("SELECT COUNT(*) FROM withdrawal").await, 0);
    shop.served.stop().await;
});

fn odd_values() -> Vec<Value> {
    let long = "ž".repeat(20_000);
    let texts = [
        "",
        " ",
        "\0",
        "a\0b",
        "\u{202e}evil",
        "\u{ffff}",
        "👩‍👩‍👧‍👦",
        "null",
        "-1",
        "1e309",
        "99999999999999999999",
        "'",
        "%00",
        "{{7*7}}",
        "{ $path }",
        "' OR '1'='1",
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "__proto__",
        "damaged",
        "unsaid",
        "none",
        long.as_str(),
    ];
    let mut values: Vec<Value> = texts.into_iter().map(Value::from).collect();
    values.extend([
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!([]),
        json!({}),
        json!(["a", "a"]),
        json!({ "length": 3 }),
        json!(vec!["x"; 500]),
    ]);
    values
}

/// The body with each of its fields, also those of its first line, replaced by a value.
fn with_odd(body: &Value, odd: &Value) -> Vec<(String, Value)> {
    let replaced = |map: &Map<String, Value>, key: &String| {
        let mut map = map.clone();
        map.insert(key.clone(), odd.clone());
        Value::Object(map)
    };
    let map = body.as_object().unwrap();
    let mut bodies: Vec<(String, Value)> = map.keys().map(|key| (key.clone(), replaced(map, key))).collect();
    if let Some(line) = map.get("lines").and_then(|lines| lines[0].as_object()) {
        for key in line.keys() {
            let mut body = body.clone();
            body["lines"] = json!([replaced(line, key)]);
            bodies.push((format!("lines[0].{key}"), body));
        }
    }
    bodies
}

both!(no_value_of_a_returns_field_causes_an_internal_error, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let placed = delivered(&shop, "ana", 2).await;
    let token = text(&placed["token"]);
    let erase = [
        "DELETE FROM throttle",
        "DELETE FROM return_event",
        "DELETE FROM return_line",
        "DELETE FROM return_case",
        "DELETE FROM withdrawal",
    ];
    for (path, good) in calls(token, "R7K3QX9M2TB") {
        for odd in odd_values() {
            for (field, body) in with_odd(&good, &odd) {
                let (status, answer) = shop.checkout.post(1, path, &body).await.unwrap();
                let shown: String = odd.to_string().chars().take(60).collect();
                assert!(
                    (200..300).contains(&status) || (400..500).contains(&status),
                    "{path} {field} {shown}: {answer}"
                );
                let written = answer.to_string();
                assert!(
                    !written.contains("\\u0000") && !written.contains('\u{202e}'),
                    "{path} {field} {shown}: {answer}"
                );
                for sql in erase {
                    shop.app().db.sql(sql).execute().await.unwrap();
                }
            }
        }
    }
    for take in [
        "",
        ",",
        ":",
        "1",
        "1:",
        ":1",
        "1:1:1",
        "1:0",
        "1:-1",
        "0:1",
        "1:9223372036854775807",
        "9223372036854775808:1",
        "x:y",
    ] {
        for kind in ["return", "withdrawal"] {
            let path = format!("return/preview?order={token}&kind={kind}&take={take}");
            let status = shop.checkout.get(&path).await.unwrap().0;
            assert!(status == 422 || (status == 200 && matches!(take, "" | ",")), "{path}: {status}");
        }
    }
    shop.served.stop().await;
});
