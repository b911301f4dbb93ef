//! Rules for every call: error envelopes, ETags, the API description.

use std::{collections::BTreeSet, fs};

use axum::{
    body::Body,
    http::{Method, Request, StatusCode},
};
use serde_json::{Value, json};

use super::{
    accounts::register,
    content,
    shop::{HR, SI, Shop},
};
use crate::{
    api::{api, described},
    both,
};

const ALL: &str = "/api/product/web/countryWiseProductsPagination";

both!(an_error_has_an_envelope_with_code_and_request_id, test, {
    let shop = Shop::open(&test).await;
    let request = Request::get("/api/nowhere").header("x-request-id", "abc").body(Body::empty()).unwrap();
    let reply = shop.send(SI, request).await;
    assert_eq!(reply.status, StatusCode::NOT_FOUND);
    assert_eq!(reply.headers["cache-control"], "no-store");
    assert_eq!((&reply.body["isSuccess"], &reply.body["data"]), (&json!(false), &json!(null)));
    assert_eq!((&reply.body["code"], &reply.body["requestId"]), (&json!("error-page-not-found"), &json!("abc")));
    let request = Request::builder().method(Method::DELETE).uri(ALL).body(Body::empty()).unwrap();
    let reply = shop.send(SI, request).await;
    assert_eq!(
        (reply.status, &reply.body["code"]),
        (StatusCode::METHOD_NOT_ALLOWED, &json!("error-method-not-allowed"))
    );
    assert_eq!(reply.headers["allow"], "GET,HEAD");
});

