//! Documents: rendered on the server, in the country's language, with correct statuses and headers.

use std::{
    io::Read,
    time::{Duration, Instant},
};

use reqwest::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, COOKIE, ETAG, HeaderMap, HeaderValue,
    IF_NONE_MATCH, LOCATION, SET_COOKIE, VARY,
};
use vitrina_server::{
    both, catalog,
    changes::{self, Change, Topic},
    clock::Clock,
    db::Session as _,
    id::ProductId,
    mail,
    tenancy::{self, TenantId, files},
};
use vitrina_tests::{FURNISHED, HR, SI, TestShop, log::CapturedLog};

use crate::operations::counter;

both!(a_home_page_is_rendered_in_the_countrys_language, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for (host, language) in
        [("si.localhost", "sl-SI"), ("hr.localhost", "hr-HR"), ("vitrina.com", "en-GB"), ("bd.localhost", "en-GB")]
    {
        let response = shop.get(host, "/").await;
        assert_eq!(response.status(), 200, "{host}");
        let html = response.text().await.unwrap();
        assert!(html.contains(&format!("<html lang=\"{language}\"")), "{host}: {}", &html[..200]);
        assert!(html.contains("<h1") && html.contains("id=\"main\""), "{host} is not rendered");
    }
});

both!(a_country_shows_its_own_colours, test in FURNISHED, {
    let mut sources = files::built_in();
    let file = sources.files.iter_mut().find(|source| source.name == "tenants/hr.toml").unwrap();
    file.text.push_str("\n[look]\naccent = \"#8a1c4a\"\naccent_dark = \"#ffb3d1\"\n");
    let countries = files::read(&sources, &tenancy::stored(&test.db).await.unwrap()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let shop = TestShop::serve(&test).await;
    let tag = async |host| {
        let html = shop.get(host, "/").await.text().await.unwrap();
        html.split_once("<html").unwrap().1.split_once('>').unwrap().0.to_owned()
    };
    assert!(tag("hr.localhost").await.contains("--color-blue:light-dark(#8a1c4a,#ffb3d1);"));
    assert!(!tag("si.localhost").await.contains("style"));
});

both!(a_country_has_its_own_amount_format, test in FURNISHED, {
    let mut sources = files::built_in();
    let file = sources.files.iter_mut().find(|source| source.name == "tenants/hr.toml").unwrap();
    file.text.push_str("\n[money]\npattern = \"{1.234,50} €\"\n");
    let countries = files::read(&sources, &tenancy::stored(&test.db).await.unwrap()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let shop = TestShop::serve(&test).await;
    let directory = shop.app.directory();
    let formats = [("hr.localhost", HR, "29,90 €", "29.90 €"), ("si.localhost", SI, "29.90 €", "29,90 €")];
    for (host, country, own, other) in formats {
        let html = shop.get(host, "/en/product/linen-tee").await.text().await.unwrap();
        assert!(html.contains(own) && !html.contains(other), "{host}: {html}");
        assert!(html.contains("\"price\":\"29.90\""), "{host}: structured data has one format everywhere");
        let tenant = directory.tenant(country).unwrap();
        let email = mail::preview(&shop.app, tenant, &tenant.default_language, "order-confirmation").unwrap();
        for text in [email.text, email.html.replace("<bdi>", "").replace("</bdi>", "")] {
            let (comma, dot) = (text.contains("5,98 €"), text.contains("5.98 €"));
            assert_eq!((comma, dot), (country == HR, country == SI), "{host}: {text}");
        }
    }
});

both!(a_product_page_shows_its_price_and_its_structured_data, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let html = shop.get("si.localhost", "/product/lanena-majica").await.text().await.unwrap();
    assert!(html.contains("29.90 €") && html.contains("\"price\":\"29.90\""));
    let moved = shop.get("si.localhost", "/PRODUCT/linen-tee").await;
    assert_eq!(moved.status(), 308);
    assert_eq!(moved.headers()[LOCATION], "/product/lanena-majica");
});

both!(a_document_is_the_same_for_everybody_and_cacheable_by_a_cdn, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut tags = Vec::new();
    for cookie in ["a=b", "theme=dark; signed_in=1", "theme=\"><b>", "known_device=abc; locale_lang=en"] {
        for coding in ["identity", "gzip", "gzip, br"] {
            let mut headers = HeaderMap::from_iter([(COOKIE, HeaderValue::from_static(cookie))]);
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(coding));
            let response = shop.ask("si.localhost", "/", headers).await;
            let headers = response.headers().clone();
            let kept = headers[CACHE_CONTROL].to_str().unwrap();
            assert!(
                kept.starts_with("public, max-age=0, s-maxage=") && kept.contains("stale-while-revalidate"),
                "{kept}"
            );
            assert_eq!(headers[VARY], "accept-encoding");
            assert!(!headers.contains_key(SET_COOKIE));
            let policy = headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
            assert!(policy.contains("script-src 'self' 'sha256-") && !policy.contains("nonce"), "{policy}");
            let html = decoded(headers.get(CONTENT_ENCODING), &response.bytes().await.unwrap());
            assert!(html.contains("<html lang=\"sl-SI\">") && !html.contains("nonce="), "{cookie}");
            tags.push((headers[ETAG].clone(), html));
        }
    }
    tags.dedup();
    assert_eq!(tags.len(), 1, "one document for all visitors and encodings");
    let headers = HeaderMap::from_iter([(IF_NONE_MATCH, tags[0].0.clone())]);
    let again = shop.ask("si.localhost", "/", headers).await;
    assert_eq!((again.status().as_u16(), again.bytes().await.unwrap().len()), (304, 0));
});

