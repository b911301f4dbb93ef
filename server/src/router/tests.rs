//! The whole router, including the API calls.

use std::sync::atomic::{AtomicBool, Ordering};

use axum::{Json, body::to_bytes};

use super::*;
use crate::{both, clock::Clock, config::Settings, db::Db, testing};

/// The built-in countries.
fn open(db: &Db, settings: Settings) -> Shop {
    let files = tenancy::files::read(&tenancy::files::built_in(), &tenancy::Configuration::default()).unwrap();
    let app = App::new(settings, db.clone(), Clock::default());
    app.set_directory(tenancy::directory(files.configuration).unwrap());
    shop(&app, None).unwrap()
}

both!(a_call_reads_the_segments_of_its_path_behind_the_whole_router, test, {
    let shop = open(&test.db, Settings::default());
    for (path, status) in
        [("/api/country/3", 200), ("/api/country/getCountryByName/Slovenia/", 200), ("/api/no/such/call", 404)]
    {
        let request = Request::get(path).header("host", "si.localhost").body(Body::empty()).unwrap();
        let response = shop.clone().oneshot(request).await.unwrap();
        assert_eq!((path, response.status().as_u16()), (path, status));
    }
});

#[tokio::test]
async fn without_countries_the_next_command_is_shown_on_the_machine_only() {
    let test = testing::sqlite().await;
    let app = App::new(Settings::default(), test.db.clone(), Clock::default());
    let shop = shop(&app, None).unwrap();
    for (peer, host, forwarded, is_operator) in [
        (Some("127.0.0.1:4321"), "localhost:8080", None, true),
        (Some("[::1]:4321"), "si.localhost:8080", None, true),
        (Some("127.0.0.1:4321"), "localhost:8080", Some("192.0.2.8"), false),
        (Some("127.0.0.1:4321"), "vitrina.si", None, false),
        (Some("192.0.2.7:4321"), "localhost:8080", None, false),
        (None, "localhost:8080", None, false),
    ] {
        let mut request = Request::get("/").header("host", host);
        if let Some(client) = forwarded {
            request = request.header("x-forwarded-for", client);
        }
        if let Some(peer) = peer {
            request = request.extension(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
        }
        let response = shop.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        let text = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let text = std::str::from_utf8(&text).unwrap();
        let names_commands = text.contains("vitrina tenant init") && text.contains("vitrina tenant apply");
        assert_eq!(names_commands, is_operator, "{peer:?} {host} {forwarded:?}: {text}");
    }
}

#[tokio::test]
async fn a_document_is_rendered_on_behalf_of_its_clients_network() {
    let test = testing::sqlite().await;
    let shop = open(&test.db, Settings { trusted_proxies: vec![[10, 0, 0, 1].into()], ..Settings::default() });
    let network = |peer: &str, forwarded: Option<&str>| {
        let mut request = Request::get("/brands").header("host", "si.localhost");
        if let Some(client) = forwarded {
            request = request.header("x-forwarded-for", client);
        }
        let peer: SocketAddr = peer.parse().unwrap();
        let (parts, _) = request.extension(ConnectInfo(peer)).body(Body::empty()).unwrap().into_parts();
        let Resolution::Shop { storefront, path } = resolve(&shop.routes.app, &parts) else { panic!("no shop") };
        let path = ShopPath::new(path, &parts.uri);
        visit(&shop.routes, &storefront, &path, &parts).network.map(|network| network.to_string())
    };
    for (peer, forwarded, expected) in [
        ("192.0.2.7:4321", None, "192.0.2.7"),
        ("10.0.0.1:4321", Some("192.0.2.8"), "192.0.2.8"),
        ("192.0.2.7:4321", Some("192.0.2.8"), "192.0.2.7"),
        ("[2001:db8:1:2:3:4:5:6]:4321", None, "2001:db8:1:2::"),
    ] {
        assert_eq!(network(peer, forwarded).as_deref(), Some(expected), "{peer} {forwarded:?}");
    }
}

/// The API; while `is_broken`, its navigation lacks a list that components of every page read.
fn with_broken_navigation(api: Router, is_broken: &Arc<AtomicBool>) -> Router {
    let is_broken = Arc::clone(is_broken);
    api.layer(middleware::from_fn(move |request: Request, next: Next| {
        let is_changed = is_broken.load(Ordering::SeqCst) && request.uri().path() == "/api/navigation";
        async move {
            let response = next.run(request).await;
            if !is_changed {
                return response;
            }
            let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
            let mut body: serde_json::Value = serde_json::from_slice(&body).unwrap();
            body["data"]["categories"] = serde_json::Value::Null;
            Json(body).into_response()
        }
    }))
}

both!(a_page_whose_component_throws_is_a_503_that_is_neither_indexed_nor_cached, test in testing::PLATFORM, {
    let settings = Settings { data: test.folder.path().join("data"), render_threads: 1, ..Settings::default() };
    let app = App::open(settings, test.db.clone(), Clock::System).await.unwrap();
    let Api { router: api, answers, .. } = api::api(&app);
    let is_broken = Arc::new(AtomicBool::new(true));
    let api = with_broken_navigation(api.with_state(app.clone()), &is_broken);
    let documents = Documents::start(&app, api.clone()).unwrap();
    let shop = with_routes(Routes { app: app.clone(), documents, answers, metrics: None }, api);
    let ask = async || {
        let request = Request::get("/brands").header("host", "si.localhost").body(Body::empty()).unwrap();
        let (parts, body) = shop.clone().oneshot(request).await.unwrap().into_parts();
        let html = to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, parts.headers, String::from_utf8(html.to_vec()).unwrap())
    };
    for _ in 0..2 {
        let (status, headers, html) = ask().await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        let header = |name: &str| headers.get(name).map_or("", |value| value.to_str().unwrap());
        let about = [header("x-robots-tag"), header("cache-control"), header("retry-after")];
        assert_eq!(about, ["noindex", "no-store", "5"]);
        let id = header("x-request-id");
        assert!(!id.is_empty() && html.contains(id), "{id}: {html}");
        assert!(html.contains("<h1") && html.contains("data-unavailable"), "the page says so: {html}");
    }
    is_broken.store(false, Ordering::SeqCst);
    let (status, _, html) = ask().await;
    assert!(status == StatusCode::OK && !html.contains("data-unavailable"), "{status}: {html}");
});
