//! A change in one country: no change is recorded for another, and the other's cached responses stay valid.

use std::{collections::BTreeMap, sync::Arc};

use chrono::TimeDelta;
use serde_json::Value;

use super::{
    seed::seed_platform,
    shop::{HR, SI, SL, Shop},
};
use crate::{
    both,
    catalog::{
        self, OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft,
    },
    changes::{Change, Topic},
    content::editorial::{self, Pictures, RawFile, RawFiles},
    db::Session as _,
    i18n::{self, Texts},
    inventory::save_products,
    products::{self, Assignment, EditRequest, tenants_of},
    promotions,
    tenancy::TenantId,
    testing::TestDb,
    toml_file::{Source, Sources},
};

const ACTOR: &str = "operator ana";
/// Calls of Slovenia's pages: a product, its size table, listings by age and by price, filter counts, the menu.
const ANSWERS: [&str; 6] = [
    "/api/product/web/by-slug/cipka",
    "/api/content/size-tables?product=cipka",
    "/api/product/web/countryWiseProductsPagination",
    "/api/product/web/countryWiseProductsPagination?orderBy=price&priceMax=5000",
    "/api/attributeValue/web/list",
    "/api/navigation",
];
const SIZES: &str = "[[tables]]\nkey = \"tops\"\nmeasures = [\"bust\"]\nsizes = [{ size = \"S\", bust = \"83–87\" }]\n\
                     [tables.names]\nen = \"Tops\"\nsl = \"Majice\"\n";
const QUESTIONS: &str = "[[groups]]\nkey = \"orders\"\ntitle = \"Naročila\"\n[[groups.entries]]\nkey = \"when\"\n\
                         question = \"Kdaj?\"\nanswer = \"Danes.\"\n";
/// Calls that the index of listings, filters and menus answers.
const LISTINGS: [&str; 7] = [
    "/api/product/web/countryWiseProductsPagination",
    "/api/product/web/countryWiseProductsPagination?orderBy=price",
    "/api/product/web/countryWiseProductsPagination?orderBy=discount",
    "/api/product/web/countryWiseProductsPagination?orderBy=name",
    "/api/product/web/filters",
    "/api/attributeValue/web/list",
    "/api/category/getAllActiveData",
];
/// More products than a batch for which listings are recorded one by one.
const MANY: usize = 40;

fn shirt(key: &str, name: &str, countries: &[(TenantId, i64)]) -> ProductDraft {
    let price = |price_minor| PriceDraft { price_minor, ..PriceDraft::default() };
    let variant = VariantDraft {
        values: vec!["S".to_owned()],
        stock: StockDraft::tracked(3),
        prices: countries.iter().map(|(tenant, minor)| (*tenant, price(*minor))).collect(),
        ..VariantDraft::default()
    };
    let shown = || OfferDraft { is_visible: true, badges: None };
    ProductDraft {
        key: key.to_owned(),
        brand: Some("Tiho".to_owned()),
        categories: vec![vec!["Majice".to_owned()]],
        texts: [(SL, ProductText { name: name.to_owned(), ..ProductText::default() })].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".to_owned() }],
        variants: vec![variant],
        offers: countries.iter().map(|(tenant, _)| (*tenant, shown())).collect(),
        ..ProductDraft::default()
    }
}

async fn save(shop: &Shop, drafts: &[ProductDraft]) {
    save_products(&shop.app, drafts).await.unwrap();
}

/// Products that both countries sell, and the size table of one.
async fn open(test: &TestDb) -> Shop {
    seed_platform(&test.db).await;
    let shop = Shop::over(test).await;
    let both = [(SI, 2990), (HR, 3190)];
    save(&shop, &[shirt("a", "Čipka", &both), shirt("b", "Cvet", &both), shirt("c", "Dan", &both)]).await;
    apply(&shop, "size-tables.toml", SIZES).await;
    shop
}

async fn apply(shop: &Shop, path: &str, text: &str) {
    let file = RawFile { path: path.to_owned(), bytes: text.as_bytes().to_vec() };
    let raw = RawFiles { folder: "content".to_owned(), files: vec![file] };
    editorial::apply(&shop.app, &raw, &Pictures::new(), false).await.unwrap();
    shop.read_changes().await;
}

