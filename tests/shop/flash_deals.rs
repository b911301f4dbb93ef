//! A flash deal starts and ends at the exact second: cart, product page, listing, structured data and feed agree at every moment,
//! in every process, and the price history contains the deal's price.

use chrono::{DateTime, SubsecRound as _, TimeDelta, Utc};
use serde_json::{Value, json};
use vitrina_server::{
    app::App,
    both,
    clock::Clock,
    db::{Db, Session as _},
    inventory, promotions,
    testing::TestDb,
    toml_file::{Source, Sources},
};
use vitrina_tests::{FURNISHED, SI, TestShop, serve, settings, tee};

const FULL: i64 = 2990;
const DEAL: i64 = 2392;

/// A shop at noon 60 days after its prices were first asked, so that reductions may legally be shown.
async fn shop(test: &TestDb, clock: &Clock) -> TestShop {
    let db = Db::connect(&test.url).await.unwrap();
    serve(App::open(settings(test), db, clock.clone()).await.unwrap()).await
}

fn clock() -> Clock {
    Clock::fixed(Utc::now().trunc_subsecs(0) + TimeDelta::days(60))
}

/// From one hour after `now` until two hours after it, 20 % off the brand but for one product.
async fn promote(app: &App, now: DateTime<Utc>) {
    let time = |hours| (now + TimeDelta::hours(hours)).format("%Y-%m-%dT%H:%M:%SZ");
    let text = format!(
        "[[promotions]]\nname = \"happy-hour\"\nkind = \"flash-deal\"\ncountries = [\"SI\"]\nstarts = {}\nends = {}\n\
         include = [\"brand:osnova\"]\nexclude = [\"product:wool-tee\"]\npercent = \"20\"\n",
        time(1),
        time(2)
    );
    let sources = Sources { files: vec![Source { name: "deals.toml".into(), text }], is_whole: true };
    promotions::apply(app, &sources, "operator test").await.unwrap();
}

async fn data(shop: &TestShop, host: &str, path: &str) -> Value {
    let answer: Value = shop.get(host, path).await.json().await.unwrap();
    answer["data"].clone()
}

/// Structured data of the product page: each variant's price and its validity.
async fn structured(shop: &TestShop, host: &str) -> Vec<(String, Option<String>)> {
    let page = shop.get(host, "/product/lanena-majica").await.text().await.unwrap();
    let scripts = page.split("<script type=\"application/ld+json\"").skip(1);
    let nodes = scripts.map(|part| &part[part.find('>').unwrap() + 1..part.find("</script>").unwrap()]);
    let nodes = nodes.map(|json| serde_json::from_str::<Value>(json).unwrap());
    let nodes = nodes.flat_map(|node| node.as_array().cloned().unwrap_or_else(|| vec![node]));
    let group = nodes.into_iter().find(|node| node["@type"] == "ProductGroup").unwrap();
    let offers = group["hasVariant"].as_array().unwrap().iter().map(|variant| &variant["offers"]);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    offers.map(|offer| (text(&offer["price"]).unwrap(), text(&offer["priceValidUntil"]))).collect()
}

/// The linen tee in the feed for shopping services: its regular price, and the deal's price and period.
async fn assert_feed(shop: &TestShop, ends: Option<DateTime<Utc>>, when: &str) {
    let feed = shop.get("vitrina.si", "/feeds/google-sl.xml").await.text().await.unwrap();
    let value = |item: &str, name: &str| {
        let (_, rest) = item.split_once(&format!("<g:{name}>"))?;
        Some(rest.split_once('<')?.0.to_owned())
    };
    let named = |name: &str| -> Vec<&str> {
        let items = feed.split("<item>").skip(1);
        items.filter(|item| value(item, "title").unwrap().starts_with(name)).collect()
    };
    let second = |at: DateTime<Utc>| at.format("%Y-%m-%dT%H:%M:%SZ");
    let holds = ends.map(|ends| format!("{}/{}", second(shop.app.clock.now() - TimeDelta::hours(1)), second(ends)));
    let (linen, wool) = (named("Lanena majica"), named("Volnena majica"));
    assert_eq!((linen.len(), wool.len()), (2, 2), "{when}: {feed}");
    for item in linen {
        assert_eq!(value(item, "price").unwrap(), "29.90 EUR", "{when}: feed");
        assert_eq!(value(item, "sale_price"), ends.map(|_| "23.92 EUR".to_owned()), "{when}: feed");
        assert_eq!(value(item, "sale_price_effective_date"), holds, "{when}: feed");
    }
    assert!(wool.iter().all(|item| value(item, "sale_price").is_none()), "{when}: what the deal leaves out");
}

