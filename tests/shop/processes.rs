//! Two processes on one database show each other's changes within two seconds, and a stop loses no request.

use std::time::{Duration, Instant};

use futures::future::join_all;
use tokio::net::TcpStream;
use vitrina_server::{both, db::Session as _, i18n, inventory};
use vitrina_tests::{FURNISHED, SI, TestShop, open, pending::PendingRequest, tee};

/// Requests the page until it contains `text`, and returns the time this took.
async fn until(shop: &TestShop, path: &str, text: &str) -> Duration {
    let started = Instant::now();
    loop {
        let page = shop.get("si.localhost", path).await.text().await.unwrap();
        if page.contains(text) {
            return started.elapsed();
        }
        assert!(started.elapsed() < Duration::from_secs(10), "{path} never says {text}");
        tokio::task::yield_now().await;
    }
}

both!(changes_of_one_process_are_seen_by_another_within_two_seconds, test in FURNISHED, {
    let (first, second) = (TestShop::serve_alone(&test).await, TestShop::serve_alone(&test).await);
    let path = "/product/lanena-majica";
    for shop in [&first, &second] {
        assert!(shop.get("si.localhost", path).await.text().await.unwrap().contains("29.90 €"));
    }

    inventory::save_products(&first.app, &[tee("linen-tee", "Lanena majica", 1950)]).await.unwrap();
    let (here, there) = futures::join!(until(&first, path, "19.50 €"), until(&second, path, "19.50 €"));
    assert!(here.max(there) < Duration::from_secs(2), "{here:?} {there:?}");

    let directory = first.app.directory();
    let slovenian = directory.language("sl").unwrap();
    i18n::set(&first.app.db, first.app.clock.now(), SI, slovenian, "not-found-title", "Joj", false).await.unwrap();
    let took = until(&second, "/nothing", "Joj").await;
    assert!(took < Duration::from_secs(2), "{took:?}");
});

both!(changes_by_a_command_reach_a_running_server, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/product/nova-majica").await.status(), 404);
    let command = open(&test).await;
    inventory::save_products(&command, &[tee("new-tee", "Nova majica", 990)]).await.unwrap();
    assert!(until(&shop, "/product/nova-majica", "9.90 €").await < Duration::from_secs(2));
});

both!(a_graceful_stop_completes_open_requests, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let address = shop.address;
    // Pages that were not requested before, more than are rendered concurrently.
    let paths = ["/", "/brands", "/categories", "/new", "/product/lanena-majica", "/product/volnena-majica"];
    let english = ["/en", "/en/brands", "/en/categories", "/en/new", "/en/product/linen-tee", "/en/product/wool-tee"];
    let paths = paths.into_iter().chain(english).map(str::to_owned);
    let mut pages: Vec<PendingRequest> = join_all(paths.map(|path| PendingRequest::get(address, path))).await;
    let order = PendingRequest::half_of_a_subscription(address).await;
    // When the first page arrives, the others are being rendered.
    let first = pages.swap_remove(0).answer().await;
    assert!(first.starts_with("HTTP/1.1 200"), "{first}");
    let open = pages.iter().filter(|page| !page.has_answer()).count();
    assert!(open >= 3, "{open} requests are open when the order to stop comes");

    let servers = shop.servers();
    let stopping = tokio::spawn(shop.stop());
    for server in servers {
        while TcpStream::connect(server).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }
    assert!(!stopping.is_finished(), "it waits for the request whose body is on its way");
    let answer = order.answer().await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"isSuccess\":true"), "{answer}");
    for page in pages {
        let (path, answer) = (page.path.clone(), page.answer().await);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("</html>"), "{path}: {answer}");
    }
    stopping.await.unwrap();
    let kept: i64 = test.db.sql("SELECT COUNT(*) FROM newsletter_subscription").scalar().await.unwrap();
    assert_eq!(kept, 1, "and what was acknowledged is kept");
});

both!(the_newsletters_limit_holds_across_processes, test in FURNISHED, {
    let shops = [TestShop::serve(&test).await, TestShop::serve(&test).await];
    let mut statuses = Vec::new();
    for turn in 0..12 {
        let body = serde_json::json!({ "email": format!("reader{turn}@example.com") });
        let answer = shops[turn % 2].post("si.localhost", "/api/newsletter/subscribe", &body).await;
        assert_eq!(answer.headers().contains_key("retry-after"), answer.status() == 429);
        statuses.push(answer.status().as_u16());
    }
    assert_eq!((&statuses[..10], &statuses[10..]), (&[200; 10][..], &[429; 2][..]));
});
