//! Redirects set by operators, as seen by browsers and crawlers.

use reqwest::header::LOCATION;
use vitrina_server::{both, redirects};
use vitrina_tests::{FURNISHED, TestShop, open};

both!(a_document_follows_an_operators_redirect_with_its_campaign, test in FURNISHED, {
    let app = open(&test).await;
    let shop = TestShop::serve(&test).await;
    let location = async |host: &str, path: &str| {
        let response = shop.get(host, path).await;
        let to = response.headers().get(LOCATION).map(|to| to.to_str().unwrap().to_owned());
        (response.status().as_u16(), to.unwrap_or_default())
    };
    // The page is cached before its path is redirected.
    assert_eq!(location("si.localhost", "/product/lanena-majica").await.0, 200);
    assert_eq!(location("si.localhost", "/old-sale").await.0, 404);
    let directory = app.directory();
    let si = directory.tenant_by_code("SI").unwrap();
    let sale = redirects::add(&app, si, "/old-sale", "/category/majice?sort=price", true, false).await.unwrap();
    assert_eq!(sale.replaced, None);
    for (from, to, is_permanent) in [
        ("/product/lanena-majica", "/product/volnena-majica", false),
        ("/partner", "https://partner.example/shop?x=1", true),
        ("/find", "/Search?q=rib", true),
        ("/start", "/", true),
    ] {
        redirects::add(&app, si, from, to, is_permanent, false).await.unwrap();
    }
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(10);
    while location("si.localhost", "/start").await.0 != 308
        || location("si.localhost", "/product/lanena-majica").await.0 == 200
    {
        assert!(std::time::Instant::now() < deadline, "the redirects never came");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let redirect = |status: u16, to: &str| (status, to.to_owned());
    assert_eq!(
        location("si.localhost", "/OLD-sale/?utm_source=mail").await,
        redirect(308, "/category/majice?sort=price&utm_source=mail")
    );
    assert_eq!(location("si.localhost", "/en/old-sale").await, redirect(308, "/en/category/majice?sort=price"));
    assert_eq!(location("si.localhost", "/product/lanena-majica").await, redirect(307, "/product/volnena-majica"));
    assert_eq!(
        location("si.localhost", "/partner?gclid=7").await,
        redirect(308, "https://partner.example/shop?x=1&gclid=7")
    );
    assert_eq!(
        location("si.localhost", "/partner?gclid=7&email=ana%40example.com&token=secret&color=rust").await,
        redirect(308, "https://partner.example/shop?x=1&gclid=7"),
        "neither secrets nor what pages read leave the shop"
    );
    assert_eq!(location("si.localhost", "/find?utm_source=mail").await, redirect(308, "/Search?q=rib"), "search is exempt");
    assert_eq!(location("si.localhost", "/en/start").await, redirect(308, "/en"));
    assert_eq!(location("hr.localhost", "/old-sale").await.0, 404, "another country has redirects of its own");
    let answer: serde_json::Value =
        shop.get("si.localhost", "/api/redirect/by-path?path=/Partner").await.json().await.unwrap();
    assert_eq!(answer["data"], serde_json::json!({ "to": "https://partner.example/shop?x=1", "isExternal": true }));
    let none: serde_json::Value =
        shop.get("hr.localhost", "/api/redirect/by-path?path=/partner").await.json().await.unwrap();
    assert_eq!(none["data"], serde_json::Value::Null);
});
