//! Collections filled by rules: pages, counts, menus, sitemap and search follow prices, flash deals and products, in every process.

use chrono::{SubsecRound as _, TimeDelta, Utc};
use serde_json::Value;
use vitrina_server::{
    app::App,
    both,
    catalog::taxonomy_files,
    clock::Clock,
    db::Db,
    inventory, promotions,
    testing::TestDb,
    toml_file::{Source, Sources},
};
use vitrina_tests::{FURNISHED, SI, TestShop, serve, settings, tee};

const HOST: &str = "si.localhost";

const FILES: &str = r#"
[[collections]]
key = "bargains"
sort = "price"
[collections.rules]
reduced = 20
[collections.texts.sl]
name = "Ugodno"
[[collections]]
key = "cheap"
sort = "-price"
[collections.rules]
price_below = { EUR = "60" }
[collections.texts.sl]
name = "Poceni"
[[collections]]
key = "wool"
[collections.rules]
tags = ["wool"]
[collections.texts.sl]
name = "Volneno"
"#;

fn sources(name: &str, text: String) -> Sources {
    Sources { files: vec![Source { name: name.to_owned(), text }], is_whole: true }
}

async fn shop(test: &TestDb, clock: &Clock) -> TestShop {
    let db = Db::connect(&test.url).await.unwrap();
    serve(App::open(settings(test), db, clock.clone()).await.unwrap()).await
}

async fn data(shop: &TestShop, path: &str) -> Value {
    let answer: Value = shop.get(HOST, path).await.json().await.unwrap();
    answer["data"].clone()
}

fn texts(all: &Value, key: &str) -> Vec<String> {
    all.as_array().unwrap().iter().map(|one| one[key].as_str().unwrap().to_owned()).collect()
}

/// The products of a collection, in its own order.
async fn products(shop: &TestShop, slug: &str) -> Vec<String> {
    let path = format!("/api/product/web/collection/countryWiseProductsPagination?collectionSlug={slug}");
    texts(&data(shop, &path).await, "slug")
}

/// Whether the shop shows a collection: among all of them, in menus and in the sitemap, which must agree.
async fn is_shown(shop: &TestShop, slug: &str) -> bool {
    let all = texts(&data(shop, "/api/collection/getAllActiveData").await, "slug");
    let link = format!("/collection/{slug}");
    let sitemap = shop.get(HOST, "/sitemaps/places-1.xml").await.text().await.unwrap();
    let menu = data(shop, "/api/navigation").await.to_string();
    let is_listed = all.iter().any(|known| known == slug);
    assert_eq!(sitemap.contains(&link), is_listed, "{slug}: sitemap");
    assert_eq!(menu.contains(&link), is_listed, "{slug}: menu");
    is_listed
}

async fn reduce(app: &App, discount_minor: Option<i64>, tags: &[&str]) {
    let mut wool = tee("wool-tee", "Volnena majica", 5990);
    wool.tags = tags.iter().map(|tag| (*tag).to_owned()).collect();
    for variant in &mut wool.variants {
        variant.prices.get_mut(&SI).unwrap().discount_minor = discount_minor;
    }
    inventory::save_products(app, &[wool]).await.unwrap();
}

both!(a_rule_collection_follows_prices_and_products_in_every_process, test in FURNISHED, {
    let clock = Clock::fixed(Utc::now().trunc_subsecs(0) + TimeDelta::days(60));
    let (first, second) = (shop(&test, &clock).await, shop(&test, &clock).await);
    taxonomy_files::apply(&first.app, &sources("collections.toml", FILES.to_owned())).await.unwrap();
    let both_know = async || {
        first.catch_up().await;
        second.catch_up().await;
    };
    both_know().await;
    for shop in [&first, &second] {
        assert!(!is_shown(shop, "ugodno").await && !is_shown(shop, "volneno").await);
        assert!(is_shown(shop, "poceni").await);
        assert_eq!(products(shop, "poceni").await, ["volnena-majica", "lanena-majica"], "the dearest first");
    }
    reduce(&first.app, Some(3990), &["Wool"]).await;
    both_know().await;
    for shop in [&first, &second] {
        assert!(is_shown(shop, "ugodno").await && is_shown(shop, "volneno").await);
        assert_eq!(products(shop, "ugodno").await, ["volnena-majica"]);
        assert_eq!(products(shop, "volneno").await, ["volnena-majica"]);
        let filters = data(shop, "/api/product/web/filters?collectionSlug=ugodno").await;
        assert_eq!(filters["sizes"]["choices"][0]["productCount"], 1, "{filters}");
        // Collections filled by facts only are found by name; those filled by prices have their page.
        let found = data(shop, "/api/product/web/search?q=volneno").await;
        assert!(texts(&found, "slug").contains(&"volnena-majica".to_owned()), "{found}");
        let suggested = data(shop, "/api/product/web/suggest?q=ugodno").await;
        assert!(suggested.to_string().contains("/collection/ugodno"), "{suggested}");
    }
    reduce(&first.app, None, &[]).await;
    both_know().await;
    for shop in [&first, &second] {
        assert!(!is_shown(shop, "ugodno").await && !is_shown(shop, "volneno").await);
    }
});

both!(a_collection_of_reduced_products_follows_a_flash_deal_to_its_second, test in FURNISHED, {
    let clock = Clock::fixed(Utc::now().trunc_subsecs(0) + TimeDelta::days(60));
    let shop = shop(&test, &clock).await;
    taxonomy_files::apply(&shop.app, &sources("collections.toml", FILES.to_owned())).await.unwrap();
    let time = |hours| (clock.now() + TimeDelta::hours(hours)).format("%Y-%m-%dT%H:%M:%SZ").to_string();
    let deal = format!(
        "[[promotions]]\nname = \"hour\"\nkind = \"flash-deal\"\ncountries = [\"SI\"]\nstarts = {}\nends = {}\n\
         include = [\"product:linen-tee\"]\npercent = \"25\"\n",
        time(1),
        time(2)
    );
    promotions::apply(&shop.app, &sources("deals.toml", deal.clone()), "operator test").await.unwrap();
    shop.catch_up().await;
    assert!(!is_shown(&shop, "ugodno").await);
    clock.advance(TimeDelta::hours(1));
    assert!(is_shown(&shop, "ugodno").await);
    assert_eq!(products(&shop, "ugodno").await, ["lanena-majica"]);
    clock.advance(TimeDelta::hours(1));
    assert!(!is_shown(&shop, "ugodno").await);
    // A promotion for a collection filled by prices would change its members.
    let circular = sources("deals.toml", deal.replace("product:linen-tee", "collection:bargains"));
    let refused = promotions::apply(&shop.app, &circular, "operator test").await.unwrap_err().to_string();
    assert!(
        refused.contains("deals.toml:7: promotions[1].include: collection:bargains is filled by prices or dates"),
        "{refused}"
    );
});
