//! Three real processes on one PostgreSQL and one bucket behind a reverse proxy: a load run, in which one of them is killed.
//!
//! `TEST_PROOF=1` makes it long.

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

use reqwest::{
    Client,
    header::{HOST, HeaderMap},
};
use vitrina_server::{
    app::App,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    media::{self, Upload},
    testing::TestDb,
};
use vitrina_tests::{FURNISHED, process::Process, proxy::Proxy, s3::S3Server};

const PROCESSES: usize = 3;
const CLIENTS: usize = 4;
/// Attempts of a client at one request: the first, and what a browser or a proxy would try again.
const ATTEMPTS: usize = 4;

/// One of the processes, which keep their originals in the bucket.
fn command(test: &TestDb, s3: &S3Server, name: &str) -> (Command, SocketAddr) {
    let (mut command, address) =
        Process::command(env!("CARGO_BIN_EXE_vitrina"), &test.folder.path().join(name), &test.url);
    command.envs(s3.variables());
    (command, address)
}

/// What the clients saw.
#[derive(Debug, Default)]
struct Outcomes {
    answered: AtomicUsize,
    retried: AtomicUsize,
    failed: Mutex<Vec<String>>,
}

/// Asks again where a connection broke or a server was overloaded, as proxies and browsers do.
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

/// Stores a picture, and gives the path of a rendition.
async fn picture(test: &TestDb, s3: &S3Server) -> String {
    let data = test.folder.path().join("importer");
    let settings = Settings { data, originals: s3.settings(), render_threads: 1, ..Settings::default() };
    let app = App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap();
    let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'><rect width='400' height='400'/></svg>";
    let upload = Upload { name: "square.svg".to_owned(), bytes: drawing.into(), source_url: None };
    let mut tx = app.db.begin().await.unwrap();
    let asset = media::store_original(&mut tx, &app.media, upload, app.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    format!("/media/webp/w320/{}", asset.path)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_three_processes_killed_under_load_costs_no_request() {
    let is_long = std::env::var_os("TEST_PROOF").is_some();
    let span = Duration::from_secs(if is_long { 60 } else { 4 });
    let test = FURNISHED.postgres().await;
    let s3 = S3Server::start().await;
    let picture = picture(&test, &s3).await;
    let mut processes = Vec::new();
    for number in 0..PROCESSES {
        processes.push(Process::start(command(&test, &s3, &format!("data{number}"))).await);
    }
    let proxy = Proxy::start(processes.iter().map(|process| process.address).collect()).await;
    let paths = ["/", "/product/lanena-majica", "/api/navigation", "/en", "/brands", &picture];
    let paths = Arc::new(paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>());
    let (stop, seen) = (Arc::new(AtomicBool::new(false)), Arc::new(Outcomes::default()));
    let clients: Vec<_> = (0..CLIENTS)
        .map(|number| {
            tokio::spawn(load(proxy.address, Arc::clone(&paths), number, Arc::clone(&stop), Arc::clone(&seen)))
        })
        .collect();

    tokio::time::sleep(span / 2).await;
    // On a busy machine the pages take their time at first.
    let started = Instant::now();
    while seen.answered.load(Ordering::Relaxed) <= 20 && started.elapsed() < Duration::from_secs(30) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let before = seen.answered.load(Ordering::Relaxed);
    processes[0].kill();
    tokio::time::sleep(span / 2).await;
    stop.store(true, Ordering::Relaxed);
    for client in clients {
        client.await.unwrap();
    }
    let (answered, retried) = (seen.answered.load(Ordering::Relaxed), seen.retried.load(Ordering::Relaxed));
    #[expect(clippy::print_stdout, reason = "the figures of `make proof`")]
    {
        println!("{answered} requests answered, {before} of them before the kill; {retried} tried again");
    }
    assert_eq!(*seen.failed.lock().unwrap(), Vec::<String>::new());
    assert!(before > 20 && answered > before, "{before} {answered}");
    subscriptions_are_sent_once(&test, proxy.address).await;
}

/// The two that are left share the work: each e-mail goes out once.
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
            let reader = text.lines().find_map(|line| line.strip_prefix("To: ")).unwrap();
            *readers.entry(reader.to_owned()).or_default() += 1;
        }
    }
    assert_eq!((readers.len(), readers.values().max()), (8, Some(&1)), "{readers:?}");
}
