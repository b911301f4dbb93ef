//! Addresses: at most twenty, one of them the default, each in the format of its country.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{
    super::shop::{HR, SI, SL, Shop},
    ask, register,
};
use crate::both;

/// A request body of `address-shipping`.
pub fn address(street: &str) -> Value {
    json!({
        "name": "Ana Novak", "address": street, "address2": "", "city": "Ljubljana", "state": "", "postalCode": "1000",
        "countryId": SI, "phone": "040 123 456", "phoneCode": "+386",
    })
}

both!(addresses_are_kept_changed_and_removed_and_one_is_the_default, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let list_path = format!("address-shipping/getByUserId/{}", ana.id);
    let streets = async || {
        let reply = ask(&shop, &ana, "GET", &list_path, None).await;
        let all = reply.data().as_array().unwrap().clone();
        assert!(all.is_empty() || all.iter().filter(|one| one["isDefault"] == true).count() == 1, "{all:?}");
        all.iter().map(|one| one["address"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(streets().await.is_empty());
    let keep = async |street: &str, is_default: bool| {
        let mut body = address(street);
        body["isDefault"] = is_default.into();
        let reply = ask(&shop, &ana, "POST", "address-shipping", Some(&body)).await;
        assert_eq!(reply.body["message"], "notice-address-saved");
        reply.data()["id"].as_i64().unwrap()
    };
    let first = keep("First", false).await;
    let second = keep("Second", false).await;
    keep("Third", true).await;
    assert_eq!(streets().await, ["Third", "Second", "First"]);
    ask(&shop, &ana, "PUT", &format!("address-shipping/default/{first}"), None).await.data();
    assert_eq!(streets().await, ["First", "Third", "Second"]);
    let mut body = address("Prva");
    body["countryId"] = json!(HR);
    body["postalCode"] = "10 000".into();
    let changed = ask(&shop, &ana, "PUT", &format!("address-shipping/{first}"), Some(&body)).await;
    let changed = changed.data();
    assert_eq!((&changed["isDefault"], &changed["postalCode"]), (&json!(true), &json!("10000")));
    assert_eq!((&changed["country"], &changed["phone"]), (&json!("Croatia"), &json!("40123456")));
    assert_eq!(streets().await, ["Prva", "Third", "Second"]);
    ask(&shop, &ana, "DELETE", &format!("address-shipping/{first}"), None).await.data();
    assert_eq!(streets().await, ["Third", "Second"]);
    let again = ask(&shop, &ana, "DELETE", &format!("address-shipping/{first}"), None).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
    ask(&shop, &ana, "DELETE", &format!("address-shipping/{second}"), None).await.data();
    assert_eq!(streets().await, ["Third"]);
});

both!(an_address_is_validated_for_its_country, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let mut body = address("Trubarjeva 1");
    body["postalCode"] = "10000".into();
    body["countryId"] = "3".into();
    let reply = ask(&shop, &ana, "POST", "address-shipping", Some(&body)).await;
    assert_eq!(reply.refused(), [("postalCode".into(), "form-postcode".into())]);
    body["countryId"] = 999.into();
    let reply = ask(&shop, &ana, "POST", "address-shipping", Some(&body)).await;
    assert_eq!(reply.refused(), [("countryId".into(), "form-choice".into())]);
    let reply = ask(&shop, &ana, "POST", "address-shipping", Some(&json!({ "isDefault": "yes" }))).await;
    let refused = reply.refused();
    assert!(refused.contains(&("isDefault".into(), "error-parameter-flag".into())), "{refused:?}");
    assert!(refused.contains(&("city".into(), "form-required".into())), "kinds and rules together: {refused:?}");
});

both!(the_limit_of_twenty_addresses_holds_for_concurrent_requests, test, {
    let shop = std::sync::Arc::new(Shop::open(&test).await);
    let ana = register(&shop, "ana@example.com").await;
    let sent = (0..30).map(|n| {
        let (shop, ana) = (std::sync::Arc::clone(&shop), ana.clone());
        let body = address(&format!("Street {n}"));
        tokio::spawn(async move { ask(&shop, &ana, "POST", "address-shipping", Some(&body)).await.status })
    });
    let mut kept = 0;
    for one in sent.collect::<Vec<_>>() {
        let status = one.await.unwrap();
        assert!(matches!(status, StatusCode::OK | StatusCode::CONFLICT), "{status}");
        kept += usize::from(status == StatusCode::OK);
    }
    assert_eq!(kept, 20);
    let list = ask(&shop, &ana, "GET", &format!("address-shipping/getByUserId/{}", ana.id), None).await;
    let defaults = list.data().as_array().unwrap().iter().filter(|one| one["isDefault"] == true).count();
    assert_eq!((list.data().as_array().unwrap().len(), defaults), (20, 1));
    shop.set_messages(
        SL,
        "errors",
        &[("error-addresses-full", "{ $max ->\n    [other] Največ { $max }.\n   *[one] Preveč.\n}")],
    )
    .await;
    let refused = ask(&shop, &ana, "POST", "address-shipping", Some(&address("Street 30"))).await;
    let (status, code, message) = (refused.status, &refused.body["code"], &refused.body["message"]);
    assert_eq!((status, code), (StatusCode::CONFLICT, &json!("error-addresses-full")));
    assert_eq!(message, "Največ 20.", "the message names the maximum");
});
