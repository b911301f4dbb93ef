//! What operators and their monitors ask, and what nobody should get.

use reqwest::header::{HeaderMap, HeaderValue};
use vitrina_server::{both, db::Session};
use vitrina_tests::{TestShop, furnish};

both!(a_furnished_shop_is_healthy_ready_and_measured, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/healthz").await.status(), 200);
    assert_eq!(shop.get("si.localhost", "/readyz").await.text().await.unwrap(), "ready\n");
    let forwarded = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), HeaderValue::from_static("1.2.3.4"))]);
    assert_eq!(shop.ask("si.localhost", "/metrics", forwarded).await.status(), 404);
});

both!(a_shop_without_countries_is_alive_but_not_ready, test, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/healthz").await.status(), 200);
    assert_eq!(shop.get("si.localhost", "/readyz").await.status(), 503);
    assert_eq!(shop.get("si.localhost", "/").await.status(), 503);
});

both!(every_answer_is_hardened_and_names_its_request, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    for path in ["/", "/api/navigation", "/api/nothing", "/media/nothing", "/assets/nothing.js", "/healthz"] {
        let response = shop.get("si.localhost", path).await;
        let headers = response.headers();
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["x-request-id"].len(), 32, "{path}");
        assert!(headers.contains_key("content-security-policy"), "{path}");
    }
});

both!(hostile_requests_are_refused_and_the_shop_goes_on, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let long = format!("/{}", "a".repeat(20_000));
    let deep = "/a".repeat(2_000);
    let queries = format!("/category/majice?{}", "color=x&".repeat(2_000));
    for path in [
        &*long,
        &deep,
        &queries,
        "/api/category/by-path/..%2f..%2fetc",
        "/media/webp/w640/..%2f..%2fvitrina.db",
        "//evil.example",
    ] {
        let status = shop.get("si.localhost", path).await.status().as_u16();
        assert!((200..500).contains(&status), "{} answered {status}", &path[..path.len().min(60)]);
    }
    assert_eq!(shop.get("si.localhost", "/").await.status(), 200);
    let products: i64 = test.db.sql("SELECT COUNT(*) FROM product").scalar().await.unwrap();
    assert_eq!(products, 2);
});
