//! Clients that disconnect during changes, a full disk, a read-only database, and a database that ends sessions: what was
//! acknowledged is kept, what cannot be written is answered with 503, and writing resumes automatically.
//! `make proof` runs them with their full numbers.

#![expect(clippy::print_stderr, reason = "prints the figures of a long run")]

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::json;
use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::{Db, DbOptions, Session as _},
    testing::TestDb,
};
use vitrina_tests::{
    FURNISHED, TestShop,
    changes::{Customer, Deletions, send_and_hang_up},
    cluster::Cluster,
    furnish, is_proof, serve, settings,
};

const CLIENTS: usize = 24;
const PATIENCE: Duration = Duration::from_secs(10);
/// The shortest time between two rounds in which the database server ends all sessions.
const SHORTEST_SESSION: Duration = Duration::from_millis(50);

async fn open_on(test: &TestDb, options: &DbOptions) -> App {
    App::open(settings(test), Db::connect_with(&test.url, options).await.unwrap(), Clock::System).await.unwrap()
}

both!(aborted_requests_lose_no_acknowledged_change, test in FURNISHED, {
    let shop = serve(open_on(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = Customer::register(shop.address).await;
    let count = if is_proof() { 100_000 } else { 1_500 };
    let entries = Arc::new(ana.fill_wishlist(&test.db, count).await);
    let (next, address) = (Arc::new(AtomicUsize::new(CLIENTS)), shop.address);
    let started = Instant::now();
    let first = entries[..CLIENTS].iter().map(|&entry| send_and_hang_up(address, ana.delete(entry), PATIENCE));
    assert!(futures::future::join_all(first).await.iter().all(|status| *status == Some(200)));
    // From far too short to long enough for a deletion while other clients delete: about half are answered in time.
    let longest = Arc::new(AtomicUsize::new(usize::try_from(started.elapsed().as_micros()).unwrap()));
    let clients = (0..CLIENTS).map(|client| {
        let (ana, entries, next) = (ana.clone(), Arc::clone(&entries), Arc::clone(&next));
        let longest = Arc::clone(&longest);
        tokio::spawn(async move {
            let mut deletions = Deletions::default();
            while let Some(&entry) = entries.get(next.fetch_add(1, Ordering::SeqCst)) {
                let micros = longest.load(Ordering::Relaxed).clamp(1_000, 2_000_000);
                let patience = Duration::from_micros(micros as u64)
                    .mul_f64((entry as f64 * 0.618_034 + client as f64 * 0.414_214).fract());
                if send_and_hang_up(address, ana.delete(entry), patience).await == Some(200) {
                    deletions.acknowledged.push(entry);
                    longest.fetch_sub(micros.min(longest.load(Ordering::Relaxed)) / 32, Ordering::Relaxed);
                } else {
                    deletions.unanswered += 1;
                    longest.fetch_add(micros / 32, Ordering::Relaxed);
                }
                if entry % 3 == 0 {
                    // Begins a transaction and rolls it back; most of them are interrupted.
                    let body = format!("{{\"userId\":{},\"productIds\":[-1]}}", ana.id);
                    let merge = ana.request("POST", "/api/wishlist/merge", &body);
                    send_and_hang_up(address, merge, patience / 2).await;
                }
            }
            deletions
        })
    });
    let mut all = Deletions::default();
    for deletions in futures::future::join_all(clients).await.into_iter().map(Result::unwrap) {
        all.acknowledged.extend(deletions.acknowledged);
        all.unanswered += deletions.unanswered;
    }
    shop.stop().await;
    let (returned, acknowledged, aborted) = (all.returned(&test.db).await, all.acknowledged.len(), all.unanswered);
    eprintln!("{:?}: {acknowledged} acknowledged, {aborted} aborted, {} came back", test.db.dialect(), returned.len());
    assert!(returned.is_empty(), "of {acknowledged} acknowledged deletions: {returned:?}");
    assert!(acknowledged > 100 && aborted > 100, "{acknowledged} acknowledged, {aborted} aborted");
});

#[tokio::test]
async fn a_full_disk_gives_503_and_writes_resume_within_a_second_of_space() {
    let test = FURNISHED.sqlite().await;
    let most_pages = Arc::new(AtomicU32::new(0));
    let pages: i64 = test.db.sql("SELECT page_count FROM pragma_page_count()").scalar().await.unwrap();
    most_pages.store(u32::try_from(pages).unwrap() + 60, Ordering::SeqCst);
    let options = DbOptions { most_pages: Arc::clone(&most_pages), ..DbOptions::serving(&Settings::default()) };
    let shop = serve(open_on(&test, &options).await).await;
    let ana = Customer::register(shop.address).await;
    let rounds = if is_proof() { 50 } else { 3 };
    let entries = ana.fill_wishlist(&test.db, rounds).await;
    let write = async |id: i64, length: usize| {
        let statement = shop.app.db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(id);
        statement.bind(format!("{id}{}", "x".repeat(length))).execute().await
    };
    let fill = async |id: i64| write(id, 3_000).await;
    for (round, entry) in (1..).zip(entries) {
        let mut id = 1_000_000 * round;
        // Where a large row does not fit, many small ones may.
        for length in [3_000, 300] {
            while write(id, length).await.is_ok() {
                id += 1;
            }
        }
        let ready = shop.get("si.localhost", "/readyz").await.status();
        assert_eq!(ready, 200, "the writer is free, and reads go on");
        assert!(fill(1).await.is_err());
        refuse_for_want_of_space(shop.address, &ana).await;
        most_pages.fetch_add(200, Ordering::SeqCst);
        let started = Instant::now();
        // The limit applies per connection, and the next connection has the new limit.
        while let Err(error) = fill(1_000_000 * round - 1).await {
            assert!(started.elapsed() < Duration::from_secs(1), "round {round}: writing does not go on: {error}");
        }
        assert_eq!(send_and_hang_up(shop.address, ana.delete(entry), PATIENCE).await, Some(200));
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
        // An account has twenty addresses at most.
        shop.app.db.sql("DELETE FROM user_address").execute().await.unwrap();
    }
    shop.stop().await;
}

/// Saves addresses until one is refused for lack of space (pages in use may have space at first); later ones are refused too.
async fn refuse_for_want_of_space(shop: SocketAddr, ana: &Customer) {
    let save = async |number: usize| {
        let long = |letter: &str| letter.repeat(90);
        let body = json!({
            "name": long("A"), "address": long("b"), "address2": long("c"), "city": format!("Kraj {number}"), "state": "",
            "postalCode": "1000", "countryId": 3, "phone": "040 123 456", "phoneCode": "+386",
        });
        send_and_hang_up(shop, ana.request("POST", "/api/address-shipping", &body.to_string()), PATIENCE).await.unwrap()
    };
    let mut number = 0;
    loop {
        match save(number).await {
            200 => number += 1,
            503 => break,
            other => panic!("address {number} was answered {other}"),
        }
        assert!(number < 20, "everything is saved although the disk is full");
    }
    for _ in 0..3 {
        assert_eq!(save(number).await, 503);
    }
    let listed = ana.request("GET", &format!("/api/address-shipping/getByUserId/{}", ana.id), "");
    assert_eq!(send_and_hang_up(shop, listed, PATIENCE).await, Some(200), "reads go on");
}

/// Changes are refused with 503 and reads continue while `set_read_only(true)` holds; afterwards, writing resumes within a second.
async fn survives_being_read_only(shop: &TestShop, db: &Db, set_read_only: impl AsyncFn(bool)) {
    let ana = Customer::register(shop.address).await;
    let delete = async |entry: i64| send_and_hang_up(shop.address, ana.delete(entry), PATIENCE).await;
    let ready = async || shop.get("si.localhost", "/readyz").await.status().as_u16();
    let mut entries = ana.fill_wishlist(db, 60).await.into_iter();
    for _ in 0..3 {
        assert_eq!((delete(entries.next().unwrap()).await, ready().await), (Some(200), 200));
        set_read_only(true).await;
        let kept = entries.next().unwrap();
        for _ in 0..5 {
            assert_eq!(delete(kept).await, Some(503));
            assert_eq!(ready().await, 503, "the process is taken out of service");
        }
        assert_eq!(shop.get("si.localhost", "/product/lanena-majica").await.status(), 200);
        let list = ana.request("GET", &format!("/api/wishlist/findAllDataByPagination?userId={}&take=1", ana.id), "");
        assert_eq!(send_and_hang_up(shop.address, list, PATIENCE).await, Some(200));
        set_read_only(false).await;
        let started = Instant::now();
        while delete(kept).await != Some(200) {
            assert!(started.elapsed() < Duration::from_secs(1), "writing does not go on");
        }
        assert_eq!(ready().await, 200);
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    }
}

#[tokio::test]
async fn changes_of_a_read_only_sqlite_file_get_503_and_then_resume() {
    let test = FURNISHED.sqlite().await;
    let is_read_only = Arc::new(AtomicBool::new(false));
    let options = DbOptions { is_read_only: Arc::clone(&is_read_only), ..DbOptions::serving(&Settings::default()) };
    let shop = serve(open_on(&test, &options).await).await;
    survives_being_read_only(&shop, &test.db, async |on| {
        is_read_only.store(on, Ordering::SeqCst);
        if on {
            // The open connection loses the file, and later ones open the file as it is then.
            let mut tx = shop.app.db.begin().await.unwrap();
            tx.sql("PRAGMA query_only = ON").execute().await.unwrap();
            tx.commit().await.unwrap();
        }
    })
    .await;
    shop.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_a_read_only_postgres_server_get_503_and_then_resume() {
    let cluster = Cluster::start("");
    let db = Db::connect(&cluster.url).await.unwrap();
    vitrina_server::db::migrate(&db).await.unwrap();
    let test = TestDb { db, url: cluster.url.clone(), folder: tempfile::tempdir().unwrap() };
    furnish(&test).await;
    let shop = serve(open_on(&test, &DbOptions::serving(&Settings::default())).await).await;
    // All sessions apply the setting, including those of the shop's pool.
    survives_being_read_only(&shop, &test.db, async |on| {
        let set = if on {
            "ALTER SYSTEM SET default_transaction_read_only = on"
        } else {
            "ALTER SYSTEM RESET default_transaction_read_only"
        };
        test.db.sql(set).execute().await.unwrap();
        test.db.sql("SELECT pg_reload_conf()").scalar::<bool>().await.unwrap();
        let expected = if on { "on" } else { "off" };
        let now = async || -> String {
            shop.app.db.sql("SELECT current_setting('default_transaction_read_only')").scalar().await.unwrap()
        };
        while now().await != expected {
            tokio::task::yield_now().await;
        }
    })
    .await;
    shop.stop().await;
    test.db.close().await;
}

#[tokio::test]
async fn a_full_or_failing_postgres_disk_gives_503_and_writes_resume_within_a_second() {
    let test = FURNISHED.postgres().await;
    let shop = serve(open_on(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = Customer::register(shop.address).await;
    let delete = async |entry: i64| send_and_hang_up(shop.address, ana.delete(entry), PATIENCE).await;
    let rounds = if is_proof() { 50 } else { 3 };
    let mut entries = ana.fill_wishlist(&test.db, rounds * 4).await.into_iter();
    // Raised during a change's transaction, like the server's errors when it cannot write a page: could not extend file, I/O error.
    let failures = [
        "CREATE FUNCTION fail_to_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$",
        "CREATE FUNCTION fail_to_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         RAISE EXCEPTION 'could not write block' USING ERRCODE = '58030'; END $$",
    ];
    for failure in (0..rounds).flat_map(|_| failures) {
        assert_eq!(delete(entries.next().unwrap()).await, Some(200));
        test.db.sql(failure).execute().await.unwrap();
        let trigger = "CREATE TRIGGER failing BEFORE DELETE ON wishlist_item EXECUTE FUNCTION fail_to_write()";
        test.db.sql(trigger).execute().await.unwrap();
        let kept = entries.next().unwrap();
        for _ in 0..5 {
            assert_eq!(delete(kept).await, Some(503));
        }
        assert_eq!(shop.get("si.localhost", "/product/lanena-majica").await.status(), 200);
        let list = ana.request("GET", &format!("/api/wishlist/findAllDataByPagination?userId={}&take=1", ana.id), "");
        assert_eq!(send_and_hang_up(shop.address, list, PATIENCE).await, Some(200), "reads go on");
        test.db.sql("DROP FUNCTION fail_to_write CASCADE").execute().await.unwrap();
        let started = Instant::now();
        assert_eq!(delete(kept).await, Some(200), "{failure}");
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
        assert_eq!(shop.get("si.localhost", "/readyz").await.status(), 200);
    }
    shop.stop().await;
}

#[tokio::test]
async fn database_sessions_ended_by_the_server_lose_no_acknowledged_change() {
    let test = FURNISHED.postgres().await;
    let shop = serve(open_on(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = Customer::register(shop.address).await;
    let count = if is_proof() { 20_000 } else { 400 };
    let entries = ana.fill_wishlist(&test.db, count).await;
    let stop = Arc::new(AtomicBool::new(false));
    let killer = tokio::spawn({
        let (db, url, stop) = (test.db.clone(), test.url.clone(), Arc::clone(&stop));
        async move {
            while !stop.load(Ordering::SeqCst) {
                // However slow the machine is, a session lives several times as long as opening one takes.
                let started = Instant::now();
                Db::connect(&url).await.unwrap().close().await;
                tokio::time::sleep(SHORTEST_SESSION.max(started.elapsed() * 5)).await;
                let sql = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
                     WHERE datname = current_database() AND pid <> pg_backend_pid()";
                db.sql(sql).scalar::<i64>().await.unwrap();
            }
        }
    });
    let mut deletions = Deletions::default();
    for entry in entries {
        match send_and_hang_up(shop.address, ana.delete(entry), PATIENCE).await {
            Some(200) => deletions.acknowledged.push(entry),
            Some(503) => deletions.unavailable += 1,
            other => panic!("a deletion was answered {other:?}"),
        }
        let path = format!("/api/wishlist/findAllDataByPagination?userId={}&take=1", ana.id);
        let read = ana.request("GET", &path, "");
        assert_eq!(send_and_hang_up(shop.address, read, PATIENCE).await, Some(200));
    }
    stop.store(true, Ordering::SeqCst);
    killer.await.unwrap();
    shop.stop().await;
    assert!(deletions.returned(&test.db).await.is_empty());
    eprintln!("{} deletions acknowledged, {} refused with 503", deletions.acknowledged.len(), deletions.unavailable);
    assert!(deletions.unavailable * 10 < deletions.acknowledged.len(), "{} refused", deletions.unavailable);
}
