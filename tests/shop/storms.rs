//! Clients that hang up in the middle of changes, a full disk, and a database that is restarted: what was acknowledged stays.
//! `make proof` runs them with their full numbers.

#![expect(clippy::print_stderr, reason = "prints the figures of a long run")]

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::{Db, DbOptions, Session as _},
    testing::{self, TestDb},
};
use vitrina_tests::{TestShop, furnish, is_proof, serve};

/// Somebody with an account, signed in.
#[derive(Clone)]
struct Customer {
    id: i64,
    token: String,
}

async fn customer(shop: &TestShop) -> Customer {
    let password = "Lipa-2026";
    let body = json!({
        "firstName": "Ana", "lastName": "Novak", "email": "ana@example.com", "password": password,
        "repeatPassword": password, "phone": "040 123 456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    });
    let answer: Value = shop.post("si.localhost", "/api/auth/register", &body).await.json().await.unwrap();
    let token = answer["data"]["token"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
    Customer { id: answer["data"]["id"].as_i64().unwrap(), token }
}

/// Products that are only in wishlists: the entries' ids.
async fn wishlist_of(db: &Db, customer: i64, count: i64) -> Vec<i64> {
    let numbers = "INSERT INTO product (id, key, composition, care, is_active, published_at, updated_at, extra, digest)
         WITH RECURSIVE number (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < $1)
         SELECT 1000 + n, 'storm-' || CAST(n AS TEXT), composition, care, is_active, published_at, updated_at, extra, digest
         FROM number CROSS JOIN product WHERE product.key = 'linen-tee'";
    db.sql(numbers).bind(count).execute().await.unwrap();
    let entries = "INSERT INTO wishlist_item (tenant_id, user_id, product_id, created_at)
         SELECT 3, $1, id, published_at FROM product WHERE key LIKE 'storm-%'";
    db.sql(entries).bind(customer).execute().await.unwrap();
    db.sql("SELECT id FROM wishlist_item WHERE user_id = $1 ORDER BY id").bind(customer).scalars().await.unwrap()
}

/// Sends a request and hangs up after a while, unless the answer has come: its status line, if it has.
async fn ask_and_hang_up(address: SocketAddr, request: String, patience: Duration) -> Option<u16> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut head = [0; 12];
    tokio::time::timeout(patience, stream.read_exact(&mut head)).await.ok()?.ok()?;
    std::str::from_utf8(&head[9..]).ok()?.parse().ok()
}

fn request(method: &str, path: &str, token: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nHost: si.localhost\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

async fn open_with(test: &TestDb, options: &DbOptions) -> App {
    let settings = Settings { data: test.folder.path().join("data"), render_threads: 1, ..Settings::default() };
    App::open(settings, Db::connect_with(&test.url, options).await.unwrap(), Clock::System).await.unwrap()
}

both!(a_storm_of_aborted_requests_loses_no_acknowledged_change, test, {
    furnish(&test).await;
    let shop = serve(open_with(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = customer(&shop).await;
    let count = if is_proof() { 100_000 } else { 1_500 };
    let entries = Arc::new(wishlist_of(&test.db, ana.id, count).await);
    let (next, aborted, address) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)), shop.address);
    let clients = (0..24_u64).map(|client| {
        let (ana, entries, next, aborted) =
            (ana.clone(), Arc::clone(&entries), Arc::clone(&next), Arc::clone(&aborted));
        tokio::spawn(async move {
            let mut acknowledged = Vec::new();
            while let Some(&entry) = entries.get(next.fetch_add(1, Ordering::SeqCst) as usize) {
                // From far too short to long enough, the same in every run.
                let patience = Duration::from_micros((entry as u64 * 7_919 + client * 104_729) % 12_000);
                let delete = request("DELETE", &format!("/api/wishlist/delete/{entry}"), &ana.token, "");
                match ask_and_hang_up(address, delete, patience).await {
                    Some(200) => acknowledged.push(entry),
                    _ => {
                        aborted.fetch_add(1, Ordering::SeqCst);
                    }
                }
                if entry % 3 == 0 {
                    // Begins a transaction and rolls it back, most of them cut off somewhere.
                    let body = format!("{{\"userId\":{},\"productIds\":[-1]}}", ana.id);
                    let merge = request("POST", "/api/wishlist/merge", &ana.token, &body);
                    ask_and_hang_up(address, merge, patience / 2).await;
                }
            }
            acknowledged
        })
    });
    let acknowledged: Vec<i64> =
        futures::future::join_all(clients).await.into_iter().flat_map(Result::unwrap).collect();
    shop.stop().await;
    let left: std::collections::HashSet<i64> =
        test.db.sql("SELECT id FROM wishlist_item").scalars().await.unwrap().into_iter().collect();
    let returned = acknowledged.iter().filter(|entry| left.contains(entry)).count();
    let aborted = aborted.load(Ordering::SeqCst);
    eprintln!("{:?}: {} acknowledged, {aborted} aborted, {returned} came back", test.db.dialect(), acknowledged.len());
    assert_eq!(returned, 0, "of {} acknowledged deletions", acknowledged.len());
    assert!(acknowledged.len() > 100 && aborted > 100, "{} acknowledged, {aborted} aborted", acknowledged.len());
});

#[tokio::test]
async fn a_full_disk_answers_503_and_writing_goes_on_within_a_second_of_space() {
    let test = testing::sqlite().await;
    furnish(&test).await;
    let most_pages = Arc::new(AtomicU32::new(0));
    let pages: i64 = test.db.sql("SELECT page_count FROM pragma_page_count()").scalar().await.unwrap();
    most_pages.store(u32::try_from(pages).unwrap() + 60, Ordering::SeqCst);
    let options = DbOptions { most_pages: Arc::clone(&most_pages), ..DbOptions::serving(&Settings::default()) };
    let shop = serve(open_with(&test, &options).await).await;
    let ana = customer(&shop).await;
    let rounds = if is_proof() { 50 } else { 3 };
    let entries = wishlist_of(&test.db, ana.id, rounds).await;
    let fill = async |id: i64| {
        let statement = shop.app.db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(id);
        statement.bind(format!("{id}{}", "x".repeat(3_000))).execute().await
    };
    let full = async |first: i64| {
        let mut id = first;
        while fill(id).await.is_ok() {
            id += 1;
        }
    };
    let patience = Duration::from_secs(5);
    for (round, entry) in (1..).zip(entries) {
        full(1_000_000 * round).await;
        let write = request("DELETE", &format!("/api/wishlist/delete/{entry}"), &ana.token, "");
        let ready = shop.get("si.localhost", "/readyz").await.status();
        assert_eq!(ready, 200, "the writer is free, and reads go on");
        assert!(fill(1).await.is_err());
        most_pages.fetch_add(200, Ordering::SeqCst);
        let started = Instant::now();
        fill(1_000_000 * round - 1).await.unwrap();
        assert_eq!(ask_and_hang_up(shop.address, write, patience).await, Some(200));
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    }
    shop.stop().await;
}

#[tokio::test]
async fn sessions_that_the_server_ends_cost_no_read_and_no_acknowledged_change() {
    let test = testing::postgres().await;
    furnish(&test).await;
    let shop = serve(open_with(&test, &DbOptions::serving(&Settings::default())).await).await;
    let ana = customer(&shop).await;
    let count = if is_proof() { 20_000 } else { 400 };
    let entries = wishlist_of(&test.db, ana.id, count).await;
    let stop = Arc::new(std::sync::atomic::AtomicBool::new(false));
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
    let (mut acknowledged, mut refused) = (Vec::new(), 0);
    for entry in entries {
        let delete = request("DELETE", &format!("/api/wishlist/delete/{entry}"), &ana.token, "");
        match ask_and_hang_up(shop.address, delete, Duration::from_secs(10)).await {
            Some(200) => acknowledged.push(entry),
            Some(503) => refused += 1,
            other => panic!("a deletion was answered {other:?}"),
        }
        let path = format!("/api/wishlist/findAllDataByPagination?userId={}&take=1", ana.id);
        let read = request("GET", &path, &ana.token, "");
        assert_eq!(ask_and_hang_up(shop.address, read, Duration::from_secs(10)).await, Some(200));
    }
    stop.store(true, Ordering::SeqCst);
    killer.await.unwrap();
    shop.stop().await;
    let left: std::collections::HashSet<i64> =
        test.db.sql("SELECT id FROM wishlist_item").scalars().await.unwrap().into_iter().collect();
    assert!(acknowledged.iter().all(|entry| !left.contains(entry)));
    eprintln!("{} deletions acknowledged, {refused} refused with 503", acknowledged.len());
    assert!(refused * 10 < acknowledged.len(), "{refused} refused, {} acknowledged", acknowledged.len());
}
