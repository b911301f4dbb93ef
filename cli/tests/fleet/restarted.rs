//! PostgreSQL is restarted while shoppers order and a customer's wishlist is deleted, by way of all processes.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use futures::future::join_all;
use reqwest::{Client, header::HOST};
use vitrina_server::inventory;
use vitrina_tests::{
    changes::{Customer, Deletions},
    cluster::Cluster,
    is_proof,
    process::Process,
    proxy::Proxy,
    s3::S3Server,
    tee,
};

use super::{SHOPPERS, importer, shoppers::Shoppers, start_all, subscriptions_are_sent_once};

/// Clients that delete entries of the wishlist, and how many entries they delete around each restart.
const CLIENTS: usize = 4;
const ENTRIES: usize = 600;
/// How long after a restart every process must be ready, and how long after a change must show it.
const READY: Duration = Duration::from_secs(10);
const SHOWN: Duration = Duration::from_secs(5);

/// Whether a process shows this price of the linen tee.
async fn shows(client: &Client, process: &Process, price_minor: i64) -> bool {
    let url = format!("http://{}/api/product/web/by-slug/lanena-majica", process.address);
    let Ok(answer) = client.get(url).header(HOST, "si.localhost").send().await else { return false };
    answer.text().await.is_ok_and(|text| text.contains(&price_minor.to_string()))
}

/// Changes a price, and waits until each process shows it.
async fn change_price(shoppers: &Shoppers, processes: &[Process], price_minor: i64) {
    inventory::save_products(&shoppers.app, &[tee("linen-tee", "Lanena majica", price_minor)]).await.unwrap();
    let (client, changed) = (Client::new(), Instant::now());
    for (number, process) in processes.iter().enumerate() {
        while !shows(&client, process, price_minor).await {
            assert!(changed.elapsed() < SHOWN, "process {number} does not show the price {price_minor}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_postgres_under_three_processes_loses_and_doubles_nothing() {
    let cluster = Cluster::start("");
    let test = cluster.furnished().await;
    let s3 = S3Server::start().await;
    let app = importer(&test, &s3).await;
    let processes = start_all(&test, &s3).await;
    let proxy = Proxy::start(processes.iter().map(|process| process.address).collect()).await;
    let shoppers = Shoppers::new(app, proxy.address).await;
    let ana = Customer::register(proxy.address).await;
    let restarts = if is_proof() { 10 } else { 2 };
    let entries = ana.fill_wishlist(&test.db, i64::try_from(restarts * ENTRIES).unwrap()).await;
    let stop = Arc::new(AtomicBool::new(false));
    let ordering: Vec<_> =
        (0..SHOPPERS).map(|_| tokio::spawn(Arc::clone(&shoppers).order(Arc::clone(&stop)))).collect();
    let mut deleted = Deletions::default();
    for (round, entries) in entries.chunks(ENTRIES).enumerate() {
        shoppers.until_acknowledged(SHOPPERS).await;
        let deletions = tokio::spawn({
            let (ana, address, entries) = (ana.clone(), proxy.address, Arc::new(entries.to_vec()));
            async move { Deletions::run(address, &ana, entries, CLIENTS).await }
        });
        // At a different moment in each round.
        tokio::time::sleep(Duration::from_millis(200 + (round as u64 * 37) % 200)).await;
        tokio::task::block_in_place(|| cluster.restart());
        let ready = join_all(processes.iter().map(|process| process.until_ready(READY))).await;
        // What a process polls from the database is not lost either.
        change_price(&shoppers, &processes, 2_890 - 100 * i64::try_from(round).unwrap()).await;
        let outcome = deletions.await.unwrap();
        println!("ready {ready:?} after the restart; {} deletions refused with 503", outcome.unavailable);
        assert_eq!(
            (outcome.unanswered, outcome.other),
            (0, vec![]),
            "a restart is answered with 503, or not felt at all"
        );
        deleted.acknowledged.extend(outcome.acknowledged);
    }
    shoppers.until_acknowledged(SHOPPERS).await;
    stop.store(true, Ordering::Relaxed);
    for shopper in ordering {
        shopper.await.unwrap();
    }
    println!("{} of {} orders acknowledged at once or after some attempts", shoppers.acknowledged(), shoppers.sent());
    shoppers.settle().await;
    shoppers.check().await;
    let returned = deleted.returned(&test.db).await;
    assert!(returned.is_empty(), "acknowledged, and there again: {returned:?}");
    assert!(deleted.acknowledged.len() > 100, "{}", deleted.acknowledged.len());
    subscriptions_are_sent_once(&test, proxy.address).await;
}
