//! What changes of prices and availability cost cached pages (on SQLite and, where `tests/with-postgres.sh` runs one, on
//! PostgreSQL), what campaign links cost, and the API's cached answers against a bare handler.

use std::{
    error::Error,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

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
    report::{Row, median, say},
};

const HOST: &str = "si.localhost";
const PRODUCTS: usize = 2_000;
const CHANGE_EVERY: Duration = Duration::from_millis(50);
const CONNECTIONS: usize = 8;
const ROUND: Duration = Duration::from_secs(4);
const ROUNDS: usize = 3;
/// Products that change in a round, at least: 80 on an idle machine.
const LEAST_CHANGES: usize = 60;

/// The shop's pages and answers that are measured.
const HOME: &str = "/";
const CATEGORY: &str = "/category/majice";
const LISTING: &str = "/api/product/web/countryWiseProductsPagination?take=24";
const PRODUCT: &str = "/api/product/web/by-slug/garment-7";

/// A shop of 2,000 products, served by the real program; `app` changes it beside that.
struct Shop {
    server: Server,
    app: App,
}

impl Shop {
    /// On SQLite, or on the database at an address.
    async fn open(data: &Path, database: Option<&str>) -> Result<Self, Box<dyn Error>> {
        std::fs::create_dir_all(data)?;
        run_on(data, database, &["tenant", "apply"])?;
        run_on(data, database, &["translations", "seed"])?;
        let database = database.map(|url| url.to_owned().into());
        let settings = Settings { data: data.to_owned(), database, ..Settings::default() };
        let app = App::open(settings.clone(), Db::connect(&settings.database_url()).await?, Clock::System).await?;
        let drafts: Vec<_> = (0..PRODUCTS).map(|index| garment(index, 0)).collect();
        inventory::save_products(&app, &drafts).await?;
        let server = Server::start_with("serve", data, &[("VITRINA_DATABASE", &settings.database_url())])?;
        Ok(Self { server, app })
    }
}

/// All rows.
pub async fn rows(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let shop = Shop::open(&data.join("sqlite"), None).await?;
    let server = &shop.server;
    let mut rows = vec![campaigns(server).await?];
    rows.push(
        against_bare(server, "catalogue answer (24 cards) against a bare handler of the same bytes", LISTING).await?,
    );
    rows.push(
        against_bare(server, "catalogue answer (a product) against a bare handler of the same bytes", PRODUCT).await?,
    );
    let names = [
        "kept pages while 20 products a second change, of their rate at rest, SQLite",
        "the slowest hundredth of them, SQLite",
    ];
    rows.extend(under_changes(&shop, names).await?);
    drop(shop);
    if let Ok(cluster) = std::env::var("TEST_POSTGRES") {
        let admin = Db::connect(&cluster).await?;
        // A bench that was broken off may have left it.
        for statement in ["DROP DATABASE IF EXISTS bench_freshness", "CREATE DATABASE bench_freshness"] {
            admin.sql(statement).execute().await?;
        }
        let database = cluster.replace("/postgres?", "/bench_freshness?");
        let shop = Shop::open(&data.join("postgres"), Some(&database)).await?;
        let names = [
            "kept pages while 20 products a second change, of their rate at rest, PostgreSQL",
            "the slowest hundredth of them, PostgreSQL",
        ];
        rows.extend(under_changes(&shop, names).await?);
    } else {
        say("  PostgreSQL is left out: start the bench with tests/with-postgres.sh");
    }
    Ok(rows)
}

/// A product as it is at a turn: every other turn it is sold out, which its pages and listings show, and its price always differs.
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

/// Changes price and availability of one product after another until it is aborted, from a turn on that no other round has come to: the
/// same draft again would change nothing. Counts what was changed.
fn changing(app: App, turns: Arc<AtomicUsize>, changed: Arc<AtomicUsize>) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(CHANGE_EVERY);
        loop {
            ticks.tick().await;
            let turn = turns.fetch_add(1, Ordering::Relaxed) + 1;
            let draft = garment((turn * 13) % PRODUCTS, turn + turn / PRODUCTS);
            match inventory::save_products(&app, &[draft]).await {
                Ok(outcomes) if outcomes == [catalog::Outcome::Updated] => {
                    changed.fetch_add(1, Ordering::Relaxed);
                }
                Ok(outcomes) => say(&format!("  turn {turn} changed nothing: {outcomes:?}")),
                Err(error) => say(&format!("  a change failed: {error}")),
            }
        }
    })
}

/// Cached pages while 20 products a second change, as a share of their rate at rest, with the 99th percentile of the answers.
async fn under_changes(shop: &Shop, names: [&'static str; 2]) -> Result<Vec<Row>, Box<dyn Error>> {
    let requests = [HOME, CATEGORY].map(|path| client::get_brotli(HOST, path));
    let (mut shares, mut slowest) = (Vec::new(), Vec::new());
    let mut fewest = usize::MAX;
    let (turns, changed) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    for round in 1..=ROUNDS {
        let rest = client::load(shop.server.address, &requests, CONNECTIONS, ROUND).await?;
        let before = changed.load(Ordering::Relaxed);
        let changing = changing(shop.app.clone(), Arc::clone(&turns), Arc::clone(&changed));
        let busy = client::load(shop.server.address, &requests, CONNECTIONS, ROUND).await;
        changing.abort();
        let Load { rate, p99 } = busy?;
        let changes = changed.load(Ordering::Relaxed) - before;
        say(&format!("  round {round}: {rate:.0}/s, p99 {p99:.1} ms, {changes} changes; at rest {:.0}/s", rest.rate));
        fewest = fewest.min(changes);
        shares.push(rate / rest.rate);
        slowest.push(p99);
    }
    let (share, p99) = (median(shares) * 100.0, median(slowest));
    let [kept, hundredth] = names;
    Ok(vec![
        Row {
            what: kept,
            bar: "≥ 70 %",
            measured: format!("{share:.0} %, {fewest} changes or more a round"),
            holds: share >= 70.0 && fewest >= LEAST_CHANGES,
        },
        Row { what: hundredth, bar: "≤ 10 ms", measured: format!("{p99:.1} ms"), holds: p99 <= 10.0 },
    ])
}

/// Landing pages with campaign parameters that are new each time, as a share of the plain page's rate.
async fn campaigns(server: &Server) -> Result<Row, Box<dyn Error>> {
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
        say(&format!("  round {round}: {landed:.0}/s with campaigns, {usual:.0}/s without"));
        shares.push(landed / usual);
    }
    let share = median(shares) * 100.0;
    Ok(Row {
        what: "landing with campaign parameters against the plain page",
        bar: "≥ 90 %",
        measured: format!("{share:.0} %"),
        holds: share >= 90.0,
    })
}

/// An answer of the API against a bare handler of the same, compressed bytes.
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
        say(&format!("  round {round}: {ours:.0}/s, bare {theirs:.0}/s"));
        shares.push(ours / theirs);
        rates.push(ours);
    }
    let (share, rate) = (median(shares) * 100.0, median(rates));
    Ok(Row { what, bar: "≥ 60 %", measured: format!("{share:.0} % ({rate:.0} requests/s)"), holds: share >= 60.0 })
}
