//! What changes cost the pages that are kept, what campaign links cost, and the API's kept answers against a bare handler.

use std::{error::Error, path::Path, time::Duration};

use tokio::task::JoinHandle;
use vitrina_server::{app::App, catalog, clock::Clock, config::Settings, db::Db, inventory};
use vitrina_tests::tee;

use crate::{
    catalogue::run,
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

/// The shop's pages and answers that are measured.
const HOME: &str = "/";
const CATEGORY: &str = "/category/majice";
const LISTING: &str = "/api/product/web/countryWiseProductsPagination?take=24";
const PRODUCT: &str = "/api/product/web/by-slug/garment-7";

/// All rows, over a shop of 2,000 products.
pub async fn rows(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    std::fs::create_dir_all(data)?;
    run(data, &["tenant", "apply"])?;
    run(data, &["translations", "seed"])?;
    let settings = Settings { data: data.to_owned(), ..Settings::default() };
    let app = App::open(settings.clone(), Db::connect(&settings.database_url()).await?, Clock::System).await?;
    let drafts: Vec<_> = (0..PRODUCTS).map(|index| garment(index, 0)).collect();
    inventory::save_products(&app, &drafts).await?;
    let server = Server::start("serve", data)?;
    let mut rows = vec![campaigns(&server).await?];
    rows.push(
        against_bare(&server, "catalogue answer (24 cards) against a bare handler of the same bytes", LISTING).await?,
    );
    rows.push(
        against_bare(&server, "catalogue answer (a product) against a bare handler of the same bytes", PRODUCT).await?,
    );
    rows.extend(under_changes(&server, &app).await?);
    Ok(rows)
}

/// A product whose price goes with `turn`.
fn garment(index: usize, turn: usize) -> catalog::ProductDraft {
    let name = format!("garment-{index}");
    let price = 1_990 + i64::try_from((index * 37 + turn * 10) % 4_000).unwrap_or(0);
    tee(&name, &name, price)
}

/// Changes the price of one product after another until it is aborted.
fn changing(app: App) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(CHANGE_EVERY);
        for turn in 1.. {
            ticks.tick().await;
            let changed = inventory::save_products(&app, &[garment((turn * 13) % PRODUCTS, turn)]).await;
            if let Err(error) = changed {
                say(&format!("  a change failed: {error}"));
            }
        }
    })
}

/// Kept pages while 20 products a second change, as a share of their rate at rest, with the 99th percentile of the answers.
async fn under_changes(server: &Server, app: &App) -> Result<Vec<Row>, Box<dyn Error>> {
    let requests = [HOME, CATEGORY].map(|path| client::get_brotli(HOST, path));
    let (mut shares, mut slowest) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        let rest = client::load(server.address, &requests, CONNECTIONS, ROUND).await?;
        let changing = changing(app.clone());
        let busy = client::load(server.address, &requests, CONNECTIONS, ROUND).await;
        changing.abort();
        let Load { rate, p99 } = busy?;
        say(&format!("  round {round}: {rate:.0}/s, p99 {p99:.1} ms; at rest {:.0}/s", rest.rate));
        shares.push(rate / rest.rate);
        slowest.push(p99);
    }
    let (share, p99) = (median(shares) * 100.0, median(slowest));
    Ok(vec![
        Row {
            what: "kept pages while 20 products a second change, of their rate at rest",
            bar: "≥ 70 %",
            measured: format!("{share:.0} %"),
            holds: share >= 70.0,
        },
        Row {
            what: "the slowest hundredth of them",
            bar: "≤ 10 ms",
            measured: format!("{p99:.1} ms"),
            holds: p99 <= 10.0,
        },
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