both!(a_cached_page_is_served_until_something_changes, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let ask = async |host: &str, path: &str, cookie: &'static str| {
        let mut headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static("br"))]);
        headers.insert(COOKIE, HeaderValue::from_static(cookie));
        let response = shop.ask(host, path, headers).await;
        let (status, mut headers) = (response.status().as_u16(), response.headers().clone());
        headers.remove("date");
        let id = headers.remove("x-request-id").unwrap();
        (status, headers.clone(), id, decoded(headers.get(CONTENT_ENCODING), &response.bytes().await.unwrap()))
    };
    let ready = async |route: &str| {
        let metrics = shop.get("127.0.0.1", "/metrics").await.text().await.unwrap();
        counter(&metrics, "vitrina_ready_responses_total", &[&format!("route=\"{route}\"")])
    };
    let (page_route, call_route) = ("/product/:slug", "/api/product/web/by-slug/{slug}");
    let ready_before = [ready(page_route).await, ready(call_route).await];
    let path = "/product/lanena-majica";
    let (first, second, third) = (
        ask("si.localhost", path, "a=b").await,
        ask("si.localhost", path, "a=b").await,
        ask("si.localhost", path, "a=b").await,
    );
    assert_eq!((third.0, &third.1, &third.3), (200, &first.1, &first.3), "status, headers and page");
    assert!(first.1.len() > 10 && first.2 != second.2 && second.2 != third.2, "each request has an id of its own");
    if shop.servers().len() == 1 {
        // The metrics are those of all tests in this process, but no test counts here when there are no ready responses. The first
        // pages may not be kept, as long as the server still reads changes of before its start.
        let becomes_ready = async || ask("si.localhost", path, "a=b").await.0 == 200 && ready(page_route).await > ready_before[0];
        eventually(becomes_ready).await;
        assert_eq!(ask("si.localhost", path, "a=b").await.3, first.3, "the ready response is the same");
    }
    let other = ask("hr.localhost", path, "a=b").await;
    assert!(other.0 != 200 || other.3 != first.3, "another country has another page");
    let campaign = ask("si.localhost", "/product/lanena-majica?utm_source=mail&gclid=Cj0K", "a=b").await;
    assert_eq!((campaign.0, &campaign.1, &campaign.3), (200, &first.1, &first.3));
    let chosen = ask("si.localhost", "/product/lanena-majica?size=S", "a=b").await;
    assert_ne!(chosen.3, first.3, "what a page reads is part of its address");
    let noticed = ask("si.localhost", path, "notice=Zbogom").await;
    assert!(noticed.1[CACHE_CONTROL].to_str().unwrap().contains("no-store"), "{:?}", noticed.1);

    let call = "/api/product/web/by-slug/lanena-majica";
    let answers = [ask("si.localhost", call, "a=b").await, ask("si.localhost", call, "a=b").await];
    let again = ask("si.localhost", "/api/product/web/by-slug/lanena-majica?fbclid=1", "signed_in=1").await;
    assert!(answers.iter().all(|answer| (answer.0, &answer.1, &answer.3) == (200, &again.1, &again.3)));
    assert!(again.2 != answers[1].2 && again.1.contains_key("etag") && !again.3.contains("\"priceMinor\":1234"));
    let other = ask("hr.localhost", call, "a=b").await;
    assert!(other.0 != 200 || other.3 != again.3, "another country has another answer");
    if shop.servers().len() == 1 {
        let becomes_ready = async || ask("si.localhost", call, "a=b").await.0 == 200 && ready(call_route).await > ready_before[1];
        eventually(becomes_ready).await;
        assert_eq!(ask("si.localhost", call, "a=b").await.3, again.3, "the ready response is the same");
    }

    let places = "SELECT tenant_id, product_id FROM offer WHERE product_id IN (SELECT product_id FROM product_text WHERE slug = 'lanena-majica')";
    let places: Vec<(TenantId, ProductId)> = test.db.sql(places).all().await.unwrap();
    test.db.sql("UPDATE variant_price SET price_minor = 1234").execute().await.unwrap();
    let mut tx = test.db.begin().await.unwrap();
    catalog::refresh_offers(&mut tx, &places).await.unwrap();
    tx.commit().await.unwrap();
    eventually(async || ask("si.localhost", path, "a=b").await.3.contains("12.34 €")).await;
    assert!(ask("si.localhost", call, "a=b").await.3.contains("\"priceMinor\":1234"), "calls tell it as soon as pages");

    let mut tx = test.db.begin().await.unwrap();
    tx.sql("UPDATE tenant SET is_active = FALSE WHERE code = 'SI'").execute().await.unwrap();
    changes::record(&mut tx, &[Change::all(Topic::Tenancy)]).await.unwrap();
    tx.commit().await.unwrap();
    eventually(async || ask("si.localhost", path, "a=b").await.0 == 404).await;
    assert_eq!(ask("si.localhost", call, "a=b").await.0, 404);
});

