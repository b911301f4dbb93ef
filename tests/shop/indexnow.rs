//! IndexNow: submissions when products and content change, and the key file.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
};

use axum::{Json, Router, extract::State, http::StatusCode, routing::post};
use chrono::{TimeDelta, Utc};
use serde_json::Value;
use tokio::net::TcpListener;
use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::{BaseUrl, CountryCode, CountrySettings, IndexNowKey, SeoSettings, Settings},
    content::editorial::{self, Pictures, RawFile, RawFiles},
    db::Db,
    inventory,
    jobs::{self, Filter, Query},
    seo::indexnow,
    testing::TestDb,
    worker,
};
use vitrina_tests::{FURNISHED, SI, TestShop, serve, settings, tee};

const KEY: &str = "0a1b2c3d-4e5f";

/// The endpoint: records submissions, and fails as often as configured.
#[derive(Clone, Default)]
struct Endpoint(Arc<Mutex<Received>>);

#[derive(Default)]
struct Received {
    submissions: Vec<Value>,
    failures: usize,
}

impl Endpoint {
    async fn start() -> (Self, BaseUrl) {
        let endpoint = Self::default();
        let router = Router::new().route("/indexnow", post(submit)).with_state(endpoint.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        (endpoint, BaseUrl::try_from(format!("http://{address}")).unwrap())
    }

    fn fail(&self, times: usize) {
        self.0.lock().unwrap().failures = times;
    }

    /// The addresses of each host submitted since the last call.
    fn take(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut hosts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for submission in std::mem::take(&mut self.0.lock().unwrap().submissions) {
            let host = submission["host"].as_str().unwrap().to_owned();
            assert_eq!(submission["key"], KEY);
            assert_eq!(submission["keyLocation"], format!("https://{host}/{KEY}.txt"));
            let addresses = submission["urlList"].as_array().unwrap().iter();
            let addresses = addresses.map(|address| address.as_str().unwrap().to_owned());
            hosts.entry(host).or_default().extend(addresses);
        }
        hosts
    }
}

async fn submit(State(endpoint): State<Endpoint>, Json(submission): Json<Value>) -> StatusCode {
    let mut received = endpoint.0.lock().unwrap();
    if received.failures > 0 {
        received.failures -= 1;
        return StatusCode::SERVICE_UNAVAILABLE;
    }
    received.submissions.push(submission);
    StatusCode::ACCEPTED
}

/// A shop with a key for Slovenia only.
async fn with_key(test: &TestDb, url: BaseUrl) -> App {
    let slovenia = CountrySettings {
        indexnow_key: Some(IndexNowKey::try_from(KEY.to_owned()).unwrap()),
        ..CountrySettings::default()
    };
    let settings = Settings {
        seo: SeoSettings { indexnow_url: url, ..SeoSettings::default() },
        country: [(CountryCode::try_from("SI".to_owned()).unwrap(), slovenia)].into(),
        ..settings(test)
    };
    let db = Db::connect(&test.url).await.unwrap();
    App::open(settings, db, Clock::fixed(Utc::now())).await.unwrap()
}

async fn submitted_after_a_turn(app: &App, endpoint: &Endpoint) -> BTreeMap<String, BTreeSet<String>> {
    indexnow::collect(app).await.unwrap();
    worker::run_due(app).await.unwrap();
    endpoint.take()
}

/// Whether a host's addresses were submitted. On PostgreSQL others may be submitted again: those of transactions that were not yet visible to all.
fn is_submitted(submitted: &BTreeMap<String, BTreeSet<String>>, host: &str, path: &str) -> bool {
    submitted.get(host).is_some_and(|addresses| addresses.contains(&format!("https://{host}{path}")))
}

both!(changed_products_are_submitted_for_countries_with_a_key, test in FURNISHED, {
    let (endpoint, url) = Endpoint::start().await;
    let app = with_key(&test, url).await;
    assert!(submitted_after_a_turn(&app, &endpoint).await.is_empty(), "what was there before is in the sitemaps");

    inventory::save_products(&app, &[tee("linen-tee", "Lanena majica", 2490)]).await.unwrap();
    let submitted = submitted_after_a_turn(&app, &endpoint).await;
    assert!(is_submitted(&submitted, "vitrina.si", "/product/lanena-majica"), "{submitted:?}");
    assert!(is_submitted(&submitted, "vitrina.com", "/product/linen-tee"), "{submitted:?}");
    assert_eq!(submitted.len(), 2, "Croatia has no key: {submitted:?}");

    // An unavailable endpoint is retried later.
    endpoint.fail(2);
    inventory::save_products(&app, &[tee("wool-tee", "Volnena majica", 4990)]).await.unwrap();
    assert!(submitted_after_a_turn(&app, &endpoint).await.is_empty());
    let waiting = Query { filter: Filter { kind: Some(indexnow::SUBMIT), ..Filter::default() }, page: 1, take: 10 };
    let (jobs, _) = jobs::list(&app.db, app.clock.now(), waiting).await.unwrap();
    assert_eq!(jobs.len(), 2);
    assert!(jobs.iter().all(|job| job.tenant_id == Some(SI) && job.error.as_deref() == Some("IndexNow answered 503")));
    app.clock.advance(TimeDelta::minutes(1));
    worker::run_due(&app).await.unwrap();
    let submitted = endpoint.take();
    assert!(is_submitted(&submitted, "vitrina.si", "/product/volnena-majica"), "{submitted:?}");
    assert!(is_submitted(&submitted, "vitrina.com", "/product/wool-tee"), "{submitted:?}");
});

both!(recently_updated_content_is_submitted, test in FURNISHED, {
    let (endpoint, url) = Endpoint::start().await;
    let app = with_key(&test, url).await;
    submitted_after_a_turn(&app, &endpoint).await;
    let page = |key: &str, language: &str, updated: &str| RawFile {
        path: format!("pages/{key}/{language}.md"),
        bytes: format!(
            "+++\ntitle = \"{key}\"\ndescription = \"{key}\"\nslug = \"{key}\"\nupdated = \"{updated}\"\n+++\n\nText.\n"
        )
        .into_bytes(),
    };
    let today = app.clock.now().date_naive().to_string();
    let dated = [("history", "2020-01-01"), ("news", &*today)];
    let files = dated.into_iter().flat_map(|(key, day)| ["en", "sl"].map(|language| page(key, language, day)));
    let files = files.collect();
    let raw = RawFiles { folder: "content".to_owned(), files };
    editorial::apply(&app, &raw, &Pictures::default(), false).await.unwrap();
    let submitted = submitted_after_a_turn(&app, &endpoint).await;
    for (host, path) in [("vitrina.si", "/"), ("vitrina.si", "/news"), ("vitrina.com", "/"), ("vitrina.com", "/news")] {
        assert!(is_submitted(&submitted, host, path), "{host}{path}: {submitted:?}");
    }
    assert!(!is_submitted(&submitted, "vitrina.si", "/history"), "its text is as it was: {submitted:?}");
});

both!(without_a_key_nothing_is_read_and_nothing_submitted, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    inventory::save_products(&shop.app, &[tee("linen-tee", "Lanena majica", 2490)]).await.unwrap();
    indexnow::collect(&shop.app).await.unwrap();
    let submissions = Query { filter: Filter { kind: Some(indexnow::SUBMIT), ..Filter::default() }, page: 1, take: 10 };
    assert!(jobs::list(&shop.app.db, shop.app.clock.now(), submissions).await.unwrap().0.is_empty());
    assert_eq!(shop.get("vitrina.si", &format!("/{KEY}.txt")).await.status(), 404);
});

both!(the_key_is_served_on_the_hosts_of_its_country, test in FURNISHED, {
    let (_, url) = Endpoint::start().await;
    let shop = serve(with_key(&test, url).await).await;
    for host in ["vitrina.si", "vitrina.com", "si.localhost"] {
        let file = shop.get(host, &format!("/{KEY}.txt")).await;
        assert_eq!(file.status(), 200, "{host}");
        assert_eq!(file.headers()["content-type"], "text/plain; charset=utf-8");
        assert_eq!(file.text().await.unwrap(), KEY);
    }
    for (host, path) in [
        ("vitrina.hr", format!("/{KEY}.txt")),
        ("nobody.example", format!("/{KEY}.txt")),
        ("vitrina.si", format!("/en/{KEY}.txt")),
        ("vitrina.si", "/0a1b2c3d-4e50.txt".to_owned()),
    ] {
        assert_eq!(shop.get(host, &path).await.status(), 404, "{host}{path}");
    }
});
