//! The search over HTTP: results in two countries, unusual queries, and counts without personal data.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sqlx::types::Json;

use super::{
    fuzz::texts,
    seed::seed_platform,
    shop::{EN, HR, SI, Shop, now},
};
use crate::{
    both,
    catalog::{
        self, OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft,
    },
    changes::{self, Change, Topic},
    db::Session as _,
    id::ProductId,
    inventory, search,
    tenancy::{Storefront, TenantId},
    toml_file::{Source, Sources},
};

/// Addresses are ASCII.
fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

async fn found(shop: &Shop, words: &str) -> Vec<i64> {
    shop.get(&format!("/api/product/web/search?q={}", encoded(words))).await.ids()
}

both!(words_find_products_by_names_colours_sizes_categories_brands_and_codes, test, {
    let shop = Shop::open(&test).await;
    shop.change("UPDATE variant SET barcode = '4006381333931' WHERE id = 200").await;
    for (words, ids) in [
        ("hlačke", &[1][..]),
        ("HLACKE", &[1]),
        ("hlačkami", &[1]),
        ("hlaček", &[1]),
        ("rebraset hlačke", &[1]),
        ("rebrastehlačke", &[1]),
        ("briefs", &[1]),
        ("majca", &[2]),
        ("tee", &[2, 4]),
        ("aged", &[4]),
        ("rjaste hlačke", &[1]),
        ("rjasta", &[1, 4]),
        ("perilo", &[1]),
        ("majica M", &[2]),
        ("M", &[1, 2]),
        ("86/92", &[4]),
        ("92", &[4]),
        ("tiho", &[1]),
        ("osnova majica", &[2]),
        ("sku-101", &[1]),
        ("SKU 101", &[1]),
        ("sku200", &[2]),
        ("product-4", &[4]),
        ("4006381333931", &[2]),
        ("xylofon", &[]),
        ("", &[]),
        ("!!", &[]),
    ] {
        let mut all = found(&shop, words).await;
        all.sort_unstable();
        assert_eq!(all, ids, "{words}");
    }
});

both!(synonyms_of_a_languages_file_find_the_products_that_they_mean, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(found(&shop, "vrhnjak").await, [0_i64; 0]);
    let apply = async |text: &str| {
        let file = Source { name: "sl.toml".to_owned(), text: text.to_owned() };
        search::apply(&shop.app, &Sources { files: vec![file], is_whole: false }, false).await.unwrap();
        shop.read_changes().await;
    };
    apply("[[synonyms]]\nwords = [\"vrhnjak\", \"poletni kos\"]\nmeans = [\"majica\"]\n").await;
    for words in ["vrhnjak", "Vrhnjak M", "poletni kos"] {
        assert_eq!(found(&shop, words).await, [2], "{words}");
    }
    apply("").await;
    assert_eq!(found(&shop, "vrhnjak").await, [0_i64; 0], "the file is read again once it is applied");
});

both!(available_and_matching_products_come_first, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(found(&shop, "tee").await, [2, 4], "the old tee is sold out");
    // No product matches all words, so those that match most words are found.
    assert_eq!(found(&shop, "rebraste hlačke xylofon").await, [1]);
    assert_eq!(found(&shop, "majica tiho").await.len(), 2);
});

/// A cap that both countries sell; two of them differ only in their keys.
fn cap(key: &str) -> ProductDraft {
    let price = || PriceDraft { price_minor: 1990, ..PriceDraft::default() };
    let shown = || OfferDraft { is_visible: true, badges: None };
    let text = ProductText { slug: Some(key.to_owned()), name: "Cap".to_owned(), ..ProductText::default() };
    ProductDraft {
        key: key.to_owned(),
        categories: vec![vec!["Caps".to_owned()]],
        texts: [(EN, text)].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Size".to_owned() }],
        variants: vec![VariantDraft {
            values: vec!["M".to_owned()],
            stock: StockDraft::tracked(9),
            prices: [(SI, price()), (HR, price())].into(),
            ..VariantDraft::default()
        }],
        offers: [(SI, shown()), (HR, shown())].into(),
        ..ProductDraft::default()
    }
}

