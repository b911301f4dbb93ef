//! The search over the demo catalogue: queries of shoppers, judged by the catalogue's files.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test that unwraps fails where it should, and one that judges shows what it missed"
)]

use std::time::{Duration, Instant};

use vitrina_server::inventory;
use vitrina_tests::{
    DEMO, FURNISHED, TestShop,
    judged::{judge, recall},
    open, tee,
};

/// Judged queries that must each be understood, whatever the recall of all: colour, size, department and garment in five
/// languages, a word with two wrong letters, compounds of two words of the catalogue, and a code.
const UNDERSTOOD: [&str; 9] = [
    "SI sl rdeča majica",
    "HU hu kék leggings M",
    "PL pl koszulka damska",
    "GR el μαύρο φανελάκι",
    "BD bn লাল টি-শার্ট",
    "SI sl pajkoxe",
    "DE de Damenleggings",
    "DE de Leinenshirt",
    "SI en barcode:mens-running-tights/navy/L",
];

vitrina_server::both!(judged_queries_find_the_relevant_products_first, test in DEMO, {
    let judgements = judge(&open(&test).await).await;
    let languages: std::collections::BTreeSet<&str> =
        judgements.iter().filter_map(|one| one.query.split(' ').nth(1)).collect();
    assert!(judgements.len() >= 200 && languages.len() >= 8, "{} queries, {languages:?}", judgements.len());
    for missed in judgements.iter().filter(|one| one.found < one.wanted) {
        println!("{} of {}: {} → {}", missed.found, missed.wanted, missed.query, missed.first.join(", "));
    }
    let recall = recall(&judgements);
    println!("recall {:.1} % of {} queries in {} languages", recall * 100.0, judgements.len(), languages.len());
    assert!(recall >= 0.95, "recall is {:.1} %", recall * 100.0);
    for query in UNDERSTOOD {
        let judged = judgements.iter().find(|one| one.query == query).unwrap();
        assert!(judged.found * 2 > judged.wanted, "{judged:?}");
    }
});

/// Time after which a change must be searchable.
const WITHIN: Duration = Duration::from_secs(2);

async fn found(shop: &TestShop, words: &str) -> usize {
    let path = format!("/api/product/web/search?q={words}");
    let answer = shop.get("si.localhost", &path).await.text().await.unwrap();
    let answer: serde_json::Value = serde_json::from_str(&answer).expect(&answer);
    answer["data"].as_array().map_or(0, Vec::len)
}

vitrina_server::both!(a_serving_shop_finds_a_change_within_two_seconds, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(found(&shop, "lanena").await, 1);
    // From here on the index is updated in the background: a query reads nothing.
    let mut is_followed = false;
    let started = Instant::now();
    while !is_followed && started.elapsed() < Duration::from_secs(20) {
        tokio::time::sleep(Duration::from_millis(100)).await;
        is_followed = vitrina_server::search::is_followed(&shop.app);
    }
    assert!(is_followed || shop.servers().len() > 1);
    for (words, draft) in
        [("klobuk", tee("linen-tee", "Klobuk iz lanu", 2990)), ("nogavice", tee("socks", "Nogavice", 590))]
    {
        assert_eq!(found(&shop, words).await, 0);
        inventory::save_products(&shop.app, &[draft]).await.unwrap();
        let saved = Instant::now();
        while found(&shop, words).await == 0 {
            assert!(saved.elapsed() < WITHIN, "{words} is not found yet");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    shop.stop().await;
});
