//! Tracking, returns and withdrawals over HTTP: answers by client and country, and refusals.

use serde_json::json;
use vitrina_server::{both, orders::OperatorAction, returns};

use super::*;

async fn deliver(shop: &Shop, placed: &Value) {
    let order = vitrina_server::orders::find(shop.app(), None, text(&placed["orderNumber"])).await.unwrap();
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "1".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        vitrina_server::orders::act(shop.app(), order.id, &act, "operator ana").await.unwrap();
    }
}

fn codes(answer: &Value) -> Vec<(&str, &str)> {
    let errors = answer["errors"].as_array().unwrap();
    errors.iter().map(|error| (text(&error["field"]), text(&error["code"]))).collect()
}

both!(an_order_is_tracked_without_signing_in_and_wrong_details_reveal_nothing, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let placed = shop.place("ana", 2, "cash-on-delivery").await;
    let order = shop.by_link(&placed).await;
    let invoice = text(&order["invoiceNumber"]);
    let track = async |shopper: usize, body: Value| shop.checkout.post(shopper, "order/track", &body).await.unwrap();
    let (status, answer) = track(1, json!({ "number": " ", "email": "" })).await;
    let expected = vec![("email", "error-track-contact-empty"), ("number", "error-invoice-number-empty")];
    assert_eq!((status, codes(&answer)), (422, expected));
    let mut wrong = Vec::new();
    for body in [
        json!({ "number": invoice, "email": "eva@example.com" }),
        json!({ "number": "SI-2026-000099", "email": "ana@example.com" }),
        json!({ "number": invoice, "postalCode": "2000" }),
        json!({ "number": "0000000000", "postalCode": "1000" }),
    ] {
        let (status, mut answer) = track(2, body).await;
        answer["requestId"] = Value::Null;
        wrong.push((status, answer.to_string()));
    }
    assert!(wrong.iter().all(|answer| *answer == wrong[0]) && wrong[0].0 == 409, "{wrong:?}");

    let (status, known) = track(3, json!({ "number": invoice.to_lowercase(), "email": "ANA@example.com" })).await;
    assert_eq!(status, 200, "{known}");
    let known = &known["data"];
    assert_eq!((&known["number"], &known["invoiceNumber"]), (&placed["orderNumber"], &json!(invoice)));
    assert_eq!((state(known, "paymentState"), state(known, "deliveryState")), ("PENDING", "PENDING"));
    assert_eq!(known["timeline"][0]["kind"], "placed");
    let whole = shop.checkout.get(&format!("order/by-link/{}", text(&known["token"]))).await.unwrap().1;
    assert_eq!(whole["data"]["address"]["city"], "Ljubljana");

    let (_, little) = track(3, json!({ "number": invoice, "postalCode": "1000" })).await;
    let little = &little["data"];
    assert_eq!((&little["number"], &little["actions"]["needsEmail"]), (&Value::Null, &json!(true)));
    let path = format!("order/by-link/{}", text(&little["token"]));
    let shown = shop.checkout.get(&path).await.unwrap().1["data"].clone();
    assert!(
        !shown.to_string().contains("Trubarjeva") && !shown.to_string().contains(text(&placed["orderNumber"])),
        "{shown}"
    );
    assert_eq!(shown["timeline"][0]["kind"], "placed");
    for path in [format!("{path}/cancel"), format!("{path}/pay")] {
        let (status, _) = shop.checkout.post(1, &path, &Value::Null).await.unwrap();
        assert!((400..500).contains(&status), "{path}: {status}");
    }
    assert_eq!(shop.checkout.answer(&format!("{path}/invoice.pdf")).await.unwrap().status(), 404);
    let options = format!("return/options?order={}", text(&little["token"]));
    let (status, answer) = shop.checkout.get(&options).await.unwrap();
    assert_eq!((status, text(&answer["code"])), (409, "error-return-needs-email"));
    shop.served.stop().await;
});