/// The announcement of a country's pages, which a home file defines.
async fn announcement(shop: &Shop, tenant: TenantId) -> String {
    let navigation = shop.get_in(tenant, "/api/navigation").await;
    navigation.data()["announcement"].as_str().unwrap().to_owned()
}

fn home(text: &str) -> String {
    format!("[[header]]\nkey = \"news\"\n[header.texts.en]\ntitle = \"{text}\"\n")
}

/// Slovenia's responses with their ETags.
async fn answers(shop: &Shop) -> Vec<(String, Value)> {
    let mut answers = Vec::new();
    for path in ANSWERS {
        let reply = shop.get(path).await;
        reply.data();
        answers.push((reply.headers["etag"].to_str().unwrap().to_owned(), reply.body));
    }
    answers
}

async fn last_recorded(shop: &Shop) -> i64 {
    shop.app.db.sql("SELECT COALESCE(MAX(id), 0) FROM change_feed").scalar().await.unwrap()
}

/// The topics of the changes recorded since: of Croatia only, and of Slovenia or all countries. Changes of a product's search data
/// are recorded for all countries, because the search index has one document per product; no page of Slovenia reads it.
async fn recorded_since(shop: &Shop, last: i64) -> (BTreeMap<String, i64>, BTreeMap<String, i64>) {
    let count = async |of: &'static str| -> BTreeMap<String, i64> {
        let rows: Vec<(String, i64)> = shop
            .app
            .db
            .sql("SELECT topic, COUNT(*) FROM change_feed WHERE id > ")
            .push_bind("", last)
            .push(of)
            .push(" GROUP BY topic")
            .all()
            .await
            .unwrap();
        rows.into_iter().collect()
    };
    let others = " AND (tenant_id IS NULL OR tenant_id <> 13) AND NOT (topic = 'search-document' AND \
                  entity_id NOT IN (SELECT product_id FROM offer WHERE tenant_id = 3))";
    (count(" AND tenant_id = 13").await, count(others).await)
}

fn assigned(code: &str, value: &str) -> Vec<Assignment> {
    vec![Assignment { code: code.to_owned(), value: value.to_owned() }]
}

both!(a_change_in_one_country_is_recorded_for_it_only_and_keeps_other_caches, test, {
    let shop = open(&test).await;
    let first = answers(&shop).await;
    assert!(first[1].1["data"].as_array().is_some_and(|tables| tables.len() == 1), "{}", first[1].1);
    // These changes are not recorded: only a response that is made again contains them.
    for sql in [
        "UPDATE variant_price SET price_minor = price_minor + 100 WHERE tenant_id = 3",
        "UPDATE product_text SET name = name || '!'",
    ] {
        test.db.sql(sql).execute().await.unwrap();
    }
    let app = &shop.app;
    let croatia = tenants_of(&app.directory(), &["HR".to_owned()]).unwrap();
    let key = ["a".to_owned()];
    let id = catalog::product_ids_of(&app.db, &key).await.unwrap()[0];
    let facts = async || catalog::product_facts(app, &[id]).await.unwrap().remove(&id).unwrap();
    let first_facts = facts().await;
    let mut last = last_recorded(&shop).await;
    let mut check = async |what: &str| {
        shop.read_changes().await;
        let (own, others) = recorded_since(&shop, last).await;
        assert!(own.contains_key("product"), "{what}: {own:?}");
        assert_eq!(others, BTreeMap::new(), "{what}");
        assert_eq!(answers(&shop).await, first, "{what}");
        assert!(Arc::ptr_eq(&facts().await, &first_facts), "{what}: the facts that select size tables are read again");
        last = last_recorded(&shop).await;
    };
    products::hide(app, &key, &croatia, ACTOR, false).await.unwrap();
    check("hidden").await;
    products::show_again(app, &key, &croatia, false).await.unwrap();
    check("shown again").await;
    let edit = EditRequest { keys: key.to_vec(), prices: assigned("HR", "44.90"), ..EditRequest::default() };
    products::edit(app, &edit, ACTOR, false).await.unwrap();
    check("another price").await;
    save(&shop, &[shirt("a", "Čipka", &[(HR, 4190)]), shirt("b", "Cvet", &[(HR, 4290)])]).await;
    check("a file with prices of one country").await;
    let names = (0..MANY).map(|n| format!("hr-{n}")).collect::<Vec<_>>();
    let mut new: Vec<ProductDraft> = names.iter().map(|name| shirt(name, name, &[(HR, 990)])).collect();
    new[0].related = vec![names[1].clone()];
    save(&shop, &new).await;
    check("a file with many products of one country").await;
    let few: Vec<ProductDraft> =
        names[..2].iter().map(|name| shirt(name, &format!("Nov {name}"), &[(HR, 990)])).collect();
    save(&shop, &few).await;
    check("other texts of products of one country").await;
    // Slovenia's own responses are made again.
    let edit = EditRequest { prices: assigned("SI", "45.90"), ..edit };
    products::edit(app, &edit, ACTOR, false).await.unwrap();
    shop.read_changes().await;
    assert_ne!(answers(&shop).await[0], first[0]);
});