/// Everything that shows the price of the linen tee must show this one.
async fn assert_price(shop: &TestShop, host: &str, minor: i64, ends: Option<DateTime<Utc>>, when: &str) {
    let is_deal = minor == DEAL;
    assert_feed(shop, ends, when).await;
    let product = data(shop, host, "/api/product/web/by-slug/lanena-majica").await;
    let ends = ends.map_or(Value::Null, |at| json!(at));
    let mut expected = json!({
        "currency": "EUR", "priceMinor": FULL, "discountMinor": is_deal.then_some(DEAL), "effectiveMinor": minor,
        "lowestMinor": is_deal.then_some(FULL), "percent": if is_deal { 20 } else { 0 },
    });
    if !ends.is_null() {
        expected["endsAt"] = ends.clone();
    }
    assert_eq!(product["price"], expected, "{when}: card");
    for variant in product["variants"].as_array().unwrap() {
        assert_eq!(variant["price"], expected, "{when}: variant");
    }
    assert_eq!(product["dealEnds"].as_array().unwrap().len(), usize::from(is_deal), "{when}");
    let variant = &product["variants"][0]["id"];
    let body = json!({ "lines": [{ "variantId": variant, "quantity": 2 }] });
    let quote: Value = shop.post(host, "/api/cart/quote", &body).await.json().await.unwrap();
    let line = &quote["data"]["lines"][0];
    assert_eq!((&line["price"], &line["totalMinor"]), (&expected, &json!(2 * minor)), "{when}: cart");
    let structured = structured(shop, host).await;
    assert_eq!(structured.len(), product["variants"].as_array().unwrap().len(), "{when}: offers");
    assert!(!structured.is_empty(), "{when}: no offer");
    let major = format!("{}.{:02}", minor / 100, minor % 100);
    for (price, until) in structured {
        assert_eq!((price, json!(until)), (major.clone(), ends.clone()), "{when}: structured data");
    }
    let page = shop.get(host, "/product/lanena-majica").await.text().await.unwrap();
    assert_eq!(page.contains("23.92 €"), is_deal, "{when}: page");
    let listing = shop.get(host, "/category/majice").await.text().await.unwrap();
    assert_eq!(listing.contains("23.92 €"), is_deal, "{when}: listing");
    assert!(listing.contains("59.90 €"), "{when}: what the deal leaves out");
    for (query, found) in
        [("discounted=true", is_deal), ("priceMax=2500", is_deal), ("priceMin=2900&priceMax=3000", !is_deal)]
    {
        let path = format!("/api/product/web/countryWiseProductsPagination?{query}");
        let cards = data(shop, host, &path).await;
        let names: Vec<&str> = cards.as_array().unwrap().iter().map(|card| card["slug"].as_str().unwrap()).collect();
        assert_eq!(names.contains(&"lanena-majica"), found, "{when}: {query} {names:?}");
    }
    let sorted = data(shop, host, "/api/product/web/countryWiseProductsPagination?orderBy=discount").await;
    assert_eq!(sorted[0]["slug"] == "lanena-majica", is_deal, "{when}: by reduction");
}

