//! Three real processes on one PostgreSQL and one bucket behind a reverse proxy: a load run of visitors who read and shoppers who order, in
//! which one of them is killed.
//!
//! `TEST_PROOF=1` runs the long version.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps fails where it should; clippy.toml reaches only the tests' own bodies"
)]

use std::{
    collections::HashMap,
    net::SocketAddr,
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::{TimeDelta, Utc};
use reqwest::{
    Client,
    header::{HOST, HeaderMap},
};
use serde_json::Value;
use vitrina_server::{
    app::App,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    inventory,
    media::{self, Upload},
    testing::TestDb,
};
use vitrina_tests::{
    FURNISHED,
    orders::{self, Checkout, stocked},
    process::Process,
    proxy::Proxy,
    s3::S3Server,
};

const PROCESSES: usize = 3;
const CLIENTS: usize = 4;
/// Attempts of a client per request: the first one and the retries of a browser or proxy.
const ATTEMPTS: usize = 4;
/// Shoppers who order at the same time, and how long each takes between two orders.
const SHOPPERS: usize = 2;
const BETWEEN_ORDERS: Duration = Duration::from_millis(50);
/// More than is bought in the test.
const PIECES: i64 = 1_000_000;
const METHOD: &str = "cash-on-delivery";

/// One of the processes, which keep their originals in the bucket.
fn command(test: &TestDb, s3: &S3Server, name: &str) -> (Command, SocketAddr) {
    let (mut command, address) =
        Process::command(env!("CARGO_BIN_EXE_vitrina"), &test.folder.path().join(name), &test.url);
    command.envs(s3.variables()).env("VITRINA_TRUSTED_PROXIES", "127.0.0.1");
    (command, address)
}

/// Results of the clients' requests.
#[derive(Debug, Default)]
struct Outcomes {
    answered: AtomicUsize,
    retried: AtomicUsize,
    failed: Mutex<Vec<String>>,
}

/// Retries after a broken connection or an overloaded server, as proxies and browsers do.
async fn ask(client: &Client, proxy: SocketAddr, path: &str, seen: &Outcomes) {
    let mut last = String::new();
    for attempt in 0..ATTEMPTS {
        if attempt > 0 {
            seen.retried.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(200 * attempt as u64)).await;
        }
        let answer = client.get(format!("http://{proxy}{path}")).header(HOST, "si.localhost").send().await;
        match answer {
            Ok(answer) if answer.status() == 200 => match answer.bytes().await {
                Ok(bytes) if !bytes.is_empty() => {
                    seen.answered.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                Ok(_) => "an empty answer".clone_into(&mut last),
                Err(error) => last = error.to_string(),
            },
            Ok(answer) => last = answer.status().to_string(),
            Err(error) => last = error.to_string(),
        }
    }
    seen.failed.lock().unwrap().push(format!("{path}: {last}"));
}

async fn load(proxy: SocketAddr, paths: Arc<Vec<String>>, number: usize, stop: Arc<AtomicBool>, seen: Arc<Outcomes>) {
    let client = Client::builder().timeout(Duration::from_secs(10)).build().unwrap();
    let mut turn = number;
    while !stop.load(Ordering::Relaxed) {
        ask(&client, proxy, &paths[turn % paths.len()], &seen).await;
        turn += 1;
    }
}

/// An order that was sent, perhaps more than once.
struct Sent {
    number: usize,
    body: Value,
    /// Its number, once it was acknowledged.
    placed: Option<String>,
}

/// Shoppers who order through the proxy, and the results.
struct Shoppers {
    app: App,
    checkout: Checkout,
    client: Client,
    variant: i64,
    next: AtomicUsize,
    sent: Mutex<Vec<Sent>>,
    /// Answers that should never occur.
    unexpected: Mutex<Vec<String>>,
}

impl Shoppers {
    async fn new(app: App, proxy: SocketAddr) -> Arc<Self> {
        inventory::save_products(&app, &[stocked("SHIRT", 2_990, PIECES)]).await.unwrap();
        Arc::new(Self {
            variant: orders::variant(&app.db, "SHIRT").await,
            app,
            checkout: Checkout::at(proxy),
            client: Client::builder().timeout(Duration::from_secs(10)).build().unwrap(),
            next: AtomicUsize::new(0),
            sent: Mutex::default(),
            unexpected: Mutex::default(),
        })
    }

    /// Places orders one after another until the run ends. Unacknowledged ones are sent again with the same keys, as a browser does.
    async fn order(self: Arc<Self>, stop: Arc<AtomicBool>) {
        while !stop.load(Ordering::Relaxed) {
            tokio::time::sleep(BETWEEN_ORDERS).await;
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let lines = [(self.variant, 1 + i64::try_from(number % 3).unwrap())];
            // No quote was given by a process that was killed or is overloaded.
            let Ok(seen) = self.checkout.seen(&lines, METHOD).await else { continue };
            if seen["totalMinor"].is_null() {
                continue;
            }
            let body = orders::order(&format!("shopper-{number}"), &lines, METHOD, &seen);
            let mut sent = Sent { number, body, placed: None };
            for attempt in 0..ATTEMPTS {
                tokio::time::sleep(Duration::from_millis(200 * attempt as u64)).await;
                self.place(&mut sent).await;
                if sent.placed.is_some() {
                    break;
                }
            }
            self.sent.lock().unwrap().push(sent);
        }
    }

    /// Sends an order, and keeps its number when it is acknowledged.
    async fn place(&self, sent: &mut Sent) {
        let request = self.client.post(format!("http://{}/api/checkout/place", self.checkout.address));
        let request = request.header(HOST, "si.localhost").header("x-forwarded-for", orders::network(sent.number));
        let request = request.header("idempotency-key", format!("order-{}", sent.number)).json(&sent.body);
        // There is no answer, or it is incomplete.
        let Ok(answer) = request.send().await else { return };
        let status = answer.status().as_u16();
        let Ok(bytes) = answer.bytes().await else { return };
        let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        match (status, answer["code"].as_str()) {
            (200, _) => sent.placed = Some(answer["data"]["orderNumber"].as_str().unwrap().to_owned()),
            // Overloaded; or the process that works on it was killed, and its key is locked until it is considered abandoned.
            (503, _) | (409, Some("error-idempotency-pending")) => {}
            _ => self.unexpected.lock().unwrap().push(format!("{status} {answer}")),
        }
    }

    fn acknowledged(&self) -> usize {
        self.sent.lock().unwrap().iter().filter(|sent| sent.placed.is_some()).count()
    }

    /// Sends again what was not acknowledged, when the keys of the killed process are considered abandoned.
    async fn settle(&self) {
        let given_up = "UPDATE idempotency_key SET created_at = $1 WHERE answer IS NULL";
        self.app.db.sql(given_up).bind(Utc::now() - TimeDelta::minutes(3)).execute().await.unwrap();
        let mut all = std::mem::take(&mut *self.sent.lock().unwrap());
        for sent in all.iter_mut().filter(|sent| sent.placed.is_none()) {
            self.place(sent).await;
        }
        *self.sent.lock().unwrap() = all;
    }

    /// Each order that was sent is stored once, as acknowledged; money, invoices and stock are consistent.
    async fn check(&self) {
        assert_eq!(*self.unexpected.lock().unwrap(), [] as [String; 0]);
        let all = orders::check(&self.app, &[(self.variant, PIECES)]).await;
        let emails: HashMap<&str, Option<&str>> =
            all.iter().map(|details| (details.order.number.as_str(), details.order.email.as_deref())).collect();
        let sent = self.sent.lock().unwrap();
        assert_eq!((all.len(), emails.len()), (sent.len(), sent.len()), "one order for each that was sent");
        for sent in sent.iter() {
            let number = sent.placed.as_deref().unwrap_or_else(|| panic!("order {} is not placed", sent.number));
            let email = emails.get(number).unwrap_or_else(|| panic!("{number} was acknowledged and is lost"));
            assert_eq!(*email, sent.body["email"].as_str(), "{number}");
        }
    }
}

/// An app next to the processes, like that of a command.
async fn importer(test: &TestDb, s3: &S3Server) -> App {
    let data = test.folder.path().join("importer");
    let settings = Settings { data, originals: s3.settings(), render_threads: 1, ..Settings::default() };
    App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap()
}

/// Stores a picture and returns the path of a rendition.
async fn picture(app: &App) -> String {
    let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'><rect width='400' height='400'/></svg>";
    let upload = Upload { name: "square.svg".to_owned(), bytes: drawing.into(), source_url: None };
    let mut tx = app.db.begin().await.unwrap();
    let asset = media::store_original(&mut tx, &app.media, upload, app.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    format!("/media/webp/w320/{}", asset.path)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_three_processes_killed_under_load_costs_no_request_and_no_order() {
    let is_long = std::env::var_os("TEST_PROOF").is_some();
    let span = Duration::from_secs(if is_long { 60 } else { 4 });
    let test = FURNISHED.postgres().await;
    let s3 = S3Server::start().await;
    let app = importer(&test, &s3).await;
    let picture = picture(&app).await;
    let mut processes = Vec::new();
    for number in 0..PROCESSES {
        processes.push(Process::start(command(&test, &s3, &format!("data{number}"))).await);
    }
    let proxy = Proxy::start(processes.iter().map(|process| process.address).collect()).await;
    let paths = ["/", "/product/lanena-majica", "/api/navigation", "/en", "/brands", &picture];
    let paths = Arc::new(paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>());
    let (stop, seen) = (Arc::new(AtomicBool::new(false)), Arc::new(Outcomes::default()));
    let shoppers = Shoppers::new(app, proxy.address).await;
    let mut clients: Vec<_> = (0..CLIENTS)
        .map(|number| {
            tokio::spawn(load(proxy.address, Arc::clone(&paths), number, Arc::clone(&stop), Arc::clone(&seen)))
        })
        .collect();
    clients.extend((0..SHOPPERS).map(|_| tokio::spawn(Arc::clone(&shoppers).order(Arc::clone(&stop)))));

    tokio::time::sleep(span / 2).await;
    // On a busy machine the first pages are slow.
    let started = Instant::now();
    let is_underway = || seen.answered.load(Ordering::Relaxed) > 20 && shoppers.acknowledged() > 0;
    while !is_underway() && started.elapsed() < Duration::from_secs(30) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (before, ordered_before) = (seen.answered.load(Ordering::Relaxed), shoppers.acknowledged());
    processes[0].kill();
    tokio::time::sleep(span / 2).await;
    stop.store(true, Ordering::Relaxed);
    for client in clients {
        client.await.unwrap();
    }
    let (answered, retried) = (seen.answered.load(Ordering::Relaxed), seen.retried.load(Ordering::Relaxed));
    let (ordered, sent) = (shoppers.acknowledged(), shoppers.sent.lock().unwrap().len());
    #[expect(clippy::print_stdout, reason = "the figures of `make proof`")]
    {
        println!("{answered} requests answered, {before} of them before the kill; {retried} tried again");
        println!(
            "{ordered} of {sent} orders acknowledged at once or after some attempts, {ordered_before} before the kill"
        );
    }
    assert_eq!(*seen.failed.lock().unwrap(), Vec::<String>::new());
    assert!(before > 20 && answered > before, "{before} {answered}");
    assert!(ordered_before > 0 && ordered > ordered_before, "{ordered_before} {ordered}");
    shoppers.settle().await;
    shoppers.check().await;
    subscriptions_are_sent_once(&test, proxy.address).await;
}

/// The two remaining processes share the work: each of these e-mails is sent once.
async fn subscriptions_are_sent_once(test: &TestDb, proxy: SocketAddr) {
    let client = Client::new();
    for number in 0..8 {
        let body = serde_json::json!({ "email": format!("reader{number}@example.com") });
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "si.localhost".parse().unwrap());
        let url = format!("http://{proxy}/api/newsletter/subscribe");
        let answer = client.post(url).headers(headers).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 200);
    }
    let started = Instant::now();
    let left = async || -> i64 {
        test.db.sql("SELECT COUNT(*) FROM job WHERE kind = 'newsletter.send'").scalar().await.unwrap()
    };
    while left().await > 0 {
        assert!(started.elapsed() < Duration::from_secs(30), "the e-mails are not sent");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut readers: HashMap<String, usize> = HashMap::new();
    for number in 0..PROCESSES {
        let Ok(folder) = std::fs::read_dir(test.folder.path().join(format!("data{number}/mail"))) else { continue };
        for path in folder.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "eml"))
        {
            let text = std::fs::read_to_string(path).unwrap();
            let to = text.lines().find_map(|line| line.strip_prefix("To: ")).unwrap();
            // The others are about orders.
            if to.contains("reader") {
                *readers.entry(to.to_owned()).or_default() += 1;
            }
        }
    }
    assert_eq!((readers.len(), readers.values().max()), (8, Some(&1)), "{readers:?}");
}
