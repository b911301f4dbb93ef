//! Countries.

use axum::http::StatusCode;
use serde_json::json;

use super::shop::{HR, Shop};
use crate::both;

both!(a_country_is_found_by_name_code_and_id, test, {
    let shop = Shop::open(&test).await;
    let expected = json!({
        "id": 13, "name": "Croatia", "code": "HR", "domain": "vitrina.hr", "lang": "hr", "langId": 8, "languageId": 8,
        "currency": "EUR", "currencySymbol": "€", "currencyId": 1, "isActive": true, "phoneCode": "+386",
        "socialLinks": [{ "kind": "instagram", "url": "https://social.example/hr" }],
    });
    for path in ["getCountryByName/croatia/", "getCountryByName/HR", "getCountryByName/Croatia/?host=unknown", "13"] {
        assert_eq!(shop.get(&format!("/api/country/{path}")).await.data(), &expected, "{path}");
    }
    let at_host = shop.get("/api/country/getCountryByName/croatia/?host=HR.vitrina.com:8080").await;
    assert_eq!((&at_host.data()["domain"], &at_host.data()["lang"]), (&json!("hr.vitrina.com"), &json!("en")));
});

both!(closed_and_unknown_countries_are_not_found, test, {
    let shop = Shop::open(&test).await;
    for path in ["getCountryByName/Switzerland/", "getCountryByName/nowhere/", "90", "0", "many", "-1"] {
        assert_eq!(shop.get(&format!("/api/country/{path}")).await.status, StatusCode::NOT_FOUND, "{path}");
    }
});

both!(open_countries_are_listed_and_found_by_host, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get("/api/country/getAllActiveData").await.ids(), [3, 13]);
    assert_eq!(shop.get_in(HR, "/api/country/getAllActiveData?domain=vitrina.hr").await.ids(), [13]);
    for domain in ["vitrina.ch", "ch.localhost", "nowhere.example", "a b"] {
        let path = format!("/api/country/getAllActiveData?domain={}", domain.replace(' ', "%20"));
        assert_eq!(shop.get(&path).await.ids(), [0; 0], "{domain}");
    }
});

both!(a_country_is_found_by_each_of_its_hosts, test, {
    let shop = Shop::open(&test).await;
    for (domain, id, lang) in [
        ("si.localhost", 3, "sl"),
        ("HR.localhost:8080", 13, "hr"),
        ("localhost", 3, "sl"),
        ("hr.vitrina.com", 13, "en"),
        ("vitrina.si.", 3, "sl"),
    ] {
        let reply = shop.get(&format!("/api/country/getAllActiveData?domain={domain}")).await;
        assert_eq!((reply.ids(), reply.data()[0]["lang"].as_str()), (vec![id], Some(lang)), "{domain}");
    }
    let named = shop.get("/api/country/getCountryByName/croatia/?host=hr.localhost:8080").await;
    assert_eq!(named.data()["domain"], "hr.localhost");
});