/// Waits until something holds, ten seconds at most.
async fn eventually(holds: impl AsyncFn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(10);
    while !holds().await {
        assert!(Instant::now() < deadline, "it never came to hold");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

both!(campaign_parameters_share_a_cached_page_and_survive_redirects, test in FURNISHED, {
    let shop = TestShop::serve_alone(&test).await;
    let path = "/product/lanena-majica";
    let html = async |query: &str| shop.get("si.localhost", &format!("{path}{query}")).await.text().await.unwrap();
    let plain = html("").await;
    // Unrecorded changes do not appear on pages that were rendered before.
    test.db.sql("UPDATE variant_price SET price_minor = 1234").execute().await.unwrap();
    for query in ["?utm_source=mail&utm_campaign=1", "?gclid=Cj0K", "?fbclid=x&x=1", "?%22%3E=1", "?"] {
        assert_eq!(html(query).await, plain, "{query}");
    }
    assert_ne!(html("?size=S").await, plain, "what a page reads is part of its address");
    let moved = shop.get("si.localhost", "/product/linen-tee?gclid=a%20b&size=S&utm_source=mail").await;
    assert_eq!(moved.status(), 308);
    assert_eq!(moved.headers()[LOCATION], "/product/lanena-majica?size=S&gclid=a+b&utm_source=mail");
});

both!(an_unknown_hosts_page_never_replaces_the_real_hosts, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let html = async |host: &str| shop.get(host, "/").await.text().await.unwrap();
    for host in ["evil.example", "vitrina.si", "other.example", "vitrina.si"] {
        let (page, is_unknown) = (html(host).await, host.ends_with(".example"));
        assert_eq!(page.contains("\"phoneCode\":\"+88\""), is_unknown, "{host}");
    }
});

both!(a_page_with_a_secret_in_its_url_is_not_cached, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for path in ["/auth/Reset-Password", "/auth/Verify-Email", "/newsletter/confirm", "/unsubscribe"] {
        let response = shop.get("si.localhost", &format!("{path}?token=abc")).await;
        assert_eq!(
            (response.status().as_u16(), &response.headers()[CACHE_CONTROL]),
            (200, &"no-store".parse().unwrap())
        );
    }
    // Pages of invalid links are not cached either.
    let unknown = shop.get("si.localhost", "/refund/account?token=abc").await;
    assert_eq!(
        (unknown.status().as_u16(), &unknown.headers()[CACHE_CONTROL]),
        (404, &"private, no-store".parse().unwrap())
    );
    for path in ["/Wishlists", "/auth/Login"] {
        assert_eq!(shop.get("si.localhost", path).await.headers()[CACHE_CONTROL], "private, no-cache", "{path}");
    }
});