both!(the_end_of_a_flash_deal_is_recorded_for_its_country_only, test, {
    let shop = open(&test).await;
    let app = &shop.app;
    app.clock.advance(TimeDelta::days(31));
    // Reduced in both countries, so that the lowest price of the previous 30 days can differ between them.
    for country in ["SI", "HR"] {
        let edit =
            EditRequest { keys: vec!["a".to_owned()], discounts: assigned(country, "25.90"), ..EditRequest::default() };
        products::edit(app, &edit, ACTOR, false).await.unwrap();
    }
    let time = |hours| (app.clock.now() + TimeDelta::hours(hours)).format("%Y-%m-%dT%H:%M:%SZ");
    let text = format!(
        "[[promotions]]\nname = \"happy-hour\"\nkind = \"flash-deal\"\ncountries = [\"HR\"]\nstarts = {}\nends = {}\n\
         include = [\"brand:tiho\"]\npercent = \"20\"\n",
        time(1),
        time(2)
    );
    let sources = Sources { files: vec![Source { name: "deals.toml".into(), text }], is_whole: true };
    promotions::apply(app, &sources, ACTOR).await.unwrap();
    let lowest = async || -> Vec<(TenantId, Option<i64>)> {
        let sql = "SELECT o.tenant_id, o.lowest_minor FROM offer o JOIN product p ON p.id = o.product_id WHERE p.key = 'a' ORDER BY 1";
        app.db.sql(sql).all().await.unwrap()
    };
    assert_eq!(lowest().await, [(SI, Some(2990)), (HR, Some(3190))]);
    let last = last_recorded(&shop).await;
    for _ in 0..2 {
        app.clock.advance(TimeDelta::hours(1));
        catalog::record_flash_deals(app).await.unwrap();
    }
    assert_eq!(lowest().await, [(SI, Some(2990)), (HR, Some(2072))], "20 % off 25.90 was asked for an hour");
    let (own, others) = recorded_since(&shop, last).await;
    assert!(own.contains_key("product") && own.contains_key("price"), "{own:?}");
    assert_eq!(others, BTreeMap::new());
});

both!(a_home_file_of_one_country_keeps_the_responses_of_others, test, {
    let shop = open(&test).await;
    apply(&shop, "home.toml", &home("Everywhere")).await;
    apply(&shop, "faq/en.toml", QUESTIONS).await;
    let both = async || (announcement(&shop, SI).await, announcement(&shop, HR).await);
    let texts = |si: &str, hr: &str| (si.to_owned(), hr.to_owned());
    assert_eq!(both().await, texts("Everywhere", "Everywhere"));
    // This change is not recorded: only a response that is made again contains it.
    let sql = "UPDATE content_file SET source = REPLACE(source, 'Everywhere', 'Elsewhere') WHERE path = 'home.toml'";
    test.db.sql(sql).execute().await.unwrap();
    apply(&shop, "home/SI.toml", &home("Slovenia")).await;
    assert_eq!(both().await, texts("Slovenia", "Everywhere"));
    apply(&shop, "faq/sl.toml", QUESTIONS).await;
    assert_eq!(both().await, texts("Slovenia", "Everywhere"), "only Slovenia reads Slovenian");
    shop.app.feed.publish(&[Change::in_tenant(Topic::Content, HR)]);
    assert_eq!(both().await, texts("Slovenia", "Elsewhere"));
    apply(&shop, "home/SI.toml", &home("Slovenija")).await;
    apply(&shop, "home.toml", &home("All countries")).await;
    assert_eq!(both().await, texts("Slovenija", "All countries"));
});

