//! Pages of sellers and events without scripts, events at the exact second despite caches, and the message of missing pages.

use chrono::{DateTime, TimeDelta, Utc};
use reqwest::header::{HeaderMap, HeaderValue, LOCATION, ORIGIN};
use serde_json::Value;
use vitrina_server::{
    app::App,
    both,
    catalog::{self, CollectionDraft, TaxonomyDraft, TaxonomyText},
    clock::Clock,
    content::editorial::{self, Pictures, RawFile, RawFiles},
    db::Db,
    id::SellerApplicationId,
    sellers::{self, Decision, Query, Status},
    testing::TestDb,
};
use vitrina_tests::{FURNISHED, SLOVENIAN, TestShop, open, serve, settings};

const HOST: &str = "si.localhost";

async fn html(shop: &TestShop, path: &str) -> String {
    let answer = shop.get(HOST, path).await;
    assert_eq!(answer.status(), 200, "{path}");
    answer.text().await.unwrap()
}

/// Sends the form as a browser without scripts does: unticked boxes are omitted.
async fn apply(shop: &TestShop, more: &[(&str, &str)]) -> reqwest::Response {
    let headers = HeaderMap::from_iter([(ORIGIN, HeaderValue::from_static("http://si.localhost"))]);
    let fields = [
        ("intent", "seller-apply"),
        ("company", "Tkalnica"),
        ("contactName", "Maja Kos"),
        ("email", "maja@example.com"),
        ("phoneCode", "+386"),
        ("phone", "040 123 456"),
        ("countryId", "3"),
        ("webAddress", "example.com"),
        ("quantity", "to-500"),
        ("message", "We knit.\r\n\r\nIn our own workshop."),
        ("acceptTerms", "true"),
        ("isListed", "true"),
    ];
    let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields.iter().chain(more)).finish();
    shop.send_form(HOST, "/become-a-seller", headers, body).await
}

both!(the_newsletter_form_links_to_each_countrys_terms_and_privacy_policy, test in FURNISHED, {
    let app = open(&test).await;
    let all = editorial::built_in();
    let files = all.files.into_iter().filter(|file| file.path.starts_with("pages/")).collect();
    editorial::apply(&app, &RawFiles { files, ..all }, &Pictures::default(), false).await.unwrap();
    let shop = TestShop::serve(&test).await;
    let mut addresses = Vec::new();
    for host in ["si.localhost", "hr.localhost"] {
        let navigation: Value = shop.get(host, "/api/navigation").await.json().await.unwrap();
        let page = shop.get(host, "/brands").await.text().await.unwrap();
        let footer = page.split("<footer").nth(1).unwrap();
        let form = footer.split("<form").nth(1).unwrap().split("</form>").next().unwrap();
        for key in ["terms", "privacy"] {
            let pages = navigation["data"]["pages"]["company"].as_array().unwrap();
            let path = pages.iter().find(|page| page["key"] == key).unwrap()["path"].as_str().unwrap();
            assert!(form.contains(&format!("href=\"{path}\"")), "{host}: {path} is not in {form}");
            addresses.push(path.to_owned());
        }
    }
    addresses.dedup();
    assert_eq!(addresses.len(), 4, "each country has its own: {addresses:?}");
});

both!(a_company_applies_without_script_and_is_shown_once_it_is_accepted, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let list = html(&shop, "/global-sellers").await;
    assert!(list.contains("href=\"/become-a-seller\"") && list.contains("empty-state"), "there are no sellers yet");
    let refused = apply(&shop, &[]).await;
    assert_eq!(refused.status(), 422, "it sells nothing");
    let refused = refused.text().await.unwrap();
    let wrong = refused.split('<').filter(|tag| tag.contains("aria-invalid=\"true\""));
    let wrong: Vec<&str> = wrong.filter(|tag| tag.contains(" name=\"")).collect();
    assert!(wrong.len() == 1 && wrong[0].contains("name=\"tShirts\""), "{wrong:?}");
    assert!(refused.contains("In our own workshop."), "what was typed is still there");

    let sent = apply(&shop, &[("tShirts", "true"), ("leggings", "true")]).await;
    assert_eq!(sent.status(), 303);
    assert_eq!(sent.headers()[LOCATION], "/become-a-seller?done=1");
    let thanks = html(&shop, "/become-a-seller?done=1").await;
    assert!(thanks.contains("noindex") && !thanks.contains("name=\"company\""));
    let app = &shop.app;
    let (stored, _) = sellers::list(&app.db, &Query { page: 1, take: 9, ..Query::default() }).await.unwrap();
    let [one] = &stored[..] else { panic!("{stored:?}") };
    assert_eq!((&*one.web_address, &*one.message), ("https://example.com/", "We knit.\nIn our own workshop."));
    assert_eq!((one.status, one.phone.as_str()), (Status::New, "+38640123456"));
    sellers::decide(app, SellerApplicationId(one.id.0), &Decision::Accept, false).await.unwrap();
    app.catch_up().await.unwrap();
    let shown = async || html(&shop, "/global-sellers").await;
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(10);
    while !shown().await.contains("Tkalnica") {
        assert!(std::time::Instant::now() < deadline, "the seller is shown");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let list = shown().await;
    assert!(list.contains("href=\"https://example.com/\"") && list.contains("nofollow ugc"));
    assert!(!list.contains("maja@example.com") && !list.contains("123456"), "no person is shown");
    assert!(!html(&shop, "/en/global-sellers").await.contains("empty-state"));
});

