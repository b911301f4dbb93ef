//! Listings, filters and menus: 200,000 products compared with 2,000 in the first requests after a change, over HTTP, on SQLite
//! and (where `tests/with-postgres.sh` runs one) on PostgreSQL. The changes affect products of the requested page: the process
//! caches cards individually, and those of other products would not be read again.

use std::{error::Error, path::Path};

use vitrina_server::{
    db::{Db, Session as _},
    id::ProductId,
};

use crate::{
    catalogue, listing_sql,
    report::{Row, median, percentile, progress},
    served_shop::{LISTING, Shop, products_of},
};

const SMALL: usize = 2_000;
const LARGE: usize = 200_000;
/// The number of measured changes for each request.
const TURNS: usize = 45;

/// The requests after a change. The first one is the listing itself.
const QUESTIONS: [(&str, &str); 9] = [
    ("newest", LISTING),
    ("price", "/api/product/web/countryWiseProductsPagination?take=24&orderBy=price"),
    ("name", "/api/product/web/countryWiseProductsPagination?take=24&orderBy=name"),
    ("discount", "/api/product/web/countryWiseProductsPagination?take=24&orderBy=discount"),
    ("filtered", "/api/product/web/countryWiseProductsPagination?take=24&color=rust&size=M&priceMax=4000"),
    ("shop filters", "/api/product/web/filters"),
    ("category filters", "/api/product/web/filters?category=kind-3&color=rust"),
    ("values", "/api/attributeValue/web/list"),
    ("menus", "/api/navigation"),
];

/// All rows.
pub async fn listing(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let (small, large) = (data.join("small"), data.join("large"));
    catalogue::imported(&small, SMALL)?;
    let seconds = catalogue::imported(&large, LARGE)?;
    progress(&format!("  {LARGE} products imported in {seconds:.0} s"));
    let mut rows = Vec::new();
    let shops = (Shop::serve(&small, None).await?, Shop::serve(&large, None).await?);
    rows.push(listing_sql::overhead(&shops.0, "SQLite").await?);
    rows.extend(after_a_change(&shops.0, &shops.1, "SQLite").await?);
    shops.0.stop().await?;
    shops.1.stop().await?;
    if let Ok(cluster) = std::env::var("TEST_POSTGRES") {
        rows.extend(on_postgres(data, &cluster).await?);
    } else {
        progress("  PostgreSQL is left out: start the bench with tests/with-postgres.sh");
    }
    Ok(rows)
}

async fn on_postgres(data: &Path, cluster: &str) -> Result<Vec<Row>, Box<dyn Error>> {
    let database = |name: &str| cluster.replace("/postgres?", &format!("/{name}?"));
    let admin = Db::connect(cluster).await?;
    // May exist after an aborted run.
    for statement in [
        "DROP DATABASE IF EXISTS bench_small",
        "DROP DATABASE IF EXISTS bench_large",
        "CREATE DATABASE bench_small",
        "CREATE DATABASE bench_large",
    ] {
        admin.sql(statement).execute().await?;
    }
    let (small, large) = (data.join("postgres-small"), data.join("postgres-large"));
    catalogue::imported_into(&small, SMALL, Some(&database("bench_small")))?;
    catalogue::imported_into(&large, LARGE, Some(&database("bench_large")))?;
    let few = Shop::serve(&small, Some(&database("bench_small"))).await?;
    let many = Shop::serve(&large, Some(&database("bench_large"))).await?;
    let mut rows = vec![listing_sql::overhead(&few, "PostgreSQL").await?];
    rows.extend(after_a_change(&few, &many, "PostgreSQL").await?);
    few.stop().await?;
    many.stop().await?;
    Ok(rows)
}

/// The products to change before a request: those in its response or, if there are none, the newest.
async fn to_change(shop: &Shop, newest: &[ProductId], path: &str) -> Result<Vec<ProductId>, Box<dyn Error>> {
    let shown = shop.shown(path).await?;
    Ok(if shown.is_empty() { newest.to_vec() } else { shown })
}

