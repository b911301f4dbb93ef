//! Endpoints for operators and monitoring, and access that must be refused.

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::json;
use vitrina_server::{both, config::Settings, db::Session};
use vitrina_tests::{FURNISHED, TestShop, open, serve, settings};

fn header(name: &'static str, value: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(HeaderName::from_static(name), HeaderValue::from_static(value))])
}

both!(a_furnished_shop_is_healthy_and_ready, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/healthz").await.status(), 200);
    assert_eq!(shop.get("si.localhost", "/readyz").await.text().await.unwrap(), "ready\n");
});

/// The value of a counter with these labels, whatever their order.
pub fn counter(metrics: &str, name: &str, labels: &[&str]) -> u64 {
    let is_it = |line: &&str| line.starts_with(name) && labels.iter().all(|label| line.contains(label));
    metrics.lines().filter(is_it).filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
}

both!(requests_are_counted_by_route_pattern, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let scrape = async || {
        let answer = shop.get("127.0.0.1", "/metrics").await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "text/plain; version=0.0.4");
        answer.text().await.unwrap()
    };
    let asked = [
        ("/api/country/3", "route=\"/api/country/{id}\"", "status=\"200\""),
        ("/api/no/such/call", "route=\"/api\"", "status=\"404\""),
        ("/media/w320/none-12345678.jpg", "route=\"/media/{*rest}\"", "status=\"404\""),
        ("/healthz", "route=\"/healthz\"", "status=\"200\""),
        ("/brands", "route=\"/brands\"", "status=\"200\""),
        ("/en/product/linen-tee", "route=\"/product/:slug\"", "status=\"200\""),
        ("/no/such/page", "route=\"not-found\"", "status=\"404\""),
        ("/robots.txt", "route=\"document\"", "status=\"200\""),
    ];
    let before = scrape().await;
    for (path, _, _) in asked {
        shop.get("si.localhost", path).await;
    }
    let after = scrape().await;
    for (path, route, status) in asked {
        let count = |metrics| counter(metrics, "vitrina_requests_total", &[route, status, "method=\"GET\""]);
        assert!(count(&after) > count(&before), "{path} is not counted as {route}:\n{after}");
        assert!(after.contains(&format!("vitrina_request_seconds_bucket{{{route}")), "{path} has no duration");
    }
    assert!(after.contains("vitrina_connections "), "open connections are measured");
    // Rendered, from the cache, and then ready responses: so many that the other database's test in this process, which may run
    // now, cannot make up for uncounted ones.
    for _ in 0..30 {
        shop.ask("si.localhost", "/categories", header("accept-encoding", "br")).await;
    }
    let last = scrape().await;
    let added = |name| {
        let count = |metrics| counter(metrics, name, &["route=\"/categories\""]);
        count(&last) - count(&after)
    };
    assert!(added("vitrina_requests_total") >= 30, "cached pages are counted under their pattern, too");
    assert!(added("vitrina_ready_responses_total") >= 20, "ready responses are counted as such: {last}");
});

both!(what_browsers_report_is_measured_by_page_and_a_flood_is_refused, test in FURNISHED, {
    let shop = TestShop::serve_alone(&test).await;
    let vital = |name: &str, value: f64| json!({ "name": name, "value": value });
    let report = json!({
        "page": "/product/:slug",
        "vitals": [vital("LCP", 812.5), vital("CLS", 0.02), vital("INP", -1.0)],
        "errors": [{ "message": "x is undefined", "source": "/assets/a.js:1:2" }],
    });
    let scrape = async || shop.get("127.0.0.1", "/metrics").await.text().await.unwrap();
    let before = scrape().await;
    assert_eq!(shop.post("si.localhost", "/api/client-events", &report).await.status(), 200);
    let after = scrape().await;
    let counts = [
        ("vitrina_web_vital_seconds_count", &["name=\"LCP\"", "page=\"product\""][..], 1),
        ("vitrina_web_vital_seconds_count", &["name=\"INP\"", "page=\"product\""], 0),
        ("vitrina_layout_shift_score_count", &["page=\"product\""], 1),
        ("vitrina_client_errors_total", &["page=\"product\""], 1),
    ];
    for (name, labels, expected) in counts {
        let added = counter(&after, name, labels) - counter(&before, name, labels);
        // Both databases' tests may run at once, in one process.
        assert!((expected..=expected * 2).contains(&added), "{name} {labels:?}: {added}");
    }
    let error = json!({ "message": "x is undefined", "source": "" });
    for (vitals, errors, status) in [(5, 5, 200), (6, 0, 422), (0, 6, 422)] {
        let many =
            json!({ "page": "/", "vitals": vec![vital("LCP", 1.0); vitals], "errors": vec![error.clone(); errors] });
        assert_eq!(shop.post("si.localhost", "/api/client-events", &many).await.status(), status);
    }
    // For another page than the one counted above: the other database's test may be between its two scrapes.
    let flood = json!({ "page": "/", "vitals": [vital("LCP", 1.0)], "errors": [] });
    let mut last = 200;
    for _ in 0..130 {
        last = shop.post("si.localhost", "/api/client-events", &flood).await.status().as_u16();
    }
    assert_eq!(last, 429);
});

