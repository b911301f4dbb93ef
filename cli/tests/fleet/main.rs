//! Three real processes on one PostgreSQL and one bucket: one of them is killed under load, PostgreSQL is restarted under load, and the
//! requests of one shopper go to each of them in turn.
//!
//! `TEST_PROOF=1` runs the long version.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps fails where it should; clippy.toml reaches only the tests' own bodies"
)]
#![expect(clippy::print_stdout, reason = "the figures of `make proof`")]

mod in_turn;
mod killed;
mod restarted;
mod shoppers;

use std::{
    collections::HashMap,
    net::SocketAddr,
    process::Command,
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
    inventory,
    testing::TestDb,
};
use vitrina_tests::{orders::stocked, process::Process, s3::S3Server};

const PROCESSES: usize = 3;
/// Attempts of a client per request: the first one and the retries of a browser or proxy.
const ATTEMPTS: usize = 4;
/// Shoppers who order at the same time.
const SHOPPERS: usize = 2;
/// What they buy, and how many pieces there are: more than is bought in a test.
const SKU: &str = "SHIRT";
const PIECES: i64 = 1_000_000;
const METHOD: &str = "cash-on-delivery";

/// One of the processes, which keep their originals in the bucket.
fn command(test: &TestDb, s3: &S3Server, number: usize) -> (Command, SocketAddr) {
    let data = test.folder.path().join(format!("data{number}"));
    let (mut command, address) = Process::command(env!("CARGO_BIN_EXE_vitrina"), &data, &test.url);
    command.envs(s3.variables()).env("VITRINA_TRUSTED_PROXIES", "127.0.0.1");
    (command, address)
}

async fn start_all(test: &TestDb, s3: &S3Server) -> Vec<Process> {
    let mut processes = Vec::new();
    for number in 0..PROCESSES {
        processes.push(Process::start(command(test, s3, number)).await);
    }
    processes
}

/// An app next to the processes, like that of a command. It writes the product that is bought.
async fn importer(test: &TestDb, s3: &S3Server) -> App {
    let data = test.folder.path().join("importer");
    let settings = Settings { data, originals: s3.settings(), render_threads: 1, ..Settings::default() };
    let app = App::open(settings, Db::connect(&test.url).await.unwrap(), Clock::System).await.unwrap();
    inventory::save_products(&app, &[stocked(SKU, 2_990, PIECES)]).await.unwrap();
    app
}

/// The running processes share the work: each of these e-mails is sent once.
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