/// The pages of deals and of reduced products are in the sitemap and in indexes exactly while they have something to show.
async fn assert_found(shop: &TestShop, host: &str, has_deals: bool, has_reduced: bool, when: &str) {
    let sitemap = shop.get(host, "/sitemaps/content-1.xml").await.text().await.unwrap();
    for (path, is_filled) in [("/flash-deals", has_deals), ("/sale", has_reduced)] {
        assert_eq!(sitemap.contains(&format!("{path}</loc>")), is_filled, "{when}: {path} in the sitemap");
        let response = shop.get(host, path).await;
        assert_eq!(response.headers().contains_key("x-robots-tag"), !is_filled, "{when}: {path}");
    }
}

async fn history(db: &Db) -> Vec<(i64, DateTime<Utc>)> {
    db.sql(
        "SELECT h.effective_minor, h.changed_at FROM price_history h JOIN variant v ON v.id = h.variant_id \
         JOIN product p ON p.id = v.product_id WHERE p.key = 'linen-tee' AND v.id = (SELECT MIN(id) FROM variant o WHERE o.product_id = p.id) AND h.tenant_id = $1 ORDER BY h.changed_at, h.id",
    )
    .bind(SI)
    .all()
    .await
    .unwrap()
}

both!(a_deal_starts_and_ends_at_the_exact_second_everywhere, test in FURNISHED, {
    let clock = clock();
    let (first, second) = (shop(&test, &clock).await, shop(&test, &clock).await);
    let now = clock.now();
    // By price the cheaper linen tee comes last of three, the reduced one first during the deal.
    inventory::save_products(&first.app, &[tee("silk-tee", "Svilena majica", 2890)]).await.unwrap();
    promote(&first.app, now).await;
    second.catch_up().await;
    first.catch_up().await;
    let (starts, ends) = (now + TimeDelta::hours(1), now + TimeDelta::hours(2));
    let instants = [
        (now, FULL, "before"),
        (starts - TimeDelta::microseconds(1), FULL, "just before the start"),
        (starts, DEAL, "at the start"),
        (ends - TimeDelta::microseconds(1), DEAL, "just before the end"),
        (ends, FULL, "at the end"),
        (ends + TimeDelta::days(1), FULL, "after"),
    ];
    for (at, minor, when) in instants {
        clock.advance(at - clock.now());
        let until = (minor == DEAL).then_some(ends);
        for shop in [&first, &second] {
            // Twice: newly rendered, and cached.
            assert_price(shop, "si.localhost", minor, until, when).await;
            assert_price(shop, "si.localhost", minor, until, when).await;
            assert_found(shop, "si.localhost", at < ends, minor == DEAL, when).await;
        }
        let elsewhere =
            data(&first, "hr.localhost", "/api/product/web/countryWiseProductsPagination?priceMax=2500").await;
        assert_eq!(elsewhere, json!([]), "{when}: another country");
    }
});

both!(the_price_history_records_a_deal_s_price_without_visitors, test in FURNISHED, {
    let clock = clock();
    let shop = shop(&test, &clock).await;
    let now = clock.now();
    promote(&shop.app, now).await;
    shop.catch_up().await;
    let (starts, ends) = (now + TimeDelta::hours(1), now + TimeDelta::hours(2));
    for _ in 0..3 {
        clock.advance(TimeDelta::minutes(61));
        shop.run_jobs().await;
    }
    let known = history(&test.db).await;
    assert_eq!(known[1..], [(DEAL, starts), (FULL, ends)], "{known:?}");
    let others = "SELECT COUNT(*) FROM price_history h JOIN variant v ON v.id = h.variant_id JOIN product p ON p.id = v.product_id WHERE p.key = 'wool-tee' AND h.tenant_id = $1";
    let count: i64 = test.db.sql(others).bind(SI).scalar().await.unwrap();
    assert_eq!(count, 2, "one row for each variant: the deal leaves it out");
    let left: i64 = test.db.sql("SELECT COUNT(*) FROM flash_deal").scalar().await.unwrap();
    assert_eq!(left, 0);
    // A reduction soon afterwards refers to the deal's price (98/6/EC, article 6a).
    clock.advance(TimeDelta::days(5));
    let mut reduced = tee("linen-tee", "Lanena majica", FULL);
    for variant in &mut reduced.variants {
        variant.prices.get_mut(&SI).unwrap().discount_minor = Some(1990);
    }
    inventory::save_products(&shop.app, &[reduced]).await.unwrap();
    shop.catch_up().await;
    let price = data(&shop, "si.localhost", "/api/product/web/by-slug/lanena-majica").await["price"].clone();
    assert_eq!((&price["lowestMinor"], &price["percent"]), (&json!(DEAL), &json!(16)), "{price}");
});

