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

both!(open_countries_are_listed_the_one_of_a_host_too, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get("/api/country/getAllActiveData").await.ids(), [3, 13]);
    assert_eq!(shop.get_in(HR, "/api/country/getAllActiveData?domain=vitrina.hr").await.ids(), [13]);
    assert_eq!(shop.get("/api/country/getAllActiveData?domain=vitrina.ch").await.ids(), [0; 0]);
});
