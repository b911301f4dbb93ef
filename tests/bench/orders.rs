//! Orders: how many per second the real command places, with durable commits, how fast their e-mails are sent, and how much they
//! slow down other visitors.

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

use serde_json::Value;
use tokio::task::JoinHandle;
use vitrina_server::{
    app::App,
    clock::Clock,
    config::Settings,
    db::{Db, Session as _},
    inventory,
};
use vitrina_tests::{
    cluster::Cluster,
    mail_sink::MailSink,
    orders::{self, Checkout, network, stocked},
};

use crate::{
    catalogue::run,
    client::{self, Connection},
    process::Server,
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const CALL: &str = "/api/checkout/place";
const METHOD: &str = "cash-on-delivery";
const PRODUCTS: usize = 50;
const CLIENTS: usize = 8;
const WARM_UP: Duration = Duration::from_secs(2);
const TIME: Duration = Duration::from_secs(10);
/// The interval of orders placed while pages are requested.
const ORDER_EVERY: Duration = Duration::from_millis(20);
const ROUND: Duration = Duration::from_secs(4);
const ROUNDS: usize = 3;
/// The response time of a mail server in the same region.
const MAIL_ANSWER_TIME: Duration = Duration::from_millis(5);
/// The maximum time for sending the e-mails of a run.
const EMAIL_TIME: Duration = Duration::from_mins(5);
const PAGES: [&str; 2] = ["/", "/category/majice"];

/// All rows: on SQLite, and on a separate PostgreSQL with durable commits.
pub async fn rows(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let shop = Shop::open(&data.join("sqlite"), None).await?;
    let placed = shop.place_for(TIME).await?;
    let mut rows = vec![
        placed.rate_row("cash orders over HTTP, 8 clients, SQLite, durable", "≥ 1,000/s", 1000.0),
        placed.wait_row("  95 of 100 are answered within"),
        shop.send_emails("e-mails of these orders, over SMTP, SQLite").await?,
    ];
    rows.extend(shop.pages_beside_orders().await?);
    drop(shop);
    let cluster = Cluster::start("-c fsync=on -c full_page_writes=on");
    let shop = Shop::open(&data.join("postgres"), Some(&cluster.url)).await?;
    let placed = shop.place_for(TIME).await?;
    rows.push(placed.rate_row("cash orders over HTTP, 8 clients, PostgreSQL, durable", "≥ 500/s", 500.0));
    rows.push(placed.wait_row("  95 of 100 are answered within"));
    rows.push(shop.send_emails("e-mails of these orders, over SMTP, PostgreSQL").await?);
    Ok(rows)
}

/// The results of the clients.
struct Placed {
    rate: f64,
    /// The 95th percentile of the response times, in milliseconds.
    p95: f64,
}

impl Placed {
    fn rate_row(&self, what: &'static str, bar: &'static str, least: f64) -> Row {
        Row { what, bar, measured: format!("{:.0}/s, none failed", self.rate), holds: self.rate >= least }
    }

    fn wait_row(&self, what: &'static str) -> Row {
        Row { what, bar: "≤ 50 ms", measured: format!("{:.1} ms", self.p95), holds: self.p95 <= 50.0 }
    }
}

/// The lines of an order and their prices.
type Basket = (Vec<(i64, i64)>, Value);

/// The served command, with products that do not sell out.
struct Shop {
    server: Server,
    mail: MailSink,
    app: App,
    baskets: Arc<[Basket]>,
    next: Arc<AtomicUsize>,
}

impl Shop {
    async fn open(data: &Path, database: Option<&str>) -> Result<Self, Box<dyn Error>> {
        std::fs::create_dir_all(data)?;
        let elsewhere: Vec<&str> = database.into_iter().flat_map(|url| ["--database", url]).collect();
        for command in [["tenant", "apply"], ["translations", "seed"]] {
            run(data, &[elsewhere.as_slice(), &command].concat())?;
        }
        let settings = Settings { data: data.to_owned(), ..Settings::default() };
        let db = Db::connect(&database.map_or_else(|| settings.database_url(), str::to_owned)).await?;
        let app = App::open(settings, db, Clock::System).await?;
        let names: Vec<String> = (0..PRODUCTS).map(|product| format!("G{product}")).collect();
        let products: Vec<_> =
            (990..).step_by(120).zip(&names).map(|(price, name)| stocked(name, price, 10_000_000)).collect();
        inventory::save_products(&app, &products).await?;
        let mail = MailSink::start(MAIL_ANSWER_TIME).await?;
        let transport = mail.url();
        let mut environment = vec![("VITRINA_TRUSTED_PROXIES", "127.0.0.1"), ("VITRINA_MAIL_TRANSPORT", &*transport)];
        environment.extend(database.map(|url| ("VITRINA_DATABASE", url)));
        let server = Server::start_with("serve", data, &environment)?;
        let baskets = baskets(server.address, &app, &names).await?.into();
        Ok(Self { server, mail, app, baskets, next: Arc::default() })
    }

    /// Clients that place the next order as soon as the previous one is answered. Acknowledged orders are counted in the
    /// database.
    async fn place_for(&self, time: Duration) -> Result<Placed, Box<dyn Error>> {
        self.clients(WARM_UP).await?;
        let before = self.stored().await?;
        let started = Instant::now();
        let mut times = self.clients(time).await?;
        let rate = times.len() as f64 / started.elapsed().as_secs_f64();
        let stored = self.stored().await? - before;
        if usize::try_from(stored)? != times.len() {
            return Err(format!("{} orders were acknowledged and {stored} are stored", times.len()).into());
        }
        times.sort_unstable();
        let within =
            |share: usize| times.get(times.len() * share / 100).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0);
        let emails = self.waiting_emails().await?;
        progress(&format!(
            "  {rate:.0}/s, p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms; {emails} e-mails wait",
            within(50),
            within(95),
            within(99)
        ));
        Ok(Placed { rate, p95: within(95) })
    }

    async fn waiting_emails(&self) -> Result<i64, Box<dyn Error>> {
        Ok(self.app.db.sql("SELECT COUNT(*) FROM job WHERE kind = 'orders.mail'").scalar().await?)
    }

    /// How fast the e-mails of previous orders are sent once no more orders are placed.
    async fn send_emails(&self, what: &'static str) -> Result<Row, Box<dyn Error>> {
        let (waiting, sent, started) = (self.waiting_emails().await?, self.mail.emails(), Instant::now());
        while self.waiting_emails().await? > 0 {
            if started.elapsed() > EMAIL_TIME {
                return Err(format!("e-mails still wait after {EMAIL_TIME:?}").into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let (seconds, sent) = (started.elapsed().as_secs_f64(), self.mail.emails() - sent);
        let rate = sent as f64 / seconds;
        progress(&format!(
            "  {waiting} e-mails waited, {sent} left, over {} connections in all",
            self.mail.connections()
        ));
        Ok(Row {
            what,
            bar: "≥ 100/s",
            measured: format!("{rate:.0}/s, none waits after {seconds:.0} s"),
            holds: rate >= 100.0,
        })
    }

    async fn stored(&self) -> Result<i64, Box<dyn Error>> {
        Ok(self.app.db.sql("SELECT COUNT(*) FROM shop_order").scalar().await?)
    }

    async fn clients(&self, time: Duration) -> Result<Vec<Duration>, Box<dyn Error>> {
        let end = Instant::now() + time;
        let clients: Vec<_> = (0..CLIENTS)
            .map(|_| {
                tokio::spawn(place_until(self.server.address, Arc::clone(&self.baskets), Arc::clone(&self.next), end))
            })
            .collect();
        let mut times = Vec::new();
        for client in clients {
            times.extend(client.await??);
        }
        Ok(times)
    }

    /// The rate of cached pages while orders are placed, as a share of their rate without orders, with the 99th percentile of the
    /// response times.
    async fn pages_beside_orders(&self) -> Result<Vec<Row>, Box<dyn Error>> {
        let requests = PAGES.map(|path| client::get_brotli(HOST, path));
        let address = self.server.address;
        self.drop_waiting_emails().await?;
        client::load(address, &requests, CLIENTS, WARM_UP).await?;
        let (mut shares, mut worst) = (Vec::new(), 0.0_f64);
        for round in 1..=ROUNDS {
            let idle = client::load(address, &requests, CLIENTS, ROUND).await?;
            let ordering = self.ordering();
            let before = self.stored().await?;
            let busy = client::load(address, &requests, CLIENTS, ROUND).await?;
            let orders = (self.stored().await? - before) as f64 / ROUND.as_secs_f64();
            ordering.abort();
            progress(&format!(
                "  round {round}: {:.0}/s beside {orders:.0} orders/s, {:.0}/s idle, p99 {:.1} ms",
                busy.rate, idle.rate, busy.p99
            ));
            if orders < 45.0 {
                return Err(format!("only {orders:.0} orders/s were placed").into());
            }
            shares.push(busy.rate / idle.rate);
            worst = worst.max(busy.p99);
            self.drop_waiting_emails().await?;
        }
        let share = median(shares) * 100.0;
        Ok(vec![
            Row {
                what: "cached pages while 50 orders/s are placed, of their idle rate",
                bar: "≥ 70 %",
                measured: format!("{share:.0} %"),
                holds: share >= 70.0,
            },
            Row {
                what: "  their p99 in the worst round",
                bar: "< 10 ms",
                measured: format!("{worst:.1} ms"),
                holds: worst < 10.0,
            },
        ])
    }

    /// Drops waiting e-mails, so that the next measurement is not affected by them.
    async fn drop_waiting_emails(&self) -> Result<(), Box<dyn Error>> {
        self.app.db.sql("DELETE FROM job WHERE kind = 'orders.mail' AND lease IS NULL").execute().await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        Ok(())
    }

    /// Places one order after the other, until it is aborted.
    fn ordering(&self) -> JoinHandle<()> {
        let (address, baskets, next) = (self.server.address, Arc::clone(&self.baskets), Arc::clone(&self.next));
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(ORDER_EVERY);
            let Ok(mut connection) = Connection::open(address).await else { return };
            loop {
                ticks.tick().await;
                if let Err(error) = place(&mut connection, &baskets, &next).await {
                    progress(&format!("  an order failed: {error}"));
                }
            }
        })
    }
}

/// Carts of one, two and three products.
async fn baskets(address: SocketAddr, app: &App, names: &[String]) -> Result<Vec<Basket>, Box<dyn Error>> {
    let checkout = Checkout::at(address);
    let mut variants = Vec::with_capacity(names.len());
    for name in names {
        variants.push(orders::variant(&app.db, name).await);
    }
    let mut baskets = Vec::with_capacity(variants.len());
    for first in 0..variants.len() {
        let lines: Vec<(i64, i64)> =
            (0..=first % 3).map(|step| (variants[(first + step * 7) % variants.len()], 1)).collect();
        let shown = checkout.shown_prices(&lines, METHOD).await?;
        baskets.push((lines, shown));
    }
    Ok(baskets)
}

async fn place_until(
    address: SocketAddr,
    baskets: Arc<[Basket]>,
    next: Arc<AtomicUsize>,
    end: Instant,
) -> io::Result<Vec<Duration>> {
    let mut connection = Connection::open(address).await?;
    let mut times = Vec::new();
    while Instant::now() < end {
        times.push(place(&mut connection, &baskets, &next).await?);
    }
    Ok(times)
}

/// Each order comes from another shopper, in a network of its own.
async fn place(connection: &mut Connection, baskets: &[Basket], next: &AtomicUsize) -> io::Result<Duration> {
    let number = next.fetch_add(1, Ordering::Relaxed);
    let (lines, shown) = &baskets[number % baskets.len()];
    let body = orders::order(&format!("shopper-{number}"), lines, METHOD, shown).to_string();
    let request = client::post_from(HOST, CALL, &network(number), &body);
    let asked = Instant::now();
    let (status, answer) = connection.exchange(&request).await?;
    if status != 200 {
        return Err(io::Error::other(format!("status {status}: {}", String::from_utf8_lossy(&answer))));
    }
    Ok(asked.elapsed())
}