both!(metrics_are_refused_through_a_proxy, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/metrics").await.status(), 200);
    assert_eq!(shop.get("vitrina.si", "/metrics").await.status(), 404, "that is the shop's public name");
    for name in ["x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via"] {
        let answer = shop.ask("127.0.0.1", "/metrics", header(name, "192.0.2.1")).await;
        assert_eq!(answer.status(), 404, "{name}");
    }
});

both!(a_shop_without_countries_is_alive_but_not_ready, test, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/healthz").await.status(), 200);
    assert_eq!(shop.get("si.localhost", "/readyz").await.status(), 503);
    assert_eq!(shop.get("si.localhost", "/").await.status(), 503);
});

both!(every_response_has_security_headers_and_a_request_id, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for path in ["/", "/api/navigation", "/api/nothing", "/media/nothing", "/assets/nothing.js", "/healthz"] {
        let response = shop.get("si.localhost", path).await;
        let headers = response.headers();
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["x-request-id"].len(), 32, "{path}");
        assert!(headers.contains_key("content-security-policy"), "{path}");
    }
});

both!(documents_may_send_forms_to_the_payment_page_of_their_own_country_only, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let pages =
        [("si.localhost", "'self' https://checkout.stripe.com;"), ("bd.localhost", "'self' https://*.sslcommerz.com;")];
    for (host, sources) in pages {
        let answer = shop.get(host, "/").await;
        let policy = answer.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.contains(&format!("form-action {sources}")), "{host}: {policy}");
        assert!(!policy.contains("google"), "{host}: {policy}");
    }
});

both!(a_request_id_is_accepted_from_trusted_proxies_only_and_shown_in_errors, test in FURNISHED, {
    let stranger = TestShop::serve(&test).await;
    let proxied = Settings { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..settings(&test) };
    let proxied = serve(vitrina_tests::open_with(&test, proxied).await).await;
    let ask = async |shop: &TestShop, id| {
        let answer = shop.ask("si.localhost", "/api/no/such/call", header("x-request-id", id)).await;
        let id = answer.headers()["x-request-id"].to_str().unwrap().to_owned();
        let body: serde_json::Value = answer.json().await.unwrap();
        assert_eq!(body["requestId"], id.as_str());
        id
    };
    assert_eq!(ask(&proxied, "edge-4f3c.7").await, "edge-4f3c.7");
    assert_eq!(ask(&proxied, "<script>").await.len(), 32);
    assert_eq!(ask(&stranger, "edge-4f3c.7").await.len(), 32);
    let plain = proxied.ask("si.localhost", "/assets/nothing.js", header("x-request-id", "edge-9")).await;
    assert_eq!(plain.status(), 404);
    assert!(plain.text().await.unwrap().contains("edge-9"), "responses without an envelope contain the id, too");
});

both!(a_path_with_repeated_slashes_redirects_to_one, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for (path, to) in [
        ("//evil.example", "/evil.example"),
        ("/en//evil.example/?a=//b", "/en/evil.example/?a=//b"),
        ("///", "/"),
        ("//api/country/3", "/api/country/3"),
    ] {
        let answer = shop.get("si.localhost", path).await;
        assert_eq!((answer.status().as_u16(), answer.headers()["location"].to_str().unwrap()), (308, to), "{path}");
    }
});

both!(hostile_requests_are_refused_and_do_no_harm, test in FURNISHED, {
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
    let products: i64 = open(&test).await.db.sql("SELECT COUNT(*) FROM product").scalar().await.unwrap();
    assert_eq!(products, 2);
});