/// Inserts an order of two pieces of a product.
async fn order(shop: &Shop, number: &str, tenant: TenantId, product: i64, status: &str, placed_at: DateTime<Utc>) {
    let mut tx = shop.app.db.begin().await.unwrap();
    let id: i64 = tx
        .sql(
            "INSERT INTO shop_order (tenant_id, language_id, number, place_key, request_hash, delivery_type, payment_method, \
             payment_status, delivery_status, currency, total_minor, refunded_minor, snapshot, placed_at, updated_at) \
             VALUES ($1, 1, $2, $2, 'h', 'courier', 'cash-on-delivery', 'PENDING', $3, 'EUR', 3980, 0, $4, $5, $5) \
             RETURNING id",
        )
        .bind(tenant)
        .bind(number.to_owned())
        .bind(status.to_owned())
        .bind(Json(json!({})))
        .bind(placed_at)
        .scalar()
        .await
        .unwrap();
    tx.sql(
        "INSERT INTO order_line (order_id, position, product_id, variant_id, quantity, regular_unit_minor, unit_minor, \
         total_minor, vat_basis_points, refunded_minor, details) VALUES ($1, 0, $2, 1, 2, 1990, 1990, 3980, 2200, 0, $3)",
    )
    .bind(id)
    .bind(product)
    .bind(Json(json!({})))
    .execute()
    .await
    .unwrap();
    // Sales are counted together with the next update of the index.
    changes::record(&mut tx, &[Change::everywhere(Topic::SearchDocument, product)]).await.unwrap();
    tx.commit().await.unwrap();
}

both!(of_equal_matches_products_with_recent_orders_come_first, test, {
    seed_platform(&test.db).await;
    let shop = Shop::over(&test).await;
    inventory::save_products(&shop.app, &[cap("one"), cap("two")]).await.unwrap();
    shop.read_changes().await;
    let caps = async |tenant| shop.get_in(tenant, "/api/product/web/search?q=cap").await.ids();
    let [first, second] = caps(SI).await[..] else { panic!("both are found") };
    assert_eq!(caps(HR).await, [first, second]);

    order(&shop, "cancelled", SI, second, "CANCELLED", now()).await;
    order(&shop, "old", SI, second, "DELIVERED", now() - TimeDelta::days(91)).await;
    shop.read_changes().await;
    assert_eq!(caps(SI).await, [first, second], "neither cancelled nor old orders count");

    order(&shop, "placed", SI, second, "PENDING", now() - TimeDelta::days(1)).await;
    order(&shop, "elsewhere", HR, first, "PENDING", now()).await;
    shop.read_changes().await;
    assert_eq!(caps(SI).await, [second, first]);
    assert_eq!(caps(HR).await, [first, second], "another country's orders do not count");
});

both!(results_contain_only_what_the_country_sells, test, {
    let shop = Shop::open(&test).await;
    let boxers = "/api/product/web/search?q=boxers";
    assert_eq!(shop.get_in(HR, boxers).await.ids(), [3]);
    assert_eq!(shop.get_in(SI, boxers).await.ids(), [0_i64; 0]);
    let suggested = shop.get_in(SI, "/api/product/web/suggest?q=boxers").await;
    assert_eq!(
        (suggested.data()["productCount"].as_i64(), suggested.data()["products"].as_array().unwrap().len()),
        (Some(0), 0)
    );
    let filters = shop.get_in(SI, "/api/product/web/search/filters?q=boxers").await;
    assert_eq!(filters.data()["brands"]["total"], 0);
    let prices = [SI, HR].map(|tenant| (tenant, "/api/product/web/search?q=briefs"));
    let mut amounts = Vec::new();
    for (tenant, path) in prices {
        amounts.push(shop.get_in(tenant, path).await.data()[0]["price"].clone());
    }
    assert_ne!(amounts[0], amounts[1]);
    // A country's report has no queries of another country.
    shop.app.catch_up().await.unwrap();
    search::write_counts(&shop.app).await.unwrap();
    let directory = shop.app.directory();
    let queries = async |id| {
        let rows = search::report(&shop.app, directory.tenant(id).unwrap(), 1).await.unwrap();
        rows.into_iter().map(|row| (row.query, row.searches, row.results)).collect::<Vec<_>>()
    };
    assert_eq!(queries(SI).await, [("boxers".to_owned(), 1, 0), ("briefs".to_owned(), 1, 1)]);
    assert_eq!(queries(HR).await, [("boxers".to_owned(), 1, 1), ("briefs".to_owned(), 1, 1)]);
});

