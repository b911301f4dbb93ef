//! A load run of visitors who read and shoppers who order behind a reverse proxy, in which one of the processes is killed.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use reqwest::{Client, header::HOST};
use vitrina_server::{
    app::App,
    media::{self, Upload},
};
use vitrina_tests::{FURNISHED, is_proof, proxy::Proxy, s3::S3Server};

use super::{ATTEMPTS, SHOPPERS, importer, shoppers::Shoppers, start_all, subscriptions_are_sent_once};

const CLIENTS: usize = 4;

/// Results of the clients' requests.
#[derive(Debug, Default)]
struct Outcomes {
    answered: AtomicUsize,
    retried: AtomicUsize,
    failed: Mutex<Vec<String>>,
}

/// Retries after a broken connection or an overloaded server, as proxies and browsers do.
async fn ask(client: &Client, proxy: SocketAddr, path: &str, outcomes: &Outcomes) {
    let mut last = String::new();
    for attempt in 0..ATTEMPTS {
        if attempt > 0 {
            outcomes.retried.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(200 * attempt as u64)).await;
        }
        let answer = client.get(format!("http://{proxy}{path}")).header(HOST, "si.localhost").send().await;
        match answer {
            Ok(answer) if answer.status() == 200 => match answer.bytes().await {
                Ok(bytes) if !bytes.is_empty() => {
                    outcomes.answered.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                Ok(_) => "an empty answer".clone_into(&mut last),
                Err(error) => last = error.to_string(),
            },
            Ok(answer) => last = answer.status().to_string(),
            Err(error) => last = error.to_string(),
        }
    }
    outcomes.failed.lock().unwrap().push(format!("{path}: {last}"));
}

async fn load(
    proxy: SocketAddr,
    paths: Arc<Vec<String>>,
    number: usize,
    stop: Arc<AtomicBool>,
    outcomes: Arc<Outcomes>,
) {
    let client = Client::builder().timeout(Duration::from_secs(10)).build().unwrap();
    let mut turn = number;
    while !stop.load(Ordering::Relaxed) {
        ask(&client, proxy, &paths[turn % paths.len()], &outcomes).await;
        turn += 1;
    }
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
async fn killing_one_of_three_processes_under_load_loses_no_request_and_no_order() {
    let span = Duration::from_secs(if is_proof() { 60 } else { 4 });
    let test = FURNISHED.postgres().await;
    let s3 = S3Server::start().await;
    let app = importer(&test, &s3).await;
    let picture = picture(&app).await;
    let mut processes = start_all(&test, &s3).await;
    let proxy = Proxy::start(processes.iter().map(|process| process.address).collect()).await;
    let paths = ["/", "/product/lanena-majica", "/api/navigation", "/en", "/brands", &picture];
    let paths = Arc::new(paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>());
    let (stop, outcomes) = (Arc::new(AtomicBool::new(false)), Arc::new(Outcomes::default()));
    let shoppers = Shoppers::new(app, proxy.address).await;
    let mut clients: Vec<_> = (0..CLIENTS)
        .map(|number| {
            tokio::spawn(load(proxy.address, Arc::clone(&paths), number, Arc::clone(&stop), Arc::clone(&outcomes)))
        })
        .collect();
    clients.extend((0..SHOPPERS).map(|_| tokio::spawn(Arc::clone(&shoppers).order(Arc::clone(&stop)))));

    tokio::time::sleep(span / 2).await;
    // On a busy machine the first pages are slow.
    let started = Instant::now();
    let is_underway = || outcomes.answered.load(Ordering::Relaxed) > 20 && shoppers.acknowledged() > 0;
    while !is_underway() && started.elapsed() < Duration::from_secs(30) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (before, ordered_before) = (outcomes.answered.load(Ordering::Relaxed), shoppers.acknowledged());
    processes[0].kill();
    tokio::time::sleep(span / 2).await;
    stop.store(true, Ordering::Relaxed);
    for client in clients {
        client.await.unwrap();
    }
    let (answered, retried) = (outcomes.answered.load(Ordering::Relaxed), outcomes.retried.load(Ordering::Relaxed));
    let (ordered, sent) = (shoppers.acknowledged(), shoppers.sent());
    println!("{answered} requests answered, {before} of them before the kill; {retried} tried again");
    println!(
        "{ordered} of {sent} orders acknowledged at once or after some attempts, {ordered_before} before the kill"
    );
    assert_eq!(*outcomes.failed.lock().unwrap(), Vec::<String>::new());
    assert!(before > 20 && answered > before, "{before} {answered}");
    assert!(ordered_before > 0 && ordered > ordered_before, "{ordered_before} {ordered}");
    shoppers.settle().await;
    shoppers.check().await;
    subscriptions_are_sent_once(&test, proxy.address).await;
}