both!(a_disabled_or_changed_deal_ends_at_once_and_stays_in_the_history, test in FURNISHED, {
    let clock = clock();
    let shop = shop(&test, &clock).await;
    let now = clock.now();
    promote(&shop.app, now).await;
    clock.advance(TimeDelta::minutes(90));
    shop.run_jobs().await;
    shop.catch_up().await;
    assert_price(&shop, "si.localhost", DEAL, Some(now + TimeDelta::hours(2)), "while it runs").await;
    // A price that changes during the deal is reduced by it.
    inventory::save_products(&shop.app, &[tee("linen-tee", "Lanena majica", 2500)]).await.unwrap();
    clock.advance(TimeDelta::minutes(5));
    promotions::set_enabled(&shop.app, "happy-hour", false, "operator test").await.unwrap();
    let off = clock.now();
    shop.run_jobs().await;
    shop.catch_up().await;
    let price = data(&shop, "si.localhost", "/api/product/web/by-slug/lanena-majica").await["price"].clone();
    assert_eq!((&price["effectiveMinor"], &price["endsAt"]), (&json!(2500), &Value::Null));
    let known = history(&test.db).await;
    let [_, (DEAL, _), .., (2000, _), (2500, ended)] = known[..] else { panic!("{known:?}") };
    assert_eq!(ended, off);
});

both!(shared_caches_keep_a_page_until_a_deal_starts, test in FURNISHED, {
    let noon = (Utc::now() + TimeDelta::days(60)).date_naive().and_hms_opt(12, 0, 0).unwrap().and_utc();
    let clock = Clock::fixed(noon);
    let shop = shop(&test, &clock).await;
    promote(&shop.app, noon).await;
    shop.catch_up().await;
    let start = noon + TimeDelta::hours(1);
    let kept = async |path: &str| {
        let answer = shop.get("si.localhost", path).await;
        answer.headers()["cache-control"].to_str().unwrap().to_owned()
    };
    let for_seconds = |fresh: u64, while_asking: u64| {
        format!("public, max-age=0, s-maxage={fresh}, stale-while-revalidate={while_asking}")
    };
    // A cache may show a stale page for a minute while it revalidates, but no old price once the new one applies.
    for (before, fresh, while_asking) in [(600, 30, 60), (70, 30, 40), (40, 30, 10), (10, 10, 0), (1, 1, 0)] {
        clock.advance(start - TimeDelta::seconds(before) - clock.now());
        for path in ["/product/lanena-majica", "/category/majice"] {
            assert_eq!(kept(path).await, for_seconds(fresh, while_asking), "{path}, {before} s before the deal");
        }
    }
    clock.advance(start - clock.now());
    assert_price(&shop, "si.localhost", DEAL, Some(noon + TimeDelta::hours(2)), "at the start").await;
    assert_eq!(kept("/category/majice").await, for_seconds(30, 60));
    // A delivery date expires with its day, and may be shown while a new one is requested.
    let zone = shop.app.directory().tenant(SI).unwrap().time_zone;
    let midnight = (clock.now().with_timezone(&zone).date_naive() + TimeDelta::days(1)).and_hms_opt(0, 0, 0).unwrap();
    clock.advance(midnight.and_local_timezone(zone).unwrap().to_utc() - TimeDelta::seconds(5) - clock.now());
    assert_eq!(kept("/product/lanena-majica").await, for_seconds(5, 60));
    shop.stop().await;
});
