//! A crawl of a catalogue with 120 product types and 150 brands: every page is rendered and small. `make proof` crawls a thousand
//! pages of 1,250 products. How long a page takes is measured by the part `crawl` of `make bench`, with the optimised program.

use std::collections::HashSet;

use vitrina_server::{both, inventory};
use vitrina_tests::{FURNISHED, TestShop, is_proof, large_catalogue, open};

/// No document is larger.
const BUDGET: usize = 200_000;
const HOST: &str = "si.localhost";

both!(every_page_of_a_large_catalogue_is_rendered_and_small, test in FURNISHED, {
    let (products, most_pages) = if is_proof() { (1_250, 1_000) } else { (240, 45) };
    let app = open(&test).await;
    inventory::save_products(&app, &large_catalogue::large_catalogue(products)).await.unwrap();
    let shop = TestShop::serve(&test).await;
    let mut waiting = vec![
        "/".to_owned(),
        "/categories".to_owned(),
        "/brands".to_owned(),
        "/categories?page=2".to_owned(),
        "/brands?page=2".to_owned(),
        format!("/product/{}", large_catalogue::slug(0)),
        format!("/product/{}", large_catalogue::slug(100)),
        "/brands/maker-1-daughters?size=34&priceMax=60".to_owned(),
    ];
    waiting.reverse();
    let mut seen: HashSet<String> = waiting.iter().cloned().collect();
    let mut crawled = 0;
    while let Some(path) = waiting.pop() {
        let response = shop.get(HOST, &path).await;
        let status = response.status();
        let html = response.text().await.unwrap();
        assert_eq!(status, 200, "{path}");
        assert!(html.len() <= BUDGET, "{path} has {} bytes", html.len());
        assert!(html.contains("<h1") && html.contains("<footer"), "{path} was left to the browser");
        crawled += 1;
        if crawled == most_pages {
            break;
        }
        let new: Vec<String> = large_catalogue::links(&html).filter(|path| seen.insert(path.clone())).collect();
        // Distant pages first, so that a short crawl covers every kind.
        waiting.splice(0..0, new);
    }
    assert_eq!(crawled, most_pages, "the shop links to its pages");
    shop.stop().await;
});

both!(menus_of_a_large_catalogue_are_limited_and_link_to_the_rest, test in FURNISHED, {
    let app = open(&test).await;
    inventory::save_products(&app, &large_catalogue::large_catalogue(240)).await.unwrap();
    let shop = TestShop::serve(&test).await;
    let answer = async |path: &str| -> serde_json::Value { shop.get(HOST, path).await.json().await.unwrap() };
    let navigation = answer("/api/navigation").await;
    let data = &navigation["data"];
    assert_eq!(data["categories"].as_array().unwrap().len(), 7);
    assert_eq!(data["brands"].as_array().unwrap().len(), 12);
    assert_eq!(data["hasMoreCategories"], true);
    let all = answer("/api/category/getAllActiveData").await;
    let mut counts: Vec<i64> =
        all["data"].as_array().unwrap().iter().map(|one| one["productCount"].as_i64().unwrap()).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    let shown: Vec<&str> =
        data["categories"].as_array().unwrap().iter().map(|one| one["path"].as_str().unwrap()).collect();
    let is_shown = |one: &&serde_json::Value| shown.contains(&one["path"].as_str().unwrap());
    let least =
        all["data"].as_array().unwrap().iter().filter(is_shown).map(|one| one["productCount"].as_i64().unwrap()).min();
    assert_eq!(least, Some(counts[6]), "those with most products are shown");
    let index = answer("/api/category/index?page=2").await;
    assert_eq!((index["data"].as_array().unwrap().len(), index["meta"]["page"].as_i64()), (36, Some(2)));
    let html = shop.get(HOST, "/").await.text().await.unwrap();
    assert!(html.contains("href=\"/categories\"") && html.contains("href=\"/brands\""));
    shop.stop().await;
});
