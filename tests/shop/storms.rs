//! Clients that hang up in the middle of changes, a full disk, and a database that ends sessions: what was acknowledged stays.
//! `make proof` runs them with their full numbers.

#![expect(clippy::print_stderr, reason = "prints the figures of a long run")]

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::{Db, DbOptions, Session as _},
    testing::{self, TestDb},
};
use vitrina_tests::{
    changes::{Customer, Deletions, send_and_hang_up},
    furnish, is_proof, serve, settings,
};

const CLIENTS: usize = 24;
const PATIENCE: Duration = Duration::from_secs(10);

async fn open_on(test: &TestDb, options: &DbOptions) -> App {
    App::open(settings(test), Db::connect_with(&test.url, options).await.unwrap(), Clock::System).await.unwrap()
}

both!(a_storm_of_aborted_requests_loses_no_acknowledged_change, test, {
    furnish(&test).await;
    let shop = serve(open_on(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = Customer::register(shop.address).await;
    let count = if is_proof() { 100_000 } else { 1_500 };
    let entries = Arc::new(ana.fill_wishlist(&test.db, count).await);
    let (next, address) = (Arc::new(AtomicUsize::new(CLIENTS)), shop.address);
    let started = Instant::now();
    let first = entries[..CLIENTS].iter().map(|&entry| send_and_hang_up(address, ana.delete(entry), PATIENCE));
    assert!(futures::future::join_all(first).await.iter().all(|status| *status == Some(200)));
    // From far too short to long enough for a deletion beside those of the other clients: about every other one is answered in time.
    let longest = Arc::new(AtomicUsize::new(usize::try_from(started.elapsed().as_micros()).unwrap()));
    let clients = (0..CLIENTS).map(|client| {
        let (ana, entries, next) = (ana.clone(), Arc::clone(&entries), Arc::clone(&next));
        let longest = Arc::clone(&longest);
        tokio::spawn(async move {
            let mut seen = Deletions::default();
            while let Some(&entry) = entries.get(next.fetch_add(1, Ordering::SeqCst)) {
                let micros = longest.load(Ordering::Relaxed).clamp(1_000, 2_000_000);
                let patience = Duration::from_micros(micros as u64)
                    .mul_f64((entry as f64 * 0.618_034 + client as f64 * 0.414_214).fract());
                if send_and_hang_up(address, ana.delete(entry), patience).await == Some(200) {
                    seen.acknowledged.push(entry);
                    longest.fetch_sub(micros.min(longest.load(Ordering::Relaxed)) / 32, Ordering::Relaxed);
                } else {
                    seen.unanswered += 1;
                    longest.fetch_add(micros / 32, Ordering::Relaxed);
                }
                if entry % 3 == 0 {
                    // Begins a transaction and rolls it back, most of them cut off somewhere.
                    let body = format!("{{\"userId\":{},\"productIds\":[-1]}}", ana.id);
                    let merge = ana.request("POST", "/api/wishlist/merge", &body);
                    send_and_hang_up(address, merge, patience / 2).await;
                }
            }
            seen
        })
    });
    let mut all = Deletions::default();
    for seen in futures::future::join_all(clients).await.into_iter().map(Result::unwrap) {
        all.acknowledged.extend(seen.acknowledged);
        all.unanswered += seen.unanswered;
    }
    shop.stop().await;
    let (returned, acknowledged, aborted) = (all.returned(&test.db).await, all.acknowledged.len(), all.unanswered);
    eprintln!("{:?}: {acknowledged} acknowledged, {aborted} aborted, {} came back", test.db.dialect(), returned.len());
    assert!(returned.is_empty(), "of {acknowledged} acknowledged deletions: {returned:?}");
    assert!(acknowledged > 100 && aborted > 100, "{acknowledged} acknowledged, {aborted} aborted");
});

#[tokio::test]
async fn a_full_disk_answers_503_and_writing_goes_on_within_a_second_of_space() {
    let test = testing::sqlite().await;
    furnish(&test).await;
    let most_pages = Arc::new(AtomicU32::new(0));
    let pages: i64 = test.db.sql("SELECT page_count FROM pragma_page_count()").scalar().await.unwrap();
    most_pages.store(u32::try_from(pages).unwrap() + 60, Ordering::SeqCst);
    let options = DbOptions { most_pages: Arc::clone(&most_pages), ..DbOptions::serving(&Settings::default()) };
    let shop = serve(open_on(&test, &options).await).await;
    let ana = Customer::register(shop.address).await;
    let rounds = if is_proof() { 50 } else { 3 };
    let entries = ana.fill_wishlist(&test.db, rounds).await;
    let fill = async |id: i64| {
        let statement = shop.app.db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(id);
        statement.bind(format!("{id}{}", "x".repeat(3_000))).execute().await
    };
    for (round, entry) in (1..).zip(entries) {
        let mut id = 1_000_000 * round;
        while fill(id).await.is_ok() {
            id += 1;
        }
        let ready = shop.get("si.localhost", "/readyz").await.status();
        assert_eq!(ready, 200, "the writer is free, and reads go on");
        assert!(fill(1).await.is_err());
        most_pages.fetch_add(200, Ordering::SeqCst);
        let started = Instant::now();
        // The limit is one of a connection, and the next one has the new limit.
        while let Err(error) = fill(1_000_000 * round - 1).await {
            assert!(started.elapsed() < Duration::from_secs(1), "round {round}: writing does not go on: {error}");
        }
        assert_eq!(send_and_hang_up(shop.address, ana.delete(entry), PATIENCE).await, Some(200));
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    }
    shop.stop().await;
}

#[tokio::test]
async fn sessions_that_the_server_ends_cost_no_read_and_no_acknowledged_change() {
    let test = testing::postgres().await;
    furnish(&test).await;
    let shop = serve(open_on(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = Customer::register(shop.address).await;
    let count = if is_proof() { 20_000 } else { 400 };
    let entries = ana.fill_wishlist(&test.db, count).await;
    let stop = Arc::new(AtomicBool::new(false));
    let killer = tokio::spawn({
        let (db, stop) = (test.db.clone(), Arc::clone(&stop));
        async move {
            while !stop.load(Ordering::SeqCst) {
                let sql = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
                     WHERE datname = current_database() AND pid <> pg_backend_pid()";
                db.sql(sql).scalar::<i64>().await.unwrap();
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    });
    let mut seen = Deletions::default();
    for entry in entries {
        match send_and_hang_up(shop.address, ana.delete(entry), PATIENCE).await {
            Some(200) => seen.acknowledged.push(entry),
            Some(503) => seen.unavailable += 1,
            other => panic!("a deletion was answered {other:?}"),
        }
        let path = format!("/api/wishlist/findAllDataByPagination?userId={}&take=1", ana.id);
        let read = ana.request("GET", &path, "");
        assert_eq!(send_and_hang_up(shop.address, read, PATIENCE).await, Some(200));
    }
    stop.store(true, Ordering::SeqCst);
    killer.await.unwrap();
    shop.stop().await;
    assert!(seen.returned(&test.db).await.is_empty());
    eprintln!("{} deletions acknowledged, {} refused with 503", seen.acknowledged.len(), seen.unavailable);
    assert!(seen.unavailable * 10 < seen.acknowledged.len(), "{} refused", seen.unavailable);
}