both!(a_search_is_narrowed_ordered_and_paged_as_a_listing, test, {
    let shop = Shop::open(&test).await;
    let get = async |rest: &str| shop.get(&format!("/api/product/web/search?q=tee+hlacke{rest}")).await;
    let all = get("").await;
    assert_eq!(all.body["meta"]["itemCount"], 3);
    assert_eq!(get("&orderBy=price").await.ids(), [1, 4, 2]);
    assert_eq!(get("&orderBy=price&order=DESC").await.ids(), [2, 4, 1]);
    assert_eq!(get("&orderBy=newest").await.ids(), [1, 2, 4]);
    assert_eq!(get("&orderBy=name&order=ASC").await.ids().len(), 3);
    assert_eq!(get("&orderBy=discount").await.ids()[0], 1);
    assert_eq!(get("&color=rust").await.ids(), [1]);
    assert_eq!(get("&brand=osnova").await.ids(), [2]);
    assert_eq!(get("&discounted=true").await.ids(), [1]);
    assert_eq!(get("&priceMin=1500").await.ids(), [2]);
    let second = get("&take=2&page=2").await;
    assert_eq!((second.ids().len(), second.body["meta"]["hasPreviousPage"].clone()), (1, json!(true)));
    let filters = shop.get("/api/product/web/search/filters?q=tee+hlacke&color=rust").await;
    let colours = filters.data()["colours"]["choices"].as_array().unwrap().clone();
    let counts: Vec<_> = colours.iter().map(|one| (one["key"].clone(), one["productCount"].clone())).collect();
    assert_eq!(counts, [(json!("ink"), json!(1)), (json!("rust"), json!(1))]);
    for refused in ["&orderBy=relevance", "&page=0", "&priceMin=x"] {
        assert_eq!(get(refused).await.status, 422, "{refused}");
    }
    assert_eq!(shop.get("/api/product/web/search").await.ids(), [0_i64; 0]);
    assert_eq!(shop.get(&format!("/api/product/web/search?q={}", "x".repeat(121))).await.refused()[0].0, "q");
});

both!(suggestions_name_products_categories_and_brands, test, {
    let shop = Shop::open(&test).await;
    let suggest = async |words: &str| shop.get(&format!("/api/product/web/suggest?q={}", encoded(words))).await;
    let women = suggest("žen").await;
    assert_eq!(women.data()["categories"][0]["name"], "Ženske");
    assert_eq!(women.data()["categories"][0]["path"], "/category/zenske");
    let underwear = suggest("peri").await;
    assert_eq!(underwear.data()["categories"][0]["within"], json!(["Ženske"]));
    assert_eq!(suggest("tih").await.data()["brands"][0]["path"], "/brands/tiho");
    assert_eq!(suggest("prazno").await.data()["brands"], json!([]), "it has no products");
    assert_eq!(suggest("hlackee").await.data()["corrected"], "hlačke");
    assert_eq!(suggest("hlačke").await.data()["corrected"], json!(null));
    let reply = suggest("hla").await;
    assert_eq!(reply.data()["products"][0]["id"], 1);
    assert_eq!(reply.headers["x-robots-tag"], "noindex");
    assert_eq!(reply.headers["cache-control"], "no-store");
});