both!(a_guest_requests_a_return_by_the_orders_link, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let placed = shop.place("ana", 2, "cash-on-delivery").await;
    deliver(&shop, &placed).await;
    let token = text(&placed["token"]);
    let get = async |path: String| shop.checkout.get(&path).await.unwrap();
    let (status, options) = get(format!("return/options?order={token}")).await;
    assert_eq!(status, 200, "{options}");
    let options = &options["data"];
    assert_eq!((&options["lines"][0]["returnable"], &options["wantsAccount"]), (&json!(2), &json!(true)));
    assert!(options["reasons"].as_array().unwrap().iter().all(|reason| reason["isAllowed"] == true), "{options}");
    assert!(text(&options["until"]).contains("2027") && options["why"].is_null(), "{options}");
    let (_, preview) = get(format!("return/preview?order={token}&take=1:1")).await;
    assert_eq!((&preview["data"]["refundMinor"], &preview["data"]["keptMinor"]), (&json!(2990), &json!(2990)));
    for wrong in ["take=1", "take=1:x", "take=1:1,1:1", "take=1:1&kind=gift", "take=1:9"] {
        assert_eq!(get(format!("return/preview?order={token}&{wrong}")).await.0, 422, "{wrong}");
    }

    let ask = async |body: Value| shop.checkout.post(1, "return/request", &body).await.unwrap();
    let (status, answer) = ask(json!({ "order": token, "lines": [{ "position": 1, "quantity": 1 }] })).await;
    assert_eq!((status, codes(&answer)), (422, vec![("line1.reason", "error-return-reason"), ("way", "form-choice")]));
    let (status, answer) = ask(json!({ "lines": [], "way": "label" })).await;
    assert_eq!((status, codes(&answer)), (422, vec![("invoice", "error-order-number-empty")]));
    let line = json!({ "position": 1, "quantity": 1, "reason": "too-small", "comment": "Narrow <b>sleeves</b>" });
    let (status, asked) = ask(json!({ "order": token, "lines": [line], "way": "label" })).await;
    assert_eq!(status, 200, "{asked}");
    let asked = &asked["data"];
    assert_eq!((&asked["status"], &asked["canWithdraw"]), (&json!("requested"), &json!(true)));

    let invoice = shop.by_link(&placed).await["invoiceNumber"].clone();
    let (status, returns) = get(format!("return/{}?order={token}", text(&invoice))).await;
    assert_eq!((status, &returns["data"]["returns"][0]["number"]), (200, &asked["number"]));
    assert_eq!(returns["data"]["returns"][0]["refundMinor"], 2990);
    let label = shop.checkout.answer(text(&asked["labelPath"]).trim_start_matches("/api/")).await.unwrap();
    assert_eq!(label.status(), 200);
    assert_eq!(label.headers()["cache-control"], "no-store");
    let page = label.text().await.unwrap();
    assert!(page.contains("<svg") && page.contains(text(&asked["number"])), "{page}");

    let number = text(&asked["number"]);
    let elsewhere = shop.checkout.of_host("hr.localhost");
    for path in [format!("return/options?order={token}"), format!("return/{number}/label?order={token}")] {
        assert_eq!(elsewhere.get(&path).await.unwrap().0, 404, "{path}");
    }
    let other = shop.place("eva", 1, "cash-on-delivery").await;
    let foreign = format!("return/{number}/label?order={}", text(&other["token"]));
    assert_eq!(get(foreign).await.0, 404, "another order's link opens no label");
    let take_back = json!({ "order": text(&other["token"]), "number": number });
    assert_eq!(shop.checkout.post(1, "return/withdraw-request", &take_back).await.unwrap().0, 404);
    let take_back = json!({ "order": token, "number": number });
    let (status, answer) = shop.checkout.post(1, "return/withdraw-request", &take_back).await.unwrap();
    assert_eq!((status, &answer["data"]["status"]), (200, &json!("withdrawn")));
    assert_eq!(answer["data"]["labelPath"], Value::Null);
    assert_eq!(get(format!("return/{}", text(&invoice))).await.0, 401, "without a link one signs in");
    shop.served.stop().await;
});

