//! What changes of prices and availability cost cached pages, and the time until a change is visible (on SQLite and, where
//! `tests/with-postgres.sh` runs one, on PostgreSQL with two processes); what campaign links cost, and the API's cached responses
//! compared with a bare handler of the same bytes.

use std::{
    error::Error,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures::future::try_join_all;
use tokio::task::JoinHandle;
use vitrina_server::{
    app::App,
    catalog,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    inventory,
};
use vitrina_tests::tee;

use crate::{
    catalogue::run_on,
    client::{self, Connection, Load},
    process::Server,
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const PRODUCTS: usize = 2_000;
/// The number of products that change twenty times a second; the others are watched.
const CHANGING: usize = PRODUCTS - WATCHED;
const CHANGE_EVERY: Duration = Duration::from_millis(50);
const CONNECTIONS: usize = 8;
const ROUND: Duration = Duration::from_secs(4);
const ROUNDS: usize = 3;
/// The minimum number of changes a second: all except the one that is aborted at the end of a round.
const LEAST_RATE: f64 = 19.0;
/// Watched changes, each of a separate product that nothing else changes.
const WATCHED: usize = 20;
/// The interval of requesting a page until it shows a change.
const LOOK_EVERY: Duration = Duration::from_millis(10);
/// The maximum time until a change is visible.
const PATIENCE: Duration = Duration::from_secs(30);

/// The pages and responses that are measured.
const HOME: &str = "/";
const CATEGORY: &str = "/category/majice";
const LISTING: &str = "/api/product/web/countryWiseProductsPagination?take=24";
const PRODUCT: &str = "/api/product/web/by-slug/garment-7";

/// A shop of 2,000 products, served by the real program; `app` changes it from this process.
struct Shop {
    server: Server,
    app: App,
    /// The number of rounds of changes so far, and how many of them changed something.
    turns: Arc<AtomicUsize>,
    changed: Arc<AtomicUsize>,
}

impl Shop {
    /// On SQLite, or on the database with the given URL.
    async fn open(data: &Path, database: Option<&str>) -> Result<Self, Box<dyn Error>> {
        std::fs::create_dir_all(data)?;
        run_on(data, database, &["tenant", "apply"])?;
        run_on(data, database, &["translations", "seed"])?;
        let database = database.map(|url| url.to_owned().into());
        let settings = Settings { data: data.to_owned(), database, ..Settings::default() };
        let app = App::open(settings.clone(), Db::connect(&settings.database_url()).await?, Clock::System).await?;
        let drafts: Vec<_> = (0..PRODUCTS).map(|index| garment(index, 0)).collect();
        inventory::save_products(&app, &drafts).await?;
        let server = Self::serve(data, &settings.database_url())?;
        Ok(Self { server, app, turns: Arc::default(), changed: Arc::default() })
    }

    /// Starts a process that serves a database, with a data folder of its own.
    fn serve(data: &Path, database: &str) -> std::io::Result<Server> {
        std::fs::create_dir_all(data)?;
        Server::start_with("serve", data, &[("VITRINA_DATABASE", database)])
    }
}

/// All rows.
pub async fn rows(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let shop = Shop::open(&data.join("sqlite"), None).await?;
    let mut rows = on_one_process(&shop, &ON_SQLITE).await?;
    // An SQLite file is served by one process only; this process makes the changes.
    let what = "until a page shows a change, with 20 other changes a second, SQLite";
    rows.push(until_shown(&shop, &[shop.server.address], what).await?);
    drop(shop);
    if let Ok(cluster) = std::env::var("TEST_POSTGRES") {
        let admin = Db::connect(&cluster).await?;
        // May exist after an aborted run.
        for statement in ["DROP DATABASE IF EXISTS bench_freshness", "CREATE DATABASE bench_freshness"] {
            admin.sql(statement).execute().await?;
        }
        let database = cluster.replace("/postgres?", "/bench_freshness?");
        let shop = Shop::open(&data.join("postgres"), Some(&database)).await?;
        rows.extend(on_one_process(&shop, &ON_POSTGRES).await?);
        let second = Shop::serve(&data.join("postgres-second"), &database)?;
        let what = "until two processes show a change, with 20 others a second, PostgreSQL";
        rows.push(until_shown(&shop, &[shop.server.address, second.address], what).await?);
    } else {
        progress("  PostgreSQL is left out: start the bench with tests/with-postgres.sh");
    }
    Ok(rows)
}

/// The rows of a database.
struct Names {
    campaigns: &'static str,
    listing: &'static str,
    product: &'static str,
    cached_pages: &'static str,
    p99: &'static str,
}

const ON_SQLITE: Names = Names {
    campaigns: "landing with campaign parameters against the plain page, SQLite",
    listing: "catalogue answer (24 cards) against a bare handler, SQLite",
    product: "catalogue answer (a product) against a bare handler, SQLite",
    cached_pages: "cached pages while 20 products a second change, of their idle rate, SQLite",
    p99: "  their p99 in the worst round, SQLite",
};

const ON_POSTGRES: Names = Names {
    campaigns: "landing with campaign parameters against the plain page, PostgreSQL",
    listing: "catalogue answer (24 cards) against a bare handler, PostgreSQL",
    product: "catalogue answer (a product) against a bare handler, PostgreSQL",
    cached_pages: "cached pages while 20 products a second change, of their idle rate, PostgreSQL",
    p99: "  their p99 in the worst round, PostgreSQL",
};

/// What is measured with a single process on each database.
async fn on_one_process(shop: &Shop, names: &Names) -> Result<Vec<Row>, Box<dyn Error>> {
    let mut rows = vec![
        campaigns(&shop.server, names.campaigns).await?,
        against_bare(&shop.server, names.listing, LISTING).await?,
        against_bare(&shop.server, names.product, PRODUCT).await?,
    ];
    rows.extend(under_changes(shop, names).await?);
    Ok(rows)
}

/// A product in the given round: sold out in every other round, which its pages and listings show, and always with a different
/// price.
fn garment(index: usize, turn: usize) -> catalog::ProductDraft {
    let name = format!("garment-{index}");
    let price = 1_990 + i64::try_from((index * 37 + turn * 10) % 4_000).unwrap_or(0);
    let mut draft = tee(&name, &name, price);
    let pieces = if turn.is_multiple_of(2) { 4 } else { 0 };
    for variant in &mut draft.variants {
        variant.stock = catalog::StockDraft::tracked(pieces);
    }
    draft
}

/// Background changes, which stop when this is dropped.
struct Changing<'s> {
    shop: &'s Shop,
    work: JoinHandle<()>,
    before: usize,
    started: Instant,
}

impl<'s> Changing<'s> {
    /// Changes price and availability of one product after another, starting with a round number that was not used before: saving
    /// the same draft again would change nothing.
    fn start(shop: &'s Shop) -> Self {
        let (app, turns, changed) = (shop.app.clone(), Arc::clone(&shop.turns), Arc::clone(&shop.changed));
        let work = tokio::spawn(async move {
            let mut ticks = tokio::time::interval(CHANGE_EVERY);
            loop {
                ticks.tick().await;
                let turn = turns.fetch_add(1, Ordering::Relaxed) + 1;
                let draft = garment((turn * 13) % CHANGING, turn + turn / CHANGING);
                match inventory::save_products(&app, &[draft]).await {
                    Ok(outcomes) if outcomes == [catalog::Outcome::Updated] => {
                        changed.fetch_add(1, Ordering::Relaxed);
                    }
                    Ok(outcomes) => progress(&format!("  turn {turn} changed nothing: {outcomes:?}")),
                    Err(error) => progress(&format!("  a change failed: {error}")),
                }
            }
        });
        Self { shop, work, before: shop.changed.load(Ordering::Relaxed), started: Instant::now() }
    }

    /// Changes per second so far, by elapsed time.
    fn rate(&self) -> f64 {
        (self.shop.changed.load(Ordering::Relaxed) - self.before) as f64 / self.started.elapsed().as_secs_f64()
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        self.work.abort();
    }
}

/// The rate of cached pages while 20 products a second change, as a share of their idle rate, and the 99th percentile of the response
/// times in the worst round.
async fn under_changes(shop: &Shop, names: &Names) -> Result<Vec<Row>, Box<dyn Error>> {
    let requests = [HOME, CATEGORY].map(|path| client::get_brotli(HOST, path));
    let (mut shares, mut worst) = (Vec::new(), 0.0_f64);
    let mut slowest_changes = f64::INFINITY;
    for round in 1..=ROUNDS {
        let idle = client::load(shop.server.address, &requests, CONNECTIONS, ROUND).await?;
        let changing = Changing::start(shop);
        let Load { rate, p99 } = client::load(shop.server.address, &requests, CONNECTIONS, ROUND).await?;
        let changes = changing.rate();
        drop(changing);
        progress(&format!(
            "  round {round}: {rate:.0}/s, p99 {p99:.1} ms, {changes:.1} changes a second; idle {:.0}/s",
            idle.rate
        ));
        slowest_changes = slowest_changes.min(changes);
        shares.push(rate / idle.rate);
        worst = worst.max(p99);
    }
    let share = median(shares) * 100.0;
    Ok(vec![
        Row {
            what: names.cached_pages,
            bar: "≥ 70 %",
            measured: format!("{share:.0} %, {slowest_changes:.1} changes a second or more"),
            holds: share >= 70.0 && slowest_changes >= LEAST_RATE,
        },
        Row { what: names.p99, bar: "< 10 ms", measured: format!("{worst:.1} ms"), holds: worst < 10.0 },
    ])
}

/// The time from the acknowledgement of a change until the product's page shows it at every address, while other products change
/// twenty times a second.
async fn until_shown(shop: &Shop, addresses: &[SocketAddr], what: &'static str) -> Result<Row, Box<dyn Error>> {
    let changing = Changing::start(shop);
    let mut times = Vec::new();
    for index in CHANGING..PRODUCTS {
        times.push(watched(shop, index, addresses).await?);
    }
    let rate = changing.rate();
    drop(changing);
    let worst = times.iter().copied().fold(0.0, f64::max);
    let middle = median(times);
    Ok(Row {
        what,
        bar: "≤ 2 s",
        measured: format!("median {middle:.2} s, worst {worst:.2} s, {rate:.1} changes/s"),
        holds: worst <= 2.0 && rate >= LEAST_RATE,
    })
}

/// Seconds until a product's new price is visible at every address. The page is requested before the change, so that each process
/// has it in its cache; the price is unique among all products.
async fn watched(shop: &Shop, index: usize, addresses: &[SocketAddr]) -> Result<f64, Box<dyn Error>> {
    let price = 60_000 + index;
    let shown = format!("{}.{:02}", price / 100, price % 100);
    let request = client::get(HOST, &format!("/product/garment-{index}"));
    for address in addresses {
        if shows(&mut Connection::open(*address).await?, &request, &shown).await? {
            return Err(format!("garment-{index} costs {shown} already").into());
        }
    }
    let mut draft = garment(index, 0);
    for price_of_variant in draft.variants.iter_mut().flat_map(|variant| variant.prices.values_mut()) {
        price_of_variant.price_minor = i64::try_from(price)?;
    }
    inventory::save_products(&shop.app, &[draft]).await?;
    let changed = Instant::now();
    let times = addresses.iter().map(|address| seconds_until(*address, &request, &shown, changed));
    Ok(try_join_all(times).await?.into_iter().fold(0.0, f64::max))
}

/// Seconds until a response contains a text.
async fn seconds_until(address: SocketAddr, request: &[u8], text: &str, since: Instant) -> Result<f64, Box<dyn Error>> {
    let mut connection = Connection::open(address).await?;
    while !shows(&mut connection, request, text).await? {
        if since.elapsed() > PATIENCE {
            return Err(format!("{address} does not show {text}").into());
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
    Ok(since.elapsed().as_secs_f64())
}

async fn shows(connection: &mut Connection, request: &[u8], text: &str) -> Result<bool, Box<dyn Error>> {
    let (status, body) = connection.exchange(request).await?;
    if status != 200 {
        return Err(format!("the page answered {status}").into());
    }
    Ok(String::from_utf8_lossy(&body).contains(text))
}

/// Landing pages with campaign parameters that differ each time, as a share of the plain page's rate.
async fn campaigns(server: &Server, what: &'static str) -> Result<Row, Box<dyn Error>> {
    let plain = [client::get_brotli(HOST, CATEGORY)];
    let landings: Vec<Vec<u8>> = (0..20_000_u64)
        .map(|turn| {
            let click = turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            client::get_brotli(HOST, &format!("{CATEGORY}?utm_source=mail&utm_campaign=c{turn}&gclid={click:x}"))
        })
        .collect();
    let mut shares = Vec::new();
    for round in 1..=ROUNDS {
        let usual = client::load(server.address, &plain, CONNECTIONS, ROUND).await?.rate;
        let landed = client::load(server.address, &landings, CONNECTIONS, ROUND).await?.rate;
        progress(&format!("  round {round}: {landed:.0}/s with campaigns, {usual:.0}/s without"));
        shares.push(landed / usual);
    }
    let share = median(shares) * 100.0;
    Ok(Row { what, bar: "≥ 90 %", measured: format!("{share:.0} %"), holds: share >= 90.0 })
}

/// An API response compared with a bare handler that returns the same compressed bytes.
async fn against_bare(server: &Server, what: &'static str, path: &str) -> Result<Row, Box<dyn Error>> {
    let request = client::get_brotli(HOST, path);
    let (status, body) = Connection::open(server.address).await?.exchange(&request).await?;
    if status != 200 {
        return Err(format!("{path} answered {status}").into());
    }
    let file = tempfile::NamedTempFile::new()?;
    std::fs::write(file.path(), &body)?;
    let bare = Server::of_file("serve-bare", file.path())?;
    let plain = [client::get_brotli(HOST, "/")];
    let (mut shares, mut rates) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        let theirs = client::load(bare.address, &plain, CONNECTIONS, ROUND).await?.rate;
        let ours = client::load(server.address, std::slice::from_ref(&request), CONNECTIONS, ROUND).await?.rate;
        progress(&format!("  round {round}: {ours:.0}/s, bare {theirs:.0}/s"));
        shares.push(ours / theirs);
        rates.push(ours);
    }
    let (share, rate) = (median(shares) * 100.0, median(rates));
    Ok(Row { what, bar: "≥ 60 %", measured: format!("{share:.0} % ({rate:.0} requests/s)"), holds: share >= 60.0 })
}
