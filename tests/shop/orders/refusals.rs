//! Requests that `checkout/place` refuses, and its answers.

use serde_json::json;
use vitrina_server::both;

use super::*;

/// The fields that an answer lists, in order.
fn fields(answer: &Value) -> Vec<&str> {
    answer["errors"].as_array().into_iter().flatten().map(|error| text(&error["field"])).collect()
}

both!(all_errors_of_an_order_are_reported_at_once_by_path, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let place = async |body: &Value| shop.checkout.post(1, "checkout/place", body).await.unwrap();
    let nobody = json!({ "name": "", "address": "", "city": "", "postalCode": "1", "countryId": 3, "phone": "1", "phoneCode": "+386" });
    let wrong = json!({
        "key": "short", "lines": [{ "variantId": shop.shirt, "quantity": 1 }, { "variantId": shop.shirt, "quantity": 0 }],
        "coupon": "x".repeat(61), "email": "ana", "deliveryType": "drone", "paymentMethod": "", "address": nobody,
        "billing": nobody, "note": "x".repeat(501), "acceptTerms": false, "shown": { "totalMinor": 1, "lines": [] },
    });
    let (status, answer) = place(&wrong).await;
    let address = ["address", "city", "name", "phone", "postalCode"];
    let expected: Vec<String> = address
        .iter()
        .map(|field| format!("address.{field}"))
        .chain(address.iter().map(|field| format!("billing.{field}")))
        .chain(
            ["acceptTerms", "coupon", "deliveryType", "email", "key", "lines[1].quantity", "note", "paymentMethod"]
                .map(str::to_owned),
        )
        .collect();
    let (mut named, mut expected) = (fields(&answer), expected.iter().map(String::as_str).collect::<Vec<_>>());
    named.sort_unstable();
    expected.sort_unstable();
    assert_eq!((status, named), (422, expected));
    let messages = answer["errors"].as_array().unwrap();
    assert!(messages.iter().all(|error| !text(&error["message"]).is_empty()), "{answer}");

    let good = shop.request("ana", 1, "cash-on-delivery").await;
    let with = |changes: Value| {
        let mut body = good.clone();
        body.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        body
    };
    // Options that a country does not offer, and deliveries to another country.
    let mut elsewhere = good["address"].clone();
    elsewhere["countryId"] = json!(13);
    elsewhere["postalCode"] = json!("10000");
    let (status, answer) = place(&with(json!({ "paymentMethod": "sslcommerz", "address": elsewhere }))).await;
    assert_eq!((status, fields(&answer)), (422, vec!["paymentMethod", "address.countryId"]));
    let (status, answer) = place(&with(json!({ "lines": [] }))).await;
    assert_eq!((status, fields(&answer)), (422, vec!["lines"]));
    let many: Vec<Value> = (0..51).map(|_| json!({ "variantId": shop.shirt, "quantity": 1 })).collect();
    let (status, answer) = place(&with(json!({ "lines": many }))).await;
    assert_eq!((status, fields(&answer)), (422, vec!["lines"]));
    let (status, answer) =
        place(&with(json!({ "lines": [{ "variantId": "shirt", "quantity": 1 }], "shown": {} }))).await;
    assert!(status == 422 && fields(&answer).contains(&"lines[0].variantId"), "{answer}");
    assert!(fields(&answer).contains(&"shown.totalMinor"), "{answer}");
    let (status, answer) = place(&json!({})).await;
    assert!(status == 422 && fields(&answer).contains(&"address") && fields(&answer).contains(&"key"), "{answer}");
    assert_eq!(
        place(&with(json!({ "website": "https://spam.example" }))).await.0,
        403,
        "a machine fills in what people do not see"
    );
    assert_eq!(shop.count("SELECT COUNT(*) FROM shop_order").await, 0);
    shop.served.stop().await;
});

