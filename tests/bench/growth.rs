//! Listings, filters and menus: the API compared with independent SQL, and 200,000 products with 2,000 in the first requests
//! after a change, over HTTP, on SQLite and (where `tests/with-postgres.sh` runs one) on PostgreSQL. The changes affect products
//! of the requested page: the process caches cards individually, and those of other products would not be read again.

use std::{
    error::Error,
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};
use vitrina_server::{
    app::App,
    catalog,
    clock::Clock,
    config::Settings,
    db::{Db, Session},
    id::ProductId,
    search,
    tenancy::TenantId,
};

use crate::{
    catalogue,
    client::{self, Connection},
    report::{Row, median, percentile, progress},
};

const SMALL: usize = 2_000;
const LARGE: usize = 200_000;
const HOST: &str = "si.localhost";
const COUNTRY: i64 = 3;
/// The number of measured changes for each request.
const TURNS: usize = 45;
/// The number of pages compared with SQL in each round.
const PAGES: usize = 25;
const CARDS_OF_A_PAGE: usize = 24;
const LISTING: &str = "/api/product/web/countryWiseProductsPagination?take=24";

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

/// A shop that is served by this process, on a port of its own.
struct Shop {
    app: App,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl Shop {
    async fn serve(data: &Path, database: Option<&str>) -> Result<Self, Box<dyn Error>> {
        let settings = Settings { data: data.to_owned(), ..Settings::default() };
        let db = Db::connect(&database.map_or_else(|| settings.database_url(), str::to_owned)).await?;
        let app = App::open(settings, db, Clock::System).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let served = app.clone();
        let serving = tokio::spawn(async move {
            let stopped = async {
                // Dropping the shop stops it, too.
                let _ = stopped.await;
            };
            if let Err(error) = vitrina_server::serve(served, listener, stopped).await {
                progress(&format!("  the shop stopped: {error}"));
            }
        });
        // Building the search index of a large shop takes minutes of all cores, and is not what is measured here.
        search::index_state(&app).await?;
        Ok(Self { app, address, stop: Some(stop), serving })
    }

    async fn stop(mut self) -> Result<(), Box<dyn Error>> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        Ok(self.serving.await?)
    }

    /// The response time in milliseconds, and the response.
    async fn ask(&self, path: &str) -> Result<(f64, Value), Box<dyn Error>> {
        let mut connection = Connection::open(self.address).await?;
        let request = client::get(HOST, path);
        let started = Instant::now();
        let (status, body) = connection.exchange(&request).await?;
        let milliseconds = started.elapsed().as_secs_f64() * 1000.0;
        if status != 200 {
            return Err(format!("{path} answered {status}").into());
        }
        Ok((milliseconds, serde_json::from_slice(&body)?))
    }

    /// The newest products, in the listing's order.
    async fn newest(&self, most: usize) -> Result<Vec<ProductId>, Box<dyn Error>> {
        let sql = "SELECT o.product_id FROM offer o JOIN product p ON p.id = o.product_id WHERE o.tenant_id = 3 AND o.is_visible \
                   ORDER BY p.published_at DESC, p.id DESC LIMIT";
        Ok(self.app.db.sql(sql).push_bind("", most as i64).scalars().await?)
    }

    /// Changes the prices of products by the given amount and updates their listings, as an import does; waits until this process
    /// has read the change.
    async fn change(&self, products: &[ProductId], by: i64) -> Result<(), Box<dyn Error>> {
        let mut tx = self.app.db.begin().await?;
        tx.sql("UPDATE variant_price SET price_minor = price_minor +")
            .push_bind("", by)
            .push_bind(" WHERE tenant_id =", COUNTRY)
            .push(" AND variant_id IN (SELECT id FROM variant WHERE ")
            .push_in("product_id", products)
            .push(")")
            .execute()
            .await?;
        let places: Vec<_> = products.iter().map(|product| (TenantId(COUNTRY), *product)).collect();
        catalog::refresh_offers(&mut tx, &places).await?;
        tx.commit().await?;
        self.app.catch_up().await?;
        Ok(())
    }

    /// The products in a response; empty for a response that is not a product list.
    async fn shown(&self, path: &str) -> Result<Vec<ProductId>, Box<dyn Error>> {
        let (_, answer) = self.ask(path).await?;
        Ok(products_of(&answer))
    }

    /// The count returned by SQL written for this benchmark only.
    async fn counted(&self, sql: &'static str) -> Result<i64, Box<dyn Error>> {
        Ok(self.app.db.sql(sql).scalar().await?)
    }
}