both!(a_page_that_cannot_be_rendered_is_never_answered_with_200, test in FURNISHED, {
    let shop = TestShop::serve_alone(&test).await;
    let path = "/product/lanena-majica";
    assert_eq!(shop.get("si.localhost", path).await.status(), 200);
    // Every call that reads products fails from now on, and cached pages are stale.
    test.db.sql("DELETE FROM translation").execute().await.unwrap();
    test.db.sql("ALTER TABLE product_badge RENAME TO product_badge_away").execute().await.unwrap();
    shop.app.feed.publish_all();
    // After so many changes the feed no longer knows when the pages became stale, so the grace time no longer applies.
    for product in 0..300 {
        shop.app.feed.publish(&[Change::one(Topic::Product, HR, product)]);
    }
    let kept = shop.get("si.localhost", path).await;
    assert_eq!(kept.status(), 200, "the last good page");
    assert!(kept.text().await.unwrap().contains("Lanena majica"));
    let failed = shop.get("si.localhost", "/product/volnena-majica").await;
    assert_eq!(failed.status(), 503);
    let headers = failed.headers().clone();
    let header = |name: &str| headers[name].to_str().unwrap();
    let about = [header("cache-control"), header("x-robots-tag"), header("retry-after")];
    assert_eq!(about, ["no-store", "noindex", "5"]);
    let html = failed.text().await.unwrap();
    assert!(html.contains("noindex") && html.contains(header("x-request-id")), "{html}");
});

both!(a_page_that_fails_shows_the_request_id_that_its_log_lines_have, test in FURNISHED, {
    let captured = CapturedLog::start();
    let shop = TestShop::serve(&test).await;
    test.db.sql("ALTER TABLE product_badge RENAME TO product_badge_away").execute().await.unwrap();
    let failed = shop.get("si.localhost", "/product/volnena-majica").await;
    assert_eq!(failed.status(), 503);
    let id = failed.headers()["x-request-id"].to_str().unwrap().to_owned();
    let html = failed.text().await.unwrap();
    assert!(html.contains(&format!("Številka napake: {id}<")), "{html}");
    let log = captured.text();
    let line = log.lines().find(|line| line.contains("a request failed")).unwrap_or_default();
    assert!(line.contains(&id), "{log}");
});

