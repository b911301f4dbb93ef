//! Two processes on one database show each other's changes within two seconds, and a stop loses no request.

use std::time::{Duration, Instant};

use vitrina_server::{both, i18n, inventory};
use vitrina_tests::{SI, TestShop, furnish, open, tee};

/// Asks until the page says `text`, and tells how long that took.
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

both!(changes_of_one_process_are_seen_by_another_within_two_seconds, test, {
    furnish(&test).await;
    let (first, second) = (TestShop::serve(&test).await, TestShop::serve(&test).await);
    let path = "/product/lanena-majica";
    for shop in [&first, &second] {
        assert!(shop.get("si.localhost", path).await.text().await.unwrap().contains("29.90 €"));
    }

    inventory::save_products(&first.app, &[tee("linen-tee", "Lanena majica", 1950)]).await.unwrap();
    assert!(until(&second, path, "19.50 €").await < Duration::from_secs(2));

    let directory = first.app.directory();
    let slovenian = directory.language("sl").unwrap();
    i18n::set(&first.app.db, first.app.clock.now(), SI, slovenian, "not-found-title", "Joj", false).await.unwrap();
    assert!(until(&second, "/nothing", "Joj").await < Duration::from_secs(2));
});

both!(a_command_beside_a_running_server_is_seen_too, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("si.localhost", "/product/nova-majica").await.status(), 404);
    let command = open(&test).await;
    inventory::save_products(&command, &[tee("new-tee", "Nova majica", 990)]).await.unwrap();
    assert!(until(&shop, "/product/nova-majica", "9.90 €").await < Duration::from_secs(2));
});

both!(a_graceful_stop_answers_what_was_asked, test, {
    furnish(&test).await;
    let shop = TestShop::serve(&test).await;
    let asked: Vec<_> =
        (0..8).map(|turn| shop.get("si.localhost", if turn % 2 == 0 { "/" } else { "/brands" })).collect();
    let answers = futures::future::join_all(asked).await;
    assert!(answers.iter().all(|answer| answer.status() == 200));
    drop(answers);
    shop.stop().await;
});

both!(the_newsletters_limit_holds_across_processes, test, {
    furnish(&test).await;
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