/// The first responses after a change, for all requests in alternating rounds.
async fn after_a_change(small: &Shop, large: &Shop, database: &'static str) -> Result<Vec<Row>, Box<dyn Error>> {
    let mut times = vec![(Vec::new(), Vec::new()); QUESTIONS.len()];
    let (mut shown, mut known) = (0, 0);
    // Twelve products, which belong to twelve categories. Looked up once: the statement reads all products, and before a measured
    // response it would empty the caches of the processor and of the database.
    let newest = (small.newest(12).await?, large.newest(12).await?);
    for turn in 0..TURNS {
        // Each round includes every request, so that other load on the machine affects all of them.
        for ((few, many), (_, path)) in times.iter_mut().zip(QUESTIONS) {
            for (shop, newest, times) in [(small, &newest.0, few), (large, &newest.1, many)] {
                // Prices alternate down and up, so that the requested page keeps its products.
                let by = if turn.is_multiple_of(2) { -10 } else { 10 };
                let changed = to_change(shop, newest, path).await?;
                shop.change(&changed, by).await?;
                let (milliseconds, answer) = shop.ask(path).await?;
                times.push(milliseconds);
                let cards = products_of(&answer);
                shown += cards.len();
                known += cards.iter().filter(|card| !changed.contains(card)).count();
            }
        }
    }
    if known * 20 > shown {
        return Err(format!("{known} of {shown} cards had not changed before they were asked for").into());
    }
    let (mut worst, mut slowest, mut p95) = ((0.0_f64, ""), (0.0_f64, ""), (0.0_f64, ""));
    for ((few, many), (name, _)) in times.into_iter().zip(QUESTIONS) {
        let slow = percentile(many.clone(), 95);
        let (few, many) = (median(few), median(many));
        progress(&format!("  {database}, {name}: {few:.2} ms at {SMALL}, {many:.2} ms at {LARGE}, p95 {slow:.2} ms"));
        worst = if many / few > worst.0 { (many / few, name) } else { worst };
        slowest = if many > slowest.0 { (many, name) } else { slowest };
        p95 = if slow > p95.0 { (slow, name) } else { p95 };
    }
    agrees(large).await?;
    let is_postgres = database == "PostgreSQL";
    Ok(vec![
        Row {
            what: if is_postgres {
                "growth on PostgreSQL: first answer after a change, 200,000 to 2,000"
            } else {
                "growth on SQLite: first answer after a change, 200,000 to 2,000"
            },
            bar: "≤ 2 ×",
            measured: format!("{:.2} × ({})", worst.0, worst.1),
            holds: worst.0 <= 2.0,
        },
        Row {
            what: if is_postgres {
                "slowest median first answer at 200,000 after a change, PostgreSQL"
            } else {
                "slowest median first answer at 200,000 after a change, SQLite"
            },
            bar: "≤ 50 ms",
            measured: format!("{:.1} ms ({}); p95 at most {:.1} ms ({})", slowest.0, slowest.1, p95.0, p95.1),
            holds: slowest.0 <= 50.0,
        },
    ])
}

/// The API's counts equal those of SQL.
async fn agrees(shop: &Shop) -> Result<(), Box<dyn Error>> {
    let expected = [
        (
            format!("{LISTING}&color=rust&size=M&priceMax=4000"),
            "SELECT COUNT(*) FROM offer o CROSS JOIN attribute_value c CROSS JOIN attribute_value s \
             WHERE o.tenant_id = 3 AND o.is_visible AND c.key = 'rust' AND s.key = 'M' AND o.effective_minor <= 4000 \
             AND ',' || o.options || ',' LIKE '%,' || c.id || ':' || s.id || ':1,%'",
        ),
        (LISTING.to_owned(), "SELECT COUNT(*) FROM offer WHERE tenant_id = 3 AND is_visible"),
    ];
    for (path, sql) in expected {
        let (count, counted) = (shop.ask(&path).await?.1["meta"]["itemCount"].as_i64(), shop.counted(sql).await?);
        if count != Some(counted) {
            return Err(format!("{path} counts {count:?} where SQL counts {counted}").into());
        }
    }
    Ok(())
}