both!(an_internal_error_does_not_reveal_its_cause, test, {
    let shop = Shop::open(&test).await;
    shop.change("DROP TABLE product_badge").await;
    let reply = shop.get(ALL).await;
    assert_eq!(reply.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(reply.body["code"], "error-internal");
    assert!(!reply.body.to_string().contains("product_badge"));
});

both!(a_client_with_the_current_response_gets_304, test, {
    let shop = Shop::open(&test).await;
    let first = shop.get(ALL).await;
    assert_eq!(first.headers["cache-control"], "public, max-age=0, must-revalidate");
    let tag = first.headers["etag"].clone();
    let ask = async |tenant, path: &str| {
        let request = Request::get(path).header("if-none-match", &tag).body(Body::empty()).unwrap();
        shop.send(tenant, request).await
    };
    let again = ask(SI, ALL).await;
    assert_eq!((again.status, &again.headers["etag"]), (StatusCode::NOT_MODIFIED, &tag));
    assert_eq!(ask(HR, ALL).await.status, StatusCode::OK);
    assert_eq!(ask(SI, &format!("{ALL}?page=2")).await.status, StatusCode::OK);
    shop.change("UPDATE product_text SET name = 'Nova' WHERE product_id = 1").await;
    assert_eq!(ask(SI, ALL).await.status, StatusCode::OK);
});

both!(the_description_contains_every_route_and_schema, test, {
    let shop = Shop::open(&test).await;
    content::write(&shop).await;
    let served = shop.get("/api/openapi.json").await;
    let description = api(&shop.app).description;
    assert_eq!(served.body, serde_json::to_value(&description).unwrap());
    let text = served.body.to_string();
    let named: BTreeSet<&str> =
        text.split("#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let schemas = served.body["components"]["schemas"].as_object().unwrap();
    for name in named {
        assert!(schemas.contains_key(name), "{name} is not described");
    }
    let mut names = BTreeSet::new();
    for (path, method, operation) in operations(&served.body) {
        assert!(names.insert(operation["operationId"].as_str().unwrap()), "{path}");
        let call = path.replace("{id}", "3").replace(['{', '}'], "");
        let reply = shop.send(SI, Request::builder().method(method).uri(call).body(Body::empty()).unwrap()).await;
        let is_routed = reply.status != StatusCode::NOT_FOUND || path.contains('{');
        assert!(is_routed && reply.status != StatusCode::METHOD_NOT_ALLOWED, "{path} is described but not routed");
        let parameters = operation["parameters"].as_array().unwrap();
        let is_common = |name| parameters.iter().any(|parameter| parameter["name"] == name);
        assert!(is_common("languageId") && is_common("countryId"), "{path}");
        assert!(operation["responses"]["default"].is_object(), "{path}");
    }
});

/// Every call of a description: path, method, operation.
fn operations(description: &Value) -> Vec<(&str, Method, &Value)> {
    let paths = description["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, item)| {
        let methods = [Method::GET, Method::POST, Method::PUT, Method::DELETE];
        methods.into_iter().filter_map(move |method| {
            let operation = item.get(method.as_str().to_lowercase())?;
            Some((path.as_str(), method, operation))
        })
    });
    all.collect()
}

#[test]
fn each_list_describes_its_own_page_size_and_a_search_no_default_order() {
    let description = serde_json::to_value(described().1).unwrap();
    let default = |path: &str, name: &str| {
        let parameters = description["paths"][path]["get"]["parameters"].as_array().unwrap();
        parameters.iter().find(|parameter| parameter["name"] == name).unwrap()["schema"]["default"].clone()
    };
    let posts = "/api/blog-post/web/findAllDataByPagination/v2";
    let wishlist = "/api/wishlist/findAllDataByPagination";
    for (path, take) in [(ALL, 12), ("/api/product/web/search", 12), (posts, 1), (wishlist, 20)] {
        assert_eq!((default(path, "page"), default(path, "take")), (json!(1), json!(take)), "{path}");
    }
    assert_eq!(default("/api/product/web/search", "orderBy"), Value::Null, "a search has an order of its own");
}

/// The description from which the web's types are generated.
const DESCRIPTION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/api/openapi.json");

#[test]
fn the_web_has_the_current_description() {
    let mut current = described().1.to_pretty_json().unwrap();
    current.push('\n');
    if std::env::var_os("WRITE_OPENAPI").is_some() {
        fs::write(DESCRIPTION, &current).unwrap();
    }
    let is_current = fs::read_to_string(DESCRIPTION).is_ok_and(|committed| committed == current);
    assert!(
        is_current,
        "web/src/api/openapi.json is not what the API is now: run `make types` and commit what it wrote"
    );
}

/// Unexpected values of parameters.
const NASTY: &[&str] = &[
    "",
    "%00",
    "a%00b",
    "%FF%FE",
    "%F0%9F%A7%A6",
    "-1",
    "0",
    "99999999999999999999",
    "9223372036854775807",
    "-9223372036854775808",
    "1e9",
    "NaN",
    "%27%20OR%201%3D1%20--",
    "%25",
    "..%2F..%2Fetc",
    "%2F%2F%2F",
    "%E2%80%AE",
    "a%0D%0Ab",
];

both!(no_input_causes_an_internal_error, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let description = api(&shop.app).description;
    let description = serde_json::to_value(&description).unwrap();
    // Three of them and a query fit into the longest allowed URL.
    let long = "%C5%BE".repeat(2000);
    for (path, method, operation) in operations(&description) {
        for value in NASTY.iter().copied().chain([long.as_str()]) {
            let named = fill(path, value);
            let parameters = operation["parameters"].as_array().unwrap();
            let queries = parameters.iter().filter(|parameter| parameter["in"] == "query");
            let all = queries.map(|parameter| format!("{}={value}", parameter["name"].as_str().unwrap()));
            for query in all.chain([String::new()]) {
                let call = format!("{named}?{query}");
                let reply = shop.call(SI, (method.as_str(), &call), Some(&ana.token), None).await;
                let is_ours = reply.status.is_server_error();
                assert!(!is_ours, "{method} {call}: {} {}", reply.status, reply.body);
            }
        }
    }
});

/// A path with this value for each of its parameters.
fn fill(path: &str, value: &str) -> String {
    let segments = path.split('/').map(|segment| if segment.starts_with('{') { value } else { segment });
    segments.collect::<Vec<_>>().join("/")
}
