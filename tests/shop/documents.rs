//! Documents: rendered on the server, in the country's words, with honest statuses and headers.

use std::io::Read;

use reqwest::header::{ACCEPT_ENCODING, CONTENT_SECURITY_POLICY, COOKIE, HeaderMap, HeaderValue, LOCATION};
use vitrina_server::{
    both,
    clock::Clock,
    tenancy::{self, files},
};
use vitrina_tests::{TestShop, furnish};

both!(a_home_page_is_rendered_in_the_countrys_language, test, {
    furnish(&test).await;
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

both!(a_country_shows_its_own_colours, test, {
    furnish(&test).await;
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

both!(a_product_page_shows_its_price_and_its_structured_data, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let html = shop.get("si.localhost", "/product/lanena-majica").await.text().await.unwrap();
    assert!(html.contains("29.90 €") && html.contains("\"price\":\"29.90\""));
    let moved = shop.get("si.localhost", "/PRODUCT/linen-tee").await;
    assert_eq!(moved.status(), 308);
    assert_eq!(moved.headers()[LOCATION], "/product/lanena-majica");
});

both!(every_response_has_a_nonce_of_its_own_also_when_cached_and_gzipped, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let mut nonces = Vec::new();
    for coding in ["identity", "gzip", "gzip"] {
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(coding))]);
        let response = shop.ask("si.localhost", "/", headers).await;
        let policy = response.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
        let nonce = policy.split("'nonce-").nth(1).unwrap().split('\'').next().unwrap().to_owned();
        let body = response.bytes().await.unwrap();
        let html = if coding == "gzip" { unzipped(&body) } else { String::from_utf8(body.to_vec()).unwrap() };
        assert!(html.contains(&format!("nonce=\"{nonce}\"")) && html.ends_with("</html>"));
        nonces.push(nonce);
    }
    nonces.dedup();
    assert_eq!(nonces.len(), 3);
});

both!(an_unknown_page_is_not_found_and_says_so, test, {
    furnish(&test).await;
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

both!(the_default_languages_prefix_leads_to_the_plain_address, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let response = shop.get("si.localhost", "/sl/brands?page=2").await;
    assert_eq!((response.status().as_u16(), response.headers()[LOCATION].to_str().unwrap()), (308, "/brands?page=2"));
    assert_eq!(shop.get("si.localhost", "/en/brands").await.status(), 200);
});

both!(an_unknown_host_gets_the_specified_defaults_and_never_its_own_name, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let html = shop.get("evil.example", "/").await.text().await.unwrap();
    assert!(!html.contains("evil.example"));
    assert!(html.contains("\"countryId\":3") && html.contains("\"phoneCode\":\"+88\""));
    assert_eq!(shop.get("vitrina.ie", "/").await.status(), 404);
});

both!(a_chosen_colour_scheme_is_in_the_document_and_nonsense_is_not, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    for (cookie, expected) in [("theme=dark", " data-theme=\"dark\""), ("theme=\"><b>", "")] {
        let headers = HeaderMap::from_iter([(COOKIE, HeaderValue::from_static(cookie))]);
        let html = shop.ask("si.localhost", "/", headers).await.text().await.unwrap();
        assert!(html.contains(&format!("<html lang=\"sl-SI\"{expected}>")), "{cookie}");
    }
});

fn unzipped(bytes: &[u8]) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(bytes).read_to_string(&mut text).unwrap();
    text
}

both!(a_document_is_kept_to_its_audience_and_leads_the_others_elsewhere, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let signed_in = || HeaderMap::from_iter([(COOKIE, HeaderValue::from_static("theme=dark; signed_in=1"))]);
    let login = "/auth/Login?next=%2Fuser%2Forders%3Fpage%3D2";
    // Twice each: the second answer is the kept page's.
    for _ in 0..2 {
        for (path, headers, elsewhere) in [
            ("/user/orders?page=2", HeaderMap::new(), login.to_owned()),
            ("/en/user/orders?page=2", HeaderMap::new(), format!("/en{login}")),
            ("/auth/Login", signed_in(), "/user".to_owned()),
            ("/en/AUTH/register?next=%2FWishlists", signed_in(), "/en/Wishlists".to_owned()),
            ("/en/auth/Login?next=%2F%2Fevil.example", signed_in(), "/en/user".to_owned()),
        ] {
            let response = shop.ask("si.localhost", path, headers).await;
            assert_eq!((path, response.status().as_u16()), (path, 302));
            assert_eq!(response.headers()[LOCATION], elsewhere.as_str());
            assert_eq!(response.headers()["cache-control"], "private, no-store");
        }
        for (path, headers) in [("/user", signed_in()), ("/auth/Login", HeaderMap::new()), ("/Wishlists", signed_in())]
        {
            let response = shop.ask("si.localhost", path, headers).await;
            assert_eq!((path, response.status().as_u16()), (path, 200));
            assert!(response.text().await.unwrap().contains("<meta name=\"robots\" content=\"noindex\">"), "{path}");
        }
        assert_eq!(shop.ask("si.localhost", "/user/orders/SI-1", signed_in()).await.status(), 404);
    }
});
