//! A crawl of a large catalogue like a real export: the time for a page that was not rendered before, and its size; then cached pages
//! of the same shop, and its memory.

use std::{collections::HashSet, error::Error, path::Path, time::Instant};

use vitrina_server::{
    app::App,
    clock::Clock,
    config::Settings,
    db::{self, Db},
    i18n::{self, Texts},
    inventory,
    tenancy::{self, Configuration, files},
};
use vitrina_tests::large_catalogue;

use crate::{
    client::{self, Connection},
    pages,
    process::{self, Server},
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const PRODUCTS: usize = 10_000;
const PAGES: usize = 1_000;
/// The maximum size of a document, in bytes.
const BUDGET: usize = 200_000;

/// All rows.
pub async fn large(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    save(data).await?;
    let server = Server::start("serve", data)?;
    let mut connection = Connection::open(server.address).await?;
    let mut waiting: Vec<String> =
        ["/brands?page=2", "/categories?page=2", "/brands", "/categories", "/"].map(str::to_owned).into();
    waiting.push(format!("/product/{}", large_catalogue::slug(0)));
    let mut seen: HashSet<String> = waiting.iter().cloned().collect();
    let (mut times, mut largest) = (Vec::new(), (0, String::new()));
    while let Some(path) = waiting.pop() {
        let request = client::get(HOST, &path);
        let started = Instant::now();
        let (status, body) = connection.exchange(&request).await?;
        times.push(started.elapsed().as_secs_f64() * 1000.0);
        let html = String::from_utf8_lossy(&body);
        if status != 200 || !html.contains("<h1") {
            return Err(format!("{path} was not rendered (status {status})").into());
        }
        if body.len() > largest.0 {
            largest = (body.len(), path);
        }
        if times.len() == PAGES {
            break;
        }
        waiting.extend(large_catalogue::links(&html).filter(|path| seen.insert(path.clone())));
    }
    let (pages, milliseconds) = (times.len(), median(times));
    progress(&format!("  {pages} pages, the largest is {} with {} bytes", largest.1, largest.0));
    let [resident, occupied] = memory(&server).await?;
    let cached = pages::cached_page(&server, "cached guest page against a bare axum handler, 10,000 products").await?;
    Ok(vec![
        Row {
            what: "crawl of 1,000 new pages: 10,000 products, 120 types, 150 brands",
            bar: "≤ 30 ms",
            measured: format!("{milliseconds:.1} ms median of {pages}"),
            holds: milliseconds <= 30.0 && pages == PAGES,
        },
        Row {
            what: "largest document of that crawl",
            bar: "≤ 200 kB",
            measured: format!("{:.0} kB", largest.0 as f64 / 1000.0),
            holds: largest.0 <= BUDGET,
        },
        resident,
        occupied,
        cached,
    ])
}

/// The memory that the process takes after the crawl. Each connection maps the database, which is many times as large as the demo's,
/// and resident memory counts its pages for each of them; the second row counts every page once.
async fn memory(server: &Server) -> Result<[Row; 2], Box<dyn Error>> {
    let resident = process::memory(server, "resident memory after that crawl, 10,000 products").await?;
    let occupied = process::occupied(server)?;
    let once = Row {
        what: "  the same with each page of memory counted once",
        bar: "≤ 150 MB",
        measured: format!("{occupied:.0} MB"),
        holds: occupied <= 150.0,
    };
    Ok([resident, once])
}

async fn save(data: &Path) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(data)?;
    let settings = Settings { data: data.to_owned(), ..Settings::default() };
    let db = Db::connect(&settings.database_url()).await?;
    db::migrate(&db).await?;
    let countries =
        files::read(&files::built_in(), &Configuration::default()).map_err(|_| "the countries' files are wrong")?;
    tenancy::apply(&db, &Clock::System, &countries).await?;
    let languages = tenancy::load(&db).await?.languages;
    i18n::seed(&db, &languages, &Texts::embedded(), false).await?;
    let app = App::open(settings, db, Clock::System).await?;
    inventory::save_products(&app, &large_catalogue::large_catalogue(PRODUCTS)).await?;
    app.db.close().await;
    Ok(())
}