/// An event for the basics from an hour after `now` until two hours after it.
async fn announce(app: &App, now: DateTime<Utc>) {
    let text = TaxonomyText { slug: "osnovno".into(), name: "Osnovno".into(), ..TaxonomyText::default() };
    let basics =
        CollectionDraft { key: "basics".into(), texts: [(SLOVENIAN, text)].into(), ..CollectionDraft::default() };
    let draft = TaxonomyDraft { collections: vec![basics], ..TaxonomyDraft::default() };
    catalog::save_taxonomy(app, &draft).await.unwrap();
    let time = |hours| (now + TimeDelta::hours(hours)).format("%Y-%m-%dT%H:%M:%SZ");
    let text = format!(
        "+++\ntitle = \"Happy hour\"\ndescription = \"About it.\"\nslug = \"happy-hour\"\nupdated = \"2026-11-01\"\n\
         starts = {}\nends = {}\ncollection = \"basics\"\n+++\n\nAll of it.\n",
        time(1),
        time(2)
    );
    let file = RawFile { path: "events/happy-hour/en.md".to_owned(), bytes: text.into_bytes() };
    let raw = RawFiles { folder: "content".to_owned(), files: vec![file] };
    editorial::apply(app, &raw, &Pictures::new(), false).await.unwrap();
    app.catch_up().await.unwrap();
}

async fn shop_at(test: &TestDb, clock: &Clock) -> TestShop {
    let db = Db::connect(&test.url).await.unwrap();
    serve(App::open(settings(test), db, clock.clone()).await.unwrap()).await
}

both!(an_event_page_changes_at_the_exact_second_in_every_cache, test in FURNISHED, {
    let noon = "2026-12-01T11:00:00Z".parse::<DateTime<Utc>>().unwrap();
    let clock = Clock::fixed(noon);
    let shop = shop_at(&test, &clock).await;
    announce(&shop.app, noon).await;
    let state = |page: &str| {
        let (_, rest) = page.split_once("data-state=\"").unwrap_or(("", "over\""));
        rest.split('"').next().unwrap().to_owned()
    };
    for (after, expected) in [(0, "upcoming"), (3599, "upcoming"), (3600, "running"), (7199, "running"), (7200, "over")]
    {
        clock.advance(noon + TimeDelta::seconds(after) - clock.now());
        for _ in 0..2 {
            let page = html(&shop, "/en/event/happy-hour").await;
            assert_eq!(state(&page), expected, "{after} s");
            assert!(page.contains("dateTime=\"2026-12-01T") || expected == "over", "a date without script");
            assert_eq!(
                page.contains("noindex"),
                expected != "upcoming",
                "{after} s: an event without products, or over"
            );
            assert_eq!(html(&shop, "/en").await.contains("/en/event/happy-hour"), expected != "over", "{after} s");
        }
        let check = html(&shop, "/en/event-check/happy-hour").await;
        assert!(check.contains("href=\"/en/event/happy-hour\""), "it leads to the event");
        let map = shop.get(HOST, "/sitemaps/content-1.xml").await.text().await.unwrap();
        assert!(map.contains("/become-a-seller"));
        assert_eq!(map.contains("/en/event/happy-hour"), expected == "upcoming", "{after} s: listed where indexed");
    }
    for path in ["/en/event/test", "/en/event/test?state=running", "/en/event/test2?state=over"] {
        let page = html(&shop, path).await;
        assert!(page.contains("noindex"), "{path}");
        assert_eq!(page.contains("<footer"), !path.contains("test2"), "{path}: its layout");
    }
    shop.stop().await;
});

both!(a_missing_page_names_its_path, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for (path, message) in [
        ("/en/no/such/page", "Page Not Found: /en/no/such/page"),
        ("/en/event/nothing", "Page Not Found: /en/event/nothing"),
        ("/ni/strani", "Stran ni najdena: /ni/strani"),
        ("/en/%3Cscript%3E", "Page Not Found: /en/"),
    ] {
        let answer = shop.get(HOST, path).await;
        assert_eq!(answer.status(), 404, "{path}");
        let page = answer.text().await.unwrap();
        assert!(page.contains(message), "{path}");
        assert!(!page.contains("/<script>"), "{path}: it is text");
    }
    let api: serde_json::Value = shop.get(HOST, "/api/no/such?languageId=1").await.json().await.unwrap();
    assert_eq!(api["message"], "Page Not Found: /api/no/such");
});