both!(a_changed_product_is_found_once_the_feed_is_read, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(found(&shop, "klobuk").await, [0_i64; 0]);
    let renamed = async |name: &str| {
        let mut tx = test.db.begin().await.unwrap();
        tx.sql("UPDATE product_text SET name = $1 WHERE product_id = 2 AND language_id = 16")
            .bind(name.to_owned())
            .execute()
            .await
            .unwrap();
        let change = Change::everywhere(Topic::SearchDocument, 2_i64);
        changes::record(&mut tx, &[change]).await.unwrap();
        tx.commit().await.unwrap();
        shop.read_changes().await;
    };
    renamed("Klobuk").await;
    assert_eq!(found(&shop, "klobuki").await, [2]);
    assert_eq!(found(&shop, "majica").await, [0_i64; 0]);
    renamed("Majica").await;
    assert_eq!(found(&shop, "majica").await, [2]);
    shop.change("UPDATE category_text SET name = 'Spodnji del' WHERE category_id = 2 AND language_id = 16").await;
    assert_eq!(found(&shop, "perilo").await, [0_i64; 0], "names of categories are read again");
    assert_eq!(found(&shop, "spodnji del").await, [1]);
    shop.change("UPDATE product SET is_active = FALSE WHERE id = 2").await;
    assert_eq!(found(&shop, "majica").await, [0_i64; 0]);
});

both!(only_products_whose_search_data_changed_are_read_again, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(found(&shop, "hlačke").await, [1]);
    let at_first = search::products_read(&shop.app);
    assert_eq!(at_first, 4, "the whole catalogue");
    let read_since = async || {
        shop.read_changes().await;
        found(&shop, "hlačke").await;
        search::products_read(&shop.app) - at_first
    };
    let brand = |name: &str| catalog::BrandDraft {
        slug: "tiho".to_owned(),
        name: name.to_owned(),
        ..catalog::BrandDraft::default()
    };
    let renamed = catalog::TaxonomyDraft { brands: vec![brand("Glasno")], ..catalog::TaxonomyDraft::default() };
    assert!(catalog::save_taxonomy(&shop.app, &renamed).await.unwrap() > 0);
    assert_eq!(read_since().await, 0, "names of brands are in no document");
    assert_eq!(found(&shop, "glasno").await, [1]);

    let mut tx = test.db.begin().await.unwrap();
    let hats = "INSERT INTO category (id, key, parent_id, position, is_active) VALUES (90, 'hats', 0, 9, TRUE)";
    tx.sql(hats).execute().await.unwrap();
    changes::record(&mut tx, &[Change::all(Topic::Taxonomy)]).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(read_since().await, 0, "a new category has no products");

    let listed = |keys: &[&str]| {
        let keys = keys.iter().map(|key| (*key).to_owned()).collect();
        let collection = catalog::CollectionDraft {
            key: "empty".to_owned(),
            content: Some(catalog::CollectionContent::Products(keys)),
            position: 1,
            ..catalog::CollectionDraft::default()
        };
        catalog::TaxonomyDraft { collections: vec![collection], ..catalog::TaxonomyDraft::default() }
    };
    catalog::save_taxonomy(&shop.app, &listed(&["product-2"])).await.unwrap();
    assert_eq!(read_since().await, 1, "what came into the collection");
    catalog::save_taxonomy(&shop.app, &listed(&["product-4"])).await.unwrap();
    assert_eq!(read_since().await, 3, "what came and what left");

    shop.change("UPDATE product_text SET name = 'Klobuk' WHERE product_id = 2 AND language_id = 16").await;
    assert_eq!(read_since().await, 7, "what says that anything may be other has everything read");
    assert_eq!(found(&shop, "klobuk").await, [2]);
});