both!(texts_of_a_language_keep_the_responses_in_others, test, {
    let shop = open(&test).await;
    let first = answers(&shop).await;
    // These changes are not recorded: only a response that is made again contains them.
    test.db.sql("UPDATE variant_price SET price_minor = price_minor + 100").execute().await.unwrap();
    test.db.sql("UPDATE product_text SET name = name || '!'").execute().await.unwrap();
    let seed = async |path: &str, text: &str| {
        let languages = shop.app.directory().languages.clone();
        let seeded = i18n::seed(&test.db, &languages, &Texts::of(&[(path, text)]), false).await.unwrap();
        assert!(seeded.iter().all(i18n::Seeded::is_changed), "{seeded:?}");
        shop.read_changes().await;
    };
    seed("hr/shop.ftl", "cart = Košarica\n").await;
    assert_eq!(answers(&shop).await, first, "Slovenia shows no Croatian");
    seed("sl/shop.ftl", "cart = Košarica\n").await;
    assert_ne!(answers(&shop).await[0], first[0]);
});

both!(a_process_that_follows_changes_shows_what_a_new_one_shows, test, {
    let shop = open(&test).await;
    let app = &shop.app;
    let same_as_new = async |what: &str| {
        shop.read_changes().await;
        let new = Shop::over(&test).await;
        for (tenant, path) in [SI, HR].into_iter().flat_map(|tenant| LISTINGS.map(|path| (tenant, path))) {
            let (followed, read) = (shop.get_in(tenant, path).await, new.get_in(tenant, path).await);
            followed.data();
            assert_eq!(followed.body, read.body, "{what}: {path} in {tenant}");
        }
    };
    same_as_new("first").await;
    let everywhere = tenants_of(&app.directory(), &["SI".to_owned(), "HR".to_owned()]).unwrap();
    for (country, tenants) in [("HR", &everywhere[1..]), ("SI", &everywhere[..1])] {
        for price in ["44.90", "9.90"] {
            let prices = assigned(country, price);
            let edit = EditRequest { keys: vec!["a".to_owned()], prices, ..EditRequest::default() };
            products::edit(app, &edit, ACTOR, false).await.unwrap();
            same_as_new(&format!("{price} in {country}")).await;
        }
        products::hide(app, &["b".to_owned()], tenants, ACTOR, false).await.unwrap();
        same_as_new(&format!("hidden in {country}")).await;
    }
    products::show_again(app, &["b".to_owned()], &everywhere, false).await.unwrap();
    same_as_new("shown again").await;
    let both = |si, hr| [(SI, si), (HR, hr)];
    let mut moved = shirt("c", "Zvezda", &both(1990, 5190));
    moved.categories = vec![vec!["Hlače".to_owned()]];
    save(&shop, &[moved, shirt("d", "Nov", &[(HR, 2790)])]).await;
    same_as_new("another category, and a product of one country").await;
    save(&shop, &[shirt("d", "Nov", &both(2690, 2790)), shirt("a", "Čipka", &[(SI, 3090)])]).await;
    same_as_new("a product in one more country").await;
    let prices = assigned("SI", "12.90");
    let edit = EditRequest { keys: vec!["d".to_owned()], prices, ..EditRequest::default() };
    products::edit(app, &edit, ACTOR, false).await.unwrap();
    products::hide(app, &["c".to_owned()], &everywhere[1..], ACTOR, false).await.unwrap();
    same_as_new("different products in different countries").await;
});