both!(changed_prices_are_rejected_with_the_current_cart, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let place = async |body: &Value| shop.checkout.post(1, "checkout/place", body).await.unwrap();
    let good = shop.request("ana", 2, "cash-on-delivery").await;
    let mut cheaper = good.clone();
    cheaper["shown"]["totalMinor"] = json!(1);
    let mut cheaper_line = good.clone();
    cheaper_line["shown"]["lines"][0]["totalMinor"] = json!(1);
    let mut without_lines = good.clone();
    without_lines["shown"]["lines"] = json!([]);
    for body in [&cheaper, &cheaper_line, &without_lines] {
        let (status, answer) = place(body).await;
        assert_eq!((status, text(&answer["code"])), (409, "error-price-changed"));
        assert_eq!(
            (&answer["data"]["totalMinor"], &answer["data"]["lines"][0]["quantity"]),
            (&json!(2 * 2_990 + 150), &json!(2))
        );
    }
    inventory::save_products(shop.app(), &[stocked("SHIRT", 3_190, 100)]).await.unwrap();
    shop.served.catch_up().await;
    let (status, answer) = place(&good).await;
    assert_eq!((status, &answer["data"]["totalMinor"]), (409, &json!(2 * 3_190 + 150)));
    let issue = &answer["data"]["lines"][0]["issues"][0];
    assert_eq!(text(&issue["code"]), "error-cart-price", "{answer}");
    assert_eq!(shop.count("SELECT COUNT(*) FROM shop_order").await, 0);
    shop.served.stop().await;
});

both!(a_double_click_on_the_last_piece_returns_its_order_both_times, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let lines = [(shop.last_one, 1)];
    let shown = shop.checkout.shown_prices(&lines, "cash-on-delivery").await.unwrap();
    let body = orders::order("ana", &lines, "cash-on-delivery", &shown);
    let clicks = (0..6).map(|_| shop.checkout.post(1, "checkout/place", &body));
    let answers: Vec<_> = futures::future::join_all(clicks).await.into_iter().map(Result::unwrap).collect();
    let numbers: Vec<&str> =
        answers.iter().map(|(_, answer)| answer["data"]["orderNumber"].as_str().unwrap_or("")).collect();
    assert!(
        answers.iter().all(|(status, _)| *status == 200) && numbers.iter().all(|one| *one == numbers[0]),
        "{answers:?}"
    );
    let late = shop.checkout.post(1, "checkout/place", &body).await.unwrap();
    assert_eq!((late.0, text(&late.1["data"]["orderNumber"])), (200, numbers[0]));
    let other = orders::order("eva", &lines, "cash-on-delivery", &shown);
    assert_eq!(shop.checkout.post(2, "checkout/place", &other).await.unwrap().0, 409, "it is sold");
    let again = json!({ "note": "Zvonec ne dela" });
    let mut changed = body.clone();
    changed.as_object_mut().unwrap().extend(again.as_object().unwrap().clone());
    let (status, answer) = shop.checkout.post(1, "checkout/place", &changed).await.unwrap();
    assert_eq!((status, fields(&answer)), (422, vec!["key"]), "a key is one request's");
    orders::check(shop.app(), &[(shop.last_one, 1)]).await;
    shop.served.stop().await;
});

both!(orders_are_rate_limited_by_network_and_address, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let mut statuses = Vec::new();
    for turn in 0..32 {
        let body = shop.request(&format!("ana{turn}"), 1, "cash-on-delivery").await;
        statuses.push(shop.checkout.post(7, "checkout/place", &body).await.unwrap().0);
    }
    assert_eq!((&statuses[..30], &statuses[30..]), (&[200; 30][..], &[429; 2][..]), "of one network");
    let order = shop.request("eva", 1, "cash-on-delivery").await;
    let mut statuses = Vec::new();
    for turn in 0..12 {
        let mut body = order.clone();
        body["key"] = json!(format!("visit-eva-{turn}"));
        statuses.push(shop.checkout.post(100 + turn, "checkout/place", &body).await.unwrap().0);
    }
    assert_eq!((&statuses[..10], &statuses[10..]), (&[200; 10][..], &[429; 2][..]), "of one e-mail address");
    let repeated = shop.checkout.post(7, "checkout/place", &order).await.unwrap().0;
    assert_eq!(repeated, 429);
    orders::check(shop.app(), &[(shop.shirt, 100)]).await;
    shop.served.stop().await;
});

both!(refused_attempts_are_counted_too, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let good = shop.request("ana", 1, "cash-on-delivery").await;
    let mut statuses = Vec::new();
    for turn in 0..31 {
        let mut body = good.clone();
        body["key"] = json!(format!("visit-{turn:04}"));
        body["email"] = json!(format!("ana{turn}@example.com"));
        body["shown"]["totalMinor"] = json!(1);
        statuses.push(shop.checkout.post(7, "checkout/place", &body).await.unwrap().0);
    }
    assert_eq!((&statuses[..30], statuses[30]), (&[409; 30][..], 429));
    shop.served.stop().await;
});
