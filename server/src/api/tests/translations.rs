//! Translations: of errors, of names built from data, and for the browser.

use axum::http::StatusCode;
use serde_json::json;

use super::shop::{EN, HR, SI, SL, Shop};
use crate::{both, id::LanguageId};

const CROATIAN: LanguageId = LanguageId(8);

both!(an_error_is_in_the_language_of_the_request, test, {
    let shop = Shop::open(&test).await;
    let words = [
        ("error-not-found", "Tega ni."),
        ("error-page-not-found", "Ni strani { $path }"),
        ("error-parameter-range", "Od { $min } do { $max }"),
    ];
    shop.set_messages(SL, "errors", &words).await;
    shop.set_messages(EN, "errors", &[("error-not-found", "Not here.")]).await;
    assert_eq!(shop.get("/api/nowhere").await.body["message"], "Ni strani /api/nowhere");
    assert_eq!(shop.get("/api/brand/by-slug/nowhere").await.body["message"], "Tega ni.");
    assert_eq!(shop.get("/api/brand/by-slug/nowhere?languageId=1").await.body["message"], "Not here.");
    assert_eq!(shop.get("/api/nowhere?languageId=99").await.body["message"], "Ni strani /api/nowhere");
    let refused = shop.get("/api/product/web/countryWiseProductsPagination?take=0").await;
    assert_eq!(refused.body["errors"][0]["message"], "Od 1 do 60");
});

both!(names_built_from_data_are_translated_if_possible, test, {
    let shop = Shop::open(&test).await;
    let words = [
        ("fibre-cotton", "bombaž"),
        ("care-wash-40", "Perite pri 40 °C"),
        ("attribute-colour", "Barva"),
        ("badge-fire", "Vroče"),
        ("picture-front", "{ $name }, { $colour }, spredaj"),
    ];
    shop.set_messages(SL, "catalog", &words).await;
    let reply = shop.get("/api/product/web/by-slug/rebraste-hlacke").await;
    let data = reply.data();
    assert_eq!(
        (&data["composition"][0]["name"], &data["composition"][1]["name"]),
        (&json!("bombaž"), &json!("elastane"))
    );
    assert_eq!(data["care"][0]["name"], "Perite pri 40 °C");
    assert_eq!((&data["options"][0]["name"], &data["options"][1]["name"]), (&json!("Barva"), &json!("Size")));
    assert_eq!(data["badges"][0]["name"], "Vroče");
    assert_eq!(data["pictures"][0]["alt"], "Rebraste hlačke, rjasta, spredaj");
    let days = ["from", "to", "shipping"].map(|day| data["delivery"][day].as_str().unwrap().replace('\u{a0}', " "));
    assert_eq!(days, ["pet., 20. nov.", "sre., 25. nov.", "torek, 17. november"]);
});

both!(a_missing_field_is_named_where_a_message_names_it, test, {
    let shop = Shop::open(&test).await;
    let required = ("form-required", "Required\n    .email = Your e-mail, please");
    shop.set_messages(SL, "forms", &[required]).await;
    let reply = shop.call(SI, ("POST", "/api/auth/login"), None, Some(&json!({ "email": "", "password": "" }))).await;
    let messages = |field: &str| {
        let errors = reply.body["errors"].as_array().unwrap().iter();
        errors.filter(|error| error["field"] == field).map(|error| error["message"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        (messages("email"), messages("password")),
        (vec![json!("Your e-mail, please")], vec![json!("Required")])
    );
});

both!(the_own_country_comes_first_and_each_is_named_in_its_own_language, test, {
    let shop = Shop::open(&test).await;
    let names = async |path: &str| {
        let reply = shop.get(path).await;
        let countries = reply.data()["countries"].as_array().unwrap().clone();
        countries.iter().map(|country| country["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names("/api/navigation").await, ["Slovenia", "Croatia"]);
    shop.set_messages(SL, "countries", &[("country-si", "Slovenija"), ("country-hr", "Hrvaška")]).await;
    shop.set_messages(CROATIAN, "countries", &[("country-si", "Slovenija (hr)"), ("country-hr", "Hrvatska")]).await;
    assert_eq!(names("/api/navigation").await, ["Slovenija", "Hrvatska"]);
    assert_eq!(names("/api/navigation?languageId=1").await, ["Slovenija", "Hrvatska"]);
    assert_eq!(shop.get("/api/country/getAllActiveData").await.list("name"), ["Slovenia", "Croatia"]);
});

both!(areas_are_served_with_the_countrys_overrides, test, {
    let shop = Shop::open(&test).await;
    shop.set_messages(SL, "shop", &[("close", "Zapri")]).await;
    shop.set_messages(EN, "home", &[("hero", "Hero")]).await;
    let reply = shop.get("/api/translations?areas=shop,home").await;
    assert_eq!(reply.data()["areas"], json!({ "shop": "close = Zapri\n", "home": "" }));
    let english = shop.get("/api/translations?areas=home&languageId=1").await;
    assert_eq!(english.data()["areas"], json!({ "home": "hero = Hero\n" }));
    assert_ne!(english.data()["revision"], reply.data()["revision"]);
    assert_eq!(shop.get_in(HR, "/api/translations?areas=home").await.status, StatusCode::OK);
    for query in ["areas=nowhere", "areas=shop,nowhere", "", "areas="] {
        let refused = shop.get_in(SI, &format!("/api/translations?{query}")).await.refused();
        assert_eq!((refused.len(), refused[0].0.as_str()), (1, "areas"), "{query}");
    }
});
