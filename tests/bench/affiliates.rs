//! The affiliate programme: how many clicks a second the real command stores, with durable commits, and how fast the dashboard
//! and every analytics view load for a partner with a million clicks, checked against a slow recount.

use std::{
    error::Error,
    io,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::TimeDelta;
use serde_json::{Value, json};
use vitrina_server::{
    affiliate_reports,
    affiliates::{self, Decision},
    app::App,
    clock::Clock,
    config::Settings,
    db::{Db, Dialect, Session as _},
    id::{self, AffiliateId, UserId},
    toml_file::Source,
};
use vitrina_tests::{cluster::Cluster, orders::network};

use crate::{
    affiliate_year::{self, DAYS},
    catalogue::run_on,
    client::{self, Connection},
    process::Server,
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const CALL: &str = "/api/affiliate/track-click";
const AGENT: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const CLIENTS: usize = 64;
const WARM_UP: Duration = Duration::from_secs(2);
const TIME: Duration = Duration::from_secs(10);
/// The number of connections that request pages, and of those that send clicks at the same time.
const PAGE_CLIENTS: usize = 8;
const PAGES: [&str; 2] = ["/", "/?utm_source=ig&ref=x"];
/// The click interval of each connection.
const CLICK_EVERY: Duration = Duration::from_millis(16);
const ROUND: Duration = Duration::from_secs(4);
const ROUNDS: usize = 3;
const CLICKS: i64 = 1_000_000;
const ORDERS: i64 = 50_000;
/// How often each view is requested.
const TURNS: usize = 9;
const VIEWS: [&str; 11] =
    ["day", "source", "medium", "campaign", "content", "term", "country", "device", "browser", "product", "landing"];

const PROGRAMME: &str = "terms = \"1\"\ncountries = [\"SI\"]\nminimum_payout = { EUR = \"20\" }\n\
                         [[tiers]]\nname = \"standard\"\npercent = \"8\"\n";

/// All rows: on SQLite, and on a separate PostgreSQL with durable commits.
pub async fn rows(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let shop = Shop::open(&data.join("sqlite"), None).await?;
    let mut rows = vec![
        shop.ingest("clicks over HTTP, 64 clients, SQLite, durable, beside a bare handler").await?,
        shop.pages_beside_clicks().await?,
    ];
    rows.extend(
        shop.figures(["the dashboard over 1,000,000 clicks and 50,000 orders, SQLite", "  the slowest analytics view"])
            .await?,
    );
    drop(shop);
    let cluster = Cluster::start("-c fsync=on -c full_page_writes=on");
    let shop = Shop::open(&data.join("postgres"), Some(&cluster.url)).await?;
    rows.push(shop.ingest("clicks over HTTP, 64 clients, PostgreSQL, durable, beside a bare handler").await?);
    rows.extend(
        shop.figures([
            "the dashboard over 1,000,000 clicks and 50,000 orders, PostgreSQL",
            "  the slowest analytics view",
        ])
        .await?,
    );
    Ok(rows)
}

/// The served command with one partner.
struct Shop {
    server: Server,
    app: App,
    partner: AffiliateId,
    code: String,
    token: String,
}

impl Shop {
    async fn open(data: &Path, database: Option<&str>) -> Result<Self, Box<dyn Error>> {
        std::fs::create_dir_all(data)?;
        for command in [["tenant", "apply"], ["translations", "seed"]] {
            run_on(data, database, &command)?;
        }
        let settings = Settings { data: data.to_owned(), ..Settings::default() };
        let db = Db::connect(&database.map_or_else(|| settings.database_url(), str::to_owned)).await?;
        let app = App::open(settings, db, Clock::System).await?;
        let programme = Source { name: "affiliates.toml".to_owned(), text: PROGRAMME.to_owned() };
        affiliates::apply_programme(&app, &programme, "bench").await?;
        let mut environment = vec![("VITRINA_TRUSTED_PROXIES", "127.0.0.1")];
        environment.extend(database.map(|url| ("VITRINA_DATABASE", url)));
        let server = Server::start_with("serve", data, &environment)?;
        let (user, token) = apply(server.address).await?;
        let partner = affiliates::of_user(&app.db, UserId(user)).await?.ok_or("nobody applied")?;
        affiliates::decide(&app, partner.id, &Decision::Approve, "bench").await?;
        Ok(Self { server, app, partner: partner.id, code: partner.code, token })
    }

    /// Clicks by clients that send the next one as soon as the previous one is answered, compared with the request rate of a
    /// server that only serves a file. Acknowledged clicks are counted in the database.
    async fn ingest(&self, what: &'static str) -> Result<Row, Box<dyn Error>> {
        let file = tempfile::NamedTempFile::new()?;
        std::fs::write(file.path(), "{}")?;
        let bare = Server::of_file("serve-bare", file.path())?;
        let request = client::get(HOST, "/");
        let bare_rate = client::rate(bare.address, &request, CLIENTS, WARM_UP).await?;
        drop(bare);
        let next = Arc::new(AtomicUsize::new(0));
        self.clients(&next, WARM_UP).await?;
        let (before, started) = (self.stored().await?, Instant::now());
        let times = self.clients(&next, TIME).await?;
        let rate = times.len() as f64 / started.elapsed().as_secs_f64();
        let stored = self.stored().await? - before;
        if usize::try_from(stored)? != times.len() {
            return Err(format!("{} clicks were acknowledged and {stored} are stored", times.len()).into());
        }
        let p99 = at(times, 99);
        progress(&format!("  {rate:.0}/s, p99 {p99:.1} ms; a bare handler answers {bare_rate:.0}/s"));
        let share = rate / bare_rate * 100.0;
        Ok(Row {
            what,
            bar: "≥ 5,000/s",
            measured: format!("{rate:.0}/s, p99 {p99:.0} ms, {share:.0} % of the bare one"),
            holds: rate >= 5_000.0,
        })
    }

    /// The rate of cached pages while clicks come in, as a share of their rate without load.
    async fn pages_beside_clicks(&self) -> Result<Row, Box<dyn Error>> {
        let requests = PAGES.map(|path| client::get_brotli(HOST, path));
        let address = self.server.address;
        client::load(address, &requests, PAGE_CLIENTS, WARM_UP).await?;
        let (mut shares, mut worst, mut fewest) = (Vec::new(), 0.0_f64, f64::INFINITY);
        for round in 1..=ROUNDS {
            let idle = client::load(address, &requests, PAGE_CLIENTS, ROUND).await?;
            let before = self.stored().await?;
            let clicking: Vec<_> = (0..PAGE_CLIENTS)
                .map(|client| tokio::spawn(click_steadily(address, self.code.clone(), client)))
                .collect();
            let busy = client::load(address, &requests, PAGE_CLIENTS, ROUND).await?;
            for client in clicking {
                client.abort();
            }
            let clicks = (self.stored().await? - before) as f64 / ROUND.as_secs_f64();
            progress(&format!(
                "  round {round}: {:.0}/s beside {clicks:.0} clicks/s, {:.0}/s idle, p99 {:.1} ms",
                busy.rate, idle.rate, busy.p99
            ));
            fewest = fewest.min(clicks);
            shares.push(busy.rate / idle.rate);
            worst = worst.max(busy.p99);
        }
        let share = median(shares) * 100.0;
        Ok(Row {
            what: "  cached pages while 500 clicks/s come in, of their idle rate",
            bar: "≥ 70 %, < 10 ms",
            measured: format!("{share:.0} %, worst p99 {worst:.1} ms, {fewest:.0} clicks/s"),
            // With fewer clicks, the pages would not be tested.
            holds: share >= 70.0 && worst < 10.0 && fewest >= 400.0,
        })
    }

    async fn stored(&self) -> Result<i64, Box<dyn Error>> {
        Ok(self.app.db.sql("SELECT COUNT(*) FROM affiliate_click").scalar().await?)
    }

    async fn clients(&self, next: &Arc<AtomicUsize>, time: Duration) -> io::Result<Vec<Duration>> {
        let end = Instant::now() + time;
        let clients: Vec<_> = (0..CLIENTS)
            .map(|_| tokio::spawn(click_until(self.server.address, self.code.clone(), Arc::clone(next), end)))
            .collect();
        let mut times = Vec::new();
        for client in clients {
            times.extend(client.await.map_err(io::Error::other)??);
        }
        Ok(times)
    }

    /// Fills a year, and requests every view of the partner.
    async fn figures(&self, what: [&'static str; 2]) -> Result<Vec<Row>, Box<dyn Error>> {
        self.app.db.sql("DELETE FROM affiliate_click").execute().await?;
        affiliate_reports::count(&self.app).await?;
        self.app.db.sql("DELETE FROM affiliate_rollup").execute().await?;
        let started = Instant::now();
        affiliate_year::fill_clicks(&self.app, self.partner, CLICKS).await?;
        affiliate_year::fill_orders(&self.app, self.partner, CLICKS / ORDERS).await?;
        let filled = started.elapsed();
        affiliate_reports::count(&self.app).await?;
        progress(&format!(
            "  filled in {filled:.0?}, counted in {:.0?}",
            started.elapsed().checked_sub(filled).unwrap_or_default()
        ));
        self.check().await?;
        if self.app.db.dialect() == Dialect::Postgres {
            // Autovacuum would do this within a minute.
            self.app.db.sql("ANALYZE").execute().await?;
        }
        let dashboard = self.timed(&format!("/api/affiliate/dashboard/{}?{}", self.partner, year(&self.app))).await?;
        let mut slowest = (0.0, "");
        for view in VIEWS {
            let path =
                format!("/api/affiliate/{}/utm-analytics?by={view}&compare=true&{}", self.partner, year(&self.app));
            let time = self.timed(&path).await?;
            progress(&format!("  by {view}: {time:.1} ms"));
            if time > slowest.0 {
                slowest = (time, view);
            }
        }
        let row = |what, time: f64, about: &str| Row {
            what,
            bar: "≤ 50 ms",
            measured: format!("{time:.1} ms median{about}"),
            holds: time <= 50.0,
        };
        Ok(vec![row(what[0], dashboard, ""), row(what[1], slowest.0, &format!(", by {}", slowest.1))])
    }

    async fn timed(&self, path: &str) -> Result<f64, Box<dyn Error>> {
        let mut connection = Connection::open(self.server.address).await?;
        let request = self.get(path);
        let mut times = Vec::with_capacity(TURNS);
        for _ in 0..TURNS {
            let asked = Instant::now();
            let (status, body) = connection.exchange(&request).await?;
            if status != 200 {
                return Err(format!("{path}: status {status}: {}", String::from_utf8_lossy(&body)).into());
            }
            times.push(asked.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(median(times))
    }

    fn get(&self, path: &str) -> Vec<u8> {
        let token = &self.token;
        format!(
            "GET {path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: identity\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        .into_bytes()
    }

    async fn read(&self, path: &str) -> Result<Value, Box<dyn Error>> {
        let (status, body) = Connection::open(self.server.address).await?.exchange(&self.get(path)).await?;
        let answer: Value = serde_json::from_slice(&body)?;
        if status == 200 { Ok(answer["data"].clone()) } else { Err(format!("{path}: {answer}").into()) }
    }

    /// Compares the partner's figures with a count of the rows.
    async fn check(&self) -> Result<(), Box<dyn Error>> {
        let db = &self.app.db;
        let dashboard = self.read(&format!("/api/affiliate/dashboard/{}?{}", self.partner, year(&self.app))).await?;
        let orders: i64 = db.sql("SELECT COUNT(*) FROM commission").scalar().await?;
        let earned: i64 = db
            .sql("SELECT CAST(SUM(commission_minor - reversed_minor) AS BIGINT) FROM commission_line")
            .scalar()
            .await?;
        let stats = &dashboard["stats"];
        if (&stats["clicks"], &stats["conversions"], &stats["commission"][0]["minor"])
            != (&json!(CLICKS), &json!(orders), &json!(earned))
        {
            return Err(format!("{orders} orders earned {earned}, and the dashboard says {stats}").into());
        }
        let counted: Vec<(String, i64)> = db
            .sql("SELECT utm_campaign, COUNT(*) FROM affiliate_click GROUP BY utm_campaign ORDER BY utm_campaign")
            .all()
            .await?;
        let path = format!("/api/affiliate/{}/utm-analytics?by=campaign&{}", self.partner, year(&self.app));
        let mut rows: Vec<(String, i64)> = self.read(&path).await?["rows"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|row| (row["key"].as_str().unwrap_or_default().to_owned(), row["clicks"].as_i64().unwrap_or_default()))
            .collect();
        rows.sort();
        if rows != counted {
            return Err(format!("by campaign, {counted:?} were clicked and {rows:?} are shown").into());
        }
        Ok(())
    }
}

/// A date range that contains everything, in any time zone.
fn year(app: &App) -> String {
    let today = app.clock.now().date_naive();
    let day = |days: i64| today + TimeDelta::days(days);
    format!("dateFrom={}&dateTo={}", day(-DAYS - 1), day(1))
}

/// The given percentile of the response times, in milliseconds.
fn at(mut times: Vec<Duration>, share: usize) -> f64 {
    times.sort_unstable();
    times.get(times.len() * share / 100).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}

async fn click_until(
    address: SocketAddr,
    code: String,
    next: Arc<AtomicUsize>,
    end: Instant,
) -> io::Result<Vec<Duration>> {
    let mut connection = Connection::open(address).await?;
    let mut times = Vec::new();
    while Instant::now() < end {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let request = click(&code, number);
        let asked = Instant::now();
        let (status, answer) = connection.exchange(&request).await?;
        if status != 200 {
            return Err(io::Error::other(format!("status {status}: {}", String::from_utf8_lossy(&answer))));
        }
        times.push(asked.elapsed());
    }
    Ok(times)
}

/// Sends clicks at a steady pace, until it is aborted.
async fn click_steadily(address: SocketAddr, code: String, client: usize) -> io::Result<()> {
    let mut ticks = tokio::time::interval(CLICK_EVERY);
    let mut connection = Connection::open(address).await?;
    for turn in 0.. {
        ticks.tick().await;
        connection.exchange(&click(&code, client * 1_000_000 + turn)).await?;
    }
    Ok(())
}

/// Each click comes from another browser, in a network of its own.
fn click(code: &str, number: usize) -> Vec<u8> {
    let body = json!({
        "affiliateCode": code, "affiliateId": null, "affiliateDiscountId": null, "sessionId": id::nonce(),
        "ipAddress": null, "userAgent": AGENT, "referrerUrl": "https://www.instagram.com/",
        "landingPage": format!("https://si.localhost/category/{}", number % 50), "source": "story", "countryId": 3, "city": null,
        "deviceType": "desktop", "browser": "Firefox", "os": "Linux", "utmSource": "ig", "utmMedium": "story",
        "utmCampaign": format!("campaign-{}", number % 10), "utmContent": null, "utmTerm": null,
    });
    client::post_from(HOST, CALL, &format!("{}\r\nUser-Agent: {AGENT}", network(number)), &body.to_string())
}

/// Applies to the programme; returns the account's id and token.
async fn apply(address: SocketAddr) -> Result<(i64, String), Box<dyn Error>> {
    let body = json!({
        "userTypeId": 5, "firstName": "Ana", "lastName": "Novak", "email": "ana@example.com", "password": "Hrast+2026",
        "repeatPassword": "Hrast+2026", "phone": "040123456", "phoneCode": "+386", "countryId": 3,
        "acceptTerms": true, "kind": "person", "company": "", "webAddress": "", "channels": [], "countryIds": [3],
        "promotion": ["By mail."], "agreesToProgramme": true, "fax": "",
    });
    let request = client::post(HOST, "/api/auth/register-user-or-affiliate", &body.to_string());
    let (status, answer) = Connection::open(address).await?.exchange(&request).await?;
    let answer: Value = serde_json::from_slice(&answer)?;
    let (id, token) = (answer["data"]["id"].as_i64(), answer["data"]["token"].as_str());
    match (id, token) {
        (Some(id), Some(token)) => Ok((id, token.to_owned())),
        _ => Err(format!("applying: status {status}: {answer}").into()),
    }
}