both!(a_failure_is_logged_with_its_route_and_without_the_secret_of_its_link, test in FURNISHED, {
    let captured = CapturedLog::start();
    let shop = TestShop::serve(&test).await;
    test.db.sql("ALTER TABLE refund_link RENAME TO refund_link_away").execute().await.unwrap();
    let failed = shop.get("si.localhost", "/api/payments/refund-account/Token0fALink").await;
    assert_eq!(failed.status(), 500);
    // The page makes the same call, within its own request.
    shop.get("si.localhost", "/refund/account?token=Token0fALink").await;
    let log = captured.text();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("a request failed")).collect();
    for route in ["/api/payments/refund-account/{token}", "/refund/account"] {
        let request = format!("method=GET route=\"{route}\"}}");
        let line = lines.iter().find(|line| line.contains(&request)).unwrap_or_else(|| panic!("{request}: {log}"));
        assert!(line.contains(" route=\"/api/payments/refund-account/{token}\" cause="), "{line}");
    }
    assert!(!log.contains("Token0fALink"), "{log}");
});

both!(an_unknown_page_is_a_404_with_a_message, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for path in [
        "/en/nothing/here",
        "/en/product/nothing",
        "/en/category/nothing",
        "/en/brands/nothing",
        "/en/%00",
        "/en/%ff%fe",
    ] {
        let response = shop.get("si.localhost", path).await;
        assert_eq!(response.status(), 404, "{path}");
        assert!(response.text().await.unwrap().contains("Opps!!!"), "{path}");
    }
});

both!(the_default_languages_prefix_redirects_to_the_plain_url, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let response = shop.get("si.localhost", "/sl/brands?page=2").await;
    assert_eq!((response.status().as_u16(), response.headers()[LOCATION].to_str().unwrap()), (308, "/brands?page=2"));
    assert_eq!(shop.get("si.localhost", "/en/brands").await.status(), 200);
});

both!(an_unknown_host_gets_the_defaults_and_its_name_is_never_echoed, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let html = shop.get("evil.example", "/").await.text().await.unwrap();
    assert!(!html.contains("evil.example"));
    assert!(html.contains("\"countryId\":3") && html.contains("\"phoneCode\":\"+88\""));
    assert_eq!(shop.get("vitrina.ie", "/").await.status(), 404);
});

fn decoded(coding: Option<&HeaderValue>, bytes: &[u8]) -> String {
    let mut text = String::new();
    match coding.map(|coding| coding.to_str().unwrap()) {
        Some("gzip") => flate2::read::GzDecoder::new(bytes).read_to_string(&mut text).map(drop),
        Some("br") => brotli::Decompressor::new(bytes, 4096).read_to_string(&mut text).map(drop),
        _ => {
            text.push_str(std::str::from_utf8(bytes).unwrap());
            Ok(())
        }
    }
    .unwrap();
    text
}

both!(account_pages_redirect_guests_to_the_sign_in, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    // The cookie for scripts gives no access, and is deleted for clients without a session.
    let claims =
        || HeaderMap::from_iter([(COOKIE, HeaderValue::from_static("theme=dark; signed_in=1.2.32472144000.a"))]);
    let login = "/auth/Login?next=%2Fuser%2Forders%3Fpage%3D2";
    for _ in 0..2 {
        for (path, headers, elsewhere) in [
            ("/user/orders?page=2", HeaderMap::new(), login.to_owned()),
            ("/en/user/orders?page=2", HeaderMap::new(), format!("/en{login}")),
            ("/en/user/orders?page=2&utm_source=mail", claims(), format!("/en{login}&utm_source=mail")),
        ] {
            let claimed = headers.contains_key(COOKIE);
            let response = shop.ask("si.localhost", path, headers).await;
            assert_eq!((path, response.status().as_u16()), (path, 303));
            assert_eq!(response.headers()[LOCATION], elsewhere.as_str());
            assert_eq!(response.headers()["cache-control"], "private, no-store");
            assert_eq!(response.headers().contains_key(SET_COOKIE), claimed);
        }
        for path in ["/auth/Login", "/auth/Register", "/Wishlists"] {
            let response = shop.ask("si.localhost", path, claims()).await;
            assert_eq!((path, response.status().as_u16()), (path, 200));
            assert!(response.text().await.unwrap().contains("<meta name=\"robots\" content=\"noindex\">"), "{path}");
        }
    }
});