both!(an_explanation_names_the_matches_of_each_word, test, {
    let shop = Shop::open(&test).await;
    let directory = shop.app.directory();
    let tenant = directory.tenant(SI).unwrap();
    let front = Storefront::public(tenant, &tenant.default_language).unwrap();
    for (words, product, why) in [
        ("hlačke", 1, "hlacke in the name"),
        ("hla", 1, "hla… begins a word of the name"),
        ("rjasta", 1, "rjasta means the option Rjasta"),
        ("perilo", 1, "perilo means the category Perilo"),
        ("rebrasto", 1, "rebrasto means the collection Rebrasto"),
        ("tiho", 1, "tiho means the brand Tiho"),
        ("sku101", 1, "sku101 is a code"),
        ("majca", 2, "majica in the name"),
    ] {
        let explanation = search::explain(&shop.app, &front, words, 5).await.unwrap();
        let found = explanation.products.iter().find(|one| one.card.id == ProductId(product));
        let reasons = &found.unwrap_or_else(|| panic!("{words} does not find {product}")).words;
        let named: Vec<&str> = reasons.iter().flatten().map(|(why, _)| why.as_str()).collect();
        assert!(named.contains(&why), "{words}: {why} is not among {named:?}");
        assert!(reasons.iter().flatten().all(|(_, worth)| *worth > 0.0), "{words}: {reasons:?}");
    }
    let corrected = search::explain(&shop.app, &front, "majca", 5).await.unwrap().corrected;
    assert_eq!(corrected.as_deref(), Some("majica"));
    let two = search::explain(&shop.app, &front, "rjaste hlačke", 1).await.unwrap();
    assert_eq!((two.asked, two.products[0].words.len()), (2, 2), "each word has reasons of its own");
});

both!(unusual_queries_never_fail, test, {
    let shop = Shop::open(&test).await;
    let odd = [
        "\"", "AND", "a OR b", "name:x", "*", "?", "~2", "^", "(", "[a TO b]", "\\", "ー", "İ", "ǅ", "\u{345}", "ৎ",
        "M M M M",
    ];
    // Longer queries are refused.
    let short = texts().into_iter().filter(|text| text.len() < 5_000);
    for text in short.chain(odd.map(str::to_owned)) {
        for call in ["search", "search/filters", "suggest"] {
            let status = shop.get(&format!("/api/product/web/{call}?q={}", encoded(&text))).await.status;
            assert!(status == 200 || status == 422, "{call} {text:.60}: {status}");
        }
    }
});

both!(searches_and_clicks_are_counted_without_personal_data, test, {
    let shop = Shop::open(&test).await;
    for words in ["Hlačke", "hlacke", "hlačke&page=2", "hlačke&color=rust", "nič", "ana@example.com"] {
        shop.get(&format!("/api/product/web/search?q={}", words.replace('č', "%C4%8D"))).await;
    }
    let click = json!({ "q": "hlačke", "productId": 1 });
    let unknown = json!({ "q": "hlačke", "productId": 3 });
    for body in [&click, &click, &unknown] {
        assert_eq!(shop.call(SI, ("POST", "/api/product/web/search/click"), None, Some(body)).await.status, 200);
    }
    search::write_counts(&shop.app).await.unwrap();
    search::write_counts(&shop.app).await.unwrap();
    let directory = shop.app.directory();
    let rows = search::report(&shop.app, directory.tenant(SI).unwrap(), 30).await.unwrap();
    let counted: Vec<_> = rows.iter().map(|row| (&*row.query, row.searches, row.results, row.clicks)).collect();
    assert_eq!(counted, [("hlacke", 2, 1, 2), ("nic", 1, 0, 0)]);
    let columns: Vec<String> = match test.db.dialect() {
        crate::db::Dialect::Sqlite => test.db.sql("SELECT name FROM pragma_table_info('search_count')").scalars().await.unwrap(),
        crate::db::Dialect::Postgres => test
            .db
            .sql("SELECT CAST(column_name AS TEXT) FROM information_schema.columns WHERE table_name = 'search_count' AND table_schema = current_schema()")
            .scalars()
            .await
            .unwrap(),
    };
    assert_eq!(columns.len(), 7, "{columns:?}: nothing of a person is kept");
    assert_eq!(search::prune(&shop.app, chrono::TimeDelta::days(400)).await.unwrap(), 0);
});