/// The products of a response, if it is a product list.
fn products_of(answer: &Value) -> Vec<ProductId> {
    let products = answer["data"].as_array().into_iter().flatten().filter(|one| one["price"].is_object());
    products.filter_map(|one| one["id"].as_i64()).map(ProductId).collect()
}

/// All rows.
pub async fn listing(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let (small, large) = (data.join("small"), data.join("large"));
    catalogue::imported(&small, SMALL)?;
    let seconds = catalogue::imported(&large, LARGE)?;
    progress(&format!("  {LARGE} products imported in {seconds:.0} s"));
    let mut rows = Vec::new();
    let shops = (Shop::serve(&small, None).await?, Shop::serve(&large, None).await?);
    rows.push(overhead(&shops.0, "SQLite").await?);
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
    let mut rows = vec![overhead(&few, "PostgreSQL").await?];
    rows.extend(after_a_change(&few, &many, "PostgreSQL").await?);
    few.stop().await?;
    many.stop().await?;
    Ok(rows)
}

/// The statements that any implementation needs for a page of cards, as written for this benchmark. NULLs of the same type fill
/// up columns that a statement lacks.
const CARDS: [&str; 5] = [
    "SELECT o.product_id, p.brand_id, o.price_minor, o.discount_minor, o.effective_minor, o.percent FROM offer o \
     JOIN product p ON p.id = o.product_id WHERE o.tenant_id = 3 AND ",
    "SELECT product_id, language_id, CAST(NULL AS BIGINT), CAST(NULL AS BIGINT), CAST(NULL AS BIGINT), CAST(NULL AS BIGINT) \
     FROM product_text WHERE ",
    "SELECT product_id, category_id, position, CAST(NULL AS BIGINT), CAST(NULL AS BIGINT), CAST(NULL AS BIGINT) \
     FROM product_category WHERE ",
    "SELECT product_id, colour_id, MIN(position), MAX(size_id), CAST(NULL AS BIGINT), CAST(NULL AS BIGINT) \
     FROM variant WHERE colour_id IS NOT NULL AND ",
    "SELECT product_id, asset_id, colour_id, position, CAST(NULL AS BIGINT), CAST(NULL AS BIGINT) FROM product_media WHERE ",
];

/// The API's rate, as a share of the rate of the statements that such pages need. All products of a page are changed before it is
/// requested, so that neither the response nor its cards are cached.
async fn overhead(shop: &Shop, database: &'static str) -> Result<Row, Box<dyn Error>> {
    let newest = shop.newest(PAGES * CARDS_OF_A_PAGE).await?;
    let mut ratios = Vec::new();
    for round in 1..=5 {
        let (mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO);
        for (page, ids) in (1..).zip(newest.chunks(CARDS_OF_A_PAGE)) {
            shop.change(ids, round * 10).await?;
            let (milliseconds, answer) = shop.ask(&format!("{LISTING}&page={page}")).await?;
            if products_of(&answer) != ids {
                return Err(format!("page {page} does not show the products that were changed").into());
            }
            ours += Duration::from_secs_f64(milliseconds / 1000.0);
            let started = Instant::now();
            read_cards(shop, ids).await?;
            theirs += started.elapsed();
        }
        progress(&format!("  round {round}: {:.2} ms a page, SQL {:.2} ms", mean(ours), mean(theirs)));
        ratios.push(theirs.as_secs_f64() / ours.as_secs_f64());
    }
    let percent = median(ratios) * 100.0;
    Ok(Row {
        what: if database == "PostgreSQL" {
            "listing whose 24 cards have just changed, against independent SQL for them, PostgreSQL"
        } else {
            "listing whose 24 cards have just changed, against independent SQL for them, SQLite"
        },
        bar: "≥ 60 %",
        measured: format!("{percent:.0} %"),
        holds: percent >= 60.0,
    })
}

/// Milliseconds per page, computed from the total time.
fn mean(all: Duration) -> f64 {
    all.as_secs_f64() * 1000.0 / PAGES as f64
}

/// Reads a page's cards by this benchmark's own statements.
async fn read_cards(shop: &Shop, ids: &[ProductId]) -> Result<(), Box<dyn Error>> {
    type Cells = (i64, Option<i64>, Option<i64>, Option<i64>, Option<i64>, Option<i64>);
    for sql in CARDS {
        let product = if sql.contains("FROM offer") { "o.product_id" } else { "product_id" };
        let statement = shop.app.db.sql(sql).push_in(product, ids);
        let statement =
            if sql.contains("MIN(") { statement.push(" GROUP BY product_id, colour_id") } else { statement };
        let _: Vec<Cells> = statement.all().await?;
    }
    Ok(())
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