/// Uploads a photograph of this number of bytes; returns the status and the error.
async fn upload(shop: &Shop, token: &str, kind: &str, bytes: Vec<u8>) -> (u16, Value) {
    let url = format!("http://{}/api/return/photo?order={token}", shop.served.address);
    let request = reqwest::Client::new().post(url).header("host", "si.localhost").header("content-type", kind);
    let answer = request.body(bytes).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

both!(too_large_photographs_are_refused_in_the_readers_language, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let placed = shop.place("ana", 1, "cash-on-delivery").await;
    let token = text(&placed["token"]);
    for mebibytes in [11, 13, 40] {
        let (status, answer) = upload(&shop, token, "image/jpeg", vec![0xff; mebibytes << 20]).await;
        assert_eq!((status, codes(&answer)), (422, vec![("photo", "error-file-size")]), "{mebibytes}");
        assert_eq!(answer["errors"][0]["message"], "Velikost datoteke presega 10\u{a0}MB");
    }
    let (status, answer) = upload(&shop, token, "image/jpeg", b"GIF89a".to_vec()).await;
    assert_eq!((status, codes(&answer)), (422, vec![("photo", "error-file-kind")]));
    assert_eq!(upload(&shop, token, "text/plain", Vec::new()).await.0, 415);
    shop.served.stop().await;
});

both!(a_guest_withdraws_in_two_steps_and_gets_a_receipt, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let placed = shop.place("ana", 2, "cash-on-delivery").await;
    deliver(&shop, &placed).await;
    let token = text(&placed["token"]);
    let declare = async |body: Value| shop.checkout.post(1, "order/withdrawal", &body).await.unwrap();
    let (status, answer) = declare(json!({ "order": token, "lines": [] })).await;
    assert_eq!((status, codes(&answer)), (422, vec![("confirm", "error-withdrawal-confirm")]));
    assert_eq!(shop.count("SELECT COUNT(*) FROM withdrawal").await, 0);
    // A return that was requested by mistake does not prevent the withdrawal from its pieces.
    let line = json!({ "position": 1, "quantity": 2, "reason": "too-small" });
    let body = json!({ "order": token, "lines": [line], "way": "label" });
    assert_eq!(shop.checkout.post(1, "return/request", &body).await.unwrap().0, 200);
    let returnable = async |query: &str| {
        let (_, options) = shop.checkout.get(&format!("return/options?order={token}{query}")).await.unwrap();
        options["data"]["lines"][0]["returnable"].clone()
    };
    assert_eq!((returnable("").await, returnable("&kind=withdrawal").await), (json!(0), json!(2)));
    let (status, _) = shop.checkout.get(&format!("return/options?order={token}&kind=gift")).await.unwrap();
    assert_eq!(status, 422);
    let lines = json!([{ "position": 1, "quantity": 1 }]);
    let (status, receipt) = declare(json!({ "order": token, "lines": lines, "confirm": true })).await;
    assert_eq!(status, 200, "{receipt}");
    let receipt = &receipt["data"];
    assert!(text(&receipt["declaredAt"]).ends_with(", 12:00"), "{receipt}");
    assert_eq!(receipt["email"], "ana@example.com");
    shop.work().await;
    let (_, answer) = shop.checkout.get(&format!("return/x?order={token}")).await.unwrap();
    let returns = &answer["data"]["returns"];
    assert_eq!((&returns[0]["kind"], &returns[0]["lines"][0]["quantity"]), (&json!("return"), &json!(1)));
    let returned = &returns[1];
    assert_eq!((&returned["kind"], &returned["status"]), (&json!("withdrawal"), &json!("approved")));
    assert_eq!((&returned["canWithdraw"], &returned["number"]), (&json!(false), &receipt["number"]));
    let case = returns::find(shop.app(), None, text(&receipt["number"])).await.unwrap();
    returns::receive(shop.app(), case.id, "operator ana").await.unwrap();
    shop.work().await;
    shop.served.stop().await;
});
