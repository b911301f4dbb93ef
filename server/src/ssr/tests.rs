//! Shared pages under many concurrent visitors: how often a page is rendered, how many are rendered at a time, and what is served
//! when nothing can be rendered.

use std::{
    net::{IpAddr, Ipv4Addr},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{
    body::to_bytes,
    extract::Request,
    http::{HeaderMap, StatusCode, header},
    middleware::{self, Next},
};
use chrono::{DateTime, TimeDelta, Utc};
use futures::{FutureExt as _, future::join_all};
use tokio::{
    sync::watch,
    task::{JoinHandle, yield_now},
};

use super::{
    Documents, Visit,
    admission::{MAX_PER_NETWORK, MAX_WAITING, Requester},
    page_cache::SHORTEST_LIFE,
};
use crate::{
    api,
    app::App,
    cache::depend_until_exactly,
    changes::{Change, Topic},
    clock::Clock,
    config::Settings,
    i18n,
    id::TenantId,
    tenancy::{self, Address, Resolution, Storefront},
    testing::{PLATFORM, TestDb},
};

/// Pages that are requested concurrently after a restart.
const PAGES: u8 = 12;
const BRANDS: &str = "/brands";
const SI: TenantId = TenantId(3);
/// How long a test waits for something that is immediate on an idle machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Counts renders (each requests the menus once) and can block all of them at that call.
#[derive(Clone)]
struct Renders {
    started: Arc<watch::Sender<usize>>,
    open: Arc<watch::Sender<bool>>,
    running: Arc<AtomicUsize>,
    most_running: Arc<AtomicUsize>,
    /// When the deal ends that the next render shows.
    deal_end: Arc<Mutex<Option<DateTime<Utc>>>>,
}

impl Renders {
    /// Starts at zero, with the first renders blocked.
    fn held_up() -> Self {
        let (started, open) = (Arc::new(watch::Sender::new(0)), Arc::new(watch::Sender::new(false)));
        Self { started, open, running: Arc::default(), most_running: Arc::default(), deal_end: Arc::default() }
    }

    fn count(&self) -> usize {
        *self.started.borrow()
    }

    async fn until(&self, count: usize) {
        let mut started = self.started.subscribe();
        let reached = tokio::time::timeout(PATIENCE, started.wait_for(|started| *started >= count));
        assert!(reached.await.is_ok_and(|reached| reached.is_ok()), "no {count} renders begin");
    }

    fn let_through(&self) {
        self.open.send_replace(true);
    }

    fn hold_up(&self) {
        self.open.send_replace(false);
    }

    async fn note(self, request: Request, next: Next) -> axum::response::Response {
        if request.uri().path() != "/api/navigation" {
            return next.run(request).await;
        }
        self.started.send_modify(|started| *started += 1);
        self.most_running.fetch_max(self.running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        if let Some(end) = self.deal_end.lock().unwrap().take() {
            depend_until_exactly(end);
        }
        self.open.subscribe().wait_for(|open| *open).await.unwrap();
        let response = next.run(request).await;
        self.running.fetch_sub(1, Ordering::SeqCst);
        response
    }
}

/// A shop without products that counts its renders.
struct Shop {
    app: App,
    documents: Documents,
    renders: Renders,
    front: Storefront,
    _test: TestDb,
}

impl Shop {
    async fn open() -> Self {
        let test = PLATFORM.sqlite().await;
        let settings = Settings { data: test.folder.path().join("data"), render_threads: 1, ..Settings::default() };
        let app = App::open(settings, test.db.clone(), Clock::fixed(Utc::now())).await.unwrap();
        let renders = Renders::held_up();
        let counted = renders.clone();
        let api = api::api(&app).router.with_state(app.clone()).layer(middleware::from_fn(move |request, next| {
            let renders = counted.clone();
            renders.note(request, next)
        }));
        let documents = Documents::start(&app, api).unwrap();
        assert!(documents.renders(), "the web is not built: run `make web`");
        let address = Address { host: Some("si.localhost"), path: "/", ..Address::default() };
        let Resolution::Shop { storefront: front, .. } = tenancy::resolve(&app.directory(), address) else {
            panic!("si.localhost is no shop");
        };
        Self { app, documents, renders, front, _test: test }
    }

    /// A visitor requests a page from an address of their own; returns status, headers and HTML.
    fn visit(&self, number: u8, path: impl Into<String>) -> JoinHandle<(StatusCode, HeaderMap, String)> {
        let (documents, front, path) = (self.documents.clone(), self.front.clone(), path.into());
        tokio::spawn(async move {
            let network = Some(IpAddr::from(Ipv4Addr::new(192, 0, 2, number)));
            let headers = HeaderMap::new();
            let visit = Visit { front: &front, path: &path, headers: &headers, network, peer: None };
            let (parts, body) = documents.respond(&visit).await.into_parts();
            let body = to_bytes(body, usize::MAX).await.unwrap();
            (parts.status, parts.headers, String::from_utf8(body.to_vec()).unwrap())
        })
    }

    /// A hundred visitors request the same page at once.
    fn crowd(&self) -> Vec<JoinHandle<(StatusCode, HeaderMap, String)>> {
        (0..100).map(|number| self.visit(number, BRANDS)).collect()
    }

    /// Requests the page of brands until this holds.
    async fn until_brands(&self, holds: impl Fn(&str) -> bool) {
        let polling = async {
            while !holds(&self.visit(1, BRANDS).await.unwrap().2) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        assert!(tokio::time::timeout(PATIENCE, polling).await.is_ok(), "the page of brands is not as expected");
    }

    /// Another title for the page of brands.
    async fn change_title(&self, title: &str) {
        let directory = self.app.directory();
        let slovenian = directory.language("sl").unwrap();
        let now = self.app.clock.now();
        i18n::set(&self.app.db, now, SI, slovenian, "brands", title, false).await.unwrap();
        self.app.catch_up().await.unwrap();
    }
}

/// Asserts that all of them got the same page, and returns it.
async fn same_page(crowd: Vec<JoinHandle<(StatusCode, HeaderMap, String)>>) -> String {
    let pages = tokio::time::timeout(PATIENCE, join_all(crowd)).await.expect("somebody waits for a page");
    let mut pages: Vec<_> = pages.into_iter().map(Result::unwrap).collect();
    assert!(pages.iter().all(|(status, ..)| *status == StatusCode::OK));
    pages.dedup_by(|(.., a), (.., b)| a == b);
    assert_eq!(pages.len(), 1);
    pages.remove(0).2
}

/// Lets all tasks run until they wait.
async fn settle() {
    for _ in 0..200 {
        yield_now().await;
    }
}

#[tokio::test]
async fn a_hundred_visitors_at_once_are_one_render_before_and_after_a_change() {
    let shop = Shop::open().await;
    let started = Instant::now();
    let crowd = shop.crowd();
    shop.renders.until(1).await;
    settle().await;
    assert!(crowd.iter().all(|visitor| !visitor.is_finished()), "nobody has a page yet");
    shop.renders.let_through();
    let first = same_page(crowd).await;
    assert!(first.contains("Blagovne znamke"));
    assert_eq!(shop.renders.count(), 1);

    shop.renders.hold_up();
    shop.change_title("Vse znamke").await;
    assert_eq!(same_page(shop.crowd()).await, first);
    // The stale page is served to all of them while it is rendered again, once, and not within its shortest life.
    shop.until_brands(|html| html != first || shop.renders.count() > 1).await;
    assert!(shop.renders.count() == 2 && started.elapsed() >= SHORTEST_LIFE);
    assert_eq!(same_page(shop.crowd()).await, first);
    shop.renders.let_through();
    shop.until_brands(|html| html != first).await;
    assert!(same_page(shop.crowd()).await.contains("Vse znamke"));
    assert_eq!(shop.renders.count(), 2);
}

#[tokio::test]
async fn a_page_that_is_often_requested_is_rendered_again_without_a_visitor() {
    let shop = Shop::open().await;
    shop.renders.let_through();
    shop.visit(1, "/categories").await.unwrap();
    let (_, _, first) = shop.visit(1, BRANDS).await.unwrap();
    // Two requests within half a minute count as often.
    assert_eq!(shop.visit(2, BRANDS).await.unwrap().2, first);
    assert_eq!(shop.renders.count(), 2);

    shop.change_title("Vse znamke").await;
    // The page is rendered again without a request, and once more after the next change; the other stale page waits for its next
    // request.
    shop.renders.until(3).await;
    shop.change_title("Naše znamke").await;
    shop.renders.until(4).await;
    shop.until_brands(|html| html.contains("Naše znamke")).await;
    assert_eq!(shop.renders.count(), 4);
    shop.renders.hold_up();
    let visit = tokio::time::timeout(PATIENCE, shop.visit(3, BRANDS)).await;
    let (status, _, html) = visit.expect("the page is in the cache").unwrap();
    assert!(status == StatusCode::OK && html.contains("Naše znamke"));
    assert_eq!(shop.renders.count(), 4);
}

#[tokio::test]
async fn a_page_whose_deal_ended_while_it_was_rendered_is_shown_to_nobody() {
    let shop = Shop::open().await;
    let end = shop.app.clock.now() + TimeDelta::milliseconds(300);
    *shop.renders.deal_end.lock().unwrap() = Some(end);
    let before = shop.visit(1, BRANDS);
    shop.renders.until(1).await;
    shop.app.clock.advance(TimeDelta::milliseconds(300));
    let after = shop.visit(2, BRANDS);
    settle().await;
    shop.renders.let_through();
    let pages = [before.await.unwrap(), after.await.unwrap()];
    assert!(pages.iter().all(|(status, ..)| *status == StatusCode::OK));
    assert_eq!(shop.renders.count(), 2, "the page that both get was begun after the deal's end");
    shop.visit(3, BRANDS).await.unwrap();
    assert_eq!(shop.renders.count(), 2);
}

#[tokio::test]
async fn a_full_queue_serves_the_last_good_page_or_a_503_page() {
    let shop = Shop::open().await;
    shop.renders.let_through();
    let (_, _, last_good) = shop.visit(1, BRANDS).await.unwrap();
    let deal_end = shop.app.clock.now() + TimeDelta::milliseconds(400);
    *shop.renders.deal_end.lock().unwrap() = Some(deal_end);
    assert_eq!(shop.visit(1, "/categories").await.unwrap().0, StatusCode::OK);
    let admission = &shop.documents.0.pages.admission;
    let mut held = Vec::new();
    while let Some(Some(permit)) = admission.enter(Requester::Visitor(None)).now_or_never() {
        held.push(permit);
    }
    let mut waiting: Vec<_> = (0..MAX_WAITING).map(|_| Box::pin(admission.enter(Requester::Visitor(None)))).collect();
    assert!(waiting.iter_mut().all(|one| one.now_or_never().is_none()));

    shop.change_title("Vse znamke").await;
    // After so many changes the feed no longer knows when the page became stale, so the grace time no longer applies.
    for product in 0..300 {
        shop.app.feed.publish(&[Change::one(Topic::Product, TenantId(13), product)]);
    }
    let (status, _, html) = shop.visit(1, BRANDS).await.unwrap();
    assert_eq!((status, html == last_good), (StatusCode::OK, true));
    shop.app.clock.advance(TimeDelta::milliseconds(400));
    // The last page shows the price of a deal that has ended meanwhile.
    for path in ["/", "/no/such/page", "/product/no-such-thing", "/categories"] {
        let (status, headers, html) = shop.visit(1, path).await.unwrap();
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        let header = |name| headers[name].to_str().unwrap();
        assert_eq!((header(header::RETRY_AFTER), header(header::CACHE_CONTROL)), ("5", "no-store"), "{path}");
        let text = shop.app.translations().text(SI, &shop.front.language, "busy-title", &[]);
        assert!(html.contains("<h1") && html.contains(&text), "{path}: {html}");
    }

    drop((held, waiting));
    let (status, _, html) = shop.visit(1, BRANDS).await.unwrap();
    assert!(status == StatusCode::OK && html.contains("Vse znamke"));
    assert_eq!(shop.visit(1, "/no/such/page").await.unwrap().0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_network_that_waits_for_many_pages_is_refused_further_ones_and_others_are_not() {
    let shop = Shop::open().await;
    let page = |number: usize| format!("{BRANDS}?page={number}");
    let waiting: Vec<_> = (1..=MAX_PER_NETWORK).map(|number| shop.visit(1, page(number))).collect();
    shop.renders.until(2).await;
    settle().await;
    assert!(waiting.iter().all(|visitor| !visitor.is_finished()));
    let next = tokio::time::timeout(PATIENCE, shop.visit(1, page(MAX_PER_NETWORK + 1))).await;
    assert_eq!(next.expect("it does not wait").unwrap().0, StatusCode::SERVICE_UNAVAILABLE);
    let other = shop.visit(2, page(MAX_PER_NETWORK + 1));
    settle().await;
    assert!(!other.is_finished(), "another network is not refused: it waits for its turn");
}

#[tokio::test]
async fn after_a_restart_concurrent_renders_are_limited() {
    let shop = Shop::open().await;
    let visitors: Vec<_> =
        (0..PAGES).map(|number| shop.visit(number, format!("{BRANDS}?page={}", number + 1))).collect();
    let places = 2;
    shop.renders.until(places).await;
    settle().await;
    assert_eq!(shop.renders.count(), places, "one is rendered while another waits for the API");
    shop.renders.let_through();
    for (page, visitor) in (1..).zip(visitors) {
        let (status, _, html) = visitor.await.unwrap();
        let expected = if page == 1 { StatusCode::OK } else { StatusCode::NOT_FOUND };
        assert!(status == expected && html.contains("<h1"), "page {page}: {status}");
    }
    assert_eq!((shop.renders.count(), shop.renders.most_running.load(Ordering::SeqCst)), (usize::from(PAGES), places));
}
